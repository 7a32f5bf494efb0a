import * as Type from '@sinclair/typebox';
import { directionTo } from '../data/map.js';
import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import { opponentOf, type Side, type Sluys, sideOf } from '../state.js';
import { next } from './agenda.js';
import { action, HexArg, SquadronArg } from './args.js';
import { provoke } from './dormancy.js';
import { enemyAt, enemyHexes, isActive, marinesOn, stackOf, topAt } from './forces.js';
import { grappledTo } from './grapples.js';
import { canAttack, fighters, type MeleePlan, supportersOf } from './meleeForces.js';
import { sceneAt } from './scene.js';
import { stepsOf } from './steps.js';

const attacked = (G: Sluys): readonly string[] => (G.sally ?? G.act)?.attacked ?? [];

/** Hexes with a Melee marker that still have somebody to fight and somebody to do it (8.3.9). */
export const dueMelees = (G: Sluys): string[] =>
  (G.act?.markers ?? []).filter((hex) => canAttack(G, { hex, side: G.act?.side ?? 'english', supporters: [] }));

/** Whether the attacker may do without supporters: a marker, an active squadron on its own deck, or the Sally. */
function fightsAlone(G: Sluys, side: Side, hex: string): boolean {
  if (G.sally) return true;
  const top = topAt(G, hex);
  return (G.act?.markers.includes(hex) ?? false) || (top !== undefined && G.squadrons[top].side === side && isActive(G, top));
}

function cannotAttack(G: Sluys, plan: MeleePlan): Violation | undefined {
  const { hex, side, supporters } = plan;
  if (!enemyAt(G, hex, side)) return violation('noEnemy', '8.3.7', { hex });
  if (attacked(G).includes(hex)) return violation('foughtThere', '8.3.6', { hex });
  if (supporters.length > 0 && G.sally) return violation('sallyOwnHex', '8.3.16');
  const top = topAt(G, hex);
  const home = top !== undefined && G.squadrons[top].side === side;
  if (supporters.length > 0 && home) return violation('ownDeck', '8.3.12', { hex });
  const able = supportersOf(G, hex, side);
  for (const unit of supporters) if (!able.includes(unit)) return badSupporter(G, plan, unit);
  if (!canAttack(G, plan)) return hasFought(G, plan) ? violation('allFought', '8.3.6', { hex }) : violation('noAttacker', '8.3.5', { hex });
  return supporters.length > 0 || fightsAlone(G, side, hex) ? undefined : violation('nobodyActive', '8.3.8', { hex });
}

/** Whether somebody who could have attacked here has attacked already in this segment. */
function hasFought(G: Sluys, { hex, side }: MeleePlan): boolean {
  const top = topAt(G, hex);
  return marinesOn(G, top, side).some((id) => G.act?.fought.includes(id)) || (top !== undefined && (G.act?.fought.includes(top) ?? false));
}

function badSupporter(G: Sluys, { hex, side }: MeleePlan, unit: string): Violation {
  const from = G.squadrons[unit].hex ?? '';
  if (!isActive(G, unit)) return violation('notActive', '5.1.2', { unit });
  if (directionTo(from, hex) === undefined || !grappledTo(G, hex).includes(from))
    return violation('notGrappledThere', '8.3.4', { unit, hex });
  if (marinesOn(G, unit, opponentOf(side)).length > 0) return violation('boardedSupporter', '8.3.13', { unit });
  return G.act?.fought.includes(unit) ? violation('foughtAlready', '8.3.6', { unit }) : violation('mustFightAtHome', '8.3.10', { unit });
}

function* subsets<T>(items: readonly T[]): Generator<T[]> {
  for (let mask = 0; mask < 2 ** items.length; mask++) yield items.filter((_, i) => mask & (1 << i));
}

/** Hexes where an attack could be declared at all. */
const battlegrounds = (G: Sluys, side: Side): string[] => [...enemyHexes(G, side)].filter((hex) => !attacked(G).includes(hex)).sort();

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
  perform(tools, player, hex, supporters) {
    const { G, emit } = tools;
    const side = sideOf(player);
    const plan = { hex, side, supporters: [...supporters].sort() };
    const top = topAt(G, hex);
    (G.sally ?? G.act)?.attacked.push(hex);
    if (G.act) {
      G.act.markers = G.act.markers.filter((marker) => marker !== hex);
    }
    G.melee = {
      ...plan,
      round: 1,
      dice: [],
      lastMen: [side, opponentOf(side)].every((of) => lastMan(G, plan, of)),
      reducedAtStart: false,
      hero: null,
      loser: null,
    };
    if (top !== undefined && G.squadrons[top].side !== side) provoke(tools, top);
    emit({ key: 'melee', case: '8.3.18', by: player, at: [hex], who: [...plan.supporters], values: sceneAt(G, hex) });
    next(G, { do: 'melee', stage: 'roll' });
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
