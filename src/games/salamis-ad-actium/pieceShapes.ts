import { flag, integer, list, listOf, matching, nullable, object, oneOf, optional, type Shape, text, tuple } from '../../kit/stateShape.js';
import { RAMS } from './data/boarding.js';
import { EQUIPMENT_IDS, SHIP_TYPE_IDS } from './data/equipment.js';
import { CREWS, TRAININGS } from './data/intermediate.js';
import type { Arc } from './data/shooting.js';
import { SIDES } from './sides.js';
import type { Act, Officer, Ship } from './state/ship.js';
import type { Edge, Point } from './state/table.js';
import type { Squadron, Throw } from './state.js';

export const SHIPS = 200;
export const COUNT = 1000;
export const POINTS = 100_000;
export const TURNS = 1000;
export const MM = 10_000;
export const CORNERS = 40;
export const NAME = 80;

const EDGES = ['N', 'S', 'E', 'W'] as const satisfies readonly Edge[];
const STATUSES = [
  'unplaced',
  'table',
  'offTable',
  'lost',
  'sunk',
  'wrecked',
  'fled',
  'escaped',
  'landed',
] as const satisfies readonly Ship['status'][];
const ARCS = ['F', 'A', 'B'] as const satisfies readonly Arc[];

export const ID = /^[A-Za-z][\w-]{0,39}$/;

export const side = oneOf(SIDES);
export const edge = oneOf(EDGES);
export const id = matching(ID, 'an id');
export const name = text(NAME);
export const count = integer(0, COUNT);
export const bearing = integer(0, 359);
export const strength = oneOf([0, 1, 2, 3, 4, 5]);
export const points = integer(-POINTS, POINTS);
export const crew = oneOf(CREWS);
export const quality = integer(-2, 2);
export const equipment = listOf(EQUIPMENT_IDS);
export const shipType = oneOf(SHIP_TYPE_IDS, 'a type of ship');
const mm = integer(-MM, MM);
const coordinate: Shape<number> = (value, path) =>
  typeof value === 'number' && Math.abs(value) <= MM ? undefined : `${path}: expected a number from -${MM} to ${MM}`;

export const officer = object<Officer>({
  rank: oneOf(['admiral', 'vice']),
  name,
  mod: quality,
  cinc: flag,
  fleet: optional(id),
});

export const act = object<Act>({
  done: optional(flag),
  burst: optional(flag),
  approach: optional(flag),
  rammed: optional(id),
  grappled: optional(flag),
  backed: optional(flag),
  entered: optional(flag),
  poled: optional(flag),
  squall: optional(flag),
  towed: optional(flag),
  cut: optional(list(id, SHIPS)),
  shot: optional(list(text(NAME), SHIPS)),
});

const arc = oneOf(ARCS);
const oarGroups = oneOf([0, 1, 2, 3, 4]);

export const ship = object<Ship>({
  side: nullable(side),
  sq: id,
  type: shipType,
  name: optional(name),
  at: object({ x: mm, y: mm, h: bearing }),
  crew,
  port: oarGroups,
  stbd: oarGroups,
  oarsmen: count,
  spare: count,
  heavy: count,
  normal: count,
  archers: count,
  ballistae: list(arc, CORNERS),
  engines: integer(0, CORNERS),
  enginesShot: optional(list(integer(0, CORNERS), CORNERS)),
  towers: integer(0, CORNERS),
  siphons: list(object({ arc, uses: count }), CORNERS),
  ram: oneOf(RAMS),
  equip: list(text(NAME), EQUIPMENT_IDS.length),
  uses: object<Ship['uses']>({ firePots: optional(count), snakes: optional(count), bees: optional(count), harpax: optional(count) }),
  sails: oneOf(['none', 'aboard', 'set', 'down']),
  dmg: strength,
  clock: optional(count),
  leakFixed: optional(flag),
  spareOars: count,
  fire: oneOf([0, 1, 2, 3]),
  greek: optional(flag),
  pests: oneOf([null, 'snakes', 'bees']),
  rudder: flag,
  bursts: count,
  flag: nullable(officer),
  aground: oneOf([null, 'beached', 'aground']),
  drawnUp: optional(flag),
  disordered: optional(flag),
  thrown: optional(flag),
  prize: nullable(id),
  status: oneOf(STATUSES),
  points: integer(0, POINTS),
  men0: count,
  act: nullable(act),
});

const thrown = object<Throw>({ training: oneOf(TRAININGS), die: integer(1, 10) });

export const polygon = list<Point>(tuple<[number, number]>(coordinate, coordinate), CORNERS, 3);

export const squadron = object<Squadron>({
  side,
  name,
  crew,
  flagship: nullable(id),
  state: oneOf(['steady', 'shaken', 'routed']),
  engaged: flag,
  size0: integer(0, SHIPS),
  lost: integer(0, SHIPS),
  flagLost: oneOf([null, 'ship', 'officer']),
  belowHalf: flag,
  entry: nullable(object({ edge, at: mm, heading: bearing })),
  tried: flag,
  allied: nullable(object({ loyalty: quality })),
  thrown: optional(object<NonNullable<Squadron['thrown']>>({ crew: optional(thrown), officer: optional(thrown) })),
});
