import * as Type from '@sinclair/typebox';
import type { ScenarioInfo } from '../../kit/definition.js';
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios.js';
import { MARBLES_LIMIT, MORALE } from './data/tables.js';
import { type ScenarioId, SIDES, type Side } from './state.js';
import type { SluysWords } from './words/index.js';

interface Meta {
  readonly title: string;
  readonly description?: string;
  readonly provenance?: 'rulebook' | 'published' | 'reconstructed';
  /** Id of the side that the option favours. */
  readonly favours?: Side;
}

const oneOf = <T extends string>(values: { readonly [value in T]: string }, meta: Meta & { readonly default: T }) =>
  Type.Optional(
    Type.Union(
      (Object.keys(values) as T[]).map((value) => Type.Literal(value, { title: values[value] })),
      meta,
    ),
  );

const flag = (meta: Meta) => Type.Optional(Type.Boolean({ ...meta, default: false }));

export const HEADINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Heading = (typeof HEADINGS)[number] | 'random';

const handicapOf = (title: string, favours: Side) => Type.Optional(Type.Integer({ minimum: -5, maximum: 3, default: 0, title, favours }));

/** Returns the schema of the options. Every option has a default. */
export function optionsIn({ options, scenarios }: Pick<SluysWords, 'options' | 'scenarios'>) {
  const { deployment, shortGame, turnLimit, squadronCommand, queen, allTheMarbles, handicap, freeSetup } = options;
  const { headings } = freeSetup;
  return Type.Object(
    {
      scenario: oneOf(scenarios.titles, { title: options.scenario, default: 's5' }),
      deployment: oneOf(deployment.values, {
        title: deployment.title,
        description: deployment.description,
        provenance: 'reconstructed',
        default: 'player',
      }),
      shortGame: flag({
        title: shortGame.title,
        description: shortGame.description(MORALE.short, MORALE.start),
        provenance: 'rulebook',
      }),
      turnLimit: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 99,
          default: 0,
          title: turnLimit.title,
          description: turnLimit.description(MARBLES_LIMIT),
          provenance: 'reconstructed',
        }),
      ),
      squadronCommand: flag({ ...squadronCommand, provenance: 'reconstructed' }),
      queen: flag({ ...queen, provenance: 'reconstructed' }),
      allTheMarbles: flag({ ...allTheMarbles, provenance: 'reconstructed' }),
      handicap: Type.Optional(
        Type.Object(
          { english: handicapOf(handicap.sides.english, 'english'), french: handicapOf(handicap.sides.french, 'french') },
          { additionalProperties: false, title: handicap.title, description: handicap.description, provenance: 'reconstructed' },
        ),
      ),
      freeSetup: Type.Optional(
        Type.Object(
          {
            wind: oneOf(headings, { title: freeSetup.wind, default: 'random' }),
            current: oneOf(headings, { title: freeSetup.current, default: 'random' }),
            zone: oneOf(freeSetup.zones, { title: freeSetup.zone, default: 'NW' }),
          },
          { additionalProperties: false, title: freeSetup.title, description: freeSetup.description },
        ),
      ),
    },
    { additionalProperties: false },
  );
}

export interface SetupData {
  readonly scenario?: ScenarioId;
  readonly deployment?: 'player' | 'standard';
  readonly shortGame?: boolean;
  readonly turnLimit?: number;
  readonly squadronCommand?: boolean;
  readonly queen?: boolean;
  readonly allTheMarbles?: boolean;
  readonly handicap?: { readonly [S in Side]?: number };
  readonly freeSetup?: { readonly wind?: Heading; readonly current?: Heading; readonly zone?: 'NW' | 'NE' | 'both' };
}

/** Percentage points above 50 % English wins from which a scenario favours the English. */
const EVEN = 5;

export const scenariosIn = ({ titles, length, leans }: SluysWords['scenarios']): ScenarioInfo[] =>
  SCENARIO_IDS.map((id) => {
    const { turns, english } = SCENARIOS[id].measured;
    return {
      id,
      title: titles[id],
      sides: [...SIDES],
      length: length(...turns),
      setupData: { scenario: id },
      won: english,
      ...(english - 50 > EVEN && { oneSided: leans(english) }),
    };
  });
