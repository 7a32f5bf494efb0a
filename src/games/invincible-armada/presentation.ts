import * as Type from '@sinclair/typebox';
import type { Presentation, ScenarioInfo } from '../../kit/definition.js';
import type { Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { optionData } from './data/options.js';
import { OPTIONS, type OptionId, SIDES } from './ids.js';
import { meta } from './meta.js';
import { type ArmadaWords, words } from './words/index.js';
import { textsIn } from './words/texts.js';

function switchIn({ options, setup }: ArmadaWords, id: OptionId): Type.TSchema {
  const { case: ruleCase, favours, origin } = optionData[id];
  const { title, text } = options[id];
  return Type.Optional(
    Type.Boolean({ default: false, title: setup.option(title, ruleCase), description: text, favours, provenance: origin.kind }),
  );
}

/** Schema of the set-up data. All keys are optional. */
export function optionsIn(language: ArmadaWords): Type.TSchema {
  const { deployments, setup } = language;
  const { free, title, description } = setup.deployment;
  return Type.Object(
    {
      deployment: Type.Optional(
        Type.Union(
          [
            Type.Literal('free', { title: free }),
            Type.Literal('historicalI', { title: deployments.historicalI }),
            Type.Literal('historicalII', { title: deployments.historicalII }),
          ],
          { default: 'free', title, description },
        ),
      ),
      options: Type.Optional(
        Type.Object(Object.fromEntries(OPTIONS.map((id) => [id, switchIn(language, id)])), {
          additionalProperties: false,
          ...setup.whatIf,
        }),
      ),
    },
    { additionalProperties: false },
  );
}

const scenariosIn = ({ scenarios }: ArmadaWords): ScenarioInfo[] => [
  { id: 'campaign', sides: SIDES, ...scenarios.campaign, setupData: {} },
];

/** Titles, scenarios, options and texts in a language. */
export function present(language: Language): Presentation {
  const spoken = language.of(words);
  return {
    ...titleOf(meta, language),
    scenarios: scenariosIn(spoken),
    options: optionsIn(spoken),
    texts: textsIn(spoken),
  };
}
