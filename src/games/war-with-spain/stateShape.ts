import { SEATS } from '../../kit/seats.js';
import {
  either,
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
  type Shape,
  some,
  tagged,
  text,
} from '../../kit/stateShape.js';
import { ARMY_IDS } from './data/armies.js';
import { CITY_IDS } from './data/cities.js';
import { LEADER_IDS } from './data/leaders.js';
import { AREA_IDS, grid } from './data/map.js';
import { SCENARIO_IDS } from './data/scenarios.js';
import { SHIPS } from './data/ships.js';
import { VICTORY_LEVELS } from './data/tables.js';
import { LAST_TURN, TRACK_IDS } from './data/tracks.js';
import { type Box, FLEET_NOS, fleetIdsOf, SIDES, STANDINGS, TF, TREASURE_MONTHS } from './ids.js';
import { checkInvariants } from './invariants.js';
import type { Assault, Battle, Cargo, Fleet, Land, Leader, Loss, Naval, Order, OrderMove, Revolt, Shown, Siege, Voyage } from './pieces.js';
import type { Changes, Options, Pending, PhaseId, Points, Stage, WarResult, WarWithSpain } from './state.js';

const DUCATS = 100_000;
const COUNT = 1000;
const ORDERS = 2000;
const PATH = 60;

const BOXES = [1, 2, 3, 4] as const satisfies readonly Box[];
const REVOLTS = ['irish', 'engcath', 'scotcath', 'loyalirish', 'scotprot'] as const satisfies readonly Revolt[];
const ORDER_MOVES = [
  'setHold',
  'placeLand',
  'buildNaval',
  'buildLand',
  'repairNaval',
  'musterFree',
  'placeTreasureFleet',
] as const satisfies readonly OrderMove[];

/** The stages of each phase in which a player may have to decide. */
const NAVAL_STAGES = ['sailing', 'storms', 'landings', 'interceptions', 'attacks', 'ended'] as const satisfies readonly Stage[];
const LAND_STAGES = ['allies', 'marching', 'attrition', 'assaults', 'sieges', 'ended'] as const satisfies readonly Stage[];
const STAGES: { readonly [phase in PhaseId]: readonly Stage[] } = {
  activation: ['opening', 'ordering', 'ended'],
  navalEnglish: NAVAL_STAGES,
  navalSpanish: NAVAL_STAGES,
  landEnglish: LAND_STAGES,
  landSpanish: LAND_STAGES,
  administration: ['maintenance', 'administering', 'ended'],
};

const SHIP_IDS = SHIPS.map(({ id }) => id);
const UNIT_IDS = [...SHIP_IDS, ...ARMY_IDS];
const FLEET_IDS = SIDES.flatMap(fleetIdsOf);
const TRACK_BOXES = TRACK_IDS.flatMap((track) => BOXES.map((box) => `${track}:${box}` as const));
const LOOSE = SIDES.flatMap((side) => grid.labels.map((hex) => `${side}@${hex}` as const));
const GROUP_IDS = [...FLEET_IDS, ...LOOSE];

/** Id of a counter or placeholder in `Shown`. */
const SHOWN_ID = /^([A-Z]{2,3}\d{0,2}|hidden:[ES]:(naval|land):[\w:@]{1,24}:\d{1,3})$/;

const side = oneOf(SIDES);
const turn = integer(1, LAST_TURN);
const amount = integer(0, COUNT);
const ducats = integer(0, DUCATS);
const change = integer(-DUCATS, DUCATS);
const hex = oneOf(grid.labels, 'a hex of the map');
const path = list(hex, PATH);
const unit = oneOf(UNIT_IDS, 'a counter');
const ships = listOf(SHIP_IDS, 'a naval counter');
const armies = listOf(ARMY_IDS, 'a land counter');
const leaders = listOf(LEADER_IDS, 'a leader');
const units = listOf(UNIT_IDS, 'a counter');
const fleetId = oneOf(FLEET_IDS, 'a fleet');
const fleets = listOf(FLEET_IDS, 'a fleet');
const group = oneOf(GROUP_IDS, 'a fleet or the loose ships of a hex');
const place = oneOf([...grid.labels, ...TRACK_BOXES, ...GROUP_IDS], 'a hex, a box of a track or a fleet');
const start = oneOf(['', ...grid.labels, ...TRACK_BOXES, ...GROUP_IDS], 'a hex, a box of a track or a fleet');
const bySide = <T>(shape: Shape<T>) => every(SIDES, shape);

const ship = object<Naval>({
  at: place,
  reduced: flag,
  fleet: nullable(oneOf(FLEET_NOS)),
  besieged: flag,
  start,
  moved: flag,
  regrouped: amount,
});
const army = object<Land>({ at: place, reduced: flag, besieged: flag, start, moved: flag });
const leader = object<Leader>({ at: place, ship: nullable(oneOf(SHIP_IDS, 'a naval counter')), moved: flag, regrouped: amount });
const fleet = object<Fleet>({
  hex,
  start,
  munitions: amount,
  besieged: flag,
  tried: flag,
  moved: flag,
  stopped: flag,
  rolled: flag,
  attacked: flag,
});

const naval = some(SHIP_IDS, ship) as Shape<WarWithSpain['naval']>;
const land = some(ARMY_IDS, army) as Shape<WarWithSpain['land']>;
const leadersInPlay = some(LEADER_IDS, leader) as Shape<WarWithSpain['leaders']>;
const fleetsInPlay = some(FLEET_IDS, fleet);

const order = object<Order>({
  move: oneOf(ORDER_MOVES),
  args: list(either(text(40), flag), 5),
  cost: change,
  cancelled: flag,
  back: object<NonNullable<Order['back']>>({
    naval: some(SHIP_IDS, nullable(ship)) as Shape<NonNullable<Order['back']>['naval']>,
    land: some(ARMY_IDS, nullable(army)) as Shape<NonNullable<Order['back']>['land']>,
    leaders: leadersInPlay,
  }),
});

const shown = object<Shown>({
  afield: list(oneOf([...UNIT_IDS, ...LEADER_IDS], 'a counter'), UNIT_IDS.length + LEADER_IDS.length),
  treasury: ducats,
  naval: keyed(SHOWN_ID, COUNT, ship),
  land: keyed(SHOWN_ID, COUNT, army),
  leaders: leadersInPlay,
  fleets: fleetsInPlay,
});

const loss = object<Loss>({ unitId: unit, steps: integer(0, 3), replaceBy: optional(unit) });
const taken = bySide(either(nullable(oneOf(['none'])), list(loss, UNIT_IDS.length)));
const steps = bySide(amount);
const atHex = { side, hex };

const pending = tagged<Pending>()('step', {
  sailOn: { side, most: integer(0, PATH) },
  intercept: { ...atHex, mover: oneOf([TF, ...FLEET_IDS], 'a fleet') },
  navalLosses: { group: nullable(fleetId), steps, taken },
  dropCargo: { side, group },
  placeAllies: { side, revolt: oneOf(REVOLTS), left: amount, placed: armies },
  answerSiege: { ...atHex, by: oneOf(['naval', 'land']) },
  round: { side },
  disengage: { side },
  landLosses: { steps, taken },
  retreat: atHex,
  advance: atHex,
});

const cargo = object<Cargo>({ landIds: armies, leaderIds: leaders });

const voyage = object<Voyage>({
  side,
  kind: oneOf(['coastal', 'highSeas']),
  who: oneOf([TF, ...GROUP_IDS], 'a fleet or the loose ships of a hex'),
  ships,
  cargo: nullable(cargo),
  at: hex,
  path,
  plan: list(
    object<Voyage['plan'][number]>({
      hex,
      debark: optional(cargo),
      detach: optional(object<NonNullable<Voyage['plan'][number]['detach']>>({ unitIds: ships, cargo: optional(cargo) })),
    }),
    PATH,
  ),
  taken: integer(0, COUNT),
  storm: integer(0, COUNT),
  next: oneOf(['wind', 'losses', 'word', 'enter', 'intercept', 'plan']),
  wake: path,
  from: optional(hex),
  letPass: oneOf(['no', 'hex', 'move']),
  chaser: nullable(object({ fleet: fleetId, hex })),
  caught: nullable(object({ fleets, hex })),
});

const battle = object<Battle>({
  attacker: side,
  from: hex,
  hex,
  fleets,
  interception: flag,
  round: integer(0, COUNT),
  shown: flag,
  differential: integer(-COUNT, COUNT),
});

const assault = object<Assault>({
  attacker: side,
  from: hex,
  hex,
  landIds: armies,
  leaderIds: leaders,
  withBesieged: flag,
  shown: flag,
  next: oneOf(['offer', 'roll', 'retreats', 'advance']),
  retreats: list(side, SIDES.length),
});

const points = object<Points>({ steps: change, cities: change, france: change, penalty: change, total: change });

const state = object<WarWithSpain>({
  options: object<Options>({
    scenario: optional(oneOf(SCENARIO_IDS)),
    income: oneOf(['roll', 'average']),
    openInformation: flag,
    spanishVpBid: integer(-30, 30),
  }),
  turn,
  phase: oneOf(Object.keys(STAGES) as PhaseId[]),
  stage: oneOf([...new Set(Object.values(STAGES).flat())]),
  treasury: bySide(ducats),
  naval,
  land,
  leaders: leadersInPlay,
  fleets: fleetsInPlay,
  afield: list(unit, 0),
  control: every(CITY_IDS, nullable(side)),
  lastMover: some(grid.labels, side) as Shape<WarWithSpain['lastMover']>,
  sieges: some(grid.labels, object<Siege>({ land: nullable(side), naval: nullable(side), clock: amount })) as Shape<WarWithSpain['sieges']>,
  france: object({ violatedOn: nullable(turn), violator: nullable(side), active: flag }),
  landed: object({
    ireland: flag,
    britain: flag,
    fresh: listOf(['ireland', 'britain']),
    risings: list(object({ revolt: oneOf(REVOLTS), strength: amount }), REVOLTS.length),
    loyalIrish: armies,
    provinces: listOf(AREA_IDS),
    scotProt: armies,
    freeMuster: armies,
    musterDue: flag,
    papalPaid: flag,
  }),
  treasure: object({
    month: nullable(oneOf(TREASURE_MONTHS)),
    state: oneOf(['none', 'atSea', 'safe', 'destroyed']),
    year: oneOf([0, 1587, 1588]),
    penalty: ducats,
    stopped: flag,
    rolled: flag,
  }),
  stepsLost: bySide(amount),
  changes: object<Changes>({
    treasury: bySide(change),
    steps: bySide(change),
    cities: some(CITY_IDS, nullable(side)),
    ships: bySide(list(oneOf(SHIP_IDS, 'a naval counter'), COUNT)),
  }),
  vpPenalty: bySide(integer(0, DUCATS)),
  orders: bySide(list(order, ORDERS)),
  finished: bySide(flag),
  opened: nullable(bySide(shown)),
  bankrupt: listOf(SIDES),
  pending: nullable(pending),
  voyage: nullable(voyage),
  march: nullable(object({ side, landIds: armies, leaderIds: leaders, trail: path, path })),
  battle: nullable(battle),
  assault: nullable(assault),
  queue: list(object({ attacker: side, fleets, from: hex, hex, target: oneOf([TF, ...FLEET_IDS], 'a fleet') }), PATH),
  attacks: object({ from: list(hex, COUNT), targets: list(hex, COUNT), units }),
  marched: list(oneOf(ARMY_IDS, 'a land counter'), COUNT),
  sailed: amount,
  standing: bySide(oneOf(STANDINGS)),
  standingSet: flag,
  passing: bySide(flag),
  result: nullable(
    object<WarResult>({
      winner: optional(oneOf(SEATS)),
      draw: flag,
      level: oneOf(VICTORY_LEVELS.map(({ level }) => level)),
      diff: change,
      vp: bySide(points),
      reason: oneOf(['turns', 'concession']),
      turn,
    }),
  ),
});

/** Returns a mismatch of phase, stage and decisions, which could make the sequence of play endless. */
function phaseFault({
  phase,
  stage,
  voyage: sailing,
  battle: fought,
  assault: stormed,
  march,
  pending: asked,
}: WarWithSpain): string | undefined {
  if (!STAGES[phase].includes(stage)) return `G.stage: expected a stage of the phase ${phase}`;
  const isNaval = phase === 'navalEnglish' || phase === 'navalSpanish';
  const isLand = phase === 'landEnglish' || phase === 'landSpanish';
  if (sailing && !isNaval) return 'G.voyage: expected in naval phases only';
  if (fought && !isNaval) return 'G.battle: expected in naval phases only';
  if (march && !isLand) return 'G.march: expected in land phases only';
  if (stormed && !isLand) return 'G.assault: expected in land phases only';
  if (asked?.step === 'landLosses' && !stormed) return 'G.assault: expected while losses on land are chosen';
  return undefined;
}

/** Returns a fault for a reference to a fleet that is not in play. */
function referenceFault({ fleets: known, voyage: sailing, battle: fought, pending: asked }: WarWithSpain): string | undefined {
  const named = [...(fought?.fleets ?? []), ...(sailing?.caught?.fleets ?? []), ...(sailing?.chaser ? [sailing.chaser.fleet] : [])];
  if (asked?.step === 'navalLosses' && asked.group) named.push(asked.group);
  const id = named.find((each) => !known[each]);
  return id && `G.fleets.${id}: expected a fleet, since another part of the state names it`;
}

export const stateFault = (G: unknown): string | undefined =>
  state(G, 'G') ?? phaseFault(G as WarWithSpain) ?? referenceFault(G as WarWithSpain) ?? checkInvariants(G as WarWithSpain);
