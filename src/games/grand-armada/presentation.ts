import type { Presentation, ScenarioInfo } from '../../kit/definition.js';
import type { Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { chartsIn } from './charts/index.js';
import { SCENARIOS } from './ids.js';
import { meta } from './meta.js';
import { optionsIn } from './options.js';
import { type GrandArmadaWords, words } from './words/index.js';

/** The game as a person reads it. */

const scenariosIn = ({ scenarios }: GrandArmadaWords): ScenarioInfo[] =>
  SCENARIOS.map((number) => {
    const { title, length } = scenarios[number];
    return { id: String(number), title, sides: meta.sides, length, setupData: { scenario: number } };
  });

/** The game in a language. */
export function present(language: Language): Presentation {
  const spoken = language.of(words);
  return {
    ...titleOf(meta, language),
    scenarios: scenariosIn(spoken),
    options: optionsIn(spoken),
    charts: chartsIn(spoken),
    texts: spoken.texts,
  };
}
