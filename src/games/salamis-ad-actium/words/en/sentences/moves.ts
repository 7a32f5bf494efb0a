import type { Value } from '../../../../../kit/events.js';
import type { Values } from '../../../../../kit/texts.js';
import { lastTurnOf, lengthOf, type Way } from '../../../rules/movement/path.js';
import {
  aspectName,
  byOther,
  byShip,
  cm,
  compass,
  factors,
  groups,
  levelName,
  list,
  menIn,
  otherIn,
  type SalamisTexts,
  shipIn,
  squadronIn,
} from '../wording.js';

const ENDS: { readonly [end: string]: string } = {
  land: ' and stops short of land',
  boom: ' and stops at the boom',
  beach: ' and beaches',
  aground: ' and runs aground',
  approach: ' and ends its approach near an enemy',
  left: ' and leaves the table',
  edge: ' and stops at the table edge with its tow',
};
/** Phrases for the ends of moves of 0 mm. */
const STILL: { readonly [end: string]: string } = {
  land: ' cannot move: land is in the way',
  boom: ' cannot move: the boom is in the way',
  left: ' leaves the table',
  edge: ' cannot leave the table with its tow',
  approach: ' ends its approach near an enemy',
};
const OBSTACLES: { readonly [obstacle: string]: string } = { land: 'land', boom: 'the boom', edge: 'the table edge' };
/** Returns " and turns only 15°: Solus is in the way". Events of old matches do not name the obstacle. */
function grazes({ way, target, obstacle }: Values, and: string, but: string): string {
  const turned = lastTurnOf(way as Way);
  const name = typeof target === 'string' ? target : (OBSTACLES[String(obstacle)] ?? 'something');
  return `${turned ? `${and} turns only ${turned}°` : `${but} cannot turn`}: ${name} is in the way`;
}
/** Returns " into contact with Solus", for a move that ends at an obstacle. Events of old matches do not name the ship. */
function meets(v: Values): string | undefined {
  if (v.end === 'graze') return grazes(v, ' and', ' but');
  return v.end === 'contact' ? ` into contact${typeof v.target === 'string' ? ` with ${v.target}` : ''}` : undefined;
}
/** Like {@link meets}, for moves of 0 mm. */
function blocked(v: Values): string | undefined {
  if (v.end === 'graze') return grazes(v, '', '');
  return v.end === 'contact' ? ` does not move: ${typeof v.target === 'string' ? v.target : 'a ship'} is alongside` : undefined;
}
const TESTS: { readonly [what: string]: string } = {
  burst: 'ramming speed',
  pivot: 'pivot',
  ground: 'avoiding grounding',
  avoidFriend: 'avoiding a friendly ship',
  refloat: 'refloating',
  backOff: 'backing off',
  squall: 'keeping the sails up',
  cutFree: 'cutting free',
  surrender: 'refusing to surrender',
  nerve: 'facing the fire pots',
  polearm: 'saving the rigging',
  weather: 'weather',
  flood: 'flooding',
  fire: 'fighting the fire',
  clearPests: 'clearing snakes or bees',
  'repair.spareOars': 'fitting spare oars',
  'repair.rudder': 'repairing the rudder',
  'repair.leak': 'stopping a leak',
  'repair.sails': 'recovering the sails',
};
const EFFECTS: { readonly [effect: string]: (target: string) => string } = {
  wedged: (target) => `wedges its ram in ${target}`,
  oarsSheared: (target) => `shears oars off ${target}`,
  steering: (target) => `smashes the rudder of ${target}`,
  towerFalls: (target) => `hits the tower or sails of ${target}`,
  engineLost: (target) => `hits the engines of ${target}`,
  thrownDown: (target) => `throws down the fighters of ${target}`,
  heels: (target) => `makes ${target} heel over`,
  ramSprung: (target) => `damages its own ram on ${target}`,
  disordered: (target) => `throws ${target} into disorder`,
};
/** Phrases for effects that change nothing, or only cause a casualty. */
const WITHOUT_DAMAGE: { readonly [effect: string]: (target: string) => string } = {
  oarsSheared: (target) => `shears no oars: ${target} has none left there`,
  steering: (target) => `hits the rudder of ${target}, which is already lost`,
  towerFalls: (target) => `hits no tower or sails: ${target} has neither`,
  engineLost: (target) => `hits no engine: ${target} has none and is hit once among its men`,
  thrownDown: (target) => `shakes ${target}, which has no fighters to lose`,
  heels: (target) => `makes ${target} heel over, without damage`,
  ramSprung: () => 'damages no ram: it has none',
};
/** Returns "Light damage" or "Solus is sinking". */
const ramDamage = (level: Value | undefined, target: string): string =>
  Number(level) === 5 ? `${target} is sinking` : `${levelName(level)} damage`;
/** Returns text comparing the raking rolls and saying who loses oar groups. */
function rakeResult(v: Values): string {
  const by = Number(v.difference);
  const roll = by > 0 ? `${by} higher` : by < 0 ? `${-by} lower` : 'the same';
  const [target, mover] = [Number(v.target), Number(v.mover)];
  const lost = (n: number) => `${n > 1 ? 'up to ' : ''}${groups(n)}`;
  const loss =
    target && mover
      ? `each ship loses ${lost(target)}`
      : target
        ? `${byOther(v)} loses ${lost(target)}`
        : `${byShip(v)} loses ${lost(mover)}`;
  return `rolls ${roll}: ${loss}`;
}
/** Returns the ship or ships that drift: "Solus drifts". */
const drifters = (v: Values): string =>
  v.joint ? `${shipIn(v)} and the ships linked to it drift` : v.other ? `${shipIn(v)} and ${byOther(v)} drift` : `${shipIn(v)} drifts`;
/** Returns why ships drift less than was rolled. Events of old matches do not name the obstacle. */
function shortDrift({ target, obstacle }: Values): string {
  const name = typeof target === 'string' ? target : OBSTACLES[String(obstacle)];
  return name === undefined ? '' : `: ${name} is in the way`;
}
const HARMS: { readonly [harm: string]: string } = { damage: 'takes damage', oars: 'loses oars', none: 'is unharmed' };
export const movesTexts = {
  'chronicle.moves': (v) => {
    const mm = lengthOf(v.way as Way);
    const end = String(v.end);
    return mm
      ? `${shipIn(v)} moves ${cm(mm)}${meets(v) ?? ENDS[end] ?? ''}.`
      : `${shipIn(v)}${blocked(v) ?? STILL[end] ?? ' turns in place'}.`;
  },
  'chronicle.leftBehind': (v) => `${shipIn(v)} cannot follow the group order and does not move.`,
  'chronicle.crewTest': (v) =>
    `${shipIn(v)} ${v.passed ? 'passes' : 'fails'} a crew test: ${TESTS[String(v.what)] ?? v.what}${typeof v.target === 'string' ? ` of ${v.target}` : ''}.`,
  'chronicle.engaged': (v) => `${squadronIn(v)}: engaged; no more approach moves.`,
  'chronicle.sailsSet': (v) => `${shipIn(v)} sets its sails.`,
  'chronicle.sailsLowered': (v) => `${shipIn(v)} lowers its sails.`,
  'chronicle.tows': (v) => `${shipIn(v)} takes ${byOther(v)} in tow.`,
  'chronicle.castsOff': (v) => `${shipIn(v)} casts off ${byOther(v)}.`,
  'chronicle.towed': (v) => `${otherIn(v)} tows ${byShip(v)}.`,
  'chronicle.towBlocked': (v) => `${otherIn(v)} has no room to follow ${byShip(v)}, which does not move.`,
  'chronicle.jettisons': (v) => `${shipIn(v)} loses ${factors(v.factors)} of marines to lighten the ship.`,
  'chronicle.refloats': (v) => `${shipIn(v)} is afloat again.`,
  'chronicle.aground': (v) => `${shipIn(v)} is aground.`,
  'chronicle.beached': (v) => `${shipIn(v)} is beached.`,
  'chronicle.wrecked': (v) => `${shipIn(v)} is wrecked on the rocks.`,
  'chronicle.sunk': (v) => `${shipIn(v)} sinks.`,
  'chronicle.fled': (v) => `${shipIn(v)} ${v.drifting ? 'drifts off' : 'flees from'} the table.`,
  'chronicle.escaped': (v) => `${shipIn(v)} escapes.`,
  'chronicle.landed': (v) => `${shipIn(v)} lands its men.`,
  'chronicle.boom': (v) => (v.broken ? `${shipIn(v)} breaks the boom of ${byOther(v)}.` : `The boom of ${byOther(v)} stops ${byShip(v)}.`),
  'chronicle.disordered': (v) => `${shipIn(v)} is disordered.`,
  'chronicle.bumps': (v) => `${shipIn(v)} ${v.hard ? `collides with ${byOther(v)}` : `touches ${byOther(v)} without damage`}.`,
  'chronicle.collision': (v) => `${shipIn(v)} ${HARMS[String(v.harm)]} in the collision with ${byOther(v)}.`,
  'chronicle.damage': (v) =>
    `${shipIn(v)} ${v.other ? `was linked to ${byOther(v)}, which sank, and ` : ''}${v.level === 5 ? 'is sinking' : `now has ${levelName(v.level)} damage`}.`,
  'chronicle.oarsLost': (v) => `${shipIn(v)} loses ${groups(v.groups, v.beam)}.`,
  'chronicle.menLost': (v) => `${shipIn(v)} loses ${list(menIn(v))}.`,
  'chronicle.ram': (v) => `${shipIn(v)} rams ${byOther(v)} ${aspectName(v.aspect)}: ${ramDamage(v.level, byOther(v))}.`,
  'chronicle.ramAnswer': (v) => `${shipIn(v)} rams ${byOther(v)} in return: ${ramDamage(v.level, byOther(v))}.`,
  'chronicle.shock': (v) => `${shipIn(v)} ${v.hurt ? 'takes damage from' : 'withstands'} the shock of its own ram.`,
  'chronicle.ramEffect': (v) => `${shipIn(v)} ${(v.none ? WITHOUT_DAMAGE : EFFECTS)[String(v.effect)]?.(byOther(v)) ?? v.effect}.`,
  'chronicle.ramSprung': (v) => `${shipIn(v)} ${v.ram === 'none' ? 'has lost its ram' : `now has a ${v.ram} ram`}.`,
  'chronicle.rudderLost': (v) => `${shipIn(v)} loses its rudder.`,
  'chronicle.rake': (v) => `${shipIn(v)} rakes ${byOther(v)} and ${rakeResult(v)}.`,
  'chronicle.rakeEvaded': (v) => `${shipIn(v)} rolls to draw in its oars against the rake by ${byOther(v)}.`,
  'chronicle.slides': (v) => `${shipIn(v)} continues ${cm(v.mm)} past ${v.other ? byOther(v) : 'its target'}.`,
  'chronicle.backsOff': (v) => `${shipIn(v)} backs off ${cm(v.mm)}.`,
  'chronicle.current': (v) => `${shipIn(v)} drifts ${cm(v.mm)} ${compass(v.towards)} with the current.`,
  'chronicle.tide': (v) => `${shipIn(v)} drifts ${cm(v.mm)} ${compass(v.towards)} with the tide.`,
  'chronicle.windDrift': (v) => `${shipIn(v)} drifts ${cm(v.mm)} ${compass(v.towards)} with the wind.`,
  'chronicle.drifts': (v) => `${drifters(v)} ${cm(v.mm)}${shortDrift(v)}.`,

  'modifier.crew': 'crew',
  'modifier.damage.heavy': 'Heavy damage',
  'modifier.damage.severe': 'Severe damage',
  'modifier.damage.sinking': 'sinking',
  'modifier.onFire': 'on fire',
  'modifier.infested': 'infested',
  'modifier.shaken': 'shaken',
  'modifier.routed': 'routed',
  'modifier.prizeCrew': 'prize crew',
  'modifier.halfCrew': 'half the men lost',
  'modifier.burst': 'ramming speed',
  'modifier.avoidFriend': 'avoiding a friendly ship',
  'modifier.ground': 'avoiding grounding',
  'modifier.refloat': 'refloating',
  'modifier.refloatFalling': 'falling tide',
  'modifier.refloatRising': 'rising tide',
  'modifier.refloatOverloaded': 'overloaded',
  'modifier.refloatJettison': 'lightened',
  'modifier.refloatBeachedStart': 'beached at start',
  'modifier.sailStorm': 'storm',
  'modifier.sailGale': 'gale',
  'modifier.aspect.beam': 'on the beam',
  'modifier.aspect.sternQuarter': 'stern quarter',
  'modifier.aspect.stern': 'stern',
  'modifier.aspect.bowQuarter': 'bow quarter',
  'modifier.aspect.bow': 'bow to bow',
  'modifier.answer': 'return ram',
  'modifier.speed': 'speed',
  'modifier.fullSpeed': 'full speed',
  'modifier.ram': 'ram',
  'modifier.spur': 'spur',
  'modifier.targetHull': 'target hull',
  'modifier.helpless': 'helpless target',
  'modifier.skilled': 'skilled target',
  'modifier.sailsSet': 'sails set',
  'modifier.overloaded': 'overloaded',
  'modifier.sea': 'sea',

  'refusal.notOnTable': 'This ship is not on the table.',
  'refusal.inTow': 'A ship that is towing or in tow cannot do this.',
  'refusal.aground': 'This ship is aground.',
  'refusal.beached': 'This ship is beached.',
  'refusal.noOars': 'This ship has no oars left.',
  'refusal.noOarsToRake': 'The target is a sailing ship: it has no oars to rake.',
  'refusal.noSails': 'This ship has no sails aboard.',
  'refusal.sailsDown': 'The sails are down. Recover them first.',
  'refusal.sailsAlready': 'This ship’s sails are already as you want them.',
  'refusal.burstNeedsOars': 'Ramming speed requires oars and forward movement.',
  'refusal.burstOrApproach': 'Choose either an approach move or ramming speed, not both.',
  'refusal.noBursts': 'This ship has used all its bursts of ramming speed.',
  'refusal.burstDamage': 'This ship is too badly damaged for ramming speed.',
  'refusal.burstOars': 'Ramming speed requires three quarters of the oars.',
  'refusal.burstTowing': 'A ship that is towing cannot use ramming speed.',
  'refusal.entering': 'A ship that enters this phase cannot use ramming speed.',
  'refusal.noApproaches': 'Approach moves are not used in this match.',
  'refusal.approachAstern': 'An approach move must go forward.',
  'refusal.engaged': 'An engaged squadron cannot make approach moves.',
  'refusal.enemyNear': (v) => `This ship cannot make an approach move: an enemy is within ${cm(v.mm)}.`,
  'refusal.noSteps': 'The course is empty. Plot a move, or choose not to move.',
  'refusal.badLeg': 'Each straight run must be at least 1 mm.',
  'refusal.wrongWay': 'Use oars or sails to move ahead; back water to move astern.',
  'refusal.badTurn': (v) => `Turn in steps of ${v.step}°.`,
  'refusal.pivotFirst': 'A pivot must be the first part of the move.',
  'refusal.pivotTooFar': (v) => (v.most ? `This ship can pivot at most ${v.most}°.` : 'This ship cannot pivot.'),
  'refusal.turnTooFar': (v) => `This ship can turn at most ${v.most}° to that side.`,
  'refusal.turnTooSoon': (v) => `This ship must move ${cm(v.run)} straight ahead before it turns.`,
  'refusal.oneTurnAstern': 'A ship backing water can turn only once.',
  'refusal.overAllowance': (v) => `This course needs ${cm(v.mm)}; the ship has ${cm(v.most)}.`,
  'refusal.noLand': 'This land does not exist.',
  'refusal.rockyLand': 'You cannot beach on a rocky coast. Choose a sandy one.',
  'refusal.tooDeepToBeach': 'The draught of this ship is too deep for beaching.',
  'refusal.shakenCloses': (v) => `A shaken squadron cannot move closer to an enemy within ${cm(v.mm)}.`,
  'refusal.underSail': 'A ship under sail cannot ram or rake. Use oars.',
  'refusal.namedTwice': 'This order names a ship twice. Name each ship only once.',
  'refusal.afloat': 'This ship is already afloat.',
  'refusal.nothingToJettison': 'This ship has no marines to jettison.',
  'refusal.towedAlready': 'This ship has already started or ended a tow in this phase.',
  'refusal.noTow': 'This tow does not exist.',
  'refusal.hasNotRammed': 'This ship has not rammed in this phase.',
  'refusal.backedOff': 'This ship has already tried to back off in this phase.',
} satisfies SalamisTexts;
