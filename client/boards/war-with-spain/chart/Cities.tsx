import { memo } from 'react';
import {
  CITIES,
  CITY_IDS,
  type City,
  DUTCH_RANGE,
  grid,
  type HexId,
  INTERCEPTION,
  isFleet,
  marketsOf,
  SIDES,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import { hexRing } from '../../../kit/instruments/HexGround.js';
import type { Block } from '../pieces.js';
import type { Ground, OverlayState } from '../session.js';
import { layout } from './coast.js';
import { nameSpots } from './nameSpots.js';

const ring = (hexes: ReadonlySet<number>): string => hexRing(layout, hexes);

const DUTCH = ring(new Set(grid.within(grid.index(CITIES[DUTCH_RANGE.city].hex), DUTCH_RANGE.hexes)));

export const Reaches = memo(function Reaches({ reach }: { readonly reach: readonly Ground[] | undefined }) {
  return reach?.map(({ kind, hexes }) =>
    hexes.size ? (
      <path key={kind} className={`wg-reach wg-reach-${kind}`} d={ring(new Set([...hexes.keys()].map((hex) => grid.index(hex))))} />
    ) : null,
  );
});

interface RingsProps {
  readonly G: WarWithSpain;
  readonly blocks: ReadonlyMap<HexId, readonly Block[]>;
  readonly show: OverlayState['on'];
}

export function Rings({ G, blocks, show }: RingsProps) {
  if (!show.size) return null;
  const fleets = [...blocks.values()]
    .flat()
    .filter(({ kind, besieged, munitions }) => kind === 'fleet' && !besieged && (munitions ?? 0) > 0);
  return (
    <g className="wg-rings">
      {show.has('dutch') && <path className="wg-ring wg-ring-dutch" d={DUTCH} />}
      {show.has('powder') &&
        SIDES.map((side) => (
          <path
            key={side}
            className={`wg-ring wg-market wg-side-${side}`}
            d={marketsOf(G, side)
              .map((hex) => ring(new Set([grid.index(hex)])))
              .join('')}
          />
        ))}
      {show.has('rings') &&
        fleets.map(({ id, side, hex }) => (
          <path
            key={id}
            className={`wg-ring wg-side-${side}${isFleet(id) && G.fleets[id]?.tried ? ' wg-tried' : ''}`}
            d={ring(new Set(grid.within(grid.index(hex), INTERCEPTION.range)))}
          />
        ))}
    </g>
  );
}

/** Paths of the city symbols by size. */
const TOWN = {
  small: 'M-13 7V-1L-8 -6L-3 -1V7ZM-3 7V-4L2 -13L6 -4V7ZM6 7V0L10 -4L14 0V7Z',
  middle: 'M-18 8V-2H-14L-12 -7L-10 -2H-6V-7L-2 -20L2 -7V-2H6V-6L9 -12L12 -6V-2H17V8Z',
  great: 'M-25 9V-3H-21V-9L-18 -15L-15 -9V-5H-10V-13L-7 -26L-4 -13V-7H3V-11L7 -19L11 -11V-4H15V-8L18 -13L21 -8V-3H25V9Z',
} as const;
const WALL = {
  small: 'M-17 9H18V4H14V2H10V4H-8V2H-12V4H-17Z',
  middle: 'M-22 11V5H-18V3H-14V5H-4V3H0V5H12V3H16V5H21V11Z',
  great: 'M-29 12V5H-25V2H-20V5H-8V2H-3V5H8V2H13V5H24V2H28V12Z',
} as const;
const BASTIONS = 'M0 -31L8 -21L21 -23L20 -10L30 -1L20 7L22 20L9 19L0 28L-9 19L-22 20L-20 7L-30 -1L-20 -10L-21 -23L-8 -21Z';
const ANCHOR = 'M0 -8a2.600 2.600 0 1 1 0.100 0V9M-6 -3H6M-9 3Q-7 10 0 10Q7 10 9 3M-9 3l-2 4M9 3l2 4';

const rank = ({ vp }: City): keyof typeof TOWN => ((vp ?? 0) >= 6 ? 'great' : (vp ?? 0) >= 3 ? 'middle' : 'small');
const value = ({ vp, av }: City) => `${vp ?? '–'}/${av ?? '–'}`;

const pointOf = ({ hex }: City) => layout.at(hex) ?? [0, 0];

interface TownProps {
  readonly size: keyof typeof TOWN;
  readonly fortress?: boolean;
  readonly port?: boolean;
  readonly x?: number;
  readonly y?: number;
}

export function Town({ size, fortress, port, x = 0, y = 0 }: TownProps) {
  return (
    <g className={`wg-city-${size}`} transform={`translate(${x} ${y})`}>
      {fortress && <path className="wg-city-bastions" d={BASTIONS} />}
      <path className="wg-city-town" d={TOWN[size]} />
      <path className="wg-city-wall" d={WALL[size]} />
      {port && <path className="wg-city-anchor" transform="translate(27 -13)" d={ANCHOR} />}
    </g>
  );
}

function CityValue({ city }: { readonly city: City }) {
  const [x, y] = pointOf(city);
  if (city.vp === null && city.av === null) return null;
  return (
    <text className="wg-city-value wg-near-only" x={x} y={y - 23}>
      {value(city)}
    </text>
  );
}

/** Draws all city symbols, with an anchor for ports and bastions for fortresses. */
export const Cities = memo(function Cities() {
  return (
    <g>
      {CITY_IDS.map((id) => {
        const city = CITIES[id];
        const [x, y] = pointOf(city);
        return <Town key={id} size={rank(city)} fortress={city.fortress} port={city.port} x={x} y={y} />;
      })}
      {CITY_IDS.map((id) => (
        <CityValue key={id} city={CITIES[id]} />
      ))}
    </g>
  );
});

/** Maximum length of a city name that fits between the counters of adjacent hexes. */
const ROOM = 8;

/** Draws the near view's city names, below the counters in their hexes. */
export const CityNames = memo(function CityNames() {
  return (
    <g className="wg-map-sheet">
      {CITY_IDS.map((id) => {
        const { name } = CITIES[id];
        const [x, y] = pointOf(CITIES[id]);
        return (
          <text
            key={id}
            className={name.length > ROOM ? 'wg-city-name wg-near-only wg-long' : 'wg-city-name wg-near-only'}
            x={x}
            y={y + 30}
          >
            {name}
          </text>
        );
      })}
    </g>
  );
});

/** Draws the far or middle view's city names, beside the counters. `occupied` lists the hexes with counters, separated by spaces. */
export const PlacedNames = memo(function PlacedNames({ occupied, zoom }: { readonly occupied: string; readonly zoom: 'far' | 'middle' }) {
  return (
    <g className="wg-map-sheet">
      {[...nameSpots(occupied.split(' '), zoom)].map(([id, spot]) => {
        const [x, y] = pointOf(CITIES[id]);
        return (
          <text
            key={id}
            className={`wg-city-name wg-far-only wg-${zoom}-name`}
            x={x + spot.x}
            y={y + spot.y}
            style={{ textAnchor: spot.anchor }}
          >
            {CITIES[id].name}
          </text>
        );
      })}
    </g>
  );
});
