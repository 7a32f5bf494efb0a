import { ARMY } from '../../data/armies.js';
import { LEADER_MA } from '../../data/leaders.js';
import { nationOf } from '../../data/map.js';
import { type HexId, LeadersArg, opponentOf, PathArg, type Side, seatOf, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { March, WarWithSpain } from '../../state.js';
import { cityAt } from '../map.js';
import { arrive } from '../navalMovement/transport/landing.js';
import { action, firstNo, type Tools } from '../tools.js';
import { leadersAshore } from '../units.js';
import { controllerAt } from '../victory/control.js';
import { marchesFrom } from './marchChoices.js';
import { armyMarchRefusal, barsOf, leaderMarchRefusal, limitRefusal, stepRefusal } from './marchLimits.js';

export const march = action({
  name: 'march',
  case: '8.11',
  secret: true,
  args: [UnitsArg, LeadersArg, PathArg],
  refuse(view, player, landIds, leaderIds, path) {
    const side = sideOf(player);
    const [first] = [...landIds, ...leaderIds];
    if (first === undefined) return violation('nobodyMarches', '8.11');
    const wrong =
      firstNo(landIds, '8.11', (id) => armyMarchRefusal(view, side, id)) ??
      firstNo(leaderIds, '8.11', (id) => leaderMarchRefusal(view, side, id));
    if (wrong) return wrong;
    const start = (view.land[first] ?? view.leaders[first]).at;
    const apart = [...landIds.map((id) => view.land[id]), ...leaderIds.map((id) => view.leaders[id])].some(({ at }) => at !== start);
    if (apart) return violation('notTogether', '8.11');
    const slow = landIds.find((id) => ARMY[id].ma < path.length) ?? (path.length > LEADER_MA ? leaderIds[0] : undefined);
    if (slow) return violation('marchTooFar', '8.11', { unit: slow, hexes: path.length });
    return pathRefusal(view, side, landIds, leaderIds, [start, ...path]);
  },
  choices: (view, player) => marchesFrom(view, sideOf(player)),
  perform({ G }, player, landIds, leaderIds, path) {
    const [first] = [...landIds, ...leaderIds];
    const start = (G.land[first] ?? G.leaders[first]).at;
    for (const id of landIds) G.land[id].moved = true;
    for (const id of leaderIds) G.leaders[id].moved = true;
    G.marched.push(...landIds);
    G.march = { side: sideOf(player), landIds: [...landIds], leaderIds: [...leaderIds], trail: [start], path: [...path] };
  },
});

function pathRefusal(
  view: WarWithSpain,
  side: Side,
  landIds: readonly UnitId[],
  leaderIds: readonly string[],
  trail: readonly HexId[],
): Violation | undefined {
  const bars = barsOf(view, side);
  for (let at = 1; at < trail.length; at++) {
    const [from, to] = [trail[at - 1], trail[at]];
    const wrong = stepRefusal(bars, from, to) ?? limitRefusal(view, landIds, leaderIds, from, to);
    if (wrong) return wrong;
  }
  return undefined;
}

/** Advances a march by one hex. Ends it at the destination, or if no units are left. */
export function continueMarch(tools: Tools): void {
  const { G } = tools;
  const { march: now } = G;
  if (!now) return;
  const { side, trail, path } = now;
  now.landIds = now.landIds.filter((id) => G.land[id]);
  const left = now.landIds.length + now.leaderIds.length;
  const to = left ? path.shift() : undefined;
  if (to === undefined) {
    tellTrail(tools, now);
    G.march = null;
    return;
  }
  const from = trail[trail.length - 1];
  trail.push(to);
  for (const id of now.landIds) G.land[id].at = to;
  for (const id of now.leaderIds) G.leaders[id].at = to;
  if (!now.landIds.length) return;
  if (G.sieges[from] || isEventful(G, side, to)) tellTrail(tools, now);
  arrive(tools, side, to);
}

/** Whether entering a hex captures a city, violates French neutrality or makes leaders escape. */
const isEventful = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  (cityAt(hex) !== undefined && controllerAt(G, hex) !== side) ||
  (nationOf(hex) === 'FRA' && G.france.violatedOn === null) ||
  leadersAshore(G, opponentOf(side), hex).length > 0;

function tellTrail({ emit }: Tools, now: March): void {
  const { side, landIds, leaderIds, trail } = now;
  if (trail.length > 1)
    emit({ key: 'marches', case: '8.11', by: seatOf(side), at: [...trail], values: { counters: landIds.length + leaderIds.length } });
  now.trail = [trail[trail.length - 1]];
}
