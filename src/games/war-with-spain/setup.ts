import { english } from '../../kit/language.js';
import { setupDataFault } from '../../kit/setupData.js';
import { ARMY_COUNTERS } from './data/armies.js';
import { CITIES, CITY_IDS } from './data/cities.js';
import { LEADER_IDS, LEADERS } from './data/leaders.js';
import { type Deployment, SCENARIOS } from './data/scenarios.js';
import { SHIPS } from './data/ships.js';
import { TRACK_IDS, TRACKS, yearOf } from './data/tracks.js';
import { fleetIdsOf, type HexId, SIDES } from './ids.js';
import { optionsIn } from './options.js';
import { fleetNo } from './rules/units.js';
import type { Fleet, Land, Leader, Naval, Options, TrackBox, WarWithSpain } from './state.js';
import { words } from './words/index.js';

// Schema for validation; its language makes no difference.
const schema = optionsIn(english.of(words));

const onTrackOf = (hex: HexId): TrackBox => {
  const id = TRACK_IDS.find((track) => {
    const { seat } = TRACKS[track];
    return seat.kind === 'city' && seat.hex === hex;
  });
  if (!id) throw new Error(`no Activation Track at ${hex}`);
  return `${id}:2`;
};

export const newShip = (at: string): Naval => ({ at, reduced: false, fleet: null, besieged: false, start: at, moved: false, regrouped: 0 });
export const newArmy = (at: string): Land => ({ at, reduced: false, besieged: false, start: at, moved: false });
const newFleet = (hex: HexId, munitions: number): Fleet => ({
  hex,
  start: hex,
  munitions,
  besieged: false,
  tried: false,
  moved: false,
  stopped: false,
  rolled: false,
  attacked: false,
});
const newLeader = (at: Leader['at']): Leader => ({ at, ship: null, moved: false, regrouped: 0 });

export type SetupData = Partial<Options>;

/**
 * Returns the initial state [2.2].
 * @throws Error naming the key if `setupData` is invalid
 */
export function setup(setupData: unknown): WarWithSpain {
  const fault = setupDataFault(schema, setupData);
  if (fault) throw new Error(fault);
  const { scenario = 'campaign', income = 'roll', openInformation = false, spanishVpBid = 0 } = (setupData ?? {}) as SetupData;
  const G = campaign({ income, openInformation, spanishVpBid });
  const { deployment } = SCENARIOS[scenario];
  return deployment ? deployed({ ...G, options: { ...G.options, scenario }, turn: SCENARIOS[scenario].first }, deployment) : G;
}

/** Places a scenario's counters and sets the treasuries. The Treasure Fleet counts as safe. */
function deployed(G: WarWithSpain, { treasury, munitions, fleets, ships, armies, flagships, dead }: Deployment): WarWithSpain {
  G.treasury = { ...treasury };
  G.treasure = { ...G.treasure, state: 'safe', year: yearOf(G.turn) };
  for (const [hex, ids] of Object.entries(ships)) for (const id of ids) G.naval[id] = newShip(hex);
  for (const [hex, ids] of Object.entries(armies)) for (const id of ids) G.land[id] = newArmy(hex);
  for (const id of SIDES.flatMap(fleetIdsOf)) {
    const [hex, ...crew] = fleets[id] ?? [];
    if (!hex) continue;
    for (const ship of crew) G.naval[ship] = { ...newShip(hex), fleet: fleetNo(id) };
    G.fleets[id] = newFleet(hex, munitions);
  }
  for (const [id, ship] of Object.entries(flagships)) {
    const fleet = SIDES.flatMap(fleetIdsOf).find((each) => fleets[each]?.includes(ship));
    if (fleet) G.leaders[id] = { ...newLeader(fleet), ship };
  }
  for (const id of dead) delete G.leaders[id];
  G.changes.treasury = { ...treasury };
  return G;
}

function campaign(options: Options): WarWithSpain {
  return {
    options,
    turn: 1,
    phase: 'activation',
    stage: 'opening',
    treasury: { E: 0, S: 0 },
    naval: Object.fromEntries(SHIPS.flatMap(({ id, start }) => (start ? [[id, newShip(onTrackOf(start))]] : []))),
    land: Object.fromEntries(ARMY_COUNTERS.flatMap(({ id, start }) => (start ? [[id, newArmy(start)]] : []))),
    leaders: Object.fromEntries(LEADER_IDS.map((id) => [id, newLeader(LEADERS[id].start)])),
    fleets: {},
    afield: [],
    control: Object.fromEntries(CITY_IDS.map((id) => [id, CITIES[id].owner])) as WarWithSpain['control'],
    lastMover: {},
    sieges: {},
    france: { violatedOn: null, violator: null, active: false },
    landed: {
      ireland: false,
      britain: false,
      fresh: [],
      risings: [],
      loyalIrish: [],
      provinces: [],
      scotProt: [],
      freeMuster: [],
      musterDue: false,
      papalPaid: false,
    },
    treasure: { month: null, state: 'none', year: 0, penalty: 0, stopped: false, rolled: false },
    stepsLost: { E: 0, S: 0 },
    changes: { treasury: { E: 0, S: 0 }, steps: { E: 0, S: 0 }, cities: {}, ships: { E: [], S: [] } },
    vpPenalty: { E: 0, S: 0 },
    orders: { E: [], S: [] },
    finished: { E: false, S: false },
    opened: null,
    bankrupt: [],
    pending: null,
    voyage: null,
    march: null,
    battle: null,
    assault: null,
    queue: [],
    attacks: { from: [], targets: [], units: [] },
    marched: [],
    sailed: 0,
    standing: { E: 'ask', S: 'ask' },
    standingSet: false,
    passing: { E: true, S: true },
    result: null,
  };
}
