import { Type } from '@sinclair/typebox';
import type { ScenarioInfo } from '../../kit/definition.js';
import { setupDataFault } from '../../kit/setupData.js';
import { scenarioData, startPlaces } from './data/scenarios.js';
import { SCENARIOS, type ScenarioNumber, SHIPS } from './ids.js';
import { shotLimit } from './rules/gunnery.js';
import { fresh } from './rules/reinforcements.js';
import type { GrandArmada, Options } from './state.js';

const choice = <T extends string>(ids: readonly [T, string][], text: { default: T; title: string; description: string }) =>
  Type.Optional(
    Type.Union(
      ids.map(([id, title]) => Type.Literal(id, { title })),
      text,
    ),
  );

const yesNo = (value: boolean, title: string, description: string) => Type.Optional(Type.Boolean({ default: value, title, description }));

/** What a match may be set up with. Everything may be left out. */
export const options = Type.Object(
  {
    scenario: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 5, default: 1, title: 'Battle (11)', description: 'Which of the five battles is fought.' }),
    ),
    deployment: choice(
      [
        ['scenario', 'As the battle has it'],
        ['historical', 'Where the ships were'],
        ['free', 'Both sides place their ships'],
      ],
      {
        default: 'scenario',
        title: 'Deployment (11)',
        description: 'Where the ships begin. Gravelines is placed freely, the others are not.',
      },
    ),
    swapSeats: yesNo(false, 'Exchange the seats', 'The first player commands the Spanish.'),
    objectiveTiebreak: yesNo(
      true,
      'Objective breaks ties (10)',
      'Equal points go to the side that met the aim of the battle; otherwise they are a draw.',
    ),
    crewFireRange: choice(
      [
        ['add', 'The range is added'],
        ['subtract', 'The range is taken off'],
      ],
      {
        default: 'add',
        title: 'Crew fire and range (8.1)',
        description: 'Printed: one hex off is easier than alongside. The other way round counts range as the guns do.',
      },
    ),
    passingFire: choice(
      [
        ['silence', 'The passer silences'],
        ['react', 'The passed may fire'],
      ],
      {
        default: 'silence',
        title: 'Passing fire (8.1)',
        description: 'Who shoots when a ship comes by: the moving ship, silencing its target, or the ships it passes.',
      },
    ),
    multiBoarding: choice(
      [
        ['grouped', 'Groups against one'],
        ['single', 'Ship against ship'],
      ],
      {
        default: 'grouped',
        title: 'Boarding by several ships (8.1)',
        description: 'All crews against one ship together, or one combat for each pair.',
      },
    ),
    keepWay: yesNo(true, 'Keeping way on (5.6)', 'A sail ship that made two hexes may not stop dead.'),
    windChanges: yesNo(true, 'Changing wind (6)', 'Every sixth turn a die may shift the wind.'),
    ammoE: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: 30 }), Type.Null()], {
        default: null,
        title: 'English shot (11)',
        description: 'Gun discharges of each English ship; empty: ten at Gravelines, elsewhere no limit.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const scenarios: readonly ScenarioInfo[] = SCENARIOS.map((number) => ({
  id: String(number),
  title: scenarioData[number].title,
  sides: ['english', 'spanish'],
  length: scenarioData[number].length,
  setupData: { scenario: number },
}));

interface SetupData extends Partial<Omit<Options, 'deployment'>> {
  readonly scenario?: ScenarioNumber;
  readonly deployment?: Options['deployment'] | 'scenario';
}

function chosenOptions({ scenario = 1, deployment = 'scenario', ...chosen }: SetupData): Options {
  const battle = scenarioData[scenario];
  return {
    deployment: deployment === 'scenario' ? (battle.free ? 'free' : 'historical') : deployment,
    swapSeats: chosen.swapSeats ?? false,
    objectiveTiebreak: chosen.objectiveTiebreak ?? true,
    crewFireRange: chosen.crewFireRange ?? 'add',
    passingFire: chosen.passingFire ?? 'silence',
    multiBoarding: chosen.multiBoarding ?? 'grouped',
    keepWay: chosen.keepWay ?? true,
    windChanges: chosen.windChanges ?? true,
    ammoE: shotLimit(battle, chosen.ammoE ?? null),
  };
}

/**
 * A battle before its first turn [11].
 * @throws Error naming the key when `setupData` is not valid
 */
export function setup(setupData: unknown): GrandArmada {
  const fault = setupDataFault(options, setupData);
  if (fault) throw new Error(fault);
  const data = (setupData ?? {}) as SetupData;
  const chosen = chosenOptions(data);
  const scenario = data.scenario ?? 1;
  const battle = scenarioData[scenario];
  const ships: GrandArmada['ships'] = {};
  const places = startPlaces(battle);
  for (const id of SHIPS) {
    const place = places[id];
    if (!place) continue;
    const placed = chosen.deployment === 'historical' || battle.pinned.includes(id);
    ships[id] = { ...fresh(), hex: placed ? place[0] : null, heading: place[1] };
  }
  return {
    scenario,
    options: chosen,
    phase: 'deploy',
    step: chosen.deployment === 'free' ? 'deploy' : null,
    toAct: 'S',
    turn: 0,
    windFrom: battle.windFrom,
    ships,
    declined: { E: false, S: false },
    volleys: { E: null, S: null },
    fought: [],
    engaged: [],
    fleeing: [],
    groupsUsed: {},
    result: null,
  };
}
