import { Type } from '@sinclair/typebox';
import { LEADERS } from '../data/leaders.js';
import { LAND_COLUMNS, LAND_RESULTS } from '../data/tables.js';
import { HexArg, type HexId, type LeaderId, LeadersArg, type Side, type UnitId, UnitsArg } from '../ids.js';
import { type Assault, sideOf, type WarWithSpain } from '../state.js';
import { askAdvance } from './advance.js';
import { arrive } from './debarkation.js';
import { askLandLosses } from './landLosses.js';
import {
  attackers,
  attackStrength,
  columnUnits,
  defenceStrength,
  defenderOf,
  defenders,
  insiders,
  kindOf,
  oddsColumn,
} from './landStrength.js';
import { flee } from './leaders.js';
import { unlikeArmies } from './likeness.js';
import { isMarchable, marchableFrom } from './map.js';
import { barsOf } from './marching.js';
import { armyLimit } from './nationalLimits.js';
import { isHex } from './places.js';
import { violateFrance } from './politics.js';
import { nextRetreat, strandedLeaders } from './retreat.js';
import { besiegeByLand } from './siege.js';
import { action, by, firstNo, type No, no, type Tools } from './tools.js';
import { hostileArmy, leaderOwner, leadersAshore, ownerOf } from './units.js';

/** Battles on land [9.0]. */

export { landLossActions } from './landLosses.js';

/** Why a land unit of a side may not attack this hex from another, or from within it. */
function unitRefusal(view: WarWithSpain, side: Side, unit: UnitId, from: HexId, to: HexId): No | undefined {
  const army = view.land[unit];
  if (!army || ownerOf(view, unit) !== side) return no('notYourArmy', '9.0', { unit });
  if (army.at !== from) return no('notInHex', '9.0', { unit, hex: from });
  if (view.attacks.units.includes(unit)) return no('armyAttacked', '9.0', { unit });
  if (from !== to) return army.besieged ? no('besiegedInside', '10.13', { unit }) : armyLimit(view, unit, from, to);
  return army.besieged === (view.sieges[from]?.land === side) ? undefined : no('armyBesieged', '10.13', { unit });
}

/** Why nobody may attack a hex from another, or from within it. */
function groundRefusal(view: WarWithSpain, side: Side, from: HexId, to: HexId, withBesieged: boolean): No | undefined {
  if (view.attacks.from.includes(from)) return no('attackedFrom', '9.0', { hex: from });
  if (view.attacks.targets.includes(to)) return no('attackedThere', '9.0', { hex: to });
  const siege = view.sieges[to]?.land ?? null;
  if (withBesieged && (from === to || siege !== side)) return no('nobodyInside', '10.14', { hex: to });
  if (from === to) return siege ? undefined : no('noSiege', '10.13', { hex: to });
  if (!isMarchable(from, to)) return no('noRoad', '9.12', { from, to });
  return hostileArmy(view, side, to) ? undefined : no('noEnemy', '9.0', { hex: to });
}

function assaultRefusal(
  view: WarWithSpain,
  side: Side,
  from: HexId,
  landIds: readonly UnitId[],
  leaderIds: readonly LeaderId[],
  to: HexId,
  withBesieged: boolean,
): No | undefined {
  if (!landIds.length) return no('nobodyAttacks', '9.0');
  const twice = (unit: string) => no('namedTwice', '9.0', { unit });
  const ashore = (leader: LeaderId) =>
    view.leaders[leader]?.at === from && leaderOwner(view, leader) === side
      ? undefined
      : no('leaderNotThere', '9.0', { leader, hex: from });
  return (
    groundRefusal(view, side, from, to, withBesieged) ??
    firstNo(landIds, (id) => unitRefusal(view, side, id, from, to), twice) ??
    firstNo(leaderIds, ashore, twice)
  );
}

const assault = action({
  name: 'assault',
  case: '9.0',
  secret: true,
  final: true,
  args: [HexArg, UnitsArg, LeadersArg, HexArg, Type.Optional(Type.Boolean())],
  refuse: (view, player, from, landIds, leaderIds, to, withBesieged = false) =>
    assaultRefusal(view, sideOf(player), from, landIds, leaderIds, to, withBesieged),
  *choices(view, player) {
    yield* assaultsOf(view, sideOf(player));
  },
  perform(table, player, from, landIds, leaderIds, hex, withBesieged = false) {
    const { G, tell } = table;
    const attacker = sideOf(player);
    const now: Assault = {
      attacker,
      from,
      hex,
      landIds: [...landIds],
      leaderIds: [...leaderIds],
      withBesieged,
      shown: false,
      next: 'offer',
      retreats: [],
    };
    G.assault = now;
    G.attacks.from.push(from);
    G.attacks.targets.push(hex);
    G.attacks.units.push(...attackers(G, now));
    tell({
      key: 'armiesAttack',
      case: '9.0',
      by: by(attacker),
      at: [from, hex],
      values: { counters: landIds.length + leaderIds.length, withBesieged },
    });
    if (defenders(G, now).some((id) => ownerOf(G, id) === null)) violateFrance(table, attacker);
  },
});

type AssaultArgs = [HexId, UnitId[], LeaderId[], HexId] | [HexId, UnitId[], LeaderId[], HexId, boolean];

/** Attacks that a player would think of: all who can, and each unit alone. */
export function* assaultsOf(view: WarWithSpain, side: Side): Generator<AssaultArgs> {
  const hexes = new Set(
    Object.keys(view.land).flatMap((id) => (isHex(view.land[id].at) && ownerOf(view, id) === side ? [view.land[id].at] : [])),
  );
  const bars = barsOf(view, side).armies;
  for (const from of hexes) {
    if (view.attacks.from.includes(from)) continue;
    const targets = [...(view.sieges[from]?.land ? [from] : []), ...marchableFrom(from).filter((to) => bars.has(to))];
    for (const to of targets) {
      if (groundRefusal(view, side, from, to, false)) continue;
      const men = Object.keys(view.land).filter((id) => view.land[id].at === from && !unitRefusal(view, side, id, from, to));
      if (!men.length) continue;
      const leaders = leadersAshore(view, side, from).filter((id) => LEADERS[id].land && leaderOwner(view, id) === side);
      const relief = !groundRefusal(view, side, from, to, true);
      const parties: [UnitId[], LeaderId[]][] = [[men, leaders]];
      if (men.length > 1 || leaders.length) for (const id of unlikeArmies(view, men)) parties.push([[id], []]);
      for (const [landIds, leaderIds] of parties) {
        yield [from, landIds, leaderIds, to];
        if (relief) yield [from, landIds, leaderIds, to, true];
      }
    }
  }
}

/** assault */
export const assaultActions = [assault];

/** The siege that the defender was offered: taken (true) or declined; the battle goes on or ends. */
export function landSiegeAnswered(table: Tools, accepted: boolean): void {
  const { G } = table;
  const { assault: now } = G;
  if (!now) return;
  now.next = 'roll';
  if (!accepted) return;
  besiegeByLand(table, defenderOf(now), now.hex, defenders(G, now));
  for (const id of columnUnits(G, now)) G.land[id].at = now.hex;
  for (const id of now.leaderIds) if (G.leaders[id]) G.leaders[id].at = now.hex;
  arrive(table, now.attacker, now.hex);
  G.assault = null;
}

/** Carries the battle on to the next decision, or to its end (G.assault is null then). */
export function continueAssault(table: Tools): void {
  const { G } = table;
  const { assault: now } = G;
  if (!now) return;
  switch (now.next) {
    case 'offer':
      now.next = 'roll';
      if (mayStandSiege(G, now)) G.pending = { step: 'answerSiege', side: defenderOf(now), by: 'land', hex: now.hex };
      return;
    case 'roll':
      if (columnUnits(G, now).length && defenders(G, now).length) fight(table, now);
      else G.assault = null;
      return;
    case 'retreats':
      for (const id of strandedLeaders(G, now)) flee(table, id);
      if (!nextRetreat(table, now)) now.next = 'advance';
      return;
    case 'advance':
      askAdvance(table, now);
      return;
  }
}

/** A stack may stand a siege once: not when it is besieged already, nor when it is besieging [10.11]. */
export const mayStandSiege = (G: WarWithSpain, now: Pick<Assault, 'from' | 'hex'>): boolean =>
  now.from !== now.hex && !G.sieges[now.hex]?.land;

/** Both stacks are shown; the die falls, and steps are lost [9.0]. */
function fight(table: Tools, now: Assault): void {
  const { G, dice, tell } = table;
  const { attacker, from, hex } = now;
  const kind = kindOf(G, now);
  const defender = defenderOf(now);
  const attack = attackStrength(G, now);
  const defence = defenceStrength(G, now);
  const column = oddsColumn(attack.total, defence.total);
  now.shown = true;
  now.next = 'retreats';
  const die = dice.die(6);
  const [ours, theirs] = LAND_RESULTS[die - 1][LAND_COLUMNS.indexOf(column)];
  if (ours.retreats && kind !== 'sally') now.retreats.push(attacker);
  if (theirs.retreats && kind !== 'storm') now.retreats.push(defender);
  tell({
    key: 'battle',
    case: '9.3',
    by: by(attacker),
    at: [from, hex],
    who: [...attackers(G, now), ...attack.leaders, ...defenders(G, now), ...defence.leaders],
    values: {
      attackers: attackers(G, now),
      insiders: insiders(G, now),
      defenders: defenders(G, now),
      attack: { ...attack, leaders: [...attack.leaders] },
      defence: { ...defence, leaders: [...defence.leaders] },
      column,
      lost: [ours.steps, theirs.steps],
      retreat: [ours.retreats, theirs.retreats],
    },
    roll: { dice: [die], chart: 'land', row: die - 1 },
  });
  const steps = attacker === 'E' ? { E: ours.steps, S: theirs.steps } : { E: theirs.steps, S: ours.steps };
  askLandLosses(table, now, steps);
}
