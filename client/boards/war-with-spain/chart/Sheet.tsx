import { memo, useId } from 'react';
import { AREA_AT, AREA_IDS, grid, type SideKind, sideKind, TERRAIN, ZONE_AT } from '../../../../src/games/war-with-spain/face.js';
import { HEX_DIRECTIONS, type HexDirection } from '../../../../src/kit/hexGrid.js';
import { HexNet } from '../../../kit/hex/HexNet.js';
import { sideCorners } from '../../../kit/hex/layout.js';
import { outlines, softened } from '../../../kit/hex/outline.js';
import { flowing, inPieces } from '../../../kit/map/curves.js';
import { Rhumbs } from '../../../kit/sheet/Compass.js';
import { alongPath, alongRect } from '../../../kit/sheet/clip.js';
import { Frame } from '../../../kit/sheet/Frame.js';
import { Cities } from './Cities.js';
import { hexNear, inPlay, LAND, layout, NEAT, SHEET } from './coast.js';
import { Names, Ornaments, ROSE, Title, Winds } from './Ornaments.js';
import { MOUNTAINS, SANDS, STREAMS, SWELL, WOODS } from './relief.js';

const BOUNDS = { columns: [-1, grid.width], rows: [-1, grid.height] } as const;

const ownTint = (hex: number) => (TERRAIN[hex] === 'out' ? 'OUT' : (AREA_AT[hex] ?? undefined));

/**
 * Returns the area whose colour fills a hex. A high seas hex belongs to no area but may contain a strip of shore, so it
 * gets the area most frequent in adjacent hexes.
 */
function tintOf(column: number, row: number): string | undefined {
  const own = hexNear(column, row);
  if (TERRAIN[own] !== 'sea') return ownTint(own);
  const count = new Map<string, number>();
  for (const direction of HEX_DIRECTIONS) {
    const tint = ownTint(hexNear(...layout.beside(column, row, direction)));
    if (tint) count.set(tint, (count.get(tint) ?? 0) + 1);
  }
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
}

interface Wash {
  readonly id: string;
  readonly d: string;
}

const tints = new Map<string, string | undefined>();
for (let column = BOUNDS.columns[0]; column <= BOUNDS.columns[1]; column++) {
  for (let row = BOUNDS.rows[0]; row <= BOUNDS.rows[1]; row++) tints.set(`${column},${row}`, tintOf(column, row));
}

/** Fill of each area. It extends past the shore and is clipped there. */
const WASHES: readonly Wash[] = [...AREA_IDS, 'OUT'].map((id) => ({
  id,
  d: outlines(layout, (column, row) => tints.get(`${column},${row}`) === id, BOUNDS)
    .map((ring) => flowing(softened(softened(ring)), true, 0))
    .join(''),
}));

const short = ([x, y]: readonly [number, number]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Returns a path of all hexsides for which `test` returns true. */
function sidesWhere(test: (hex: number, beyond: number, direction: HexDirection) => boolean): string {
  let d = '';
  for (let hex = 0; hex < grid.labels.length; hex++) {
    for (const direction of [0, 1, 2] as const) {
      const beyond = grid.neighbour(hex, direction);
      if (beyond < 0 || !test(hex, beyond, direction)) continue;
      const [from, to] = sideCorners(layout.cell(hex % grid.width, Math.floor(hex / grid.width)), layout.size, direction);
      d += `M${short(from)}L${short(to)}`;
    }
  }
  return d;
}

const ZONE_LINES = sidesWhere((a, b) => ZONE_AT[a] !== null && ZONE_AT[b] !== null && ZONE_AT[a] !== ZONE_AT[b]);

const kindLine = (kind: SideKind) => sidesWhere((hex, _, direction) => sideKind(hex, direction) === kind);
/** Paths of the special hexsides by kind. */
const SIDE_LINES: { readonly [kind in SideKind]: string } = {
  hs: kindLine('hs'),
  nosea: kindLine('nosea'),
  noland: kindLine('noland'),
  none: kindLine('none'),
};

const SHORE = inPieces(LAND);
const WATER_LINES = [27, 21, 15.5, 10.5, 6.5, 3];

export const Sheet = memo(function Sheet() {
  const id = useId();
  const shore = `#${id}`;
  return (
    <g className="wg-map-sheet">
      <defs>
        <g id={id} strokeLinecap="round">
          {SHORE.map((piece) => (
            <path key={piece} d={piece} />
          ))}
        </g>
      </defs>
      <rect className="wg-sea wg-deep" width={SHEET.width} height={SHEET.height} />
      <g clipPath={alongRect(NEAT.left, NEAT.top, NEAT.right, NEAT.bottom)}>
        <path className="wg-waves" d={SWELL} />
        <Rhumbs x={ROSE.x} y={ROSE.y} reach={2600} />
        <Rhumbs x={1800} y={2330} reach={1800} />
        <g className="wg-coast wg-great-coast">
          <use href={shore} className="wg-coast-shoal" strokeWidth={WATER_LINES[0] * 2.2} />
          {WATER_LINES.map((reach, i) => (
            <g key={reach}>
              <use
                href={shore}
                className="wg-coast-line"
                strokeWidth={reach * 2}
                style={{ opacity: 0.2 + (0.55 * i) / WATER_LINES.length }}
              />
              <use href={shore} className="wg-coast-gap" strokeWidth={reach * 2 - 1.7} />
            </g>
          ))}
          <path className="wg-sands" d={SANDS} />
          <path d={LAND} className="wg-coast-land" />
        </g>
        <g clipPath={alongPath(LAND)}>
          {WASHES.map(({ id, d }) => (
            <g key={id} className={`wg-province wg-province-${id}`} clipPath={alongPath(d)}>
              <path className="wg-province-wash" d={d} />
              <path className="wg-province-edge wg-wide" d={d} />
              <path className="wg-province-edge" d={d} />
              <path className="wg-province-line" d={d} />
            </g>
          ))}
          <use href={shore} className="wg-inner-shore" />
        </g>
        <path className="wg-streams" d={STREAMS} clipPath={alongPath(LAND)} />
        <path className="wg-trees" d={WOODS} />
        <path className="wg-hills" d={MOUNTAINS.hills} />
        <path className="wg-hill-shade" d={MOUNTAINS.shade} />
        <use href={shore} className="wg-great-shore" />
        <Ornaments />
        <HexNet layout={layout} wanted={inPlay} />
        <path className="wg-zone-line" d={ZONE_LINES} />
        {(['nosea', 'noland', 'hs', 'none'] as const).map((kind) => (
          <path key={kind} className={`wg-side-line wg-side-line-${kind}`} d={SIDE_LINES[kind]} />
        ))}
        <Winds />
        <Names />
        <Cities />
        <Title />
      </g>
      <Frame width={SHEET.width} height={SHEET.height} margin={NEAT.left} step={[60, 69.28]} />
    </g>
  );
});
