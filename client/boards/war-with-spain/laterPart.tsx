import type { BoardLayout } from '../../kit/board/boardSource.js';
import { Forces } from './panels/Forces.js';
import type { WarTypes } from './session.js';

export { Ending } from './panels/Ending.js';
export { MapKey } from './panels/MapKey.js';
export { StackSlip } from './panels/StackSlip.js';
export { further as planners } from './plans/further.js';
export { sentenceOf as sentence } from './sentences.js';

export const forces = ({ G, me, frame, look }: BoardLayout<WarTypes>) => (
  <Forces G={G} me={me} blocks={look.blocks} onPoint={frame.setLit} />
);
