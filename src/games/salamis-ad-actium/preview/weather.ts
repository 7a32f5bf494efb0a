import { angDiff, heading, STEP } from '../geometry/angles.js';
import { MM_PER_CM } from '../geometry/shapes.js';
import { ship, typeOf } from '../rules/basics/ships.js';
import { allowance } from '../rules/movement/allowance.js';
import { groupOf, type Stream, streamsOf } from '../rules/movement/streams.js';
import { seaAt, windAt } from '../rules/settingUp/surroundings.js';
import type { Salamis, Sea, WindStrength } from '../state.js';

/** What wind and sea make of a ship. */

/** One way of sailing: a heading, degrees off the way that the wind blows, and the mm that she goes on it. */
export interface Sailing {
  readonly heading: number;
  readonly off: number;
  readonly mm: number;
}

/** A stream that takes her along in the next Intermediate Phase: which, where to, and the least and the most mm. */
export interface Drift {
  readonly key: Stream['key'];
  readonly towards: number;
  readonly least: number;
  readonly most: number;
}

interface WeatherOn {
  /** Wind and sea where she lies: a level lower in the lee of land [2.7]. */
  readonly strength: WindStrength;
  readonly sea: Sea;
  /** Share of her speed that the sea leaves her, in hundredths [5.5]. */
  readonly seaPct: number;
  /** Every heading of the compass under sail, from north round by east; none for a ship without sails [5.8, 5.9]. */
  readonly sailing: readonly Sailing[];
  readonly drifts: readonly Drift[];
}

/** The weather as it is for a ship of either side. */
export function weatherOn(G: Salamis, id: string): WeatherOn {
  const { at, sails } = ship(G, id);
  const sailed = typeOf(ship(G, id)).sailSpeed > 0 && (sails === 'set' || sails === 'aboard');
  const downwind = heading(G.weather.from + 180);
  const headings = Array.from({ length: sailed ? 360 / STEP : 0 }, (_, i) => i * STEP);
  const group = groupOf(G, id);
  return {
    strength: windAt(G, at),
    sea: seaAt(G, at),
    seaPct: allowance(G, id, {}).factors.find(([name]) => name === 'sea')?.[1] ?? 100,
    sailing: headings.map((on) => ({ heading: on, off: angDiff(on, downwind), mm: allowance(G, id, { mode: 'sail', on }).mm })),
    drifts: streamsOf(G).flatMap(({ key, towards, thrown }) => {
      const throws = thrown(G, group);
      if (!throws) return [];
      const { dice, sides, plus } = throws;
      return [{ key, towards, least: (dice + plus) * MM_PER_CM, most: (dice * sides + plus) * MM_PER_CM }];
    }),
  };
}
