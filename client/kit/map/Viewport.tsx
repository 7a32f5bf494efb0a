import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useRoom, useSteady } from '../hooks/hooks.js';
import { useMeant } from '../host/hint.js';
import { partOf } from '../panels/chartPart.js';
import { middleKept, same, useFollowing } from '../panels/following.js';
import { type Lying, Pane, type PaneHandle } from '../panels/Pane.js';
import { useKitWords } from '../words/index.js';

interface ViewportProps {
  /** For screen readers. */
  readonly label: string;
  /** Width divided by height. */
  readonly aspect: number;
  /** If the fitted map would be too small, fills the viewport with this point (as shares of the map) at its centre. */
  readonly cover?: readonly [x: number, y: number];
  /** Map width, in px, that is large enough for tapping, so that `cover` is not needed. */
  readonly least?: number;
  readonly children: ReactNode;
}

/** Start of a map along one axis: centred if it is smaller than the viewport, otherwise without empty space. */
const kept = (room: number, length: number, from: number) =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, from));

/** Start with the point at `share` as near the centre as possible. */
const begin = (room: number, length: number, share: number) => kept(room, length, room / 2 - length * share);

const LEAST = 0.5;
const NEAREST = 6;

const MARKS = { more: <Plus size={16} />, less: <Minus size={16} />, whole: <Maximize2 size={15} /> };

/** A map to pan, zoom and pinch, laid out once and then scaled. */
export function Viewport({ label, aspect, cover, least = 0, children }: ViewportProps) {
  const words = useKitWords();
  const [measure, { width, height }] = useRoom<HTMLDivElement>({ width: 800, height: 500 });
  const pane = useRef<PaneHandle>(null);
  const fitted = useMemo(() => {
    const byHeight = { width: height * aspect, height };
    const byWidth = { width, height: width / aspect };
    const [smaller, larger] = width / height > aspect ? [byHeight, byWidth] : [byWidth, byHeight];
    if (!cover || smaller.width >= least) return smaller;
    const wide = Math.max(larger.width, least);
    return { width: wide, height: wide / aspect };
  }, [width, height, aspect, cover, least]);
  const [across, down] = cover ?? [0.5, 0.5];
  /** The last position set, to detect moves by the reader. */
  const homed = useRef<Lying>(undefined);
  const home = useCallback(() => {
    homed.current = { x: begin(width, fitted.width, across), y: begin(height, fitted.height, down), scale: 1 };
    pane.current?.lay(homed.current);
  }, [width, height, fitted, across, down]);
  const isMoved = () => {
    const now = pane.current?.lies();
    return Boolean(now && homed.current && !same(now, homed.current));
  };
  const farthest = cover ? LEAST : 1;
  const within = ({ x, y, scale }: Lying) => ({
    x: kept(width, fitted.width * scale, x),
    y: kept(height, fitted.height * scale, y),
    scale,
  });
  // Resets the position after a resize or for another focus. After a mere resize the reader's centre is kept.
  const matters = `${across},${down},${aspect}`;
  const laidIn = useRef({ room: { width, height }, fitted, matters });
  const layOut = useSteady(() => {
    const before = laidIn.current;
    laidIn.current = { room: { width, height }, fitted, matters };
    const now = pane.current?.lies();
    if (!now || !isMoved() || before.matters !== matters) return home();
    const scale = Math.min(NEAREST, Math.max(farthest, (now.scale * before.fitted.width) / fitted.width));
    pane.current?.lay(within(middleKept(now, before, laidIn.current, scale)));
  });
  useEffect(layOut, [home, layOut]);
  const sheet = useRef<HTMLDivElement>(null);
  /** The position that shows these places; undefined if they are visible. */
  const sight = (places: readonly string[]): Lying | undefined => {
    const part = partOf(sheet.current, places);
    const now = pane.current?.lies();
    if (!part || !now || !width) return undefined;
    const [left, top, right, bottom] = part.map((share) => Math.min(1, Math.max(0, share)));
    const x = (at: number) => now.x + fitted.width * now.scale * at;
    const y = (at: number) => now.y + fitted.height * now.scale * at;
    if (x(left) >= 0 && x(right) <= width && y(top) >= 0 && y(bottom) <= height) return undefined;
    const fill = Math.min(width / (fitted.width * (right - left)), height / (fitted.height * (bottom - top)));
    const scale = Math.min(now.scale, Math.max(farthest, fill));
    const middle = (room: number, length: number, from: number, to: number) => begin(room, length * scale, (from + to) / 2);
    return { x: middle(width, fitted.width, left, right), y: middle(height, fitted.height, top, bottom), scale };
  };
  // Shows the places of a lesson or hint at once; an animation would be stopped by a resize.
  const meant = useMeant();
  const bringIntoSight = useSteady(() => {
    const to = meant && sight(meant);
    if (!to) return;
    if (!isMoved()) homed.current = to;
    pane.current?.lay(to);
  });
  useEffect(bringIntoSight, [meant, home, bringIntoSight]);
  useFollowing(pane, sight);
  const zoomIn = () => pane.current?.step(1);
  const zoomOut = () => pane.current?.step(-1);

  const keyed = (event: KeyboardEvent) => {
    const act = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': home }[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  /** Scrolls focused places into view. */
  const follow = (event: FocusEvent<HTMLElement>) => {
    const room = event.currentTarget.getBoundingClientRect();
    const at = event.target.getBoundingClientRect();
    const inside = at.left >= room.left && at.right <= room.right && at.top >= room.top && at.bottom <= room.bottom;
    if (room.width && !inside && event.target.matches('[data-place]:focus-visible')) {
      const lies = pane.current?.lies();
      const middle = (from: DOMRect) => [from.left + from.width / 2, from.top + from.height / 2];
      const [[x, y], [roomX, roomY]] = [middle(at), middle(room)];
      if (lies) pane.current?.lay(within({ x: lies.x + roomX - x, y: lies.y + roomY - y, scale: lies.scale }), 150);
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
