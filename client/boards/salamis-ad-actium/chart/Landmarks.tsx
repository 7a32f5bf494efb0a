import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { useWords } from '../words/index.js';
import { DRAWINGS, LANDMARKS } from './landmarkData.js';
import { onSheet, type Sheet } from './scale.js';

const ENLARGED = 'scale(1.35)';

interface LandmarksProps {
  readonly scenario: Salamis['scenario'];
  readonly sheet: Sheet;
}

/** Draws the names of land and sea, and the landmarks, of a historical battle. */
export function Landmarks({ scenario, sheet }: LandmarksProps) {
  const { landmarks } = useWords();
  return (LANDMARKS[scenario ?? ''] ?? []).map(({ name, at, kind, turn = 0 }) => {
    const drawing = kind in DRAWINGS ? DRAWINGS[kind as keyof typeof DRAWINGS] : undefined;
    return (
      <g
        key={`${name}${at.join()}`}
        className={`wg-landmark wg-of-${kind}`}
        transform={`translate(${onSheet(sheet, ...at).join(' ')}) rotate(${turn})`}
      >
        {drawing && <path className="wg-landmark-shape" d={drawing.shape} transform={ENLARGED} />}
        {drawing && <path className="wg-landmark-lines" d={drawing.lines} transform={ENLARGED} />}
        <text y={drawing ? 18 : 6}>{landmarks[name]}</text>
      </g>
    );
  });
}
