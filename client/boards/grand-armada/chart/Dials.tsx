import { memo } from 'react';
import {
  attitude,
  directionOf,
  type GrandArmada,
  HEADINGS,
  type Heading,
  MOVEMENT,
  ROSTER,
  type ShipId,
  scenarioOf,
  WIND_EVERY,
} from '../../../../src/games/grand-armada/face.js';
import { headingAngle, headingStep, hexPath } from '../../../kit/hex/layout.js';
import { shortName } from '../names.js';
import { useWords } from '../words/index.js';

interface WindRoseProps {
  /** Direction from which the wind blows. */
  readonly from: Heading;
  /** Direction in which the tide flows. */
  readonly tide?: Heading;
  /** Speed of the ship, which determines the MP shown. */
  readonly speed: number;
  readonly oars: boolean;
  readonly heading?: Heading;
}

const PETALS = HEADINGS.map((heading) => {
  const [x, y] = headingStep(directionOf(heading));
  return `M0 0L${(x * 50 - y * 9).toFixed(1)} ${(y * 50 + x * 9).toFixed(1)}L${(x * 62).toFixed(1)} ${(y * 62).toFixed(1)}L${(x * 50 + y * 9).toFixed(1)} ${(y * 50 - x * 9).toFixed(1)}Z`;
});

/** Draws the wind dial: the MP for each heading, the wind and the tide. */
export const WindRose = memo(function WindRose({ from, tide, speed, oars, heading }: WindRoseProps) {
  return (
    <g className="wg-windrose">
      <circle className="wg-windrose-face" r={96} />
      <circle className="wg-windrose-ring" r={91} />
      <path className="wg-windrose-hex" d={hexPath([0, 0], 56)} />
      {HEADINGS.map((each) => {
        const [x, y] = headingStep(directionOf(each));
        const kind = attitude(each, from);
        return (
          <g key={each} className={`wg-windrose-heading wg-${kind}${each === heading ? ' wg-own' : ''}`}>
            <path d={PETALS[each - 1]} />
            <circle cx={x * 75} cy={y * 75} r={15.5} />
            <text x={x * 75} y={y * 75 + 6.5}>
              {MOVEMENT[oars ? 'oars' : 'sail'][speed]?.[kind]}
            </text>
            <text className="wg-windrose-side" x={x * 40} y={y * 40 + 4}>
              {each}
            </text>
          </g>
        );
      })}
      <g className="wg-needle" style={{ transform: `rotate(${headingAngle(directionOf(from)) + 180}deg)` }}>
        <path className="wg-windrose-wind" d="M-88 -7L-60 -7Q-40 -13 -20 -6T14 -6V-14L38 0L14 14V6Q0 13 -20 6T-60 7L-88 7L-78 0Z" />
      </g>
      {tide && (
        <g className="wg-needle" style={{ transform: `rotate(${headingAngle(directionOf(tide))}deg)` }}>
          <path className="wg-windrose-tide" d="M-30 18Q-20 11 -10 18T10 18T30 18M-34 26Q-22 19 -11 26T12 26T26 26M22 10L36 22L22 34" />
        </g>
      )}
    </g>
  );
});

const USUAL_SPEED = 5;
/** Returns the turn of the next wind roll, or undefined if there is none. */
function nextCheck(G: GrandArmada): number | undefined {
  const next = (Math.floor(G.turn / WIND_EVERY) + 1) * WIND_EVERY;
  return G.options.windChanges && next <= scenarioOf(G).turns ? next : undefined;
}

/** Shows the wind dial beside the map, with the MP of the selected ship. */
export function WindPanel({ G, id }: { readonly G: GrandArmada; readonly id: ShipId | undefined }) {
  const words = useWords();
  const text = words.rose;
  const { tide } = scenarioOf(G);
  const next = nextCheck(G);
  const ship = id && ROSTER[id];
  const check = next ? text.check(next) : text.never;
  const label = [text.label(words.headings[G.windFrom], check), tide ? text.tide(words.headings[tide]) : ''].filter(Boolean).join('. ');
  return (
    <figure className="wg-slip wg-wind-panel">
      <svg viewBox="-100 -100 200 200" role="img" aria-label={label}>
        <WindRose
          from={G.windFrom}
          tide={tide}
          speed={ship?.speed ?? USUAL_SPEED}
          oars={ship?.oars ?? false}
          heading={id && G.ships[id]?.heading}
        />
      </svg>
      <figcaption>
        {id ? text.points(shortName(id)) : text.usual(USUAL_SPEED)}
        <small>{check}</small>
      </figcaption>
    </figure>
  );
}
