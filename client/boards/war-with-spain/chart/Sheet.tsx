import { memo, useId } from 'react';
import { HexNet } from '../../../kit/hex/HexNet.js';
import { inPieces } from '../../../kit/map/curves.js';
import { Rhumbs } from '../../../kit/sheet/Compass.js';
import { alongPath, alongRect } from '../../../kit/sheet/clip.js';
import { Frame } from '../../../kit/sheet/Frame.js';
import { Cities } from './Cities.js';
import { LAND } from './coast.js';
import { inPlay, layout, NEAT, SHEET } from './geography.js';
import { Names, Ornaments, ROSE, Title, Winds } from './Ornaments.js';
import { SIDE_LINES, WASHES, ZONE_LINES } from './provinces.js';
import { MOUNTAINS, SANDS, STREAMS, SWELL, WOODS } from './relief.js';

const SHORE = inPieces(LAND);
const WATER_LINES = [27, 21, 15.5, 10.5, 6.5, 3];

/** The theatre of war as a wall map of the 1580s: laid out once, never touched by play. */
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
