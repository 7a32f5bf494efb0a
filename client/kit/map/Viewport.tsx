import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useRoom, useSteady } from '../hooks/hooks.js';
import { useHighlightedPlaces } from '../host/hint.js';
import { partOf } from '../panels/chartPart.js';
import { type MapPosition, Pane, type PaneHandle } from '../panels/Pane.js';
import { keepCentre, same, useFollowPlayback } from '../panels/playback.js';
import { useKitWords } from '../words/index.js';

interface ViewportProps {
  readonly label: string;
  /** Width of the map divided by its height. */
  readonly aspect: number;
  /** Point to centre, as fractions of the map's width and height. The map then fills the viewport. */
  readonly cover?: readonly [x: number, y: number];
  /** Minimum width of the map with `cover`, in px. */
  readonly least?: number;
  /** Places of the pending decision. They are scrolled into view when the decision changes. */
  readonly concerned?: readonly string[];
  readonly children: ReactNode;
}

/**
 * Returns the position of the map's start on an axis, in px: centred if the map is smaller than the viewport, otherwise
 * without empty space.
 */
const kept = (room: number, length: number, from: number) =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, from));

/** Returns the position of the map's start, in px, that brings the point at `share` as near the centre as possible. */
const begin = (room: number, length: number, share: number) => kept(room, length, room / 2 - length * share);

const LEAST = 0.5;
const NEAREST = 6;

const MARKS = { more: <Plus size={16} />, less: <Minus size={16} />, whole: <Maximize2 size={15} /> };

/** Renders a map that can be panned, zoomed and pinched. It is laid out once and then scaled. */
export function Viewport({ label, aspect, cover, least = 0, concerned, children }: ViewportProps) {
  const words = useKitWords();
  const [measure, { width, height }] = useRoom<HTMLDivElement>({ width: 800, height: 500 });
  const pane = useRef<PaneHandle>(null);
  const fitted = useMemo(() => {
    const byHeight = { width: height * aspect, height };
    const byWidth = { width, height: width / aspect };
    const [smaller, larger] = width / height > aspect ? [byHeight, byWidth] : [byWidth, byHeight];
    if (!cover) return smaller;
    const wide = Math.max(larger.width, least);
    return { width: wide, height: wide / aspect };
  }, [width, height, aspect, cover, least]);
  const [across, down] = cover ?? [0.5, 0.5];
  /** Last position set, to detect moves by the viewer. */
  const lastSet = useRef<MapPosition>(undefined);
  const home = useCallback(() => {
    lastSet.current = { x: begin(width, fitted.width, across), y: begin(height, fitted.height, down), scale: 1 };
    pane.current?.moveTo(lastSet.current);
  }, [width, height, fitted, across, down]);
  const isMoved = () => {
    const now = pane.current?.position();
    return Boolean(now && lastSet.current && !same(now, lastSet.current));
  };
  const farthest = cover ? LEAST : 1;
  const within = ({ x, y, scale }: MapPosition) => ({
    x: kept(width, fitted.width * scale, x),
    y: kept(height, fitted.height * scale, y),
    scale,
  });
  // Reset the position after a resize or for another focus. A resize alone keeps the viewer's centre.
  const matters = `${across},${down},${aspect}`;
  const laidIn = useRef({ room: { width, height }, fitted, matters });
  const layOut = useSteady(() => {
    const before = laidIn.current;
    laidIn.current = { room: { width, height }, fitted, matters };
    const now = pane.current?.position();
    if (!now || !isMoved() || before.matters !== matters) return home();
    const scale = Math.min(NEAREST, Math.max(farthest, (now.scale * before.fitted.width) / fitted.width));
    pane.current?.moveTo(within(keepCentre(now, before, laidIn.current, scale)));
  });
  useEffect(layOut, [home, layOut]);
  const sheet = useRef<HTMLDivElement>(null);
  /** Returns a position that shows these places at a scale of at least `smallest`, or undefined if they are already visible. */
  const sight = (places: readonly string[], smallest = farthest): MapPosition | undefined => {
    const part = partOf(sheet.current, places);
    const now = pane.current?.position();
    if (!part || !now || !width) return undefined;
    const [left, top, right, bottom] = part.map((share) => Math.min(1, Math.max(0, share)));
    const x = (at: number) => now.x + fitted.width * now.scale * at;
    const y = (at: number) => now.y + fitted.height * now.scale * at;
    if (x(left) >= 0 && x(right) <= width && y(top) >= 0 && y(bottom) <= height) return undefined;
    const fill = Math.min(width / (fitted.width * (right - left)), height / (fitted.height * (bottom - top)));
    const scale = Math.min(now.scale, Math.max(smallest, fill));
    const middle = (room: number, length: number, from: number, to: number) => begin(room, length * scale, (from + to) / 2);
    return { x: middle(width, fitted.width, left, right), y: middle(height, fitted.height, top, bottom), scale };
  };
  // Show the places of a lesson, hint or new decision at once, because a resize would stop an animation.
  const highlighted = useHighlightedPlaces();
  const decision = concerned?.join() ?? '';
  const shownFor = useRef('');
  const bringIntoSight = useSteady(() => {
    const isNew = decision !== shownFor.current;
    shownFor.current = decision;
    const to = highlighted ? sight(highlighted) : concerned?.length && (isNew || !isMoved()) ? sight(concerned, 1) : undefined;
    if (!to) return;
    if (!isMoved()) lastSet.current = to;
    pane.current?.moveTo(to);
  });
  useEffect(bringIntoSight, [highlighted, decision, home, bringIntoSight]);
  useFollowPlayback(pane, sight);
  const zoomIn = () => pane.current?.step(1);
  const zoomOut = () => pane.current?.step(-1);

  const keyed = (event: KeyboardEvent) => {
    const act = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': home }[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  /** Moves the map so that a focused place is visible. */
  const follow = (event: FocusEvent<HTMLElement>) => {
    const room = event.currentTarget.getBoundingClientRect();
    const at = event.target.getBoundingClientRect();
    const inside = at.left >= room.left && at.right <= room.right && at.top >= room.top && at.bottom <= room.bottom;
    if (room.width && !inside && event.target.matches('[data-place]:focus-visible')) {
      const position = pane.current?.position();
      const middle = (from: DOMRect) => [from.left + from.width / 2, from.top + from.height / 2];
      const [[x, y], [roomX, roomY]] = [middle(at), middle(room)];
      if (position) pane.current?.moveTo(within({ x: position.x + roomX - x, y: position.y + roomY - y, scale: position.scale }), 150);
    }
  };

  return (
    <section className="wg-viewport" aria-label={label} ref={measure} onKeyDown={keyed} onFocus={follow}>
      <Pane handle={pane} minScale={farthest} maxScale={NEAREST} within={within}>
        <div className="wg-viewport-sheet" style={fitted} ref={sheet}>
          {children}
        </div>
      </Pane>
      <div className="wg-viewport-zoom">
        <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={zoomIn}>
          {MARKS.more}
        </button>
        <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={zoomOut}>
          {MARKS.less}
        </button>
        <button type="button" aria-label={words.zoomReset} title={words.zoomReset} onClick={home}>
          {MARKS.whole}
        </button>
      </div>
    </section>
  );
}
