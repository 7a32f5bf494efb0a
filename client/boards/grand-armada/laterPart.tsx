import type { BoardLayout } from '../../kit/board/boardSource.js';
import { Forces } from './panels/Forces.js';
import type { GrandArmadaTypes } from './session.js';

export { FireArc, FireGround, Smoke } from './chart/FireArc.js';
export { ReachGround, WindOn } from './chart/Overlays.js';
export { Watched } from './panels/ShipSlip.js';
export { further as planners } from './plans/further.js';
export { sentenceOf as sentence } from './sentences.js';

export const forces = ({ G, frame, look }: BoardLayout<GrandArmadaTypes>) => <Forces G={G} onPoint={frame.setLit} onLook={look.onLook} />;
