import type { PlayerID } from '../../kit/rules.js';
import { ARMY } from './data/armies.js';
import { LEADERS } from './data/leaders.js';
import { FRENCH } from './data/map.js';
import { type HexId, type LeaderId, opponentOf, SIDES, type Side, sideOf, TF, type UnitId } from './ids.js';
import { groupNamed, groupSide, isAboard, isFleet, isHex, isHidden, sideOfUnit } from './rules/units.js';
import { type Fleet, type Land, type Naval, type Order, type Pending, phasing, type Shown, type WarWithSpain } from './state.js';

/** Returns the naval part of what `me` sees; null stands for a spectator. */
function navalSecrets(
  G: WarWithSpain,
  pending: Pending | null,
  me: Side | null,
): Pick<WarWithSpain, 'voyage' | 'pending' | 'standing' | 'standingSet' | 'passing' | 'treasure'> {
  const standing = { ...G.standing };
  for (const side of SIDES) if (side !== me) standing[side] = 'ask';
  const passing = { ...G.passing };
  for (const side of SIDES) if (side !== me) passing[side] = true;
  return {
    voyage: voyageSeen(G, me),
    pending: pending && pendingSeen(pending, me),
    standing,
    passing,
    standingSet: G.standingSet && phasing(G) === me,
    treasure: me === 'S' ? G.treasure : { ...G.treasure, month: null },
  };
}

/** Returns a naval move as seen by `me`. The opponent sees only position and wake; the mover does not see `letPass`. */
function voyageSeen({ voyage, options }: WarWithSpain, me: Side | null): WarWithSpain['voyage'] {
  if (!voyage) return null;
  if (voyage.side === me) return { ...voyage, letPass: 'no' };
  const letPass = me === null ? 'no' : voyage.letPass;
  return options.openInformation ? { ...voyage, letPass } : { ...voyage, letPass, ships: [], cargo: null, path: [], plan: [] };
}

function pendingSeen(pending: Pending, me: Side | null): Pending {
  if (pending.step === 'sailOn' && pending.side !== me) return { ...pending, most: 0 };
  if (pending.step !== 'navalLosses') return pending;
  const taken = { ...pending.taken };
  for (const side of SIDES) if (side !== me && taken[side] !== null && taken[side] !== 'none') taken[side] = 'committed';
  return { ...pending, taken };
}

/** Returns the land part of what `me` sees; null stands for a spectator. */
function landSecrets(G: WarWithSpain, me: Side | null): Pick<WarWithSpain, 'march' | 'assault' | 'attacks' | 'marched' | 'pending'> {
  const { march, assault, attacks, marched, pending, options } = G;
  const taken = pending?.step === 'landLosses' ? withoutChoices(pending, me) : pending;
  if (options.openInformation) return { march, assault, attacks, marched, pending: taken };
  const mine = (id: string) => sideOfUnit(id) === me;
  const committed = assault && !assault.shown && assault.attacker !== me;
  return {
    march: march && march.side !== me ? { ...march, landIds: [], leaderIds: [], path: [] } : march,
    assault: committed ? { ...assault, landIds: [], leaderIds: [] } : assault,
    attacks: { ...attacks, units: attacks.units.filter(mine) },
    marched: marched.filter(mine),
    pending: taken,
  };
}

function withoutChoices(pending: Pending & { step: 'landLosses' }, me: Side | null): Pending {
  const taken = { ...pending.taken };
  for (const side of SIDES) if (side !== me && taken[side] !== null && taken[side] !== 'none') taken[side] = 'committed';
  return { ...pending, taken };
}

// Views [7.0, 9.0, 11.21].

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

const isKnown = (id: UnitId): boolean => !isHidden(id);

/** Returns a function that makes placeholder ids: `backName('E', 'land')('2614', 0)` is "hidden:E:land:2614:0". */
const backName =
  (side: Side, kind: 'naval' | 'land') =>
  (hex: HexId, at: number): UnitId =>
    `hidden:${side}:${kind}:${hex}:${at}`;

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

const sideOfLeader = (id: LeaderId): Side => LEADERS[id].side;
const sideOfFleet = (id: string): Side => groupSide(groupNamed(id));
const sideOfCounter = (id: string): Side => (Object.hasOwn(LEADERS, id) ? sideOfLeader(id) : sideOfUnit(id));

type Seen = Pick<WarWithSpain, 'naval' | 'land' | 'leaders' | 'fleets' | 'afield' | 'treasury'>;

const nothing = (): Seen => ({ afield: [], treasury: { E: 0, S: 0 }, naval: {}, land: {}, leaders: {}, fleets: {} });

interface Muster {
  readonly naval: readonly UnitId[];
  readonly land: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly fleets: readonly string[];
}

type BySide<T> = { readonly [side in Side]: T };

function divided(record: object, sideOfId: (id: string) => Side): BySide<readonly string[]> {
  const ids: BySide<string[]> = { E: [], S: [] };
  for (const id of Object.keys(record)) ids[sideOfId(id)].push(id);
  return ids;
}

function musters(G: WarWithSpain): BySide<Muster> {
  const naval = divided(G.naval, sideOfUnit);
  const land = divided(G.land, sideOfUnit);
  const leaders = divided(G.leaders, sideOfLeader);
  const fleets = divided(G.fleets, sideOfFleet);
  return {
    E: { naval: naval.E, land: land.E, leaders: leaders.E, fleets: fleets.E },
    S: { naval: naval.S, land: land.S, leaders: leaders.S, fleets: fleets.S },
  };
}

function add<T>(to: { [id: string]: T }, from: { readonly [id: string]: T }, ids: readonly string[]): void {
  for (const id of ids) to[id] = from[id];
}

function addOpen(seen: Seen, G: WarWithSpain, side: Side, { fleets }: Muster): void {
  add<Fleet | undefined>(seen.fleets, G.fleets, fleets);
  seen.treasury[side] = G.treasury[side];
}

function addWhole(seen: Seen, G: WarWithSpain, side: Side, muster: Muster): void {
  addOpen(seen, G, side, muster);
  add(seen.naval, G.naval, muster.naval);
  add(seen.land, G.land, muster.land);
  add(seen.leaders, G.leaders, muster.leaders);
}

/** Adds the viewing side's counters, ignoring placeholders, which `G` contains if it is the other side's view. */
const addOwn = (seen: Seen, G: WarWithSpain, side: Side, muster: Muster): void =>
  addWhole(seen, G, side, { ...muster, naval: muster.naval.filter(isKnown), land: muster.land.filter(isKnown) });

const afieldOf = (G: WarWithSpain, side: Side): string[] => G.afield.filter((id) => sideOfCounter(id) === side);

function addShown(seen: Seen, G: WarWithSpain, side: Side, muster: Muster): void {
  if (G.options.openInformation) {
    addWhole(seen, G, side, muster);
    seen.afield.push(...afieldOf(G, side));
  } else addMasked(seen, G, side, muster);
}

export function shownOf(G: WarWithSpain, side: Side): Shown {
  const seen = nothing();
  addShown(seen, G, side, musters(G)[side]);
  return { ...seen, treasury: seen.treasury[side] };
}

interface Stack {
  besieged: number;
  free: number;
}

class Stacks {
  private readonly byHex = new Map<HexId, Stack>();
  has(hex: HexId): boolean {
    return this.byHex.has(hex);
  }
  add(hex: HexId, besieged: boolean): void {
    const stack = this.byHex.get(hex) ?? { besieged: 0, free: 0 };
    stack[besieged ? 'besieged' : 'free'] += 1;
    this.byHex.set(hex, stack);
  }
  /** Adds a leader. The leader counts as unbesieged if the hex has unbesieged units. */
  join(hex: HexId): void {
    this.add(hex, !this.byHex.get(hex)?.free);
  }
  lay<T>(to: { [id: string]: T }, idOf: (hex: HexId, at: number) => string, back: (hex: HexId, besieged: boolean) => T): void {
    const stacks = [...this.byHex].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [hex, { besieged, free }] of stacks) {
      for (let at = 0; at < besieged + free; at++) to[idOf(hex, at)] = back(hex, at < besieged);
    }
  }
}

/** Adds visible counters, and placeholders for hidden counters. `G` may be a view with placeholders. */
function addMasked(seen: Seen, G: WarWithSpain, side: Side, muster: Muster): void {
  const open = inBattle(G);
  const { naval, land, leaders } = seen;
  const afield = afieldOf(G, side);
  const ashore = new Stacks();
  const loose = new Stacks();
  addOpen(seen, G, side, muster);
  for (const id of muster.naval) {
    const ship = G.naval[id];
    if (isHidden(id) || !isHex(ship.at) || open.has(id) || (id === TF && ship.fleet === null)) {
      naval[id] = { ...ship };
      continue;
    }
    afield.push(id);
    if (ship.fleet === null) loose.add(ship.at, ship.besieged);
  }
  const neutral = (id: string) => !G.france.active && FRENCH.includes(ARMY[id].nat);
  for (const id of muster.land) {
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
  for (const id of muster.leaders) {
    const leader = G.leaders[id];
    const shown = open.has(id);
    const hex = isHex(leader.at) ? leader.at : leader.at.slice(2);
    const unseen = !shown && (isFleet(leader.at) || (isAboard(leader.at) && leader.ship === null));
    const stack = shown || idle(id) ? undefined : ashore.has(hex) ? ashore : loose.has(hex) ? loose : undefined;
    if (unseen || stack) afield.push(id);
    // A leader without a hidden stack is public, as is the Treasure Fleet outside an armada.
    else leaders[id] = { ...leader };
    if (!unseen) stack?.join(hex);
  }
  loose.lay(naval, backName(side, 'naval'), hiddenShip);
  ashore.lay(land, backName(side, 'land'), hiddenArmy);
  seen.afield.push(...afield.sort());
}

/** Adds a side's counters as its opponent saw them at the start of the joint phase. */
function addOpened(seen: Seen, opened: Shown, side: Side): void {
  add(seen.naval, opened.naval, Object.keys(opened.naval));
  add(seen.land, opened.land, Object.keys(opened.land));
  add(seen.leaders, opened.leaders, Object.keys(opened.leaders));
  add<Fleet | undefined>(seen.fleets, opened.fleets, Object.keys(opened.fleets));
  seen.afield.push(...opened.afield);
  seen.treasury[side] = opened.treasury;
}

const written = (order: Order): Order => ({ ...order, back: null });

export function view(G: WarWithSpain, player: PlayerID | null): WarWithSpain {
  const me = player === null ? null : sideOf(player);
  const shown: WarWithSpain = { ...G, ...nothing(), opened: null };
  const muster = musters(G);
  for (const side of SIDES) {
    const opened = G.opened?.[side];
    if (side === me) addOwn(shown, G, side, muster[side]);
    else if (opened) addOpened(shown, opened, side);
    else addShown(shown, G, side, muster[side]);
  }
  shown.orders = { E: me === 'E' ? G.orders.E.map(written) : [], S: me === 'S' ? G.orders.S.map(written) : [] };
  const land = landSecrets(G, me);
  Object.assign(shown, land, navalSecrets(G, land.pending, me));
  return shown;
}
