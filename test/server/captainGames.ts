import { toModule } from '../../src/boardgame/module.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { type Parley, parley } from '../boardgame/parley.js';

/** The same with an admiral, who always says 3. */
const flagship: GameDefinition<Parley> = {
  ...parley,
  slug: 'flagship',
  admiral: (view, playerID, dice) => {
    const choice = parley.captain(view, playerID, dice);
    return choice.move === 'commit' ? { move: 'commit', args: [3] } : choice;
  },
};

/** What the captains' threads of the tests know: a module of games of one's own. */
export const modules = { parley: toModule(parley), flagship: toModule(flagship) };
