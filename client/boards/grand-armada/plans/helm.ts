import { directionOf, type Heading } from '../../../../src/games/grand-armada/face.js';
import type { HexDirection } from '../../../../src/kit/hexGrid.js';
import type { GrandArmadaBoardWords } from '../words/index.js';
import type { Arrival } from './course.js';

/** Headings of the game and facings of the kit's picker. */

export const headingOf = (facing: HexDirection): Heading => (facing + 1) as Heading;

/** Costs of the ways to a hex, by facing, as the picker shows them. */
export const facingsOf = (ways: ReadonlyMap<Heading, Arrival>, { slip }: Pick<GrandArmadaBoardWords, 'slip'>): Map<HexDirection, string> =>
  new Map([...ways].map(([heading, { cost, trimmed }]) => [directionOf(heading), slip.arrival(cost, trimmed)]));

/** The facing that lies nearest to a wish among those that are open. */
export function nearestHeading(open: Iterable<Heading>, wish: Heading): Heading | undefined {
  const off = (heading: Heading) => Math.min((heading - wish + 6) % 6, (wish - heading + 6) % 6);
  return [...open].sort((a, b) => off(a) - off(b))[0];
}
