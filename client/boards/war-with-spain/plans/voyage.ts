import {
  ARMY,
  type Cargo,
  coastalAllowance,
  type FleetId,
  type FleetNo,
  feelsWind,
  grid,
  type HexId,
  INTERCEPTION,
  isCoastal,
  isCoastalPath,
  isPort,
  LEADERS,
  nationOf,
  type PlanEntry,
  pathAgainst,
  SHIP,
  type Side,
  shipFace,
  TF,
  type UnitId,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { offer } from '../../../kit/board/useOrders.js';
import type { KitWords } from '../../../kit/words/index.js';
import { placeName } from '../names.js';
import type { Block } from '../pieces.js';
import { type WindOdds, watchers, windOdds } from '../routes.js';
import type { Change, Draft, Session } from '../session.js';
import type { WarBoardWords } from '../words/index.js';

export const navalBlocks = ({ blocks, me }: Session, hex: HexId): Block[] =>
  (blocks.get(hex) ?? []).filter(({ side, kind }) => side === me && (kind === 'fleet' || kind === 'loose' || kind === 'treasure'));

/** Returns the viewer's unbesieged army in a hex, or undefined. */
export const armyBlock = ({ blocks, me }: Session, hex: HexId): Block | undefined =>
  (blocks.get(hex) ?? []).find(
    ({ side, kind, besieged, neutral }) => side === me && !besieged && !neutral && (kind === 'land' || kind === 'leaders'),
  );

/** Splits ids into ships, land units and leaders. */
export function sorted(ids: readonly string[]) {
  return {
    ships: ids.filter((id) => SHIP[id]),
    armies: ids.filter((id) => ARMY[id]),
    leaders: ids.filter((id) => LEADERS[id]),
  };
}

/** Returns the buttons that move the selected ships between fleets or assign the selected leaders. */
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

/** Returns the buttons that embark or land the selected units without moving ships. */
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

/** A plotted route with its wind odds and possible interceptors. */
export interface Voyage {
  readonly from: HexId;
  readonly path: readonly HexId[];
  readonly coastal: boolean;
  readonly against: boolean;
  /** Movement Allowance in hexes; half for coastal movement. */
  readonly allowance: number;
  /** Wind odds; undefined if the move has no wind roll. */
  readonly wind: WindOdds | undefined;
  /** Enemy fleets that may intercept, by hex entered. */
  readonly watchers: ReadonlyMap<HexId, readonly FleetId[]>;
}

/** Political consequence of a move, with its rule number. */
export interface Consequence {
  readonly text: string;
  readonly case: string;
}

/** Formats a percentage without a space, so that it fits in a hex. */
export const percentOnMap = (kit: KitWords, chance: number): string => kit.percent(chance).replace(' ', '');

/** Probability that at least one of `fleets` intercepts [6.4]. */
export const catchChance = (fleets: number): number => 1 - (1 - INTERCEPTION.succeeds / 6) ** fleets;

export function surveyed(G: WarWithSpain, side: Side, from: HexId, path: readonly HexId[], ships: readonly UnitId[]): Voyage {
  const coastal = isCoastalPath(from, path);
  const against = pathAgainst(from, path);
  return {
    from,
    path,
    coastal,
    against,
    allowance: coastal ? coastalAllowance(G, ships) : Math.min(...ships.map((id) => shipFace(G, id).ma)),
    wind: !coastal && feelsWind(ships, path) ? windOdds(G, ships, against, path.length) : undefined,
    watchers: new Map(coastal ? [] : path.map((hex) => [hex, watchers(G, side, hex)] as const).filter(([, fleets]) => fleets.length)),
  };
}

/** Returns a block's first argument for `sail`, or undefined for loose ships. */
export const sailorOf = (block: Block): FleetNo | typeof TF | undefined => (block.kind === 'treasure' ? TF : block.no);

export const isLandable = (hex: HexId): boolean => isCoastal(grid.index(hex));

/** Returns the political consequence of a route and its landings, if any [15.11, 15.2, 15.3]. */
export function consequence(
  words: WarBoardWords,
  G: WarWithSpain,
  side: Side,
  voyage: Voyage,
  plan: readonly PlanEntry[],
): Consequence | undefined {
  const french = (hex: HexId) => nationOf(hex) === 'FRA';
  const lands = plan.filter(({ debark }) => debark?.landIds.length).map(({ hex }) => hex);
  const calls = voyage.path.some((hex) => french(hex) && (voyage.coastal || isPort(hex)));
  if (calls && G.france.violatedOn === null) return { text: words.warn.france, case: '15.11' };
  return landingConsequence(words, G, side, lands);
}

/** Returns the political consequence of landings in hexes, if any. */
export function landingConsequence({ warn }: WarBoardWords, G: WarWithSpain, side: Side, lands: readonly HexId[]): Consequence | undefined {
  const nations = lands.map((hex) => nationOf(hex));
  if (nations.includes('FRA') && G.france.violatedOn === null) return { text: warn.france, case: '15.11' };
  if (side !== 'S') return undefined;
  if (!G.landed.ireland && nations.includes('IRE')) return { text: warn.ireland, case: '15.2' };
  if (!G.landed.britain && (nations.includes('ENG') || nations.includes('SCO'))) return { text: warn.scotland, case: '15.3' };
  return undefined;
}

/** Returns an action that needs confirmation: the first click shows the consequence, the second sends the move. */
export function guarded(
  { words: { act } }: Session,
  draft: Draft,
  change: Change,
  item: ActionItem,
  consequence: Consequence | undefined,
): ActionItem {
  if (!consequence || !item.run) return item;
  if (draft.accepted === consequence.text) return { ...item, label: act.agree(item.label) };
  return { ...item, run: () => change({ accepted: consequence.text }) };
}
