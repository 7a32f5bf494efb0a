import { CITIES, type CityId } from '../data/cities.js';
import { LEADERS } from '../data/leaders.js';
import { grid, hexesOfNation, isCoastal, type Nation, nationOf } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import type { FleetId, HexId, Side, UnitId } from '../ids.js';
import { distance, isFortress } from '../rules/map.js';
import { debarkRefusal } from '../rules/navalMovement/transport/landing.js';
import { cargoOf, leadersAboard, strengthOf } from '../rules/units.js';
import type { Cargo, WarWithSpain } from '../state.js';
import { figure } from './explain.js';
import { foesAt, foesNear, prizes, worthOf } from './picture.js';

export const SHORES: { readonly [side in Side]: readonly Nation[] } = { E: ['SPA', 'IRE', 'ENG', 'FRA'], S: ['IRE', 'ENG', 'SCO', 'SPA'] };
const coasts = new Map<Nation, readonly HexId[]>();
function coastOf(nation: Nation): readonly HexId[] {
  const known = coasts.get(nation) ?? hexesOfNation(nation).filter((hex) => isCoastal(grid.index(hex)));
  coasts.set(nation, known);
  return known;
}

const isOneLand = (a: Nation | null, b: Nation | null): boolean => a === b || (a === 'ENG' && b === 'SCO') || (a === 'SCO' && b === 'ENG');

interface Host {
  readonly men: readonly UnitId[];
  readonly strength: number;
  /** Minimum ratio of the army to a city's defenders. */
  readonly odds: number;
}
export const hostOf = (view: WarWithSpain, men: readonly UnitId[]): Host => ({
  men,
  strength: strengthOf(view, men),
  odds: figure('landingOdds', 1.5),
});

export const passengers = (view: WarWithSpain, fleet: FleetId): Cargo => ({
  landIds: [...cargoOf(view, fleet)],
  leaderIds: leadersAboard(view, fleet).filter((id) => view.leaders[id].ship === null && LEADERS[id].land),
});

/** Returns the chance that a landed army takes a city in `hex`. */
function fallChance(view: WarWithSpain, me: Side, host: Host, hex: HexId): number {
  const foes = foesAt(view, me, hex);
  if (!foes) return 1;
  const walls = isFortress(hex) ? 3 : 2;
  if (host.strength < foes * host.odds) return 0;
  return host.strength >= foes * walls * host.odds ? 0.6 : 0.25;
}

/** Returns how many land movement segments a side has left, including this Game-Turn's. */
const segmentsLeft = (view: WarWithSpain): number => scenarioOf(view).last - view.turn + 1;

/** Distance from the landing hex within which cities count. */
const GRASP = 7;

/** Returns the VP that a landing is expected to gain. */
function harvest(view: WarWithSpain, me: Side, host: Host, hex: HexId, cities: readonly CityId[]): number {
  const nation = nationOf(hex);
  const reach = Math.min(GRASP, segmentsLeft(view) * 4);
  const gains: number[] = [];
  for (const city of cities) {
    const to = CITIES[city].hex;
    const far = distance(hex, to);
    if (far > reach || !isOneLand(nation, nationOf(to))) continue;
    gains.push(worthOf(view, me, city) * fallChance(view, me, host, to) * Math.min(1, 4 / Math.max(1, far)));
  }
  const most = gains.sort((a, b) => b - a).slice(0, host.men.length * 2 + 1);
  const danger = foesNear(view, me, hex, 2) > host.strength ? 0.3 : 1;
  return most.reduce((sum, gain) => sum + gain, 0) * danger;
}

export interface Shore {
  readonly hex: HexId;
  readonly worth: number;
}

/** Returns landing hexes with an expected gain, best first. */
export function shores(view: WarWithSpain, me: Side, host: Host): Shore[] {
  const cities = prizes(view, me);
  const found: Shore[] = [];
  for (const nation of SHORES[me]) {
    if (!cities.some((city) => isOneLand(nation, nationOf(CITIES[city].hex)))) continue;
    for (const hex of coastOf(nation)) {
      const worth = harvest(view, me, host, hex, cities);
      if (worth > 0 && !debarkRefusal(view, me, hex, { landIds: [...host.men], leaderIds: [] })) found.push({ hex, worth });
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}
