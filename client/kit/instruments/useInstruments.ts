import { useMemo, useState } from 'react';
import { useSteady } from '../hooks/hooks.js';

/** In the order of their buttons. */
export const OVERLAYS = ['reach', 'fire', 'zones', 'wind', 'rings', 'dutch', 'powder'] as const;
export type OverlayId = (typeof OVERLAYS)[number];
export type InstrumentId = 'ruler' | OverlayId;

/** The same keys in every game. */
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

export interface RulerEnds<End> {
  readonly from?: End;
  readonly to?: End;
}

export interface Ruler<End> extends RulerEnds<End> {
  /** Active; gets all selected places. */
  readonly laid: boolean;
  /** Sets one end, then the other; a third place starts again. */
  readonly lay: (end: End) => void;
  /** Moves the second end. */
  readonly draw: (end: End) => void;
  /** Toggles the ruler, starting at the focused place. */
  readonly toggle: () => void;
}

/** @param here the focused place, if any */
export function useRuler<End>(here: () => End | undefined): Ruler<End> {
  const [ends, setEnds] = useState<RulerEnds<End>>();
  const lay = useSteady((end: End) => setEnds((now) => (now?.from && !now.to ? { from: now.from, to: end } : { from: end })));
  const draw = useSteady((end: End) => setEnds((now) => (now?.from ? { from: now.from, to: end } : now)));
  const toggle = useSteady(() => setEnds(ends ? undefined : { from: here() }));
  return useMemo(() => ({ ...ends, laid: ends !== undefined, lay, draw, toggle }), [ends, lay, draw, toggle]);
}

export interface Instruments<Id extends OverlayId = OverlayId, End = string> {
  readonly ids: readonly Id[];
  readonly on: ReadonlySet<Id>;
  readonly toggle: (id: Id) => void;
  readonly ruler: Ruler<End>;
  readonly keys: { readonly [key: string]: () => void };
}

/**
 * A hook: a board's ruler and overlays with their keys.
 * @param ids the game's overlays; constant
 * @param opening those shown at first; constant
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

export const placeInFocus = (root: HTMLElement | null): string | undefined =>
  root?.querySelector<HTMLElement>('[data-place]:focus')?.dataset.place;
