import type { Dice } from '../../../kit/dice.js';
import { drawOne } from '../../../kit/drawing.js';
import { unseenDivisions } from '../campaign/determinize/battle.js';
import { isListId, type ListId } from '../data/fleetLists.js';
import { POINTS_BATTLE } from '../data/points.js';
import { fleetOf, plainShip } from '../rules/points/fleetLaw.js';
import { christened } from '../rules/points/outfit.js';
import { enlistSquadron, termsOf } from '../rules/settingUp/muster.js';
import { setUpScenario } from '../rules/settingUp/scenarioSetup.js';
import { newMatch } from '../setup/newMatch.js';
import { SIDES, type Side } from '../sides.js';
import type { FleetSquadron } from '../state/fleet.js';
import type { Salamis, Ship, Squadron } from '../state.js';
import { moreOf } from './purchases.js';
import { commandBehind, type Forces, knowsAdmiral, leastUnseen, squadronsOf } from './seen.js';

// Squadrons not yet seen: the scenario's, or random ones that the points allow [2.8, 2.9].

const shipsIn = (view: Salamis, sq: string): string[] => view.order.filter((id) => view.ships[id].sq === sq);

function printed(view: Salamis, id: string): Forces {
  const fresh = newMatch({ mode: 'scenario', options: view.options });
  setUpScenario(fresh, id);
  return fresh;
}

/** Returns the visible part of a squadron as a purchase. */
function seenSquadron(view: Salamis, side: Side, list: ListId, sq: string): FleetSquadron {
  const { name, crew, flagship, allied } = view.squadrons[sq];
  const { battle } = termsOf(view);
  const flag = flagship === null ? null : view.ships[flagship].flag;
  return {
    name,
    list,
    variant: list === battle.lists[side] ? battle.variants[side] : null,
    crew: battle.quality === 'buy' ? crew : null,
    officer: battle.command === 'buy' ? (flag?.mod ?? 0) : null,
    admiral: flag?.cinc ?? false,
    loyalty: allied && 0,
    ships: shipsIn(view, sq).map((id) => ({ ...plainShip(view.ships[id].type), name: view.ships[id].name })),
  };
}

/** Returns the visible squadrons. If the Admiral was seen and lost, marks the first as the Admiral's. */
function seenOf(view: Salamis, side: Side, list: ListId): FleetSquadron[] {
  const seen = squadronsOf(view, side).map((sq) => seenSquadron(view, side, list, sq));
  const lost = knowsAdmiral(view, side) && !seen.some(({ admiral }) => admiral);
  return seen.map((squadron, i) => ({ ...squadron, admiral: squadron.admiral || (lost && i === 0) }));
}

/** Returns random forces that the side may have bought beyond the visible squadrons. */
function bought(view: Salamis, side: Side, list: ListId, dice: Dice): Forces {
  const terms = termsOf(view);
  const scratch = newMatch({ mode: 'points', options: view.options });
  const seen = seenOf(view, side, list);
  const admiral = commandBehind(view, side);
  const libations = view.libations.left[side] + view.libations.poured[side];
  const least = seen.length ? leastUnseen(view, side) : POINTS_BATTLE.leastShips;
  const more = moreOf(terms, side, { list, seen, libations, admiral }, least, dice) ?? fleetOf(terms, side, list, least).squadrons;
  const fleet = christened({ libations, squadrons: [...seen, ...more] }, side).squadrons.slice(seen.length);
  for (const [i, squadron] of fleet.entries()) {
    const sq = `${side === 0 ? 'a' : 'b'}${seen.length + i + 1}`;
    const officer = squadron.admiral ? (admiral ?? squadron.officer) : squadron.officer;
    enlistSquadron({ G: scratch, dice, emit: () => undefined }, terms, side, { ...squadron, officer }, sq);
  }
  return scratch;
}

/** Returns the hidden squadrons yet to be placed (`left`), and a function for the status of a squadron's ships. */
function stations(
  view: Salamis,
  side: Side,
  unseen: readonly string[],
  dice: Dice,
): { readonly left: string[]; readonly status: (sq: string) => Ship['status'] } {
  if (!view.deploy) return { left: [], status: () => (view.phase === 'edge' ? 'unplaced' : 'offTable') };
  const must = leastUnseen(view, side) && unseen.length ? drawOne(unseen, dice) : undefined;
  const left = unseen.filter((sq) => sq === must || dice.die(2) === 1);
  return { left, status: (sq) => (left.includes(sq) ? 'unplaced' : 'offTable') };
}

function completed(seen: Squadron, whole: Squadron | undefined, more: readonly string[]): Squadron {
  const flagship = seen.flagship ?? (whole?.flagship && more.includes(whole.flagship) ? whole.flagship : null);
  return { ...seen, flagship, size0: seen.size0 + more.length };
}

export function reinforced(view: Salamis, side: Side, forces: Forces, dice: Dice): Salamis {
  const unseen = Object.keys(forces.ships).filter(
    (id) => !Object.hasOwn(view.ships, id) && forces.squadrons[forces.ships[id].sq].side === side,
  );
  if (!unseen.length) return view;
  const whole = squadronsOf(forces, side).filter((sq) => !Object.hasOwn(view.squadrons, sq));
  const { left, status } = stations(view, side, whole, dice);
  const squadrons = { ...view.squadrons };
  const ships = { ...view.ships };
  for (const sq of squadronsOf(forces, side)) {
    const more = unseen.filter((id) => forces.ships[id].sq === sq);
    squadrons[sq] = whole.includes(sq) ? forces.squadrons[sq] : completed(squadrons[sq], forces.squadrons[sq], more);
    for (const id of more) ships[id] = { ...forces.ships[id], status: status(sq) };
  }
  const inTurn = (each: Side) => (each === side ? squadronsOf(forces, side) : []);
  const ranked = SIDES.flatMap((each) => [...squadronsOf(view, each).filter((sq) => !inTurn(each).includes(sq)), ...inTurn(each)]);
  const everybody = [...view.order, ...unseen];
  const cinc: Salamis['cinc'] = [...view.cinc];
  if (cinc[side] === null && unseen.includes(forces.cinc[side] ?? '')) cinc[side] = forces.cinc[side];
  const deploy = view.deploy && { ...view.deploy, left: withPart(view.deploy.left, side, left) };
  return {
    ...view,
    squadrons: Object.fromEntries(ranked.map((sq) => [sq, squadrons[sq]])),
    ships,
    order: ranked.flatMap((sq) => everybody.filter((id) => ships[id].sq === sq)),
    cinc,
    deploy,
  };
}

const withPart = <T>([first, second]: readonly [T, T], side: Side, part: T): [T, T] => (side === 0 ? [part, second] : [first, part]);

/** Gives allies random loyalties, because only their entry rolls reveal them. */
export function withLoyalties(view: Salamis, strangers: readonly Side[], dice: Dice): Salamis {
  const doubtful = Object.keys(view.squadrons).filter((sq) => strangers.includes(view.squadrons[sq].side) && view.squadrons[sq].allied);
  if (!doubtful.length) return view;
  const loyal = doubtful.map((sq) => [sq, { ...view.squadrons[sq], allied: { loyalty: dice.die(5) - 3 } }] as const);
  return { ...view, squadrons: { ...view.squadrons, ...Object.fromEntries(loyal) } };
}

export function withReserves(view: Salamis, side: Side, dice: Dice): Salamis {
  if (!view.options.hiddenReserves || view.phase === 'muster') return view;
  if (view.scenario !== null) return reinforced(view, side, printed(view, view.scenario), dice);
  const list = view.lists[side];
  if (view.points && isListId(list)) return reinforced(view, side, bought(view, side, list, dice), dice);
  return view.camp?.field ? reinforced(view, side, unseenDivisions(view, side, dice), dice) : view;
}
