import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { useSize } from './hooks.js';
import { useKitWords } from './words/index.js';

interface ViewportProps {
  /** What this chart is, for those who cannot see it. */
  readonly label: string;
  /** Width divided by height of the sheet. */
  readonly aspect: number;
  /** Fill the window and pan, where a fitted sheet would be too small; the share of the sheet that is to be in the middle. */
  readonly cover?: readonly [x: number, y: number];
  /** As wide as the sheet must be, in pixels, for its places to be touched; a fitted one that is wider stays fitted in spite of `cover`. */
  readonly least?: number;
  readonly children: ReactNode;
}

/** Where a sheet of this length begins in this room, with the point at `share` of it as near the middle as may be. */
const begin = (room: number, length: number, share: number) =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, room / 2 - length * share));

/** A sheet that can be panned, zoomed and pinched; what is on it is laid out once and only ever scaled. */
export function Viewport({ label, aspect, cover, least = 0, children }: ViewportProps) {
  const words = useKitWords();
  const [measure, { width, height }] = useSize<HTMLDivElement>({ width: 800, height: 500 });
  const control = useRef<ReactZoomPanPinchContentRef>(null);
  const fitted = useMemo(() => {
    const byHeight = { width: height * aspect, height };
    const byWidth = { width, height: width / aspect };
    const [smaller, larger] = width / height > aspect ? [byHeight, byWidth] : [byWidth, byHeight];
    if (!cover || smaller.width >= least) return smaller;
    const wide = Math.max(larger.width, least);
    return { width: wide, height: wide / aspect };
  }, [width, height, aspect, cover, least]);
  const [across, down] = cover ?? [0.5, 0.5];
  const home = useCallback(
    () => control.current?.setTransform(begin(width, fitted.width, across), begin(height, fitted.height, down), 1, 0),
    [width, height, fitted, across, down],
  );
  useEffect(() => void home(), [home]);
  const zoomIn = () => control.current?.zoomIn(0.5);
  const zoomOut = () => control.current?.zoomOut(0.5);

  const keyed = (event: KeyboardEvent) => {
    const act = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': home }[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  /** Whoever walks by keyboard beyond the window's edge takes the window along. */
  const follow = (event: FocusEvent<HTMLElement>) => {
    const room = event.currentTarget.getBoundingClientRect();
    const at = event.target.getBoundingClientRect();
    const inside = at.left >= room.left && at.right <= room.right && at.top >= room.top && at.bottom <= room.bottom;
    if (room.width && !inside && event.target.matches('[data-place]:focus-visible')) {
      control.current?.zoomToElement(event.target, control.current.instance.state.scale, 150);
    }
  };

  return (
    <section className="viewport" aria-label={label} ref={measure} onKeyDown={keyed} onFocus={follow}>
      <TransformWrapper
        ref={control}
        minScale={cover ? 0.5 : 1}
        maxScale={6}
        initialScale={1}
        centerOnInit
        wheel={{ step: 0.002 }}
        doubleClick={{ disabled: true }}
        panning={{ excluded: ['carry'], velocityDisabled: true }}
      >
        <TransformComponent wrapperClass="viewport-window" contentClass="viewport-content">
          <div className="viewport-sheet" style={fitted}>
            {children}
          </div>
        </TransformComponent>
      </TransformWrapper>
      <div className="viewport-zoom">
        <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={zoomIn}>
          <Plus size={16} />
        </button>
        <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={zoomOut}>
          <Minus size={16} />
        </button>
        <button type="button" aria-label={words.zoomReset} title={words.zoomReset} onClick={home}>
          <Maximize2 size={15} />
        </button>
      </div>
    </section>
  );
}
