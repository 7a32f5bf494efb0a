import type { Dice } from '../../kit/dice.js';
import { memoizing } from '../../kit/memo.js';
import type { PlayerID, Rules } from '../../kit/rules.js';
import { best, only } from './bot/choosing.js';
import { decide, rallying } from './bot/deciding.js';
import { because, figure, term } from './bot/explain.js';
import { archery, boarding, business, grappling, maneuver, melee } from './bot/fighting.js';
import { sail } from './bot/sailing.js';
import { COMMANDS } from './data/units.js';
import type { SluysMove } from './sequence.js';
import { opponentOf, type Side, type Sluys, type Step, sideOf } from './state.js';

/** What the captain does at a step; it may give any action of that step, legal or not. */
type StepDecision = (G: Sluys, side: Side, choices: readonly SluysMove[]) => SluysMove | undefined;

const PLANS: { readonly [S in Step]?: StepDecision } = {
  deploy: (_G, _side, choices) => {
    const [first] = [...only(choices, 'useStandardDeployment'), ...only(choices, 'confirmDeployment')];
    return first && because('standard', first);
  },
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
function choose(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove | undefined {
  const commandsOf = (of: Side) => only(choices, 'activateCommand').filter(({ args: [command] }) => COMMANDS[command].side === of);
  const busiest = best(commandsOf(side), ({ args: [command] }) => term('business', business(G, side, command)));
  if (busiest && business(G, side, busiest.args[0]) >= figure('idleBelow', IDLE)) return busiest;
  const opponent = opponentOf(side);
  const [pass] = only(choices, 'passChoice');
  if (pass) return because('idle', pass);
  return best(commandsOf(opponent), ({ args: [command] }) => term('theirBusiness', -business(G, opponent, command))) ?? busiest;
}

/** The bot: sees what its player sees, and answers every decision with something that is allowed. */
export function captainOf(rules: Pick<Rules<Sluys, SluysMove>, 'choices' | 'refusal'>) {
  return (view: Sluys, playerID: PlayerID, dice: Dice): SluysMove =>
    memoizing(() => {
      const choices = rules.choices(view, playerID);
      const side = sideOf(playerID);
      const planned = view.ask ? decide(view, side, choices) : PLANS[view.step]?.(view, side, choices);
      if (planned && !rules.refusal(view, playerID, planned.move, planned.args)) return planned;
      const [end] = only(choices, 'endSegment');
      return end ? because('nothingBetter', end) : because('chance', choices[dice.die(choices.length) - 1]);
    });
}
