import type { Presentation } from '../../kit/definition.js';
import type { Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { meta } from './meta.js';
import { optionsIn, scenariosIn } from './options.js';
import { words } from './words/index.js';

export function present(language: Language): Presentation {
  const spoken = language.of(words);
  return {
    ...titleOf(meta, language),
    scenarios: scenariosIn(spoken),
    options: optionsIn(spoken),
    texts: spoken.texts,
  };
}
