import type { Sluys } from '../state.js';
import { leadersOn, stackOf, topAt } from './forces.js';

/** What the chronicle says of a hex besides its number: the ships that lie there, and the leaders aboard. */
export function sceneAt(G: Sluys, hex: string): { deck: string[]; leaders: string[] } {
  const top = topAt(G, hex);
  return { deck: top === undefined ? [] : stackOf(G, top), leaders: [...leadersOn(G, top)] };
}
