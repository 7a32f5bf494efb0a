import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { has } from '../../data/squadrons.js';
import { RESUPPLY } from '../../data/tables.js';
import { type ChitId, flagOf, type Side, SPANISH, SquadronArg, type SquadronId, seatOf, sideOf, squadronsOf } from '../../ids.js';
import { type RuleCase, type Violation, violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { holds, playChit } from '../events/draw.js';
import { living, whereabouts } from '../fleet.js';
import { markMoved } from '../tactical/wind.js';
import { action, rollDice, rollOf, type Tools } from '../tools.js';
import { cannotRecover, chitMissing, portBonus, spanishBonus } from './rally.js';

// Transfer of Low Ammo markers [8.4.2].

/** Returns why a squadron may not take over a Low Ammo marker; undefined if it may. */
export function cannotGive(G: Armada, id: SquadronId): Violation | undefined {
  const out = cannotRecover(G, 'spanish', id);
  if (out) return out;
  if (!has(id, 'hulks')) return violation('notMedina', '8.4.2', { who: id });
  if (G.transferred.includes(id)) return violation('transferUsed', '8.4.2', { who: id });
  return G.squadrons[id].lowAmmo ? violation('lowAmmoForGood', '8.4.2', { who: id }) : undefined;
}

/** Returns Spanish squadrons whose Low Ammo marker may be taken over. */
export const needPowder = (G: Armada): SquadronId[] => living(G, 'spanish').filter((id) => G.squadrons[id].lowAmmo && !has(id, 'hulks'));

export const takeLowAmmo = action({
  name: 'takeLowAmmo',
  case: '8.4.2',
  args: [SquadronArg, SquadronArg],
  refuse: (view, _player, medina, from) => {
    const out = cannotGive(view, medina);
    if (out) return out;
    if (flagOf(from) !== 'spanish') return violation('notYours', '8.4.2', { who: from });
    if (!view.squadrons[from].alive) return violation('sunk', '8.4.2', { who: from });
    if (has(from, 'hulks')) return violation('fromMedina', '8.4.2', { who: from });
    return view.squadrons[from].lowAmmo ? undefined : violation('hasAmmo', '8.4.2', { who: from });
  },
  choices: (view) =>
    SPANISH.filter((id) => has(id, 'hulks') && !cannotGive(view, id)).flatMap((medina) =>
      needPowder(view).map((from) => [medina, from] as const),
    ),
  perform: ({ G, emit }, player, medina, from) => {
    G.squadrons[from].lowAmmo = false;
    G.squadrons[medina].shot = 0;
    G.squadrons[medina].lowAmmo = true;
    G.transferred.push(medina);
    markMoved(G, medina);
    emit({ key: 'transfer', case: '8.4.2', by: player, at: [...whereabouts(G, medina), ...whereabouts(G, from)], who: [medina, from] });
  },
});

// Resupply [8.4].

/** Returns the chit with which a side can resupply a squadron without a roll. */
export const storesOf = (side: Side): ChitId => (side === 'english' ? 'supplyHoys' : 'urcaStores');

export const resupplyModifiers = (G: Armada, id: SquadronId): Modifier[] => {
  const english = flagOf(id) === 'english';
  return counting([
    portBonus(G, id, RESUPPLY.inPort),
    ['queensPurse', english && G.options.queensPurse ? RESUPPLY.queensPurse : 0],
    ['spanish', !english && !G.options.cadizRaidFails ? RESUPPLY.spanish : 0],
    spanishBonus(G, id, RESUPPLY.santaCruzLives),
  ]);
};

/** Whether a Resupply could remove a squadron's marker. A Medina squadron's Low Ammo marker cannot be removed [8.4.2]. */
export const lacksShot = (G: Armada, id: SquadronId): boolean => G.squadrons[id].shot > 0 || (G.squadrons[id].lowAmmo && !has(id, 'hulks'));

export function cannotResupply(G: Armada, side: Side, id: SquadronId): Violation | undefined {
  const out = cannotRecover(G, side, id);
  if (out || lacksShot(G, id)) return out;
  return G.squadrons[id].lowAmmo ? violation('lowAmmoForGood', '8.4.2', { who: id }) : violation('noShot', '8.4', { who: id });
}

export const resupply = action({
  name: 'resupply',
  case: '8.4',
  args: [SquadronArg, Type.Optional(Type.Object({ stores: Type.Optional(Type.Boolean()) }, { additionalProperties: false }))],
  refuse: (view, player, id, extra) => {
    const side = sideOf(player);
    return cannotResupply(view, side, id) ?? (extra?.stores ? chitMissing(view, side, storesOf(side)) : undefined);
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of squadronsOf(side)) {
      if (cannotResupply(view, side, id)) continue;
      yield [id];
      if (holds(view, side, storesOf(side))) yield [id, { stores: true }];
    }
  },
  perform: (tools, player, id, extra) => {
    const side = sideOf(player);
    if (extra?.stores) {
      playChit(tools, side, storesOf(side), { kind: 'resupply', id });
      return;
    }
    resupplyNow(tools, id);
  },
});

/**
 * Removes a squadron's Low Ammo marker if it has one, otherwise one Shot marker.
 * @returns the kind of marker removed, and the number of Shot markers left
 */
function takeShot(G: Armada, id: SquadronId): { readonly removed: 'lowAmmo' | 'shot'; readonly left: number } {
  const squadron = G.squadrons[id];
  const removed = squadron.lowAmmo ? 'lowAmmo' : 'shot';
  if (squadron.lowAmmo) squadron.lowAmmo = false;
  else squadron.shot -= 1;
  return { removed, left: squadron.shot };
}

export function resupplyNow(tools: Tools, id: SquadronId): void {
  markMoved(tools.G, id);
  resupplyRoll(tools, id, '8.4');
}

export function resupplyRoll(tools: Tools, id: SquadronId, ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const modifiers = resupplyModifiers(G, id);
  const dice = rollDice(tools, 1);
  const total = dice[0] + sumOf(modifiers);
  const done = total >= RESUPPLY.atLeast;
  const event = {
    case: ruleCase,
    by: seatOf(flagOf(id)),
    at: whereabouts(G, id),
    who: [id],
    roll: rollOf(dice, modifiers, { total, chart: 'resupply', row: done ? 1 : 0 }),
  };
  if (done) emit({ key: 'resupplied', ...event, values: takeShot(G, id) });
  else emit({ key: 'notResupplied', ...event });
}

/** Resupplies a squadron without a roll, for the chits Supply Hoys and Urca Stores. */
export function resupplySurely({ G, emit }: Tools, id: SquadronId): void {
  markMoved(G, id);
  emit({ key: 'resupplied', case: '16.0', by: seatOf(flagOf(id)), at: whereabouts(G, id), who: [id], values: takeShot(G, id) });
}
