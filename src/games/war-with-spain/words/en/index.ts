import type { Texts } from '../../../../kit/texts.js';
import { armyNames, formations } from './armies.js';
import { calendar, levels, phases } from './calendar.js';
import { landChronicle } from './landChronicle.js';
import { landRefusals } from './landRefusals.js';
import { names } from './names.js';
import { navalChronicle, navalModifiers } from './navalChronicle.js';
import { navalColumns } from './navalColumns.js';
import { navalRefusals } from './navalRefusals.js';
import { options, scenarios } from './options.js';

const texts: Texts = { ...phases, ...navalRefusals, ...landRefusals, ...navalChronicle, ...navalModifiers, ...landChronicle };

export const en = {
  texts,
  armyNames,
  calendar,
  formations,
  levels,
  names,
  navalColumns,
  options,
  scenarios,
};
