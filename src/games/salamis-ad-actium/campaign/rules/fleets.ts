import type { EventOf } from '../../../../kit/action.js';
import { LEVEL } from '../../data/damage.js';
import { FLEET_LISTS } from '../../data/fleetLists.js';
import { CREW, CREWS, commandOf as commandRank, type Training, trained } from '../../data/quality.js';
import type { SalamisKeys } from '../../keys.js';
import type { Tools } from '../../rules/basics/ships.js';
import { pointsOf } from '../../rules/points/outfit.js';
import { opponentOf, type Side } from '../../sides.js';
import type { Crew, Damage, OptionId, Salamis } from '../../state.js';
import { FLEETS, QUICK } from '../data/tables.js';
import type { Campaign, CampaignFleet, CampaignShip, Commission } from '../state.js';
import { campaignOf, theatreOf } from './areas.js';
import { nextCommission } from './commissions.js';

/** Fleets of a campaign: their ships, officers and worth [12.3]. */

export const fleetIds = (camp: Campaign, side: Side): string[] => Object.keys(camp.fleets).filter((id) => camp.fleets[id].side === side);
export const fleetsIn = (camp: Campaign, at: string, side: Side): string[] =>
  fleetIds(camp, side).filter((id) => camp.fleets[id].area === at);
export const shipsIn = (camp: Campaign, at: string, side: Side): string[] =>
  fleetsIn(camp, at, side).flatMap((id) => camp.fleets[id].ships);
export const shipsOf = (camp: Campaign, side: Side): string[] => fleetIds(camp, side).flatMap((id) => camp.fleets[id].ships);
export const fleetOf = (camp: Campaign, ship: string): string | undefined =>
  Object.keys(camp.fleets).find((id) => camp.fleets[id].ships.includes(ship));
export const enemiesIn = (camp: Campaign, at: string, side: Side): string[] => fleetsIn(camp, at, opponentOf(side));

/** What a ship is worth as it is manned, unhurt [15]. */
export function worth(G: Pick<Salamis, 'options'>, camp: Campaign, ship: CampaignShip): number {
  const { type, crew, heavy, normal, archers, equip } = ship;
  return pointsOf({ type, crew, heavy, normal, archers, equip }, { options: G.options as Record<OptionId, boolean>, year: camp.year });
}

/** Strength of one ship in a quick battle [12.8]. */
export const strengthOf = (G: Pick<Salamis, 'options'>, camp: Campaign, id: string): number =>
  Math.floor((worth(G, camp, camp.ships[id]) * (100 - QUICK.perDamage * camp.ships[id].dmg)) / 100);

export const strengthIn = (G: Pick<Salamis, 'options'>, camp: Campaign, fleets: readonly string[]): number =>
  fleets.flatMap((id) => camp.fleets[id].ships).reduce((sum, id) => sum + strengthOf(G, camp, id), 0);

/** The fleet whose officer leads several: the Admiral's, else that of the best officer, of equals the first. */
export function leading(camp: Campaign, fleets: readonly string[]): string {
  const rating = (id: string) => (camp.fleets[id].officer.rank === 'admiral' ? 10 : camp.fleets[id].officer.mod);
  return fleets.reduce((best, id) => (rating(id) > rating(best) ? id : best), fleets[0]);
}
export const commandOf = (camp: Campaign, fleets: readonly string[]): number => camp.fleets[leading(camp, fleets)].officer.mod;

/** Ids as they were numbered: "b2" before "b10". */
export const byId = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

/** Ships in the order in which ill luck takes them: worst crews first, then fewest points, then as they were numbered [12]. */
export const worstFirst = (G: Pick<Salamis, 'options'>, camp: Campaign, ships: readonly string[]): string[] =>
  [...ships].sort(
    (a, b) =>
      CREW[camp.ships[a].crew].mod - CREW[camp.ships[b].crew].mod ||
      worth(G, camp, camp.ships[a]) - worth(G, camp, camp.ships[b]) ||
      byId(a, b),
  );

/** A level of damage more; without a battle a ship of a campaign stays afloat. */
export function hurt(camp: Campaign, id: string): void {
  camp.ships[id].dmg = Math.min(LEVEL.severe, camp.ships[id].dmg + 1) as Damage;
}

/** A ship is gone: taken from its fleet; a fleet without ships is no more, and an Admiral without one is succeeded. */
export function loseShip(G: Pick<Salamis, 'options'>, camp: Campaign, side: Side, id: string): void {
  camp.lost[side] += worth(G, camp, camp.ships[id]);
  detach(camp, id);
  delete camp.ships[id];
  dissolveEmpty(camp);
}

export function detach(camp: Campaign, id: string): void {
  const fleet = fleetOf(camp, id);
  if (fleet !== undefined) camp.fleets[fleet].ships = camp.fleets[fleet].ships.filter((other) => other !== id);
}

export function dissolveEmpty(camp: Campaign): void {
  for (const [id, { ships }] of Object.entries(camp.fleets)) if (!ships.length) delete camp.fleets[id];
  for (const side of [0, 1] as const) promote(camp, side);
}

/** A side without its Admiral follows the best of its other officers. */
export function promote(camp: Campaign, side: Side): void {
  const ids = fleetIds(camp, side);
  if (!ids.length || ids.some((id) => camp.fleets[id].officer.rank === 'admiral')) return;
  camp.fleets[leading(camp, ids)].officer.rank = 'admiral';
}

/** Training of a side's officers and crews: that of its first list. */
export function listOf(camp: Campaign, side: Side) {
  const { list, variant } = theatreOf(camp).sides[side].lists[0];
  const own = FLEET_LISTS[list];
  return (variant !== null && own.variants[variant]) || own;
}

/** A new officer for a fleet [2.3]: his side alone is told what was thrown for him. */
export function rollOfficer({ dice }: Pick<Tools, 'dice'>, camp: Campaign, side: Side, fleet: string, training?: Training): Commission {
  const taught = training ?? listOf(camp, side).command;
  const die = dice.die(10);
  const mod = trained(taught, die);
  const values = { fleet, training: taught, quality: commandRank(mod) };
  note(camp, side, { key: 'newOfficer', case: '2.3', values, roll: { dice: [die], chart: 'training' } });
  return { rank: 'vice', mod, no: nextCommission(camp, side) };
}

/** An id that nothing of this side had before. */
export function nextId(camp: Campaign, side: Side): string {
  camp.seq[side] += 1;
  return `${side === 0 ? 'a' : 'b'}${camp.seq[side]}`;
}

const NUMERALS = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The name of a fleet that parts from another: hers, and the next numeral that no fleet of the side bears. */
export function partedName(camp: Campaign, fleet: string): string {
  const { name, side } = camp.fleets[fleet];
  const stem = name.replace(/ [IVX]+$/, '').slice(0, 25);
  const borne = new Set(fleetIds(camp, side).map((id) => camp.fleets[id].name));
  const numeral = NUMERALS.find((each) => !borne.has(`${stem} ${each}`));
  return numeral === undefined ? stem : `${stem} ${numeral}`;
}

export const newFleet = (
  side: CampaignFleet['side'],
  name: string,
  area: string,
  ships: string[],
  officer: CampaignFleet['officer'],
): CampaignFleet => ({
  side,
  name,
  area,
  ships,
  officer,
  stance: 'avoid',
  port: null,
  path: [],
  left: 0,
  outOfSupply: 0,
  stopped: false,
  moved: false,
  exposed: [],
});

/** A new fleet, under the officer who has waited longest for one, else under a new man. @returns its id */
export function formFleet(tools: Tools, side: Side, name: string, at: string, ships: string[]): string {
  const camp = campaignOf(tools.G);
  const id = nextId(camp, side);
  camp.fleets[id] = newFleet(side, name, at, ships, camp.waiting[side]?.shift() ?? rollOfficer(tools, camp, side, id));
  promote(camp, side);
  return id;
}

export const hasFleetToSpare = (camp: Campaign, side: Side): boolean => fleetIds(camp, side).length < FLEETS.perSide;

/** Puts ships into fleets of a side in an area: into those with room, then into a new one. @returns ships for which there is none */
export function join(tools: Tools, side: Side, at: string, ships: readonly string[], name: string): string[] {
  const camp = campaignOf(tools.G);
  const left = [...ships];
  for (const id of fleetsIn(camp, at, side)) {
    const { ships: members } = camp.fleets[id];
    members.push(...left.splice(0, Math.max(0, FLEETS.ships - members.length)));
  }
  while (left.length && hasFleetToSpare(camp, side)) formFleet(tools, side, name, at, left.splice(0, FLEETS.ships));
  return left;
}

export const gradeUp = (crew: Crew, by: number): Crew => CREWS[Math.max(0, Math.min(CREWS.length - 1, CREWS.indexOf(crew) + by))];

/** Tells one side alone. */
export function note<Key extends keyof SalamisKeys['events'] & string>(camp: Campaign, side: Side, event: EventOf<SalamisKeys, Key>): void {
  camp.notices[side]?.push(event);
}
