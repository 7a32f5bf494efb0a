import { ARMY, type Cargo, type HexId, LEADERS, SHIP } from '../../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { offer } from '../../../kit/board/useOrders.js';
import { placeName } from '../names.js';
import type { Block } from '../pieces.js';
import type { Draft, Session } from '../session.js';

/** Own ships of a hex, fleet by fleet. */
export const navalBlocks = ({ blocks, me }: Session, hex: HexId): Block[] =>
  (blocks.get(hex) ?? []).filter(({ side, kind }) => side === me && (kind === 'fleet' || kind === 'loose' || kind === 'treasure'));

/** Own army of a hex that is not besieged. */
export const armyBlock = ({ blocks, me }: Session, hex: HexId): Block | undefined =>
  (blocks.get(hex) ?? []).find(
    ({ side, kind, besieged, neutral }) => side === me && !besieged && !neutral && (kind === 'land' || kind === 'leaders'),
  );

/** What is picked, by kind. */
export function sorted(ids: readonly string[]) {
  return {
    ships: ids.filter((id) => SHIP[id]),
    armies: ids.filter((id) => ARMY[id]),
    leaders: ids.filter((id) => LEADERS[id]),
  };
}

/** Forming, joining, leaving and merging fleets, and leaders who go aboard: for the picked counters of a hex. */
export function organising(session: Session, draft: Draft, hex: HexId, block: Block | undefined): ActionItem[] {
  const { act } = session.words;
  const { unitName, groupName } = session.names;
  const { G } = session;
  const { ships, armies, leaders } = sorted(draft.ids);
  const fleets = navalBlocks(session, hex).filter(({ kind }) => kind === 'fleet');
  const cargo: [Cargo?] = armies.length || leaders.length ? [{ landIds: armies, leaderIds: leaders }] : [];
  const items: ActionItem[] = [];
  if (ships.length) {
    items.push(offer(session, { id: 'form', label: act.form(ships.length) }, 'formFleet', [hex, ships, ...cargo]));
    for (const { id, no } of fleets) {
      if (id === block?.id || no === undefined) continue;
      items.push(offer(session, { id: `join-${id}`, label: act.join(groupName(id)) }, 'addToFleet', [no, ships, ...cargo]));
    }
    const fleet = ships.map((id) => G.naval[id].fleet).find((no) => no !== null);
    if (fleet) items.push(offer(session, { id: 'leave', label: act.leave }, 'removeFromFleet', [fleet, ships, ...cargo]));
  } else if (block?.no !== undefined) {
    for (const { id, no } of fleets) {
      if (id === block.id || no === undefined) continue;
      items.push(offer(session, { id: `merge-${id}`, label: act.merge(groupName(id)) }, 'mergeFleets', [block.no, no]));
    }
  }
  const [leader] = leaders;
  if (leaders.length === 1 && LEADERS[leader].naval) {
    if (ships.length === 1) {
      items.push(
        offer(session, { id: 'assign', label: act.assign(unitName(leader), unitName(ships[0])) }, 'assignLeader', [leader, ships[0]]),
      );
    } else if (G.leaders[leader]?.ship) {
      items.push(offer(session, { id: 'ashore', label: act.ashore(unitName(leader)) }, 'assignLeader', [leader, null]));
    }
  }
  return items.filter(({ run, why }) => run || why);
}

/** Troops taken aboard in a port and put ashore where the ships lie. */
export function loading(session: Session, draft: Draft, hex: HexId, block: Block): ActionItem[] {
  const { act } = session.words;
  const { armies, leaders } = sorted(draft.ids);
  const aboard = new Set([...block.cargo, ...block.leaders]);
  const items: ActionItem[] = [];
  const [on, off] = [[...armies, ...leaders].filter((id) => !aboard.has(id)), [...armies, ...leaders].filter((id) => aboard.has(id))];
  const split = (ids: readonly string[]) => [block.id, sorted(ids).armies, sorted(ids).leaders] as const;
  if (on.length) items.push(offer(session, { id: 'embark', label: act.embark(on.length) }, 'embark', split(on)));
  if (off.length) items.push(offer(session, { id: 'debark', label: act.debark(off.length), hint: placeName(hex) }, 'debark', split(off)));
  return items;
}
