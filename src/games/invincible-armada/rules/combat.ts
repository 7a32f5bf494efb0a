import type { Modifier } from '../../../kit/chronicle.js';
import { has, squadronData } from '../data/squadrons.js';
import { BATTLE_TABLE, HAWKINS_A, SPANISH_GUNNERY, TACTICAL_MATRIX } from '../data/tables.js';
import { grid } from '../data/tacticalMap.js';
import { other, type Side, SQUADRONS, SquadronArg, type SquadronId, seat, sideOf, sideOfPlayer, TACTICS, type Tactic } from '../ids.js';
import type { Armada, Battle, Step } from '../state.js';
import { playable } from './battleChits.js';
import { action, named, no, rollOf, sideToward, strength, sum, type Tools, throwDice } from './fleet.js';
import { lowAmmoCheck, moraleRoll, takeHits } from './morale.js';
import { endAction } from './movement.js';
import { withdrawalSquares } from './withdrawal.js';

/** Module 7.0: who attacks whom, and the battle step by step. */

/** Why this squadron may not attack that one, or nothing [7.1]. The attacker has chosen Move and stands where it stands. */
export function cannotAttack(G: Armada, attacker: SquadronId, target: SquadronId) {
  const { square: from, broken } = G.squadrons[attacker];
  const { square: at, alive } = G.squadrons[target];
  if (sideOf(attacker) === sideOf(target)) return no('friend', '7.1', { who: target });
  if (broken) return no('brokenAttacker', '7.1', { who: attacker });
  if (has(attacker, 'hulks')) return no('hulksAttack', '7.1', { who: attacker });
  if (!alive) return no('sunk', '7.6', { who: target });
  if (!from || !at) return no('offMap', '7.1', { who: target });
  const dir = sideToward(at, from);
  if (!dir) return no(grid.neighbours(at).includes(from) ? 'diagonal' : 'notAdjacent', '7.1', { who: target });
  if (G.attackedFrom[target]?.includes(dir)) return no('sideUsed', '7.1', { who: target, dir });
  return undefined;
}

/** Whom a squadron may attack from where it stands. */
export const targets = (G: Armada, attacker: SquadronId): SquadronId[] =>
  SQUADRONS.filter((id) => G.squadrons[id].square !== null && !cannotAttack(G, attacker, id));

export const attack = action({
  name: 'attack',
  case: '7.1',
  args: [SquadronArg],
  refuse: (view, _player, target) => (view.activation ? cannotAttack(view, view.activation, target) : no('noAttacker', '7.1')),
  choices: (view) => (view.activation ? targets(view, view.activation) : []).map((id) => [id] as const),
  perform: ({ G, tell }, player, target) => {
    const attacker = G.activation;
    const [from, at] = [attacker && G.squadrons[attacker].square, G.squadrons[target].square];
    const dir = from && at ? sideToward(at, from) : undefined;
    if (!attacker || !from || !at || !dir) return;
    const side = sideOfPlayer(player);
    G.battle = {
      attacker,
      defender: target,
      dir,
      stage: side === 'spanish' && withdrawalSquares(G, target).length ? 'withdrawal' : 'tactic',
      forcedStandOff: false,
      tactics: { english: null, spanish: null },
      extra: { english: { dice: 0, drm: 0 }, spanish: { dice: 0, drm: 0 } },
      turn: side,
      passes: 0,
    };
    tell({ key: 'attack', case: '7.1', by: player, at: [from, at], who: [attacker, target] });
  },
});

export const holdFire = action({
  name: 'holdFire',
  case: '7.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G }) => endAction(G),
});

/** The squadron of a side in a battle. */
export const fighter = (battle: Pick<Battle, 'attacker' | 'defender'>, side: Side): SquadronId =>
  sideOf(battle.attacker) === side ? battle.attacker : battle.defender;

/** How a side fires: number of dice by source, and what is added to each of them, by name. */
export interface Fire {
  readonly dice: readonly Modifier[];
  readonly drm: readonly Modifier[];
}

/** What a squadron's display gives it with this tactic in this role. */
function displayBonus(id: SquadronId, tactic: Tactic, role: 'attacker' | 'defender'): { readonly dice: number; readonly drm: number } {
  const { battle } = squadronData[id];
  const fits = battle?.tactics.includes(tactic) && (!battle.role || battle.role === role);
  return battle && fits ? battle : { dice: 0, drm: 0 };
}

/** What a side would roll with these tactics, as things stand [7.4.3]. */
export function fireOf(
  G: Armada,
  battle: Pick<Battle, 'attacker' | 'defender' | 'extra'>,
  side: Side,
  tactics: { readonly [side in Side]: Tactic },
): Fire {
  const id = fighter(battle, side);
  const squadron = G.squadrons[id];
  const cell = TACTICAL_MATRIX[tactics.english][tactics.spanish];
  const bonus = displayBonus(id, tactics[side], id === battle.attacker ? 'attacker' : 'defender');
  const extra = battle.extra[side];
  return {
    dice: named(['matrix', cell[side].dice], ['display', bonus.dice], ['chits', extra.dice]),
    drm: named(
      ['matrix', cell[side].drm],
      ['display', bonus.drm],
      ['strength', strength(G, id) <= BATTLE_TABLE.weakStrength ? BATTLE_TABLE.weak : 0],
      ['broken', squadron.broken ? BATTLE_TABLE.broken : 0],
      ['lowAmmo', squadron.lowAmmo ? BATTLE_TABLE.lowAmmo : 0],
      ['chits', extra.drm],
      ...(side === 'spanish' ? SPANISH_GUNNERY.map((id): Modifier => [id, G.options[id] ? 1 : 0]) : []),
      ['hawkinsA', side === 'english' && G.options.hawkinsA && tactics.english === 'standOff' ? HAWKINS_A : 0],
    ),
  };
}

/** Row of the Battle Table for a modified die. */
export const battleRow = (value: number): number => BATTLE_TABLE.rows.findIndex(({ max }) => value <= max);

/** Hits of one Battle Die; a natural 6 never misses. */
export function hitsOf(die: number, drm: number): number {
  const { hits } = BATTLE_TABLE.rows[battleRow(die + drm)];
  return die === 6 ? Math.max(hits, BATTLE_TABLE.naturalSix) : hits;
}

/** Rolls a side's Battle Dice; the Hits are taken later. */
function rollFire(table: Tools, battle: Battle, tactics: { readonly [side in Side]: Tactic }, side: Side): { dice: number; hits: number } {
  const { dice, drm } = fireOf(table.G, battle, side, tactics);
  const who = [fighter(battle, side), fighter(battle, other(side))];
  const count = Math.max(0, sum(dice));
  if (!count) {
    table.tell({ key: 'noDice', case: '7.4.3', by: seat(side), who });
    return { dice: 0, hits: 0 };
  }
  const thrown = throwDice(table, count);
  const each = thrown.map((die) => hitsOf(die, sum(drm)));
  const hits = each.reduce((total, n) => total + n, 0);
  table.tell({
    key: 'fire',
    case: '7.5',
    by: seat(side),
    who,
    values: { hits, dice, each },
    roll: rollOf(thrown, drm, { chart: 'battle' }),
  });
  return { dice: count, hits };
}

/** Steps 4 to 6 of the Combat Sequence [7.2, 7.5, 7.6]. */
function resolve(table: Tools, battle: Battle, tactics: { readonly [side in Side]: Tactic }): void {
  const { G } = table;
  const { first } = TACTICAL_MATRIX[tactics.english][tactics.spanish];
  const sides = [sideOf(battle.attacker), sideOf(battle.defender)];
  const shot = { english: 0, spanish: 0 };
  const hits = { english: 0, spanish: 0 };
  const fire = (side: Side) => {
    const { dice, hits: scored } = rollFire(table, battle, tactics, side);
    shot[side] = dice;
    hits[other(side)] = scored;
  };
  const suffer = (side: Side) => {
    if (hits[side]) takeHits(table, fighter(battle, side), hits[side]);
  };
  const square = G.squadrons[battle.defender].square;
  G.attackedFrom[battle.defender] = [...(G.attackedFrom[battle.defender] ?? []), battle.dir];
  if (first) {
    const second = other(first);
    const id = fighter(battle, second);
    fire(first);
    suffer(second);
    const shaken = moraleRoll(table, id);
    if (G.squadrons[id].alive && !shaken) {
      fire(second);
      suffer(first);
    }
    hits[second] = 0; // its Morale Roll has been made
  } else {
    fire('english');
    fire('spanish');
    suffer('english');
    suffer('spanish');
  }
  for (const side of sides) {
    const id = fighter(battle, side);
    const squadron = G.squadrons[id];
    if (!squadron.alive || !shot[side] || squadron.lowAmmo) continue;
    squadron.shot += 1;
    lowAmmoCheck(table, id);
  }
  for (const side of sides) if (hits[side]) moraleRoll(table, fighter(battle, side));
  table.tell({ key: 'battleOver', case: '7.6', at: square ? [square] : [], who: [battle.attacker, battle.defender] });
}

const chosen = (tactic: Tactic | 'hidden' | null): Tactic | undefined => TACTICS.find((id) => id === tactic);

/** The tactics of both sides once they are open. */
export function openTactics({ tactics }: Battle): { [side in Side]: Tactic } | undefined {
  const english = chosen(tactics.english);
  const spanish = chosen(tactics.spanish);
  return english && spanish && { english, spanish };
}

/** Carries the battle on to its next decision, or to its end. */
export function fight(table: Tools, battle: Battle): Step | undefined {
  const { G, tell } = table;
  if (battle.stage === 'withdrawal') return 'withdrawal';
  const tactics = openTactics(battle);
  if (!tactics) return 'tactic';
  if (battle.stage === 'tactic') {
    battle.stage = 'chits';
    tell({ key: 'tactics', case: '7.4', who: [battle.attacker, battle.defender], values: tactics });
  }
  while (battle.passes < 2) {
    if (playable(G, battle.turn).length) return 'battleChits';
    battle.passes += 1;
    battle.turn = other(battle.turn);
  }
  resolve(table, battle, tactics);
  endAction(G);
  return undefined;
}
