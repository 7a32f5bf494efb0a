import { type TSchema, Type } from '@sinclair/typebox';
import { LENGTHS, type Length } from '../campaign/data/tables.js';
import { THEATRES } from '../campaign/data/theatres.js';
import type { Campaign } from '../campaign/state.js';
import { CHRONOLOGY } from '../data/chronology.js';
import { FLEET_LISTS, LIST_IDS, type ListId } from '../data/fleetLists.js';
import { OPTION_IDS, OPTIONS } from '../data/options.js';
import { ERAS, SIZE, SIZES, type Size } from '../data/pointsBattle.js';
import { SCENARIOS } from '../data/scenarios.js';
import type { Side } from '../sides.js';
import type { Mode, OptionId } from '../state.js';

/** The setupData of a match, as a JSON Schema. Everything may be left out. */

const one = <T extends string>(ids: readonly (readonly [T, string])[], text: { default?: T; title: string; description: string }) =>
  Type.Optional(
    Type.Union(
      ids.map(([id, title]) => Type.Literal(id, { title })),
      text,
    ),
  );

const pair = (picks: readonly TSchema[], text: { title: string; description: string }) => {
  const [first, second] = ['First fleet', 'Second fleet'].map((title) => Type.Union([...picks], { title }));
  return Type.Optional(Type.Tuple([first, second], text));
};

const yearText = (year: number): string => (year < 0 ? `${-year} BC` : `AD ${year}`);

const LISTS = LIST_IDS.map((id) => Type.Literal(id, { title: FLEET_LISTS[id].name }));
const VARIANTS = LIST_IDS.flatMap((list) =>
  Object.entries(FLEET_LISTS[list].variants).map(([id, { name }]) => Type.Literal(id, { title: `${FLEET_LISTS[list].name}: ${name}` })),
);
const ENGAGEMENTS = CHRONOLOGY.map(({ year, name, victor, loser, lists }, i) =>
  Type.Literal(i, { title: `${yearText(year)} ${name}: ${victor} over ${loser}${lists ? '' : ' (no fleet lists)'}` }),
);

const points = Type.Object(
  {
    size: one(
      SIZES.map((id) => [id, `${SIZE[id].points} points`] as const),
      { default: 'battle', title: 'Size', description: 'Points that each fleet may cost, and the table.' },
    ),
    era: Type.Optional(
      Type.Union(
        ERAS.map(({ name, from, to }, i) => Type.Literal(i, { title: `${name}, ${yearText(from)} to ${yearText(to)}` })),
        { default: 5, title: 'Era', description: 'Which fleet lists there are.' },
      ),
    ),
    lists: pair(LISTS, {
      title: 'Fleet lists (11)',
      description: 'Of the era. Left out: each player chooses his own with his fleet.',
    }),
    variants: pair([...VARIANTS, Type.Null()], {
      title: 'Variants of the lists',
      description: 'Each of its own list. Left open: none agreed.',
    }),
    quality: one(
      [
        ['roll', 'Training is bought, quality is rolled'],
        ['buy', 'Quality is bought'],
      ],
      { default: 'roll', title: 'Quality (2.3)', description: 'How crews and commanders come by their quality.' },
    ),
    matchup: Type.Optional(
      Type.Union(ENGAGEMENTS, {
        title: 'After history (13)',
        description: 'An engagement of the chronology sets era, year and both lists.',
      }),
    ),
  },
  { additionalProperties: false, title: 'Battle by points' },
);

const campaign = Type.Object(
  {
    theatre: one(
      Object.values(THEATRES).map(({ id, title }) => [id, title] as const),
      { default: 'punic', title: 'Theatre', description: 'Where and when the campaign is fought.' },
    ),
    length: one(
      (Object.keys(LENGTHS) as Length[]).map((id) => [id, `${LENGTHS[id]} months`] as const),
      { default: 'short', title: 'Length', description: 'Turns of a month each; nobody sails in winter.' },
    ),
    battles: one(
      [
        ['ask', 'As the players agree'],
        ['quick', 'Resolved by a throw'],
        ['tactical', 'Fought on the table'],
      ],
      { default: 'ask', title: 'Battles', description: 'Ask: on the table when both want it, else by a throw.' },
    ),
    sides: Type.Optional(
      Type.Union([Type.Tuple([Type.Literal(0), Type.Literal(1)]), Type.Tuple([Type.Literal(1), Type.Literal(0)])], {
        title: 'Sides',
        description: 'Side of the first and of the second player.',
      }),
    ),
  },
  { additionalProperties: false, title: 'Campaign' },
);

const switches = Object.fromEntries(
  OPTION_IDS.map((id) => {
    const { on, case: ruleCase, title, text } = OPTIONS[id];
    return [id, Type.Optional(Type.Boolean({ default: on, title: `${title} (${ruleCase})`, description: text }))];
  }),
);

export const options = Type.Object(
  {
    mode: one(
      [
        ['scenario', 'A battle of history'],
        ['points', 'Fleets bought by points'],
        ['campaign', 'A campaign'],
      ],
      { default: 'scenario', title: 'What is played', description: 'A battle of history, a battle by points, or a campaign.' },
    ),
    scenario: one(
      SCENARIOS.map(({ id, title, year }) => [id, `${title}, ${yearText(year)}`] as const),
      { default: 'mylae-260', title: 'Battle', description: 'Which battle of history is fought.' },
    ),
    points: Type.Optional(points),
    campaign: Type.Optional(campaign),
    options: Type.Optional(Type.Object(switches, { additionalProperties: false, title: 'Rules in play' })),
    swapSides: Type.Optional(
      Type.Boolean({ default: false, title: 'Exchange the seats', description: 'The first player commands the second side.' }),
    ),
    turnLimit: Type.Optional(
      Type.Integer({ minimum: 4, maximum: 20, title: 'Turns', description: 'Length of a battle; left out, its own.' }),
    ),
  },
  { additionalProperties: false },
);

export interface PointsData {
  readonly size?: Size;
  readonly era?: number;
  readonly lists?: readonly [ListId, ListId];
  readonly variants?: readonly [string | null, string | null];
  readonly quality?: 'roll' | 'buy';
  readonly matchup?: number;
}

export interface CampaignData {
  readonly theatre?: Campaign['theatre'];
  readonly length?: Length;
  readonly battles?: Campaign['battles'];
  readonly sides?: readonly [Side, Side];
}

/** What `options` describes. */
export interface SetupData {
  readonly mode?: Mode;
  readonly scenario?: string;
  readonly points?: PointsData;
  readonly campaign?: CampaignData;
  readonly options?: { readonly [id in OptionId]?: boolean };
  readonly swapSides?: boolean;
  readonly turnLimit?: number;
}
