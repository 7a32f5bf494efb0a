import type { EquipmentId } from '../data/equipment.js';
import type { ListId } from '../data/fleetLists.js';
import type { ShipTypeId } from '../data/hulls.js';
import type { Crew, Training } from '../data/intermediate.js';
import type { Sails } from './ship.js';

/** A ship as bought for a points battle [14.2, 15]. */
export interface FleetShip {
  type: ShipTypeId;
  name?: string;
  heavy: number;
  normal: number;
  archers: number;
  spare: number;
  equip: EquipmentId[];
  sails: Exclude<Sails, 'down'>;
  flagship?: boolean;
}

export interface FleetSquadron {
  name: string;
  list: ListId;
  variant: string | null;
  /** Crew quality; null if rolled [2.3]. */
  crew: Crew | null;
  crewTraining?: Training;
  /** Command of the officer, -2 to +2; null if rolled. */
  officer: number | null;
  commandTraining?: Training;
  admiral: boolean;
  /** Loyalty of allies, -2 to +2 [2.9]; null if not allied. */
  loyalty: number | null;
  ships: FleetShip[];
}

export interface Fleet {
  libations: number;
  squadrons: FleetSquadron[];
}
