import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { battles, combat, equipment, prizes, restrictions, victory, withdrawal } from './combat.js';
import { arcs, movement, sequence, wind } from './sailing.js';

export const en: Rulebook = [
  ...equipment,
  ...sequence,
  ...movement,
  ...restrictions,
  ...wind,
  ...combat,
  ...arcs,
  ...withdrawal,
  ...prizes,
  ...victory,
  ...battles,
];
