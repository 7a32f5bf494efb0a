import * as Type from '@sinclair/typebox';
import type { ScenarioInfo } from '../../kit/definition.js';
import { meta } from './meta.js';
import type { WarWords } from './words/index.js';

/** The set-up options, all optional. */
export const optionsIn = ({ options: { scenario, income, openInformation, spanishVpBid } }: WarWords) =>
  Type.Object(
    {
      scenario: Type.Optional(Type.Literal('campaign', { default: 'campaign', title: scenario.title })),
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

export const scenariosIn = ({ scenarios: { campaign } }: WarWords): readonly ScenarioInfo[] => [
  { id: 'campaign', title: campaign.title, sides: meta.sides, length: campaign.length, setupData: { scenario: 'campaign' } },
];
