import type { Texts } from '../../../../../kit/texts.js';
import { cm, count, weaponName } from '../wording.js';

/** Texts of shooting [6] and forts [7]. */

const CASUALTIES: { readonly [kind: string]: string } = {
  oarsmen: 'A shot among the oarsmen.',
  marine: 'A shot among the marines.',
  archers: 'A shot among the archers.',
  heavy: 'A shot among the heavy marines.',
};
const HITS: { readonly [what: string]: string } = {
  casualty: 'A bolt finds a man.',
  twoCasualties: 'A stone sweeps the deck.',
  oarGroup: 'A stone smashes oars.',
  engineOrTower: 'An engine or a tower is struck.',
  light: 'A stone goes into the hull.',
  medium: 'A stone goes deep into the hull.',
  lightIfSmall: 'A bolt strikes low.',
};
const LOADS: { readonly [load: string]: string } = { fire: ' with fire' };

export const shootingTexts: Texts = {
  'chronicle.shoots': (v) =>
    `${weaponName(v.weapon)} ${v.weapon === 'archers' ? 'shoot' : 'shoots'}${LOADS[String(v.load)] ?? ''}: ${
      v.hits ? count(Number(v.hits), { one: 'hit', other: 'hits' }) : 'no hit'
    }.`,
  'chronicle.casualty': (v) => CASUALTIES[String(v.kind)],
  'chronicle.screens': (v) => (v.saved ? 'The screens save them.' : 'The screens do not hold.'),
  'chronicle.officerAimed': (v) => (v.hit ? 'The officer is hit.' : 'The officer is missed.'),
  'chronicle.engineHit': (v) => HITS[String(v.what)],
  'chronicle.engineLost': 'An engine is out of action.',
  'chronicle.towerLost': 'A tower comes down.',
  'chronicle.intoMelee': (v) => (v.strays ? 'A shot strays into a friend.' : 'The shot keeps clear of friends.'),
  'chronicle.ignites': (v) => (v.lit ? 'It sets her alight.' : 'The flames do not take.'),
  'chronicle.mishap': (v) => (v.lit ? 'The shooter sets herself alight.' : 'Fire spilt on deck is stamped out.'),
  'chronicle.fortHit': (v) =>
    v.strength ? `The walls crumble: ${v.left} left.` : v.archers ? 'An archer falls from the wall.' : 'The walls stand.',

  'modifier.deckHigher': 'higher deck',
  'modifier.targetSize': 'size of the target',

  'refusal.shotAlready': 'That weapon has shot in this phase.',
  'refusal.shotThisTurn': 'A heavy engine shoots once a turn.',
  'refusal.infested': 'Her crew fights what crawls on deck.',
  'refusal.notEnemy': 'That is no ship of the enemy’s.',
  'refusal.notEnemyFort': 'That is no fort of the enemy’s.',
  'refusal.notOnForts': 'That weapon does nothing to walls.',
  'refusal.lockedTogether': 'The two are locked together: too close for that.',
  'refusal.noWeapon': 'There is no such weapon aboard.',
  'refusal.notWithThis': 'That weapon does not throw this.',
  'refusal.noIncendiaries': 'No incendiaries are at hand.',
  'refusal.tooNear': (v) => `Nearer than ${cm(v.least)} it cannot aim.`,
};
