import { type Opinions, type Stresses, stressesOf } from '../../../kit/admiral.js';
import type { ScenarioNumber } from '../ids.js';
import { type GrandArmada, sideOf } from '../state.js';
import type { Figure } from './explain.js';
import { admiral } from './weights.json';
import type { ReasonKey } from './words/index.js';

const stresses = stressesOf<ReasonKey | Figure>();
const { english, spanish } = admiral;

type ByBattle = { readonly [battle in ScenarioNumber]: Stresses<ReasonKey | Figure> };

/** Weights of the English: gunnery first, little caution, and no boarding. */
const ENGLISH: ByBattle = {
  1: stresses(english['1']),
  2: stresses(english['2']),
  3: stresses(english.general),
  4: stresses(english.general),
  5: stresses(english['5']),
};

/** Weights of the Spanish: boarding first, and little gunnery. Ships that must leave take the shortest way. */
const SPANISH: ByBattle = {
  1: stresses(spanish['1']),
  2: stresses(spanish['2']),
  3: stresses(spanish['3']),
  4: stresses(spanish.general),
  5: stresses(spanish['5']),
};

/** Returns a player's weights. High `waits` makes the Spanish pass the initiative whenever they may [4]. */
export const opinions: Opinions<GrandArmada> = (view, playerID) => (sideOf(view, playerID) === 'E' ? ENGLISH : SPANISH)[view.scenario];
