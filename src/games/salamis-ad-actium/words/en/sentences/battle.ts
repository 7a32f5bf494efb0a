import type { Value } from '../../../../../kit/events.js';
import type { Texts, Values } from '../../../../../kit/texts.js';
import { cm, count, weaponName } from '../wording.js';

// Texts of shooting [6] and forts [7].

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

// Texts of the turn [4], reserves [2.9] and victory [10.3].

const fleetOf = (fleets: Value | undefined, side: number): string => (Array.isArray(fleets) ? String(fleets[side]) : '');
const counterName = ({ counter, fleets }: Values): string =>
  counter === 'I' ? 'the Intermediate Phase' : fleetOf(fleets, Number(counter));
const REASONS: { readonly [reason: string]: string } = {
  beaten: 'a fleet has had enough',
  objective: 'the aim of the battle is decided',
  turnLimit: 'the day is over',
  concede: 'one side gives up',
  campaign: 'the campaign is over',
};
const ENTRIES: { readonly [result: string]: string } = {
  lost: 'A force that was awaited will not come any more.',
  delayed: 'A force that is awaited does not come yet.',
  enters: 'A force comes up.',
};

export const battleTexts: Texts = {
  'phase.battle': 'Battle',

  'chronicle.turn': (v) => `Turn ${v.turn}.`,
  'chronicle.draw': (v) =>
    `Draw: ${counterName(v)} (left in the bag: ${fleetOf(v.fleets, 0)} ${v.a}, ${fleetOf(v.fleets, 1)} ${v.b}${v.i ? ', the Intermediate Phase' : ''}).`,
  'chronicle.action': (v) => `${v.called}: ${v.seized ? 'an extra Action Phase' : 'Action Phase'}.`,
  'chronicle.idle': (v) => `${v.called}: nothing that could act.`,
  'chronicle.seizes': (v) => `${v.called}: the initiative is seized; counters left: ${v.left}.`,
  'chronicle.seizeOrder': (v) => `${v.called}: the throw for who acts first.`,
  'chronicle.intermediate': 'The Intermediate Phase begins.',
  'chronicle.seaRises': 'The sea rises.',
  'chronicle.windRises': 'The wind freshens to a breeze.',
  'chronicle.entry': (v) => ENTRIES[String(v.result)],
  'chronicle.enters': 'Comes on to the table.',
  'chronicle.flagHunted': (v) => `The hunted flagship is out of the fight: ${v.points} victory points.`,
  'chronicle.fleetBeaten': (v) => `${v.called}: ${v.gone} of ${v.all} ships are lost, and the fleet breaks off.`,
  'chronicle.fleetMorale': (v) =>
    `${v.called}: ${v.gone} of ${v.all} ships are lost, and the fleet ${v.holds ? 'fights on' : 'breaks off'}.`,
  'chronicle.concedes': (v) => `${v.called}: the fight is given up.`,
  'chronicle.battleEnds': (v) =>
    v.side === null ? `A draw: ${REASONS[String(v.reason)]}.` : `${v.called}: a ${v.level} victory; ${REASONS[String(v.reason)]}.`,
  'chronicle.boomToggled': (v) => `The boom is ${v.state}.`,

  'modifier.officer': 'officer aboard',
  'modifier.ownEdge': 'own base edge',
  'modifier.sideEdge': 'side edge',
  'modifier.behindRear': 'behind the own rear',
  'modifier.beyondFront': 'beyond the own front',
  'modifier.enemyNear': 'enemy near',
  'modifier.loyalty': 'loyalty',
  'modifier.heavyLoss': 'heavy losses',

  'refusal.noInitiative': 'You have no Tactical Initiative to spend now.',
  'refusal.notInReserve': 'That squadron is not waiting off the table.',
  'refusal.entersAlready': 'That squadron is on its way in.',
  'refusal.triedAlready': 'That squadron has been thrown for in this phase.',
  'refusal.movedAlready': 'Reserves come on before any ship has moved.',
  'refusal.enemyEdge': 'No force comes on over the enemy’s own edge.',
  'refusal.offEdge': (v) => `That edge is ${v.most} mm long.`,
  'refusal.entryHeading': (v) => `Ships come on heading inwards (${v.inwards}°), or up to ${v.fan}° to either side.`,
  'refusal.coastThere': 'There is coast at that point of the edge.',
  'refusal.noFort': 'There is no such fort.',
  'refusal.notYourFort': 'That fort is not yours.',
  'refusal.fortDestroyed': 'That fort is in ruins.',
  'refusal.noBoom': 'There is no boom to work.',
  'refusal.boomToggled': 'The boom has been worked in this phase.',
  'refusal.boomBlocked': 'A ship lies where the boom would be.',
};
