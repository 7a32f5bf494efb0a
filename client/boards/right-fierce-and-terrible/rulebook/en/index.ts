import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { archery, fire, ramming } from './archery.js';
import { activation, commands, leaders, squadrons } from './commands.js';
import { grappling, marines, melee } from './melee.js';
import { movement } from './movement.js';
import { morale, rally } from './rally.js';
import { optional, scenarios } from './scenarios.js';
import { introduction, sequence } from './sequence.js';

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
