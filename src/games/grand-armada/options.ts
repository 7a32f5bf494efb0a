import * as Type from '@sinclair/typebox';
import type { GrandArmadaWords } from './words/index.js';

interface Said {
  readonly title: string;
  readonly description: string;
}

const choice = <T extends string>(
  standard: T,
  { values, title, description }: Said & { readonly values: { readonly [id in T]: string } },
) =>
  Type.Optional(
    Type.Union(
      Object.entries<string>(values).map(([id, name]) => Type.Literal(id, { title: name })),
      { default: standard, title, description },
    ),
  );

const yesNo = (standard: boolean, { title, description }: Said) => Type.Optional(Type.Boolean({ default: standard, title, description }));

/** Returns the schema of the options. All are optional. */
export const optionsIn = ({ options }: GrandArmadaWords): Type.TSchema =>
  Type.Object(
    {
      scenario: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, default: 1, ...options.scenario })),
      deployment: choice('scenario', options.deployment),
      swapSeats: yesNo(false, options.swapSeats),
      objectiveTiebreak: yesNo(true, options.objectiveTiebreak),
      crewFireRange: choice('add', options.crewFireRange),
      passingFire: choice('silence', options.passingFire),
      multiBoarding: choice('single', options.multiBoarding),
      keepWay: yesNo(true, options.keepWay),
      windChanges: yesNo(true, options.windChanges),
      retreat: choice('rationed', options.retreat),
      reinforcements: choice('printed', options.reinforcements),
      ammoE: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 30 }), Type.Null()], { default: null, ...options.ammoE })),
    },
    { additionalProperties: false },
  );
