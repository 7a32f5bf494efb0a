import type { FleetId, HexId, LeaderId, Side, UnitId } from '../ids.js';
import { reconstructed, rulebook, type Source } from './sources.js';
import { VICTORY_LEVELS, type VictoryLevel } from './tables.js';
import { LAST_TURN } from './tracks.js';

export type ScenarioId = 'campaign' | 'armada';

/** A scenario's changes to the campaign's set-up. */
export interface Deployment {
  readonly treasury: { readonly [side in Side]: number };
  readonly munitions: number;
  readonly fleets: { readonly [id in FleetId]?: readonly [hex: HexId, ...ships: UnitId[]] };
  readonly ships: { readonly [hex: HexId]: readonly UnitId[] };
  readonly armies: { readonly [hex: HexId]: readonly UnitId[] };
  /** Ships by the id of the naval leader aboard. */
  readonly flagships: { readonly [id: LeaderId]: UnitId };
  readonly dead: readonly LeaderId[];
}

export interface Scenario {
  readonly first: number;
  readonly last: number;
  readonly levels: readonly VictoryLevel[];
  /** Spanish lead, in VP, in the middle of the range for a draw. A smaller lead favours England, a larger one Spain. */
  readonly even: number;
  readonly deployment: Deployment | null;
  /** Percentage of measured matches won by England; null if not measured. */
  readonly englishWon: number | null;
  readonly provenance: Source;
}

/** Returns victory levels, with a draw if the Spanish lead is within `draw` VP of `even`. */
const levelsAround = (even: number, draw: number): readonly VictoryLevel[] => [
  { from: even + draw + 21, level: 'Decisive Spanish Victory', winner: 'S' },
  { from: even + draw + 11, level: 'Substantive Spanish Victory', winner: 'S' },
  { from: even + draw + 1, level: 'Marginal Spanish Victory', winner: 'S' },
  { from: even - draw, level: 'Draw', winner: null },
  { from: even - draw - 10, level: 'Marginal English Victory', winner: 'E' },
  { from: even - draw - 20, level: 'Substantive English Victory', winner: 'E' },
  { from: null, level: 'Decisive English Victory', winner: 'E' },
];

/** June 1588: the Armada and its army are in Corunna, Parma's barges in Dunkirk, and the English fleets in their ports. */
const JUNE_1588: Deployment = {
  treasury: { E: 800, S: 1500 },
  munitions: 2,
  fleets: {
    E1: ['1616', 'EG5', 'EG6', 'EG7', 'EG8', 'EM1', 'EM4', 'EM5'],
    E2: ['2214', 'EG1', 'EG2', 'EG3', 'EG4'],
    S1: ['1027', 'SP1', 'SP2', 'SP3', 'SC1', 'SC2', 'SC3', 'SU1', 'SU2'],
    S2: ['1027', 'SB1', 'SB2', 'SG1', 'SG2', 'SA1', 'SA2', 'SU3', 'SU4'],
  },
  ships: {
    '1814': ['EM2'],
    '2015': ['EM3'],
    '2613': ['DW1', 'DF1', 'DF2'],
    '2614': ['DW2', 'DF3'],
    '2713': ['DW3', 'DF4'],
    '2415': ['WB1', 'WB2', 'WF1', 'WF2'],
    '0834': ['SL1', 'SZ1'],
  },
  armies: {
    '2114': ['EL3', 'EL10'],
    '2214': ['EL5'],
    '1616': ['EL6'],
    '1716': ['EL7'],
    '1027': ['SLT4', 'SLT5', 'SLT6', 'SLT8', 'SLT9', 'SLT10'],
    '0834': ['SLT7'],
  },
  flagships: {
    howard: 'EG5',
    drake: 'EG6',
    hawkins: 'EG7',
    frobisher: 'EG8',
    seymour: 'EG1',
    medina: 'SP1',
    leyva: 'SC1',
    recalde: 'SB1',
    oquendo: 'SG1',
    valdes: 'SA1',
  },
  dead: ['santacruz'],
};

/** Median Spanish lead, in VP, in matches of the scenario `armada`. */
const EVEN = 32;

export const SCENARIOS: { readonly [id in ScenarioId]: Scenario } = {
  campaign: {
    first: 1,
    last: LAST_TURN,
    levels: VICTORY_LEVELS,
    even: 15,
    deployment: null,
    englishWon: null,
    provenance: rulebook('2.2'),
  },
  armada: {
    first: 12,
    last: 16,
    levels: levelsAround(EVEN, 2),
    even: EVEN,
    deployment: JUNE_1588,
    englishWon: 59,
    provenance: reconstructed('evening'),
  },
};

export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];

/** Returns the scenario of a match. Matches stored without one are campaigns. */
export const scenarioOf = ({ options }: { readonly options: { readonly scenario?: ScenarioId } }): Scenario =>
  SCENARIOS[options.scenario ?? 'campaign'];
