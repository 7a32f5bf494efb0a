import { SEATS } from '../../kit/seats.js';
import { every, flag, integer, list, listOf, nullable, object, oneOf, optional, pair, some } from '../../kit/stateShape.js';
import { grid } from './data/map.js';
import { ROSTER } from './data/ships.js';
import { type Edge, GROUPS, HEADINGS, SCENARIOS, SHIPS, SIDES, WEAPONS } from './ids.js';
import { checkInvariants } from './invariants.js';
import type { Active, GrandArmada, GrandArmadaResult, Options, PhaseId, Ship, Status, Step } from './state.js';

const TURNS = 200;
const POINTS = 1000;
const SHOTS = 1000;
const AMMUNITION = 30;

const STEPS = [
  'deploy',
  'opening',
  'must',
  'choose',
  'sailing',
  'react',
  'commit',
  'boarding',
  'losses',
  'flee',
] as const satisfies readonly Step[];
const PHASES = ['deploy', 'movement', 'closeFire', 'boarding', 'withdrawal'] as const satisfies readonly PhaseId[];
const STATUSES = ['afloat', 'withdrawing', 'captured', 'adrift', 'sunk', 'aground', 'left'] as const satisfies readonly Status[];
const EDGES = ['W', 'E', 'N', 'S'] as const satisfies readonly Edge[];
const RESULTS = ['turnLimit', 'noShips', 'retreat', 'resign'] as const satisfies readonly GrandArmadaResult['reason'][];

const side = oneOf(SIDES);
const heading = oneOf(HEADINGS);
const hex = oneOf(grid.labels, 'a hex of the map');
const shipId = oneOf(SHIPS, 'a ship');
const ships = listOf(SHIPS, 'a ship');
const turn = integer(0, TURNS);
const yes = oneOf([true]);
const pairs = list(pair(shipId), SHIPS.length ** 2);
const volleys = list(object({ ship: shipId, weapon: oneOf(WEAPONS), target: shipId }), SHIPS.length * WEAPONS.length);
const movementPoints = integer(0, 99);

const ship = object<Ship>({
  status: oneOf(STATUSES),
  hex: nullable(hex),
  heading,
  hull: integer(0, Math.max(...SHIPS.map((id) => ROSTER[id].defence))),
  crewLoss: integer(0, 99),
  way: integer(0, 99),
  yawDue: flag,
  done: flag,
  gunsUsed: flag,
  crewUsed: flag,
  firedOn: flag,
  silenced: flag,
  shots: integer(0, SHOTS),
  heldBy: ships,
  lastBoardTurn: turn,
  towing: nullable(shipId),
  captor: nullable(side),
  changedTurn: turn,
  leftEdge: nullable(oneOf(EDGES)),
  leftBroken: flag,
});

const state = object<GrandArmada>({
  scenario: oneOf(SCENARIOS),
  options: object<Options>({
    deployment: oneOf(['historical', 'free']),
    swapSeats: flag,
    objectiveTiebreak: flag,
    crewFireRange: oneOf(['add', 'subtract']),
    passingFire: oneOf(['silence', 'react']),
    multiBoarding: oneOf(['grouped', 'single']),
    keepWay: flag,
    windChanges: flag,
    ammoE: nullable(integer(1, AMMUNITION)),
    retreat: oneOf(['printed', 'rationed']),
    reinforcements: oneOf(['printed', 'historical']),
  }),
  phase: oneOf(PHASES),
  step: nullable(oneOf(STEPS)),
  toAct: side,
  turn,
  windFrom: heading,
  ships: some(SHIPS, ship),
  active: optional(
    object<Active>({
      ship: shipId,
      allowance: movementPoints,
      mp: movementPoints,
      entered: movementPoints,
      turnedHere: optional(yes),
      stopped: optional(yes),
      ended: optional(yes),
      owesWay: optional(heading),
      yawedFrom: optional(heading),
      tidePaid: optional(yes),
    }),
  ),
  declined: every(SIDES, flag),
  unopposed: optional(yes),
  volleys: every(SIDES, nullable(volleys)),
  fought: pairs,
  combats: optional(list(object({ single: shipId, group: ships }), SHIPS.length)),
  losses: optional(object({ group: ships, points: integer(0, 999) })),
  engaged: pairs,
  fleeing: ships,
  groupsUsed: some(GROUPS, integer(0, SHIPS.length)),
  result: nullable(
    object<GrandArmadaResult>({
      winner: optional(oneOf(SEATS)),
      draw: optional(yes),
      side: nullable(side),
      vp: every(SIDES, integer(-POINTS, POINTS)),
      reason: oneOf(RESULTS),
      turn,
      tiebreak: flag,
    }),
  ),
});

/** Returns a fault for the first reference to a ship not in the battle, or to a ship that both tows and is towed. */
function referenceFault({
  ships: fleet,
  active,
  losses,
  volleys: ordered,
  fought,
  combats,
  engaged,
  fleeing,
}: GrandArmada): string | undefined {
  const orders = SIDES.flatMap((each) => (Array.isArray(ordered[each]) ? ordered[each] : []));
  const named = [
    ...(active ? [active.ship] : []),
    ...(losses?.group ?? []),
    ...orders.flatMap((order) => [order.ship, order.target]),
    ...fought.flat(),
    ...engaged.flat(),
    ...fleeing,
    ...(combats ?? []).flatMap(({ single, group }) => [single, ...group]),
    ...SHIPS.flatMap((id) => fleet[id]?.heldBy ?? []),
  ];
  const stranger = named.find((id) => !fleet[id]);
  if (stranger) return `G.ships.${stranger}: expected a ship, since another part of the state names it`;
  const towed = SHIPS.flatMap((id) => fleet[id]?.towing ?? []);
  const both = towed.find((id) => fleet[id]?.towing);
  if (both) return `G.ships.${both}.towing: expected null, since the ship is towed`;
  return new Set(towed).size < towed.length ? 'G.ships: expected no ship in tow of two others' : undefined;
}

export const stateFault = (G: unknown): string | undefined =>
  state(G, 'G') ?? referenceFault(G as GrandArmada) ?? checkInvariants(G as GrandArmada);
