import { Type } from '@sinclair/typebox';
import type { ScenarioInfo } from '../../kit/definition.js';
import type { Dice } from '../../kit/dice.js';
import type { HexDirection } from '../../kit/hexGrid.js';
import { setupDataFault } from '../../kit/setupData.js';
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios.js';
import { MORALE } from './data/tables.js';
import { COMMAND_IDS, commandsOf, fullSteps, LEADER_IDS, MARINE_IDS, MARINES, SQUADRON_IDS, SQUADRONS } from './data/units.js';
import { deployByTheBook } from './rules/deployment.js';
import type { Command, Options, ScenarioId, Side, Sluys, Zone } from './state.js';

const oneOf = <T extends string>(values: readonly T[], meta: { title: string; description?: string; default: T }) =>
  Type.Optional(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      meta,
    ),
  );

const flag = (title: string, description: string) => Type.Optional(Type.Boolean({ title, description, default: false }));

export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const HEADINGS = [...DIRECTION_NAMES, 'random'] as const;
type Heading = (typeof HEADINGS)[number];

const handicapOf = (title: string) => Type.Optional(Type.Integer({ minimum: -5, maximum: 3, default: 0, title }));

/** What a host may choose. Everything may be left out. */
export const options = Type.Object(
  {
    scenario: oneOf(SCENARIO_IDS, { title: 'Scenario', default: 's5' }),
    deployment: oneOf(['player', 'standard'], {
      title: 'Deployment',
      description: 'Players place their own fleets, or both stand by the book and the match starts at once',
      default: 'player',
    }),
    shortGame: flag('Shorter game', 'Both fleets start with morale 15 instead of 17'),
    turnLimit: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 99,
        default: 30,
        title: 'Last turn',
        description: '0 = no limit; All-the-Marbles then ends after turn 60',
      }),
    ),
    squadronCommand: flag('Squadron command', 'Optional: squadrons far from their leaders row and sail at half speed and may not ram'),
    queen: flag('The Queen', 'Optional: Queen Philippa sails with the English'),
    allTheMarbles: flag('All the marbles', 'Optional: no collapse of morale; fight until one fleet is gone or time is up'),
    handicap: Type.Optional(
      Type.Object(
        { english: handicapOf('English morale'), french: handicapOf('French morale') },
        { additionalProperties: false, title: 'Handicap', description: 'Added to the morale a fleet starts with' },
      ),
    ),
    freeSetup: Type.Optional(
      Type.Object(
        {
          wind: oneOf(HEADINGS, { title: 'Wind blows to', default: 'random' }),
          current: oneOf(HEADINGS, { title: 'Current runs to', default: 'random' }),
          zone: oneOf(['NW', 'NE', 'both'], { title: 'English enter', default: 'NW' }),
        },
        { additionalProperties: false, title: 'Free set-up', description: 'For the last scenario only' },
      ),
    ),
  },
  { additionalProperties: false },
);

/** What passes the schema above. */
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
