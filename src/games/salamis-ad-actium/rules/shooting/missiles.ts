import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { JARS } from '../../data/boarding.js';
import { LEVEL } from '../../data/damage.js';
import { CREW } from '../../data/intermediate.js';
import { ARCHERS, BALLISTA, HEAVY_ENGINE } from '../../data/shooting.js';
import { inArc } from '../../geometry/arcs.js';
import { dist2, TENTHS } from '../../geometry/shapes.js';
import type { RuleCase } from '../../keys.js';
import type { Arc, Salamis } from '../../state.js';
import { has, isLinked, isShip, ship, type Tools, type Violation, violation } from '../basics/ships.js';
import { jarChance, jarRefusal, throwJar } from '../specialWeapons/jars.js';
import { type Engine, hit, mishap } from './hits.js';
import { hasSight, type Load, type Party, partyOf, type Shot, type Weapon } from './shooter.js';

// Archers [6.1], ballistae [6.2] and heavy war engines [6.5].

interface Aim {
  readonly need: number;
  readonly modifiers: readonly Modifier[];
  readonly sides: 6 | 10;
}

export const hits = (die: number, { need, modifiers, sides }: Aim): boolean =>
  die !== 1 && (die === sides || die + sumOf(modifiers) >= need);

export function hitChance(aim: Aim): number {
  let ways = 0;
  for (let die = 1; die <= aim.sides; die++) if (hits(die, aim)) ways += 1;
  return ways / aim.sides;
}

const isWithin = (d2: number, mm: number): boolean => d2 <= mm * mm * TENTHS * TENTHS;

function archersModifiers(by: Party, target: Party): Modifier[] {
  return counting([
    ['tower', by.tower ? ARCHERS.tower : 0],
    ['screens', target.screens ? ARCHERS.parablemata : 0],
    ['deckHigher', target.deck - by.deck >= ARCHERS.highDeck && !by.fort ? ARCHERS.deckHigher : 0],
    ['sea', by.sea === 'rough' ? ARCHERS.rough : by.sea === 'veryRough' ? ARCHERS.veryRough : 0],
    ['crew', by.crew === 'elite' ? ARCHERS.elite : by.crew === 'green' ? ARCHERS.green : 0],
  ]);
}

function engineModifiers(by: Party, target: Party, table: typeof BALLISTA | typeof HEAVY_ENGINE): Modifier[] {
  const rough = by.sea === 'rough' ? table.rough : by.sea === 'veryRough' && 'veryRough' in table ? table.veryRough : 0;
  const size = target.size >= table.bigSize ? table.big : target.size <= table.smallSize ? table.small : 0;
  return counting([
    ['crew', CREW[by.crew].mod],
    ['targetSize', target.fort ? 0 : size],
    ['sea', rough],
  ]);
}

export function aim(G: Salamis, weapon: Engine, { by, target }: Pick<Shot, 'by' | 'target'>): Aim {
  const [a, b] = [partyOf(G, by), partyOf(G, target)];
  const table = weapon === 'archers' ? ARCHERS : weapon === 'ballista' ? BALLISTA : HEAVY_ENGINE;
  const need = isWithin(dist2(a.shape, b.shape), table.short) ? table.shortHit : table.longHit;
  if (weapon === 'archers') return { need, modifiers: archersModifiers(a, b), sides: 6 };
  return { need, modifiers: engineModifiers(a, b, weapon === 'ballista' ? BALLISTA : HEAVY_ENGINE), sides: 10 };
}

export function archerDice(G: Salamis, id: string): number {
  if (!isShip(G, id)) return G.forts[id].archers;
  const { archers, dmg } = ship(G, id);
  return dmg >= LEVEL.severe || isLinked(G, id) ? Math.ceil(archers / 2) : archers;
}

const CASES = { archers: '6.1', ballista: '6.2', engine: '6.5' } as const;
const caseOf = (weapon: Engine, load: Shot['load']): RuleCase => (load === 'snakes' || load === 'bees' ? '9.3' : CASES[weapon]);

const arcOf = (G: Salamis, by: string, index: number): Arc | undefined => (isShip(G, by) ? ship(G, by).ballistae[index] : undefined);

function lineRefusal(G: Salamis, { by, target, index, load }: Shot, weapon: Engine): Violation | undefined {
  const [a, b] = [partyOf(G, by), partyOf(G, target)];
  const d2 = dist2(a.shape, b.shape);
  const longest =
    load === 'snakes' || load === 'bees'
      ? JARS.engine
      : (weapon === 'archers' ? ARCHERS : weapon === 'ballista' ? BALLISTA : HEAVY_ENGINE).long;
  if (!isWithin(d2, longest)) return violation('outOfRange', caseOf(weapon, load), { ship: by, target, mm: longest });
  if (weapon === 'engine' && d2 < HEAVY_ENGINE.least * HEAVY_ENGINE.least * TENTHS * TENTHS) {
    return violation('tooNear', '6.5', { ship: by, target, least: HEAVY_ENGINE.least });
  }
  const arc = weapon === 'ballista' ? arcOf(G, by, index) : undefined;
  if (arc && !inArc(a.place, b.place, arc, BALLISTA.arcHalf)) return violation('outOfArc', '6.2', { ship: by, target });
  return hasSight(G, a, b) ? undefined : violation('outOfSight', caseOf(weapon, load), { ship: by, target });
}

function loadRefusal(G: Salamis, shot: Shot, weapon: Engine): Violation | undefined {
  const { by, load } = shot;
  if (load === 'plain') return undefined;
  if (load === 'fire') {
    if (!G.options.incendiaries) return violation('noIncendiaries', '6.6', { ship: by });
    return !isShip(G, by) || has(ship(G, by), 'incendiaries') ? undefined : violation('noIncendiaries', '6.6', { ship: by });
  }
  return weapon === 'ballista' && isShip(G, by) ? jarRefusal(G, shot) : violation('notWithThis', '9.3', { ship: by });
}

function countOf(G: Salamis, id: string, weapon: Engine): number {
  if (weapon === 'archers') return archerDice(G, id) > 0 ? 1 : 0;
  if (!isShip(G, id)) return weapon === 'ballista' ? G.forts[id].ballistae : G.forts[id].engines;
  return weapon === 'ballista' ? ship(G, id).ballistae.length : ship(G, id).engines;
}

const hasShot = (G: Salamis, id: string, engine: number): boolean =>
  (isShip(G, id) ? ship(G, id) : G.forts[id]).enginesShot?.includes(engine) ?? false;

function noteEngine(G: Salamis, id: string, engine: number): void {
  const by = isShip(G, id) ? ship(G, id) : G.forts[id];
  by.enginesShot = [...(by.enginesShot ?? []), engine];
}

function loads(G: Salamis, id: string, weapon: Engine): Load[] {
  const list: Load[] = ['plain'];
  const burns = G.options.incendiaries && (!isShip(G, id) || has(ship(G, id), 'incendiaries'));
  if (burns) list.push('fire');
  if (weapon === 'ballista' && isShip(G, id)) {
    if (ship(G, id).uses.snakes) list.push('snakes');
    if (ship(G, id).uses.bees) list.push('bees');
  }
  return list;
}

function missile(weapon: Engine, ruleCase: RuleCase): Weapon {
  return {
    count: (G, id) => countOf(G, id, weapon),
    loads: (G, id) => loads(G, id, weapon),
    refuse(G, shot) {
      if (weapon === 'engine') {
        if (hasShot(G, shot.by, shot.index)) return violation('shotThisTurn', '6.5', { ship: shot.by });
        if (partyOf(G, shot.by).sea === 'veryRough') return violation('seaTooRough', '6.5', { ship: shot.by });
      }
      return lineRefusal(G, shot, weapon) ?? loadRefusal(G, shot, weapon);
    },
    fire(tools, shot) {
      if (weapon === 'engine') noteEngine(tools.G, shot.by, shot.index);
      if (shot.load === 'snakes' || shot.load === 'bees') throwJar(tools, shot);
      else loose(tools, shot, weapon, ruleCase);
    },
    chance: (G, shot) => (shot.load === 'snakes' || shot.load === 'bees' ? jarChance(G, shot) : hitChance(aim(G, weapon, shot))),
  };
}

function loose(tools: Tools, shot: Shot, weapon: Engine, ruleCase: RuleCase): void {
  const { G, dice, emit } = tools;
  const aimed = aim(G, weapon, shot);
  const faces = Array.from({ length: weapon === 'archers' ? archerDice(G, shot.by) : 1 }, () => dice.die(aimed.sides));
  const scored = faces.filter((die) => hits(die, aimed)).length;
  emit({
    key: 'shoots',
    case: ruleCase,
    who: [shot.by, shot.target],
    values: { weapon, load: shot.load, need: aimed.need, hits: scored },
    roll: { dice: faces, ...(aimed.modifiers.length && { modifiers: aimed.modifiers }), chart: weapon },
  });
  for (let i = 0; i < scored; i++) hit(tools, shot, weapon);
  if (shot.load === 'fire' && weapon !== 'archers' && faces[0] === 1) mishap(tools, shot.by);
}

export const archers: Weapon = missile('archers', '6.1');
export const ballista: Weapon = missile('ballista', '6.2');
export const engine: Weapon = missile('engine', '6.5');
