import * as Type from '@sinclair/typebox';
import type { TrackId } from '../../data/tracks.js';
import { type HexId, type Side, seatOf, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { activationStrength, navalTrackAt, valueLeft } from '../activation/activationValue.js';
import { ashoreWith, goAshore, layUp } from '../activation/layingUp.js';
import { ashoreRefusal, waysAshore } from '../activation/placing.js';
import { groupOf, removeShip, settleGroup } from '../navalMovement/grouping/groups.js';
import { action, firstNo, type Tools } from '../tools.js';
import { armyStrength, boxOf, removeArmy } from '../units.js';
import { isBlocked, ownsTrack } from '../victory/control.js';
import { paidArmies, paidShips } from './upkeep.js';

// Laying up in bankruptcy [11.3].

const weightOf = (ids: readonly UnitId[]): number => ids.reduce((sum, id) => sum + activationStrength(id), 0);

interface Haven {
  readonly track: TrackId;
  readonly hex: HexId;
  readonly ships: readonly UnitId[];
  /** Maximum number of these ships that can be laid up. The rest are eliminated. */
  readonly most: number;
  readonly room: number;
}

/** Returns ports that have an unbesieged track for ships, and ships to maintain. */
function havens(G: WarWithSpain, side: Side): Haven[] {
  const ports = new Map<TrackId, UnitId[]>();
  for (const id of paidShips(G, side)) {
    const track = navalTrackAt(G.naval[id].at);
    if (track && ownsTrack(G, side, track) && !isBlocked(G, side, track)) ports.set(track, [...(ports.get(track) ?? []), id]);
  }
  return [...ports].map(([track, ships]) => {
    // A track may already exceed its Activation Value [5.64].
    const room = Math.max(0, valueLeft(G, track));
    return { track, hex: G.naval[ships[0]].at, ships, most: mostIn(ships, room), room };
  });
}

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

/** Lays up the chosen ships, eliminates the rest, and puts cargo ashore. */
function closeHaven(tools: Tools, side: Side, haven: Haven, chosen: readonly UnitId[]): void {
  const { G, emit } = tools;
  const { track, hex, ships } = haven;
  const saved = overfull(haven) ? ships.filter((id) => chosen.includes(id)) : ships;
  const lost = ships.filter((id) => !saved.includes(id));
  const groups = new Set(ships.map((id) => groupOf(G, id)).filter((group) => group !== undefined));
  for (const id of saved) layUp(G, id, boxOf(track, 2));
  if (saved.length) emit({ key: 'laidUp', case: '11.3', by: seatOf(side), at: [hex], who: [...saved], values: { track } });
  for (const id of lost) {
    for (const unit of ashoreWith(G, id).landIds) G.land[unit].at = hex;
    removeShip(tools, id);
  }
  for (const group of groups) settleGroup(tools, group);
  if (lost.length) emit({ key: 'shipsGivenUp', case: '11.3', by: seatOf(side), at: [hex], who: lost });
}

// Financial penalties [11.3].

/** Returns the number of land units that a bankrupt side must remove. */
export const thirdOf = (G: WarWithSpain, side: Side): number => Math.ceil(paidArmies(G, side).length / 3);

function landRefusal(view: WarWithSpain, side: Side, landIds: readonly UnitId[]): Violation | undefined {
  const paid = paidArmies(view, side);
  const count = thirdOf(view, side);
  const wrong = firstNo(landIds, '11.3', (unit) => (paid.includes(unit) ? undefined : violation('notPaid', '11.3', { unit })));
  return wrong ?? (landIds.length === count ? undefined : violation('giveUpThird', '11.3', { count }));
}

function shipsRefusal(view: WarWithSpain, side: Side, ids: readonly UnitId[]): Violation | undefined {
  const full = havens(view, side).filter(overfull);
  const wrong = firstNo(ids, '11.3', (unit) =>
    full.some(({ ships }) => ships.includes(unit)) ? undefined : violation('noChoiceOfShip', '11.3', { unit }),
  );
  if (wrong) return wrong;
  for (const { ships, most, room, hex } of full) {
    const saved = ids.filter((id) => ships.includes(id));
    if (saved.length !== most) return violation('saveShips', '11.3', { count: most, hex });
    if (weightOf(saved) > room) return violation('shipsTooBig', '11.3', { room, hex });
  }
  return undefined;
}

function sacrifices(view: WarWithSpain, side: Side): UnitId[][] {
  const count = thirdOf(view, side);
  const men = paidArmies(view, side).sort((a, b) => armyStrength(view, a) - armyStrength(view, b) || (a < b ? -1 : 1));
  return Array.from({ length: men.length - count + 1 }, (_, at) => men.slice(at, at + count));
}

export const bankruptShips = (view: WarWithSpain, side: Side): UnitId[] => havens(view, side).flatMap(({ ships }) => ships);

function settle(tools: Tools, side: Side, landIds: readonly UnitId[], layUpIds: readonly UnitId[], ashore: readonly UnitId[]): void {
  const { G, emit } = tools;
  G.bankrupt.shift();
  goAshore(G, ashore);
  for (const haven of havens(G, side)) closeHaven(tools, side, haven, layUpIds);
  for (const id of landIds) removeArmy(G, id);
  if (landIds.length) emit({ key: 'disbands', case: '11.3', by: seatOf(side), who: [...landIds] });
}

/**
 * Applies the next penalty that needs no choice.
 * @returns whether there was one
 */
export function settleWithoutChoice(tools: Tools): boolean {
  const { G } = tools;
  const [side] = G.bankrupt;
  if (!side) return false;
  const armies = sacrifices(G, side);
  const fleets = havens(G, side).filter(overfull).map(savings);
  if (armies.length > 1 || fleets.some(({ length }) => length > 1) || waysAshore(G, bankruptShips(G, side)).length) return false;
  settle(tools, side, armies[0], fleets.flat(2), []);
  return true;
}

export const settlePenalty = action({
  name: 'settlePenalty',
  case: '11.3',
  args: [UnitsArg, UnitsArg, Type.Optional(UnitsArg)],
  refuse(view, player, landIds, layUpIds, ashore) {
    const side = sideOf(player);
    return (
      landRefusal(view, side, landIds) ??
      shipsRefusal(view, side, layUpIds) ??
      (ashore && ashoreRefusal(view, side, bankruptShips(view, side), ashore))
    );
  },
  *choices(view, player) {
    const side = sideOf(player);
    const armies = sacrifices(view, side);
    const fleets = havens(view, side).filter(overfull).map(savings);
    const ways = Math.max(armies.length, ...fleets.map(({ length }) => length));
    for (let way = 0; way < ways; way++) yield [armies[way % armies.length], fleets.flatMap((sets) => sets[way % sets.length])];
  },
  perform: (tools, player, landIds, layUpIds, ashore) => settle(tools, sideOf(player), landIds, layUpIds, ashore ?? []),
});
