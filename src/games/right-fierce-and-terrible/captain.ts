import type { Dice } from '../../kit/dice.js';
import type { Choice, PlayerID, Rules } from '../../kit/rules.js';
import { decide, rallying } from './captain/deciding.js';
import { archery, boarding, business, grappling, maneuver, melee } from './captain/fighting.js';
import { best, sail } from './captain/sailing.js';
import { COMMANDS } from './data/units.js';
import { type Command, opponent, type Side, type Sluys, type Step, sideOf } from './state.js';

/** What the captain does at a step; it may give any action of that step, legal or not. */
type Plan = (G: Sluys, side: Side, choices: readonly Choice[]) => Choice | undefined;

const PLANS: { readonly [S in Step]?: Plan } = {
  deploy: (_G, _side, choices) =>
    choices.find(({ move }) => move === 'useStandardDeployment') ?? choices.find(({ move }) => move === 'confirmDeployment'),
  chooseCommand: choose,
  sailsOars: sail,
  archery,
  grapple: grappling,
  boarding,
  melee,
  maneuver,
  sallyArchery: archery,
  sallyBoarding: boarding,
  sallyMelee: melee,
  rally: (G, _side, choices) => rallying(G, choices),
};

/** Below this a command has nothing to do yet, and may as well wait. */
const IDLE = 0.5;

/** The own command with most to do; while there is none, the other side is made to move first. */
function choose(G: Sluys, side: Side, choices: readonly Choice[]): Choice | undefined {
  const own = choices.filter(({ move, args }) => move === 'activateCommand' && COMMANDS[args[0] as Command].side === side);
  const busiest = best(own, ({ args }) => business(G, side, String(args[0])));
  const idle = !busiest || business(G, side, String(busiest.args[0])) < IDLE;
  if (!idle) return busiest;
  const other = opponent(side);
  const theirs = choices.filter(({ move, args }) => move === 'activateCommand' && COMMANDS[args[0] as Command].side === other);
  return choices.find(({ move }) => move === 'passChoice') ?? best(theirs, ({ args }) => -business(G, other, String(args[0]))) ?? busiest;
}

/** The bot: sees what its player sees, and answers every decision with something that is allowed. */
export function captainOf(rules: Pick<Rules<Sluys>, 'choices' | 'refusal' | 'awaiting'>) {
  return (view: Sluys, playerID: PlayerID, dice: Dice): Choice => {
    const choices = rules.choices(view, playerID);
    const side = sideOf(playerID);
    const step = rules.awaiting(view)[playerID] as Step;
    const planned = step === 'decide' ? decide(view, side, choices) : PLANS[step]?.(view, side, choices);
    if (planned && !rules.refusal(view, playerID, planned.move, planned.args)) return planned;
    return choices.find(({ move }) => move === 'endSegment') ?? choices[dice.die(choices.length) - 1];
  };
}
