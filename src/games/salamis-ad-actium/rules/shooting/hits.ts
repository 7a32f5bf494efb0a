import { LEVEL } from '../../data/damage.js';
import { BALLISTA_HIT, type EngineHit, FORT, HEAVY_ENGINE_HIT, INCENDIARY, INTO_MELEE, LIGHT_IF_SIZE } from '../../data/shooting.js';
import { resolve } from '../../geometry/arcs.js';
import type { RuleCase } from '../../keys.js';
import { facingBeam, inflict, loseGroups } from '../basics/damage.js';
import { isShip, lockedTo, ship, type Tools, typeOf } from '../basics/ships.js';
import { feedFire } from '../intermediate/fires.js';
import { isRough, seaAt } from '../settingUp/surroundings.js';
import { casualty, loseEngine, loseTower } from './casualties.js';
import { partyOf } from './shooter.js';
import type { Shot } from './weapon.js';

/** What hits do [6.2 to 6.6]. */

export type Engine = 'archers' | 'ballista' | 'engine';

/** A hit on a ship locked with a friend of the shooter may strike the friend. @returns whom it strikes */
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

/** A hit by a weapon; an incendiary one does nothing but try to set fire. */
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
  const what = (weapon === 'ballista' ? BALLISTA_HIT : HEAVY_ENGINE_HIT)[die - 1];
  const ruleCase = weapon === 'ballista' ? '6.2' : '6.5';
  emit({ key: 'engineHit', case: ruleCase, who: [target], values: { what }, roll: { dice: [die], chart: weapon } });
  ENGINE_HITS[what](tools, target, by, ruleCase);
}

const twice = (tools: Tools, target: string): void => {
  casualty(tools, target);
  casualty(tools, target);
};

const ENGINE_HITS: { readonly [hit in EngineHit]: (tools: Tools, target: string, by: string, ruleCase: RuleCase) => void } = {
  casualty: (tools, target) => casualty(tools, target),
  twoCasualties: twice,
  oarGroup(tools, target, by, ruleCase) {
    const { G } = tools;
    loseGroups(tools, target, facingBeam(G, target, resolve(ship(G, target).at, partyOf(G, by).place).v), 1, ruleCase);
  },
  engineOrTower(tools, target, _by, ruleCase) {
    if (!loseEngine(tools, target, ruleCase) && !loseTower(tools, target, ruleCase)) casualty(tools, target);
  },
  light: (tools, target, _by, ruleCase) => inflict(tools, target, LEVEL.light, ruleCase),
  medium: (tools, target, _by, ruleCase) => inflict(tools, target, LEVEL.medium, ruleCase),
  lightIfSmall(tools, target, _by, ruleCase) {
    const { size, hull } = typeOf(ship(tools.G, target));
    if (size <= LIGHT_IF_SIZE || hull === 'weak') inflict(tools, target, LEVEL.light, ruleCase);
    else twice(tools, target);
  },
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

/** Fire handled aboard may catch there: a natural 1 with an engine [6.6]. */
export function mishap(tools: Tools, by: string): void {
  const { G, dice, emit } = tools;
  if (!isShip(G, by)) return;
  const die = dice.die(6);
  emit({ key: 'mishap', case: '6.6', who: [by], values: { lit: die <= INCENDIARY.mishap }, roll: { dice: [die] } });
  if (die <= INCENDIARY.mishap) feedFire(tools, by, 1, false, '6.6');
}
