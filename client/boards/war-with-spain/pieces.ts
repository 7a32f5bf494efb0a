import {
  ARMY,
  type ArmyCounter,
  FLEET_NOS,
  type FleetId,
  type FleetNo,
  FRENCH,
  fleetId,
  type GroupId,
  type HexId,
  isHex,
  LEADERS,
  SHIP,
  type ShipCounter,
  type ShipFace,
  SIDES,
  type Side,
  sideOfUnit,
  TF,
  type UnitId,
  type WarWithSpain,
} from '../../../src/games/war-with-spain/face.js';

export { isHidden as isMasked } from '../../../src/games/war-with-spain/face.js';

export const sideOfPiece = (id: UnitId): Side => LEADERS[id]?.side ?? sideOfUnit(id);

/** Whether a unit is neutral French [15.1]. */
export const isNeutral = (G: WarWithSpain, id: UnitId): boolean =>
  !G.france.active && (FRENCH.includes(ARMY[id]?.nat) || LEADERS[id]?.nat === 'huguenot' || LEADERS[id]?.nat === 'league');

/** Returns the current values of a ship; undefined if the ship is hidden. */
export function faceOf(G: WarWithSpain, id: UnitId): ShipFace | undefined {
  const ship: ShipCounter | undefined = SHIP[id];
  if (!ship) return undefined;
  return G.naval[id]?.reduced && ship.back ? ship.back : ship.front;
}

/** Returns the current Combat Strength of a land unit; undefined if the unit is hidden. */
export function strengthOf(G: WarWithSpain, id: UnitId): number | undefined {
  const army: ArmyCounter | undefined = ARMY[id];
  if (!army) return undefined;
  return G.land[id]?.reduced && army.back !== null ? army.back : army.cs;
}

/** A side's pieces that the map shows as one marker: a fleet, loose ships, an army, besieged units or leaders without units. */
export interface Block {
  readonly id: string;
  readonly kind: 'fleet' | 'loose' | 'treasure' | 'land' | 'leaders';
  readonly side: Side;
  readonly hex: HexId;
  readonly besieged: boolean;
  readonly neutral: boolean;
  /** Ships or land units in the block. Hidden units are placeholders. */
  readonly units: readonly UnitId[];
  readonly leaders: readonly string[];
  readonly cargo: readonly UnitId[];
  readonly no?: FleetNo;
  readonly munitions?: number;
}

const NOBODY: readonly string[] = [];

function byPlace(records: { readonly [id: string]: { readonly at: string } }): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, { at }] of Object.entries(records)) {
    const there = found.get(at);
    if (there) there.push(id);
    else found.set(at, [id]);
  }
  return found;
}

/** Returns the blocks in each hex, as visible to a player. */
export function blocksOf(G: WarWithSpain): Map<HexId, Block[]> {
  const [naval, land, leaders] = [byPlace(G.naval), byPlace(G.land), byPlace(G.leaders)];
  const blocks = new Map<HexId, Block[]>();
  const put = (block: Block) => void blocks.set(block.hex, [...(blocks.get(block.hex) ?? []), block]);
  for (const side of SIDES) {
    for (const no of FLEET_NOS) {
      const id: FleetId = fleetId(side, no);
      const fleet = G.fleets[id];
      if (!fleet) continue;
      const { hex, besieged, munitions } = fleet;
      const units = (naval.get(hex) ?? NOBODY).filter((ship) => G.naval[ship].fleet === no && sideOfPiece(ship) === side);
      const aboard = leaders.get(id) ?? NOBODY;
      put({ id, kind: 'fleet', side, hex, besieged, neutral: false, units, leaders: aboard, cargo: land.get(id) ?? NOBODY, no, munitions });
    }
  }
  const hexes = new Set([...naval.keys(), ...land.keys(), ...leaders.keys()].filter(isHex));
  for (const hex of hexes) {
    for (const side of SIDES) {
      const ships = (naval.get(hex) ?? NOBODY).filter((id) => sideOfPiece(id) === side && G.naval[id].fleet === null);
      const group: GroupId = `${side}@${hex}`;
      for (const besieged of [false, true]) {
        const units = ships.filter((id) => id !== TF && G.naval[id].besieged === besieged);
        const aboard = besieged ? NOBODY : (leaders.get(group) ?? NOBODY);
        const cargo = besieged ? NOBODY : (land.get(group) ?? NOBODY);
        if (units.length) {
          const id = besieged ? `${group}:besieged` : group;
          put({ id, kind: 'loose', side, hex, besieged, neutral: false, units, leaders: aboard, cargo });
        }
      }
      if (ships.includes(TF)) {
        const { besieged } = G.naval[TF];
        put({ id: TF, kind: 'treasure', side, hex, besieged, neutral: false, units: [TF], leaders: NOBODY, cargo: NOBODY });
      }
      const here = (leaders.get(hex) ?? NOBODY).filter((id) => sideOfPiece(id) === side);
      const armies = (land.get(hex) ?? NOBODY).filter((id) => sideOfPiece(id) === side);
      for (const besieged of [false, true]) {
        const units = armies.filter((id) => G.land[id].besieged === besieged);
        if (!units.length) continue;
        const alone = !besieged || !armies.some((id) => !G.land[id].besieged);
        const id = `${side}:land:${hex}${besieged ? ':besieged' : ''}`;
        const neutral = isNeutral(G, units[0]);
        put({ id, kind: 'land', side, hex, besieged, neutral, units, leaders: alone ? here : NOBODY, cargo: NOBODY });
      }
      if (here.length && !armies.length) {
        const neutral = isNeutral(G, here[0]);
        put({
          id: `${side}:leaders:${hex}`,
          kind: 'leaders',
          side,
          hex,
          besieged: false,
          neutral,
          units: NOBODY,
          leaders: here,
          cargo: NOBODY,
        });
      }
    }
  }
  return blocks;
}

/** Returns the Combat Strength of a block, or undefined if any unit is hidden. */
export function totalOf(G: WarWithSpain, { kind, units }: Block): number | undefined {
  let total = 0;
  for (const id of units) {
    const cs = kind === 'land' ? strengthOf(G, id) : faceOf(G, id)?.cs;
    if (cs === undefined) return undefined;
    total += cs;
  }
  return units.length ? total : undefined;
}
