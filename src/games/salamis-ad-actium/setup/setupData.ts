import * as Type from '@sinclair/typebox';
import { LENGTHS, type Length } from '../campaign/data/tables.js';
import { THEATRES } from '../campaign/data/theatres.js';
import type { Campaign } from '../campaign/state.js';
import { CHRONOLOGY } from '../data/chronology.js';
import { FLEET_LISTS, LIST_IDS, type ListId } from '../data/fleetLists.js';
import {
  CURRENT_CHOICES,
  ERAS,
  POINTS_BATTLE,
  SIZE,
  SIZES,
  type Size,
  TIDE_CHOICES,
  TIDE_EVERY,
  WIND_CHOICES,
  type WindChoice,
  YEARS,
} from '../data/points.js';
import { SCENARIOS } from '../data/scenarios.js';
import { OPTION_IDS, OPTIONS } from '../data/setup.js';
import { FEATURES, type Feature, QUARTERS, type Quarter } from '../data/terrain.js';
import type { RuleCase } from '../keys.js';
import type { WatersWanted } from '../rules/settingUp/surroundings.js';
import type { Side } from '../sides.js';
import type { Mode, OptionId, Quality } from '../state.js';
import type { SalamisWords } from '../words/index.js';

// The JSON Schema of a match's `setupData`. Every key is optional.

type Described = { readonly title: string; readonly description: string };

const one = <T extends string>(ids: readonly (readonly [T, string])[], byDefault: T, { title, description }: Described) =>
  Type.Optional(
    Type.Union(
      ids.map(([id, name]) => Type.Literal(id, { title: name })),
      { default: byDefault, title, description },
    ),
  );

const named = <T extends string>(ids: readonly T[], values: { readonly [id in T]: string }) => ids.map((id) => [id, values[id]] as const);

const withCase = (words: SalamisWords, { title, description }: Described, ruleCase: RuleCase): Described => ({
  title: words.options.withCase(title, ruleCase),
  description,
});

const pair = (words: SalamisWords, picks: readonly Type.TSchema[], { title, description }: Described) => {
  const [first, second] = words.options.fleets.map((fleet) => Type.Union([...picks], { title: fleet }));
  return Type.Optional(Type.Tuple([first, second], { title, description }));
};

const listsIn = ({ names }: SalamisWords) => LIST_IDS.map((id) => Type.Literal(id, { title: names.lists[id] }));

const variantsIn = ({ names, options: { points } }: SalamisWords) =>
  LIST_IDS.flatMap((list) =>
    Object.keys(FLEET_LISTS[list].variants).map((id) =>
      Type.Literal(id, { title: points.variants.value(names.lists[list], names.variants[list][id]) }),
    ),
  );

const engagementsIn = ({ year: yearIn, options: { points } }: SalamisWords) =>
  CHRONOLOGY.map(({ year, name, victor, loser, lists }, i) =>
    Type.Literal(i, { title: points.matchup.value(yearIn(year), name, victor, loser, lists !== undefined) }),
  );

const BEARINGS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
const QUALITIES = ['roll', 'buy'] as const;

function watersIn(words: SalamisWords) {
  const { waters: w } = words.options.points;
  return Type.Object(
    {
      current: one(named(CURRENT_CHOICES, w.current.values), 'none', withCase(words, w.current, '2.10')),
      towards: Type.Optional(
        Type.Union(
          BEARINGS.map((bearing, i) => Type.Literal(bearing, { title: w.bearings[i] })),
          { default: 0, ...withCase(words, w.towards, '2.10') },
        ),
      ),
      tide: one(named(TIDE_CHOICES, w.tide.values), 'none', withCase(words, w.tide, '2.10')),
      tideEvery: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: TIDE_EVERY, ...withCase(words, w.tideEvery, '2.10') })),
    },
    { additionalProperties: false, title: w.title },
  );
}

const TERRAIN_CHOICES = ['rolled', ...FEATURES] as const;

function terrainIn(words: SalamisWords) {
  const { terrain: w } = words.options.points;
  const choices = named(TERRAIN_CHOICES, w.values);
  const square = (quarter: Quarter) => one(choices, 'rolled', { title: w.quarters[quarter], description: '' });
  return Type.Object(Object.fromEntries(QUARTERS.map((quarter) => [quarter, square(quarter)])), {
    additionalProperties: false,
    ...withCase(words, w, '2.4'),
  });
}

function pointsIn(words: SalamisWords) {
  const { points: w } = words.options;
  const eras = ERAS.map(({ from, to }, i) =>
    Type.Literal(i, { title: w.era.value(words.names.eras[i], words.year(from), words.year(to)) }),
  );
  return Type.Object(
    {
      size: one(
        SIZES.map((id) => [id, w.size.value(SIZE[id].points)] as const),
        'battle',
        withCase(words, w.size, '2.0'),
      ),
      points: Type.Optional(Type.Integer({ minimum: 1, maximum: POINTS_BATTLE.mostPoints, ...withCase(words, w.points, '2.0') })),
      era: Type.Optional(Type.Union(eras, { default: 5, ...withCase(words, w.era, '11') })),
      year: Type.Optional(Type.Integer({ minimum: YEARS[0], maximum: YEARS[1], ...withCase(words, w.year, '11') })),
      lists: pair(words, listsIn(words), withCase(words, w.lists, '11')),
      variants: pair(words, [...variantsIn(words), Type.Null()], withCase(words, w.variants, '11')),
      quality: one(named(QUALITIES, w.qualities), 'roll', withCase(words, w.quality, '2.3')),
      command: Type.Optional(
        Type.Union(
          named(QUALITIES, w.qualities).map(([id, name]) => Type.Literal(id, { title: name })),
          withCase(words, w.command, '2.3'),
        ),
      ),
      wind: one(named(WIND_CHOICES, w.wind.values), 'breeze', withCase(words, w.wind, '2.5')),
      terrain: Type.Optional(terrainIn(words)),
      waters: Type.Optional(watersIn(words)),
      matchup: Type.Optional(Type.Union(engagementsIn(words), withCase(words, w.matchup, '13'))),
    },
    { additionalProperties: false, title: w.title },
  );
}

function campaignIn(words: SalamisWords) {
  const { campaign: w } = words.options;
  const seats = [Type.Tuple([Type.Literal(0), Type.Literal(1)]), Type.Tuple([Type.Literal(1), Type.Literal(0)])];
  return Type.Object(
    {
      theatre: one(
        Object.values(THEATRES).map(({ id }) => [id, words.names.theatres[id]] as const),
        'punic',
        w.theatre,
      ),
      length: one(
        (Object.keys(LENGTHS) as Length[]).map((id) => [id, w.length.value(LENGTHS[id])] as const),
        'short',
        w.length,
      ),
      battles: one(named(['ask', 'quick', 'tactical'], w.battles.values), 'ask', w.battles),
      sides: Type.Optional(Type.Union(seats, { ...w.sides })),
    },
    { additionalProperties: false, title: w.title },
  );
}

function switchesIn({ options: { switches, withCase: cased } }: SalamisWords) {
  return Object.fromEntries(
    OPTION_IDS.map((id) => {
      const { on, case: ruleCase } = OPTIONS[id];
      const { title, text } = switches[id];
      return [id, Type.Optional(Type.Boolean({ default: on, title: cased(title, ruleCase), description: text }))];
    }),
  );
}

export function optionsIn(words: SalamisWords) {
  const { options: w } = words;
  return Type.Object(
    {
      mode: one(named(['scenario', 'points', 'campaign'], w.mode.values), 'scenario', w.mode),
      scenario: one(
        SCENARIOS.map(({ id, title, year }) => [id, w.battle(title, words.year(year))] as const),
        'mylae-260',
        w.scenario,
      ),
      points: Type.Optional(pointsIn(words)),
      campaign: Type.Optional(campaignIn(words)),
      options: Type.Optional(Type.Object(switchesIn(words), { additionalProperties: false, title: w.switchesTitle })),
      swapSides: Type.Optional(Type.Boolean({ default: false, ...w.swapSides })),
      turnLimit: Type.Optional(Type.Integer({ minimum: 4, maximum: 20, ...w.turnLimit })),
    },
    { additionalProperties: false },
  );
}

export interface PointsData {
  readonly size?: Size;
  /** Points per fleet, if different from the suggested sizes. */
  readonly points?: number;
  readonly era?: number;
  /** Year of the battle, negative for BC. Determines the era. */
  readonly year?: number;
  readonly lists?: readonly [ListId, ListId];
  readonly variants?: readonly [string | null, string | null];
  /** How the quality of crews and, without `command`, of officers is decided. */
  readonly quality?: Quality;
  readonly command?: Quality;
  readonly wind?: WindChoice;
  readonly terrain?: { readonly [quarter in Quarter]?: Feature | 'rolled' };
  readonly waters?: Partial<WatersWanted>;
  readonly matchup?: number;
}

export interface CampaignData {
  readonly theatre?: Campaign['theatre'];
  readonly length?: Length;
  readonly battles?: Campaign['battles'];
  readonly sides?: readonly [Side, Side];
}

export interface SetupData {
  readonly mode?: Mode;
  readonly scenario?: string;
  readonly points?: PointsData;
  readonly campaign?: CampaignData;
  readonly options?: { readonly [id in OptionId]?: boolean };
  readonly swapSides?: boolean;
  readonly turnLimit?: number;
}
