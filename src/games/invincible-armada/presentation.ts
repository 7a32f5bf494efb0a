import * as Type from '@sinclair/typebox';
import type { Presentation, ScenarioInfo } from '../../kit/definition.js';
import type { Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { DECISIVE, ENGLISH_WON, optionData } from './data/options.js';
import { OPTIONS, type OptionId, SIDES } from './ids.js';
import { meta } from './meta.js';
import { type ArmadaWords, words } from './words/index.js';
import { textsIn } from './words/texts.js';

function switchIn({ options, setup }: ArmadaWords, id: OptionId): Type.TSchema {
  const { case: ruleCase, favours, origin, englishWon } = optionData[id];
  const { title, text } = options[id];
  const decisive = Math.abs(englishWon - ENGLISH_WON) >= DECISIVE;
  const description = [text, ...(decisive ? [setup.decisive] : []), setup.measured(englishWon, ENGLISH_WON)].join(' ');
  return Type.Optional(
    Type.Boolean({ default: false, title: setup.option(title, ruleCase), description, favours, provenance: origin.kind }),
  );
}

/** Returns the schema of the set-up data. All keys are optional. */
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

/** Maximum deviation from 50 % English wins, in percentage points, of a balanced campaign. */
const EVEN = 5;

const scenariosIn = ({ scenarios, setup }: ArmadaWords): ScenarioInfo[] => [
  {
    id: 'campaign',
    sides: SIDES,
    ...scenarios.campaign,
    setupData: {},
    ...(ENGLISH_WON - 50 > EVEN && { oneSided: setup.favoured(ENGLISH_WON) }),
  },
];

export function present(language: Language): Presentation {
  const spoken = language.of(words);
  return {
    ...titleOf(meta, language),
    scenarios: scenariosIn(spoken),
    options: optionsIn(spoken),
    texts: textsIn(spoken),
  };
}
