import type { PlayerID } from '../../kit/rules.js';
import { ARMY } from './data/armies.js';
import { LEADERS } from './data/leaders.js';
import { FRENCH } from './data/nations.js';
import { type HexId, opponentOf, SIDES, type Side, sideOf, TF } from './ids.js';
import { landSecrets } from './landSecrets.js';
import { navalSecrets } from './navalSecrets.js';
import { isHidden, printedSide, sideOfUnit } from './rules/units.js';
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

/** What is seen of counters, to be filled in. */
type Seen = Pick<WarWithSpain, 'naval' | 'land' | 'leaders' | 'fleets' | 'afield' | 'treasury'>;

const nothing = (): Seen => ({ afield: [], treasury: { E: 0, S: 0 }, naval: {}, land: {}, leaders: {}, fleets: {} });

/** Adds what belongs to a side. */
function add<T>(to: { [id: string]: T }, from: { [id: string]: T }, side: Side, owner: (id: string) => string | undefined): void {
  for (const id in from) if (owner(id) === side) to[id] = from[id];
}

/** What everybody sees of a side. */
function addOpen(seen: Seen, G: WarWithSpain, side: Side): void {
  add(seen.fleets as { [id: string]: Fleet }, G.fleets as { [id: string]: Fleet }, side, sideOfFleet);
  seen.treasury[side] = G.treasury[side];
}

/** Everything that belongs to a side. In somebody else's view its own hidden counters are not to be had: `owner` knows them not. */
function addWhole(seen: Seen, G: WarWithSpain, side: Side, owner: (id: string) => string | undefined): void {
  addOpen(seen, G, side);
  add(seen.naval, G.naval, side, owner);
  add(seen.land, G.land, side, owner);
  add(seen.leaders, G.leaders, side, sideOfLeader);
}

const afieldOf = (G: WarWithSpain, side: Side): string[] => G.afield.filter((id) => sideOfCounter(id) === side);

/** Adds what the other player, and every spectator, sees of a side now. */
function addShown(seen: Seen, G: WarWithSpain, side: Side): void {
  if (G.options.openInformation) {
    addWhole(seen, G, side, sideOfUnit);
    seen.afield.push(...afieldOf(G, side));
  } else addMasked(seen, G, side);
}

/** What the other player, and every spectator, sees of a side now. */
export function shownOf(G: WarWithSpain, side: Side): Shown {
  const seen = nothing();
  addShown(seen, G, side);
  return { ...seen, treasury: seen.treasury[side] };
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
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([hex, { besieged, free }]) => Array.from({ length: besieged + free }, (_, at) => ({ hex, at, besieged: at < besieged })));
  }
}

/** What is hidden already, in a view, stays as it is. */
function addMasked(seen: Seen, G: WarWithSpain, side: Side): void {
  const open = inBattle(G);
  const { naval, land, leaders } = seen;
  const afield = afieldOf(G, side);
  const ashore = new Stacks();
  const loose = new Stacks();
  addOpen(seen, G, side);
  for (const id in G.naval) {
    if (sideOfUnit(id) !== side) continue;
    const ship = G.naval[id];
    if (isHidden(id) || !isHex(ship.at) || open.has(id) || (id === TF && ship.fleet === null)) {
      naval[id] = { ...ship };
      continue;
    }
    afield.push(id);
    if (ship.fleet === null) loose.add(ship.at, ship.besieged);
  }
  const neutral = (id: string) => !G.france.active && FRENCH.includes(ARMY[id].nat);
  for (const id in G.land) {
    if (sideOfUnit(id) !== side) continue;
    const army = G.land[id];
    const aboard = isAboard(army.at);
    if (!aboard && (isHidden(id) || !isHex(army.at) || open.has(id) || neutral(id))) {
      land[id] = { ...army };
      continue;
    }
    afield.push(id);
    if (!aboard) ashore.add(army.at, army.besieged);
  }
  const idle = (id: string) => !G.france.active && FRENCH.includes(LEADERS[id].nat);
  for (const id in G.leaders) {
    if (sideOfLeader(id) !== side) continue;
    const leader = G.leaders[id];
    const shown = open.has(id);
    const hex = isHex(leader.at) ? leader.at : leader.at.slice(2);
    const unseen = !shown && (isFleet(leader.at) || (isAboard(leader.at) && leader.ship === null));
    const stack = shown || idle(id) ? undefined : ashore.has(hex) ? ashore : loose.has(hex) ? loose : undefined;
    if (unseen || stack) afield.push(id);
    // Who lies under no counter is seen, and so is the ship he has: it is the Treasure Fleet, which everybody sees.
    else leaders[id] = { ...leader };
    if (!unseen) stack?.join(hex);
  }
  for (const { hex, at, besieged } of loose.backs()) naval[`hidden:${side}:naval:${hex}:${at}`] = hiddenShip(hex, besieged);
  for (const { hex, at, besieged } of ashore.backs()) land[`hidden:${side}:land:${hex}:${at}`] = hiddenArmy(hex, besieged);
  seen.afield.push(...afield.sort());
}

/** Adds what was seen of a side as the books were opened. */
function addOpened(seen: Seen, opened: Shown, side: Side): void {
  Object.assign(seen.naval, opened.naval);
  Object.assign(seen.land, opened.land);
  Object.assign(seen.leaders, opened.leaders);
  Object.assign(seen.fleets, opened.fleets);
  seen.afield.push(...opened.afield);
  seen.treasury[side] = opened.treasury;
}

/** An order as it stands in the book: what it takes to take it back is the rules' own affair. */
const written = (order: Order): Order => ({ ...order, back: null });

/** What a player may see; null is a spectator. */
export function view(G: WarWithSpain, player: PlayerID | null): WarWithSpain {
  const me = player === null ? null : sideOf(player);
  const shown: WarWithSpain = { ...G, ...nothing(), opened: null };
  for (const side of SIDES) {
    const opened = G.opened?.[side];
    if (side === me) addWhole(shown, G, side, printedSide);
    else if (opened) addOpened(shown, opened, side);
    else addShown(shown, G, side);
  }
  shown.orders = { E: me === 'E' ? G.orders.E.map(written) : [], S: me === 'S' ? G.orders.S.map(written) : [] };
  const land = landSecrets(G, me);
  Object.assign(shown, land, navalSecrets(G, land.pending, me));
  return shown;
}
