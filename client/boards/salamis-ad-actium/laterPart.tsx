import type { BoardLayout } from '../../kit/board/boardSource.js';
import { Forces } from './panels/Forces.js';
import type { SalamisTypes } from './session.js';

export { CampaignMap } from './campaign/CampaignMap.js';
export { CampaignWatched } from './campaign/CampaignSlip.js';
export { Ending } from './panels/Ending.js';
export { ShipCard } from './panels/ShipCard.js';
export { further as planners } from './plans/further.js';
export { sentenceOf as sentence } from './sentences.js';

export const forces = ({ G, frame, look }: BoardLayout<SalamisTypes>) => <Forces G={G} onPoint={frame.setLit} onLook={look.onLook} />;
