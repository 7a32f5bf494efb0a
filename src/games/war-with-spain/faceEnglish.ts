import type { Entry } from '../../kit/chronicle.js';
import { english } from '../../kit/language.js';
import { navalColumnNames } from './charts/navalColumns.js';
import { CALENDAR as TURNS } from './data/calendar.js';
import type { UnitId } from './ids.js';
import { present } from './presentation.js';
import { words } from './words/index.js';
import { sentenceIn } from './words/sentence.js';
import { turnName } from './words/turnName.js';

/** What the board still reads in English, whatever language is spoken; each goes once the board takes it from its language. */

const spoken = english.of(words);

export const { charts, texts } = present(english);
export const FORMATIONS = spoken.formations;
export const NAVAL_COLUMN_NAMES = navalColumnNames(spoken);
export const armyName = (id: UnitId): string => spoken.armyNames[id] ?? id;
export const sentence = (entry: Entry): string => sentenceIn(texts, entry);
export const CALENDAR = TURNS.map((info) => ({ ...info, label: turnName(spoken, info.turn) }));
export const turnInfo = (turn: number): (typeof CALENDAR)[number] => CALENDAR[turn - 1];
