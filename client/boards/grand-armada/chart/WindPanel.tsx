import { type GrandArmada, ROSTER, type ShipId, scenarioOf, WIND_EVERY } from '../../../../src/games/grand-armada/face.js';
import { shortName } from '../names.js';
import { useWords } from '../words/index.js';
import { WindRose } from './Dials.js';

const USUAL_SPEED = 5;
/** The turn in which the wind is looked at next, or nothing. */
function nextCheck(G: GrandArmada): number | undefined {
  const next = (Math.floor(G.turn / WIND_EVERY) + 1) * WIND_EVERY;
  return G.options.windChanges && next <= scenarioOf(G).turns ? next : undefined;
}

/** The wind rose among the papers, where it hides nothing of the sea: with the points of the ship in hand on each heading. */
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
