import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../../kit/map/curves.js';

interface TravellerProps {
  readonly id: string;
  readonly at: Point;
  readonly scale: number;
  /** The points it has just passed, the last of them beside `at`; nothing while it rests. */
  readonly course: readonly Point[] | undefined;
  readonly still: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

const LEG = 250;
/** However long a voyage, nobody waits longer than this. */
const MOST = 1500;

/**
 * A fleet or army that is shown to come along its course, even where it has only just become visible or has merged with others there.
 */
export function Traveller({ id, at: [x, y], scale, course, still, className, children }: TravellerProps) {
  const element = useRef<SVGGElement>(null);
  const place = useRef<Point>([x, y]);
  place.current = [x, y];
  useLayoutEffect(() => {
    if (!course || still || typeof element.current?.animate !== 'function') return;
    const stops = [...course.slice(0, -1), place.current];
    if (stops.length < 2) return;
    const frames = stops.map(([px, py]) => ({ transform: `translate(${px}px, ${py}px) scale(${scale})` }));
    element.current.animate(frames, { duration: Math.min(MOST, LEG * (stops.length - 1)), easing: 'ease-in-out' });
  }, [course, still, scale]);
  return (
    <g ref={element} data-piece={id} className={className} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      {children}
    </g>
  );
}
