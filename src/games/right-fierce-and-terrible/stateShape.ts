import { HEX_DIRECTIONS } from '../../kit/hexGrid.js';
import { SEATS } from '../../kit/seats.js';
import {
  every,
  flag,
  integer,
  list,
  listOf,
  matching,
  nullable,
  object,
  oneOf,
  optional,
  pair,
  type Shape,
  some,
  tagged,
} from '../../kit/stateShape.js';
import { WATER, ZONE_IDS } from './data/map.js';
import { SCENARIO_IDS } from './data/scenarios.js';
import { CHIT_KINDS, MORALE } from './data/tables.js';
import { COMMAND_IDS, LEADER_IDS, MARINE_IDS, SQUADRON_IDS } from './data/units.js';
import { checkInvariants } from './invariants.js';
import type { RuleCase } from './keys.js';
import {
  type Activation,
  type Ask,
  END_SEGMENTS,
  type EndReason,
  type PhaseName,
  SALLY_SEGMENTS,
  SEGMENTS,
  SIDES,
  type Sluys,
  type Squadron,
  type Step,
  type Task,
} from './state.js';

const TURNS = 1000;
const TASKS = 200;

const END_REASONS = [
  'collapse',
  'morale-zero',
  'decisive',
  'concession',
  'turn-limit',
  'mutual-collapse',
  'mutual-decisive',
] as const satisfies readonly EndReason[];
const STEPS = [
  'deploy',
  'drawChit',
  'chooseCommand',
  ...SEGMENTS,
  'sallyArchery',
  'sallyBoarding',
  'sallyMelee',
  'rally',
  'decide',
] as const satisfies readonly Step[];
const PHASES = ['deploy', 'activation', 'sally', 'endTurn'] as const satisfies readonly PhaseName[];

const UNIT_IDS = [...SQUADRON_IDS, ...MARINE_IDS, ...LEADER_IDS];

const side = oneOf(SIDES);
const command = oneOf(COMMAND_IDS);
const hex = oneOf(WATER, 'a hex with water');
const squadron = oneOf(SQUADRON_IDS, 'a squadron');
const leader = oneOf(LEADER_IDS, 'a leader');
const units = listOf(UNIT_IDS, 'a unit');
const squadrons = listOf(SQUADRON_IDS, 'a squadron');
const hexes = listOf(WATER, 'a hex with water');
const ruleCase = matching(/^\d{1,2}(\.\d{1,2}){1,2}[a-z]?$/, 'a case of the rules') as Shape<RuleCase>;
const again = oneOf(['melee', 'initiative', 'collapse']);
const morale = every(SIDES, integer(0, MORALE.max));
const turn = integer(1, TURNS);

const activation = object<Activation>({
  side,
  command,
  segment: oneOf(SEGMENTS),
  squads: squadrons,
  toPlace: squadrons,
  zone: nullable(oneOf(ZONE_IDS)),
  moved: some(SQUADRON_IDS, object({ spent: integer(0, 99), last: integer(0, 99), hexes: integer(0, 99) })) as Shape<Activation['moved']>,
  rams: list(object({ by: squadron, target: squadron }), SQUADRON_IDS.length),
  cut: squadrons,
  outOfCommand: squadrons,
  done: list(oneOf([...UNIT_IDS, ...WATER], 'a unit or a hex'), TASKS),
  attacked: hexes,
  disengaged: squadrons,
  markers: hexes,
  fought: list(oneOf(UNIT_IDS, 'a unit'), TASKS),
});

const task = tagged<Task>()('do', {
  losses: { side, hex, steps: integer(0, 9), case: ruleCase, melee: optional(flag) },
  casualty: { hex, leader },
  captures: { hex, assault: optional(flag) },
  assign: { ids: squadrons, cut: optional(flag) },
  melee: { stage: oneOf(['roll', 'attackerHeroism', 'defenderHeroism', 'result', 'aftermath']) },
  initiative: {},
  again: { of: again },
  collapse: { side },
  fires: { left: squadrons },
  saving: { side, deck: squadron },
});

const ask = tagged<Ask>()('kind', {
  assignCommand: { side, ids: squadrons, cut: optional(flag) },
  takeLoss: { side, hex, case: ruleCase, melee: optional(flag) },
  sacrifice: { side, hex, leader },
  reroll: { side, of: again },
  heroism: { side },
  avertCollapse: { side },
  flemishTarget: { side },
  saveMarines: { side, deck: squadron },
});

const state = object<Sluys>({
  scenario: oneOf(SCENARIO_IDS),
  options: object({
    turnLimit: integer(0, 99),
    zones: listOf(ZONE_IDS),
    byTheBook: flag,
    squadronCommand: flag,
    queen: flag,
    allTheMarbles: flag,
  }),
  turn,
  phase: oneOf(PHASES),
  toAct: side,
  step: oneOf(STEPS),
  wind: oneOf(HEX_DIRECTIONS),
  current: oneOf(HEX_DIRECTIONS),
  morale,
  squadrons: every(
    SQUADRON_IDS,
    object<Squadron>({
      hex: nullable(hex),
      status: oneOf(['undeployed', 'reserve', 'map', 'sunk']),
      side,
      command,
      reduced: flag,
      damage: oneOf([0, 1, 2]),
      afire: flag,
      marker: oneOf([null, 'captured', 'liberated']),
      chain: nullable(object({ with: squadron, top: flag })),
    }),
  ),
  marines: every(MARINE_IDS, object({ steps: integer(0, 9), aboard: nullable(squadron) })),
  leaders: every(LEADER_IDS, object({ aboard: nullable(squadron), status: oneOf(['free', 'captive', 'dead', 'unused']) })),
  grapples: list(matching(/^\d{4}\|\d{4}$/, 'two hexes'), WATER.length),
  cup: every(CHIT_KINDS, integer(0, 9)),
  nextDrawer: side,
  chit: nullable(object({ kind: oneOf(CHIT_KINDS), decider: side, forced: flag })),
  boxes: every(COMMAND_IDS, oneOf([null, 'none', ...CHIT_KINDS])),
  dormant: listOf(COMMAND_IDS),
  act: nullable(activation),
  sally: nullable(
    object({
      segment: oneOf(SALLY_SEGMENTS),
      rolls: nullable(pair(integer(1, 6))),
      first: side,
      portion: oneOf([0, 1]),
      done: list(oneOf(UNIT_IDS, 'a unit'), TASKS),
      attacked: hexes,
    }),
  ),
  end: nullable(
    object({
      segment: oneOf(END_SEGMENTS),
      side,
      rallied: units,
      sources: listOf(['fleet', ...LEADER_IDS], 'a leader or "fleet"'),
    }),
  ),
  melee: nullable(
    object({
      hex,
      side,
      supporters: squadrons,
      round: integer(1, 99),
      dice: list(integer(1, 6), 4),
      lastMen: flag,
      reducedAtStart: flag,
      hero: nullable(oneOf(UNIT_IDS, 'a unit')),
      loser: nullable(side),
    }),
  ),
  agenda: list(task, TASKS),
  ask: nullable(ask),
  used: object({ mulligan: flag, bestowed: flag, avert: every(SIDES, flag) }),
  over: nullable(object<NonNullable<Sluys['over']>>({ winner: optional(oneOf(SEATS)), reason: oneOf(END_REASONS), turn, morale })),
});

/** Checks that each part of the state exists only in its phase. Otherwise, the sequence of play would never end. */
function phaseFault({ phase, act, sally, end, melee, agenda, ask: asked }: Sluys): string | undefined {
  if ((phase === 'sally') !== (sally !== null)) return 'G.sally: expected in the phase "sally" only';
  if ((phase === 'endTurn') !== (end !== null)) return 'G.end: expected in the phase "endTurn" only';
  if (act !== null && phase !== 'activation') return 'G.act: expected in the phase "activation" only';
  const isFought = agenda.some((each) => each.do === 'melee') || asked?.kind === 'heroism';
  return isFought && !melee ? 'G.melee: expected while a melee is due' : undefined;
}

export const stateFault = (G: unknown): string | undefined => state(G, 'G') ?? phaseFault(G as Sluys) ?? checkInvariants(G as Sluys);
