import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { scene } from './fixtures.js';

// Positions late in the war. Matches that start from them reach states that whole matches rarely reach.

const SEASON = { turn: 16 };

/** Almost empty treasuries, and units and ships beside France. A player who violates its neutrality cannot pay. */
const penniless = (phase: 'navalEnglish' | 'navalSpanish' | 'landEnglish' | 'landSpanish'): WarWithSpain =>
  scene({
    ...SEASON,
    phase,
    ships: { SB1: '1928', SG1: '1928', SZ1: '1728', EM2: '2024', EM3: '1922' },
    fleets: { E1: ['2015', ['EG1', 'EM1']] },
    armies: { SLT2: '2716', SLT3: '2716', SLT4: '1929', WL1: '2415', EL3: '2616', EL4: '2616', EL5: '2114', DL1: '2713' },
    leaders: { parma: '2716', norris: '2616' },
    change: (G) => Object.assign(G, { treasury: { E: 20, S: 20 } }),
  });

/** Loaded fleets at sea in October. */
const laden = (phase: 'navalEnglish' | 'navalSpanish'): WarWithSpain =>
  scene({
    ...SEASON,
    phase,
    fleets: {
      E1: ['1717', ['EM1', 'EM2', 'EM3']],
      E2: ['1518', ['EM4', 'EM5', 'EM6']],
      S1: ['1025', ['SL1', 'SL2', 'SU1', 'SU2']],
      S2: ['1123', ['SL3', 'SB1', 'SG1', 'SA1']],
    },
    armies: {
      EL8: 'E1',
      EL10: 'E1',
      EL11: 'E1',
      EL9: 'E2',
      EL12: 'E2',
      EL6: 'E2',
      SLT8: 'S1',
      SLT9: 'S1',
      SLT10: 'S1',
      SLT11: 'S1',
      IT4: 'S1',
      SLT12: 'S2',
      WL4: 'S2',
      WL5: 'S2',
      BL1: 'S2',
    },
  });

/** Spanish fleets off Ireland and England, with munitions and land units aboard. */
const offshore = (): WarWithSpain =>
  scene({
    turn: 14,
    phase: 'navalSpanish',
    fleets: {
      S1: ['1014', ['SL1', 'SL2', 'SL3']],
      S2: ['2109', ['SB1', 'SG1', 'SA1']],
      E1: ['1909', ['EG1', 'EG2']],
      E2: ['1113', ['EM1']],
    },
    armies: { SLT2: 'S1', SLT10: 'S2', SLT11: 'S2', SLT12: 'S2', EL9: '1311', EL12: '1807', EL10: '2114' },
    leaders: { recalde: ['S1', 'SL1'], drake: ['E1', 'EG1'] },
  });

/** Fleets of each side next to a fortress port with enemy ships. */
const blockade = (phase: 'navalEnglish' | 'navalSpanish'): WarWithSpain =>
  scene({
    turn: 14,
    phase,
    stage: 'attacks',
    fleets: { E1: ['1026', ['EG1', 'EG2']], S1: ['1027', ['SP1', 'SB1']], S2: ['1617', ['SP2', 'SG1']], E2: ['1616', ['EG5', 'EM1']] },
    armies: { SLT10: '1027', EL8: '1616' },
  });

/** Scottish Catholics are on the map, and England must still place the Scottish Protestants. */
const risen = (): WarWithSpain =>
  scene({
    ...SEASON,
    phase: 'navalSpanish',
    stage: 'attacks',
    armies: { SLT2: '1707', SK1: '1604', EL12: '1807', EL10: '2114' },
    change: (G) => {
      G.control.edinburgh = 'S';
      Object.assign(G.landed, { britain: true, scotProt: ['PL1', 'PL2', 'PL3'] });
    },
  });

/** Start positions by name, and the kind of player for both sides. */
export const STARTS: readonly {
  readonly name: string;
  readonly player: 'spendthrift' | 'admiral' | 'even';
  readonly start: () => WarWithSpain;
}[] = [
  { name: 'penniless in the land of others, England', player: 'spendthrift', start: () => penniless('landEnglish') },
  { name: 'penniless in the land of others, Spain', player: 'spendthrift', start: () => penniless('landSpanish') },
  { name: 'penniless along the coast, England', player: 'spendthrift', start: () => penniless('navalEnglish') },
  { name: 'penniless along the coast, Spain', player: 'spendthrift', start: () => penniless('navalSpanish') },
  { name: 'laden in October, England', player: 'admiral', start: () => laden('navalEnglish') },
  { name: 'laden in October, Spain', player: 'admiral', start: () => laden('navalSpanish') },
  { name: 'off the coasts', player: 'even', start: offshore },
  { name: 'in a divided Scotland', player: 'even', start: risen },
  { name: 'before the ports, England', player: 'admiral', start: () => blockade('navalEnglish') },
  { name: 'before the ports, Spain', player: 'admiral', start: () => blockade('navalSpanish') },
];
