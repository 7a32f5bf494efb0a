import { useMemo, useState } from 'react';
import { useSteady } from '../hooks/hooks.js';

export const OVERLAYS = ['reach', 'fire', 'zones', 'wind', 'rings', 'dutch', 'powder'] as const;
export type OverlayId = (typeof OVERLAYS)[number];
export type InstrumentId = 'ruler' | OverlayId;

/** Keys for the ruler and overlays, the same in every game. */
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
  /** Whether the ruler is active and receives all selected places. */
  readonly active: boolean;
  /** Sets the first end, then the second. A third place starts a new measurement. */
  readonly setEnd: (end: End) => void;
  readonly moveEnd: (end: End) => void;
  /** Turns the ruler on, starting at the focused place, or off. */
  readonly toggle: () => void;
}

/** Returns the state of the ruler. @param here returns the place under the pointer or with the focus, where the ruler starts */
export function useRuler<End>(here: () => End | undefined): Ruler<End> {
  const [ends, setEnds] = useState<RulerEnds<End>>();
  const setEnd = useSteady((end: End) => setEnds((now) => (now?.from && !now.to ? { from: now.from, to: end } : { from: end })));
  const moveEnd = useSteady((end: End) => setEnds((now) => (now?.from ? { from: now.from, to: end } : now)));
  const toggle = useSteady(() => setEnds(ends ? undefined : { from: here() }));
  return useMemo(() => ({ ...ends, active: ends !== undefined, setEnd, moveEnd, toggle }), [ends, setEnd, moveEnd, toggle]);
}

export interface Instruments<Id extends OverlayId = OverlayId, End = string> {
  readonly ids: readonly Id[];
  readonly on: ReadonlySet<Id>;
  readonly toggle: (id: Id) => void;
  readonly ruler: Ruler<End>;
  readonly keys: { readonly [key: string]: () => void };
}

/**
 * Returns a board's ruler and overlays with their keys. Only one overlay is shown at a time.
 * @param ids the game's overlays; must be constant
 */
export function useInstruments<Id extends OverlayId, End = string>(ids: readonly Id[], here: () => End | undefined): Instruments<Id, End> {
  const [on, setOn] = useState<ReadonlySet<Id>>(() => new Set());
  const ruler = useRuler(here);
  const toggle = useSteady((id: Id) => setOn((now) => new Set(now.has(id) ? [] : [id])));
  const keys: { [key: string]: () => void } = { [INSTRUMENT_KEYS.ruler]: ruler.toggle };
  for (const id of ids) keys[INSTRUMENT_KEYS[id]] = () => toggle(id);
  return { ids, on, toggle, ruler, keys };
}

export const placeInFocus = (root: HTMLElement | null): string | undefined =>
  root?.querySelector<HTMLElement>('[data-place]:focus')?.dataset.place;
