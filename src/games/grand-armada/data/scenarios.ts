import type { Edge, GroupId, Heading, HexId, ScenarioNumber, ShipId, Side } from '../ids.js';
import { shipsOf } from './ships.js';

export type Places = { readonly [id in ShipId]?: readonly [hex: HexId, heading: Heading] };

/** A rectangle of hexes: first and last column, first and last row. */
export interface Zone {
  readonly columns: readonly [string, string];
  readonly rows: readonly [number, number];
}

export interface Reinforcement {
  readonly side: Side;
  /** Maximum number of ships that may enter. */
  readonly count: number;
  readonly pool: readonly ShipId[];
  /** Smaller pool, used with the option `historical`. */
  readonly historical?: readonly ShipId[];
  readonly fromTurn: number;
  readonly toTurn: number;
  readonly edge: 'W' | 'E';
}

/** Sources of VP [10]. */
export interface Scoring {
  readonly sunk: number;
  readonly captured: number;
  /** VP for every three friendly ships that leave by the exits. */
  readonly threeLeft?: number;
  /** A ship that is worth VP of its own. */
  readonly ship?: {
    readonly id: ShipId;
    readonly sunk?: number;
    readonly captured?: number;
    readonly leftEast?: number;
    readonly held?: number;
  };
}

/** The tiebreak for equal VP. */
export type Tiebreak =
  | { readonly kind: 'shipEastOf'; readonly ship: ShipId; readonly column: string }
  | { readonly kind: 'englishLeft'; readonly count: number }
  | { readonly kind: 'shipsSafeEast'; readonly ships: readonly ShipId[]; readonly column: string }
  | { readonly kind: 'shipHeld'; readonly ship: ShipId };

export interface Scenario {
  readonly number: ScenarioNumber;
  readonly turns: number;
  readonly windFrom: Heading;
  readonly tide?: Heading;
  readonly sand: boolean;
  readonly shots?: number;
  readonly exits: { readonly [side in Side]: readonly Edge[] };
  readonly free: boolean;
  readonly start: { readonly [side in Side]: Places };
  readonly zones: { readonly [side in Side]: Zone };
  /** Ships with fixed positions in every deployment. */
  readonly pinned: readonly ShipId[];
  readonly reinforcements: { readonly [group in GroupId]?: Reinforcement };
  /** A ship that may not change heading through the given turn. */
  readonly fixed?: { readonly ship: ShipId; readonly throughTurn: number };
  readonly crippled?: ShipId;
  readonly retreat: boolean;
  readonly scoring: { readonly [side in Side]: Scoring };
  readonly tiebreak: Tiebreak;
  /** Whether the battle's rules are printed [11]. */
  readonly printed: boolean;
  /** English wins per 100 matches between Normal bots. */
  readonly englishWon: number;
}

const all: Zone['rows'] = [1, 20];
const usual = { E: { sunk: 1, captured: 2 }, S: { sunk: 3, captured: 3 } } as const;

const GALLEONS = ['sanluis', 'florencia', 'santiago', 'cristobalpt', 'bernardo', 'cristobal', 'sanpedro', 'mayor', 'medel'] as const;
/** All Spanish ships except San Lorenzo [11]. */
const ANY = shipsOf('S').filter((id) => id !== 'lorenzo');
/** Spanish ships present that day that do not start in the battle. */
const WIDE = [
  ...GALLEONS,
  ...(['zuniga', 'girona', 'napolitana', 'regazona', 'rata', 'valencera', 'sicilia', 'juliana'] as const),
  ...(['oquendo', 'rosa', 'mariajuan', 'grin', 'francisco', 'duquesa', 'grifon'] as const),
];

export const scenarioData: { readonly [which in ScenarioNumber]: Scenario } = {
  // Ships: Clowes, The Royal Navy, volume 1 (Plymouth).
  1: {
    number: 1,
    turns: 12,
    windFrom: 5,
    sand: false,
    exits: { E: [], S: [] },
    free: false,
    start: {
      E: {
        ark: ['D-9', 3],
        revenge: ['D-13', 2],
        victory: ['C-12', 2],
        triumph: ['C-10', 3],
        nonpareil: ['E-15', 2],
        hope: ['B-9', 3],
        maryrose: ['B-14', 2],
        disdain: ['F-10', 3],
      },
      S: {
        sanjuan: ['L-10', 2],
        grin: ['P-8', 1],
        sanmartin: ['S-9', 1],
        sanmateo: ['R-11', 1],
        sanfelipe: ['S-12', 1],
        florencia: ['R-7', 1],
        sanmarcos: ['Q-10', 1],
      },
    },
    zones: { E: { columns: ['A', 'F'], rows: all }, S: { columns: ['P', 'T'], rows: all } },
    pinned: ['sanjuan'],
    reinforcements: {},
    fixed: { ship: 'sanjuan', throughTurn: 3 },
    retreat: false,
    scoring: usual,
    tiebreak: { kind: 'shipEastOf', ship: 'sanjuan', column: 'R' },
    printed: true,
    englishWon: 47,
  },
  // Ships: Clowes, The Royal Navy, volume 1 (Portland Bill).
  2: {
    number: 2,
    turns: 9,
    windFrom: 5,
    tide: 3,
    sand: true,
    exits: { E: ['W', 'S'], S: [] },
    free: false,
    start: {
      E: {
        triumph: ['N-8', 3],
        lion: ['N-5', 3],
        maryrose: ['L-8', 3],
        royal: ['O-11', 3],
        centurion: ['N-12', 3],
        margaret: ['M-12', 3],
      },
      S: { lorenzo: ['F-6', 3], zuniga: ['F-8', 3], girona: ['E-5', 3], napolitana: ['E-7', 3] },
    },
    zones: { E: { columns: ['L', 'O'], rows: [4, 12] }, S: { columns: ['D', 'F'], rows: [3, 9] } },
    pinned: [],
    reinforcements: {},
    retreat: false,
    scoring: usual,
    tiebreak: { kind: 'englishLeft', count: 4 },
    printed: true,
    englishWon: 65,
  },
  // Ships: Clowes, The Royal Navy, volume 1 (Isle of Wight).
  3: {
    number: 3,
    turns: 18,
    windFrom: 5,
    sand: false,
    exits: { E: [], S: ['E'] },
    free: false,
    start: {
      E: {
        victory: ['F-8', 3],
        maryrose: ['E-10', 3],
        dreadnought: ['F-11', 2],
        swallow: ['D-9', 3],
        ark: ['E-6', 3],
        lion: ['D-13', 2],
      },
      S: {
        sanluis: ['L-10', 2],
        duquesa: ['L-12', 2],
        lorenzo: ['R-9', 6],
        girona: ['R-11', 6],
        napolitana: ['S-10', 6],
        rata: ['T-10', 6],
      },
    },
    zones: { E: { columns: ['A', 'F'], rows: all }, S: { columns: ['R', 'V'], rows: all } },
    pinned: ['sanluis', 'duquesa'],
    reinforcements: {},
    retreat: false,
    scoring: usual,
    tiebreak: { kind: 'shipsSafeEast', ships: ['sanluis', 'duquesa'], column: 'U' },
    printed: true,
    englishWon: 69,
  },
  // Ships: Dictionary of National Biography and accounts of Gravelines.
  4: {
    number: 4,
    turns: 30,
    windFrom: 3,
    sand: false,
    shots: 10,
    exits: { E: ['W'], S: [] },
    free: true,
    start: {
      E: {
        revenge: ['Z-4', 6],
        nonpareil: ['Y-3', 6],
        hope: ['Z-6', 6],
        aid: ['Y-5', 6],
        victory: ['Y-8', 6],
        maryrose: ['Z-9', 6],
        dreadnought: ['Y-10', 6],
        swallow: ['Z-11', 6],
        triumph: ['Y-13', 6],
        vanguard: ['Z-14', 6],
        rainbow: ['Y-15', 6],
        antelope: ['Z-16', 6],
      },
      S: {
        sanmartin: ['K-10', 3],
        sanjuan: ['L-7', 3],
        sanmarcos: ['L-13', 3],
        sanfelipe: ['K-4', 3],
        sanmateo: ['K-16', 3],
        bautista: ['J-12', 3],
      },
    },
    zones: { E: { columns: ['Y', 'A1'], rows: all }, S: { columns: ['H', 'N'], rows: all } },
    pinned: [],
    reinforcements: {
      E5: { side: 'E', count: 1, pool: ['ark'], fromTurn: 5, toTurn: 30, edge: 'E' },
      S5: { side: 'S', count: 2, pool: GALLEONS, fromTurn: 5, toTurn: 30, edge: 'W' },
      S6: { side: 'S', count: 2, pool: GALLEONS, fromTurn: 6, toTurn: 12, edge: 'W' },
      S12: { side: 'S', count: 3, pool: ANY, historical: WIDE, fromTurn: 12, toTurn: 30, edge: 'W' },
    },
    retreat: true,
    scoring: { E: { sunk: 2, captured: 2, threeLeft: 1 }, S: { sunk: 4, captured: 4 } },
    tiebreak: { kind: 'englishLeft', count: 6 },
    printed: true,
    englishWon: 36,
  },
  // Ships: accounts of the capture of Pedro de Valdés on 1 August 1588.
  5: {
    number: 5,
    turns: 12,
    windFrom: 6,
    sand: false,
    exits: { E: ['W'], S: ['E'] },
    free: false,
    start: {
      E: {
        revenge: ['F-9', 3],
        roebuck: ['F-11', 3],
        margaret: ['J-12', 2],
        maryrose: ['E-7', 3],
        bear: ['E-12', 3],
        lion: ['D-13', 2],
      },
      S: { rosario: ['N-10', 3], lorenzo: ['O-10', 2], cristobal: ['Q-9', 5] },
    },
    zones: { E: { columns: ['A', 'F'], rows: all }, S: { columns: ['O', 'R'], rows: all } },
    pinned: ['rosario', 'lorenzo', 'margaret'],
    reinforcements: {},
    crippled: 'rosario',
    retreat: false,
    scoring: {
      E: { sunk: 1, captured: 2, ship: { id: 'rosario', sunk: 3, captured: 6 } },
      S: { sunk: 3, captured: 3, ship: { id: 'rosario', leftEast: 4, held: 2 } },
    },
    tiebreak: { kind: 'shipHeld', ship: 'rosario' },
    printed: false,
    englishWon: 77,
  },
};

export const scenarioOf = (G: { readonly scenario: ScenarioNumber }): Scenario => scenarioData[G.scenario];

export const startPlaces = (scenario: Scenario): Places => ({ ...scenario.start.E, ...scenario.start.S });
