import type { Dice } from '../../kit/dice.js';
import { memoizing } from '../../kit/memo.js';
import type { PlayerID, Rules } from '../../kit/rules.js';
import { best, type ChoiceOf, only } from './bot/choosing.js';
import { because, figure, sum, term } from './bot/explain.js';
import { archery, boarding, business, grappling, maneuver, melee } from './bot/fighting.js';
import { sail } from './bot/sailing.js';
import { attackWorth, settledWorth, stepWorth, unitWorth } from './bot/values.js';
import { distance } from './data/map.js';
import { meleeRow } from './data/tables.js';
import { COMMANDS, LEADERS, MARINES } from './data/units.js';
import { markersIn } from './rules/boarding.js';
import { isMarine, leadersOn, marinesOn, topAt } from './rules/forces.js';
import { roundTotals } from './rules/meleeRound.js';
import { allReduced } from './rules/steps.js';
import type { SluysMove } from './sequence.js';
import { type Command, opponentOf, type Side, type Sluys, type Step, sideOf } from './state.js';

function decide(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove | undefined {
  const { ask } = G;
  switch (ask?.kind) {
    case 'assignCommand':
      return best(only(choices, 'assignCommand'), ({ args: [command] }) => berthIn(G, command, ask.ids[0]));
    case 'takeLoss':
      return best(only(choices, 'takeLoss'), ({ args: [unit] }) => term('loses', -lossCost(G, side, ask.hex, unit)));
    case 'sacrifice':
      return sacrificeFor(G, ask.leader, only(choices, 'sacrifice'));
    case 'reroll': {
      const again = ask.of === 'collapse' || (ask.of === 'melee' && badlyLost(G, side));
      return because(again ? 'badlyLost' : 'mayStand', { move: 'reroll', args: [again] });
    }
    case 'heroism':
      return heroism(G, side, only(choices, 'heroism'));
    case 'avertCollapse':
      return best(only(choices, 'avertCollapse'), ({ args: [unit] }) =>
        unit === null ? term('collapse', -9) : term('loses', -stepWorth(G, unit)),
      );
    case 'saveMarines':
      return best(only(choices, 'saveMarines'), ({ args: [saved] }) =>
        term(
          'saved',
          saved.reduce((total, unit) => total + unitWorth(G, unit), 0),
        ),
      );
    case 'flemishTarget':
      return best(only(choices, 'flemishTarget'), ({ args: [hex] }) => {
        const top = topAt(G, hex);
        return top === undefined ? 0 : term('flemish', marinesOn(G, top, 'english').length * 2 + (allReduced(G, top) ? 0 : 1));
      });
    default:
      return undefined;
  }
}

/** Distance, in hexes, within which a command's squadrons add to the value of assigning it a prize. */
const COMRADES = 3;

/**
 * Returns the value of assigning a prize to a command. A command that has yet to act can use it at once (5.2.3b); a
 * dormant command cannot use it.
 */
function berthIn(G: Sluys, command: Command, prize: string): number {
  const { hex } = G.squadrons[prize];
  const beside = Object.values(G.squadrons).filter(
    (other) => other.command === command && other.hex !== null && hex !== null && distance(other.hex, hex) <= COMRADES,
  ).length;
  const use = G.dormant.includes(command) ? -20 : G.boxes[command] === null ? 10 : 0;
  return sum([
    ['prompt', use],
    ['comrades', beside],
    ['prizes', -markersIn(G, command)],
  ]);
}

/** Returns the cost of losing a step, higher for a squadron that has boarders but no other defenders. */
function lossCost(G: Sluys, side: Side, hex: string, unit: string): number {
  const top = topAt(G, hex);
  const worth = stepWorth(G, unit);
  if (isMarine(unit) || top === undefined || G.squadrons[top].side !== side) return worth;
  const alone = marinesOn(G, top, side).length === 0 && !leadersOn(G, top).some((id) => LEADERS[id].side === side);
  return alone ? worth + (marinesOn(G, top, opponentOf(side)).length > 0 ? 8 : 0.5) : worth - 0.6;
}

function sacrificeFor(G: Sluys, leader: string, choices: readonly ChoiceOf<'sacrifice'>[]): SluysMove | undefined {
  const price = LEADERS[leader].rank === 'king' ? 9 : LEADERS[leader].rank === 'admiral' ? 4 : 2.5;
  return best(choices, ({ args: [unit] }) => (unit === null ? term('leader', -price) : term('loses', -stepWorth(G, unit))));
}

/** Returns the modified totals of the current round, that of `side` first. */
function totalsFor(G: Sluys, side: Side): [number, number] | undefined {
  if (!G.melee?.dice.length) return undefined;
  const [attacker, defender] = roundTotals(G);
  return G.melee.side === side ? [attacker, defender] : [defender, attacker];
}

function badlyLost(G: Sluys, side: Side): boolean {
  const totals = totalsFor(G, side);
  if (!totals || totals[0] >= totals[1]) return false;
  return meleeRow(totals[0], totals[1]) >= 2 || (G.melee !== null && roundGain(G, side) > 4);
}

/** Returns the expected value to `side` of a new round, relative to the current result. */
function roundGain(G: Sluys, side: Side): number {
  const { melee } = G;
  const totals = totalsFor(G, side);
  if (!melee || !totals) return 0;
  const attacking = melee.side === side;
  const [attacker, defender] = attacking ? totals : [totals[1], totals[0]];
  const gain = attackWorth(G, melee) - settledWorth(G, melee, attacker, defender);
  return attacking ? gain : -gain;
}

function heroism(G: Sluys, side: Side, choices: readonly ChoiceOf<'heroism'>[]): SluysMove | undefined {
  const gain = roundGain(G, side);
  return best(choices, ({ args: [unit] }) =>
    unit === null
      ? term('mayStand', 0)
      : sum([
          ['newRound', gain],
          ['loses', -stepWorth(G, unit)],
          ['heroes', -0.8],
        ]),
  );
}

function rallying(G: Sluys, choices: readonly SluysMove[]): SluysMove | undefined {
  // Rallies by a leader come first, because they are limited to one hex.
  const worth = ({ args: [unit, source] }: ChoiceOf<'rally'>) =>
    sum([
      ['rallies', rallyWorth(G, unit)],
      ['byLeader', source === 'fleet' ? 0 : 5],
    ]);
  return best(only(choices, 'rally'), worth);
}

function rallyWorth(G: Sluys, unit: string): number {
  if (!isMarine(unit)) return 2;
  const { type } = MARINES[unit];
  if (type === 'menAtArms' && G.marines[unit].steps === 3) return 3;
  return type === 'knights' ? 1.5 : 1;
}

/** Returns the bot's move in a step. The move may be illegal. */
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

/** Minimum `business` for the bot to activate a command by choice. */
const IDLE = 0.5;

/** Returns the activation of the command with the most `business`, or passes the choice to the opponent. */
function choose(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove | undefined {
  const commandsOf = (of: Side) => only(choices, 'activateCommand').filter(({ args: [command] }) => COMMANDS[command].side === of);
  const busiest = best(commandsOf(side), ({ args: [command] }) => term('business', business(G, side, command)));
  if (busiest && business(G, side, busiest.args[0]) >= figure('idleBelow', IDLE)) return busiest;
  const opponent = opponentOf(side);
  const [pass] = only(choices, 'passChoice');
  if (pass) return because('idle', pass);
  return best(commandsOf(opponent), ({ args: [command] }) => term('theirBusiness', -business(G, opponent, command))) ?? busiest;
}

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
