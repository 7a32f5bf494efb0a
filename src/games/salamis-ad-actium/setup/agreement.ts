import { CHRONOLOGY } from '../data/chronology.js';
import { FLEET_LISTS, type FleetList, LIST_IDS, type ListId } from '../data/fleetLists.js';
import { ERAS, SIZE, TIDE_EVERY } from '../data/points.js';
import type { Agreed } from '../data/terrain.js';
import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import { SIDES } from '../sides.js';
import type { PointsBattle } from '../state.js';
import type { PointsData } from './setupData.js';

// Era, year, fleet lists and variants of a points battle [2 intro].

const DEFAULTS = { size: 'battle', era: 5, quality: 'roll', wind: 'breeze', current: 'none', tide: 'none' } as const;

const meets = ([from, to]: readonly [number, number], era: { readonly from: number; readonly to: number }): boolean =>
  from <= era.to && era.from <= to;

const isAtSea = (year: number, [from, to]: readonly [number, number]): boolean => from <= year && year <= to;

export const listsOf = (era: number): ListId[] => LIST_IDS.filter((id) => meets(FLEET_LISTS[id].years, ERAS[era]));

export const yearsOf = (list: FleetList, variant: string | null): readonly [number, number] =>
  (variant !== null && list.variants[variant]?.years) || list.years;

type Dated = Pick<PointsBattle, 'era' | 'year' | 'dated'>;

/** Returns why a list is not open, when no lists were agreed [11]. */
export function closedList({ era, year, dated }: Dated, list: ListId): Violation | undefined {
  const { case: ruleCase, years } = FLEET_LISTS[list];
  if (!listsOf(era).includes(list)) return violation('notOfEra', ruleCase, { list, era: ERAS[era].name });
  return dated && !isAtSea(year, years) ? violation('notOfYear', ruleCase, { what: list, year }) : undefined;
}

export const openLists = (battle: Dated): ListId[] => LIST_IDS.filter((list) => !closedList(battle, list));

export function closedVariant({ year }: Dated, list: ListId, variant: string): Violation | undefined {
  const fleetList = FLEET_LISTS[list];
  return isAtSea(year, yearsOf(fleetList, variant)) ? undefined : violation('notOfYear', fleetList.case, { what: variant, list, year });
}

const eraOf = (year: number): number => ERAS.findIndex(({ from, to }) => from <= year && year <= to);

const namedYear = ({ matchup, year }: PointsData): number | undefined => (matchup === undefined ? year : CHRONOLOGY[matchup].year);

function agreedEra(data: PointsData): number {
  const year = namedYear(data);
  return year === undefined ? (data.era ?? DEFAULTS.era) : eraOf(year);
}

const clamp = (year: number, [from, to]: readonly [number, number]): number => Math.max(from, Math.min(to, year));

/** Returns the year of the battle or, if the list was not in use then, the list's nearest year. */
export const yearFor = (battle: Pick<PointsBattle, 'year'>, list: ListId, variant: string | null): number =>
  clamp(battle.year, yearsOf(FLEET_LISTS[list], variant));

/** Returns why an agreement contradicts itself or the fleet lists, or `undefined`. */
export function agreementFault(data: PointsData): string | undefined {
  const engagement = data.matchup === undefined ? undefined : CHRONOLOGY[data.matchup];
  if (engagement && !engagement.lists) return `setupData.points.matchup: no fleet lists cover ${engagement.name}`;
  if (engagement && data.lists) return 'setupData.points.lists: the engagement sets both lists';
  if (engagement && data.year !== undefined) return 'setupData.points.year: the engagement sets the year';
  if (data.year === 0) return 'setupData.points.year: the year 1 follows upon the year -1';
  const era = agreedEra(data);
  const lists = engagement?.lists ?? data.lists;
  for (const side of SIDES) {
    const list = lists?.[side];
    const variant = data.variants?.[side] ?? null;
    if (list && !engagement && !listsOf(era).includes(list)) {
      return `setupData.points.lists.${side}: ${FLEET_LISTS[list].name} is not of the era ${ERAS[era].name}`;
    }
    if (list && data.year !== undefined && !isAtSea(data.year, FLEET_LISTS[list].years)) {
      return `setupData.points.lists.${side}: ${FLEET_LISTS[list].name} is not at sea in ${data.year}`;
    }
    if (variant === null) continue;
    if (!list) return `setupData.points.variants.${side}: a variant needs its list`;
    if (!Object.hasOwn(FLEET_LISTS[list].variants, variant)) {
      return `setupData.points.variants.${side}: ${FLEET_LISTS[list].name} has no variant ${variant}`;
    }
    const years = yearsOf(FLEET_LISTS[list], variant);
    if (!meets(years, ERAS[era])) return `setupData.points.variants.${side}: ${variant} is not of the era ${ERAS[era].name}`;
    if (data.year !== undefined && !isAtSea(data.year, years)) {
      return `setupData.points.variants.${side}: ${variant} is not at sea in ${data.year}`;
    }
  }
  return undefined;
}

export function agreed(data: PointsData): PointsBattle {
  const engagement = data.matchup === undefined ? undefined : CHRONOLOGY[data.matchup];
  const era = agreedEra(data);
  const lists = engagement?.lists ?? data.lists;
  const variants: PointsBattle['variants'] = [data.variants?.[0] ?? null, data.variants?.[1] ?? null];
  return {
    points: data.points ?? SIZE[data.size ?? DEFAULTS.size].points,
    era,
    year: namedYear(data) ?? commonYear(era, lists, variants),
    ...(namedYear(data) !== undefined && { dated: true }),
    lists: [lists?.[0] ?? null, lists?.[1] ?? null],
    variants,
    quality: data.quality ?? DEFAULTS.quality,
    command: data.command ?? data.quality ?? DEFAULTS.quality,
    wind: data.wind ?? DEFAULTS.wind,
    ...features(data.terrain),
    current: data.waters?.current ?? DEFAULTS.current,
    towards: data.waters?.towards ?? 0,
    tide: data.waters?.tide ?? DEFAULTS.tide,
    tideEvery: data.waters?.tideEvery ?? TIDE_EVERY,
  };
}

function features(terrain: PointsData['terrain'] = {}): { terrain?: Agreed } {
  const agreed = Object.entries(terrain).filter(([, feature]) => feature !== 'rolled');
  return agreed.length ? { terrain: Object.fromEntries(agreed) } : {};
}

/** Returns the middle of the era or, if a list was not in use then, of the years that both lists share. */
function commonYear(era: number, lists: readonly [ListId, ListId] | undefined, variants: PointsBattle['variants']): number {
  const { from, to } = ERAS[era];
  const middle = Math.floor((from + to) / 2);
  if (!lists) return middle;
  const spans = lists.map((list, side) => yearsOf(FLEET_LISTS[list], variants[side]));
  const first = Math.max(from, ...spans.map(([begin]) => begin));
  const last = Math.min(to, ...spans.map(([, end]) => end));
  if (first > last || (first <= middle && middle <= last)) return middle;
  return Math.floor((first + last) / 2);
}
