import { ARMY } from '../data/armies.js';
import { LEADERS } from '../data/leaders.js';
import { SHIP } from '../data/ships.js';
import { type FleetId, type HexId, type LeaderId, type Side, TF, type UnitId } from '../ids.js';
import { fleetIds, isHex, isHidden, looseAt, shipsOf, sideOfUnit } from '../rules/units.js';
import type { GroupId, WarWithSpain } from '../state.js';

/** A hidden counter, whose back is all that the viewer sees. */
export interface Back {
  readonly kind: 'loose' | 'ashore';
  readonly hex: HexId;
  readonly besieged: boolean;
  /** Whether the counter may be a leader. In a hex with unbesieged counters, only these may be leaders. */
  readonly led: boolean;
}

/** Place of a hidden counter. A back holds one counter, a group of ships any number. */
export type Place = Back | GroupId;
export const isBack = (place: Place): place is Back => typeof place === 'object';

export interface Hiding {
  readonly side: Side;
  readonly ships: readonly UnitId[];
  readonly armies: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly loose: readonly Back[];
  readonly ashore: readonly Back[];
  readonly fleets: readonly FleetId[];
  /** Groups that may carry land units. */
  readonly groups: readonly GroupId[];
}

function backsOf(view: WarWithSpain, side: Side, kind: Back['kind'], mayLead: (hex: HexId) => boolean): Back[] {
  const counters = kind === 'loose' ? view.naval : view.land;
  const backs = Object.keys(counters)
    .filter((id) => isHidden(id) && sideOfUnit(id) === side)
    .map((id) => counters[id]);
  const free = new Set(backs.filter(({ besieged }) => !besieged).map(({ at }) => at));
  return backs.map(({ at, besieged }) => ({ kind, hex: at, besieged, led: mayLead(at) && !(besieged && free.has(at)) }));
}

function carriers(view: WarWithSpain, side: Side, loose: readonly Back[]): GroupId[] {
  const seen = Object.keys(view.naval).filter((id) => !isHidden(id) && id !== TF && SHIP[id].side === side);
  const hexes = seen.filter((id) => view.naval[id].fleet === null).map((id) => view.naval[id].at);
  const moorings = new Set([...hexes.filter(isHex), ...loose.map(({ hex }) => hex)]);
  return [...fleetIds(view, side), ...[...moorings].map((hex) => looseAt(side, hex))];
}

export function hidingOf(view: WarWithSpain, side: Side): Hiding {
  const { afield, assault } = view;
  const ashore = backsOf(view, side, 'ashore', (hex) => !(assault?.shown && assault.hex === hex));
  const occupied = new Set(ashore.map(({ hex }) => hex));
  const loose = backsOf(view, side, 'loose', (hex) => !occupied.has(hex));
  return {
    side,
    ships: afield.filter((id) => SHIP[id]?.side === side),
    armies: afield.filter((id) => ARMY[id]?.side === side),
    leaders: afield.filter((id) => LEADERS[id]?.side === side),
    loose,
    ashore,
    fleets: fleetIds(view, side).filter((id) => !shipsOf(view, id).length),
    groups: carriers(view, side, loose),
  };
}
