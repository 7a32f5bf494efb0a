import type { Edge, Salamis } from '../../state.js';
import { removeShip } from '../basics/losses.js';
import { broughtBy, ship, type Tools, troops } from '../basics/ships.js';
import { victoryOf } from '../settingUp/scenarioRules.js';

/** Leaving the table [5.4], and what it counts for in a scenario [10.3]. */

/** Men enough to land, in factors. */
const LANDING_PARTY = 3;

const ownUnrouted = (G: Salamis, id: string): boolean => {
  const { prize, side, sq } = ship(G, id);
  return prize === null && side === broughtBy(G, id) && G.squadrons[sq].state !== 'routed';
};

const canLand = (G: Salamis, id: string): boolean => ownUnrouted(G, id) && troops(ship(G, id)) + ship(G, id).oarsmen >= LANDING_PARTY;

/** What going over an edge at this place is for a ship. */
function fateOver(G: Salamis, id: string, edge: Edge, x: number, y: number): 'fled' | 'escaped' | 'landed' {
  const victory = victoryOf(G);
  if (victory.type === 'standard' || ship(G, id).side !== victory.side) return 'fled';
  if (victory.type === 'breakout') return victory.edges.includes(edge) && ownUnrouted(G, id) ? 'escaped' : 'fled';
  const along = edge === 'N' || edge === 'S' ? x : y;
  const way = victory.zones.some((zone) => zone.kind === 'exit' && zone.edge === edge && zone.from <= along && along <= zone.to);
  return way && canLand(G, id) ? 'landed' : 'fled';
}

export function leaveTable(tools: Tools, id: string, edge: Edge): void {
  const vessel = ship(tools.G, id);
  removeShip(tools, id, fateOver(tools.G, id, edge, vessel.at.x, vessel.at.y), '5.4');
}

/** A ship has run up a beach: where its side wants to land, its men are ashore. */
export function landIfWanted(tools: Tools, id: string, land: string): void {
  const { G } = tools;
  const victory = victoryOf(G);
  if (victory.type !== 'landings' || ship(G, id).side !== victory.side) return;
  const wanted = victory.zones.some((zone) => zone.kind === 'beach' && zone.land === land);
  if (wanted && canLand(G, id)) removeShip(tools, id, 'landed', '10.3');
}
