import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { activation } from './activation.js';
import { archery } from './archery.js';
import { commands } from './commands.js';
import { fire } from './fire.js';
import { grappling } from './grappling.js';
import { introduction } from './introduction.js';
import { leaders } from './leaders.js';
import { marines } from './marines.js';
import { melee } from './melee.js';
import { morale } from './morale.js';
import { movement } from './movement.js';
import { optional } from './optional.js';
import { rally } from './rally.js';
import { ramming } from './ramming.js';
import { scenarios } from './scenarios.js';
import { sequence } from './sequence.js';
import { squadrons } from './squadrons.js';

export const en: Rulebook = [
  ...introduction,
  ...sequence,
  ...squadrons,
  ...marines,
  ...leaders,
  ...activation,
  ...commands,
  ...movement,
  ...grappling,
  ...ramming,
  ...archery,
  ...melee,
  ...rally,
  ...fire,
  ...morale,
  ...scenarios,
  ...optional,
];
