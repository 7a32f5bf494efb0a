import { english } from '../../kit/language.js';
import { navalColumnNames } from './charts/navalColumns.js';
import type { UnitId } from './ids.js';
import { words } from './words/index.js';

/** What the board still reads in English, whatever language is spoken; each goes once the board takes it from its language. */

const spoken = english.of(words);

export const FORMATIONS = spoken.formations;
export const NAVAL_COLUMN_NAMES = navalColumnNames(spoken);
export const armyName = (id: UnitId): string => spoken.armyNames[id] ?? id;
