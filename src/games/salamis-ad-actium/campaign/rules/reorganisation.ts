import * as Type from '@sinclair/typebox';
import type { PlayerID } from '../../../../kit/rules.js';
import { shipType } from '../../data/equipment.js';
import { action, type Violation, violation } from '../../rules/basics/ships.js';
import { sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { FLEETS } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { campaignOf } from './areas.js';
import { detach, dissolveEmpty, fleetIds, fleetOf, formFleet, hasFleetToSpare, isSenior, partedName } from './fleets.js';

// Fleet reorganisation [12.9]: moving ships and men within an area.

export const Id = Type.String();
const Ids = Type.Array(Type.String(), { minItems: 1, maxItems: FLEETS.ships });

export const ownFleet = (view: Salamis, player: PlayerID, id: string): Violation | undefined => {
  const { fleets } = campaignOf(view);
  return Object.hasOwn(fleets, id) && fleets[id].side === sideOf(view, player)
    ? undefined
    : violation('notYourFleet', '12.3', { fleet: id });
};

function pairRefusal(view: Salamis, player: PlayerID, a: string, b: string): Violation | undefined {
  const refused = ownFleet(view, player, a) ?? ownFleet(view, player, b);
  if (refused) return refused;
  const { fleets } = campaignOf(view);
  if (a === b) return violation('sameFleet', '12.9', { fleet: a });
  return fleets[a].area === fleets[b].area ? undefined : violation('fleetsApart', '12.9', { fleet: a, other: b });
}

function shipsRefusal(camp: Campaign, fleet: string, ships: readonly string[]): Violation | undefined {
  const stranger = ships.find((id, i) => !camp.fleets[fleet].ships.includes(id) || ships.indexOf(id) !== i);
  if (stranger !== undefined) return violation('notOfFleet', '12.9', { ship: stranger, fleet });
  return ships.length < camp.fleets[fleet].ships.length ? undefined : violation('emptiesFleet', '12.9', { fleet });
}

/** Returns the fleets not yet reorganised. Choices contain only these, so that random play ends. */
const untouched = (camp: Campaign, ids: readonly string[]): string[] => ids.filter((id) => !camp.admin.reorganised.includes(id));

function* pairs(view: Salamis, player: PlayerID): Generator<readonly [string, string]> {
  const camp = campaignOf(view);
  const ids = untouched(camp, fleetIds(camp, sideOf(view, player)));
  for (const a of ids) for (const b of ids) if (a !== b && camp.fleets[a].area === camp.fleets[b].area) yield [a, b];
}

function moveRefusal(view: Salamis, player: PlayerID, from: string, to: string, ships: readonly string[]): Violation | undefined {
  const camp = campaignOf(view);
  const refused = pairRefusal(view, player, from, to) ?? shipsRefusal(camp, from, ships);
  if (refused) return refused;
  const full = camp.fleets[to].ships.length + ships.length > FLEETS.ships;
  return full ? violation('fleetFull', '12.3', { fleet: to, most: FLEETS.ships }) : undefined;
}

export const moveShips = action({
  name: 'moveShips',
  case: '12.9',
  secret: true,
  args: [Id, Id, Ids],
  refuse: moveRefusal,
  *choices(view, player) {
    const camp = campaignOf(view);
    for (const [from, to] of pairs(view, player)) {
      const ships = [camp.fleets[from].ships[0]];
      if (!moveRefusal(view, player, from, to, ships)) yield [from, to, ships];
    }
  },
  perform({ G }, _player, from, to, ships) {
    const camp = campaignOf(G);
    for (const id of ships) detach(camp, id);
    const [giver, taker] = [camp.fleets[from], camp.fleets[to]];
    taker.ships.push(...ships);
    taker.outOfSupply = Math.max(taker.outOfSupply, giver.outOfSupply);
    taker.moved ||= giver.moved;
    camp.admin.reorganised.push(from, to);
  },
});

function splitRefusal(view: Salamis, player: PlayerID, fleet: string, ships: readonly string[]): Violation | undefined {
  const refused = ownFleet(view, player, fleet) ?? shipsRefusal(campaignOf(view), fleet, ships);
  if (refused) return refused;
  return hasFleetToSpare(campaignOf(view), sideOf(view, player)) ? undefined : violation('tooManyFleets', '12.3', { most: FLEETS.perSide });
}

export const splitFleet = action({
  name: 'splitFleet',
  case: '12.9',
  secret: true,
  args: [Id, Ids, Type.String({ minLength: 1, maxLength: 30 })],
  refuse: (view, player, fleet, ships) => splitRefusal(view, player, fleet, ships),
  *choices(view, player) {
    const camp = campaignOf(view);
    for (const id of untouched(camp, fleetIds(camp, sideOf(view, player)))) {
      const { ships } = camp.fleets[id];
      const half = ships.slice(Math.ceil(ships.length / 2));
      if (half.length && !splitRefusal(view, player, id, half)) yield [id, half, partedName(camp, id)];
    }
  },
  perform(tools, player, fleet, ships, name) {
    const { G } = tools;
    const camp = campaignOf(G);
    for (const id of ships) detach(camp, id);
    const formed = formFleet(tools, sideOf(G, player), name, camp.fleets[fleet].area, [...ships], fleet);
    Object.assign(camp.fleets[formed], { outOfSupply: camp.fleets[fleet].outOfSupply, moved: camp.fleets[fleet].moved });
    camp.admin.reorganised.push(fleet, formed);
  },
});

function mergeRefusal(view: Salamis, player: PlayerID, a: string, b: string): Violation | undefined {
  const refused = pairRefusal(view, player, a, b);
  if (refused) return refused;
  const { fleets } = campaignOf(view);
  const full = fleets[a].ships.length + fleets[b].ships.length > FLEETS.ships;
  return full ? violation('fleetFull', '12.3', { fleet: a, most: FLEETS.ships }) : undefined;
}

export const mergeFleets = action({
  name: 'mergeFleets',
  case: '12.9',
  secret: true,
  args: [Id, Id],
  refuse: mergeRefusal,
  *choices(view, player) {
    for (const [a, b] of pairs(view, player)) if (a < b && !mergeRefusal(view, player, a, b)) yield [a, b];
  },
  perform({ G }, _player, a, b) {
    const camp = campaignOf(G);
    const [first, second] = [camp.fleets[a], camp.fleets[b]];
    first.ships.push(...second.ships.splice(0));
    const [senior, junior] = isSenior(first.officer, second.officer) ? [first.officer, second.officer] : [second.officer, first.officer];
    first.officer = senior;
    const { split } = junior;
    camp.waiting[first.side]?.push({ ...junior, rank: 'vice', ...(split && { split: { ...split, from: a } }) });
    first.outOfSupply = Math.max(first.outOfSupply, second.outOfSupply);
    first.moved ||= second.moved;
    camp.admin.reorganised.push(a);
    dissolveEmpty(camp);
  },
});

const KINDS = ['heavy', 'normal', 'archers'] as const;
export const factors = Type.Integer({ minimum: 0, maximum: 60 });
const TroopsArg = Type.Object({ heavy: factors, normal: factors, archers: factors }, { additionalProperties: false });

/** Returns how many more factors of men a ship can take. */
export const deckRoom = (camp: Campaign, id: string): number => {
  const { type, heavy, normal, archers } = camp.ships[id];
  return shipType(type).capacity - heavy - normal - archers;
};

export const ownShip = (view: Salamis, player: PlayerID, id: string): Violation | undefined => {
  const camp = campaignOf(view);
  const fleet = Object.hasOwn(camp.ships, id) ? fleetOf(camp, id) : undefined;
  return fleet !== undefined && camp.fleets[fleet].side === sideOf(view, player)
    ? undefined
    : violation('notOwnShip', '12.3', { ship: id });
};

export const areaOfShip = (camp: Campaign, id: string): string => camp.fleets[fleetOf(camp, id) ?? ''].area;

function troopsRefusal(
  view: Salamis,
  player: PlayerID,
  from: string,
  to: string,
  men: { readonly [kind in (typeof KINDS)[number]]: number },
): Violation | undefined {
  const refused = ownShip(view, player, from) ?? ownShip(view, player, to);
  if (refused) return refused;
  const camp = campaignOf(view);
  if (from === to || areaOfShip(camp, from) !== areaOfShip(camp, to)) return violation('shipsApart', '12.9', { ship: from, other: to });
  const short = KINDS.find((kind) => men[kind] > camp.ships[from][kind]);
  if (short) return violation('notAboard', '12.9', { ship: from, kind: short });
  const moved = men.heavy + men.normal + men.archers;
  if (!moved) return violation('nobodyMoves', '12.9');
  return moved > deckRoom(camp, to) ? violation('noDeckRoom', '12.9', { ship: to }) : undefined;
}

export const moveTroops = action({
  name: 'moveTroops',
  case: '12.9',
  secret: true,
  args: [Id, Id, TroopsArg],
  refuse: troopsRefusal,
  // Random play does not list transfers, which can be reversed endlessly.
  choices: () => [],
  perform({ G }, _player, from, to, men) {
    const { ships } = campaignOf(G);
    for (const kind of KINDS) {
      ships[from][kind] -= men[kind];
      ships[to][kind] += men[kind];
    }
  },
});
