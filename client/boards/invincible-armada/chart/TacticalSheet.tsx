import { memo } from 'react';
import { ARMADA_AREA, CALAIS_AREA, grid } from '../../../../src/games/invincible-armada/face.js';
import { Cartouche } from '../../../kit/sheet/Cartouche.js';
import { Compass, Rhumbs } from '../../../kit/sheet/Compass.js';
import { alongRect } from '../../../kit/sheet/clip.js';
import { Frame } from '../../../kit/sheet/Frame.js';
import { useWords } from '../words/index.js';
import { CELL, FIELD, FIELD_SHEET, squarePoint, waves } from './places.js';

const [LEFT, TOP, RIGHT, BOTTOM] = [FIELD.left, FIELD.top, FIELD.left + FIELD.width, FIELD.top + FIELD.height];

const GRID = [
  ...Array.from({ length: grid.width - 1 }, (_, i) => `M${LEFT + (i + 1) * CELL} ${TOP}V${BOTTOM}`),
  ...Array.from({ length: grid.height - 1 }, (_, i) => `M${LEFT} ${TOP + (i + 1) * CELL}H${RIGHT}`),
].join('');

const WAVES = waves(
  FIELD_SHEET.width,
  FIELD_SHEET.height,
  23,
  1500,
  ([x, y]) => x > LEFT + 12 && x < RIGHT - 24 && y > TOP + 10 && y < BOTTOM - 6,
);
const blocks = (area: readonly string[]) =>
  area
    .map((square) => {
      const [x, y] = squarePoint(square);
      return `M${x - CELL / 2} ${y - CELL / 2}h${CELL}v${CELL}h${-CELL}Z`;
    })
    .join('');
const bounds = (area: readonly string[]) => {
  const [a, b] = [squarePoint(area[0]), squarePoint(area[area.length - 1])];
  return { x: a[0] - CELL / 2, y: a[1] - CELL / 2, width: b[0] - a[0] + CELL, height: b[1] - a[1] + CELL };
};
const ARMADA = { fill: blocks(ARMADA_AREA), edge: bounds(ARMADA_AREA) };
const CALAIS = { fill: blocks(CALAIS_AREA), edge: bounds(CALAIS_AREA) };
/** Path of the shoals and coast of Flanders below the anchorage, shown once the Armada has reached box 10. */
const SHORE = `M${LEFT} ${BOTTOM}Q${LEFT + 180} ${BOTTOM - 26} ${LEFT + 330} ${BOTTOM - 12}T${LEFT + 640} ${BOTTOM - 16}T${RIGHT} ${BOTTOM - 34}V${BOTTOM}Z`;

export const TacticalSheet = memo(function TacticalSheet({ calais }: { readonly calais: boolean }) {
  const words = useWords();
  return (
    <g className="wg-map-sheet">
      <rect className="wg-table-paper" width={FIELD_SHEET.width} height={FIELD_SHEET.height} />
      <g clipPath={alongRect(LEFT, TOP, RIGHT, BOTTOM)}>
        <rect className="wg-sea wg-deep" x={LEFT} y={TOP} width={FIELD.width} height={FIELD.height} />
        <Rhumbs x={(LEFT + RIGHT) / 2} y={TOP + 450} reach={900} />
        <path className="wg-armada-area" d={ARMADA.fill} />
        <path className="wg-waves" d={WAVES} />
        {calais && (
          <g>
            <path className="wg-calais-area" d={CALAIS.fill} />
            <path className="wg-calais-shore" d={SHORE} />
          </g>
        )}
        <path className="wg-grid" d={GRID} />
        <rect className="wg-armada-edge" {...ARMADA.edge} />
        <rect
          className="wg-armada-edge wg-inner"
          x={ARMADA.edge.x + 5}
          y={ARMADA.edge.y + 5}
          width={ARMADA.edge.width - 10}
          height={ARMADA.edge.height - 10}
        />
        {calais && <rect className="wg-calais-edge" {...CALAIS.edge} />}
      </g>
      <rect className="wg-field-edge" x={LEFT} y={TOP} width={FIELD.width} height={FIELD.height} />
      <rect className="wg-field-edge wg-outer" x={LEFT - 34} y={TOP - 34} width={FIELD.width + 68} height={FIELD.height + 68} />
      {Array.from({ length: grid.width }, (_, i) => (
        <g key={String.fromCharCode(65 + i)} className="wg-grid-label">
          <text x={LEFT + (i + 0.5) * CELL} y={TOP - 10}>
            {String.fromCharCode(65 + i)}
          </text>
          <text x={LEFT + (i + 0.5) * CELL} y={BOTTOM + 26}>
            {String.fromCharCode(65 + i)}
          </text>
        </g>
      ))}
      {Array.from({ length: grid.height }, (_, i) => (
        <g key={i + 1} className="wg-grid-label">
          <text x={LEFT - 17} y={TOP + (i + 0.5) * CELL + 8}>
            {i + 1}
          </text>
          <text x={RIGHT + 17} y={TOP + (i + 0.5) * CELL + 8}>
            {i + 1}
          </text>
        </g>
      ))}
      <Compass x={90} y={890} radius={52} />
      <Cartouche x={28} y={84} width={124} height={150}>
        {words.sheet.field.map((word, i) => (
          <text key={word} className={`wg-cartouche-title wg-field-title-${i}`} y={-30 + i * 32}>
            {word}
          </text>
        ))}
      </Cartouche>
      <Frame width={FIELD_SHEET.width} height={FIELD_SHEET.height} margin={20} step={[50, 50]} />
    </g>
  );
});
