import { memo } from 'react';
import { type ScenarioNumber, SIDES, scenarioData, WIND_EVERY } from '../../../../src/games/grand-armada/face.js';
import { Cartouche } from '../../../kit/sheet/Cartouche.js';
import { useGameWords, useWords } from '../words/index.js';
import { NEAT, STRIP_TOP } from './geography.js';

const BOX = 46;
const PER_ROW = 15;
const MOST_TURNS = 30;
interface StripProps {
  readonly scenario: ScenarioNumber;
  readonly turn: number;
  readonly windChanges: boolean;
  readonly english: number;
  readonly spanish: number;
}

function TurnBox({ n, now, last, wind }: { readonly n: number; readonly now: boolean; readonly last: number; readonly wind: boolean }) {
  const column = (n - 1) % PER_ROW;
  const row = Math.floor((n - 1) / PER_ROW);
  return (
    <g
      className={`wg-turn-box${now ? ' wg-now' : ''}${n > last ? ' wg-beyond' : ''}${n === last ? ' wg-last' : ''}`}
      transform={`translate(${column * BOX} ${row * (BOX + 4)})`}
    >
      <rect width={BOX - 3} height={BOX - 3} rx={3} />
      <text x={(BOX - 3) / 2} y={28}>
        {n}
      </text>
      {wind && n <= last && <path className="wg-turn-wind" d={`M7 38Q14 34 20 38T33 38M29 35L34 38L29 41`} />}
    </g>
  );
}

/** Draws the strip below the map with title, date, turn track and Victory Points. */
export const Strip = memo(function Strip({ scenario, turn, windChanges, english, spanish }: StripProps) {
  const words = useWords();
  const text = words.sheet;
  const { date } = useGameWords().scenarios[scenario];
  const { turns } = scenarioData[scenario];
  const [place, event] = text.about[scenario];
  const trackX = NEAT.left + 404;
  const points = { E: english, S: spanish };
  return (
    <g className="wg-map-sheet wg-chart-strip">
      <Cartouche x={NEAT.left + 6} y={STRIP_TOP + 22} width={360} height={132}>
        <text className="wg-cartouche-title" y={-28}>
          {words.title}
        </text>
        <text className="wg-cartouche-line wg-place" y={0}>
          {place}
        </text>
        <text className="wg-cartouche-line" y={23}>
          {event}
        </text>
        <text className="wg-cartouche-line wg-smaller" y={46}>
          {date.toUpperCase()}
        </text>
      </Cartouche>
      <g transform={`translate(${trackX} ${STRIP_TOP + 48})`}>
        <text className="wg-strip-title" x={0} y={-12}>
          {text.turn}
        </text>
        {Array.from({ length: MOST_TURNS }, (_, i) => i + 1).map((n) => (
          <TurnBox key={n} n={n} now={n === turn} last={turns} wind={windChanges && n % WIND_EVERY === 0} />
        ))}
      </g>
      <g transform={`translate(${trackX + PER_ROW * BOX + 36} ${STRIP_TOP + 36})`}>
        <text className="wg-strip-title" x={0} y={0}>
          {text.points}
        </text>
        {SIDES.map((side, i) => (
          <g key={side} className={`wg-point-box wg-fleet-${side}`} transform={`translate(${i * 106} 14)`}>
            <rect width={96} height={94} rx={4} />
            <text className="wg-point-figure" x={48} y={58}>
              {points[side]}
            </text>
            <text className="wg-point-side" x={48} y={82}>
              {words.sides[side]}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
});
