import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useSteady } from '../hooks/hooks.js';
import { sameParts } from '../hooks/sameData.js';

/** A place on a map. Positions are in map units. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Accessible label: what is in the place and what its highlight means. */
  readonly label: string;
  readonly title?: string;
  readonly round?: boolean;
  /** Whether a drag can start at this place. */
  readonly carry?: boolean;
  readonly lively?: boolean;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

interface PlacesProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  /** Returns the place to which an arrow key moves the focus. */
  readonly step: (from: string, direction: Direction) => string | undefined;
  readonly onPress: (id: string) => void;
  /** Called with the place under the pointer or with the focus; undefined if there is none. */
  readonly onHover?: (id: string | undefined) => void;
}

const DRAGGED = 10;

/** Renders the places of a map as buttons with one tab stop. Arrow keys move the focus, Enter selects. A drag selects both ends. */
export function Places({ label, width, height, places, step, onPress, onHover }: PlacesProps) {
  const [cursor, setCursor] = useState(places[0]?.id);
  const root = useRef<HTMLFieldSetElement>(null);
  const press = useRef(onPress);
  press.current = onPress;
  const drag = useRef<{ from: string; x: number; y: number; under: boolean } | undefined>(undefined);
  const swallow = useRef(false);
  /** Whether the focused place counts as hovered, for example after keyboard navigation. */
  const pointed = useRef(false);
  const here = places.some(({ id }) => id === cursor) ? cursor : places[0]?.id;

  const keyed = useCallback(
    (event: KeyboardEvent) => {
      const from = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
      if (!event.key.startsWith('Arrow') || !from) return;
      const next = step(from, event.key as Direction);
      event.preventDefault();
      if (!next) return;
      setCursor(next);
      root.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus({ preventScroll: true });
    },
    [step],
  );
  const moved = (event: PointerEvent) => {
    const from = drag.current;
    if (!from || from.under || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAGGED) return;
    from.under = true;
    press.current(from.from);
  };
  const released = (event: PointerEvent) => {
    const from = drag.current;
    drag.current = undefined;
    if (!from?.under) return;
    swallow.current = true;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (over && over !== from.from) press.current(over);
  };

  // Keep identities constant, so that only changed buttons rerender.
  const hovered = useSteady((id: string | undefined) => onHover?.(id));
  const focused = useSteady(({ currentTarget }: FocusEvent<HTMLElement>, id: string) => {
    setCursor(id);
    pointed.current = currentTarget.matches(':focus-visible');
    if (pointed.current) onHover?.(id);
  });
  const blurred = useSteady(() => {
    if (pointed.current) onHover?.(undefined);
    pointed.current = false;
  });
  const pressedDown = useSteady((event: PointerEvent<HTMLElement>, { id, carry }: Place) => {
    swallow.current = false;
    if (!carry || event.button !== 0) return;
    drag.current = { from: id, x: event.clientX, y: event.clientY, under: false };
    if (event.pointerType === 'touch') event.currentTarget.releasePointerCapture?.(event.pointerId);
  });
  const clicked = useSteady((id: string) => {
    if (swallow.current) swallow.current = false;
    else onPress(id);
  });
  const sheet = useMemo(
    () => ({ width, height, onFocus: focused, onBlur: blurred, onDown: pressedDown, onClick: clicked, onHover: hovered }),
    [width, height, focused, blurred, pressedDown, clicked, hovered],
  );

  return (
    <fieldset ref={root} className="wg-places" aria-label={label} onKeyDown={keyed} onPointerMove={moved} onPointerUp={released}>
      {places.map((place) => (
        <PlaceButton key={place.id} place={place} isHere={place.id === here} sheet={sheet} />
      ))}
    </fieldset>
  );
}

/** Size of the map, and event handlers shared by all places. */
interface SheetOfPlaces {
  readonly width: number;
  readonly height: number;
  readonly onFocus: (event: FocusEvent<HTMLElement>, id: string) => void;
  readonly onBlur: () => void;
  readonly onDown: (event: PointerEvent<HTMLElement>, place: Place) => void;
  readonly onClick: (id: string) => void;
  readonly onHover: (id: string | undefined) => void;
}

interface ButtonProps {
  readonly place: Place;
  /** Whether this place has the tab stop. */
  readonly isHere: boolean;
  readonly sheet: SheetOfPlaces;
}

/** Whether props are equal. Compares places by value, because they are new objects with every state but few change. */
const isSame = (before: ButtonProps, now: ButtonProps): boolean =>
  before.isHere === now.isHere && before.sheet === now.sheet && sameParts(before.place, now.place);

const PlaceButton = memo(function PlaceButton({ place, isHere, sheet }: ButtonProps) {
  const { width, height, onFocus, onBlur, onDown, onClick, onHover } = sheet;
  return (
    <button
      type="button"
      data-place={place.id}
      className={`wg-place${place.round ? ' wg-round' : ''}${place.carry ? ' wg-carry' : ''}${place.lively ? ' wg-lively' : ''}`}
      aria-label={place.label}
      title={place.title}
      tabIndex={isHere ? 0 : -1}
      style={{
        left: `${((place.x - place.width / 2) / width) * 100}%`,
        top: `${((place.y - place.height / 2) / height) * 100}%`,
        width: `${(place.width / width) * 100}%`,
        height: `${(place.height / height) * 100}%`,
      }}
      onFocus={(event) => onFocus(event, place.id)}
      onBlur={onBlur}
      onPointerDown={(event) => onDown(event, place)}
      onClick={() => onClick(place.id)}
      onMouseEnter={() => onHover(place.id)}
      onMouseLeave={() => onHover(undefined)}
    />
  );
}, isSame);
