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

// Whether a counter can be in a place by itself, whoever else is there [6.3, 6.6, 8.2].

function shipFits(view: WarWithSpain, id: UnitId, place: Place): boolean {
  const hex = isBack(place) ? place.hex : groupHex(view, place);
  // Outside an armada everybody sees the Treasure Fleet.
  if (hex === undefined || (id === TF && isBack(place))) return false;
  return !(isDeep(id) && isShallow(hex)) && !(isDutch(id) && !inDutchRange(hex));
}

function armyFits(view: WarWithSpain, id: UnitId, place: Place): boolean {
  return isBack(place) ? !armyLimit(view, id, null, place.hex) : !HOMEBOUND.includes(ARMY[id].nat);
}

/** Naval leaders have a ship, which in a battle everybody sees: they are in fleets out of sight. */
function leaderFits(view: WarWithSpain, { fleets }: Hiding, id: LeaderId, place: Place): boolean {
  const { nat, naval } = LEADERS[id];
  if (!isBack(place)) return naval ? isFleet(place) && fleets.includes(place) : !FRENCH.some((each) => each === nat);
  if (naval && place.kind === 'loose') return true;
  return isLand(grid.index(place.hex)) && !leaderLimit(view, id, place.hex);
}

/** Whether a hidden counter can be in a place. */
function fits(view: WarWithSpain, hiding: Hiding, id: string, place: Place): boolean {
  if (SHIP[id]) return shipFits(view, id, place);
  return ARMY[id] ? armyFits(view, id, place) : leaderFits(view, hiding, id, place);
}

// Hidden counters are dealt out over the places where they may be. First as it comes; then two and two they change places, as long as
// that breaks no rule that was kept before, until none is broken, and for a while longer: then every deal is about as likely.

/** Where each hidden counter is. */
export type Deal = Map<string, Place>;

/** Exchanges that are tried for each counter at a time, and how often while some rule is broken. */
const MIXING = 12;
const PATIENCE = 60;

type Kind = 'ships' | 'armies' | 'leaders';

export class Dealer {
  private readonly deal: Deal = new Map();

  constructor(
    private readonly view: WarWithSpain,
    private readonly hiding: Hiding,
    /** Counters that show their back sides; of ships fewer in the end, if their men would find no room. */
    private readonly reduced: Set<UnitId>,
    private readonly dice: Dice,
  ) {}

  /** Deals all of them. */
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

  /** As it comes: every back has somebody under it, every fleet a ship, and no leader is seen who is not. */
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

  /** Takes leaders for some backs, and others for the rest. */
  private put(leaders: string[], led: ReadonlySet<Back>, backs: readonly Back[], others: string[]): void {
    for (const back of backs) this.place((led.has(back) ? leaders : others).pop(), back);
  }

  /** The men find no room: one ship more is whole. */
  private mend(): void {
    const [ship] = shuffled([...this.reduced], this.dice).filter((id) => SHIP[id]);
    if (ship) this.reduced.delete(ship);
  }

  /** Tries so many exchanges. */
  private mix(tries: number): void {
    for (let n = 0; n < tries; n++) {
      const exchange = this.proposed();
      if (exchange) this.attempt(exchange);
    }
  }

  /** Two of a kind change places; or one goes to another group; or a leader changes places with somebody of another kind. */
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

  /** Somebody in a group goes to another one, or makes room for a leader under a back. */
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

  /** Somebody who is in a group takes the place of a leader, and he goes aboard. */
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

  /** Who is no leader under the backs of a stack that may hide one. */
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

  /** Makes the exchange, unless more is broken by it than before. */
  private attempt(exchange: Deal): void {
    const { deal } = this;
    const before = new Map([...exchange.keys()].map((id) => [id, deal.get(id)]));
    const groups = new Set([...exchange.values(), ...before.values()].flatMap((place) => this.groupAt(place) ?? []));
    const strained = this.strain(exchange.keys(), groups);
    for (const [id, place] of exchange) deal.set(id, place);
    if (this.strain(exchange.keys(), groups) <= strained) return;
    for (const [id, place] of before) if (place !== undefined) deal.set(id, place);
  }

  /** The group that somebody in a place belongs to. */
  private groupAt(place: Place | undefined): GroupId | undefined {
    if (place === undefined || !isBack(place)) return place;
    return place.kind === 'loose' ? looseAt(this.hiding.side, place.hex) : undefined;
  }

  /** How much is broken by some counters and in some groups. */
  private strain(ids: Iterable<string>, groups: Iterable<GroupId>): number {
    let strain = 0;
    for (const id of ids) {
      const place = this.deal.get(id);
      if (place === undefined || !fits(this.view, this.hiding, id, place)) strain += 100;
    }
    for (const group of groups) strain += this.burden(group);
    return strain;
  }

  /** Strength of which a group carries too much; and one whose owner is asked what he gives up, too little [6.24, 6.52]. */
  private burden(group: GroupId): number {
    const { pending } = this.view;
    const over = this.load(group) - this.room(group);
    if (pending?.step === 'dropCargo' && pending.group === group) return Math.max(0, 1 - over);
    const storm = pending?.step === 'navalLosses' && pending.group === group ? this.stormStrain(group) : 0;
    return Math.max(0, over) + storm;
  }

  /** Steps that a fleet lacks of those among which its owner is asked to choose. */
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

/** Backs under which so many leaders lie, so that of every stack one is left for somebody else. */
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
