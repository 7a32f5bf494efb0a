import * as Type from '@sinclair/typebox';
import type { EventOf } from '../../../../kit/action.js';
import type { PlayerID } from '../../../../kit/rules.js';
import { LEVEL } from '../../data/damage.js';
import { shipType } from '../../data/equipment.js';
import { FLEET_LISTS } from '../../data/fleetLists.js';
import { CREW, CREWS, commandOf as commandRank, type Training, trained } from '../../data/intermediate.js';
import type { SalamisKeys } from '../../keys.js';
import { action, type Tools, type Violation, violation } from '../../rules/basics/ships.js';
import { pointsOf } from '../../rules/points/outfit.js';
import { sealed, without } from '../../secrecy.js';
import { opponentOf, SIDES, type Side, sideOf } from '../../sides.js';
import type { Crew, Damage, OptionId, Salamis } from '../../state.js';
import { FLEETS, QUICK, SUPPLY } from '../data/tables.js';
import type { Campaign, CampaignFleet, CampaignShip, Commission } from '../state.js';
import { area, baseIn, campaignOf, portsHeld, theatreOf } from './areas.js';

// Officers' commissions, numbered in order of appointment. An officer's rating is rolled only once [12.9].

function nextCommission(camp: Campaign, side: Side): number {
  camp.commissions[side] += 1;
  return camp.commissions[side];
}

/** Compares seniority: the Admiral, then rating, then the earlier commission [12.9]. */
export function isSenior(a: Commission, b: Commission): boolean {
  if (a.rank !== b.rank) return a.rank === 'admiral';
  return a.mod > b.mod || (a.mod === b.mod && (a.no ?? 0) < (b.no ?? 0));
}

// Fleets of a campaign: their ships, officers and worth [12.3].

export const fleetIds = (camp: Campaign, side: Side): string[] => Object.keys(camp.fleets).filter((id) => camp.fleets[id].side === side);
export const fleetsIn = (camp: Campaign, at: string, side: Side): string[] =>
  fleetIds(camp, side).filter((id) => camp.fleets[id].area === at);
export const shipsIn = (camp: Campaign, at: string, side: Side): string[] =>
  fleetsIn(camp, at, side).flatMap((id) => camp.fleets[id].ships);
export const shipsOf = (camp: Campaign, side: Side): string[] => fleetIds(camp, side).flatMap((id) => camp.fleets[id].ships);
export const fleetOf = (camp: Campaign, ship: string): string | undefined =>
  Object.keys(camp.fleets).find((id) => camp.fleets[id].ships.includes(ship));
export const enemiesIn = (camp: Campaign, at: string, side: Side): string[] => fleetsIn(camp, at, opponentOf(side));

/** Returns a ship's points with its crew. Damage does not reduce them [15]. */
export function worth(G: Pick<Salamis, 'options'>, camp: Campaign, ship: CampaignShip): number {
  const { type, crew, heavy, normal, archers, equip } = ship;
  return pointsOf({ type, crew, heavy, normal, archers, equip }, { options: G.options as Record<OptionId, boolean>, year: camp.year });
}

export const strengthOf = (G: Pick<Salamis, 'options'>, camp: Campaign, id: string): number =>
  Math.floor((worth(G, camp, camp.ships[id]) * (100 - QUICK.perDamage * camp.ships[id].dmg)) / 100);

export const strengthIn = (G: Pick<Salamis, 'options'>, camp: Campaign, fleets: readonly string[]): number =>
  fleets.flatMap((id) => camp.fleets[id].ships).reduce((sum, id) => sum + strengthOf(G, camp, id), 0);

/** Returns the fleet of the commanding officer: the Admiral, otherwise the best officer; in a tie, the first. */
export function leading(camp: Campaign, fleets: readonly string[]): string {
  const rating = (id: string) => (camp.fleets[id].officer.rank === 'admiral' ? 10 : camp.fleets[id].officer.mod);
  return fleets.reduce((best, id) => (rating(id) > rating(best) ? id : best), fleets[0]);
}
export const commandOf = (camp: Campaign, fleets: readonly string[]): number => camp.fleets[leading(camp, fleets)].officer.mod;

/** Compares ids numerically: "b2" before "b10". */
export const byId = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

/** Sorts ships in the order of losses: worst crew first, then fewest points, then number [12]. */
export const worstFirst = (G: Pick<Salamis, 'options'>, camp: Campaign, ships: readonly string[]): string[] =>
  [...ships].sort(
    (a, b) =>
      CREW[camp.ships[a].crew].mod - CREW[camp.ships[b].crew].mod ||
      worth(G, camp, camp.ships[a]) - worth(G, camp, camp.ships[b]) ||
      byId(a, b),
  );

/** Adds a damage level to a ship, up to Severe, because damage outside battles never sinks a ship. */
export function hurt(camp: Campaign, id: string): void {
  camp.ships[id].dmg = Math.min(LEVEL.severe, camp.ships[id].dmg + 1) as Damage;
}

/** Removes a ship, and its fleet if that is then empty. Promotes an officer if the Admiral is lost. */
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

export function promote(camp: Campaign, side: Side): void {
  const ids = fleetIds(camp, side);
  if (!ids.length || ids.some((id) => camp.fleets[id].officer.rank === 'admiral')) return;
  camp.fleets[leading(camp, ids)].officer.rank = 'admiral';
}

/** Returns the fleet list or variant that determines a side's training. */
export function listOf(camp: Campaign, side: Side) {
  const { list, variant } = theatreOf(camp).sides[side].lists[0];
  const own = FLEET_LISTS[list];
  return (variant !== null && own.variants[variant]) || own;
}

/** Rolls a new officer [2.3]. Only the officer's side sees the roll. */
export function rollOfficer({ dice }: Pick<Tools, 'dice'>, camp: Campaign, side: Side, fleet: string, training?: Training): Commission {
  const taught = training ?? listOf(camp, side).command;
  const die = dice.die(10);
  const mod = trained(taught, die);
  const values = { fleet, training: taught, quality: commandRank(mod) };
  note(camp, side, { key: 'newOfficer', case: '2.3', values, roll: { dice: [die], chart: 'training' } });
  return { rank: 'vice', mod, no: nextCommission(camp, side) };
}

/** Removes and returns the first officer waiting for a fleet, if any [12.9]. */
function waitingFor(camp: Campaign, side: Side, from: string | undefined): Commission | undefined {
  const waiting = camp.waiting[side] ?? [];
  const known = waiting.findIndex(({ split }) => split !== undefined && split.from === from && split.year === camp.year);
  return waiting.splice(Math.max(0, known), 1)[0];
}

export function nextId(camp: Campaign, side: Side): string {
  camp.seq[side] += 1;
  return `${side === 0 ? 'a' : 'b'}${camp.seq[side]}`;
}

const NUMERALS = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

const namesBorne = (camp: Campaign, side: Side): Set<string> => new Set(fleetIds(camp, side).map((id) => camp.fleets[id].name));

/** Returns a fleet name with the next numeral that its side does not use. */
function numbered(camp: Campaign, side: Side, name: string): string {
  const stem = name.replace(/ [IVX]+$/, '').slice(0, 25);
  const borne = namesBorne(camp, side);
  const numeral = NUMERALS.find((each) => !borne.has(`${stem} ${each}`));
  return numeral === undefined ? stem : `${stem} ${numeral}`;
}

/** Returns the name of a fleet split off: the old name with the next unused numeral. */
export const partedName = (camp: Campaign, fleet: string): string => numbered(camp, camp.fleets[fleet].side, camp.fleets[fleet].name);

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

/**
 * Forms a fleet. Its officer is one split off the same fleet this year, otherwise the one waiting longest, otherwise a
 * new one. If the side has a fleet of the same name, the new fleet gets a numeral.
 * @param from the fleet that is split
 * @returns the id of the new fleet
 */
export function formFleet(tools: Tools, side: Side, name: string, at: string, ships: string[], from?: string): string {
  const camp = campaignOf(tools.G);
  const id = nextId(camp, side);
  const officer = waitingFor(camp, side, from) ?? rollOfficer(tools, camp, side, id);
  const called = namesBorne(camp, side).has(name) ? numbered(camp, side, name) : name;
  camp.fleets[id] = newFleet(side, called, at, ships, from === undefined ? officer : { ...officer, split: { from, year: camp.year } });
  promote(camp, side);
  return id;
}

export const hasFleetToSpare = (camp: Campaign, side: Side): boolean => fleetIds(camp, side).length < FLEETS.perSide;

/**
 * Puts ships into a side's fleets in an area and, if these are full, into a new fleet.
 * @returns the ships for which there is no room
 */
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

export function note<Key extends keyof SalamisKeys['events'] & string>(camp: Campaign, side: Side, event: EventOf<SalamisKeys, Key>): void {
  camp.notices[side]?.push(event);
}

// Volunteers raise the crew of a chosen ship by one grade [12.12].

const BEST = CREWS[CREWS.length - 1];

const takers = (camp: Campaign, side: Side): string[] => shipsOf(camp, side).filter((id) => camp.ships[id].crew !== BEST);

function embark(camp: Campaign, side: Side, ship: string): void {
  camp.volunteers[side] = false;
  camp.ships[ship].crew = gradeUp(camp.ships[ship].crew, 1);
  note(camp, side, { key: 'volunteers', case: '12.12', who: [ship] });
}

export function enlistVolunteers(G: Salamis, side: Side): void {
  const camp = campaignOf(G);
  const [ship] = camp.volunteers[side] ? worstFirst(G, camp, takers(camp, side)) : [];
  if (ship !== undefined) embark(camp, side, ship);
  camp.volunteers[side] = false;
}

function refusal(view: Salamis, player: PlayerID, id: string): Violation | undefined {
  const camp = campaignOf(view);
  const side = sideOf(view, player);
  if (!camp.volunteers[side]) return violation('noVolunteers', '12.12');
  const fleet = Object.hasOwn(camp.ships, id) ? fleetOf(camp, id) : undefined;
  if (fleet === undefined || camp.fleets[fleet].side !== side) return violation('notOwnShip', '12.3', { ship: id });
  return camp.ships[id].crew === BEST ? violation('crewIsBest', '12.12', { ship: id }) : undefined;
}

export const volunteers = action({
  name: 'volunteers',
  case: '12.12',
  secret: true,
  args: [Type.String()],
  refuse: refusal,
  *choices(view, player) {
    const camp = campaignOf(view);
    const side = sideOf(view, player);
    if (camp.volunteers[side]) for (const id of takers(camp, side)) yield [id];
  },
  perform({ G }, player, id) {
    embark(campaignOf(G), sideOf(G, player), id);
  },
});

// Supply [12.4].

/** Whether a side's unblockaded ports in an area can hold its ships there. */
const supplies = (camp: Campaign, at: string, side: Side): boolean => {
  const base = baseIn(camp, at, side, true);
  return base > 0 && base >= shipsIn(camp, at, side).length;
};

export const isSupplied = (camp: Campaign, at: string, side: Side): boolean =>
  [at, ...area(camp, at).adjacent].some((id) => supplies(camp, id, side));

/** Rolls for fleets without supply for two turns or more. Only their owners see the results. */
export function supply(tools: Tools): void {
  const camp = campaignOf(tools.G);
  for (const side of SIDES) {
    for (const id of fleetIds(camp, side)) {
      const fleet = camp.fleets[id];
      fleet.outOfSupply = isSupplied(camp, fleet.area, side) ? 0 : fleet.outOfSupply + 1;
      if (!fleet.outOfSupply) continue;
      note(camp, side, { key: 'outOfSupply', case: '12.4', at: [fleet.area], values: { fleet: id, turns: fleet.outOfSupply } });
      if (fleet.outOfSupply > 1) starve(tools, side, id);
    }
  }
}

function starve({ G, dice }: Tools, side: Side, id: string): void {
  const camp = campaignOf(G);
  for (const ship of [...camp.fleets[id].ships]) {
    const die = dice.die(10);
    const total = die + CREW[camp.ships[ship].crew].mod;
    if (total > SUPPLY.suffers) continue;
    note(camp, side, { key: total <= SUPPLY.lost ? 'deserted' : 'starves', case: '12.4', who: [ship], roll: { dice: [die], total } });
    if (total <= SUPPLY.lost) {
      loseShip(G, camp, side, ship);
      continue;
    }
    const { type, oarsmen } = camp.ships[ship];
    camp.ships[ship].oarsmen = Math.min(oarsmen, Math.floor((shipType(type).oarsmen * SUPPLY.oarsmenNum) / SUPPLY.oarsmenDen));
    hurt(camp, ship);
  }
}

// What each side sees of a campaign [12.3].

/** Whether a side sees an area, because it has a fleet or port there, or a fleet in a neighbouring area. */
export function sees(camp: Campaign, side: Side, at: string): boolean {
  if (portsHeld(camp, at, side).length) return true;
  return [at, ...area(camp, at).adjacent].some((id) => fleetsIn(camp, id, side).length > 0);
}

export const isSeen = (camp: Campaign, by: Side, fleet: string): boolean =>
  camp.fleets[fleet].side === by || sees(camp, by, camp.fleets[fleet].area);

/** Returns the names of those fleets that both sides see, for public events. */
export const openNames = (camp: Campaign, fleets: readonly string[]): string[] =>
  fleets.filter((id) => isSeen(camp, opponentOf(camp.fleets[id].side), id)).map((id) => camp.fleets[id].name);

const belongs = (camp: Campaign, side: Side, id: string): boolean =>
  fleetIds(camp, side).some((fleet) => fleet === id || camp.fleets[fleet].ships.includes(id));

/** Returns the campaign without data that a battle on the table does not need. */
const aside = (camp: Campaign, viewer: Side | null): Campaign => ({
  ...camp,
  ports: {},
  fleets: {},
  ships: {},
  admin: { repaired: [], docks: {}, trained: [], reorganised: [] },
  building: [null, null],
  waiting: [null, null],
  commissions: [0, 0],
  volunteers: [false, false],
  orders: [null, null],
  encounters: [],
  notices: [viewer === 0 ? camp.notices[0] : null, viewer === 1 ? camp.notices[1] : null],
  seq: [0, 0],
});

const withoutSplits = (fleets: Campaign['fleets'], strangers: readonly Side[]): Campaign['fleets'] =>
  Object.fromEntries(
    Object.entries(fleets).map(([id, fleet]) => {
      const { split, ...officer } = fleet.officer;
      return [id, split && strangers.includes(fleet.side) ? { ...fleet, officer } : fleet];
    }),
  );

/** Returns a campaign as a side sees it. A spectator (null) sees what both sides see. */
export function campaignView(camp: Campaign, viewer: Side | null): Campaign {
  const strangers = viewer === null ? SIDES : [opponentOf(viewer)];
  const fleets = new Set(strangers.flatMap((side) => fleetIds(camp, side).filter((id) => !isSeen(camp, opponentOf(side), id))));
  const ships = new Set([...fleets].flatMap((id) => camp.fleets[id].ships));
  const mine = <T>(pair: readonly [T, T], other: (side: Side) => T): [T, T] => [
    strangers.includes(0) ? other(0) : pair[0],
    strangers.includes(1) ? other(1) : pair[1],
  ];
  const known = (id: string): boolean => !strangers.some((side) => belongs(camp, side, id));
  const { repaired, docks, trained, reorganised } = camp.admin;
  const informed = viewer !== null && camp.intelligence[viewer] && !camp.intelligence[opponentOf(viewer)];
  const { encounters } = camp;
  if (camp.stage === 'tactical') return aside(camp, viewer);
  return {
    ...camp,
    fleets: withoutSplits(
      without(camp.fleets, (id) => fleets.has(id)),
      strangers,
    ),
    ships: without(camp.ships, (id) => ships.has(id)),
    admin: {
      repaired: repaired.filter(known),
      docks: Object.fromEntries(Object.entries(docks).filter(([port]) => !strangers.includes(camp.ports[port].owner))),
      trained: trained.filter(known),
      reorganised: reorganised.filter(known),
    },
    building: mine(camp.building, () => null),
    waiting: mine(camp.waiting ?? [[], []], () => null),
    commissions: mine(camp.commissions ?? [0, 0], () => 0),
    volunteers: mine(camp.volunteers ?? [false, false], () => false),
    departure: camp.departure && { ...camp.departure, to: strangers.includes(camp.departure.side) ? null : camp.departure.to },
    notices: mine(camp.notices, () => null),
    seq: mine(camp.seq, () => 0),
    orders: informed ? camp.orders : mine(camp.orders, (side) => sealed(camp.orders[side])),
    encounters: encounters.map((encounter) => ({
      ...encounter,
      answers: mine(encounter.answers, (side) => sealed(encounter.answers[side])),
    })),
  };
}
