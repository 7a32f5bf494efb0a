import { OFFICERS } from '../../data/intermediate.js';
import { dist2, within } from '../../geometry/shapes.js';
import { SIDES, type Side } from '../../sides.js';
import type { MissingOfficer, Officer, Salamis } from '../../state.js';
import { baseOf, fleet, members, ship, squadron, type Tools } from '../basics/ships.js';
import { officerCalled } from '../settingUp/sight.js';

// Morale state of a squadron and of the ships that sail with it [10.2].

export const isSteady = (G: Salamis, id: string): boolean => squadron(G, id).state === 'steady';
export const isShaken = (G: Salamis, id: string): boolean => squadron(G, id).state === 'shaken';
/** Whether a ship's squadron is routed, so that the ship cannot be given orders. */
export const isRouted = (G: Salamis, id: string): boolean => squadron(G, id).state === 'routed';

// Flag officers: hits, drowning, capture and succession [10.6].

export type ShipFate = 'sunk' | 'wrecked' | 'capsized' | 'captured' | 'fled' | 'escaped' | 'landed' | 'lost';

const ledBy = (G: Salamis, id: string) => Object.values(G.squadrons).filter(({ flagship }) => flagship === id);

/** Removes a side's Commander-in-Chief and the Tactical Initiative counters of the post [4.4]. */
function withoutCommander(G: Salamis, side: Side): void {
  G.cinc[side] = null;
  G.ti[side] = 0;
}

function loseOfficer({ G, emit }: Tools, id: string, officer: Officer, side: Side, fate: 'killed' | 'drowned' | 'prisoner' | 'fled'): void {
  emit({ key: 'officerLost', case: '10.6', who: [id], values: { name: officerCalled(G, id, officer), rank: officer.rank, fate } });
  G.officersLost[side].push(officer.rank);
  for (const squadron of ledBy(G, id)) squadron.flagLost = 'officer';
  if (!officer.cinc) return;
  G.cincLost[side] = true;
  withoutCommander(G, side);
}

/** Moves an officer to another ship. If it is in the officer's squadron, it becomes the flagship. */
function hoistFlag(G: Salamis, officer: Officer, from: string, to: string): void {
  const vessel = ship(G, to);
  vessel.flag = officer;
  if (officer.cinc && vessel.side !== null) G.cinc[vessel.side] = to;
  for (const [sq, squadron] of Object.entries(G.squadrons)) {
    if (squadron.flagship === from && members(G, sq).includes(to)) squadron.flagship = to;
  }
}

export function moveOfficer(G: Salamis, from: string, to: string): void {
  const { flag } = ship(G, from);
  if (!flag) return;
  ship(G, from).flag = null;
  hoistFlag(G, flag, from, to);
}

/** Returns the nearest friendly ship within `reach` mm, preferably without an officer. */
function refuge(G: Salamis, id: string, side: Side, reach: number): string | undefined {
  const base = baseOf(ship(G, id));
  const near = fleet(G, side)
    .filter((other) => other !== id && (reach === Number.POSITIVE_INFINITY || within(base, baseOf(ship(G, other)), reach)))
    .sort((a, b) => dist2(base, baseOf(ship(G, a))) - dist2(base, baseOf(ship(G, b))));
  return near.find((other) => !ship(G, other).flag) ?? near[0];
}

/**
 * Moves an officer to the nearest friendly ship. If that ship has an officer, only a Commander-in-Chief takes over, and
 * the other officer loses command.
 * @returns whether there was such a ship
 */
function takeAboard(tools: Tools, id: string, officer: Officer, side: Side, reach: number): boolean {
  const { G, emit } = tools;
  const to = refuge(G, id, side, reach);
  if (to === undefined) return false;
  if (!ship(G, to).flag || officer.cinc) hoistFlag(G, officer, id, to);
  emit({ key: 'officerSaved', case: '10.6', who: [to, id], values: { name: officerCalled(G, id, officer) } });
  return true;
}

/** Kills the officer aboard a ship hit by shooting [6.3] or in boarding. */
export function officerHit(tools: Tools, id: string): void {
  const { G } = tools;
  const { flag, side } = ship(G, id);
  if (!flag || side === null || !G.options.admiralCasualties) return;
  loseOfficer(tools, id, flag, side, 'killed');
  ship(G, id).flag = null;
}

export function officerInBoarding(tools: Tools, id: string): void {
  const { G, dice, emit } = tools;
  if (!ship(G, id).flag || !G.options.admiralCasualties) return;
  const die = dice.die(10);
  const killed = die <= OFFICERS.boardingKilled;
  emit({ key: 'officerInBoarding', case: '10.6', who: [id], values: { killed }, roll: { dice: [die] } });
  if (killed) officerHit(tools, id);
}

function rescued(tools: Tools, id: string, officer: Officer, side: Side): boolean {
  const { G, dice, emit } = tools;
  if (refuge(G, id, side, OFFICERS.rescueWithin) === undefined) return false;
  const die = dice.die(6);
  const saved = die >= OFFICERS.rescue;
  emit({ key: 'officerRescue', case: '10.6', who: [id], values: { saved }, roll: { dice: [die] } });
  return saved && takeAboard(tools, id, officer, side, OFFICERS.rescueWithin);
}

/** Decides what becomes of an officer whose ship is gone. The officer of an escaped ship stays aboard. */
export function officerLeaves(tools: Tools, id: string, fate: ShipFate): void {
  const { G } = tools;
  const vessel = ship(G, id);
  const { flag, side } = vessel;
  if (!flag || side === null) return;
  if (fate === 'escaped' || fate === 'landed' || fate === 'lost') {
    if (flag.cinc) withoutCommander(G, side);
    return;
  }
  // A ship that fled keeps its officer.
  if (fate !== 'fled') vessel.flag = null;
  if (flag.cinc && G.inter !== null) G.missing[side] = { officer: flag, ship: id, fate };
  else settleFate(tools, { officer: flag, ship: id, fate }, side);
}

function settleFate(tools: Tools, { officer, ship: id, fate }: MissingOfficer, side: Side): void {
  if (!tools.G.options.admiralCasualties && takeAboard(tools, id, officer, side, Number.POSITIVE_INFINITY)) {
    if (ship(tools.G, id).flag === officer) ship(tools.G, id).flag = null;
    return;
  }
  if (fate === 'fled') loseOfficer(tools, id, officer, side, 'fled');
  else if (fate === 'captured') loseOfficer(tools, id, officer, side, 'prisoner');
  else if (!tools.G.options.admiralCasualties || !rescued(tools, id, officer, side)) loseOfficer(tools, id, officer, side, 'drowned');
}

/** Determines the fate of Admirals whose ships were lost in this Intermediate Phase. */
export function findMissing(tools: Tools): void {
  const { G } = tools;
  for (const side of SIDES) {
    const missing = G.missing[side];
    G.missing[side] = null;
    if (missing) settleFate(tools, missing, side);
  }
}

/**
 * Returns the ship that leads a squadron, or will after step I8: the ship nearest to its lost flagship or, if the
 * flagship is in reserve, the first ship on the table.
 */
export function leaderOf(G: Salamis, sq: string): string | null {
  const { flagship } = G.squadrons[sq];
  const ships = members(G, sq);
  if (flagship === null) return ships[0] ?? null;
  if (ships.includes(flagship)) return flagship;
  if (ship(G, flagship).status === 'offTable') return ships[0] ?? null;
  const old = baseOf(ship(G, flagship));
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const id of ships) {
    const d = dist2(old, baseOf(ship(G, id)));
    if (d < least) {
      least = d;
      best = id;
    }
  }
  return best;
}

function successor(G: Salamis, side: Side): string | undefined {
  let best: string | undefined;
  for (const id of G.order) {
    const { flag, status } = ship(G, id);
    if (!flag || ship(G, id).side !== side || (status !== 'table' && status !== 'offTable')) continue;
    if (best === undefined || flag.mod > (ship(G, best).flag?.mod ?? 0)) best = id;
  }
  return best;
}

/** Replaces lost flagships and Commanders-in-Chief (step I8). */
export function successions(tools: Tools): void {
  const { G, emit } = tools;
  findMissing(tools);
  for (const [sq, squadron] of Object.entries(G.squadrons)) {
    const leader = leaderOf(G, sq);
    const { flagship } = squadron;
    if (leader === null || leader === flagship || (flagship !== null && ship(G, flagship).status === 'offTable')) continue;
    squadron.flagship = leader;
    emit({ key: 'newFlagship', case: '10.6', who: [leader], values: { squadron: sq } });
  }
  for (const side of SIDES) {
    if (G.cinc[side] !== null) continue;
    const id = successor(G, side);
    const officer = id === undefined ? null : ship(G, id).flag;
    if (id === undefined || !officer) continue;
    officer.cinc = true;
    G.cinc[side] = id;
    emit({ key: 'newCommander', case: '10.6', who: [id], values: { name: officerCalled(G, id, officer), rank: officer.rank } });
  }
}
