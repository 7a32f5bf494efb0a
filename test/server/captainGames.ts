import { toModule } from '../../src/boardgame/module.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { type Parley, parley } from '../boardgame/parley.js';

/** Parley with a Hard bot that always says 3. */
const flagship: GameDefinition<Parley> = {
  ...parley,
  slug: 'flagship',
  admiral: (view, playerID, dice) => {
    const choice = parley.captain(view, playerID, dice);
    return choice.move === 'commit' ? { move: 'commit', args: [3] } : choice;
  },
};

/** The games that the bot threads of the tests load. */
export const modules = { parley: toModule(parley), flagship: toModule(flagship) };
