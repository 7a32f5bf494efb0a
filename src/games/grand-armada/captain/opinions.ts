import type { Opinions, Stresses } from '../../../kit/admiral.js';
import type { AsCaptain } from '../../../kit/levels.js';
import { type ScenarioNumber, seatFor } from '../ids.js';
import { type GrandArmada, sideOf } from '../state.js';
import type { Figure } from './aloud.js';
import type { ReasonKey } from './words/index.js';

/** The English: their guns before all, with little heed of what may come of it, and never alongside. */
const ENGLISH: Stresses<ReasonKey | Figure> = {
  alongside: 8.8,
  away: 6.2,
  caution: 0.25,
  dangers: 0.34,
  entry: 4.2,
  exit: 1.6,
  far: 0.19,
  guns: 13,
  help: 1.6,
  hit: 0.21,
  home: 0.18,
  keeping: 0.23,
  later: 0.28,
  musketry: 2,
  nextStart: 3.1,
  nextTurn: 0.62,
  offMap: 0.61,
  outmatched: 0.2,
  points: 0.49,
  range: 0.57,
  runFrom: 9.6,
  shotAt: 4.1,
  shots: 0.23,
  shy: 1.8,
  smallShot: 0.73,
  toEdge: 3.7,
  toEnemy: 0.39,
  toPrize: 1.8,
  wounded: 0.25,
};

/**
 * The Spanish: to come alongside and board, and their guns for little; where they are to run, homeward by the shortest way. And to have
 * the English sail first whenever they may (4.0): who has sailed can no longer get away.
 */
const SPANISH: Stresses<ReasonKey | Figure> = {
  alongside: 3.3,
  away: 6.2,
  bow: 0.37,
  caution: 1.5,
  combat: 0.13,
  eastward: 0.38,
  entry: 0.42,
  exit: 2.6,
  far: 0.38,
  fight: 5.7,
  guns: 0.15,
  help: 0.12,
  hit: 0.7,
  home: 3.7,
  keeping: 0.72,
  later: 3.8,
  near: 0.44,
  nextStart: 1.8,
  points: 2.1,
  prizes: 1.3,
  range: 0.38,
  shots: 0.7,
  shy: 1.7,
  smallShot: 0.18,
  toEdge: 0.27,
  waits: 2,
  wounded: 0.13,
};

/** Off the Isle of Wight nothing else has won them anything. */
const OFF_WIGHT: Stresses<ReasonKey | Figure> = { waits: SPANISH.waits };

/** Battles in which the English have won less by theirs than by the captain's own. */
const AS_CAPTAIN: readonly ScenarioNumber[] = [1, 5];

/** The same by seat, as the set-up says it. */
export const asCaptain: readonly AsCaptain[] = [{ side: seatFor('E', false), scenarios: AS_CAPTAIN.map(String) }];

/** Found in 6,000 matches for each side against the captain, over all battles, as `npm run tune` looks for them; `waits` by trying it. */
export const opinions: Opinions<GrandArmada> = (view, playerID) => {
  if (sideOf(view, playerID) === 'E') return AS_CAPTAIN.includes(view.scenario) ? undefined : ENGLISH;
  return view.scenario === 3 ? OFF_WIGHT : SPANISH;
};
