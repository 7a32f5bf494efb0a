import { COUNTERS, OPTION_IDS, OPTIONS } from '../data/setup.js';
import type { OptionId, Salamis } from '../state.js';
import type { SetupData } from './setupData.js';

export function optionsOf(data: SetupData): Record<OptionId, boolean> {
  const chosen: Partial<Record<OptionId, boolean>> = data.options ?? {};
  return Object.fromEntries(OPTION_IDS.map((id) => [id, chosen[id] ?? OPTIONS[id].on])) as Record<OptionId, boolean>;
}

export function newMatch(data: SetupData): Salamis {
  const mode = data.mode ?? 'scenario';
  const options = optionsOf(data);
  const swapped = mode === 'campaign' && data.campaign?.sides?.[0] === 1;
  return {
    mode,
    scenario: null,
    points: null,
    options,
    swapSides: (data.swapSides ?? false) !== swapped,
    turnLimit: data.turnLimit ?? 0,
    phase: 'battle',
    await: null,
    result: null,
    ...emptyTable(),
    secret: { fleet: [null, null], seize: [null, null], board: [null, null] },
    ready: [false, false],
    camp: null,
  };
}

/** The part of the state that concerns a single battle. A campaign has several in turn. */
type BattleState = Omit<
  Salamis,
  'mode' | 'scenario' | 'points' | 'options' | 'swapSides' | 'turnLimit' | 'phase' | 'await' | 'result' | 'secret' | 'ready' | 'camp'
>;

export function emptyTable(): BattleState {
  return {
    table: { w: 0, h: 0 },
    land: {},
    shallows: {},
    fallen: {},
    forts: {},
    weather: { region: 'med', from: 0, strength: 0, sea: 'flat', currents: [], tide: null },
    lists: ['', ''],
    baseEdge: ['S', 'N'],
    order: [],
    ships: {},
    squadrons: {},
    links: {},
    linkSeq: 0,
    turn: 0,
    bag: { a: COUNTERS.perSide, b: COUNTERS.perSide, i: COUNTERS.intermediate },
    drawn: [],
    ti: [0, 0],
    tiThisTurn: [0, 0],
    ti0: [0, 0],
    seizeRound: 0,
    seizing: false,
    extra: [],
    libations: { left: [0, 0], poured: [0, 0], thisTurn: [false, false], boardBonus: {} },
    acting: null,
    step: null,
    inter: null,
    boarding: null,
    house: { repaired: [], moved: {} },
    cinc: [null, null],
    cincLost: [false, false],
    won: [0, 0],
    officersLost: [[], []],
    missing: [null, null],
    vpExtra: [0, 0],
    flagHunted: false,
    deploy: null,
  };
}
