import { useMemo, useState } from 'react';
import { useSteady } from '../hooks/hooks.js';

/** What can be laid over a chart, in the order in which the buttons stand. */
export const OVERLAYS = ['reach', 'fire', 'zones', 'wind', 'rings', 'dutch', 'powder'] as const;
export type OverlayId = (typeof OVERLAYS)[number];
export type InstrumentId = 'ruler' | OverlayId;

/** The key of each instrument: what means the same has the same key in every game. */
export const INSTRUMENT_KEYS: { readonly [id in InstrumentId]: string } = {
  ruler: 't',
  reach: 'v',
  fire: 'i',
  zones: 'z',
  wind: 'y',
  rings: 'r',
  dutch: 'd',
  powder: 'p',
};

/** What the ruler lies between. */
export interface RulerEnds<End> {
  readonly from?: End;
  readonly to?: End;
}

/** The ruler of a table: whatever its ends can be. */
export interface Ruler<End> extends RulerEnds<End> {
  /** It lies on the chart: presses are for it. */
  readonly laid: boolean;
  /** One end after the other; a third press begins anew. */
  readonly lay: (end: End) => void;
  /** Draws the further end along. */
  readonly draw: (end: End) => void;
  /** Takes it out, the first end where the reader is, or puts it away. */
  readonly toggle: () => void;
}

/** @param here where the keyboard's cursor is, if it is on the chart */
export function useRuler<End>(here: () => End | undefined): Ruler<End> {
  const [ends, setEnds] = useState<RulerEnds<End>>();
  const lay = useSteady((end: End) => setEnds((now) => (now?.from && !now.to ? { from: now.from, to: end } : { from: end })));
  const draw = useSteady((end: End) => setEnds((now) => (now?.from ? { from: now.from, to: end } : now)));
  const toggle = useSteady(() => setEnds(ends ? undefined : { from: here() }));
  return useMemo(() => ({ ...ends, laid: ends !== undefined, lay, draw, toggle }), [ends, lay, draw, toggle]);
}

/** The instruments of a table: a ruler, and what is laid over the chart. */
export interface Instruments<Id extends OverlayId = OverlayId, End = string> {
  readonly ids: readonly Id[];
  readonly on: ReadonlySet<Id>;
  readonly toggle: (id: Id) => void;
  readonly ruler: Ruler<End>;
  readonly keys: { readonly [key: string]: () => void };
}

/**
 * The instruments of a board, and their keys.
 *
 * @param ids the overlays that this game has
 * @param opening those that lie on the chart from the beginning; both lists are to stay the same
 */
export function useInstruments<Id extends OverlayId, End = string>(
  ids: readonly Id[],
  here: () => End | undefined,
  opening: readonly Id[] = [],
): Instruments<Id, End> {
  const [on, setOn] = useState<ReadonlySet<Id>>(() => new Set(opening));
  const ruler = useRuler(here);
  const toggle = useSteady((id: Id) => setOn((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id])));
  const keys: { [key: string]: () => void } = { [INSTRUMENT_KEYS.ruler]: ruler.toggle };
  for (const id of ids) keys[INSTRUMENT_KEYS[id]] = () => toggle(id);
  return { ids, on, toggle, ruler, keys };
}

/** The place that the keyboard's cursor is on. */
export const placeInFocus = (root: HTMLElement | null): string | undefined =>
  root?.querySelector<HTMLElement>('[data-place]:focus')?.dataset.place;
