import { type RefObject, useLayoutEffect, useRef } from 'react';
import { stationsOf, type Way } from '../../../../src/games/salamis-ad-actium/face.js';
import type { LogLine } from '../../../kit/panels/Log.js';
import { onSheet, type Sheet } from './scale.js';

/** Position of a ship on its path: x and y in mm, and heading. */
export type Station = readonly [x: number, y: number, h: number];

/** Path of a ship's latest move, from its old to its new position. */
export interface Voyage {
  readonly id: string;
  readonly legs: readonly Station[];
}

const isStation = (value: unknown): value is Station => Array.isArray(value) && value.length === 3 && value.every(Number.isFinite);

const isWay = (value: unknown): value is Way => Array.isArray(value) && value.length > 2 && value.every(Number.isFinite);

/** Returns the paths of all ships in events, joining several paths of the same ship. */
export function voyagesOf(told: readonly LogLine[]): Voyage[] {
  const ways = new Map<string, Station[]>();
  for (const { entry } of told) {
    const { way, legs } = entry.values ?? {};
    const [id] = entry.who ?? [];
    if (id === undefined) continue;
    const stations = isWay(way) ? stationsOf(way) : Array.isArray(legs) ? legs.filter(isStation) : [];
    if (stations.length) ways.set(id, [...(ways.get(id) ?? []), ...stations]);
  }
  return [...ways].map(([id, legs]) => ({ id, legs }));
}

/** Returns the index of the event that started the current phase. */
const phaseOf = (told: readonly LogLine[]): number =>
  Math.max(
    0,
    told.findLastIndex(({ entry: { key } }) => key === 'action' || key === 'intermediate'),
  );

/** Paths of the ships: `voyages` in the latest move, `trails` in the current phase. */
export interface Courses {
  readonly voyages: readonly Voyage[];
  readonly trails: readonly Voyage[];
}

export const coursesOf = (told: readonly LogLine[], fresh: number): Courses => ({
  voyages: voyagesOf(told.slice(fresh)),
  trails: voyagesOf(told.slice(phaseOf(told))),
});

const PACE = 3;
const [BRIEF, LONG] = [250, 900];

/** Returns the headings of an animated path. Values below 0° and above 355° are possible, so that a ship turns the shorter way. */
function unwound(legs: readonly Station[]): number[] {
  let now = legs[0][2];
  return legs.map(([, , h]) => {
    now += ((((h - now) % 360) + 540) % 360) - 180;
    return now;
  });
}

/** Returns keyframes of position and heading for a path. */
export function framesOf(sheet: Sheet, legs: readonly Station[]): { run: Keyframe[]; turn: Keyframe[]; duration: number } | undefined {
  const reached = [0];
  for (let i = 1; i < legs.length; i++) {
    reached.push(reached[i - 1] + Math.hypot(legs[i][0] - legs[i - 1][0], legs[i][1] - legs[i - 1][1]));
  }
  const whole = reached[reached.length - 1];
  const headings = unwound(legs);
  if (legs.length < 2 || (whole === 0 && headings.every((h) => h === headings[0]))) return undefined;
  const offset = (i: number) => (whole ? reached[i] / whole : i / (legs.length - 1));
  return {
    run: legs.map(([x, y], i) => {
      const [sx, sy] = onSheet(sheet, x, y);
      return { transform: `translate(${sx}px, ${sy}px)`, offset: offset(i) };
    }),
    turn: headings.map((h, i) => ({ transform: `rotate(${h}deg)`, offset: offset(i) })),
    duration: Math.min(LONG, Math.max(BRIEF, whole * PACE)),
  };
}

/** Animates ships along their paths, unless animations are off. */
export function useVoyages(chart: RefObject<SVGSVGElement | null>, sheet: Sheet, voyages: readonly Voyage[], still: boolean): void {
  const sailed = useRef(voyages);
  useLayoutEffect(() => {
    if (sailed.current === voyages) return;
    sailed.current = voyages;
    if (still) return;
    for (const { id, legs } of voyages) {
      const figure = chart.current?.querySelector<SVGGElement>(`[data-ship="${id}"]`);
      const frames = framesOf(sheet, legs);
      if (!figure?.animate || !frames) continue;
      const timing = { duration: frames.duration, easing: 'ease-in-out' };
      figure.animate(frames.run, timing);
      figure.querySelector('.wg-ship-turning')?.animate(frames.turn, timing);
    }
  }, [chart, sheet, voyages, still]);
}
