import type { Crew, Ship } from '../state.js';

/** A ship as it is bought for a battle by points [14.2, 15]. */
export interface FleetShip {
  type: string;
  name?: string;
  heavy: number;
  normal: number;
  archers: number;
  spare: number;
  equip: string[];
  sails: Ship['sails'];
  flagship?: boolean;
}

export interface FleetSquadron {
  name: string;
  list: string;
  variant: string | null;
  /** null: rolled on the list's training [2.3]. */
  crew: Crew | null;
  /** Command of its officer, -2 to +2; null: rolled. */
  officer: number | null;
  /** The Admiral commands this one. */
  admiral: boolean;
  /** Allies: their loyalty, -2 to +2 [2.9]; null: not allied. */
  loyalty: number | null;
  ships: FleetShip[];
}

/** What `setFleet` takes: a fleet for a battle by points [2.1, 2.3]. */
export interface Fleet {
  libations: number;
  squadrons: FleetSquadron[];
}
