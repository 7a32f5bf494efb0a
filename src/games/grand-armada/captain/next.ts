import type { Dice } from '../../../kit/dice.js';
import { COLUMNS, grid, swung } from '../data/map.js';
import { ROSTER } from '../data/ships.js';
import { MOVEMENT } from '../data/tables.js';
import { HANDS, HEADINGS, type Heading, type ShipId, type Side } from '../ids.js';
import { hasWork } from '../rules/initiative.js';
import { allowance, idle } from '../rules/points.js';
import { chargedTo, entryHexes, reserves } from '../rules/reinforcements.js';
import { fleet, isFighting, placeOf, ship } from '../rules/ships.js';
import { towables } from '../rules/towing.js';
import { generalRetreat, score } from '../rules/victory.js';
import { attitude } from '../rules/wind.js';
import { enemiesBeside, fightersNear } from '../rules/zones.js';
import type { GrandArmadaMove } from '../sequence.js';
import { type GrandArmada, seatOf } from '../state.js';

/** Which ship sails next, who is made to sail, what enters. */

/** Hexes to the nearest fighting enemy. */
function distance(G: GrandArmada, side: Side, id: ShipId): number {
  let nearest = 99;
  for (const other of fleet(G, side === 'E' ? 'S' : 'E'))
    if (isFighting(G, other)) nearest = Math.min(nearest, grid.distance(placeOf(G, id), placeOf(G, other)));
  return nearest;
}

export function nextShip(G: GrandArmada, side: Side, dice: Dice): GrandArmadaMove {
  const ships = idle(G, side);
  const entry = entering(G, side);
  if (G.step === 'opening' && retreats(G)) return { move: 'generalRetreat', args: [] };
  if (entry && (G.step !== 'choose' || !ships.length || dice.die(2) === 1)) return entry;
  const byDistance = ships.map((id) => ({ id, far: distance(G, side, id) })).sort((a, b) => a.far - b.far);
  if (!byDistance.length) return entry ?? { move: 'declineEntry', args: [] };
  const nearest = byDistance[0];
  if (G.step === 'choose' && forces(G, side, nearest.far, dice)) return { move: 'forceEnemy', args: [] };
  const chosen = G.step === 'choose' ? nearest : byDistance[byDistance.length - 1];
  return activation(G, side, chosen.id);
}

/** Who waits sees what the other does: worth it about every second time, and always while all is still far off. */
function forces(G: GrandArmada, side: Side, nearest: number, dice: Dice): boolean {
  if (!hasWork(G, side === 'E' ? 'S' : 'E')) return false;
  return nearest > 8 || dice.die(2) === 1;
}

/** The yaw that is owed goes to the side with the better wind; a tow is taken where the battle asks for it. */
function activation(G: GrandArmada, side: Side, id: ShipId): GrandArmadaMove {
  const { yawDue, heading, towing } = ship(G, id);
  const yaw = yawDue ? [...HANDS].sort((a, b) => points(G, id, heading, b) - points(G, id, heading, a))[0] : undefined;
  const bow = yaw ? swung(heading, yaw === 'L' ? -1 : 1) : heading;
  const tow = towing || !wantsTow(G, side, id) ? undefined : towables(G, id, bow).find((other) => other === 'rosario');
  const orders = { ...(yaw && { yaw }), ...(tow && { tow }) };
  return { move: 'activate', args: yaw || tow ? [id, orders] : [id] };
}

const points = (G: GrandArmada, id: ShipId, heading: Heading, hand: 'L' | 'R') => allowance(G, id, swung(heading, hand === 'L' ? -1 : 1));

const wantsTow = (G: GrandArmada, side: Side, id: ShipId): boolean => side === 'S' && !enemiesBeside(G, id).length;

/** The English go home once they have won and may. */
const retreats = (G: GrandArmada): boolean => !generalRetreat.refuse(G, seatOf(G, 'E'), []) && score(G, 'retreat').side === 'E';

/** As soon as possible, opposite the nearest enemy, the strongest first. */
function entering(G: GrandArmada, side: Side): GrandArmadaMove | undefined {
  const pool = reserves(G, side);
  const [best] = [...pool].sort((a, b) => strengthOf(b) - strengthOf(a));
  const group = best && chargedTo(G, best);
  if (!group) return undefined;
  const hexes = entryHexes(G, group);
  if (!hexes.length) return undefined;
  const near = (hex: string) =>
    Math.min(99, ...fightersNear(G, side, grid.index(hex), 99).map((other) => grid.distance(grid.index(hex), placeOf(G, other))));
  const [hex] = [...hexes].sort((a, b) => near(a) - near(b));
  const inward = hex.startsWith(`${COLUMNS[0]}-`) ? [2, 3] : [5, 6];
  const heading = HEADINGS.filter((bow) => inward.includes(bow)).sort((a, b) => startOf(G, best, b) - startOf(G, best, a))[0];
  return { move: 'enter', args: [best, hex, heading] };
}

const strengthOf = (id: ShipId): number => ROSTER[id].crew + ROSTER[id].guns + ROSTER[id].speed + (ROSTER[id].admiral ? 2 : 0);
const startOf = ({ windFrom }: GrandArmada, id: ShipId, heading: Heading): number =>
  MOVEMENT[ROSTER[id].oars ? 'oars' : 'sail'][ROSTER[id].speed][attitude(heading, windFrom)];
