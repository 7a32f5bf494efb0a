import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { useWords } from '../words/index.js';
import { onSheet, outline, type Sheet } from './scale.js';

const ARROW = 'M0 -30L9 -8H3.5V24H-3.5V-8H-9Z';

type Weathered = Pick<Salamis, 'weather'>;

export function Currents({ G: { weather }, sheet }: { readonly G: Weathered; readonly sheet: Sheet }) {
  return (
    <>
      {weather.currents.map(({ dir, strength, poly }, i) => {
        const points = poly ?? [
          [0, 0],
          [sheet.table.w, sheet.table.h],
        ];
        const [x, y] = onSheet(
          sheet,
          points.reduce((sum, [px]) => sum + px, 0) / points.length,
          points.reduce((sum, [, py]) => sum + py, 0) / points.length,
        );
        return (
          <g key={`${dir}${i}`} className={`wg-current wg-${strength}`}>
            {poly && <path className="wg-current-water" d={outline(sheet, poly)} />}
            <g transform={`translate(${x} ${y}) rotate(${dir})`}>
              <path d="M-16 24Q-10 0 -16 -24M0 30Q6 0 0 -30M16 24Q22 0 16 -24M-6 -22L0 -32L6 -22" />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Shows wind, sea and tide beside the map. */
export function WeatherGlass({ G: { weather } }: { readonly G: Weathered }) {
  const text = useWords().sheet;
  const { from, strength, sea, tide } = weather;
  return (
    <aside className="wg-weather" aria-label={text.weather(from, strength, sea)}>
      <svg viewBox="-52 -52 104 104" aria-hidden="true">
        <g className="wg-wind-rose">
          <circle r={48} />
          <circle className="wg-wind-rim" r={34} />
          {strength > 0 && (
            <path className={`wg-wind-arrow wg-s${strength}`} d={ARROW} style={{ transform: `rotate(${(from + 180) % 360}deg)` }} />
          )}
          <text y={-37}>{text.north}</text>
        </g>
      </svg>
      <p>{text.winds[strength]}</p>
      <p>{text.seas[sea]}</p>
      {tide && <p>{text.tide(tide.kind, tide.dir)}</p>}
    </aside>
  );
}
