import { scenarioOf } from '../data/scenarios.js';
import type { ScenarioNumber, Side } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { figure } from './explain.js';

/** How the captains of a side fight a battle. The figures were found by playing them against others. */
export interface Temper {
  /** What hits on a hull and on a crew are worth to them, beside what else they are after. */
  readonly guns: number;
  readonly smallShot: number;
  /** How much they mind the guns and crews of the enemy. */
  readonly caution: number;
  /** What keeps a ship away from enemies who may come up with her; nothing where she would rather have them alongside. */
  readonly shy?: Shy;
}

export interface Shy {
  /** To lie where an enemy may come alongside, and each point by which his crew is the stronger. */
  readonly boarded: number;
  readonly outmatched: number;
  /** To lie within reach of his small shot. */
  readonly shotAt: number;
  /** So much of all that, where he has sailed this turn and may come before her in the next. */
  readonly nextTurn: number;
  /** Each hex that is missing to sea room, off an edge over which there is no way out. */
  readonly rim: number;
}

const ENGLISH: Temper = {
  guns: 5,
  smallShot: 2,
  caution: 1,
  shy: { boarded: 2.5, outmatched: 0.8, shotAt: 0.3, nextTurn: 0, rim: 1 },
};

const SPANISH: Temper = { guns: 5, smallShot: 2, caution: 0.6 };

const TEMPERS: { readonly [scenario in ScenarioNumber]?: { readonly [side in Side]?: Temper } } = {
  // A galleass hurts nobody from two hexes off; whom she catches is three points. So they shoot from where she cannot answer, this turn or the next.
  2: { E: { ...ENGLISH, guns: 3, smallShot: 1.2, shy: { boarded: 8, outmatched: 0.8, shotAt: 3, nextTurn: 0.5, rim: 1 } } },
  // Twelve ships against six, until the others come: what is sunk early counts most.
  4: { E: { ...ENGLISH, guns: 6, smallShot: 2.4 } },
};

/** The same with the figures of whoever thinks. */
const thinking = ({ guns, smallShot, caution, shy }: Temper): Temper => ({
  guns: figure('guns', guns),
  smallShot: figure('smallShot', smallShot),
  caution: figure('caution', caution),
  ...(shy && {
    shy: {
      boarded: figure('boarded', shy.boarded),
      outmatched: figure('outmatched', shy.outmatched),
      shotAt: figure('shotAt', shy.shotAt),
      nextTurn: figure('nextTurn', shy.nextTurn),
      rim: figure('rim', shy.rim),
    },
  }),
});

export const temperOf = (G: GrandArmada, side: Side): Temper =>
  thinking(TEMPERS[scenarioOf(G).number]?.[side] ?? (side === 'E' ? ENGLISH : SPANISH));
