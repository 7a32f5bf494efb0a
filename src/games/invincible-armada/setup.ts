import { english } from '../../kit/language.js';
import { setupDataFault } from '../../kit/setupData.js';
import { chits } from './data/chits.js';
import { ENGLISH_START, START_BOX } from './data/maps.js';
import { deployments } from './data/squadrons.js';
import { CHITS, DEPLOYMENTS, type DeploymentId, OPTIONS, type OptionId, SPANISH, SQUADRONS, type SquadronId } from './ids.js';
import { optionsIn } from './presentation.js';
import type { Armada, Squadron } from './state.js';
import { words } from './words/index.js';

/** Schema for checking set-up data. Its texts are not used. */
const form = optionsIn(english.of(words));

export interface SetupData {
  readonly deployment?: DeploymentId;
  readonly options?: { readonly [id in OptionId]?: boolean };
}

const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as { [key in K]: V };

function fresh(id: SquadronId): Squadron {
  const loc = ENGLISH_START[id];
  return { alive: true, hits: 0, added: 0, broken: false, shot: 0, lowAmmo: false, square: null, loc: loc ? { ...loc } : null };
}

/**
 * Returns the initial state [4.0].
 * @throws Error with the key if `setupData` is not valid
 */
export function setup(setupData: unknown): Armada {
  const fault = setupDataFault(form, setupData);
  if (fault) throw new Error(fault);
  const { deployment = 'free', options: chosen = {} } = (setupData ?? {}) as SetupData;
  const squadrons = recordOf(SQUADRONS, fresh);
  if (deployment !== 'free') for (const id of SPANISH) squadrons[id].square = deployments[deployment].squares[id];
  return {
    turn: 1,
    segment: 'storm',
    concluded: false,
    step: 'deploy',
    wind: 'west',
    weather: 'normal',
    armadaBox: START_BOX,
    squadrons,
    moved: [],
    exited: [],
    sailed: [],
    transferred: [],
    sidoniaUsed: false,
    fireships: 'pending',
    armadaHeld: false,
    rendezvousAttempts: 0,
    armyAboard: false,
    parma: { ready: 0, delayed: 0 },
    attackedFrom: {},
    pool: recordOf(CHITS, (id) => chits[id].count),
    held: { english: [], spanish: [] },
    placed: [],
    weatherChits: [],
    activation: null,
    battle: null,
    mayStill: null,
    drawing: null,
    events: null,
    windows: [],
    blessing: null,
    fire: null,
    options: recordOf(OPTIONS, (id) => chosen[id] === true),
    deployment: DEPLOYMENTS.find((id) => id === deployment) ?? 'free',
    result: null,
  };
}
