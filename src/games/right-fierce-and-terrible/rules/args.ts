import * as Type from '@sinclair/typebox';
import { actionOf, type KeyedTools } from '../../../kit/action.js';
import { COMMAND_IDS, LEADER_IDS, MARINE_IDS, SQUADRON_IDS } from '../data/units.js';
import type { SluysKeys } from '../keys.js';
import type { Sluys } from '../state.js';

export type Tools = KeyedTools<Sluys, SluysKeys>;
export const action = actionOf<Sluys, SluysKeys>();

const oneOf = <T extends string>(ids: readonly T[]) => Type.Union(ids.map((id) => Type.Literal(id)));

export const SquadronArg = oneOf(SQUADRON_IDS);
export const MarineArg = oneOf(MARINE_IDS);
export const LeaderArg = oneOf(LEADER_IDS);
export const ManArg = oneOf([...MARINE_IDS, ...LEADER_IDS]);
export const StepUnitArg = oneOf([...SQUADRON_IDS, ...MARINE_IDS]);
export const UnitArg = oneOf([...SQUADRON_IDS, ...MARINE_IDS, ...LEADER_IDS]);
export const CommandArg = oneOf(COMMAND_IDS);
/** Any hex of the map, land included. */
export const HexArg = Type.String({ pattern: '^(0[1-9]|[12][0-9]|3[0-2])(0[1-9]|1[0-9]|20)$' });
export const UnitOrNobody = Type.Union([StepUnitArg, Type.Null()]);
