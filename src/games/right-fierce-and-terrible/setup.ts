import { Type } from '@sinclair/typebox';
import type { ScenarioInfo } from '../../kit/definition.js';
import type { Dice } from '../../kit/dice.js';
import type { HexDirection } from '../../kit/hexGrid.js';
import { setupDataFault } from '../../kit/setupData.js';
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios.js';
import { MORALE } from './data/tables.js';
import { COMMAND_IDS, commandsOf, fullSteps, LEADER_IDS, MARINE_IDS, MARINES, SQUADRON_IDS, SQUADRONS } from './data/units.js';
import { deployByTheBook } from './rules/deployment/standard.js';
import type { Command, Options, ScenarioId, Side, Sluys, Zone } from './state.js';

interface Meta {
  readonly title: string;
  readonly description?: string;
  readonly provenance?: 'rulebook' | 'published' | 'reconstructed';
  /** Id of the side it helps. */
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

const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
type Heading = (typeof DIRECTION_NAMES)[number] | 'random';
const HEADING_TITLES: { readonly [heading in Heading]: string } = {
  N: 'North',
  NE: 'North-east',
  SE: 'South-east',
  S: 'South',
  SW: 'South-west',
  NW: 'North-west',
  random: 'By a die',
};

const handicapOf = (title: string, favours: Side) => Type.Optional(Type.Integer({ minimum: -5, maximum: 3, default: 0, title, favours }));

/** What a host may choose. Everything may be left out. */
export const options = Type.Object(
  {
    scenario: oneOf(Object.fromEntries(SCENARIO_IDS.map((id) => [id, SCENARIOS[id].title])) as { [id in ScenarioId]: string }, {
      title: 'Scenario (12.0)',
      default: 's5',
    }),
    deployment: oneOf(
      { player: 'Both players place their fleets', standard: 'By the book' },
      {
        title: 'Deployment (12.1)',
        description: 'By the book, both fleets stand where the scenario shows them, and the match starts at once.',
        provenance: 'reconstructed',
        default: 'player',
      },
    ),
    shortGame: flag({
      title: 'Shorter game (11.1.1)',
      description: 'Both fleets start with morale 15 instead of 17.',
      provenance: 'rulebook',
    }),
    turnLimit: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 99,
        default: 30,
        title: 'Last turn (11.0)',
        description: '0 = no limit; All the marbles then ends after turn 60.',
        provenance: 'reconstructed',
      }),
    ),
    squadronCommand: flag({
      title: 'Squadron command (13.1)',
      description: 'Squadrons far from their leaders row and sail at half speed and may not ram.',
      provenance: 'reconstructed',
    }),
    queen: flag({
      title: 'The Queen (13.2)',
      description: 'Queen Philippa sails with the English.',
      provenance: 'reconstructed',
    }),
    allTheMarbles: flag({
      title: 'All the marbles (13.3)',
      description: 'No collapse of morale: fight until one fleet is gone or time is up.',
      provenance: 'reconstructed',
    }),
    handicap: Type.Optional(
      Type.Object(
        { english: handicapOf('English morale', 'english'), french: handicapOf('French morale', 'french') },
        {
          additionalProperties: false,
          title: 'Handicap (11.1)',
          description: 'Added to the morale a fleet starts with.',
          provenance: 'reconstructed',
        },
      ),
    ),
    freeSetup: Type.Optional(
      Type.Object(
        {
          wind: oneOf(HEADING_TITLES, { title: 'Wind blows to', default: 'random' }),
          current: oneOf(HEADING_TITLES, { title: 'Current runs to', default: 'random' }),
          zone: oneOf({ NW: 'By the north-west', NE: 'By the north-east', both: 'By both' }, { title: 'English enter', default: 'NW' }),
        },
        { additionalProperties: false, title: 'Free set-up (12.8)', description: 'For the last scenario only.' },
      ),
    ),
  },
  { additionalProperties: false },
);

/** What passes the schema above. */
interface SetupData {
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

const MARBLES_LIMIT = 60;
const FREE_ZONES: Record<'NW' | 'NE' | 'both', Zone[]> = { NW: ['redNW'], NE: ['redNE'], both: ['redNW', 'redNE'] };

/** A heading by name, or by one die: 1 north, then clockwise. */
function heading(name: Heading, dice: Dice): HexDirection {
  return (name === 'random' ? dice.die(6) - 1 : DIRECTION_NAMES.indexOf(name)) as HexDirection;
}

function squadronsOf(): Sluys['squadrons'] {
  const squadrons: Sluys['squadrons'] = {};
  for (const id of SQUADRON_IDS) {
    const { side, command } = SQUADRONS[id];
    const status = side === 'english' ? 'reserve' : 'undeployed';
    squadrons[id] = { hex: null, status, side, command, reduced: false, damage: 0, afire: false, marker: null, chain: null };
  }
  return squadrons;
}

/** The state before deployment. @throws Error naming the key of setupData that is not valid */
export function setup(setupData: unknown, dice: Dice): Sluys {
  const fault = setupDataFault(options, setupData);
  if (fault) throw new Error(fault);
  const data: SetupData = (setupData ?? {}) as SetupData;
  const id: ScenarioId = data.scenario ?? 's5';
  const scenario = SCENARIOS[id];
  const wind = scenario.wind ?? heading(data.freeSetup?.wind ?? 'random', dice);
  const current = scenario.current ?? heading(data.freeSetup?.current ?? 'random', dice);
  const start = data.shortGame ? MORALE.short : MORALE.start;
  const moraleOf = (side: Side) => Math.max(1, Math.min(MORALE.max, start + (data.handicap?.[side] ?? 0)));
  const chosen: Options = {
    turnLimit: data.turnLimit ?? 30,
    zones: scenario.zones ? [...scenario.zones] : [...FREE_ZONES[data.freeSetup?.zone ?? 'NW']],
    byTheBook: data.deployment === 'standard',
    squadronCommand: data.squadronCommand ?? false,
    queen: data.queen ?? false,
    allTheMarbles: data.allTheMarbles ?? false,
  };
  if (chosen.allTheMarbles && chosen.turnLimit === 0) chosen.turnLimit = MARBLES_LIMIT;
  const mariners = MARINE_IDS.filter((marine) => MARINES[marine].type === 'mariners');
  const ashore = mariners.slice(0, scenario.marinersReduced ?? 0);
  const stepsAtStart = (marine: string) => fullSteps(marine) - (ashore.includes(marine) ? 1 : 0);
  const G: Sluys = {
    scenario: id,
    options: chosen,
    prefs: {
      english: { askInitiative: false, askHeroismWhenWinning: false },
      french: { askInitiative: false, askHeroismWhenWinning: false },
    },
    turn: 1,
    phase: 'deploy',
    toAct: 'french',
    step: 'deploy',
    wind,
    current,
    morale: { english: moraleOf('english'), french: moraleOf('french') },
    squadrons: squadronsOf(),
    marines: Object.fromEntries(MARINE_IDS.map((marine) => [marine, { steps: stepsAtStart(marine), aboard: null }])),
    leaders: Object.fromEntries(
      LEADER_IDS.map((leader) => [leader, { aboard: null, status: leader === 'queen' && !chosen.queen ? 'unused' : 'free' }]),
    ),
    grapples: [],
    cup: { english: 0, french: 0, any: 0 },
    nextDrawer: 'english',
    chit: null,
    boxes: Object.fromEntries(COMMAND_IDS.map((command) => [command, null])) as Record<Command, null>,
    dormant: scenario.dormancy ? [...commandsOf('french')] : [],
    act: null,
    sally: null,
    end: null,
    melee: null,
    agenda: [],
    ask: null,
    used: { mulligan: false, bestowed: false, avert: { english: false, french: false } },
    over: null,
  };
  if (chosen.byTheBook) {
    deployByTheBook(G, 'french');
    deployByTheBook(G, 'english');
  }
  return G;
}

const LENGTH = '10 to 20 turns, under an hour';

export const scenarios: readonly ScenarioInfo[] = SCENARIO_IDS.map((id) => ({
  id,
  title: SCENARIOS[id].title,
  sides: ['english', 'french'],
  length: LENGTH,
  setupData: { scenario: id },
}));
