import { CAPTURE_COST, LIBERATION, MELEE, meleeRow } from '../data/tables.js';
import { LEADERS, MARINE_FACES, MARINES, SQUADRON_IDS } from '../data/units.js';
import { CASUALTY_CHANCE } from '../preview.js';
import { castle, freeLeadersOn, isMarine, isTop, leadersOn, marinesOn, meleeFactor, stackOf, topAt } from '../rules/forces.js';
import { fighters, type MeleePlan, type MeleeTotals, meleeTotals } from '../rules/melee.js';
import { allReduced, stackCanLose } from '../rules/steps.js';
import { opponentOf, type Side, type Sluys } from '../state.js';
import { figure, term } from './explain.js';
import { givesWay } from './opinions.js';

/** Value of a prize. All values are roughly in points of morale. */
const PRIZE = 2.5;
const LEADER_WORTH = { king: 6, admiral: 3.5, captain: 2.5, queen: 3 } as const;
export const leaderWorth = (leader: string): number => figure('leaderWorth', LEADER_WORTH[LEADERS[leader].rank]);

const knights = (): number => figure('knights', 1.5);

/** Returns the value of the next step that a unit would lose. */
export function stepWorth(G: Sluys, unit: string): number {
  if (!isMarine(unit)) return figure('shipStep', 1.4);
  const { steps } = G.marines[unit];
  const { side, type } = MARINES[unit];
  const faces = MARINE_FACES[side][type];
  const now = faces[steps - 1];
  if (steps === 1) return now.mf + (type === 'knights' ? knights() : 0.4);
  return now.mf - faces[steps - 2].mf + (now.archery === null ? 0 : 0.4) + (now.heroism ? 0.3 : 0);
}

export const unitWorth = (G: Sluys, marine: string): number =>
  meleeFactor(G, marine) + (MARINES[marine].type === 'knights' ? knights() : 0);

export function deckWorth(G: Sluys, top: string): number {
  const captured = figure('captured', PRIZE);
  const loser = G.squadrons[top].side;
  let worth = 0;
  let [loss, gain] = [0, 0];
  for (const id of stackOf(G, top)) {
    const prize = G.squadrons[id].marker !== null;
    const cost = CAPTURE_COST[castle(G, id)];
    worth += captured + (prize ? 2 : -cost);
    loss += prize ? LIBERATION.loss : cost;
    if (prize) gain += LIBERATION.gain;
  }
  return worth + broken(G, loser, loss) - broken(G, opponentOf(loser), gain);
}

/** Weight of morale effects on Collapse Checks. At 1, the Normal bot's value, the effects are ignored. */
const BRINK = 1;

/** Returns the value of a change of morale: its effect on the chance that the fleet collapses this turn. */
function broken({ morale, options }: Sluys, side: Side, change: number): number {
  const brink = figure('brink', BRINK) - BRINK;
  if (!brink || options.allTheMarbles) return 0;
  return brink * (givesWay({ ...morale, [side]: morale[side] + change }, side) - givesWay(morale, side));
}

/** Chances of the totals of two dice. */
const TWO_DICE: readonly (readonly [sum: number, chance: number])[] = Array.from({ length: 11 }, (_, i) => [
  i + 2,
  (6 - Math.abs(i - 5)) / 36,
]);

/** A result of a melee: its chance, and two totals that lead to it. */
interface Outcome {
  readonly attacker: number;
  readonly defender: number;
  chance: number;
}

/** Returns the results of a melee with these modifiers. Many totals lead to the same row of the chart. */
function outcomesFrom(attacker: number, defender: number): readonly Outcome[] {
  const found = new Map<number, Outcome>();
  for (const [a, chanceA] of TWO_DICE) {
    for (const [b, chanceB] of TWO_DICE) {
      const [own, other] = [a + attacker, b + defender];
      const key = 2 * meleeRow(own, other) + (own > other ? 1 : 0);
      const known = found.get(key);
      if (known) known.chance += chanceA * chanceB;
      else found.set(key, { attacker: own, defender: other, chance: chanceA * chanceB });
    }
  }
  return [...found.values()];
}

const outcomes = new Map<string, readonly Outcome[]>();

function outcomesOf({ attacker, defender }: MeleeTotals): readonly Outcome[] {
  const key = `${attacker},${defender}`;
  const known = outcomes.get(key) ?? outcomesFrom(attacker, defender);
  outcomes.set(key, known);
  return known;
}

/** Weight of losing a melee, relative to winning. */
const DEFEAT = 1;

/** Returns the value of a melee to the attacker, given both sides' totals. */
export function settledWorth(G: Sluys, plan: MeleePlan, attacker: number, defender: number): number {
  const row = MELEE[meleeRow(attacker, defender)];
  const enemy = opponentOf(plan.side);
  if (row.id === 'tie') return cheapest(G, plan, enemy) - cheapest(G, plan, plan.side);
  const won = attacker > defender;
  const loser = won ? enemy : plan.side;
  let worth = row.victor > 0 ? -cheapest(G, plan, won ? plan.side : enemy) : 0;
  const { tops, marines } = fighters(G, plan, loser);
  for (const top of tops) for (const id of stackCanLose(G, top)) worth += stepWorth(G, id);
  let survivors = 0;
  for (const id of marines) {
    const { steps } = G.marines[id];
    worth += stepWorth(G, id) + (row.marines > 1 && steps > 1 ? 1 : 0);
    if (steps > row.marines) survivors += 1;
  }
  worth += survivors > 0 ? 0 : overrunWorth(G, plan, loser);
  return won ? worth : -figure('defeat', DEFEAT) * worth;
}

/** Returns the value of the squadron and leaders captured if the loser has no marines left. */
function overrunWorth(G: Sluys, plan: MeleePlan, loser: Side): number {
  const deck = topAt(G, plan.hex);
  if (deck === undefined) return 0;
  const winner = opponentOf(loser);
  const aboard = marinesOn(G, deck, winner).length > 0;
  const wasReduced = allReduced(G, deck);
  const leaders = freeLeadersOn(G, deck, loser);
  const taken = leaders.reduce((sum, id) => sum + leaderWorth(id), 0);
  if (G.squadrons[deck].side !== loser) return taken;
  if (leaders.length > 0 && !aboard) return 0;
  const falls =
    stackOf(G, deck).filter((id) => !G.squadrons[id].reduced).length <= 1 && (aboard || (wasReduced && plan.supporters.length > 0));
  return (falls ? deckWorth(G, deck) : 0) + taken;
}

function cheapest(G: Sluys, plan: MeleePlan, side: Side): number {
  const { tops, marines } = fighters(G, plan, side);
  const worths = [...tops.flatMap((top) => stackCanLose(G, top)), ...marines].map((unit) => stepWorth(G, unit));
  return worths.length > 0 ? Math.min(...worths) : 0;
}

/** Returns the attacker's expected value of all Casualty Checks (3.4.5). */
const checksWorth = (G: Sluys, { hex, side }: MeleePlan): number =>
  leadersOn(G, topAt(G, hex)).reduce((sum, id) => sum + (LEADERS[id].side === side ? -1 : 1) * leaderWorth(id) * CASUALTY_CHANCE, 0);

/** Minimum win chance for an attack that risks a leader. */
const FAIR = 1 / 6;

/** Whether an attack risks leaders for too small a chance to win. */
export function tooRisky(G: Sluys, plan: MeleePlan): boolean {
  const decks = [topAt(G, plan.hex), ...plan.supporters];
  if (decks.every((deck) => freeLeadersOn(G, deck, plan.side).length === 0)) return false;
  const wins = outcomesOf(meleeTotals(G, plan)).reduce(
    (sum, { attacker, defender, chance }) => (attacker > defender ? sum + chance : sum),
    0,
  );
  return wins < figure('fair', FAIR);
}

export function attackWorth(G: Sluys, plan: MeleePlan): number {
  const battle = outcomesOf(meleeTotals(G, plan)).reduce(
    (sum, { attacker, defender, chance }) => sum + chance * settledWorth(G, plan, attacker, defender),
    0,
  );
  return term('battle', battle) + term('leaders', checksWorth(G, plan));
}

/** Returns the strength of a side's squadrons, marines and leaders in a squadron's hex. */
export function deckStrength(G: Sluys, top: string, side: Side): number {
  const ships = G.squadrons[top].side === side ? stackOf(G, top).reduce((sum, id) => sum + meleeFactor(G, id), 0) : 0;
  const men = marinesOn(G, top, side).reduce((sum, id) => sum + meleeFactor(G, id), 0);
  return ships + men + leadersOn(G, top).filter((id) => LEADERS[id].side === side).length;
}

/** Returns the defence strength with all units aboard, plus the castle bonus. */
export const defenceOf = (G: Sluys, top: string): number => deckStrength(G, top, G.squadrons[top].side) + castle(G, top);

/** Returns a side's squadrons on the map; of each chain, only the top one. */
export const fleet = (G: Sluys, side: Side): string[] =>
  SQUADRON_IDS.filter((id) => G.squadrons[id].hex !== null && G.squadrons[id].side === side && isTop(G, id));
