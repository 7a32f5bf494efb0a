import { Type } from '@sinclair/typebox';
import type { No } from '../../../kit/action.js';
import type { Modifier } from '../../../kit/chronicle.js';
import { has, squadronData } from '../data/squadrons.js';
import { RALLY, REPAIR, RESUPPLY } from '../data/tables.js';
import { type ChitId, type Side, SPANISH, SquadronArg, type SquadronId, seat, sideOf, sideOfPlayer, squadronsOf } from '../ids.js';
import type { Armada } from '../state.js';
import { holds, playChit } from './chits.js';
import { action, cannotAct, inPort, living, named, no, rollOf, sum, type Tools, throwDice, whereabouts } from './fleet.js';

/** Module 8.0: one attempt to Repair, Rally or Resupply instead of a Move. */

const spanishBonus = (G: Armada, id: SquadronId, amount: number): Modifier => [
  'santaCruzLives',
  G.options.santaCruzLives && sideOf(id) === 'spanish' ? amount : 0,
];
const portBonus = (G: Armada, id: SquadronId, amount: number): Modifier => ['inPort', inPort(G, id) ? amount : 0];

/** Why a squadron may take no recovery action now, whatever ails it. */
function cannotRecover(G: Armada, side: Side, id: SquadronId): No | undefined {
  return cannotAct(G, side, id) ?? (G.weather === 'gales' ? no('galesRecovery', '11.1') : undefined);
}

const chitMissing = (G: Armada, side: Side, chit: ChitId): No | undefined =>
  holds(G, side, chit) ? undefined : no('notHeld', '16.0', { chit });

const marked = (G: Armada, id: SquadronId): void => {
  G.moved.push(id);
};

// ---- 8.2 Repair

export const repairModifiers = (G: Armada, id: SquadronId, shipwrights: boolean): Modifier[] =>
  named(['display', squadronData[id].repair], portBonus(G, id, REPAIR.inPort), spanishBonus(G, id, REPAIR.santaCruzLives), [
    'shipwrights',
    shipwrights ? REPAIR.shipwrights : 0,
  ]);

export const cannotRepair = (G: Armada, side: Side, id: SquadronId): No | undefined =>
  cannotRecover(G, side, id) ?? (G.squadrons[id].hits ? undefined : no('noHits', '8.2', { who: id }));

export const repair = action({
  name: 'repair',
  case: '8.2',
  args: [SquadronArg, Type.Optional(Type.Object({ shipwrights: Type.Optional(Type.Boolean()) }, { additionalProperties: false }))],
  refuse: (view, player, id, extra) => {
    const side = sideOfPlayer(player);
    return cannotRepair(view, side, id) ?? (extra?.shipwrights ? chitMissing(view, side, 'shipwrights') : undefined);
  },
  *choices(view, player) {
    const side = sideOfPlayer(player);
    for (const id of squadronsOf(side)) {
      if (cannotRepair(view, side, id)) continue;
      yield [id];
      if (holds(view, side, 'shipwrights')) yield [id, { shipwrights: true }];
    }
  },
  perform: (table, player, id, extra) => {
    if (extra?.shipwrights) playChit(table, sideOfPlayer(player), 'shipwrights', { kind: 'repair', id });
    else repairNow(table, id, false);
  },
});

/** Rolls for a Repair; Seymour's squadron rolls again when it fails [8.2.1]. */
export function repairNow(table: Tools, id: SquadronId, shipwrights: boolean): void {
  marked(table.G, id);
  if (!repairRoll(table, id, shipwrights, '8.2') && has(id, 'secondRepair')) repairRoll(table, id, shipwrights, '8.2.1');
}

function repairRoll(table: Tools, id: SquadronId, shipwrights: boolean, ruleCase: string): boolean {
  const { G, tell } = table;
  const modifiers = repairModifiers(G, id, shipwrights);
  const dice = throwDice(table, 2);
  const total = dice[0] + dice[1] + sum(modifiers);
  const done = total >= REPAIR.atLeast;
  if (done) G.squadrons[id].hits -= 1;
  tell({
    key: done ? 'repaired' : 'notRepaired',
    case: ruleCase,
    by: seat(sideOf(id)),
    at: whereabouts(G, id),
    who: [id],
    roll: rollOf(dice, modifiers, { total, chart: 'repair', row: done ? 1 : 0 }),
  });
  return done;
}

// ---- 8.3 Rally

export const rallyModifiers = (G: Armada, id: SquadronId, sidonia: boolean): Modifier[] =>
  named(portBonus(G, id, RALLY.inPort), spanishBonus(G, id, RALLY.santaCruzLives), ['sidonia', sidonia ? RALLY.sidonia : 0]);

export const cannotRally = (G: Armada, side: Side, id: SquadronId): No | undefined =>
  cannotRecover(G, side, id) ?? (G.squadrons[id].broken ? undefined : no('notBroken', '8.3', { who: id }));

/** Why Sidonia cannot help this Rally, or nothing [8.3.1]. */
export function noSidonia(G: Armada, side: Side): No | undefined {
  if (side !== 'spanish') return no('sidoniaEnglish', '8.3.1');
  if (!G.squadrons.sidonia.alive) return no('sunk', '8.3.1', { who: 'sidonia' });
  return G.sidoniaUsed ? no('sidoniaUsed', '8.3.1') : undefined;
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
    const side = sideOfPlayer(player);
    const out = cannotRally(view, side, id);
    if (out) return out;
    if (extra?.sidonia && extra.holyBanner) return no('bannerAlone', '8.3.1');
    if (extra?.sidonia) return noSidonia(view, side);
    return extra?.holyBanner ? chitMissing(view, side, 'holyBanner') : undefined;
  },
  *choices(view, player) {
    const side = sideOfPlayer(player);
    for (const id of squadronsOf(side)) {
      if (cannotRally(view, side, id)) continue;
      yield [id];
      if (!noSidonia(view, side)) yield [id, { sidonia: true }];
      if (holds(view, side, 'holyBanner')) yield [id, { holyBanner: true }];
    }
  },
  perform: (table, player, id, extra) => {
    if (extra?.holyBanner) playChit(table, sideOfPlayer(player), 'holyBanner', { kind: 'rally', id });
    else rallyNow(table, id, extra?.sidonia === true);
  },
});

export function rallyNow(table: Tools, id: SquadronId, sidonia: boolean): void {
  const { G, tell } = table;
  marked(G, id);
  if (sidonia) G.sidoniaUsed = true;
  const modifiers = rallyModifiers(G, id, sidonia);
  const dice = throwDice(table, 2);
  const total = dice[0] + dice[1] + sum(modifiers);
  const done = total <= RALLY.atMost;
  if (done) G.squadrons[id].broken = false;
  tell({
    key: done ? 'rallied' : 'notRallied',
    case: '8.3',
    by: seat(sideOf(id)),
    at: whereabouts(G, id),
    who: [id],
    roll: rollOf(dice, modifiers, { total, chart: 'rally', row: done ? 0 : 1 }),
  });
}

/** The Holy Banner: no roll is needed. */
export function rallySurely({ G, tell }: Tools, id: SquadronId): void {
  marked(G, id);
  G.squadrons[id].broken = false;
  tell({ key: 'rallied', case: '16.0', by: seat(sideOf(id)), at: whereabouts(G, id), who: [id] });
}

// ---- 8.4 Resupply

/** The chit that makes a side's Resupply succeed. */
export const storesOf = (side: Side): ChitId => (side === 'english' ? 'supplyHoys' : 'urcaStores');

export const resupplyModifiers = (G: Armada, id: SquadronId): Modifier[] => {
  const english = sideOf(id) === 'english';
  return named(
    portBonus(G, id, RESUPPLY.inPort),
    ['queensPurse', english && G.options.queensPurse ? RESUPPLY.queensPurse : 0],
    ['spanish', !english && !G.options.cadizRaidFails ? RESUPPLY.spanish : 0],
    spanishBonus(G, id, RESUPPLY.santaCruzLives),
  );
};

/** Whether there is anything a Resupply could take off: the Low Ammo of a Medina squadron stays for good [8.4.2]. */
export const lacksShot = (G: Armada, id: SquadronId): boolean => G.squadrons[id].shot > 0 || (G.squadrons[id].lowAmmo && !has(id, 'hulks'));

export function cannotResupply(G: Armada, side: Side, id: SquadronId): No | undefined {
  const out = cannotRecover(G, side, id);
  if (out || lacksShot(G, id)) return out;
  return G.squadrons[id].lowAmmo ? no('lowAmmoForGood', '8.4.2', { who: id }) : no('noShot', '8.4', { who: id });
}

export const resupply = action({
  name: 'resupply',
  case: '8.4',
  args: [SquadronArg, Type.Optional(Type.Object({ stores: Type.Optional(Type.Boolean()) }, { additionalProperties: false }))],
  refuse: (view, player, id, extra) => {
    const side = sideOfPlayer(player);
    return cannotResupply(view, side, id) ?? (extra?.stores ? chitMissing(view, side, storesOf(side)) : undefined);
  },
  *choices(view, player) {
    const side = sideOfPlayer(player);
    for (const id of squadronsOf(side)) {
      if (cannotResupply(view, side, id)) continue;
      yield [id];
      if (holds(view, side, storesOf(side))) yield [id, { stores: true }];
    }
  },
  perform: (table, player, id, extra) => {
    const side = sideOfPlayer(player);
    if (extra?.stores) {
      playChit(table, side, storesOf(side), { kind: 'resupply', id });
      return;
    }
    resupplyNow(table, id);
  },
});

const takeShot = (G: Armada, id: SquadronId): void => {
  const squadron = G.squadrons[id];
  if (squadron.lowAmmo) squadron.lowAmmo = false;
  else squadron.shot -= 1;
};

/** Rolls for a Resupply as a squadron's action. */
export function resupplyNow(table: Tools, id: SquadronId): void {
  marked(table.G, id);
  resupplyRoll(table, id, '8.4');
}

/** One Resupply die: also rolled when a prepared Parma arrives [17.1.3]. */
export function resupplyRoll(table: Tools, id: SquadronId, ruleCase: string): void {
  const { G, tell } = table;
  const modifiers = resupplyModifiers(G, id);
  const dice = throwDice(table, 1);
  const total = dice[0] + sum(modifiers);
  const done = total >= RESUPPLY.atLeast;
  if (done) takeShot(G, id);
  tell({
    key: done ? 'resupplied' : 'notResupplied',
    case: ruleCase,
    by: seat(sideOf(id)),
    at: whereabouts(G, id),
    who: [id],
    roll: rollOf(dice, modifiers, { total, chart: 'resupply', row: done ? 1 : 0 }),
  });
}

/** Supply Hoys or Urca Stores: no roll is needed. */
export function resupplySurely({ G, tell }: Tools, id: SquadronId): void {
  marked(G, id);
  takeShot(G, id);
  tell({ key: 'resupplied', case: '16.0', by: seat(sideOf(id)), at: whereabouts(G, id), who: [id] });
}

// ---- 8.4.2 the Medina squadrons' powder

/** Why this Medina squadron cannot take over a Low Ammo marker, or nothing. */
export function cannotGive(G: Armada, id: SquadronId): No | undefined {
  const out = cannotRecover(G, 'spanish', id);
  if (out) return out;
  if (!has(id, 'hulks')) return no('notMedina', '8.4.2', { who: id });
  if (G.transferred.includes(id)) return no('transferUsed', '8.4.2', { who: id });
  return G.squadrons[id].lowAmmo ? no('lowAmmoForGood', '8.4.2', { who: id }) : undefined;
}

/** Spanish squadrons that a Medina squadron could relieve. */
export const needPowder = (G: Armada): SquadronId[] => living(G, 'spanish').filter((id) => G.squadrons[id].lowAmmo && !has(id, 'hulks'));

export const takeLowAmmo = action({
  name: 'takeLowAmmo',
  case: '8.4.2',
  args: [SquadronArg, SquadronArg],
  refuse: (view, _player, medina, from) => {
    const out = cannotGive(view, medina);
    if (out) return out;
    if (sideOf(from) !== 'spanish') return no('notYours', '8.4.2', { who: from });
    if (!view.squadrons[from].alive) return no('sunk', '8.4.2', { who: from });
    if (has(from, 'hulks')) return no('fromMedina', '8.4.2', { who: from });
    return view.squadrons[from].lowAmmo ? undefined : no('hasAmmo', '8.4.2', { who: from });
  },
  choices: (view) =>
    SPANISH.filter((id) => has(id, 'hulks') && !cannotGive(view, id)).flatMap((medina) =>
      needPowder(view).map((from) => [medina, from] as const),
    ),
  perform: ({ G, tell }, player, medina, from) => {
    G.squadrons[from].lowAmmo = false;
    G.squadrons[medina].shot = 0;
    G.squadrons[medina].lowAmmo = true;
    G.transferred.push(medina);
    marked(G, medina);
    tell({ key: 'transfer', case: '8.4.2', by: player, at: [...whereabouts(G, medina), ...whereabouts(G, from)], who: [medina, from] });
  },
});
