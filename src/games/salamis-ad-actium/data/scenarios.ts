import { actium } from './scenarios/actium.js';
import { arginusae } from './scenarios/arginusae.js';
import { bosporus } from './scenarios/bosporus.js';
import { ecnomus } from './scenarios/ecnomus.js';
import { morbihan } from './scenarios/morbihan.js';
import { mylae } from './scenarios/mylae.js';
import { myonessus } from './scenarios/myonessus.js';
import { propontis } from './scenarios/propontis.js';
import { salamis } from './scenarios/salamis.js';
import type { Scenario } from './scenarios/scenario.js';
import { solent } from './scenarios/solent.js';
import { theDelta } from './scenarios/theDelta.js';

export type { Scenario, ScenarioSide, ScenarioSquadron, SpecialRules, Victory } from './scenarios/scenario.js';

export const SCENARIOS: readonly Scenario[] = [
  theDelta,
  salamis,
  arginusae,
  mylae,
  ecnomus,
  myonessus,
  propontis,
  morbihan,
  actium,
  bosporus,
  solent,
];

const byId = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

/** Returns a scenario. Throws an Error for an unknown id. */
export function scenario(id: string): Scenario {
  const found = byId.get(id);
  if (!found) throw new Error(`there is no scenario ${id}`);
  return found;
}
