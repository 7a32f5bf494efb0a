import { english } from '../../kit/language.js';
import { setupDataFault } from '../../kit/setupData.js';
import { scenarioData, startPlaces } from './data/scenarios.js';
import { type ScenarioNumber, SHIPS } from './ids.js';
import { optionsIn } from './options.js';
import { shotLimit } from './rules/gunnery.js';
import { fresh } from './rules/reinforcements.js';
import type { GrandArmada, Options } from './state.js';
import { words } from './words/index.js';

/** The schema that validates set-up data. Languages differ only in its texts. */
const options = optionsIn(english.of(words));

export interface SetupData extends Partial<Omit<Options, 'deployment'>> {
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
    multiBoarding: chosen.multiBoarding ?? 'single',
    keepWay: chosen.keepWay ?? true,
    windChanges: chosen.windChanges ?? true,
    ammoE: shotLimit(battle, chosen.ammoE ?? null),
    retreat: chosen.retreat ?? 'rationed',
    reinforcements: chosen.reinforcements ?? 'printed',
  };
}

/**
 * Sets up a battle [11].
 * @throws Error naming the invalid key of `setupData`
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
