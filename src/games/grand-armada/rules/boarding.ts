import * as Type from '@sinclair/typebox';
import { ROSTER } from '../data/ships.js';
import { BOARDING } from '../data/tables.js';
import { inOrder, SHIPS, ShipArg, type ShipId } from '../ids.js';
import type { Violation } from '../keys.js';
import type { Boarding, GrandArmada, Pair } from '../state.js';
import type { Goes } from './goes.js';
import { awaitLosses } from './losses.js';
import { action, adjacent, crewOf, flag, fleet, isFighting, ship, type Tools, violation } from './ships.js';

// Step 4: boarding. The Spanish player chooses the order of combats [3.4, 8.1, editor's note].

export function contacts(G: GrandArmada): Pair[] {
  const spanish = fleet(G, 'S').filter((id) => isFighting(G, id));
  return fleet(G, 'E')
    .filter((id) => isFighting(G, id))
    .flatMap((e) => spanish.filter((s) => adjacent(G, e, s)).map((s): Pair => [e, s]));
}

export interface Component {
  /** Ships of the side with fewer ships; the English if equal. */
  readonly smaller: readonly ShipId[];
  readonly larger: readonly ShipId[];
}

export function boardingComponents(G: GrandArmada): Component[] {
  const left = contacts(G);
  const components: Component[] = [];
  while (left.length) {
    const knot = new Set<ShipId>(left[0]);
    for (let grew = true; grew; ) {
      grew = false;
      for (const pair of left) {
        if (knot.has(pair[0]) === knot.has(pair[1])) continue;
        for (const id of pair) knot.add(id);
        grew = true;
      }
    }
    const sides = (['E', 'S'] as const).map((side) => [...knot].filter((id) => flag(id) === side).sort(inOrder));
    const [english, spanish] = sides;
    components.push(english.length <= spanish.length ? { smaller: english, larger: spanish } : { smaller: spanish, larger: english });
    for (let i = left.length - 1; i >= 0; i--) if (knot.has(left[i][0])) left.splice(i, 1);
  }
  return components;
}

const MOST_LISTS = 500;

/** Returns at most `most` legal assignments of ships to combats. */
export function validBoardingLists(G: GrandArmada, most = MOST_LISTS): Boarding[][] {
  const components = boardingComponents(G);
  const ships = components.flatMap(({ smaller, larger }) =>
    larger.map((id) => ({ id, singles: smaller.filter((single) => adjacent(G, id, single)) })),
  );
  const lists: Boarding[][] = [];
  const chosen: ShipId[] = [];
  const assign = (at: number): void => {
    if (lists.length >= most) return;
    if (at === ships.length) {
      lists.push(
        listOf(
          ships.map(({ id }) => id),
          chosen,
        ),
      );
      return;
    }
    for (const single of ships[at].singles) {
      chosen[at] = single;
      assign(at + 1);
    }
  };
  if (ships.length) assign(0);
  return lists;
}

function listOf(ships: readonly ShipId[], singles: readonly ShipId[]): Boarding[] {
  const groups = new Map<ShipId, ShipId[]>();
  ships.forEach((id, at) => {
    groups.set(singles[at], [...(groups.get(singles[at]) ?? []), id]);
  });
  return [...groups].map(([single, group]) => ({ single, group: group.sort(inOrder) })).sort((a, b) => inOrder(a.single, b.single));
}

export interface Strength {
  readonly crew: number;
  readonly admiral: number;
}

/** Returns boarding strength. The admiral bonus counts only once, even for several admirals [8.1]. */
export const strength = (G: GrandArmada, ids: readonly ShipId[]): Strength => ({
  crew: ids.reduce((sum, id) => sum + crewOf(G, id), 0),
  admiral: ids.some((id) => ROSTER[id].admiral !== undefined) ? BOARDING.admiral : 0,
});

/** Returns the crew loss of the side with the lower total, given the difference [8.1]. */
export const boardingLoss = (margin: number): number => Math.floor(Math.abs(margin) / BOARDING.step);

/** Resolves a combat. The English die is first. The side with the lower total loses crew and is held [8.1, 5.6]. */
function fight(tools: Tools, english: readonly ShipId[], spanish: readonly ShipId[]): void {
  const { G, dice, emit } = tools;
  const [e, s] = [strength(G, english), strength(G, spanish)];
  const [dieE, dieS] = [dice.die(6), dice.die(6)];
  const totals = { E: dieE + e.crew + e.admiral, S: dieS + s.crew + s.admiral };
  const margin = Math.abs(totals.E - totals.S);
  const loss = boardingLoss(margin);
  const [losers, winners] = totals.E < totals.S ? [english, spanish] : [spanish, english];
  emit({
    key: totals.E === totals.S ? 'boardingEven' : 'boarding',
    case: '8.1',
    at: [...english, ...spanish].map((id) => ship(G, id).hex ?? ''),
    who: [...english, ...spanish],
    values: {
      english: totals.E,
      spanish: totals.S,
      loss,
      lost: flag(losers[0]),
      ...(loss && losers.length === 1 && { left: crewOf(G, losers[0]) - loss }),
    },
    roll: {
      dice: [dieE, dieS],
      modifiers: [
        ['crewE', e.crew],
        ['admiralE', e.admiral],
        ['crewS', s.crew],
        ['admiralS', s.admiral],
      ].filter(([, amount]) => amount !== 0) as [string, number][],
      chart: 'boarding',
      row: Math.min(4, loss),
    },
  });
  for (const id of losers) hold(G, id, winners);
  if (totals.E === totals.S) for (const id of winners) hold(G, id, losers);
  for (const id of [...english, ...spanish]) ship(G, id).lastBoardTurn = G.turn;
  const pairs = () => english.flatMap((one) => spanish.map((other): Pair => [one, other]));
  G.engaged.push(...pairs());
  G.fought.push(...pairs());
  if (loss) G.losses = { group: [...losers], points: loss };
}

/** Adds holders to those from earlier combats in the phase [5.6]. */
function hold(G: GrandArmada, id: ShipId, holders: readonly ShipId[]): void {
  const held = ship(G, id);
  held.heldBy = [...new Set([...held.heldBy, ...holders])].sort(inOrder);
}

const fightBoarding = (tools: Tools, { single, group }: Boarding): void => {
  const ordered = [...group].sort(inOrder);
  if (flag(single) === 'E') fight(tools, [single], ordered);
  else fight(tools, ordered, [single]);
};

export const openPairs = (G: GrandArmada): Pair[] => contacts(G).filter(([e, s]) => !G.fought.some(([x, y]) => x === e && y === s));

const PairArg = Type.Array(ShipArg, { minItems: 2, maxItems: 2 });
const BoardingArg = Type.Object(
  { single: ShipArg, group: Type.Array(ShipArg, { minItems: 1, maxItems: 6 }) },
  { additionalProperties: false },
);
const ListArg = Type.Union([
  Type.Array(PairArg, { minItems: 1, maxItems: 1 }),
  Type.Array(BoardingArg, { minItems: 1, maxItems: SHIPS.length }),
]);
type List = Type.Static<typeof ListArg>;
const isPairs = (list: List): list is ShipId[][] => Array.isArray(list[0]);

function pairRefusal(view: GrandArmada, [e, s]: ShipId[]): Violation | undefined {
  const values = { ship: e, other: s };
  if (!contacts(view).some(([x, y]) => x === e && y === s)) return violation('notTouching', '8.1', values);
  return openPairs(view).some(([x, y]) => x === e && y === s) ? undefined : violation('foughtAlready', '8.1', values);
}

function listRefusal(view: GrandArmada, list: Boarding[]): Violation | undefined {
  const components = boardingComponents(view);
  const assigned = new Set<ShipId>();
  const singles = new Set<ShipId>();
  for (const { single, group } of list) {
    const component = components.find(({ smaller }) => smaller.includes(single));
    if (!component) return violation('notSingle', '8.1', { ship: single });
    if (singles.has(single)) return violation('assignedTwice', '8.1', { ship: single });
    singles.add(single);
    for (const id of group) {
      if (!component.larger.includes(id)) return violation('notBoarding', '8.1', { ship: id, other: single });
      if (!adjacent(view, id, single)) return violation('notTouching', '8.1', { ship: id, other: single });
      if (assigned.has(id)) return violation('assignedTwice', '8.1', { ship: id });
      assigned.add(id);
    }
  }
  const idle = components.flatMap(({ larger }) => larger).find((id) => !assigned.has(id));
  return idle ? violation('mustBoard', '8.1', { ship: idle }) : undefined;
}

export const orderBoardings = action({
  name: 'orderBoardings',
  case: '8.1',
  args: [ListArg],
  refuse(view, _player, list) {
    const single = view.options.multiBoarding === 'single';
    if (isPairs(list)) return single ? pairRefusal(view, list[0]) : violation('groupsOnly', '8.1');
    return single ? violation('pairsOnly', '8.1') : listRefusal(view, list);
  },
  choices: (view) =>
    view.options.multiBoarding === 'single' ? openPairs(view).map((pair) => [[pair]]) : validBoardingLists(view).map((list) => [list]),
  perform(tools, _player, list) {
    tools.G.combats = isPairs(list) ? [{ single: list[0][0], group: [list[0][1]] }] : [...list];
    tools.G.step = null;
  },
});

/** Clears holds and engagements of the previous turn. */
export function startBoarding(G: GrandArmada): void {
  for (const id of fleet(G)) if (ship(G, id).heldBy.length) ship(G, id).heldBy = [];
  G.engaged = [];
  G.fought = [];
}

/** Returns the possible orders: single pairs, or lists assigning all ships. */
function openCombats(G: GrandArmada): Boarding[][] {
  if (G.options.multiBoarding === 'single') return openPairs(G).map(([single, other]) => [{ single, group: [other] }]);
  return G.fought.length ? [] : validBoardingLists(G, 2);
}

/**
 * Resolves the ordered combats.
 * @returns whether a loss must be assigned
 */
function fightOrdered(tools: Tools): boolean {
  const { G } = tools;
  for (let pending = awaitLosses(tools); !pending; pending = awaitLosses(tools)) {
    const combat = G.combats?.shift();
    if (!combat) {
      delete G.combats;
      return false;
    }
    fightBoarding(tools, combat);
  }
  return true;
}

export function boardingPhase(tools: Tools): Goes {
  const { G } = tools;
  if (G.step || fightOrdered(tools)) return 'asks';
  for (let combats = openCombats(G); combats.length; combats = openCombats(G)) {
    if (combats.length > 1) {
      G.step = 'boarding';
      G.toAct = 'S';
      return 'asks';
    }
    [G.combats] = combats;
    if (fightOrdered(tools)) return 'asks';
  }
  return 'over';
}
