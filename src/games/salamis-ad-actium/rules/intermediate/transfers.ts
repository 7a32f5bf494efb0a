import * as Type from '@sinclair/typebox';
import { LEVEL } from '../../data/damage.js';
import { TRANSFER } from '../../data/intermediate.js';
import { type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import {
  action,
  fightingOarsmen,
  fleet,
  isShip,
  linksOf,
  loadOf,
  members,
  otherEnd,
  ship,
  type Tools,
  touching,
  type Violation,
  violation,
} from '../basics/ships.js';
import { Factors, mostAboard, moveParty, type Party, partySize } from '../boarding/capture.js';
import { moveOfficer } from './officers.js';

// Transfers of men between ships [10.4].

export interface Transfer extends Party {
  readonly officer?: boolean;
}

const TransferArg = Type.Object(
  { heavy: Factors, normal: Factors, archers: Factors, oarsmen: Factors, officer: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);

const pair = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Whether ships are in contact or joined by any link, including a tow. */
const alongside = (G: Salamis, a: string, b: string): boolean =>
  touching(ship(G, a), ship(G, b)) || linksOf(G, a).some(([, link]) => otherEnd(link, a) === b);

/** Returns how many oarsmen may leave a ship: all if it is sinking, none from a prize, otherwise those who fight. */
function oarsmenToGo(G: Salamis, id: string): number {
  const vessel = ship(G, id);
  if (vessel.prize !== null) return 0;
  return fightingOarsmen(vessel) || (vessel.dmg === LEVEL.sinking ? vessel.oarsmen + vessel.spare : 0);
}

/** Returns why an officer may not transfer. Only the Commander-in-Chief may change squadrons. */
function officerRefusal(G: Salamis, from: string, to: string): Violation | undefined {
  const { flag } = ship(G, from);
  if (!flag) return violation('noOfficer', '10.4', { ship: from });
  if (ship(G, to).flag) return violation('officerThere', '10.4', { ship: to });
  const own = Object.entries(G.squadrons).find(([, { flagship }]) => flagship === from)?.[0] ?? ship(G, from).sq;
  return flag.cinc || members(G, own).includes(to) ? undefined : violation('officerLeavesSquadron', '10.4', { ship: to });
}

function crossingRefusal(view: Salamis, side: Side, from: string, to: string): Violation | undefined {
  if (!view.options.crewTransfers) return violation('noTransfers', '10.4');
  for (const id of [from, to]) {
    if (!isShip(view, id) || ship(view, id).status !== 'table' || ship(view, id).side !== side)
      return violation('notYourShip', '10.4', { ship: id });
  }
  return from === to || !alongside(view, from, to) ? violation('notTouching', '10.4', { ship: from, other: to }) : undefined;
}

/** Returns why a party may not transfer. The caller has checked the ships. */
function partyRefusal(view: Salamis, from: string, to: string, what: Transfer): Violation | undefined {
  const a = ship(view, from);
  const { heavy = 0, normal = 0, archers = 0, oarsmen = 0 } = what;
  if (heavy > a.heavy || normal > a.normal || archers > a.archers || oarsmen > oarsmenToGo(view, from)) {
    return violation('notSoMany', '10.4', { ship: from });
  }
  const men = partySize(what);
  if (!men) return violation('emptyParty', '10.4', { ship: from });
  const moved = view.house.moved[pair(from, to)] ?? 0;
  if (a.dmg !== LEVEL.sinking && moved + men > TRANSFER.most) return violation('tooManyAcross', '10.4', { most: TRANSFER.most });
  const most = mostAboard(ship(view, to));
  if (loadOf(ship(view, to)) + (fightingOarsmen(a) ? men : men - oarsmen + Math.ceil(oarsmen / 2)) > most) {
    return violation('deckFull', '5.7', { ship: to, most });
  }
  return what.officer ? officerRefusal(view, from, to) : undefined;
}

function moveRowers(G: Salamis, from: string, to: string, oarsmen: number): void {
  const [a, b] = [ship(G, from), ship(G, to)];
  const spares = Math.min(a.spare, oarsmen);
  a.spare -= spares;
  a.oarsmen -= oarsmen - spares;
  b.spare += oarsmen;
}

/** Returns the kinds of men in a party, without zeros. */
const kindsOf = ({ officer: _officer, ...men }: Transfer): Record<string, number> =>
  Object.fromEntries(Object.entries(men).filter(([, factors]) => factors));

function carryOut({ G, emit }: Tools, from: string, to: string, what: Transfer): void {
  const [a, b] = [ship(G, from), ship(G, to)];
  const men = partySize(what);
  const fighting = fightingOarsmen(a) > 0;
  moveParty(a, b, fighting ? what : { ...what, oarsmen: 0 });
  if (!fighting && what.oarsmen) moveRowers(G, from, to, what.oarsmen);
  if (what.officer) moveOfficer(G, from, to);
  if (a.dmg !== LEVEL.sinking) G.house.moved[pair(from, to)] = (G.house.moved[pair(from, to)] ?? 0) + men;
  emit({ key: 'transfer', case: '10.4', who: [from, to], values: { men, ...kindsOf(what), officer: what.officer ?? false } });
}

/** Yields pairs of ships that may exchange men, each in both directions. */
function* crossings(G: Salamis, side: Side): Generator<[from: string, to: string]> {
  const ships = fleet(G, side);
  for (const from of ships) {
    const bound = linksOf(G, from).map(([, link]) => otherEnd(link, from));
    for (const to of ships) if (from !== to && (bound.includes(to) || touching(ship(G, from), ship(G, to)))) yield [from, to];
  }
}

/** Yields possible transfers: one kind of men at a time, with or without the officer. */
export function* offeredTransfers(G: Salamis, side: Side): Generator<[from: string, to: string, what: Transfer]> {
  if (!G.options.crewTransfers) return;
  for (const [from, to] of crossings(G, side)) {
    const { heavy, normal, archers, flag } = ship(G, from);
    const kinds = { heavy, normal, archers, oarsmen: oarsmenToGo(G, from) };
    for (const [kind, men] of Object.entries(kinds)) {
      for (const factors of new Set([1, Math.min(men, TRANSFER.most), men])) {
        if (factors < 1 || factors > men) continue;
        for (const officer of flag ? [false, true] : [false]) {
          const what: Transfer = { [kind]: factors, ...(officer && { officer }) };
          if (!partyRefusal(G, from, to, what)) yield [from, to, what];
        }
      }
    }
  }
}

export const transfer = action({
  name: 'transfer',
  case: '10.4',
  args: [Type.String(), Type.String(), TransferArg],
  refuse: (view, player, from, to, what) => crossingRefusal(view, sideOf(view, player), from, to) ?? partyRefusal(view, from, to, what),
  choices: (view, player) => offeredTransfers(view, sideOf(view, player)),
  perform: (tools, _player, from, to, what) => carryOut(tools, from, to, what),
});
