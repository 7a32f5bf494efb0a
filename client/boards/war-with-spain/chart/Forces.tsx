import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CITIES, CITY_IDS, cityAt, type HexId, SIEGE, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import type { Point } from '../../../kit/map/curves.js';
import type { Block } from '../pieces.js';
import { BlockFace, slots } from './Blocks.js';
import { Banner } from './Counters.js';
import { layout } from './coast.js';

interface TravellerProps {
  readonly id: string;
  readonly at: Point;
  readonly scale: number;
  /** Points through which the block has just moved; undefined if it has not moved. */
  readonly course: readonly Point[] | undefined;
  readonly still: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

const LEG = 250;
const MOST = 1500;

/** Animates a block along its route, even if it has just become visible or has merged with others in the last hex. */
function Traveller({ id, at: [x, y], scale, course, still, className, children }: TravellerProps) {
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

interface ForcesProps {
  readonly G: WarWithSpain;
  readonly blocks: ReadonlyMap<HexId, readonly Block[]>;
  readonly selected: string | undefined;
  /** Routes of the latest moves, by block id. */
  readonly courses: ReadonlyMap<string, readonly Point[]>;
  readonly still: boolean;
}

/** Draws all blocks, the selected one on top. */
export const Forces = memo(function Forces({ G, blocks, selected, courses, still }: ForcesProps) {
  const pieces = [...blocks].flatMap(([hex, here]) => {
    const { scale, at } = slots(here.length);
    const [x, y] = layout.at(hex) ?? [0, 0];
    return here.map((block, i) => ({ block, scale, point: [x + at[i][0], y + at[i][1]] as const }));
  });
  pieces.sort((a, b) => Number(a.block.id === selected) - Number(b.block.id === selected));
  return pieces.map(({ block, scale, point }) => (
    <Traveller
      key={block.id}
      id={block.id}
      at={point}
      scale={scale}
      still={still}
      course={courses.get(block.id)}
      className={`wg-piece${block.id === selected ? ' wg-selected' : ''}`}
    >
      <g className="wg-block">
        <BlockFace G={G} block={block} />
      </g>
    </Traveller>
  ));
});

/** Draws banners on controlled cities, larger if captured. */
export const Banners = memo(function Banners({ control }: { readonly control: WarWithSpain['control'] }) {
  return CITY_IDS.map((id) => {
    const side = control[id];
    const at = layout.at(CITIES[id].hex);
    if (!side || !at) return null;
    const taken = side !== CITIES[id].owner;
    return <Banner key={`${id}${side}`} side={side} x={at[0] - 33} y={at[1] - 4} scale={taken ? 0.95 : 0.6} />;
  });
});

/** Draws an hourglass for each siege, with its month and limit. */
export const Sieges = memo(function Sieges({ G }: { readonly G: WarWithSpain }) {
  return Object.entries(G.sieges).map(([hex, siege]) => {
    const [x, y] = layout.at(hex) ?? [0, 0];
    const city = cityAt(hex);
    const fortress = city !== undefined && CITIES[city].fortress && G.control[city] === siege.land;
    return (
      <g key={hex} className="wg-siege" transform={`translate(${x + 27} ${y + 19})`}>
        <path className="wg-siege-ring" d="M-17 -15H17L13 -1L17 15H-17L-13 -1Z" />
        <path className="wg-siege-glass" d="M-8 -9H8Q8 -3 1 0Q8 3 8 9H-8Q-8 3 -1 0Q-8 -3 -8 -9Z" transform="translate(-7 0)" />
        <text x={7} y={4.5}>
          {siege.land ? `${siege.clock}/${fortress ? SIEGE.fortress : SIEGE.plain}` : '⚓'}
        </text>
      </g>
    );
  });
});
