import type { Laid } from '../../kit/boardSource.js';
import { Forces } from './panels/Forces.js';
import type { SluysTypes } from './session.js';

export { Ending } from './panels/Ending.js';
export { further as planners } from './plans/further.js';

export const forces = ({ G, frame }: Laid<SluysTypes>) => <Forces G={G} onPoint={frame.setLit} />;
