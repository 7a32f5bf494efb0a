import type { Presentation, ScenarioInfo } from '../../kit/definition.js';
import type { Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { scenarioData } from './data/scenarios.js';
import { SCENARIOS } from './ids.js';
import { meta } from './meta.js';
import { optionsIn } from './options.js';
import { type GrandArmadaWords, words } from './words/index.js';

/** Maximum deviation from 50 % English wins, in percentage points, of a balanced battle. */
const EVEN = 5;

const leaning = (won: number, { leans }: GrandArmadaWords): string | undefined => {
  if (Math.abs(won - 50) <= EVEN) return undefined;
  return won > 50 ? leans('E', won) : leans('S', 100 - won);
};

const scenariosIn = (spoken: GrandArmadaWords): ScenarioInfo[] =>
  SCENARIOS.map((number) => {
    const { title, length } = spoken.scenarios[number];
    const { englishWon: won } = scenarioData[number];
    const oneSided = leaning(won, spoken);
    return { id: String(number), title, sides: meta.sides, length, setupData: { scenario: number }, won, ...(oneSided && { oneSided }) };
  });

export function present(language: Language): Presentation {
  const spoken = language.of(words);
  return {
    ...titleOf(meta, language),
    scenarios: scenariosIn(spoken),
    options: optionsIn(spoken),
    texts: spoken.texts,
  };
}
