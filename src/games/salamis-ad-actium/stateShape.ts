import { SEATS } from '../../kit/seats.js';
import {
  every,
  flag,
  integer,
  keyed,
  list,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  pair,
  type Shape,
  some,
  text,
} from '../../kit/stateShape.js';
import { campaign, campaignFault } from './campaign/stateShape.js';
import { LIST_IDS } from './data/fleetLists.js';
import { TRAININGS } from './data/intermediate.js';
import { SEAS } from './data/movement.js';
import { CURRENT_CHOICES, POINTS_BATTLE, TIDE_CHOICES, WIND_CHOICES, YEARS } from './data/points.js';
import { SCENARIOS } from './data/scenarios.js';
import { COUNTERS, OPTION_IDS } from './data/setup.js';
import { FEATURES, QUARTERS } from './data/terrain.js';
import { checkInvariants } from './invariants.js';
import {
  bearing,
  CORNERS,
  COUNT,
  count,
  crew,
  edge,
  equipment,
  ID,
  id,
  MM,
  NAME,
  name,
  officer,
  POINTS,
  points,
  polygon,
  quality,
  SHIPS,
  ship,
  shipType,
  side,
  squadron,
  strength,
  TURNS,
} from './pieceShapes.js';
import { SIDES } from './sides.js';
import type { Fleet, FleetShip, FleetSquadron } from './state/fleet.js';
import type { Secret } from './state/secret.js';
import type { Link } from './state/ship.js';
import type { Current, Fort, Habitation, Land, Shallow, Tide, Weather } from './state/table.js';
import type { BoardingRun, BoardOrder, InterStage, MissingOfficer, PhaseId, PointsBattle, Salamis, SalamisResult, Step } from './state.js';

const PHASES = ['muster', 'edge', 'deploy', 'battle', 'campaign'] as const satisfies readonly PhaseId[];
const STEPS = [
  'muster',
  'edge',
  'deploy',
  'seize',
  'act',
  'board',
  'prize',
  'house',
  'campOpen',
  'campOrders',
  'campBattle',
  'campRetreat',
  'campAdmin',
] as const satisfies readonly Step[];
const INTER_STAGES = [
  'drift',
  'orders',
  'boarding',
  'damage',
  'morale',
  'defeat',
  'house',
  'fires',
  'officers',
  'weather',
  'end',
] as const satisfies readonly InterStage[];
const FATES = ['sunk', 'wrecked', 'capsized', 'captured', 'fled'] as const satisfies readonly MissingOfficer['fate'][];
const LINK_KINDS = ['grapple', 'corvus', 'ferrea', 'harpax', 'wedge', 'tow'] as const satisfies readonly Link['kind'][];
const ids = list(id, SHIPS);
const turn = integer(0, TURNS);
const fleetList = oneOf(LIST_IDS, 'a fleet list');
const flow = oneOf(['weak', 'strong']);

const land = object<Land>({
  kind: oneOf(['coast', 'island', 'headland', 'fort']),
  coast: oneOf(['sandy', 'rocky']),
  poly: polygon,
  shallow: optional(object({ w: integer(0, MM), depth: integer(0, COUNT) })),
  habs: optional(
    list(
      object<Habitation>({ kind: oneOf(['village', 'town']), owner: nullable(side), rect: polygon, harbour: optional(polygon) }),
      CORNERS,
    ),
  ),
});

const fort = object<Fort>({
  name,
  owner: nullable(side),
  poly: polygon,
  strength: count,
  archers: count,
  ballistae: integer(0, CORNERS),
  engines: integer(0, CORNERS),
  enginesShot: list(integer(0, CORNERS), CORNERS),
  shot: list(text(NAME), SHIPS),
  boom: optional(object({ poly: polygon, state: oneOf(['open', 'closed', 'broken']), toggled: flag })),
});

const weather = object<Weather>({
  region: oneOf(['med', 'north']),
  from: bearing,
  strength,
  sea: oneOf(SEAS),
  currents: list(object<Current>({ dir: bearing, strength: flow, poly: optional(polygon) }), CORNERS),
  tide: nullable(object<Tide>({ kind: oneOf(['rising', 'falling']), strength: nullable(flow), dir: bearing, every: integer(1, TURNS) })),
});

const battle = object<PointsBattle>({
  points: integer(1, POINTS_BATTLE.mostPoints),
  era: integer(0, 99),
  year: integer(YEARS[0], YEARS[1]),
  dated: optional(oneOf([true])),
  lists: pair(nullable(fleetList)),
  variants: pair(nullable(text(NAME))),
  quality: oneOf(['roll', 'buy']),
  command: oneOf(['roll', 'buy']),
  wind: oneOf(WIND_CHOICES),
  terrain: optional(some(QUARTERS, oneOf(FEATURES))),
  current: oneOf(CURRENT_CHOICES),
  towards: bearing,
  tide: oneOf(TIDE_CHOICES),
  tideEvery: integer(1, 20),
});

const boardOrder = object<BoardOrder>({
  ship: id,
  action: oneOf(['assault', 'capsize', 'defend']),
  target: optional(id),
  oneRound: optional(flag),
});
const boardOrders = list(boardOrder, SHIPS);

const boarding = object<BoardingRun>({
  round: oneOf([1, 2]),
  orders: pair(boardOrders),
  left: pair(ids),
  next: side,
  first: side,
  fought: ids,
  captures: list(object({ ship: id, by: id }), SHIPS),
});

const fleet = object<Fleet>({
  libations: integer(0, COUNT),
  squadrons: list(
    object<FleetSquadron>({
      name,
      list: fleetList,
      variant: nullable(text(NAME)),
      crew: nullable(crew),
      crewTraining: optional(oneOf(TRAININGS)),
      officer: nullable(quality),
      commandTraining: optional(oneOf(TRAININGS)),
      admiral: flag,
      loyalty: nullable(quality),
      ships: list(
        object<FleetShip>({
          type: shipType,
          name: optional(name),
          heavy: count,
          normal: count,
          archers: count,
          spare: count,
          equip: equipment,
          sails: oneOf(['none', 'aboard', 'set']),
          flagship: optional(flag),
        }),
        SHIPS,
      ),
    }),
    CORNERS,
  ),
});

const secret = <T>(shape: Shape<T>): Shape<[Secret<T>, Secret<T>]> => pair(nullable(shape));

const pairKey = /^[A-Za-z][\w-]{0,39}\|[A-Za-z][\w-]{0,39}$/;
const each = <T>(shape: Shape<T>) => keyed(ID, SHIPS, shape);

const state = object<Salamis>({
  mode: oneOf(['scenario', 'points', 'campaign']),
  scenario: nullable(
    oneOf(
      SCENARIOS.map((scenario) => scenario.id),
      'a scenario',
    ),
  ),
  points: nullable(battle),
  options: every(OPTION_IDS, flag),
  swapSides: flag,
  turnLimit: integer(0, TURNS),
  phase: oneOf(PHASES),
  await: nullable(object({ kind: oneOf(STEPS), sides: listOf(SIDES) })),
  result: nullable(
    object<SalamisResult>({
      winner: optional(oneOf(SEATS)),
      draw: flag,
      side: nullable(side),
      level: oneOf(['decisive', 'marginal', 'draw']),
      reason: oneOf(['beaten', 'objective', 'turnLimit', 'concede', 'campaign']),
      vp: pair(points),
      turn,
    }),
  ),
  table: object({ w: integer(0, MM), h: integer(0, MM) }),
  land: each(land),
  shallows: each(object<Shallow>({ poly: polygon, depth: integer(0, COUNT) })),
  fallen: keyed(/^(belt:)?[A-Za-z][\w-]{0,39}$/, SHIPS, ids),
  forts: each(fort),
  weather,
  lists: pair(text(NAME)),
  baseEdge: pair(edge),
  order: ids,
  ships: each(ship),
  squadrons: each(squadron),
  links: each(object<Link>({ a: id, b: id, kind: oneOf(LINK_KINDS), by: nullable(side), fresh: flag })),
  linkSeq: integer(0, POINTS),
  turn,
  bag: object({ a: integer(0, COUNTERS.perSide), b: integer(0, COUNTERS.perSide), i: integer(0, COUNTERS.intermediate) }),
  drawn: list(oneOf([...SIDES, 'I']), 2 * COUNTERS.perSide + COUNTERS.intermediate),
  ti: pair(count),
  tiThisTurn: pair(count),
  ti0: pair(count),
  seizeRound: oneOf([0, 1, 2]),
  seizing: flag,
  extra: list(side, CORNERS),
  libations: object({ left: pair(count), poured: pair(count), thisTurn: pair(flag), boardBonus: each(integer(-COUNT, COUNT)) }),
  acting: nullable(side),
  step: oneOf([null, 'move', 'shoot']),
  inter: nullable(oneOf(INTER_STAGES)),
  boarding: nullable(boarding),
  house: object({ repaired: ids, moved: keyed(pairKey, SHIPS, count) }),
  cinc: pair(nullable(id)),
  cincLost: pair(flag),
  won: pair(count),
  officersLost: pair(list(oneOf(['admiral', 'vice']), SHIPS)),
  missing: pair(nullable(object<MissingOfficer>({ officer, ship: id, fate: oneOf(FATES) }))),
  vpExtra: pair(points),
  flagHunted: flag,
  deploy: nullable(object({ left: pair(ids), next: side, first: side, officersFixed: pair(flag) })),
  secret: object({ fleet: secret(fleet), seize: secret(flag), board: secret(boardOrders) }),
  ready: pair(flag),
  camp: nullable(campaign),
});

/** Steps that can be awaited in each phase. */
const ASKED: { readonly [phase in PhaseId]: readonly Step[] } = {
  muster: ['muster'],
  edge: ['edge'],
  deploy: ['deploy'],
  battle: ['seize', 'act', 'board', 'prize', 'house'],
  campaign: ['campOpen', 'campOrders', 'campBattle', 'campRetreat', 'campAdmin'],
};

/** Returns how the phase or step contradicts the rest of the state, which could make the sequence of play endless. */
function phaseFault(G: Salamis): string | undefined {
  const { phase, mode, await: asked, result, camp, points: terms, scenario } = G;
  if (asked && !result && !ASKED[phase].includes(asked.kind)) return `G.await.kind: expected a step of the phase ${phase}`;
  if ((mode === 'campaign') !== (camp !== null)) return 'G.camp: expected in campaigns only';
  if ((mode === 'points') !== (terms !== null)) return 'G.points: expected in points battles only';
  if ((mode === 'scenario') !== (scenario !== null)) return 'G.scenario: expected in scenarios only';
  if ((phase === 'deploy') !== (G.deploy !== null)) return 'G.deploy: expected in the phase "deploy" only';
  if (phase === 'campaign' && !camp) return 'G.camp: expected in the phase "campaign"';
  if ((asked?.kind === 'act') !== (G.acting !== null) && phase === 'battle' && !result) return 'G.acting: expected while a side acts';
  if (asked?.kind === 'prize' && !G.boarding) return 'G.boarding: expected while a prize is taken';
  return undefined;
}

/** Returns a fault for the first reference to a ship, squadron or fort that does not exist. */
function referenceFault(G: Salamis): string | undefined {
  const { ships, squadrons, forts, boarding: fights } = G;
  const orders = [
    ...(fights?.orders.flat() ?? []),
    ...SIDES.flatMap((each) => (Array.isArray(G.secret.board[each]) ? G.secret.board[each] : [])),
  ];
  const namedShips = [
    ...G.order,
    ...G.cinc,
    ...Object.values(squadrons).map(({ flagship }) => flagship),
    ...orders.map((order) => order.ship),
    ...(fights?.captures ?? []).flatMap((capture) => [capture.ship, capture.by]),
    ...(fights?.fought ?? []),
  ].filter((each) => each !== null);
  const noShip = namedShips.find((each) => !Object.hasOwn(ships, each));
  if (noShip !== undefined) return `G.ships.${noShip}: expected a ship, since another part of the state names it`;
  const namedSquadrons = [...Object.values(ships).flatMap(({ sq, prize }) => [sq, prize]), ...(G.deploy?.left.flat() ?? [])];
  const noSquadron = namedSquadrons.find((each) => each !== null && !Object.hasOwn(squadrons, each));
  if (noSquadron) return `G.squadrons.${noSquadron}: expected a squadron, since another part of the state names it`;
  const targets = [...orders.flatMap(({ target }) => target ?? []), ...(fights?.left.flat() ?? [])];
  const noTarget = targets.find((each) => !Object.hasOwn(ships, each) && !Object.hasOwn(forts, each));
  return noTarget && `G.ships.${noTarget}: expected a ship or a fort, since another part of the state names it`;
}

export const stateFault = (G: unknown): string | undefined => state(G, 'G') ?? contentFault(G as Salamis);

const contentFault = (G: Salamis): string | undefined =>
  phaseFault(G) ?? (G.camp ? campaignFault(G.camp) : undefined) ?? referenceFault(G) ?? checkInvariants(G);
