import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { GREEK_FIRE } from '../../data/boarding.js';
import { inArc } from '../../geometry/arcs.js';
import { dist2 } from '../../geometry/shapes.js';
import { opponentOf, type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { action, actOf, baseOf, crewMod, fleet, isShip, lockedTo, ship, type Tools, type Violation, violation } from '../basics/ships.js';
import { feedFire } from '../intermediate/fires.js';
import { engage } from '../movement/activation.js';
import { shooterRefusal } from '../sequenceOfPlay/ordering.js';
import { seaAt, windAt } from '../settingUp/surroundings.js';
import { pots } from '../specialWeapons/firePots.js';
import { bees, snakes } from '../specialWeapons/jars.js';
import { chanceOf, harpax, reachRefusal } from '../specialWeapons/polearms.js';
import { archers, ballista, engine } from './missiles.js';
import { LOADS, type Load, partyOf, type Shot, type Weapon } from './shooter.js';

// Siphons of Greek fire [9.2].

const STRONG_BREEZE = 3;

/** Whether the target is upwind, so that flames are blown back. */
function isUpwind(G: Salamis, { by, target }: Shot): boolean {
  const [a, b] = [ship(G, by), ship(G, target)];
  return windAt(G, a.at) >= 1 && inArc({ ...a.at, h: G.weather.from }, b.at, 'F', GREEK_FIRE.upwindHalf);
}

function modifiers(G: Salamis, shot: Shot): Modifier[] {
  const vessel = ship(G, shot.by);
  return counting([
    ['crew', crewMod(vessel)],
    ['upwind', isUpwind(G, shot) ? GREEK_FIRE.upwind : 0],
    ['wind', windAt(G, vessel.at) >= STRONG_BREEZE ? GREEK_FIRE.strongBreeze : 0],
    ['sea', seaAt(G, vessel.at) === 'rough' ? GREEK_FIRE.rough : 0],
  ]);
}

const works = (die: number, added: readonly Modifier[]): boolean => die !== 1 && die + sumOf(added) >= GREEK_FIRE.hit;

export const siphon: Weapon = {
  count: (G, id) => (G.options.specialWeapons ? ship(G, id).siphons.length : 0),
  loads: () => ['plain'],
  refuse(G, shot) {
    const { arc, uses } = ship(G, shot.by).siphons[shot.index];
    if (uses < 1) return violation('siphonEmpty', '9.2', { ship: shot.by });
    if (seaAt(G, ship(G, shot.by).at) === 'veryRough') return violation('seaTooRough', '9.2', { ship: shot.by });
    return reachRefusal(G, shot, { mm: GREEK_FIRE.range, arc: { dir: arc, half: GREEK_FIRE.arcHalf }, case: '9.2' });
  },
  fire(tools, shot) {
    const { G, dice, emit } = tools;
    ship(G, shot.by).siphons[shot.index].uses -= 1;
    const added = modifiers(G, shot);
    const die = dice.die(10);
    const total = die + sumOf(added);
    const hits = works(die, added);
    const strong = hits && total >= GREEK_FIRE.strong;
    emit({
      key: hits ? 'siphonHits' : 'siphonMisses',
      case: '9.2',
      who: [shot.by, shot.target],
      values: { strong },
      roll: { dice: [die], modifiers: added, total },
    });
    if (hits) feedFire(tools, shot.target, strong ? GREEK_FIRE.strongLevels : GREEK_FIRE.levels, true, '9.2');
    if (strong) {
      ship(G, shot.target).disordered = true;
      emit({ key: 'disordered', case: '9.2', who: [shot.target] });
    }
    if (die === 1) feedFire(tools, shot.by, 1, true, '9.2');
  },
  chance: (G, shot) => {
    const added = modifiers(G, shot);
    return chanceOf((die) => works(die, added));
  },
};

// The shooting step, for ships and forts [6].

/** Kinds of weapons. `several`: a ship may have more than one; `locked`: it can shoot at a linked ship. */
const WEAPONS: { readonly [kind: string]: { readonly weapon: Weapon; readonly several: boolean; readonly locked: boolean } } = {
  archers: { weapon: archers, several: false, locked: false },
  ballista: { weapon: ballista, several: true, locked: false },
  engine: { weapon: engine, several: true, locked: false },
  siphon: { weapon: siphon, several: true, locked: true },
  pots: { weapon: pots, several: false, locked: true },
  snakes: { weapon: snakes, several: false, locked: true },
  bees: { weapon: bees, several: false, locked: true },
  harpax: { weapon: harpax, several: false, locked: false },
};
const FORT_WEAPONS = ['archers', 'ballista', 'engine'];

/** Parses a weapon's name, such as "ballista:1"; undefined if there is no such weapon. */
export function weaponOf(name: string): { kind: string; index: number } | undefined {
  const [, kind, , digits] = /^([a-z]+)(:(\d{1,2}))?$/.exec(name) ?? [];
  if (kind === undefined || !Object.hasOwn(WEAPONS, kind)) return undefined;
  const { several } = WEAPONS[kind];
  if (several !== (digits !== undefined)) return undefined;
  return { kind, index: Number(digits ?? 0) };
}

const inPhase = (view: Salamis): Violation | undefined => (view.step === 'shoot' ? undefined : violation('movingNow', '4.3'));

function targetRefusal(view: Salamis, side: Side, by: string, target: string): Violation | undefined {
  if (isShip(view, target)) {
    const { status, side: other } = ship(view, target);
    if (status !== 'table') return violation('notOnTable', '6.1', { ship: target });
    return other === opponentOf(side) ? undefined : violation('notEnemy', '6.1', { ship: target });
  }
  if (!Object.hasOwn(view.forts, target) || !view.options.fortifications || target === by) return violation('noShip', '6.1');
  const { owner, strength } = view.forts[target];
  return owner === opponentOf(side) && strength > 0 ? undefined : violation('notEnemyFort', '7.5', { fort: target });
}

function shotRefusal(view: Salamis, name: string, by: string, target: string, load: Load): Violation | undefined {
  const named = weaponOf(name);
  if (!named) return violation('noWeapon', '6.1', { ship: by });
  const { weapon, locked } = WEAPONS[named.kind];
  const used = isShip(view, by) ? (ship(view, by).act?.shot ?? []) : view.forts[by].shot;
  if (used.includes(name)) return violation('shotAlready', '6.1', { ship: by });
  if (named.index >= weapon.count(view, by)) return violation('noWeapon', '6.1', { ship: by });
  if (!isShip(view, target) && !FORT_WEAPONS.includes(named.kind)) return violation('notOnForts', '7.5', { ship: by });
  const reaches = locked || load === 'snakes' || load === 'bees';
  if (!reaches && isShip(view, by) && lockedTo(view, by).includes(target)) return violation('lockedTogether', '6.1', { ship: by, target });
  if (!FORT_WEAPONS.includes(named.kind) && load !== 'plain') return violation('notWithThis', '6.6', { ship: by });
  return weapon.refuse(view, { by, index: named.index, target, load });
}

const LoadArg = Type.Optional(Type.Union(LOADS.map((load) => Type.Literal(load))));

const NEAREST = 3;
const FARTHEST = 150;

type Offer = [by: string, weapon: string, target: string, load: Load];

function* shots(view: Salamis, side: Side, by: string): Generator<Offer> {
  const { shape } = partyOf(view, by);
  const reach = FARTHEST * FARTHEST * 100;
  const enemies = [
    ...fleet(view, opponentOf(side)).map((id) => ({ id, d2: dist2(shape, baseOf(ship(view, id))) })),
    ...Object.entries(view.forts)
      .filter(([, { owner, strength }]) => owner === opponentOf(side) && strength > 0)
      .map(([id]) => ({ id, d2: dist2(shape, partyOf(view, id).shape) })),
  ]
    .filter(({ d2 }) => d2 <= reach)
    .sort((a, b) => a.d2 - b.d2);
  if (!enemies.length) return;
  for (const [kind, { weapon, several }] of Object.entries(WEAPONS)) {
    if (!isShip(view, by) && !FORT_WEAPONS.includes(kind)) continue;
    const count = weapon.count(view, by);
    for (let index = 0; index < count; index++) {
      const name = several ? `${kind}:${index}` : kind;
      for (const load of weapon.loads(view, by)) {
        const open = enemies.filter(({ id }) => !targetRefusal(view, side, by, id) && !shotRefusal(view, name, by, id, load));
        for (const { id } of open.slice(0, NEAREST)) yield [by, name, id, load];
      }
    }
  }
}

export function* offeredShots(view: Salamis, side: Side): Generator<Offer> {
  if (view.step !== 'shoot') return;
  for (const id of fleet(view, side)) if (!shooterRefusal(view, side, id)) yield* shots(view, side, id);
}

export const shoot = action({
  name: 'shoot',
  case: '6.1',
  args: [Type.String(), Type.String(), Type.String(), LoadArg],
  refuse(view, player, id, weapon, target, load) {
    const side = sideOf(view, player);
    return (
      inPhase(view) ??
      shooterRefusal(view, side, id) ??
      targetRefusal(view, side, id, target) ??
      shotRefusal(view, weapon, id, target, load ?? 'plain')
    );
  },
  choices: (view, player) => offeredShots(view, sideOf(view, player)),
  perform(tools, _player, id, weapon, target, load) {
    const act = actOf(tools.G, id);
    act.shot = [...(act.shot ?? []), weapon];
    engage(tools, id);
    take(tools, id, weapon, target, load ?? 'plain');
  },
});

function take(tools: Tools, by: string, name: string, target: string, load: Load): void {
  const named = weaponOf(name);
  if (!named) return;
  if (isShip(tools.G, target)) engage(tools, target);
  const shot: Shot = { by, index: named.index, target, load };
  WEAPONS[named.kind].weapon.fire(tools, shot);
}

function fortRefusal(view: Salamis, side: Side, fort: string): Violation | undefined {
  if (!view.options.fortifications || !Object.hasOwn(view.forts, fort)) return violation('noFort', '7.5');
  const { owner, strength } = view.forts[fort];
  if (owner !== side) return violation('notYourFort', '7.5', { fort });
  return strength > 0 ? undefined : violation('fortDestroyed', '7.5', { fort });
}

export function* offeredFortShots(view: Salamis, side: Side): Generator<Offer> {
  if (view.step !== 'shoot') return;
  for (const fort of Object.keys(view.forts)) if (!fortRefusal(view, side, fort)) yield* shots(view, side, fort);
}

export const fortShoot = action({
  name: 'fortShoot',
  case: '7.5',
  args: [Type.String(), Type.String(), Type.String(), LoadArg],
  refuse(view, player, fort, weapon, target, load) {
    const side = sideOf(view, player);
    const named = weaponOf(weapon);
    return (
      inPhase(view) ??
      fortRefusal(view, side, fort) ??
      (named && FORT_WEAPONS.includes(named.kind) ? undefined : violation('noWeapon', '7.5', { ship: fort })) ??
      targetRefusal(view, side, fort, target) ??
      shotRefusal(view, weapon, fort, target, load ?? 'plain')
    );
  },
  choices: (view, player) => offeredFortShots(view, sideOf(view, player)),
  perform(tools, _player, fort, weapon, target, load) {
    tools.G.forts[fort].shot.push(weapon);
    take(tools, fort, weapon, target, load ?? 'plain');
  },
});

export function shotChance(G: Salamis, by: string, name: string, target: string, load: Load): number {
  const named = weaponOf(name);
  return named ? WEAPONS[named.kind].weapon.chance(G, { by, index: named.index, target, load }) : 0;
}
