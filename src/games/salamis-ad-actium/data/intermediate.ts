/** The Intermediate Phase [10] and sinking ships [5.12]. */

export const FIRE = { most: 3, tenLevels: 2, spreadOn: 5 } as const;
/** What a fire of level 1, 2, 3 does each turn [10.5]. */
export const BURN: readonly {
  readonly casualties: number;
  readonly oarsmen: number;
  readonly damage: 0 | 1 | 2;
  readonly spreads: boolean;
}[] = [
  { casualties: 1, oarsmen: 1, damage: 0, spreads: false },
  { casualties: 1, oarsmen: 1, damage: 1, spreads: false },
  { casualties: 2, oarsmen: 1, damage: 2, spreads: true },
];

/** d6 and the clock [5.12]. */
export const SINKING = { target: 4, clock: 2 } as const;

/** Squadron morale [10.2]. */
export const MORALE = {
  steady: 5,
  shaken: 2,
  noOfficer: -1,
  sight: 1,
  noSight: -1,
  perShipLost: -1,
  mostLost: 2,
  quarterStrength: -1,
  officerLost: -1,
  wonMore: 1,
  /** A shaken ship may not close, unless an enemy is at least so far away. */
  shakenKeep: 150,
} as const;

/** Lost battles [10.3]. */
export const FLEET_MORALE = {
  beaten: { num: 2, den: 3 },
  tests: { num: 1, den: 2 },
  target: 5,
  noCommander: -2,
  heavyLoss: { num: 6, den: 10, mod: -1 },
} as const;
export const VICTORY_POINTS = { sunkPct: 100, capturedPct: 150, fledPct: 50, routedPct: 50, admiral: 50, vice: 20 } as const;
/** Shares of the enemy's points for a win and for a decisive one. */
export const MARGINS = { marginal: 120, decisive: 200 } as const;

/** Flag officers [10.6]: d6 that hits one, d10 that kills one in a lost boarding, d6 from which one is rescued. */
export const OFFICERS = { shotHit: 6, boardingLostBy: 4, boardingKilled: 1, rescue: 4, rescueWithin: 50, noCommander: -2 } as const;

export const REPAIRS = { sparesPerShip: 2, leakFloor: 1, oarDifference: 2, mostGroups: 4 } as const;
export const REPAIR_OPTIONS = ['rebalanceOars', 'spareOars', 'rudder', 'leak', 'sails'] as const;

/** Factors that may pass between two ships in a turn [10.4]. */
export const TRANSFER = { most: 3, gap: 2 } as const;
