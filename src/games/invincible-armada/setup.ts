import { Type } from '@sinclair/typebox';
import type { ScenarioInfo } from '../../kit/definition.js';
import { setupDataFault } from '../../kit/setupData.js';
import { chits } from './data/chits.js';
import { deployments } from './data/deployments.js';
import { optionData } from './data/options.js';
import { ENGLISH_START, START_BOX } from './data/strategicMap.js';
import { CHITS, DEPLOYMENTS, type DeploymentId, OPTIONS, type OptionId, SPANISH, SQUADRONS, type SquadronId } from './ids.js';
import type { Armada, Squadron } from './state.js';

const switchOf = (id: OptionId) => {
  const { title, case: ruleCase, text, favours, provenance } = optionData[id];
  return Type.Optional(
    Type.Boolean({ default: false, title: `${title} (${ruleCase})`, description: text, favours, provenance: provenance.kind }),
  );
};

/** What a match may be set up with. Everything may be left out. */
export const options = Type.Object(
  {
    deployment: Type.Optional(
      Type.Union(
        [
          Type.Literal('free', { title: 'As the Spanish player likes' }),
          Type.Literal('historicalI', { title: deployments.historicalI.name }),
          Type.Literal('historicalII', { title: deployments.historicalII.name }),
        ],
        { default: 'free', title: 'Spanish deployment (4.3)', description: 'How the ten Spanish squadrons begin.' },
      ),
    ),
    options: Type.Optional(
      Type.Object(Object.fromEntries(OPTIONS.map((id) => [id, switchOf(id)])), {
        additionalProperties: false,
        title: 'What if? (17.0)',
        description: 'Any combination may be played.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const scenarios: readonly ScenarioInfo[] = [
  {
    id: 'campaign',
    title: 'The Enterprise of England',
    sides: ['english', 'spanish'],
    length: '12 to 18 turns, about two hours',
    setupData: {},
  },
];

interface SetupData {
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
 * The campaign at its start [4.0].
 * @throws Error naming the key when `setupData` is not valid
 */
export function setup(setupData: unknown): Armada {
  const fault = setupDataFault(options, setupData);
  if (fault) throw new Error(fault);
  const { deployment = 'free', options: chosen = {} } = (setupData ?? {}) as SetupData;
  const squadrons = recordOf(SQUADRONS, fresh);
  if (deployment !== 'free') for (const id of SPANISH) squadrons[id].square = deployments[deployment].squares[id];
  return {
    turn: 1,
    segment: 'storm',
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
    events: null,
    windows: [],
    blessing: null,
    fire: null,
    options: recordOf(OPTIONS, (id) => chosen[id] === true),
    deployment: DEPLOYMENTS.find((id) => id === deployment) ?? 'free',
    result: null,
  };
}
