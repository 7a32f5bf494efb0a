import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { DAMAGED_FROM, RALLY } from '../../data/tables.js';
import { type ChitId, flagOf, type Side, SquadronArg, type SquadronId, seatOf, sideOf, squadronsOf } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { holds, playChit } from '../events/draw.js';
import { inPort, whereabouts } from '../fleet.js';
import { cannotAct, markMoved } from '../tactical/wind.js';
import { action, rollDice, rollOf, type Tools } from '../tools.js';

// Shared by Repair, Rally and Resupply [8.1].

export const spanishBonus = (G: Armada, id: SquadronId, amount: number): Modifier => [
  'santaCruzLives',
  G.options.santaCruzLives && flagOf(id) === 'spanish' ? amount : 0,
];

export const portBonus = (G: Armada, id: SquadronId, amount: number): Modifier => ['inPort', inPort(G, id) ? amount : 0];

/** Returns the modifier for a badly damaged English squadron at sea; 0 for the Spanish, which have no port. */
export const seaPenalty = (G: Armada, id: SquadronId, amount: number): Modifier => [
  'damagedAtSea',
  flagOf(id) === 'english' && !inPort(G, id) && G.squadrons[id].hits >= DAMAGED_FROM ? amount : 0,
];

/** Returns why a squadron may not take a recovery action, if it may not. */
export function cannotRecover(G: Armada, side: Side, id: SquadronId): Violation | undefined {
  return cannotAct(G, side, id) ?? (G.weather === 'gales' ? violation('galesRecovery', '11.1') : undefined);
}

export const chitMissing = (G: Armada, side: Side, chit: ChitId): Violation | undefined =>
  holds(G, side, chit) ? undefined : violation('notHeld', '16.0', { chit });

// Rally [8.3].

export const rallyModifiers = (G: Armada, id: SquadronId, sidonia: boolean): Modifier[] =>
  counting([
    portBonus(G, id, RALLY.inPort),
    seaPenalty(G, id, RALLY.damagedAtSea),
    spanishBonus(G, id, RALLY.santaCruzLives),
    ['sidonia', sidonia ? RALLY.sidonia : 0],
  ]);

export const cannotRally = (G: Armada, side: Side, id: SquadronId): Violation | undefined =>
  cannotRecover(G, side, id) ?? (G.squadrons[id].broken ? undefined : violation('notBroken', '8.3', { who: id }));

/** Returns why Sidonia's bonus is not available; undefined if it is [8.3.1]. */
export function noSidonia(G: Armada, side: Side): Violation | undefined {
  if (side !== 'spanish') return violation('sidoniaEnglish', '8.3.1');
  if (!G.squadrons.sidonia.alive) return violation('sunk', '8.3.1', { who: 'sidonia' });
  return G.sidoniaUsed ? violation('sidoniaUsed', '8.3.1') : undefined;
}

export const rally = action({
  name: 'rally',
  case: '8.3',
  args: [
    SquadronArg,
    Type.Optional(
      Type.Object({ sidonia: Type.Optional(Type.Boolean()), holyBanner: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
    ),
  ],
  refuse: (view, player, id, extra) => {
    const side = sideOf(player);
    const out = cannotRally(view, side, id);
    if (out) return out;
    if (extra?.sidonia && extra.holyBanner) return violation('bannerAlone', '8.3.1');
    if (extra?.sidonia) return noSidonia(view, side);
    return extra?.holyBanner ? chitMissing(view, side, 'holyBanner') : undefined;
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of squadronsOf(side)) {
      if (cannotRally(view, side, id)) continue;
      yield [id];
      if (!noSidonia(view, side)) yield [id, { sidonia: true }];
      if (holds(view, side, 'holyBanner')) yield [id, { holyBanner: true }];
    }
  },
  perform: (tools, player, id, extra) => {
    if (extra?.holyBanner) playChit(tools, sideOf(player), 'holyBanner', { kind: 'rally', id });
    else rallyNow(tools, id, extra?.sidonia === true);
  },
});

export function rallyNow(tools: Tools, id: SquadronId, sidonia: boolean): void {
  const { G, emit } = tools;
  markMoved(G, id);
  if (sidonia) G.sidoniaUsed = true;
  const modifiers = rallyModifiers(G, id, sidonia);
  const dice = rollDice(tools, 2);
  const total = dice[0] + dice[1] + sumOf(modifiers);
  const done = total <= RALLY.atMost;
  if (done) G.squadrons[id].broken = false;
  emit({
    key: done ? 'rallied' : 'notRallied',
    case: '8.3',
    by: seatOf(flagOf(id)),
    at: whereabouts(G, id),
    who: [id],
    roll: rollOf(dice, modifiers, { total, chart: 'rally', row: done ? 0 : 1 }),
  });
}

/** Rallies a squadron without a roll, for the chit Holy Banner. */
export function rallySurely({ G, emit }: Tools, id: SquadronId): void {
  markMoved(G, id);
  G.squadrons[id].broken = false;
  emit({ key: 'rallied', case: '16.0', by: seatOf(flagOf(id)), at: whereabouts(G, id), who: [id] });
}
