import type { EquipmentId } from '../data/equipment.js';
import type { ListId } from '../data/fleetLists.js';
import type { ShipTypeId } from '../data/hulls.js';
import type { Crew, Training } from '../data/intermediate.js';
import type { Sails } from './ship.js';

/** A ship as it is bought for a points battle [14.2, 15]. */
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
  /** null: rolled on the training that is paid for [2.3]. */
  crew: Crew | null;
  crewTraining?: Training;
  /** Command of its officer, -2 to +2; null: rolled on the training paid for. */
  officer: number | null;
  commandTraining?: Training;
  /** The Admiral commands this one. */
  admiral: boolean;
  /** Allies: their loyalty, -2 to +2 [2.9]; null: not allied. */
  loyalty: number | null;
  ships: FleetShip[];
}

/** What `setFleet` takes: a fleet for a points battle [2.1, 2.3]. */
export interface Fleet {
  libations: number;
  squadrons: FleetSquadron[];
}
