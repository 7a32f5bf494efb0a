import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Point } from './curves.js';

interface PieceProps {
  readonly id: string;
  readonly at: Point;
  readonly scale?: number;
  /** Waypoints of the move; absent if the piece moves in a straight line. */
  readonly via?: readonly Point[];
  readonly still?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const LEG = 250;

/** Renders a piece and animates its moves, at 250 ms per leg. The match does not wait for the animation. */
export function Piece({ id, at: [x, y], scale = 1, via, still, className, children }: PieceProps) {
  const element = useRef<SVGGElement>(null);
  const before = useRef<Point>([x, y]);
  const course = useRef(via);
  course.current = via;
  useLayoutEffect(() => {
    const [px, py] = before.current;
    before.current = [x, y];
    if (still || (px === x && py === y) || typeof element.current?.animate !== 'function') return;
    const stops: Point[] = [[px, py], ...(course.current ?? []), [x, y]];
    const frames = stops.map(([sx, sy]) => ({ transform: `translate(${sx}px, ${sy}px) scale(${scale})` }));
    element.current.animate(frames, { duration: LEG * Math.min(3, stops.length - 1), easing: 'ease-in-out' });
  }, [x, y, still, scale]);
  return (
    <g ref={element} data-piece={id} className={className} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      {children}
    </g>
  );
}
