import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { BOARDING_ODDS, STRENGTH } from '../../data/boarding.js';
import { named } from '../../fleetName.js';
import type { Tools } from '../../rules/basics/ships.js';
import { opponentOf, SIDES } from '../../sides.js';
import { ASSAULT } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { campaignOf, isMajor, portsHeld } from './areas.js';
import { enemiesIn, fleetIds, worstFirst } from './fleets.js';
import { oddsFor } from './quickBattle.js';

/** Assaults on ports, after the battles [12.2]. */

const landingStrength = (camp: Campaign, fleet: string): number =>
  camp.fleets[fleet].ships.reduce((sum, id) => {
    const { heavy, normal, archers } = camp.ships[id];
    return sum + STRENGTH.heavy * heavy + STRENGTH.normal * normal + STRENGTH.archers * archers;
  }, 0);

/** The port that a fleet assaults: the one it was sent against, else the first that the enemy holds; nothing if it cannot. */
function targetOf(camp: Campaign, id: string): string | undefined {
  const { side, area: at, stance, port } = camp.fleets[id];
  if (stance !== 'assault' || enemiesIn(camp, at, side).length) return undefined;
  const held = portsHeld(camp, at, opponentOf(side));
  return port !== null && held.includes(port) ? port : held[0];
}

/** What bears on an assault. */
export function assaultModifiers(camp: Campaign, id: string, port: string): Modifier[] {
  const { garrison, breached, blockaded } = camp.ports[port];
  const attack = landingStrength(camp, id);
  const defence = ASSAULT.garrison * garrison;
  const odds = attack >= defence ? oddsFor(BOARDING_ODDS, attack, defence) : -oddsFor(BOARDING_ODDS, defence, attack);
  return counting([
    ['odds', odds],
    ['commander', camp.fleets[id].officer.mod],
    ['breached', breached ? ASSAULT.breached : 0],
    ['blockaded', blockaded ? ASSAULT.blockaded : 0],
  ]);
}

/** Every fleet with orders for it assaults, side 0 first. */
export function assaults(tools: Tools): void {
  const camp = campaignOf(tools.G);
  for (const side of SIDES) {
    for (const id of fleetIds(camp, side)) {
      const port = targetOf(camp, id);
      if (port !== undefined) assault(tools, id, port);
    }
  }
}

function assault(tools: Tools, id: string, port: string): void {
  const { G, dice, emit } = tools;
  const camp = campaignOf(G);
  const { side, area: at } = camp.fleets[id];
  const modifiers = assaultModifiers(camp, id, port);
  const thrown = [dice.die(10), dice.die(10)];
  const attack = thrown[0] + sumOf(modifiers);
  const difference = attack - thrown[1] - ASSAULT.defenders;
  const falls = difference >= ASSAULT.captures || (difference >= ASSAULT.succeeds && !isMajor(camp, at, port));
  const result = falls ? 'captured' : difference >= ASSAULT.succeeds ? 'breached' : 'repulsed';
  emit({
    key: 'assault',
    case: '12.2',
    at: [at],
    values: { ...named(G, side), port, result, defence: thrown[1] + ASSAULT.defenders },
    roll: { dice: thrown, modifiers: [...modifiers, ['defenders', -ASSAULT.defenders] as const], total: difference },
  });
  losses(tools, id, result === 'repulsed' ? ASSAULT.repulsedLoss : ASSAULT.successLoss);
  if (result === 'breached') camp.ports[port].breached = true;
  if (!falls) return;
  const { garrison } = camp.ports[port];
  camp.ports[port] = { owner: side, garrison: Math.ceil(garrison / ASSAULT.newGarrison), breached: false, blockaded: false };
}

/** A share of each kind of troops falls, rounded up: from the ships with the worst crews first. */
function losses({ G }: Tools, id: string, pct: number): void {
  const camp = campaignOf(G);
  const ships = worstFirst(G, camp, camp.fleets[id].ships);
  for (const kind of ['heavy', 'normal', 'archers'] as const) {
    const all = ships.reduce((sum, ship) => sum + camp.ships[ship][kind], 0);
    let fallen = Math.ceil((all * pct) / 100);
    for (const ship of ships) {
      const lost = Math.min(fallen, camp.ships[ship][kind]);
      camp.ships[ship][kind] -= lost;
      fallen -= lost;
    }
  }
}
