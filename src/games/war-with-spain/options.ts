import * as Type from '@sinclair/typebox';
import type { ScenarioInfo } from '../../kit/definition.js';
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios.js';
import { meta } from './meta.js';
import type { WarWords } from './words/index.js';

/** Returns the schema of the options. All are optional. */
export const optionsIn = ({ options: { scenario, income, openInformation, spanishVpBid }, scenarios }: WarWords) =>
  Type.Object(
    {
      scenario: Type.Optional(
        Type.Union(
          SCENARIO_IDS.map((id) => Type.Literal(id, { title: scenarios[id].title })),
          { default: 'campaign', title: scenario.title },
        ),
      ),
      income: Type.Optional(
        Type.Union([Type.Literal('roll', { title: income.roll }), Type.Literal('average', { title: income.average })], {
          default: 'roll',
          title: income.title,
          description: income.description,
        }),
      ),
      openInformation: Type.Optional(
        Type.Boolean({ default: false, title: openInformation.title, description: openInformation.description }),
      ),
      spanishVpBid: Type.Optional(
        Type.Integer({
          minimum: -30,
          maximum: 30,
          default: 0,
          title: spanishVpBid.title,
          description: spanishVpBid.description,
        }),
      ),
    },
    { additionalProperties: false },
  );

export const scenariosIn = ({ scenarios, options: { favoured } }: WarWords): readonly ScenarioInfo[] =>
  SCENARIO_IDS.map((id) => {
    const { englishWon: won } = SCENARIOS[id];
    const measured = won === null ? {} : { won, oneSided: favoured(won) };
    return { id, ...scenarios[id], sides: meta.sides, setupData: { scenario: id }, ...measured };
  });
