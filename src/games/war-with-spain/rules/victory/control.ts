import { CITIES, CITY_IDS, type CityId } from '../../data/cities.js';
import { AREAS, type AreaId, areaOf, hexesOfArea } from '../../data/map.js';
import { TRACK_IDS, TRACKS, type TrackId } from '../../data/tracks.js';
import { type HexId, opponentOf, type Side, seatOf, TF, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { cityAt, isPort } from '../map.js';
import { treasureLost } from '../money/treasureFleet.js';
import { removeShip } from '../navalMovement/grouping/groups.js';
import type { Tools } from '../tools.js';
import { noteCity, noteShips } from '../turn/books.js';
import { hostileArmy, isTrack, onTrack, shipsAt, sideOfUnit } from '../units.js';

const citiesOf = new Map<AreaId, readonly CityId[]>();

for (const id of CITY_IDS) {
  const area = areaOf(CITIES[id].hex);
  if (area) citiesOf.set(area, [...(citiesOf.get(area) ?? []), id]);
}

export const citiesOfArea = (area: AreaId): readonly CityId[] => citiesOf.get(area) ?? [];

/** Returns the controller of the city in a hex; null if the city is uncontrolled or there is none. */
export function controllerAt(G: WarWithSpain, hex: HexId): Side | null {
  const id = cityAt(hex);
  return id ? G.control[id] : null;
}

export const isFriendlyPort = (G: WarWithSpain, side: Side, hex: HexId): boolean => isPort(hex) && controllerAt(G, hex) === side;

export function lastMoverOf(G: WarWithSpain, hex: HexId): Side | null {
  const area = areaOf(hex);
  return G.lastMover[hex] ?? (area && AREAS[area].control);
}

function markMover(G: WarWithSpain, side: Side, hex: HexId): void {
  const area = areaOf(hex);
  if (area && AREAS[area].control === side) delete G.lastMover[hex];
  else G.lastMover[hex] = side;
}

/** Whether the enemy controls every city of an area or, if it has no cities, was the last to move in every hex [16.2]. */
export function isCaptured(G: WarWithSpain, area: AreaId, enemy: Side): boolean {
  const cities = citiesOfArea(area);
  if (cities.length) return cities.every((id) => G.control[id] === enemy);
  return hexesOfArea(area).every((hex) => lastMoverOf(G, hex) === enemy);
}

export function ownsTrack(G: WarWithSpain, side: Side, track: TrackId): boolean {
  const { seat } = TRACKS[track];
  if (seat.kind === 'city') return G.control[seat.city] === side;
  if (seat.kind === 'area') return AREAS[seat.area].control === side && !isCaptured(G, seat.area, opponentOf(side));
  return side === 'S' && lastMoverOf(G, seat.hex) !== opponentOf(side);
}

export function isBesieged(G: WarWithSpain, side: Side, hex: HexId): boolean {
  const siege = G.sieges[hex];
  return siege?.land === side || siege?.naval === side;
}

export function isBlocked(G: WarWithSpain, side: Side, track: TrackId): boolean {
  const { seat } = TRACKS[track];
  return seat.kind !== 'area' && isBesieged(G, side, seat.hex);
}

/** Captures a hex and its city for a side that enters it, unless enemy land units are there [5.55, 16.2]. */
export function occupy(tools: Tools, side: Side, hex: HexId): void {
  const { G } = tools;
  if (hostileArmy(G, side, hex, true)) return;
  const before = lastMoverOf(G, hex);
  markMover(G, side, hex);
  const city = cityAt(hex);
  if (city && G.control[city] !== side) capture(tools, side, city);
  else if (!city && before !== side) dropTracks(tools, opponentOf(side));
}

/** Captures a city. Units on its track and enemy ships besieged in its port are lost [5.55, 16.2]. */
export function capture(tools: Tools, side: Side, city: CityId): void {
  const { G, emit } = tools;
  const { hex } = CITIES[city];
  const loser = opponentOf(side);
  const from = G.control[city];
  noteCity(G, city);
  G.control[city] = side;
  markMover(G, side, hex);
  emit({ key: 'captured', case: '16.2', by: seatOf(side), at: [hex], values: { city, from } });
  const siege = G.sieges[hex];
  if (siege?.naval === loser) {
    const lost = shipsAt(G, loser, hex);
    for (const id of lost) removeShip(tools, id);
    emit({ key: 'shipsTaken', case: '16.2', by: seatOf(loser), at: [hex], who: lost });
    if (lost.includes(TF)) treasureLost(tools, false);
    delete G.sieges[hex];
  }
  dropTracks(tools, loser);
}

/** Moves units on tracks that a side no longer owns back to the pool [5.55]. */
function dropTracks(tools: Tools, loser: Side): void {
  const { G, emit } = tools;
  const placeOf = (id: UnitId) => (G.naval[id] ?? G.land[id]).at;
  const ids = [...Object.keys(G.naval), ...Object.keys(G.land)].filter((id) => isTrack(placeOf(id)) && sideOfUnit(id) === loser);
  const laidUp = ids.map((id) => ({ id, at: placeOf(id) }));
  if (!laidUp.length) return;
  for (const track of TRACK_IDS) {
    const { seat } = TRACKS[track];
    if (seat.kind === 'city' ? G.control[seat.city] === loser : ownsTrack(G, loser, track)) continue;
    const lost = laidUp.filter(({ at }) => onTrack(at, track)).map(({ id }) => id);
    noteShips(G, loser, lost);
    for (const id of lost) {
      delete G.naval[id];
      delete G.land[id];
    }
    if (lost.length) emit({ key: 'trackLost', case: '5.55', by: seatOf(loser), who: lost, values: { track } });
  }
}
