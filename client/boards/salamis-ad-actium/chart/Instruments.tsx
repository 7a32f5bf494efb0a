import type { Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import { boardText } from '../texts.js';
import { MARGIN, onSheet, type Sheet } from './scale.js';

const text = boardText.sheet;
const ARROW = 'M0 -30L9 -8H3.5V24H-3.5V-8H-9Z';

/** Wind, sea and tide, in the corner of the border; currents where they run. */
export function Instruments({ G: { weather }, sheet }: { readonly G: Pick<Salamis, 'weather'>; readonly sheet: Sheet }) {
  const { from, strength, sea, currents, tide } = weather;
  const x = sheet.width - MARGIN - 62;
  const y = MARGIN + 66;
  return (
    <g className="instruments">
      {currents.map(({ dir, strength: power, poly }, i) => {
        const points = poly ?? [
          [0, 0],
          [sheet.table.w, sheet.table.h],
        ];
        const [cx, cy] = onSheet(
          sheet,
          points.reduce((sum, [px]) => sum + px, 0) / points.length,
          points.reduce((sum, [, py]) => sum + py, 0) / points.length,
        );
        return (
          <g key={`${dir}${i}`} className={`current ${power}`} transform={`translate(${cx} ${cy}) rotate(${dir})`}>
            <path d="M-16 24Q-10 0 -16 -24M0 30Q6 0 0 -30M16 24Q22 0 16 -24M-6 -22L0 -32L6 -22" />
          </g>
        );
      })}
      <g className="wind-rose" transform={`translate(${x} ${y})`}>
        <circle r={46} />
        <circle className="wind-rim" r={40} />
        {strength > 0 && <path className={`wind-arrow s${strength}`} d={ARROW} style={{ transform: `rotate(${(from + 180) % 360}deg)` }} />}
        <text className="wind-north" y={-50}>
          N
        </text>
        <text y={62}>{text.winds[strength]}</text>
        <text y={77}>{text.seas[sea]}</text>
        {tide && <text y={92}>{text.tide(tide.kind, tide.dir)}</text>}
      </g>
    </g>
  );
}
