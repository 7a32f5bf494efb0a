import * as Type from '@sinclair/typebox';
import { shape } from '../../../../kit/shape.js';
import { EQUIPMENT_IDS, SHIP_TYPE_IDS } from '../../data/equipment.js';
import { LIST_IDS } from '../../data/fleetLists.js';
import { CREWS, TRAININGS } from '../../data/intermediate.js';
import type { Fleet } from '../../state/fleet.js';

// Schemas check size and shape only; the fleet rules check the content.

const oneOf = <T extends string>(ids: readonly T[]) => Type.Union(ids.map((id) => Type.Literal(id)));
const factors = Type.Integer({ minimum: 0, maximum: 60 });
const strict = { additionalProperties: false };

const ship = Type.Object(
  {
    type: oneOf(SHIP_TYPE_IDS),
    name: Type.Optional(Type.String({ maxLength: 40 })),
    heavy: factors,
    normal: factors,
    archers: factors,
    spare: factors,
    equip: Type.Array(oneOf(EQUIPMENT_IDS), { maxItems: 10 }),
    sails: oneOf(['none', 'aboard', 'set']),
    flagship: Type.Optional(Type.Boolean()),
  },
  strict,
);

const squadron = Type.Object(
  {
    name: Type.String({ maxLength: 40 }),
    list: oneOf(LIST_IDS),
    variant: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
    crew: Type.Union([oneOf(CREWS), Type.Null()]),
    crewTraining: Type.Optional(oneOf(TRAININGS)),
    officer: Type.Union([Type.Integer({ minimum: -2, maximum: 2 }), Type.Null()]),
    commandTraining: Type.Optional(oneOf(TRAININGS)),
    admiral: Type.Boolean(),
    loyalty: Type.Union([Type.Integer({ minimum: -2, maximum: 2 }), Type.Null()]),
    ships: Type.Array(ship, { maxItems: 14 }),
  },
  strict,
);

export const FleetArg = Type.Unsafe<Fleet>(
  Type.Object({ libations: Type.Integer({ minimum: 0, maximum: 3 }), squadrons: Type.Array(squadron, { maxItems: 24 }) }, strict),
);

const fits = shape(FleetArg);

export const isFleet = (value: unknown): value is Fleet => fits(value);
