import type { Dice } from '../../../kit/dice.js';
import { drawOne, shuffled } from '../../../kit/drawing.js';
import { ARMY } from '../data/armies.js';
import { LEADERS } from '../data/leaders.js';
import { FRENCH, grid, isLand } from '../data/map.js';
import { SHIP } from '../data/ships.js';
import { type LeaderId, TF, type UnitId } from '../ids.js';
import { armyLimit, leaderLimit } from '../rules/landMovement/marchLimits.js';
import { inDutchRange, isShallow } from '../rules/map.js';
import { HOMEBOUND } from '../rules/navalMovement/transport/embarking.js';
import { sailing } from '../rules/navalMovement/wind.js';
import { groupHex, isDeep, isDutch, isFleet, looseAt, shipsOf } from '../rules/units.js';
import type { GroupId, WarWithSpain } from '../state.js';
import { type Back, type Hiding, isBack, type Place } from './hiding.js';

// Whether a counter may be in a place, whatever else is there [6.3, 6.6, 8.2].

function shipFits(view: WarWithSpain, id: UnitId, place: Place): boolean {
  const hex = isBack(place) ? place.hex : groupHex(view, place);
  // A loose hidden ship is never the Treasure Fleet, which is public outside fleets.
  if (hex === undefined || (id === TF && isBack(place))) return false;
  return !(isDeep(id) && isShallow(hex)) && !(isDutch(id) && !inDutchRange(hex));
}

function armyFits(view: WarWithSpain, id: UnitId, place: Place): boolean {
  return isBack(place) ? !armyLimit(view, id, null, place.hex) : !HOMEBOUND.includes(ARMY[id].nat);
}

/** Whether a leader may be in a place. Naval leaders at sea are in hidden fleets, because revealed fleets show their leaders. */
function leaderFits(view: WarWithSpain, { fleets }: Hiding, id: LeaderId, place: Place): boolean {
  const { nat, naval } = LEADERS[id];
  if (!isBack(place)) return naval ? isFleet(place) && fleets.includes(place) : !FRENCH.some((each) => each === nat);
  if (naval && place.kind === 'loose') return true;
  return isLand(grid.index(place.hex)) && !leaderLimit(view, id, place.hex);
}

function fits(view: WarWithSpain, hiding: Hiding, id: string, place: Place): boolean {
  if (SHIP[id]) return shipFits(view, id, place);
  return ARMY[id] ? armyFits(view, id, place) : leaderFits(view, hiding, id, place);
}

// Deals hidden counters. The first deal ignores the rules. Then counters swap places in pairs if no more rules are broken, until none is,
// and for a while longer. All legal deals are then about equally likely.

export type Deal = Map<string, Place>;

/** Number of swaps per counter in each round. */
const MIXING = 12;
/** Maximum number of rounds of swaps for reaching a legal deal. */
const PATIENCE = 60;

type Kind = 'ships' | 'armies' | 'leaders';

export class Dealer {
  private readonly deal: Deal = new Map();

  constructor(
    private readonly view: WarWithSpain,
    private readonly hiding: Hiding,
    /** Reduced counters. `mend` removes ships whose cargo has no room. */
    private readonly reduced: Set<UnitId>,
    private readonly dice: Dice,
  ) {}

  dealt(): Deal {
    this.first();
    const { ships, armies, leaders } = this.hiding;
    const all = [...ships, ...armies, ...leaders];
    if (all.length < 2) return this.deal;
    for (let round = 0; round < PATIENCE && this.strain(all, this.hiding.groups) > 0; round++) {
      this.mix(MIXING * all.length);
      this.mend();
    }
    this.mix(MIXING * all.length);
    return this.deal;
  }

  private first(): void {
    const { hiding, dice } = this;
    const ships = shuffled(hiding.ships, dice);
    const armies = shuffled(hiding.armies, dice);
    const leaders = shuffled(hiding.leaders, dice);
    const ledShips = Math.max(0, hiding.fleets.length + hiding.loose.length - ships.length);
    const ledArmies = hiding.groups.length
      ? Math.max(0, hiding.ashore.length - armies.length)
      : Math.max(0, hiding.ashore.length - armies.length, leaders.length - ledShips);
    this.put(leaders, leaderPlaces(hiding.loose, ledShips), hiding.loose, ships);
    this.put(leaders, leaderPlaces(hiding.ashore, ledArmies), hiding.ashore, armies);
    for (const id of hiding.fleets) this.place(ships.pop(), id);
    for (const id of ships) this.place(id, drawOne(hiding.fleets, dice));
    for (const id of [...armies, ...leaders]) this.place(id, drawOne(hiding.groups, dice));
  }

  private place(id: string | undefined, place: Place): void {
    if (id !== undefined) this.deal.set(id, place);
  }

  private put(leaders: string[], led: ReadonlySet<Back>, backs: readonly Back[], others: string[]): void {
    for (const back of backs) this.place((led.has(back) ? leaders : others).pop(), back);
  }

  /** Restores a random reduced ship to full strength, for more capacity. */
  private mend(): void {
    const [ship] = shuffled([...this.reduced], this.dice).filter((id) => SHIP[id]);
    if (ship) this.reduced.delete(ship);
  }

  private mix(tries: number): void {
    for (let n = 0; n < tries; n++) {
      const exchange = this.proposed();
      if (exchange) this.attempt(exchange);
    }
  }

  /** Returns a random swap or move, if possible. */
  private proposed(): Deal | undefined {
    const { dice, hiding, deal } = this;
    const kind = drawOne<Kind>(['ships', 'armies', 'leaders'], dice);
    if (!hiding[kind].length) return undefined;
    const id = drawOne(hiding[kind], dice);
    const place = deal.get(id);
    if (place === undefined) return undefined;
    if (dice.die(2) === 1) {
      const other = drawOne(hiding[kind], dice);
      const there = deal.get(other);
      return there === undefined || there === place
        ? undefined
        : new Map([
            [id, there],
            [other, place],
          ]);
    }
    if (!isBack(place)) return this.onward(id, kind, place);
    return kind === 'leaders' ? this.relieved(id, place) : undefined;
  }

  /** Returns a move of a counter to another group. A leader may instead swap with a counter in a hex stack. */
  private onward(id: string, kind: Kind, from: GroupId): Deal | undefined {
    const { dice, hiding } = this;
    if (kind === 'leaders' && dice.die(2) === 1) {
      const back = drawOne([...hiding.loose, ...hiding.ashore, undefined], dice);
      const mates = back?.led ? this.under(back) : [];
      if (!back || mates.length < 2) return undefined;
      const mate = drawOne(mates, dice);
      const groups = back.kind === 'loose' ? hiding.fleets : hiding.groups;
      return groups.length
        ? new Map<string, Place>([
            [id, back],
            [mate, drawOne(groups, dice)],
          ])
        : undefined;
    }
    if (kind === 'ships' && !this.hasOthers(from)) return undefined;
    const groups = kind === 'ships' ? hiding.fleets : hiding.groups;
    return new Map([[id, drawOne(groups, dice)]]);
  }

  /** Returns a swap of a leader in a hex stack with a ship or land unit in a group of ships. */
  private relieved(leader: string, back: Back): Deal | undefined {
    const { dice, hiding, deal } = this;
    const kind = back.kind === 'loose' ? 'ships' : 'armies';
    const afloat = hiding[kind].filter((id) => {
      const place = deal.get(id);
      return place !== undefined && !isBack(place) && (kind === 'armies' || this.hasOthers(place));
    });
    if (!afloat.length || !hiding.groups.length) return undefined;
    return new Map<string, Place>([
      [drawOne(afloat, dice), back],
      [leader, drawOne(hiding.groups, dice)],
    ]);
  }

  private under({ kind, hex }: Back): string[] {
    const ids = kind === 'loose' ? this.hiding.ships : this.hiding.armies;
    return ids.filter((id) => {
      const place = this.deal.get(id);
      return place !== undefined && isBack(place) && place.led && place.hex === hex && place.kind === kind;
    });
  }

  private hasOthers(fleet: GroupId): boolean {
    return this.hiding.ships.filter((id) => this.deal.get(id) === fleet).length > 1;
  }

  /** Changes the deal, unless it would break more rules. */
  private attempt(exchange: Deal): void {
    const { deal } = this;
    const before = new Map([...exchange.keys()].map((id) => [id, deal.get(id)]));
    const groups = new Set([...exchange.values(), ...before.values()].flatMap((place) => this.groupAt(place) ?? []));
    const strained = this.strain(exchange.keys(), groups);
    for (const [id, place] of exchange) deal.set(id, place);
    if (this.strain(exchange.keys(), groups) <= strained) return;
    for (const [id, place] of before) if (place !== undefined) deal.set(id, place);
  }

  private groupAt(place: Place | undefined): GroupId | undefined {
    if (place === undefined || !isBack(place)) return place;
    return place.kind === 'loose' ? looseAt(this.hiding.side, place.hex) : undefined;
  }

  /** Returns a penalty for broken rules; 0 if there are none. */
  private strain(ids: Iterable<string>, groups: Iterable<GroupId>): number {
    let strain = 0;
    for (const id of ids) {
      const place = this.deal.get(id);
      if (place === undefined || !fits(this.view, this.hiding, id, place)) strain += 100;
    }
    for (const group of groups) strain += this.burden(group);
    return strain;
  }

  /** Returns the excess of a group's cargo over its capacity, or what the group lacks for a pending decision [6.24, 6.52]. */
  private burden(group: GroupId): number {
    const { pending } = this.view;
    const over = this.load(group) - this.room(group);
    if (pending?.step === 'dropCargo' && pending.group === group) return Math.max(0, 1 - over);
    const storm = pending?.step === 'navalLosses' && pending.group === group ? this.stormStrain(group) : 0;
    return Math.max(0, over) + storm;
  }

  private stormStrain(group: GroupId): number {
    const { pending } = this.view;
    if (pending?.step !== 'navalLosses') return 0;
    const steps = sailing(this.shipsIn(group)).reduce((sum, id) => sum + (SHIP[id].back && !this.reduced.has(id) ? 2 : 1), 0);
    return Math.max(0, Math.max(pending.steps.E, pending.steps.S) + 1 - steps);
  }

  private shipsIn(group: GroupId): UnitId[] {
    const unseen = this.hiding.ships.filter((id) => this.groupAt(this.deal.get(id)) === group);
    return [...unseen, ...shipsOf(this.view, group).filter((id) => SHIP[id])];
  }

  private room(group: GroupId): number {
    return this.shipsIn(group).reduce((sum, id) => {
      const { front, back } = SHIP[id];
      const turned = this.reduced.has(id) || this.view.naval[id]?.reduced;
      return sum + (turned && back ? back : front).tr;
    }, 0);
  }

  private load(group: GroupId): number {
    return this.hiding.armies.reduce((sum, id) => {
      const { cs, back } = ARMY[id];
      return sum + (this.deal.get(id) === group ? (this.reduced.has(id) && back !== null ? back : cs) : 0);
    }, 0);
  }
}

/** Returns the backs that are leaders in the first deal, leaving at least one other counter in every stack. */
function leaderPlaces(backs: readonly Back[], count: number): ReadonlySet<Back> {
  const places = new Set<Back>();
  const kept = new Set<string>();
  for (const back of backs) {
    if (!back.led || places.size >= count) continue;
    if (kept.has(back.hex)) places.add(back);
    else kept.add(back.hex);
  }
  return places;
}
