import type { Armada } from '../../../../src/games/invincible-armada/face.js';
import type { Point } from '../../../kit/map/curves.js';
import { galleons } from '../../../kit/ships/galleons.js';
import { Ship } from '../../../kit/ships/Ship.js';
import { useWords } from '../words/index.js';

/** Ships of the Armada's crescent, open to the west, with the hulks inside. */
const CRESCENT: readonly (readonly [x: number, y: number, width: number, type: 'galleon' | 'galleass' | 'urca'])[] = [
  [-24, -31, 17, 'galleon'],
  [-8, -26, 18, 'galleon'],
  [4, -16, 19, 'galleass'],
  [-12, -9, 16, 'urca'],
  [8, -3, 20, 'galleon'],
  [-14, 3, 16, 'urca'],
  [3, 10, 19, 'galleass'],
  [-9, 18, 18, 'galleon'],
  [-25, 21, 17, 'galleon'],
];

export function ArmadaCounter() {
  return (
    <g className="wg-armada-counter">
      <circle className="wg-counter-shadow" cx={2} cy={3} r={35} />
      <circle className="wg-armada-ground" r={34} />
      <path
        className="wg-armada-cross"
        d="M-21 -23L-14 -12L-19 -10L-6 -3L-2 -7L3 2L8 0L12 10L18 10L22 23L12 13L10 8L3 8L-2 3L-7 1L-8 -5L-17 -10L-15 -15Z"
      />
      <path
        className="wg-armada-cross"
        d="M22 -23L14 -13L18 -10L7 -4L3 -7L-3 2L-8 1L-12 10L-18 11L-21 23L-12 13L-9 8L-3 7L2 3L8 1L9 -5L16 -10L15 -14Z"
      />
      {CRESCENT.map(([x, y, width, type]) => (
        <Ship key={`${x}${y}`} drawing={galleons[type]} x={x} y={y} width={width} />
      ))}
      <circle className="wg-armada-rim" r={34} />
    </g>
  );
}

interface ParmaChitsProps {
  readonly at: Point;
  readonly parma: Armada['parma'];
  readonly aboard: boolean;
  readonly attempts: number;
}

/** Draws the markers beside Gravelines: Parma chits, number of attempts, and the army badge. */
export function ParmaChits({ at: [x, y], parma, aboard, attempts }: ParmaChitsProps) {
  const words = useWords();
  const text = words.status;
  const lines = [
    parma.ready ? { key: 'ready', words: text.parmaReady(parma.ready) } : undefined,
    parma.delayed ? { key: 'delayed', words: text.parmaDelayed(parma.delayed) } : undefined,
    attempts ? { key: 'attempts', words: text.attempts(attempts) } : undefined,
    aboard ? { key: 'aboard', words: text.aboard } : undefined,
  ].filter((line) => line !== undefined);
  return (
    <g className="wg-parma" transform={`translate(${x - 10} ${y + 84})`}>
      {lines.map(({ key, words }, i) => (
        <g key={key} className={`wg-parma-chit wg-${key}`} transform={`translate(0 ${i * 24})`}>
          <rect x={-66} y={-11} width={132} height={22} rx={4} />
          <text y={5}>{words}</text>
        </g>
      ))}
    </g>
  );
}
