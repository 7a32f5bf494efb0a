import { Type } from '@sinclair/typebox';
import { type No, no } from '../../../kit/action.js';
import { directionTo } from '../data/map.js';
import { MELEE, meleeRow } from '../data/meleeTable.js';
import { opponent, playerOf, type Side, type Sluys, sideOf, type Task } from '../state.js';
import { action, HexArg, SquadronArg, type Tools } from './args.js';
import {
  allReduced,
  enemyAt,
  freeLeadersOn,
  grappledTo,
  hexOf,
  isActive,
  marinesOn,
  stackCanLose,
  stackOf,
  stepsOf,
  topAt,
} from './forces.js';
import { askHeroism } from './heroism.js';
import { captureLeader, checkCasualties } from './leaders.js';
import { loseStep } from './losses.js';
import { canAttack, fighters, type MeleePlan, meleeModifiers, sumOf, supportersOf } from './meleeForces.js';
import { luckHolds, offerMulligan } from './mulligan.js';

const over = (G: Sluys): readonly string[] => G.sally?.done ?? G.act?.done ?? [];

/** Hexes with a Melee marker that still have somebody to fight and somebody to do it (8.3.9). */
export const dueMelees = (G: Sluys): string[] =>
  (G.act?.markers ?? []).filter((hex) => canAttack(G, { hex, side: G.act?.side ?? 'english', supporters: [] }));

/** Whether the attacker may do without supporters: a marker, an active squadron on its own deck, or the Sally. */
function fightsAlone(G: Sluys, side: Side, hex: string): boolean {
  if (G.sally) return true;
  const top = topAt(G, hex);
  return (G.act?.markers.includes(hex) ?? false) || (top !== undefined && G.squadrons[top].side === side && isActive(G, top));
}

function cannotAttack(G: Sluys, plan: MeleePlan): No | undefined {
  const { hex, side, supporters } = plan;
  if (!enemyAt(G, hex, side)) return no('noEnemy', '8.3.7', { hex });
  if (over(G).includes(hex)) return no('foughtThere', '8.3.6', { hex });
  if (supporters.length > 0 && G.sally) return no('sallyOwnHex', '8.3.16');
  const top = topAt(G, hex);
  const home = top !== undefined && G.squadrons[top].side === side;
  if (supporters.length > 0 && home) return no('ownDeck', '8.3.12', { hex });
  if (home && G.act?.fought.includes(top)) return no('foughtElsewhere', '8.3.11', { unit: top });
  const able = supportersOf(G, hex, side);
  for (const unit of supporters) if (!able.includes(unit)) return badSupporter(G, plan, unit);
  if (!canAttack(G, plan)) return no('noAttacker', '8.3.5', { hex });
  return supporters.length > 0 || fightsAlone(G, side, hex) ? undefined : no('nobodyActive', '8.3.8', { hex });
}

function badSupporter(G: Sluys, { hex, side }: MeleePlan, unit: string): No {
  const from = G.squadrons[unit].hex ?? '';
  if (!isActive(G, unit)) return no('notActive', '5.1.2', { unit });
  if (directionTo(from, hex) === undefined || !grappledTo(G, hex).includes(from)) return no('notGrappledThere', '8.3.4', { unit, hex });
  if (marinesOn(G, unit, opponent(side)).length > 0) return no('boardedSupporter', '8.3.13', { unit });
  return G.act?.fought.includes(unit) ? no('foughtAlready', '8.3.6', { unit }) : no('mustFightAtHome', '8.3.10', { unit });
}

function* subsets<T>(items: readonly T[]): Generator<T[]> {
  for (let mask = 0; mask < 2 ** items.length; mask++) yield items.filter((_, i) => mask & (1 << i));
}

/** Hexes where an attack could be declared at all. */
function battlegrounds(G: Sluys, side: Side): string[] {
  const hexes = new Set<string>();
  for (const id of Object.keys(G.squadrons)) {
    const { hex } = G.squadrons[id];
    if (hex !== null && enemyAt(G, hex, side) && !over(G).includes(hex)) hexes.add(hex);
  }
  return [...hexes].sort();
}

export const melee = action({
  name: 'melee',
  case: '8.3.18',
  args: [HexArg, Type.Array(SquadronArg, { maxItems: 6, uniqueItems: true })],
  refuse: (G, player, hex, supporters) => cannotAttack(G, { hex, side: sideOf(player), supporters }),
  *choices(G, player) {
    const side = sideOf(player);
    for (const hex of battlegrounds(G, side)) {
      const able = G.sally ? [] : supportersOf(G, hex, side);
      for (const supporters of subsets(able)) if (!cannotAttack(G, { hex, side, supporters })) yield [hex, supporters] as const;
    }
  },
  perform(table, player, hex, supporters) {
    const { G, tell } = table;
    const side = sideOf(player);
    const plan = { hex, side, supporters: [...supporters].sort() };
    const top = topAt(G, hex);
    (G.sally ?? G.act)?.done.push(hex);
    if (G.act) {
      G.act.fought.push(...plan.supporters);
      G.act.markers = G.act.markers.filter((marker) => marker !== hex);
    }
    G.melee = {
      ...plan,
      round: 1,
      dice: [],
      lastMen: [side, opponent(side)].every((of) => lastMan(G, plan, of)),
      reducedAtStart: top !== undefined && allReduced(G, top),
      hero: null,
      loser: null,
    };
    tell({ key: 'melee', case: '8.3.18', by: player, at: [hex], who: plan.supporters });
    G.agenda.push({ do: 'melee', stage: 'roll' });
  },
});

/** Whether a side has exactly one unit, leaders not counted, of exactly one step (8.3.19). A chain is one unit. */
function lastMan(G: Sluys, plan: MeleePlan, side: Side): boolean {
  const { tops, marines } = fighters(G, plan, side);
  const steps = [
    ...tops.map((top) => stackOf(G, top).reduce((sum, id) => sum + stepsOf(G, id), 0)),
    ...marines.map((id) => stepsOf(G, id)),
  ];
  return steps.length === 1 && steps[0] === 1;
}

/** Carries a melee on by one stage (8.3.18). */
export function meleeStage(table: Tools, { stage }: Extract<Task, { do: 'melee' }>): void {
  const { G } = table;
  const { melee: fight } = G;
  if (!fight) return;
  const [attacker, defender] = totals(G);
  if (stage === 'roll') {
    throwMelee(table);
    G.agenda.push({ do: 'melee', stage: 'attackerHeroism' });
    if (luckHolds(G) && edwardInvolved(G)) offerMulligan(G, 'melee');
  } else if (stage === 'attackerHeroism') {
    G.agenda.push({ do: 'melee', stage: 'defenderHeroism' });
    askHeroism(G, fight.side, attacker > defender);
  } else if (stage === 'defenderHeroism') {
    G.agenda.push({ do: 'melee', stage: 'result' });
    askHeroism(G, opponent(fight.side), defender > attacker);
  } else if (stage === 'result') settle(table);
  else aftermath(table);
}

/** 3.5.1: Edward is in the melee on its deck, or aboard a squadron that joins it. */
function edwardInvolved(G: Sluys): boolean {
  const { aboard } = G.leaders.edward;
  if (!G.melee || aboard === null) return false;
  return hexOf(G, 'edward') === G.melee.hex || (G.melee.side === 'english' && G.melee.supporters.includes(aboard));
}

/** 8.3.18c: the attacker's two dice, then the defender's. */
export function throwMelee(table: Tools): void {
  const { G, dice, tell } = table;
  const { melee: fight } = G;
  if (!fight) return;
  fight.dice = [dice.die(6), dice.die(6), dice.die(6), dice.die(6)];
  fight.hero = null;
  const [attacker, defender] = totals(G);
  const row = meleeRow(attacker, defender);
  for (const side of [fight.side, opponent(fight.side)]) {
    const first = side === fight.side;
    const modifiers = meleeModifiers(G, fight, side);
    const thrown = first ? fight.dice.slice(0, 2) : fight.dice.slice(2);
    const total = first ? attacker : defender;
    tell({
      key: 'meleeDice',
      case: '8.3.18',
      by: playerOf(side),
      at: [fight.hex],
      roll: { dice: thrown, modifiers, total, ...(!first && { chart: 'melee', row }) },
    });
  }
}

/** Modified totals of the round, the attacker's first. */
function totals(G: Sluys): [number, number] {
  const { melee: fight } = G;
  if (!fight || fight.dice.length === 0) return [0, 0];
  const [a, b, c, d] = fight.dice;
  return [a + b + sumOf(meleeModifiers(G, fight, fight.side)), c + d + sumOf(meleeModifiers(G, fight, opponent(fight.side)))];
}

/** 8.3.19, 8.3.20: losses and fire. The steps that an owner chooses follow what he has no say in. */
function settle(table: Tools): void {
  const { G } = table;
  const { melee: fight } = G;
  if (!fight) return;
  const [attacker, defender] = totals(G);
  const row = MELEE[meleeRow(attacker, defender)];
  const [a, b, c, d] = fight.dice;
  if (attacker === defender || a + b === c + d) catchFire(table, fight.hex);
  G.agenda.push({ do: 'melee', stage: 'aftermath' });
  checkCasualties(G, fight.hex);
  const due = (side: Side) => G.agenda.push({ do: 'losses', side, hex: fight.hex, steps: 1, case: '8.3.19', melee: true });
  if (row.id === 'tie') {
    due(opponent(fight.side));
    due(fight.side);
    return;
  }
  const victor = attacker > defender ? fight.side : opponent(fight.side);
  fight.loser = opponent(victor);
  if (row.victor > 0 && !fight.lastMen) due(victor);
  const { tops, marines } = fighters(G, fight, fight.loser);
  for (const top of tops) for (const id of stackCanLose(G, top)) loseStep(table, id, '8.3.19');
  for (const id of marines) for (let lost = 0; lost < row.marines && G.marines[id].steps > 0; lost++) loseStep(table, id, '8.3.19');
}

/** 8.3.20: equal dice or equal totals set the squadron fought on afire, unless it burns already. */
function catchFire({ G, tell }: Tools, hex: string): void {
  const top = topAt(G, hex);
  if (top === undefined || G.squadrons[top].afire) return;
  G.squadrons[top].afire = true;
  tell({ key: 'afire', case: '8.3.20', at: [hex], who: [top] });
}

/** After the casualty checks: leaders taken (3.4.8), then squadrons (5.2.1, 5.2.2), in ascending order of hex. */
function aftermath(table: Tools): void {
  const { G } = table;
  const { melee: fight } = G;
  if (!fight) return;
  const { hex, loser } = fight;
  const top = topAt(G, hex);
  if (top !== undefined && loser !== null && marinesOn(G, top, loser).length === 0) {
    const overrun = G.squadrons[top].side !== loser || (fight.reducedAtStart && marinesOn(G, top, opponent(loser)).length > 0);
    if (overrun) for (const leader of freeLeadersOn(G, top, loser)) captureLeader(table, leader);
  }
  const assault = loser === opponent(fight.side) && fight.reducedAtStart && fight.supporters.length > 0;
  const others = fight.supporters.map((id) => G.squadrons[id].hex).filter((at) => at !== null);
  for (const at of [hex, ...others].sort().reverse()) G.agenda.push({ do: 'captures', hex: at, ...(at === hex && assault && { assault }) });
  G.melee = null;
}
