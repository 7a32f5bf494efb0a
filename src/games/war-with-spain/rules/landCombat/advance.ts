import { type HexId, type LeaderId, LeadersArg, opponentOf, type Side, seatOf, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Assault, WarWithSpain } from '../../state.js';
import { armyLimit, leaderLimit, neutralLeaderAt } from '../landMovement/nationalLimits.js';
import { arrive } from '../navalMovement/transport/landing.js';
import { action, firstNo, type Tools } from '../tools.js';
import { armiesAt, leaderOwner, leadersAshore, ownerOf } from '../units.js';
import { columnUnits, defenders } from './strength.js';

/** Advance after combat [9.23]. */

/** Whether a hex holds nobody whom a side would have to fight. */
const isVacant = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  !armiesAt(G, opponentOf(side), hex).length && !armiesAt(G, null, hex).length && !neutralLeaderAt(G, hex);

/** Who may follow, and into which hex: after a battle between two hexes the side that still stands in its own, if the other's was emptied. */
function victor(G: WarWithSpain, now: Assault): { side: Side; from: HexId; to: HexId } | undefined {
  if (now.from === now.hex) return undefined;
  const { attacker } = now;
  const defender = opponentOf(attacker);
  const won = { side: attacker, from: now.from, to: now.hex };
  if (columnUnits(G, now).some((id) => G.land[id].at === now.from) && isVacant(G, attacker, now.hex)) return won;
  const held = { side: defender, from: now.hex, to: now.from };
  const stood = defenders(G, now).some((id) => ownerOf(G, id) === defender);
  return stood && isVacant(G, defender, now.from) ? held : undefined;
}

/** Victorious units that may follow. */
function pursuers(G: WarWithSpain, now: Assault, side: Side): UnitId[] {
  const [from, to] = side === now.attacker ? [now.from, now.hex] : [now.hex, now.from];
  const units = side === now.attacker ? columnUnits(G, now) : defenders(G, now).filter((id) => ownerOf(G, id) === side);
  return units.filter((id) => G.land[id].at === from && !armyLimit(G, id, from, to));
}

/** Leaders who may go with them. */
function pursuingLeaders(G: WarWithSpain, now: Assault, side: Side): LeaderId[] {
  const [from, to] = side === now.attacker ? [now.from, now.hex] : [now.hex, now.from];
  const leaders = side === now.attacker ? now.leaderIds : leadersAshore(G, side, from).filter((id) => leaderOwner(G, id) === side);
  return leaders.filter((id) => G.leaders[id]?.at === from && !leaderLimit(G, id, to));
}

/** Asks the victor who advances, or ends the battle. */
export function askAdvance({ G }: Tools, now: Assault): void {
  const won = victor(G, now);
  if (won && pursuers(G, now, won.side).length) G.pending = { step: 'advance', side: won.side, hex: won.to };
  else G.assault = null;
}

export const advance = action({
  name: 'advance',
  case: '9.23',
  final: true,
  args: [UnitsArg, LeadersArg],
  refuse(view, player, landIds, leaderIds) {
    const { assault, pending } = view;
    if (pending?.step !== 'advance' || !assault) return violation('notNow', '9.23', { move: 'advance' });
    const side = sideOf(player);
    const units = pursuers(view, assault, side);
    const leaders = pursuingLeaders(view, assault, side);
    const stays = (unit: string) => violation('mayNotAdvance', '9.23', { unit });
    const wrong =
      firstNo(landIds, '9.23', (id) => (units.includes(id) ? undefined : stays(id))) ??
      firstNo(leaderIds, '9.23', (id) => (leaders.includes(id) ? undefined : stays(id)));
    if (wrong) return wrong;
    return leaderIds.length && !landIds.length ? violation('leadersNeedMen', '9.23') : undefined;
  },
  *choices(view, player) {
    const { assault, pending } = view;
    if (pending?.step !== 'advance' || !assault) return;
    const side = sideOf(player);
    const units = pursuers(view, assault, side);
    const leaders = pursuingLeaders(view, assault, side);
    const parties: [UnitId[], LeaderId[]][] = [
      [[], []],
      [units, leaders],
    ];
    if (leaders.length) parties.push([units, []]);
    if (units.length > 1) for (const id of units) parties.push([[id], []]);
    yield* parties;
  },
  perform(tools, player, landIds, leaderIds) {
    const { G, emit } = tools;
    const { pending, assault } = G;
    if (pending?.step !== 'advance' || !assault) return;
    const side = sideOf(player);
    G.pending = null;
    G.assault = null;
    if (!landIds.length) return;
    for (const id of landIds) G.land[id].at = pending.hex;
    for (const id of leaderIds) G.leaders[id].at = pending.hex;
    emit({ key: 'advances', case: '9.23', by: seatOf(side), at: [pending.hex], who: [...landIds, ...leaderIds] });
    arrive(tools, side, pending.hex);
  },
});
