import { LEVEL } from '../../data/damage.js';
import { OFFICERS } from '../../data/intermediate.js';
import {
  BALLISTA_HIT,
  CASUALTY,
  type EngineHit,
  FORT,
  HEAVY_ENGINE_HIT,
  INCENDIARY,
  INTO_MELEE,
  LIGHT_IF_SIZE,
  PARABLEMATA_SAVE,
} from '../../data/shooting.js';
import { resolve } from '../../geometry/arcs.js';
import type { RuleCase } from '../../keys.js';
import type { Salamis, Ship } from '../../state.js';
import { facingBeam, inflict, loseGroups, loseOarsmen } from '../basics/damage.js';
import { hasScreens, isShip, lockedTo, ship, type Tools, typeOf } from '../basics/ships.js';
import { feedFire } from '../intermediate/fires.js';
import { officerHit } from '../intermediate/officers.js';
import { isRough, seaAt } from '../settingUp/surroundings.js';
import { partyOf, type Shot } from './shooter.js';

// Casualties [6.3, 6.4], and damage to engines and towers [6.2].

type Troop = 'normal' | 'heavy' | 'archers';
const FALLS: { readonly [kind in 'marine' | 'archers' | 'heavy']: readonly Troop[] } = {
  marine: ['normal', 'heavy', 'archers'],
  archers: ['archers', 'normal', 'heavy'],
  heavy: ['heavy', 'normal', 'archers'],
};

export function casualty(tools: Tools, id: string): void {
  const { G, dice, emit } = tools;
  const die = dice.die(6);
  const kind = CASUALTY[die - 1];
  const none = sparedBy(ship(G, id), kind);
  emit({ key: 'casualty', case: '6.3', who: [id], values: { kind, ...(none && { none }) }, roll: { dice: [die], chart: 'casualty' } });
  if (kind === 'oarsmen') {
    if (!isCovered(tools, id)) loseOarsmen(tools, id, 1, '6.3');
    return;
  }
  const vessel = ship(G, id);
  const troop = FALLS[kind].find((one) => vessel[one] > 0);
  if (troop) {
    vessel[troop] -= 1;
    emit({ key: 'menLost', case: '6.3', who: [id], values: { [troop]: 1 } });
  } else if (kind === 'marine') loseOarsmen(tools, id, 1, '6.3');
  if (kind === 'heavy' && vessel.flag) threatenOfficer(tools, id);
}

/** Returns, for the log, why a hit on this kind of men has no effect: the deck, or the kind of men of which none are left. */
function sparedBy(vessel: Ship, kind: (typeof CASUALTY)[number]): 'deck' | 'oarsmen' | 'troops' | 'men' | undefined {
  const { spare, oarsmen } = vessel;
  if (kind === 'oarsmen') return typeOf(vessel).cataphract ? 'deck' : spare + oarsmen ? undefined : 'oarsmen';
  if (FALLS[kind].some((one) => vessel[one] > 0)) return undefined;
  return kind !== 'marine' ? 'troops' : spare + oarsmen ? undefined : 'men';
}

/** Whether a deck or screens save oarsmen. Rolls for screens [6.4]. */
function isCovered({ G, dice, emit }: Tools, id: string): boolean {
  const vessel = ship(G, id);
  if (typeOf(vessel).cataphract) return true;
  if (!hasScreens(vessel)) return false;
  const die = dice.die(6);
  const saved = die >= PARABLEMATA_SAVE;
  emit({ key: 'screens', case: '6.4', who: [id], values: { saved }, roll: { dice: [die] } });
  return saved;
}

function threatenOfficer(tools: Tools, id: string): void {
  const { dice, emit } = tools;
  const die = dice.die(6);
  emit({ key: 'officerAimed', case: '6.3', who: [id], values: { hit: die >= OFFICERS.shotHit }, roll: { dice: [die] } });
  if (die >= OFFICERS.shotHit) officerHit(tools, id);
}

export const enginesOf = (G: Salamis, id: string): number => ship(G, id).ballistae.length + ship(G, id).engines;

/** Returns the names of weapons that have shot, renumbered after the loss of a ballista. */
const renumbered = (shot: readonly string[], gone: number): string[] =>
  shot.flatMap((name) => {
    const index = name.startsWith('ballista:') ? Number(name.slice('ballista:'.length)) : -1;
    if (index === gone) return [];
    return index > gone ? `ballista:${index - 1}` : name;
  });

/**
 * Destroys a random ballista or, if there are none, a heavy engine.
 * @returns whether an engine was destroyed
 */
export function loseEngine({ G, dice, emit }: Tools, id: string, ruleCase: RuleCase): boolean {
  if (!enginesOf(G, id)) return false;
  const vessel = ship(G, id);
  const { ballistae } = vessel;
  if (ballistae.length) {
    const gone = ballistae.length > 1 ? dice.die(ballistae.length) - 1 : 0;
    ballistae.splice(gone, 1);
    if (vessel.act?.shot) vessel.act.shot = renumbered(vessel.act.shot, gone);
  } else vessel.engines -= 1;
  emit({ key: 'engineLost', case: ruleCase, who: [id] });
  return true;
}

export function loseTower({ G, emit }: Tools, id: string, ruleCase: RuleCase): boolean {
  const vessel = ship(G, id);
  if (!vessel.towers) return false;
  vessel.towers -= 1;
  emit({ key: 'towerLost', case: ruleCase, who: [id] });
  return true;
}

// Effects of hits [6.2 to 6.6].

export type Engine = 'archers' | 'ballista' | 'engine';

/**
 * Rolls whether a hit into a melee strikes a friendly ship [6].
 * @returns the ship that is hit
 */
function struck({ G, dice, emit }: Tools, { by, target }: Shot): string {
  const { side } = partyOf(G, by);
  const friends = lockedTo(G, target).filter((id) => ship(G, id).side === side);
  if (!friends.length) return target;
  const die = dice.die(6);
  const strays = die <= INTO_MELEE;
  const id = strays ? friends[friends.length > 1 ? dice.die(friends.length) - 1 : 0] : target;
  emit({ key: 'intoMelee', case: '6.1', who: [id], values: { strays }, roll: { dice: [die] } });
  return id;
}

/** Resolves a hit. An incendiary hit only tries to start a fire. */
export function hit(tools: Tools, shot: Shot, weapon: Engine): void {
  const { G } = tools;
  if (!isShip(G, shot.target)) {
    hitFort(tools, shot, weapon);
    return;
  }
  const target = struck(tools, shot);
  if (shot.load === 'fire') ignite(tools, target, weapon);
  else if (weapon === 'archers') casualty(tools, target);
  else engineHit(tools, target, shot.by, weapon);
}

function ignite(tools: Tools, target: string, weapon: Engine): void {
  const { G, dice, emit } = tools;
  const vessel = ship(G, target);
  const sails = vessel.sails === 'none' ? 0 : INCENDIARY.sails;
  const sea = isRough(seaAt(G, vessel.at)) ? INCENDIARY.rough : 0;
  const die = dice.die(6);
  const lit = die + sails + sea >= INCENDIARY[weapon];
  emit({
    key: 'ignites',
    case: '6.6',
    who: [target],
    values: { lit },
    roll: {
      dice: [die],
      modifiers: [...(sails ? ([['sails', sails]] as const) : []), ...(sea ? ([['sea', sea]] as const) : [])],
      total: die + sails + sea,
    },
  });
  if (lit) feedFire(tools, target, 1, false, '6.6');
}

function engineHit(tools: Tools, target: string, by: string, weapon: 'ballista' | 'engine'): void {
  const { dice, emit } = tools;
  const die = dice.die(6);
  const what = effectOn(tools.G, target, (weapon === 'ballista' ? BALLISTA_HIT : HEAVY_ENGINE_HIT)[die - 1]);
  const ruleCase = weapon === 'ballista' ? '6.2' : '6.5';
  const none = what === 'engineOrTower' && !enginesOf(tools.G, target) && !ship(tools.G, target).towers;
  emit({ key: 'engineHit', case: ruleCase, who: [target], values: { what, ...(none && { none }) }, roll: { dice: [die], chart: weapon } });
  ENGINE_HITS[what](tools, target, by, ruleCase);
}

type Effect = Exclude<EngineHit, 'lightIfSmall'>;

function effectOn(G: Salamis, target: string, hit: EngineHit): Effect {
  if (hit !== 'lightIfSmall') return hit;
  const { size, hull } = typeOf(ship(G, target));
  return size <= LIGHT_IF_SIZE || hull === 'weak' ? 'light' : 'twoCasualties';
}

const ENGINE_HITS: { readonly [effect in Effect]: (tools: Tools, target: string, by: string, ruleCase: RuleCase) => void } = {
  casualty: (tools, target) => casualty(tools, target),
  twoCasualties(tools, target) {
    casualty(tools, target);
    casualty(tools, target);
  },
  oarGroup(tools, target, by, ruleCase) {
    const { G } = tools;
    loseGroups(tools, target, facingBeam(G, target, resolve(ship(G, target).at, partyOf(G, by).place).v), 1, ruleCase);
  },
  engineOrTower(tools, target, _by, ruleCase) {
    if (!loseEngine(tools, target, ruleCase) && !loseTower(tools, target, ruleCase)) casualty(tools, target);
  },
  light: (tools, target, _by, ruleCase) => inflict(tools, target, LEVEL.light, ruleCase),
  medium: (tools, target, _by, ruleCase) => inflict(tools, target, LEVEL.medium, ruleCase),
};

function hitFort(tools: Tools, { target, load }: Shot, weapon: Engine): void {
  const { G, dice, emit } = tools;
  const fort = G.forts[target];
  const die = dice.die(6);
  const breach = load === 'fire' ? FORT.incendiaryStrength : weapon === 'engine' ? FORT.engineStrength : undefined;
  const strength = breach !== undefined && die >= breach ? 1 : 0;
  const archers = breach === undefined && die >= FORT.archerLoss && fort.archers > 0 ? 1 : 0;
  fort.strength = Math.max(0, fort.strength - strength);
  fort.archers -= archers;
  emit({ key: 'fortHit', case: '7.5', who: [target], values: { strength, archers, left: fort.strength }, roll: { dice: [die] } });
}

/** Rolls whether incendiaries burn the shooting ship, after an engine's natural 1 [6.6]. */
export function mishap(tools: Tools, by: string): void {
  const { G, dice, emit } = tools;
  if (!isShip(G, by)) return;
  const die = dice.die(6);
  emit({ key: 'mishap', case: '6.6', who: [by], values: { lit: die <= INCENDIARY.mishap }, roll: { dice: [die] } });
  if (die <= INCENDIARY.mishap) feedFire(tools, by, 1, false, '6.6');
}
