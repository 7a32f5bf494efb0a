import type { PlayerID } from '../../kit/rules.js';
import { ARMY } from './data/armies.js';
import { LEADERS } from './data/leaders.js';
import { FRENCH } from './data/nations.js';
import { type HexId, opponentOf, SIDES, type Side, sideOf, TF } from './ids.js';
import { landSecrets } from './landSecrets.js';
import { navalSecrets } from './navalSecrets.js';
import { isHidden, sideOfUnit } from './rules/units.js';
import { isAboard, isFleet, isHex } from './rules/whereabouts.js';
import type { Fleet, Land, Naval, Order, Shown, WarWithSpain } from './state.js';

/** Who may see what [7.0, 9.0, 11.21]. */

const hiddenShip = (at: string, besieged: boolean): Naval => ({
  at,
  reduced: false,
  fleet: null,
  besieged,
  start: at,
  moved: false,
  regrouped: 0,
});
const hiddenArmy = (at: string, besieged: boolean): Land => ({ at, reduced: false, besieged, start: at, moved: false });

/** Counters that lie open in a battle. */
function inBattle(G: WarWithSpain): ReadonlySet<string> {
  const open = new Set<string>();
  const { battle, assault } = G;
  if (battle?.shown) {
    const defender = opponentOf(battle.attacker);
    for (const [id, ship] of Object.entries(G.naval)) {
      const side = sideOfUnit(id);
      const fights =
        side === battle.attacker
          ? ship.fleet !== null && battle.fleets.includes(`${side}${ship.fleet}`)
          : ship.at === battle.hex && side === defender;
      if (fights) open.add(id);
    }
    for (const [id, leader] of Object.entries(G.leaders)) if (leader.ship && open.has(leader.ship)) open.add(id);
  }
  if (assault?.shown) {
    for (const id of [...assault.landIds, ...assault.leaderIds]) open.add(id);
    for (const [id, army] of Object.entries(G.land)) {
      if (army.at === assault.hex && (sideOfUnit(id) !== assault.attacker || (assault.withBesieged && army.besieged))) open.add(id);
    }
    for (const [id, leader] of Object.entries(G.leaders)) if (leader.at === assault.hex) open.add(id);
  }
  return open;
}

const sideOfLeader = (id: string): Side => LEADERS[id].side;
const sideOfFleet = (id: string): string => id[0];
const sideOfCounter = (id: string): Side => (Object.hasOwn(LEADERS, id) ? sideOfLeader(id) : sideOfUnit(id));

/** What belongs to a side. */
function partOf<T>(record: { [id: string]: T }, side: Side, owner: (id: string) => string): { [id: string]: T } {
  const part: { [id: string]: T } = {};
  for (const id in record) if (owner(id) === side) part[id] = record[id];
  return part;
}

/** In somebody else's view one's own hidden counters are not to be had. */
const sideOfKnown = (id: string): string => (isHidden(id) ? '' : sideOfUnit(id));

/** Everything that belongs to a side, its own view of it. */
const ownPart = (G: WarWithSpain, side: Side, owner: (id: string) => string = sideOfUnit): Shown => ({
  afield: G.afield.filter((id) => sideOfCounter(id) === side),
  treasury: G.treasury[side],
  naval: partOf(G.naval, side, owner),
  land: partOf(G.land, side, owner),
  leaders: partOf(G.leaders, side, sideOfLeader),
  fleets: partOf(G.fleets as { [id: string]: Fleet }, side, sideOfFleet),
});

/** What the other player, and every spectator, sees of a side now. */
export function shownOf(G: WarWithSpain, side: Side): Shown {
  const full = ownPart(G, side);
  return G.options.openInformation ? full : masked(G, side, full);
}

/** Counters of one kind that are shown as backs, by hex: the besieged first. */
class Stacks {
  private readonly byHex = new Map<HexId, { besieged: number; free: number }>();
  has(hex: HexId): boolean {
    return this.byHex.has(hex);
  }
  add(hex: HexId, besieged: boolean): void {
    const stack = this.byHex.get(hex) ?? { besieged: 0, free: 0 };
    stack[besieged ? 'besieged' : 'free'] += 1;
    this.byHex.set(hex, stack);
  }
  /** A leader is counted with those who are free, if there are any. */
  join(hex: HexId): void {
    this.add(hex, !this.byHex.get(hex)?.free);
  }
  backs(): { readonly hex: HexId; readonly at: number; readonly besieged: boolean }[] {
    return [...this.byHex]
      .sort()
      .flatMap(([hex, { besieged, free }]) => Array.from({ length: besieged + free }, (_, at) => ({ hex, at, besieged: at < besieged })));
  }
}

/** What is hidden already, in a view, stays as it is. */
function masked(G: WarWithSpain, side: Side, full: Shown): Shown {
  const open = inBattle(G);
  const naval: Shown['naval'] = {};
  const land: Shown['land'] = {};
  const leaders: Shown['leaders'] = {};
  const ashore = new Stacks();
  const loose = new Stacks();
  for (const id in full.naval) {
    const ship = full.naval[id];
    if (isHidden(id) || !isHex(ship.at) || open.has(id) || (id === TF && ship.fleet === null)) naval[id] = { ...ship };
    else if (ship.fleet === null) loose.add(ship.at, ship.besieged);
  }
  const neutral = (id: string) => !G.france.active && FRENCH.includes(ARMY[id].nat);
  for (const id in full.land) {
    const army = full.land[id];
    if (isAboard(army.at)) continue;
    if (isHidden(id) || !isHex(army.at) || open.has(id) || neutral(id)) land[id] = { ...army };
    else ashore.add(army.at, army.besieged);
  }
  const idle = (id: string) => !G.france.active && FRENCH.includes(LEADERS[id].nat);
  for (const [id, leader] of Object.entries(full.leaders)) {
    const shown = open.has(id);
    if (!shown && (isFleet(leader.at) || (isAboard(leader.at) && leader.ship === null))) continue;
    const hex = isHex(leader.at) ? leader.at : leader.at.slice(2);
    if (shown || idle(id)) leaders[id] = { ...leader };
    else if (ashore.has(hex)) ashore.join(hex);
    else if (loose.has(hex)) loose.join(hex);
    // Who lies under no counter is seen, and so is the ship he has: it is the Treasure Fleet, which everybody sees.
    else leaders[id] = { ...leader };
  }
  for (const { hex, at, besieged } of loose.backs()) naval[`hidden:${side}:naval:${hex}:${at}`] = hiddenShip(hex, besieged);
  for (const { hex, at, besieged } of ashore.backs()) land[`hidden:${side}:land:${hex}:${at}`] = hiddenArmy(hex, besieged);
  const afield = [
    ...full.afield,
    ...Object.keys(full.naval).filter((id) => !naval[id]),
    ...Object.keys(full.land).filter((id) => !land[id]),
    ...Object.keys(full.leaders).filter((id) => !leaders[id]),
  ].sort();
  return { ...full, afield, naval, land, leaders };
}

/** An order as it stands in the book: what it takes to take it back is the rules' own affair. */
const written = (order: Order): Order => ({ ...order, back: null });

/** What a player may see; null is a spectator. */
export function view(G: WarWithSpain, player: PlayerID | null): WarWithSpain {
  const me = player === null ? null : sideOf(player);
  const shown: WarWithSpain = { ...G, naval: {}, land: {}, leaders: {}, fleets: {}, afield: [], treasury: { ...G.treasury }, opened: null };
  for (const side of SIDES) {
    const own = side === me ? { ...ownPart(G, side, sideOfKnown), afield: [] } : (G.opened?.[side] ?? shownOf(G, side));
    shown.afield = [...shown.afield, ...own.afield];
    Object.assign(shown.naval, own.naval);
    Object.assign(shown.land, own.land);
    Object.assign(shown.leaders, own.leaders);
    Object.assign(shown.fleets, own.fleets);
    shown.treasury[side] = own.treasury;
  }
  shown.orders = { E: me === 'E' ? G.orders.E.map(written) : [], S: me === 'S' ? G.orders.S.map(written) : [] };
  const land = landSecrets(G, me);
  Object.assign(shown, land, navalSecrets(G, land.pending, me));
  return shown;
}
