import type { HexDirection } from '../../../kit/hexGrid.js';
import type { RuleCase } from '../keys.js';
import type { Command, ScenarioId, Zone } from '../state.js';
import type { Area } from './map.js';

/** Squadrons that must or may be chained; `single` lists exceptions. */
export interface Chaining {
  readonly mode: 'all' | 'none' | 'optional';
  readonly single: readonly string[];
}

interface Scenario {
  readonly id: ScenarioId;
  readonly case: RuleCase;
  /** Direction towards which the wind blows. `wind` and `current` are null if the set-up options determine them. */
  readonly wind: HexDirection | null;
  readonly current: HexDirection | null;
  readonly zones: readonly Zone[] | null;
  readonly areas: Partial<Record<Command, Area>>;
  readonly chains: Partial<Record<Command, Chaining>>;
  /** Alarm range in hexes. From turn `dieFrom`, a die roll may also alarm a command. */
  readonly dormancy?: { readonly range: number; readonly dieFrom?: number };
  /** Last turn of darkness, if any. */
  readonly darkUntil?: number;
  /** First turn in which the Flemings may attack, if any. */
  readonly flemingsFrom?: number;
  /** Number of mariner units, counted from the first, that start reduced. */
  readonly marinersReduced?: number;
  /** Results of 200 matches between Normal bots: the turns of the middle 80 % of matches, and the percentage of English wins. */
  readonly measured: { readonly turns: readonly [least: number, most: number]; readonly english: number };
  /** Standard deployment: each hex with its squadron, or with the top and bottom squadrons of a chain. */
  readonly anchorage: readonly string[];
}

const none: Chaining = { mode: 'none', single: [] };
const all: Chaining = { mode: 'all', single: [] };
const optional: Chaining = { mode: 'optional', single: [] };
const [N, NE, SE, S, SW]: readonly HexDirection[] = [0, 1, 2, 3, 4];

export const SCENARIOS: Record<ScenarioId, Scenario> = {
  s1: {
    id: 's1',
    case: '12.2',
    wind: SW,
    current: S,
    zones: ['redNE'],
    areas: { yellow: 'roads', violet: 'roads', orange: 'roads' },
    chains: { yellow: all, violet: all, orange: all },
    dormancy: { range: 4 },
    measured: { turns: [8, 15], english: 54 },
    anchorage: [
      '1113 F07/F10',
      '1213 F08/F11',
      '1314 F09/F12',
      '1413 F01/F05',
      '1514 F02/F06',
      '1613 F03/F04',
      '1714 F18/F16',
      '1813 F13/F17',
      '1914 F14/F15',
    ],
  },
  s2: {
    id: 's2',
    case: '12.3',
    wind: NE,
    current: N,
    zones: ['redNW', 'redNE'],
    areas: { yellow: 'mouth', violet: 'mouth', orange: 'mouth' },
    chains: { yellow: none, violet: none, orange: none },
    measured: { turns: [5, 10], english: 54 },
    anchorage: [
      '0806 F13',
      '1006 F14',
      '1206 F15',
      '0707 F16',
      '1307 F17',
      '1107 F18',
      '1009 F01',
      '1209 F02',
      '0909 F03',
      '1309 F04',
      '0810 F05',
      '1410 F06',
      '1609 F07',
      '1810 F08',
      '1710 F09',
      '1510 F10',
      '2010 F11',
      '1911 F12',
    ],
  },
  s3: {
    id: 's3',
    case: '12.4',
    wind: SE,
    current: S,
    zones: ['redNW', 'redNE'],
    areas: { yellow: 'harbour', violet: 'harbour', orange: 'harbour' },
    chains: { yellow: none, violet: none, orange: none },
    dormancy: { range: 2, dieFrom: 2 },
    darkUntil: 4,
    marinersReduced: 4,
    measured: { turns: [6, 11], english: 60 },
    anchorage: [
      '1114 F07',
      '1213 F08',
      '1215 F09',
      '1214 F10',
      '1315 F11',
      '1115 F12',
      '1414 F01',
      '1515 F02',
      '1415 F03',
      '1516 F04',
      '1416 F05',
      '1616 F06',
      '1714 F13',
      '1814 F14',
      '1914 F15',
      '1715 F16',
      '1815 F17',
      '1915 F18',
    ],
  },
  s4: {
    id: 's4',
    case: '12.5',
    wind: NE,
    current: S,
    zones: ['redNW'],
    areas: { yellow: 'frontLines', violet: 'frontLines', orange: 'rearLine' },
    chains: { yellow: all, violet: all, orange: none },
    measured: { turns: [7, 12], english: 62 },
    anchorage: [
      '1010 F01/F05',
      '1210 F02/F06',
      '1410 F03/F04',
      '1111 F07/F10',
      '1311 F08/F11',
      '1511 F09/F12',
      '1013 F13',
      '1213 F14',
      '1413 F15',
      '1113 F16',
      '1313 F17',
      '1513 F18',
    ],
  },
  s5: {
    id: 's5',
    case: '12.6',
    wind: NE,
    current: S,
    zones: ['redNW'],
    areas: { yellow: 'estuaryLine', violet: 'estuaryLine', orange: 'estuaryLine' },
    chains: { yellow: none, violet: none, orange: none },
    measured: { turns: [7, 13], english: 62 },
    anchorage: [
      '1011 F07',
      '1111 F08',
      '1112 F09',
      '0912 F10',
      '1012 F11',
      '0911 F12',
      '1311 F01',
      '1511 F02',
      '1211 F03',
      '1411 F04',
      '1312 F05',
      '1512 F06',
      '1711 F13',
      '1911 F14',
      '1811 F15',
      '1712 F16',
      '1912 F17',
      '1611 F18',
    ],
  },
  s6: {
    id: 's6',
    case: '12.7',
    wind: NE,
    current: S,
    zones: ['redNW'],
    areas: { yellow: 'van', violet: 'van', orange: 'seaward' },
    chains: { yellow: { mode: 'all', single: ['F01', 'F02'] }, violet: all, orange: none },
    flemingsFrom: 6,
    measured: { turns: [7, 13], english: 58 },
    anchorage: [
      '1109 F13',
      '1009 F14',
      '0910 F15',
      '1209 F16',
      '1010 F17',
      '0911 F18',
      '1211 F01',
      '1411 F02',
      '1312 F03/F05',
      '1113 F04/F06',
      '1214 F07/F10',
      '1414 F08/F11',
      '1614 F09/F12',
    ],
  },
  s7: {
    id: 's7',
    case: '12.8',
    wind: null,
    current: null,
    zones: null,
    areas: { yellow: 'free', violet: 'free', orange: 'free' },
    chains: { yellow: optional, violet: optional, orange: optional },
    measured: { turns: [7, 13], english: 53 },
    anchorage: [
      '1011 F07',
      '1111 F08',
      '1112 F09',
      '0912 F10',
      '1012 F11',
      '0911 F12',
      '1311 F01',
      '1511 F02',
      '1211 F03',
      '1411 F04',
      '1312 F05',
      '1512 F06',
      '1711 F13',
      '1911 F14',
      '1811 F15',
      '1712 F16',
      '1912 F17',
      '1611 F18',
    ],
  },
};

export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];

/** Standard loads of all scenarios. */
export const STANDARD_LOAD: { readonly [squadron: string]: readonly string[] } = {
  E01: ['EK1', 'EM01', 'edward'],
  E02: ['EK2', 'EM02'],
  E03: ['EM03'],
  E04: ['EM04'],
  E05: ['EK3', 'EM05', 'huntingdon'],
  E06: ['EM06'],
  E07: ['EM07'],
  E09: ['EK4', 'EM08', 'morley'],
  E10: ['EM09'],
  E11: ['EM10'],
  F01: ['FK1', 'FM01', 'quieret'],
  F02: ['FM02', 'FS01'],
  F03: ['FS02'],
  F04: ['FS03'],
  F05: ['FS04'],
  F07: ['FK2', 'FM03', 'behuchet'],
  F08: ['FM04', 'FS05'],
  F09: ['FS06'],
  F10: ['FS07'],
  F11: ['FS08'],
  F13: ['FK3', 'FM05', 'barbavera'],
  F14: ['FM06', 'FS09'],
  F15: ['FS10'],
  F16: ['FS11'],
  F18: ['FS12'],
};
