import type { HexId, Side, UnitId } from '../ids.js';
import type { LandNation } from './map.js';
import { reconstructed, rulebook, type Source } from './sources.js';

export interface ArmyCounter {
  readonly id: UnitId;
  readonly side: Side;
  readonly nat: LandNation;
  readonly cs: number;
  readonly ma: number;
  /** Combat Strength on the back of the counter; null if the back is blank. */
  readonly back: number | null;
  readonly steps: 1 | 2 | 3;
  /** Hex at set-up; null if the unit starts in the pool. */
  readonly start: HexId | null;
  readonly provenance: Source;
}

const musters = reconstructed('musters');

interface Army {
  readonly prefix: string;
  readonly side: Side;
  readonly nat: LandNation;
  /** The counters, in the form "strength/back@hex". */
  readonly counters: string;
}

const ARMIES: readonly Army[] = [
  { prefix: 'EL', side: 'E', nat: 'english', counters: '30 20 8/4 6/3@2714 5 4 4 3@2614 3@1311 3@2114 2@2613 2@1807' },
  { prefix: 'DL', side: 'E', nat: 'dutch', counters: '5/2@2713 4@2813 3@2515 3@2714 3@2811 2@2614 2@2613 2@2712 2 1' },
  { prefix: 'IL', side: 'E', nat: 'loyalirish', counters: '3 2 2' },
  { prefix: 'PL', side: 'E', nat: 'scotprot', counters: '4 3 3' },
  { prefix: 'HL', side: 'E', nat: 'huguenot', counters: '6/3@2124 4@2023 4@2326 4@2727 3@2025 3@2225' },
  { prefix: 'SLT', side: 'S', nat: 'spanish', counters: '20 10/5@2716 8/4@2615 8/4 8/4 6/3 6/3 4@0834 4 3@1027 3@1339 2@2531' },
  { prefix: 'IT', side: 'S', nat: 'italian', counters: '8/4 6/3@2715 6/3 4' },
  { prefix: 'WL', side: 'S', nat: 'walloon', counters: '5@2415 5 4@2917 3@2911 3' },
  { prefix: 'GL', side: 'S', nat: 'german', counters: '6 5@2913 5 4@2814' },
  { prefix: 'BL', side: 'S', nat: 'burgundian', counters: '4@2815 4' },
  { prefix: 'CL', side: 'S', nat: 'league', counters: '6/3@2418 4@2318 4@2823 4@2426 4@2718 3@1921' },
  { prefix: 'EC', side: 'S', nat: 'engcath', counters: '5 2 1' },
  { prefix: 'SK', side: 'S', nat: 'scotcath', counters: '4 4 2' },
  { prefix: 'IR', side: 'S', nat: 'irishrebel', counters: '5 3 2 1' },
];

/** Nationalities of land units with a Movement Allowance of 6. */
const LIGHT: readonly LandNation[] = ['loyalirish', 'scotprot', 'scotcath', 'irishrebel'];
export const GREAT_STRENGTH = 20;

function counters({ prefix, side, nat, counters: list }: Army): ArmyCounter[] {
  return list.split(' ').map((text, at) => {
    const [values, start = null] = text.split('@');
    const [cs, back] = values.split('/').map(Number);
    const great = cs >= GREAT_STRENGTH;
    const printed = nat === 'english' && great;
    return {
      id: `${prefix}${at + 1}`,
      side,
      nat,
      cs,
      ma: great ? 4 : LIGHT.includes(nat) ? 6 : 5,
      back: back ?? null,
      steps: cs === 30 ? 3 : great || back !== undefined ? 2 : 1,
      start,
      provenance: printed ? rulebook('9.14') : musters,
    };
  });
}

export const ARMY_COUNTERS: readonly ArmyCounter[] = ARMIES.flatMap(counters);
export const ARMY: { readonly [id: UnitId]: ArmyCounter } = Object.fromEntries(ARMY_COUNTERS.map((army) => [army.id, army]));
export const ARMY_IDS: readonly UnitId[] = ARMY_COUNTERS.map(({ id }) => id);

/** Units that England may raise free of charge after an invasion [15.36]. */
export const MUSTER: readonly UnitId[] = ['EL1', 'EL2'];
