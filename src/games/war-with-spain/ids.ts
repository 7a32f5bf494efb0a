import * as Type from '@sinclair/typebox';
import { sidesOf } from '../../kit/sides.js';

/** A side. E: English and Dutch; S: Spanish. */
export type Side = 'E' | 'S';
export const { SIDES, opponentOf, sideOf, seatOf } = sidesOf<Side>('E', 'S');

/** A hex by column and row: "1027". */
export type HexId = string;
/** Id of a counter, or a placeholder such as "hidden:E:land:2614:0". */
export type UnitId = string;
export type LeaderId = string;

export type FleetNo = 1 | 2 | 3 | 4 | 5 | 6;
export const FLEET_NOS: readonly FleetNo[] = [1, 2, 3, 4, 5, 6];
/** Id of a fleet or armada: "E3", "S1". */
export type FleetId = `${Side}${FleetNo}`;

const FLEET_IDS: { readonly [side in Side]: readonly FleetId[] } = {
  E: FLEET_NOS.map((no): FleetId => `E${no}`),
  S: FLEET_NOS.map((no): FleetId => `S${no}`),
};

export const fleetId = (side: Side, no: FleetNo): FleetId => FLEET_IDS[side][no - 1];
export const fleetIdsOf = (side: Side): readonly FleetId[] => FLEET_IDS[side];

export const TF = 'TF' as const;

export type Box = 1 | 2 | 3 | 4;
export type TreasureMonth = 'June' | 'July' | 'August';
export const TREASURE_MONTHS: readonly TreasureMonth[] = ['June', 'July', 'August'];
export type StandingAnswer = 'ask' | 'never' | 'always';
export const STANDINGS: readonly StandingAnswer[] = ['ask', 'never', 'always'];

export const HexArg = Type.String({ pattern: '^[0-9]{4}$' });
export const PathArg = Type.Array(HexArg, { minItems: 1, maxItems: 20 });
export const UnitArg = Type.String({ pattern: '^[A-Z]{2,3}[0-9]{0,2}$' });
export const UnitsArg = Type.Array(UnitArg, { maxItems: 80 });
export const LeaderArg = Type.String({ pattern: '^[a-z]{2,20}$' });
export const LeadersArg = Type.Array(LeaderArg, { maxItems: 20 });
export const FleetArg = Type.Union(FLEET_NOS.map((no) => Type.Literal(no)));
/** Schema for a fleet ("E3") or a side's loose ships in a hex ("S@2715"). */
export const GroupArg = Type.String({ pattern: '^[ES]([1-6]|@[0-9]{4})$' });
export const StandingArg = Type.Union(STANDINGS.map((mode) => Type.Literal(mode)));
/** Schema for units that leave a group with its ships. */
export const CargoArg = Type.Object({ landIds: UnitsArg, leaderIds: LeadersArg }, { additionalProperties: false });
