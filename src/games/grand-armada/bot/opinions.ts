import { type Opinions, type Stresses, stressesOf } from '../../../kit/admiral.js';
import type { ScenarioNumber } from '../ids.js';
import { type GrandArmada, sideOf } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

const stresses = stressesOf<ReasonKey | Figure>();
const { english, spanish } = admiral;

/** Weights of each battle; the battles have little in common. */
type ByBattle = { readonly [battle in ScenarioNumber]: Stresses<ReasonKey | Figure> };

/** In general their guns before all, with little heed of what may come of it, and never alongside. */
const ENGLISH: ByBattle = {
  1: stresses(english['1']),
  2: stresses(english.general),
  3: stresses(english.general),
  4: stresses(english.general),
  5: stresses(english['5']),
};

/** In general alongside to board, with little use of their guns; where they are to run, homeward by the shortest way. */
const SPANISH: ByBattle = {
  1: stresses(spanish['1']),
  2: stresses(spanish['2']),
  3: stresses(spanish['3']),
  4: stresses(spanish.general),
  5: stresses(spanish['5']),
};

/** `waits` is whether the Spanish have the English sail first whenever they may (4.0): who has sailed can no longer get away. */
export const opinions: Opinions<GrandArmada> = (view, playerID) => (sideOf(view, playerID) === 'E' ? ENGLISH : SPANISH)[view.scenario];
