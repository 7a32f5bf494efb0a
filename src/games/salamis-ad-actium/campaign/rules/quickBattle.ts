import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { BOARDING_ODDS, type Odds, STRENGTH } from '../../data/boarding.js';
import { fleetName, named } from '../../fleetName.js';
import type { Tools } from '../../rules/basics/ships.js';
import { opponentOf, SIDES, type Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { ASSAULT, QUICK, QUICK_ODDS, QUICK_RESULT } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { campaignOf, isMajor, portsHeld } from './areas.js';
import {
  byId,
  commandOf,
  enemiesIn,
  fleetIds,
  fleetsIn,
  hurt,
  leading,
  openNames,
  promote,
  rollOfficer,
  shipsIn,
  strengthIn,
  worstFirst,
  worth,
} from './fleets.js';
import { retreat, sink, take } from './retreat.js';

// Quick resolution of a battle [12.8].

/** Returns the stronger side's modifier; 0 if the odds are too small. */
export const oddsFor = (odds: readonly Odds[], stronger: number, weaker: number): number =>
  odds.find(({ num, den }) => stronger * den >= Math.max(1, weaker) * num)?.mod ?? 0;

export function quickModifiers(G: Salamis, camp: Campaign, at: string): [Modifier[], Modifier[]] {
  const fleets = SIDES.map((side) => fleetsIn(camp, at, side));
  const strengths = fleets.map((ids) => strengthIn(G, camp, ids));
  const one = (side: Side): Modifier[] => {
    const odds = strengths[side] > strengths[opponentOf(side)] ? oddsFor(QUICK_ODDS, strengths[side], strengths[opponentOf(side)]) : 0;
    return counting([
      ['odds', odds],
      ['commander', commandOf(camp, fleets[side])],
    ]);
  };
  return [one(0), one(1)];
}

/** Returns a percentage of a number of ships, with halves rounded up. */
export const share = (ships: number, pct: number): number => Math.floor((ships * pct + 50) / 100);

const cheapest = (G: Salamis, camp: Campaign, ships: readonly string[]): string[] =>
  [...ships].sort((a, b) => worth(G, camp, camp.ships[a]) - worth(G, camp, camp.ships[b]) || byId(a, b));

interface Losses {
  readonly sunk: readonly string[];
  readonly captured: readonly string[];
  readonly hurt: readonly string[];
}

/** Returns a side's losses: the cheapest ships sink, the next are captured, and the same number are damaged, worst crews first. */
function lossesOf(G: Salamis, camp: Campaign, side: Side, at: string, lossPct: number, capturedPct: number): Losses {
  const ships = cheapest(G, camp, shipsIn(camp, at, side));
  const sunk = ships.slice(0, share(ships.length, lossPct));
  const captured = ships.slice(sunk.length, sunk.length + share(ships.length, capturedPct));
  const gone = sunk.length + captured.length;
  return { sunk, captured, hurt: worstFirst(G, camp, ships.slice(gone)).slice(0, gone) };
}

export function quickBattle(tools: Tools, at: string): void {
  const { G, dice, emit } = tools;
  const camp = campaignOf(G);
  const modifiers = quickModifiers(G, camp, at);
  const thrown = [dice.die(10), dice.die(10)];
  const totals = SIDES.map((side) => thrown[side] + sumOf(modifiers[side]));
  const difference = totals[0] - totals[1];
  const winner: Side | null = difference === 0 ? null : difference > 0 ? 0 : 1;
  const row = QUICK_RESULT.findIndex(({ upTo }) => Math.abs(difference) <= upTo);
  const result = QUICK_RESULT[row];
  emit({
    key: 'quickBattle',
    case: '12.8',
    at: [at],
    values: {
      winner,
      called: winner === null ? null : fleetName(G, winner),
      totals,
      first: modifiers[0].map((each) => [...each]),
      second: modifiers[1].map((each) => [...each]),
    },
    roll: { dice: thrown, total: Math.abs(difference), chart: 'quick', row },
  });
  const loser = winner === null ? null : opponentOf(winner);
  if (loser !== null && Math.abs(difference) >= QUICK.rout) commanderAtRisk(tools, loser, at);
  const losses = SIDES.map((side) =>
    side === loser || winner === null
      ? lossesOf(G, camp, side, at, result.loser, side === loser ? result.captured : 0)
      : lossesOf(G, camp, side, at, result.winner, 0),
  );
  for (const side of SIDES) {
    const { sunk, captured, hurt: damaged } = losses[side];
    for (const id of damaged) hurt(camp, id);
    sink(tools, side, sunk);
    take(tools, side, captured, at);
    emit({ key: 'losses', case: '12.8', at: [at], values: { ...named(G, side), sunk: sunk.length, captured: captured.length } });
  }
  if (loser !== null) retreat(tools, loser, at);
}

function commanderAtRisk({ G, dice, emit }: Tools, side: Side, at: string): void {
  const camp = campaignOf(G);
  const id = leading(camp, fleetsIn(camp, at, side));
  if (camp.fleets[id].officer.rank !== 'admiral') return;
  const die = dice.die(10);
  const lost = die <= QUICK.commanderLost;
  emit({ key: lost ? 'commanderLost' : 'commanderEscapes', case: '12.8', at: [at], values: named(G, side), roll: { dice: [die] } });
  if (lost) succeed({ dice }, camp, side, id);
}

/** Gives a fleet a new officer. If its side has no Admiral, appoints one. */
export function succeed(tools: Pick<Tools, 'dice'>, camp: Campaign, side: Side, fleet: string): void {
  camp.fleets[fleet].officer = rollOfficer(tools, camp, side, fleet);
  promote(camp, side);
}

// Assaults on ports, after the battles [12.2].

const landingStrength = (camp: Campaign, fleet: string): number =>
  camp.fleets[fleet].ships.reduce((sum, id) => {
    const { heavy, normal, archers } = camp.ships[id];
    return sum + STRENGTH.heavy * heavy + STRENGTH.normal * normal + STRENGTH.archers * archers;
  }, 0);

/** Returns the port that a fleet assaults: that in its orders, otherwise the first enemy port. */
function targetOf(camp: Campaign, id: string): string | undefined {
  const { side, area: at, stance, port } = camp.fleets[id];
  if (stance !== 'assault' || enemiesIn(camp, at, side).length) return undefined;
  const held = portsHeld(camp, at, opponentOf(side));
  return port !== null && held.includes(port) ? port : held[0];
}

export function assaultModifiers(camp: Campaign, id: string, port: string): Modifier[] {
  const { garrison, breached, blockaded } = camp.ports[port];
  const attack = landingStrength(camp, id);
  const defence = ASSAULT.garrison * garrison;
  const odds = attack >= defence ? oddsFor(BOARDING_ODDS, attack, defence) : -oddsFor(BOARDING_ODDS, defence, attack);
  return counting([
    ['odds', odds],
    ['commander', camp.fleets[id].officer.mod],
    ['breached', breached ? ASSAULT.breached : 0],
    ['blockaded', blockaded ? ASSAULT.blockaded : 0],
  ]);
}

export function assaults(tools: Tools): void {
  const camp = campaignOf(tools.G);
  for (const side of SIDES) {
    for (const id of fleetIds(camp, side)) {
      const port = targetOf(camp, id);
      if (port !== undefined) assault(tools, id, port);
    }
  }
}

function assault(tools: Tools, id: string, port: string): void {
  const { G, dice, emit } = tools;
  const camp = campaignOf(G);
  const { side, area: at } = camp.fleets[id];
  const modifiers = assaultModifiers(camp, id, port);
  const thrown = [dice.die(10), dice.die(10)];
  const attack = thrown[0] + sumOf(modifiers);
  const difference = attack - thrown[1] - ASSAULT.defenders;
  const falls = difference >= ASSAULT.captures || (difference >= ASSAULT.succeeds && !isMajor(camp, at, port));
  const result = falls ? 'captured' : difference >= ASSAULT.succeeds ? 'breached' : 'repulsed';
  const lost = losses(tools, id, result === 'repulsed' ? ASSAULT.repulsedLoss : ASSAULT.successLoss);
  emit({
    key: 'assault',
    case: '12.2',
    at: [at],
    values: {
      ...named(G, side),
      port,
      result,
      defence: thrown[1] + ASSAULT.defenders,
      fleets: openNames(camp, [id]),
      lost,
      ...(camp.ports[port].breached && { breached: true }),
    },
    roll: { dice: thrown, modifiers: [...modifiers, ['defenders', -ASSAULT.defenders] as const], total: difference },
  });
  if (result === 'breached') camp.ports[port].breached = true;
  if (!falls) return;
  const { garrison } = camp.ports[port];
  camp.ports[port] = { owner: side, garrison: Math.ceil(garrison / ASSAULT.newGarrison), breached: false, blockaded: false };
}

/**
 * Removes a percentage of each kind of troops, rounded up, from the ships with the worst crews first.
 * @returns the number of factors removed
 */
function losses({ G }: Tools, id: string, pct: number): number {
  const camp = campaignOf(G);
  const ships = worstFirst(G, camp, camp.fleets[id].ships);
  let removed = 0;
  for (const kind of ['heavy', 'normal', 'archers'] as const) {
    const all = ships.reduce((sum, ship) => sum + camp.ships[ship][kind], 0);
    let fallen = Math.ceil((all * pct) / 100);
    for (const ship of ships) {
      const lost = Math.min(fallen, camp.ships[ship][kind]);
      camp.ships[ship][kind] -= lost;
      fallen -= lost;
      removed += lost;
    }
  }
  return removed;
}
