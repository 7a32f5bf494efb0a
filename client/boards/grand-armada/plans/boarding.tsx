import {
  adjacent,
  type Boarding,
  boardingComponents,
  type GrandArmada,
  openPairs,
  type Pair,
  type ShipId,
  ship,
  validBoardingLists,
} from '../../../../src/games/grand-armada/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { BoardingSlip } from '../panels/BoardingSlip.js';
import { type Change, type Draft, emptyDraft, type Planner, type Session, type StepView } from '../session.js';

/** A ship of the more numerous side of a boarding group, and the enemies that it can board. */
export interface Boarder {
  readonly id: ShipId;
  readonly singles: readonly ShipId[];
}

export const boardersOf = (G: GrandArmada): Boarder[] =>
  boardingComponents(G).flatMap(({ smaller, larger }) =>
    larger.map((id) => ({ id, singles: smaller.filter((single) => adjacent(G, id, single)) })),
  );

/** Returns the combats in the player's order: the default assignment plus the player's changes. */
export function listFor(G: GrandArmada, { upon, sequence }: Pick<Draft, 'upon' | 'sequence'>): Boarding[] {
  const [suggested = []] = validBoardingLists(G, 1);
  const groups = new Map<ShipId, ShipId[]>();
  for (const { id, singles } of boardersOf(G)) {
    const wished = upon[id];
    const given = suggested.find(({ group }) => group.includes(id))?.single;
    const single = wished && singles.includes(wished) ? wished : (given ?? singles[0]);
    groups.set(single, [...(groups.get(single) ?? []), id]);
  }
  const rank = (single: ShipId) => (sequence.includes(single) ? sequence.indexOf(single) : sequence.length);
  return [...groups].map(([single, group]) => ({ single, group })).sort((a, b) => rank(a.single) - rank(b.single));
}

/** Returns the combats to show while another player decides: the default assignment, or all remaining pairs if pairs are chosen singly. */
export const combatsAhead = (G: GrandArmada): Boarding[] =>
  G.options.multiBoarding === 'single'
    ? openPairs(G).map(([english, spanish]) => ({ single: english, group: [spanish] }))
    : listFor(G, emptyDraft);

/** Returns the order of combats after moving the combat of `single` one place forward. */
export function earlier(list: readonly Boarding[], single: ShipId): ShipId[] {
  const order = list.map((each) => each.single);
  const at = order.indexOf(single);
  if (at > 0) order.splice(at - 1, 2, single, order[at - 1]);
  return order;
}

const hexOf = (G: GrandArmada, id: ShipId) => ship(G, id).hex ?? '';

function planGroups(session: Session, draft: Draft, change: Change): StepView {
  const { G } = session;
  const { act, ask, mark } = session.words;
  const boarders = boardersOf(G);
  const list = listFor(G, draft);
  const able = boarders.filter(({ singles }) => singles.length > 1);
  const picked = able.find(({ id }) => id === draft.ship);
  const marks = new Map<PlaceId, HexMark>();
  for (const { single, group } of list)
    for (const id of [single, ...group]) marks.set(hexOf(G, id), { kind: 'stop', meaning: mark.fights });
  for (const { id } of able) marks.set(hexOf(G, id), { kind: id === picked?.id ? 'chosen' : 'pick', meaning: mark.assign });
  for (const single of picked?.singles ?? []) marks.set(hexOf(G, single), { kind: 'target', meaning: mark.fallUpon });
  const order = offer(session, { id: 'orderBoardings', label: act.board, hint: act.combats(list.length), main: true }, 'orderBoardings', [
    list,
  ]);
  const upon = (single: ShipId) => picked && change({ upon: { ...draft.upon, [picked.id]: single }, ship: undefined });
  const chips: ActionItem[] = picked
    ? picked.singles.map((single) => ({ id: `upon-${single}`, label: act.upon(shortName(single)), run: () => upon(single) }))
    : able.map(({ id }) => ({ id: `pick-${id}`, label: act.assign(shortName(id)), run: () => change({ ship: id }) }));
  return {
    ask: picked ? ask.boardingUpon(shortName(picked.id)) : ask.boarding,
    marks,
    selected: picked?.id,
    boardings: list,
    actions: [order, ...chips],
    back: picked ? () => change({ ship: undefined }) : undefined,
    slip: <BoardingSlip G={G} list={list} onEarlier={(single) => change({ sequence: earlier(list, single) })} />,
    press(place) {
      const there = isHex(place) ? shipAt(G, place) : undefined;
      if (!there) return;
      if (picked?.singles.includes(there)) upon(there);
      else if (able.some(({ id }) => id === there)) change({ ship: there === picked?.id ? undefined : there });
      else if (picked) session.notify(session.refusal('orderBoardings', [[{ single: there, group: [picked.id] }]]));
    },
  };
}

function planPairs(session: Session, draft: Draft, change: Change): StepView {
  const { G } = session;
  const { act, ask, mark } = session.words;
  const pairs = openPairs(G);
  const { ship: wished } = draft;
  const id = wished && pairs.some((pair) => pair.includes(wished)) ? wished : undefined;
  const partners = pairs.filter((pair) => id && pair.includes(id)).map(([e, s]) => (e === id ? s : e));
  const marks = new Map<PlaceId, HexMark>();
  for (const each of pairs.flat()) marks.set(hexOf(G, each), { kind: each === id ? 'chosen' : 'pick', meaning: mark.assign });
  for (const each of partners) marks.set(hexOf(G, each), { kind: 'target', meaning: mark.fallUpon });
  const asBoarding = ([e, s]: Pair): Boarding => ({ single: e, group: [s] });
  const shown = id ? pairs.filter((pair) => pair.includes(id)) : pairs;
  const fight = (pair: Pair) => session.send('orderBoardings', [pair]);
  return {
    ask: id ? ask.boardingPartner(shortName(id)) : ask.boardingPairs,
    marks,
    selected: id,
    boardings: shown.map(asBoarding),
    actions: shown.map(
      (pair, i): ActionItem => ({
        id: `pair-${pair.join('-')}`,
        label: act.pair(shortName(pair[0]), shortName(pair[1])),
        main: i === 0,
        run: () => fight(pair),
      }),
    ),
    back: id ? () => change({ ship: undefined }) : undefined,
    slip: <BoardingSlip G={G} list={shown.map(asBoarding)} />,
    press(place) {
      const there = isHex(place) ? shipAt(G, place) : undefined;
      if (!there) return;
      const pair = id && pairs.find((each) => each.includes(id) && each.includes(there) && there !== id);
      if (pair) fight(pair);
      else if (pairs.some((each) => each.includes(there))) change({ ship: there === id ? undefined : there });
      else session.notify(session.refusal('orderBoardings', [[[there, id ?? there]]]));
    },
  };
}

/** Plans the step `boarding`: ships are assigned together, or pairs one by one. */
export const planBoarding: Planner = (session, draft, change) =>
  session.G.options.multiBoarding === 'single' ? planPairs(session, draft, change) : planGroups(session, draft, change);
