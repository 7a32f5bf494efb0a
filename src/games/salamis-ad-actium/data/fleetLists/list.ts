import type { RuleCase } from '../../keys.js';
import type { EquipmentId } from '../equipment.js';
import type { ShipTypeId } from '../hulls.js';
import type { Pantheon, Training } from '../intermediate.js';
import type { Region } from '../movement.js';

// Fleet lists [11]. Shares are percentages of a fleet's ships. Years BC are negative.

export interface ListedType {
  readonly type: ShipTypeId;
  readonly least: number;
  readonly most: number;
  /** Maximum number of ships, whatever the share. */
  readonly ships?: number;
}

export interface Variant {
  readonly name: string;
  readonly command: Training;
  readonly crew: Training;
  readonly years?: readonly [number, number];
  /** The only types that the variant may include; absent if it may include all. */
  readonly only?: readonly ShipTypeId[];
}

export interface FleetList {
  readonly case: RuleCase;
  readonly name: string;
  /** Adjective for a fleet, as in "Persian fleet". */
  readonly people: string;
  readonly years: readonly [number, number];
  readonly region: Region;
  readonly command: Training;
  readonly crew: Training;
  readonly types: readonly ListedType[];
  readonly equipment: readonly EquipmentId[];
  readonly variants: { readonly [id: string]: Variant };
  readonly pantheon: Pantheon;
}

export const type = (id: ShipTypeId, least: number, most: number, ships?: number): ListedType => ({
  type: id,
  least,
  most,
  ...(ships && { ships }),
});
