import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { combat, fireships, recovery } from './combat.js';
import { components, setup } from './components.js';
import { events, proEnglish, proSpanish } from './events.js';
import { invasion, results } from './invasion.js';
import { actions, regrouping, strategic, weather } from './strategic.js';

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
