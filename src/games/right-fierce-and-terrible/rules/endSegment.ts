import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import type { Sluys } from '../state.js';
import { action } from './args.js';
import { closeSegment } from './flow.js';
import { dueMelees } from './melee.js';

/** Returns why a segment may not end yet: entry (1.4.5) or boarders' melees (8.3.9) are still due. */
function unfinished(G: Sluys): Violation | undefined {
  if (G.act?.toPlace.length) return violation('placeFirst', '1.4.5');
  const [hex] = G.act?.segment === 'melee' ? dueMelees(G) : [];
  return hex === undefined ? undefined : violation('mustFight', '8.3.9', { hex });
}

export const endSegment = action({
  name: 'endSegment',
  case: '2.0',
  args: [],
  refuse: unfinished,
  choices: (G) => (unfinished(G) ? [] : [[]]),
  perform: ({ G }) => closeSegment(G),
});
