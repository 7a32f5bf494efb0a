import { SEATS } from '../../kit/seats.js';
import {
  every,
  flag,
  integer,
  list,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  type Shape,
  some,
  tagged,
  text,
} from '../../kit/stateShape.js';
import { grid } from './data/maps.js';
import { MAX_TURNS, SEGMENTS } from './data/tables.js';
import { BOX_NUMBERS, CHITS, DEPLOYMENTS, OPTIONS, PORTS, SIDES, SQUADRONS, TACTICS } from './ids.js';
import { checkInvariants } from './invariants.js';
import type { Armada, ArmadaResult, Battle, MayStill, Purpose, Squadron, Step } from './state.js';

const MARKERS = 20;
const CHITS_OUT = 100;
const ATTEMPTS = 1000;

const STEPS = [
  'deploy',
  'blessing',
  'act',
  'sailOn',
  'attackChoice',
  'repairAgain',
  'withdrawal',
  'withdrawTo',
  'tactic',
  'battleChits',
  'reaction',
  'disengage',
  'reform',
  'anchor',
  'test',
  'resupplyFleet',
  'reinforce',
  'evade',
  'drift',
  'exit',
  'armada',
  'sail',
  'resolve',
] as const satisfies readonly Step[];

const RESULTS = [
  'invasion',
  'conditionFailed',
  'invasionFailed',
  'armadaDestroyed',
  'seasonOver',
  'concession',
] as const satisfies readonly ArmadaResult['reason'][];

const side = oneOf(SIDES);
const squadron = oneOf(SQUADRONS, 'a squadron');
const squadrons = listOf(SQUADRONS, 'a squadron');
const square = oneOf(grid.squares, 'a square from A1 to J9');
const chit = oneOf(CHITS, 'a kind of chit');
const chits = list(chit, CHITS_OUT);
const direction = oneOf(['N', 'E', 'S', 'W']);
const modifier = integer(-20, 20);
const strategicPlace = tagged<NonNullable<Squadron['loc']>>()('t', { box: { n: oneOf(BOX_NUMBERS) }, port: { id: oneOf(PORTS) } });

const battle = object<Battle>({
  attacker: squadron,
  defender: squadron,
  dir: direction,
  stage: oneOf(['withdrawal', 'tactic', 'chits']),
  forcedStandOff: flag,
  tactics: every(SIDES, nullable(oneOf(TACTICS))),
  extra: every(SIDES, object({ dice: modifier, drm: modifier })),
  turn: side,
  passes: integer(0, 2),
});

const purpose = tagged<Purpose>()('kind', {
  draw: {},
  event: {},
  cancel: {},
  battle: {},
  sail: { id: squadron, path: list(square, grid.squares.length) },
  repair: { id: squadron },
  rally: { id: squadron },
  resupply: { id: squadron },
  reinforce: { id: squadron },
});

const mayStill = tagged<MayStill>()('kind', {
  withdrawTo: {},
  sailOn: { squares: integer(0, MARKERS) },
  repairAgain: { id: squadron, shipwrights: flag },
  resupplyFleet: {},
});

const result = object<ArmadaResult>({
  winner: oneOf(SEATS),
  side,
  reason: oneOf(RESULTS),
  turn: integer(1, MAX_TURNS),
  test: optional(
    object({ die: integer(1, 6), modifiers: list(object({ label: text(100), value: modifier }), MARKERS), total: integer(-100, 100) }),
  ),
});

const state: Shape<Armada> = object<Armada>({
  turn: integer(1, MAX_TURNS),
  segment: oneOf(Object.values(SEGMENTS).flat()),
  concluded: flag,
  step: oneOf(STEPS),
  wind: oneOf(['west', 'east']),
  weather: oneOf(['normal', 'calm', 'fog', 'gales']),
  armadaBox: oneOf(BOX_NUMBERS),
  squadrons: every(
    SQUADRONS,
    object<Squadron>({
      alive: flag,
      hits: integer(0, MARKERS),
      added: integer(0, MARKERS),
      broken: flag,
      shot: integer(0, MARKERS),
      lowAmmo: flag,
      square: nullable(square),
      loc: nullable(strategicPlace),
    }),
  ),
  moved: squadrons,
  exited: squadrons,
  sailed: squadrons,
  transferred: squadrons,
  sidoniaUsed: flag,
  fireships: oneOf(['pending', 'done']),
  armadaHeld: flag,
  rendezvousAttempts: integer(0, ATTEMPTS),
  armyAboard: flag,
  parma: object({ ready: integer(0, MARKERS), delayed: integer(0, MARKERS) }),
  attackedFrom: some(SQUADRONS, list(direction, MARKERS)),
  pool: every(CHITS, integer(0, MARKERS)),
  held: every(SIDES, chits),
  placed: list(object({ chit, squadron }), CHITS_OUT),
  weatherChits: chits,
  activation: nullable(squadron),
  battle: nullable(battle),
  mayStill: nullable(mayStill),
  drawing: nullable(object({ by: side, due: integer(0, CHITS_OUT), drawn: chits })),
  events: nullable(object({ by: side, queue: chits, resolving: nullable(chit) })),
  windows: list(object({ chit, by: side, ask: listOf(SIDES), purpose }), CHITS_OUT),
  blessing: nullable(object({ side, drawn: chits })),
  fire: nullable(
    object({
      left: squadrons,
      waiting: nullable(object({ kind: oneOf(['evade', 'drift']), options: listOf(grid.squares, 'a square from A1 to J9') })),
    }),
  ),
  options: every(OPTIONS, flag),
  deployment: oneOf(DEPLOYMENTS),
  result: nullable(result),
});

export const stateFault = (G: unknown): string | undefined => state(G, 'G') ?? checkInvariants(G as Armada);
