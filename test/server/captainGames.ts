import { toModule } from '../../src/boardgame/module.js';
import { parley } from '../boardgame/parley.js';

/** What the captains' threads of the tests know: a module of games of one's own. */
export const modules = { parley: toModule(parley) };
