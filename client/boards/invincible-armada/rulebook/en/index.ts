import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { actions } from './actions.js';
import { combat } from './combat.js';
import { components } from './components.js';
import { events } from './events.js';
import { fireships } from './fireships.js';
import { invasion } from './invasion.js';
import { proEnglish } from './proEnglish.js';
import { proSpanish } from './proSpanish.js';
import { recovery } from './recovery.js';
import { regrouping } from './regrouping.js';
import { results } from './results.js';
import { setup } from './setup.js';
import { strategic } from './strategic.js';
import { weather } from './weather.js';

export const en: Rulebook = [
  ...components,
  ...setup,
  ...actions,
  ...combat,
  ...results,
  ...recovery,
  ...regrouping,
  ...weather,
  ...strategic,
  ...fireships,
  ...invasion,
  ...events,
  ...proSpanish,
  ...proEnglish,
];
