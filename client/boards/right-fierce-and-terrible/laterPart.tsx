import type { BoardLayout } from '../../kit/board/boardSource.js';
import { Forces } from './panels/Forces.js';
import type { SluysTypes } from './session.js';

export { GroundOverlay, WindOn } from './chart/Overlays.js';
export { Ending } from './panels/Ending.js';
export { StackSlip } from './panels/StackSlip.js';
export { further as planners } from './plans/further.js';
export { sentenceOf as sentence } from './sentences.js';

export const forces = ({ G, frame }: BoardLayout<SluysTypes>) => <Forces G={G} onPoint={frame.setLit} />;
