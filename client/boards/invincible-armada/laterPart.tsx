import type { BoardLayout } from '../../kit/board/boardSource.js';
import { Forces } from './panels/Forces.js';
import type { ArmadaTypes } from './session.js';

export { further as planners } from './plans/further.js';
export { sentenceOf as sentence } from './sentences.js';

export const forces = ({ G, frame }: BoardLayout<ArmadaTypes>) => <Forces G={G} onPoint={frame.setLit} />;
