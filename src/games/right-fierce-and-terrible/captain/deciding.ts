import type { Choice } from '../../../kit/rules.js';
import { meleeRow } from '../data/meleeTable.js';
import { LEADERS, MARINES } from '../data/units.js';
import { markersIn } from '../rules/commands.js';
import { allReduced, isMarine, leadersOn, marinesOn, topAt } from '../rules/forces.js';
import { meleeTotals } from '../rules/meleeForces.js';
import { type Command, opponent, type Side, type Sluys } from '../state.js';
import { best } from './sailing.js';
import { attackWorth, settledWorth, stepWorth } from './values.js';

/** Answers to the questions that interrupt play. */
export function decide(G: Sluys, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { ask } = G;
  switch (ask?.kind) {
    case 'assignCommand':
      // A command that has not acted yet this turn can use the prize at once (5.2.3b).
      return best(choices, ({ args }) => (G.boxes[args[0] as Command] === null ? 10 : 0) - markersIn(G, args[0] as Command));
    case 'takeLoss':
      return best(choices, ({ args }) => -lossCost(G, side, ask.hex, String(args[0])));
    case 'sacrifice':
      return sacrificeFor(G, ask.leader, choices);
    case 'reroll':
      return { move: 'reroll', args: [ask.of === 'collapse' || (ask.of === 'melee' && badlyLost(G, side))] };
    case 'heroism':
      return heroism(G, side, choices);
    case 'avertCollapse':
      return best(choices, ({ args }) => (args[0] === null ? -9 : -stepWorth(G, String(args[0]))));
    case 'flemishTarget':
      return best(choices, ({ args }) => {
        const top = topAt(G, String(args[0]));
        return top === undefined ? 0 : marinesOn(G, top, 'english').length * 2 + (allReduced(G, top) ? 0 : 1);
      });
    default:
      return undefined;
  }
}

/** A step hurts more where it opens the deck to men who are already on it. */
function lossCost(G: Sluys, side: Side, hex: string, unit: string): number {
  const top = topAt(G, hex);
  const worth = stepWorth(G, unit);
  if (isMarine(unit) || top === undefined || G.squadrons[top].side !== side) return worth;
  const alone = marinesOn(G, top, side).length === 0 && !leadersOn(G, top).some((id) => LEADERS[id].side === side);
  return alone ? worth + (marinesOn(G, top, opponent(side)).length > 0 ? 8 : 0.5) : worth - 0.6;
}

function sacrificeFor(G: Sluys, leader: string, choices: readonly Choice[]): Choice | undefined {
  const price = LEADERS[leader].rank === 'king' ? 9 : LEADERS[leader].rank === 'admiral' ? 4 : 2.5;
  return best(choices, ({ args }) => (args[0] === null ? -price : -stepWorth(G, String(args[0]))));
}

/** Totals of the round that lies on the table, own first. */
function totalsFor(G: Sluys, side: Side): [number, number] | undefined {
  const { melee } = G;
  if (!melee || melee.dice.length === 0) return undefined;
  const { attacker, defender } = meleeTotals(G, melee);
  const [a, b, c, d] = melee.dice;
  return melee.side === side ? [a + b + attacker, c + d + defender] : [c + d + defender, a + b + attacker];
}

function badlyLost(G: Sluys, side: Side): boolean {
  const totals = totalsFor(G, side);
  if (!totals || totals[0] >= totals[1]) return false;
  return meleeRow(totals[0], totals[1]) >= 2 || (G.melee !== null && roundGain(G, side) > 4);
}

/** How much better a new round may be expected to be than the one on the table. */
function roundGain(G: Sluys, side: Side): number {
  const { melee } = G;
  const totals = totalsFor(G, side);
  if (!melee || !totals) return 0;
  const attacking = melee.side === side;
  const [attacker, defender] = attacking ? totals : [totals[1], totals[0]];
  const gain = attackWorth(G, melee) - settledWorth(G, melee, attacker, defender);
  return attacking ? gain : -gain;
}

function heroism(G: Sluys, side: Side, choices: readonly Choice[]): Choice | undefined {
  const gain = roundGain(G, side);
  return best(choices, ({ args }) => (args[0] === null ? 0 : gain - stepWorth(G, String(args[0])) - 0.8));
}

/** Rallies what is worth most: men-at-arms with bows, then squadrons, then the rest. */
export function rallying(G: Sluys, choices: readonly Choice[]): Choice | undefined {
  const worth = ({ move, args }: Choice) => {
    if (move !== 'rally') return 0;
    const [unit, source] = args.map(String);
    const base = !isMarine(unit)
      ? 2
      : MARINES[unit].type === 'menAtArms' && G.marines[unit].steps === 3
        ? 3
        : 1 + (MARINES[unit].type === 'knights' ? 0.5 : 0);
    // A leader's rally reaches few units: it is spent before the fleet's.
    return base + (source === 'fleet' ? 0 : 5);
  };
  return best(choices, worth);
}
