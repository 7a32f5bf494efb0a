import type { PlayerID } from '../../../../kit/rules.js';
import { STRENGTH } from '../../data/boarding.js';
import { type ShipTypeId, shipType } from '../../data/equipment.js';
import { FLEET_LISTS } from '../../data/fleetLists.js';
import type { SalamisMove } from '../../sequence.js';
import type { Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { CAMPAIGN_VICTORY, COSTS } from '../data/tables.js';
import { areaIds, byDistance, majorsHeld, theatreOf } from '../rules/areas.js';
import { fleetIds, gradeUp, shipsOf, worth } from '../rules/fleets.js';
import { deckRoom } from '../rules/reorganisation.js';
import { buyShip, missing, priceOf, recruits, refit, repairShip, train } from '../rules/replacements.js';
import type { Campaign, CampaignShip } from '../state.js';

export interface Prospect {
  readonly value: number;
  readonly wins: number;
}

export interface Scale {
  readonly view: Salamis;
  readonly camp: Campaign;
  readonly side: Side;
  readonly worth: Readonly<Record<string, number>>;
  readonly battles: Map<string, Prospect>;
  readonly musters: Map<string, number>;
}

export const scaleOf = (view: Salamis, camp: Campaign, side: Side): Scale => ({
  view,
  camp,
  side,
  worth: Object.fromEntries(Object.entries(camp.ships).map(([id, ship]) => [id, worth(view, camp, ship)])),
  battles: new Map(),
  musters: new Map(),
});

export const withFleets = (scale: Scale, fleets: Campaign['fleets']): Scale => ({
  ...scale,
  camp: { ...scale.camp, fleets },
  battles: new Map(),
  musters: new Map(),
});

export function remembered<T>(memory: Map<string, T>, key: string, work: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = work();
  memory.set(key, found);
  return found;
}

export const inVictoryPoints = (points: number): number => points / CAMPAIGN_VICTORY.pointsPerShips;

// How the campaign bot spends the treasury: repairs, training, marines, ships.

/** Fraction of the points gained in port that counts as victory points. */
const MUSTER = 0.3;

export const bySize = (camp: Campaign, side: Side): string[] =>
  fleetIds(camp, side).sort((a, b) => camp.fleets[b].ships.length - camp.fleets[a].ships.length);

/** Returns the victory points expected from training and marines this month. */
export function musterWorth(scale: Scale, id: string, at: string, stays: boolean): number {
  const { camp, side } = scale;
  return majorsHeld(camp, at, side).length ? remembered(scale.musters, `${id} ${stays}`, () => muster(scale, id, stays)) : 0;
}

function muster({ view, camp, side, worth: before }: Scale, id: string, stays: boolean): number {
  let money = camp.treasury[side];
  let points = 0;
  const becomes = (ship: string, cost: number, changed: Partial<CampaignShip>): void => {
    if (cost > money) return;
    money -= cost;
    points += worth(view, camp, { ...camp.ships[ship], ...changed }) - before[ship];
  };
  if (stays) for (const ship of recruits(camp, id)) becomes(ship, COSTS.training, { crew: gradeUp(camp.ships[ship].crew, 1) });
  for (const ship of camp.fleets[id].ships) {
    const room = Math.max(0, deckRoom(camp, ship));
    becomes(ship, COSTS.troops * room, { heavy: camp.ships[ship].heavy + room });
  }
  return MUSTER * inVictoryPoints(points);
}

export function repairs(view: Salamis, camp: Campaign, player: PlayerID, side: Side): SalamisMove | undefined {
  const worst = shipsOf(camp, side)
    .filter((id) => camp.ships[id].dmg > 0 && !repairShip.refuse(view, player, [id]))
    .sort((a, b) => camp.ships[b].dmg - camp.ships[a].dmg)[0];
  return worst === undefined ? undefined : { move: 'repairShip', args: [worst] };
}

export function drill(view: Salamis, camp: Campaign, player: PlayerID, side: Side): SalamisMove | undefined {
  const id = bySize(camp, side).find((fleet) => !train.refuse(view, player, [fleet]));
  return id === undefined ? undefined : { move: 'train', args: [id] };
}

/** Returns a purchase of heavy marines, for the largest fleets first. Oarsmen are bought only for tabletop battles. */
export function marines(view: Salamis, camp: Campaign, player: PlayerID, side: Side): SalamisMove | undefined {
  const affordable = Math.floor(camp.treasury[side] / COSTS.troops);
  for (const id of bySize(camp, side).flatMap((fleet) => camp.fleets[fleet].ships)) {
    const heavy = Math.min(affordable, Math.max(0, deckRoom(camp, id)));
    const oarsmen = camp.battles === 'tactical' ? missing(camp, id).oarsmen : 0;
    const men = { heavy, normal: 0, archers: 0, oarsmen };
    if (!refit.refuse(view, player, [id, men])) return { move: 'refit', args: [id, men] };
  }
  return undefined;
}

function yard(camp: Campaign, side: Side): string | undefined {
  const [main] = bySize(camp, side);
  const near = main === undefined ? areaIds(camp) : byDistance(camp, camp.fleets[main].area, true).map(([at]) => at);
  return near.flatMap((at) => majorsHeld(camp, at, side))[0];
}

function strengthFor(view: Salamis, camp: Campaign, type: ShipTypeId): number {
  const { heavy, normal, archers, capacity } = shipType(type);
  const marines = capacity - heavy - normal - archers;
  const strength = STRENGTH.heavy * (heavy + marines) + STRENGTH.normal * normal + STRENGTH.archers * archers;
  return strength / (priceOf(view, camp, type) + COSTS.troops * marines);
}

/** Returns a building order for the ship with the most fighting strength per point that the fleet list allows. */
export function building(view: Salamis, camp: Campaign, player: PlayerID, side: Side): SalamisMove | undefined {
  const port = yard(camp, side);
  const own = shipsOf(camp, side).map((id) => camp.ships[id].type);
  const fleet = [...own, ...(camp.building[side] ?? []).map(({ type }) => type)];
  const best = theatreOf(camp)
    .sides[side].lists.flatMap(({ list }) => FLEET_LISTS[list].types.map((listed) => ({ ...listed, list })))
    .filter(({ type, most }) => 100 * (fleet.filter((other) => other === type).length + 1) <= most * (fleet.length + 1))
    .filter(({ type, list }) => !buyShip.refuse(view, player, [type, list, port]))
    .sort((a, b) => strengthFor(view, camp, b.type) - strengthFor(view, camp, a.type))[0];
  return best && { move: 'buyShip', args: [best.type, best.list, port] };
}
