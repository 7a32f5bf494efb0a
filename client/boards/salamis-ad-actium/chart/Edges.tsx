import { type Edge, type Salamis, SIDES } from '../../../../src/games/salamis-ad-actium/face.js';
import { battleTitle, fleetName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { MARGIN, type Sheet } from './scale.js';

const INSET = 10;

/** The middle of the border along an edge, and how what is written there is turned. */
function along({ width, height }: Sheet, edge: Edge): string {
  if (edge === 'N') return `translate(${width * 0.76} ${MARGIN - INSET})`;
  if (edge === 'S') return `translate(${width / 2} ${height - MARGIN + 2.4 * INSET})`;
  if (edge === 'W') return `translate(${MARGIN - INSET} ${height / 2}) rotate(-90)`;
  return `translate(${width - MARGIN + INSET} ${height / 2}) rotate(90)`;
}

/** The border: the battle's title, and each fleet's name along the edge it calls its own. */
export function Edges({ G, sheet }: { readonly G: Salamis; readonly sheet: Sheet }) {
  const { names, fleets } = useGameWords();
  const words = useWords();
  return (
    <g>
      <text className="wg-sheet-title" transform={`translate(${sheet.width / 2} ${MARGIN - INSET})`}>
        {battleTitle(G, words, names)}
      </text>
      {SIDES.map((side) => (
        <text key={side} className={`wg-edge-name wg-fleet-${side}`} transform={along(sheet, G.baseEdge[side])}>
          {fleetName(G, side, fleets)}
        </text>
      ))}
    </g>
  );
}
