import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { arcs } from './arcs.js';
import { battles } from './battles.js';
import { combat } from './combat.js';
import { equipment } from './equipment.js';
import { movement } from './movement.js';
import { prizes } from './prizes.js';
import { restrictions } from './restrictions.js';
import { sequence } from './sequence.js';
import { victory } from './victory.js';
import { wind } from './wind.js';
import { withdrawal } from './withdrawal.js';

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
