import { PENALTY_VP } from '../data/tables.js';
import type { TrackId } from '../data/tracks.js';
import { type HexId, type Side, type UnitId, UnitsArg } from '../ids.js';
import { sideOf, type WarWithSpain } from '../state.js';
import { activationStrength, navalTrackAt, valueLeft } from './activationValue.js';
import { isBlocked, ownsTrack } from './control.js';
import { groupOf, removeShip, settleGroup } from './groups.js';
import { ashoreWith, layUp } from './layingUp.js';
import { paidArmies, paidShips } from './maintenance.js';
import { boxPlace } from './places.js';
import { action, by, firstNo, type No, no, type Tools } from './tools.js';
import { armyStrength, removeArmy } from './units.js';

/** Financial penalties [11.3]. */

/** A payment that must be made: what is short makes the side bankrupt. */
export function mustPay({ G, tell }: Tools, side: Side, ducats: number): void {
  if (G.treasury[side] >= ducats) {
    G.treasury[side] -= ducats;
    return;
  }
  const short = ducats - G.treasury[side];
  G.treasury[side] = 0;
  G.vpPenalty[side] += PENALTY_VP;
  G.bankrupt.push(side);
  tell({ key: 'bankrupt', case: '11.3', by: by(side), values: { ducats, short, points: PENALTY_VP } });
}

const weightOf = (ids: readonly UnitId[]): number => ids.reduce((sum, id) => sum + activationStrength(id), 0);

/** A port whose ships a bankrupt side must lay up. */
export interface Haven {
  readonly track: TrackId;
  readonly hex: HexId;
  readonly ships: readonly UnitId[];
  /** How many of them its Activation Value can take; the others are lost. */
  readonly most: number;
  readonly room: number;
}

/** Ports with a track of ships that works, where the side has ships that it pays. */
export function havens(G: WarWithSpain, side: Side): Haven[] {
  const ports = new Map<TrackId, UnitId[]>();
  for (const id of paidShips(G, side)) {
    const track = navalTrackAt(G.naval[id].at);
    if (track && ownsTrack(G, side, track) && !isBlocked(G, side, track)) ports.set(track, [...(ports.get(track) ?? []), id]);
  }
  return [...ports].map(([track, ships]) => {
    // A track may hold more than its value already (5.64): then it takes nothing.
    const room = Math.max(0, valueLeft(G, track));
    return { track, hex: G.naval[ships[0]].at, ships, most: mostIn(ships, room), room };
  });
}

/** How many ships fit at most: the light ones. */
function mostIn(ships: readonly UnitId[], room: number): number {
  const weights = ships.map(activationStrength).sort((a, b) => a - b);
  let left = room;
  const full = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return full < 0 ? weights.length : full;
}

const overfull = (haven: Haven): boolean => haven.most < haven.ships.length;

/** How many of its land units a bankrupt side must give up. */
export const thirdOf = (G: WarWithSpain, side: Side): number => Math.ceil(paidArmies(G, side).length / 3);

function landRefusal(view: WarWithSpain, side: Side, landIds: readonly UnitId[]): No | undefined {
  const paid = paidArmies(view, side);
  const count = thirdOf(view, side);
  const wrong = firstNo(
    landIds,
    (unit) => (paid.includes(unit) ? undefined : no('notPaid', '11.3', { unit })),
    (unit) => no('namedTwice', '11.3', { unit }),
  );
  return wrong ?? (landIds.length === count ? undefined : no('giveUpThird', '11.3', { count }));
}

function shipsRefusal(view: WarWithSpain, side: Side, ids: readonly UnitId[]): No | undefined {
  const full = havens(view, side).filter(overfull);
  const wrong = firstNo(
    ids,
    (unit) => (full.some(({ ships }) => ships.includes(unit)) ? undefined : no('noChoiceOfShip', '11.3', { unit })),
    (unit) => no('namedTwice', '11.3', { unit }),
  );
  if (wrong) return wrong;
  for (const { ships, most, room, hex } of full) {
    const saved = ids.filter((id) => ships.includes(id));
    if (saved.length !== most) return no('saveShips', '11.3', { count: most, hex });
    if (weightOf(saved) > room) return no('shipsTooBig', '11.3', { room, hex });
  }
  return undefined;
}

/** Sets of ships that a haven can take, the strongest first: a few. */
function savings({ ships, most, room }: Haven): UnitId[][] {
  const sets: UnitId[][] = [];
  const search = (at: number, chosen: UnitId[], left: number) => {
    if (chosen.length === most) sets.push(chosen);
    else if (sets.length < MOST_SEARCHED) {
      for (let next = at; next < ships.length; next++) {
        const rest = left - activationStrength(ships[next]);
        if (rest >= 0) search(next + 1, [...chosen, ships[next]], rest);
      }
    }
  };
  search(0, [], room);
  return sets.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_OFFERED);
}
const MOST_SEARCHED = 1000;
const MOST_OFFERED = 8;

/** Which third of its land units: the weakest first, and other neighbours in strength. */
function sacrifices(view: WarWithSpain, side: Side): UnitId[][] {
  const count = thirdOf(view, side);
  const men = paidArmies(view, side).sort((a, b) => armyStrength(view, a) - armyStrength(view, b) || (a < b ? -1 : 1));
  return Array.from({ length: men.length - count + 1 }, (_, at) => men.slice(at, at + count));
}

const settlePenalty = action({
  name: 'settlePenalty',
  case: '11.3',
  args: [UnitsArg, UnitsArg],
  refuse(view, player, landIds, layUpIds) {
    const side = sideOf(player);
    return landRefusal(view, side, landIds) ?? shipsRefusal(view, side, layUpIds);
  },
  *choices(view, player) {
    const side = sideOf(player);
    const armies = sacrifices(view, side);
    const fleets = havens(view, side).filter(overfull).map(savings);
    const ways = Math.max(armies.length, ...fleets.map(({ length }) => length));
    for (let way = 0; way < ways; way++) yield [armies[way % armies.length], fleets.flatMap((sets) => sets[way % sets.length])];
  },
  perform(table, player, landIds, layUpIds) {
    const { G, tell } = table;
    const side = sideOf(player);
    G.bankrupt.shift();
    for (const haven of havens(G, side)) closeHaven(table, side, haven, layUpIds);
    for (const id of landIds) removeArmy(G, id);
    if (landIds.length) tell({ key: 'disbands', case: '11.3', by: player, who: [...landIds] });
  },
});

/** settlePenalty */
export const penaltyActions = [settlePenalty];

/** Lays up what a port can take, and gives up the rest; who was aboard goes ashore. */
function closeHaven(table: Tools, side: Side, haven: Haven, chosen: readonly UnitId[]): void {
  const { G, tell } = table;
  const { track, hex, ships } = haven;
  const saved = overfull(haven) ? ships.filter((id) => chosen.includes(id)) : ships;
  const lost = ships.filter((id) => !saved.includes(id));
  const groups = new Set(ships.map((id) => groupOf(G, id)).filter((group) => group !== undefined));
  for (const id of saved) layUp(G, id, boxPlace(track, 2));
  if (saved.length) tell({ key: 'laidUp', case: '11.3', by: by(side), at: [hex], who: [...saved], values: { track } });
  for (const id of lost) {
    for (const unit of ashoreWith(G, id).landIds) G.land[unit].at = hex;
    removeShip(table, id);
  }
  for (const group of groups) settleGroup(table, group);
  if (lost.length) tell({ key: 'shipsGivenUp', case: '11.3', by: by(side), at: [hex], who: lost });
}
