import type { Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { CAMPAIGN_VICTORY } from '../data/tables.js';
import { worth } from '../rules/fleets.js';
import type { Campaign } from '../state.js';

/** What a battle promises. */
export interface Prospect {
  /** Victory points that it brings on the average. */
  readonly value: number;
  readonly wins: number;
}

/** A campaign as the captain of a side weighs it: what he has worked out once he remembers while he thinks. */
export interface Scale {
  readonly view: Salamis;
  readonly camp: Campaign;
  readonly side: Side;
  /** What every ship is worth unhurt, in points. */
  readonly worth: Readonly<Record<string, number>>;
  readonly battles: Map<string, Prospect>;
  readonly musters: Map<string, number>;
}

export const scaleOf = (view: Salamis, camp: Campaign, side: Side): Scale => ({
  view,
  camp,
  side,
  worth: Object.fromEntries(Object.entries(camp.ships).map(([id, ship]) => [id, worth(view, camp, ship)])),
  battles: new Map(),
  musters: new Map(),
});

/** The same ships in other fleets. */
export const withFleets = (scale: Scale, fleets: Campaign['fleets']): Scale => ({
  ...scale,
  camp: { ...scale.camp, fleets },
  battles: new Map(),
  musters: new Map(),
});

export function remembered<T>(memory: Map<string, T>, key: string, work: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = work();
  memory.set(key, found);
  return found;
}

export const inVictoryPoints = (points: number): number => points / CAMPAIGN_VICTORY.pointsPerShips;
