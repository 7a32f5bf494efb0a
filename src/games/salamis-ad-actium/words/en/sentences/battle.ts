import type { Value } from '../../../../../kit/events.js';
import type { Values } from '../../../../../kit/texts.js';
import {
  byOther,
  byShip,
  cm,
  count,
  fleetDoes,
  fortIn,
  orderRoll,
  type SalamisTexts,
  score,
  seaName,
  shipIn,
  squadronIn,
  theFleet,
  verbOf,
  weaponName,
} from '../wording.js';

const CASUALTIES: { readonly [kind: string]: string } = {
  oarsmen: 'among its oarsmen',
  marine: 'among its marines',
  archers: 'among its archers',
  heavy: 'among its heavy marines',
};
/** Reasons why a hit among men has no effect. */
const SPARED: { readonly [none: string]: string } = {
  deck: 'its deck protects them',
  oarsmen: 'none are left',
  troops: 'no troops are left',
  men: 'no men are left',
};
const HITS: { readonly [what: string]: string } = {
  casualty: 'its men are hit once',
  twoCasualties: 'its men are hit twice',
  oarGroup: '1 oar group',
  engineOrTower: 'an engine or a tower',
  light: 'Light damage',
  medium: 'Medium damage',
  lightIfSmall: 'Light damage if it is small or weak, otherwise its men are hit twice',
};
const LOADS: { readonly [load: string]: string } = { fire: ', incendiary' };

export const shootingTexts = {
  'chronicle.shoots': (v) =>
    `${shipIn(v)} (${weaponName(v.weapon)}${LOADS[String(v.load)] ?? ''}) shoots at ${byOther(v)}: ${
      v.hits ? count(Number(v.hits), { one: 'hit', other: 'hits' }) : 'no hits'
    }.`,
  'chronicle.casualty': (v) =>
    `${shipIn(v)} takes a hit ${CASUALTIES[String(v.kind)]}${v.none ? `: no effect, ${SPARED[String(v.none)]}` : ''}.`,
  'chronicle.screens': (v) => `The side screens of ${byShip(v)} ${v.saved ? 'stop' : 'do not stop'} the hit.`,
  'chronicle.officerAimed': (v) => `The officer aboard ${byShip(v)} is ${v.hit ? 'hit' : 'not hit'}.`,
  'chronicle.engineHit': (v) =>
    `${shipIn(v)} takes a hit: ${v.none ? 'it has no engine or tower and is hit once among its men' : HITS[String(v.what)]}.`,
  'chronicle.engineLost': (v) => `${shipIn(v)} loses an engine.`,
  'chronicle.towerLost': (v) => `${shipIn(v)} loses a tower.`,
  'chronicle.intoMelee': (v) =>
    v.strays ? `The shot strays and hits ${byShip(v)}, a friendly ship.` : `The shot hits ${byShip(v)}, not the friendly ship beside it.`,
  'chronicle.ignites': (v) => `${shipIn(v)} ${v.lit ? 'catches fire' : 'does not catch fire'}.`,
  'chronicle.mishap': (v) => `${shipIn(v)} ${v.lit ? 'sets itself on fire' : 'puts out a fire on its own deck'}.`,
  'chronicle.fortHit': (v) =>
    v.strength
      ? `${fortIn(v)} loses 1 point of strength; ${v.left} left.`
      : v.archers
        ? `${fortIn(v)} loses 1 factor of archers.`
        : `${fortIn(v)} is not damaged.`,

  'modifier.deckHigher': 'higher deck',
  'modifier.targetSize': 'target size',

  'refusal.shotAlready': 'This weapon has already shot in this phase.',
  'refusal.shotThisTurn': 'A heavy engine may shoot only once per turn.',
  'refusal.infested': 'This ship cannot act while snakes or bees are aboard.',
  'refusal.notEnemy': 'Choose an enemy ship.',
  'refusal.notEnemyFort': 'Choose an enemy fort.',
  'refusal.notOnForts': 'This weapon has no effect on forts.',
  'refusal.lockedTogether': 'Linked ships are too close for this weapon.',
  'refusal.noWeapon': 'This ship does not have that weapon.',
  'refusal.notWithThis': 'This weapon cannot use that load.',
  'refusal.noIncendiaries': 'This ship carries no incendiaries.',
  'refusal.tooNear': (v) => `The target is too close; the minimum range is ${cm(v.least)}.`,
} satisfies SalamisTexts;

const fleetOf = (fleets: Value | undefined, side: number): string => (Array.isArray(fleets) ? String(fleets[side]) : '');
const counterName = ({ counter, fleets }: Values): string => (counter === 'I' ? 'Intermediate Phase' : fleetOf(fleets, Number(counter)));
/** Phrases for reasons in which the winner is the subject. */
const SUCCESSES: { readonly [reason: string]: string } = {
  objective: ' by achieving the objective',
  turnLimit: ' after the last turn',
  campaign: ' at the end of the campaign',
  bothOut: ': neither side can continue',
};
/** Phrases for reasons in which the loser is the subject. */
const DEFEATS: { readonly [reason: string]: readonly [one: string, many: string] | undefined } = {
  beaten: ['is beaten', 'are beaten'],
  denied: ['can no longer achieve the objective', 'can no longer achieve the objective'],
  missed: ['did not achieve the objective by the last turn', 'did not achieve the objective by the last turn'],
  concede: ['concedes', 'concede'],
  noShips: ['has no ships left', 'have no ships left'],
  noPorts: ['has lost all its major ports', 'have lost all their major ports'],
};
/** Returns "(9 of 12 ships lost or routed; 341 to 584 victory points)", and says so if the winner has fewer points. */
function points({ gone, all, side, vp }: Values, unit: string): string {
  const lost = gone ? `${gone === all ? `all ${all}` : `${gone} of ${all}`} ships lost or routed; ` : '';
  const [own, enemy] = Array.isArray(vp) ? [vp[Number(side)], vp[1 - Number(side)]].map(Number) : [];
  return own < enemy ? `(${lost}fewer ${unit}: ${score(vp, side)})` : `(${lost}${score(vp, side)} ${unit})`;
}
/** Returns a winner and the reason. `what` is, for example, "a decisive victory", with `preposition` before the loser. */
function won(v: Values, what: string, preposition: string, unit: string): string {
  const loser = v.loser ?? 'enemy fleet';
  const wins = `${fleetDoes(v.called, 'wins', 'win')} ${what}`;
  const defeat = DEFEATS[String(v.reason)];
  return defeat
    ? `${wins}: ${theFleet(loser)} ${verbOf(loser, ...defeat)} ${points(v, unit)}.`
    : `${wins} ${preposition} ${theFleet(loser)}${SUCCESSES[String(v.reason)] ?? ''} ${points(v, unit)}.`;
}
export const victory = (v: Values): string => won(v, `a ${v.level} victory`, 'over', 'victory points');

/** Reasons for a draw; otherwise both fleets are beaten. */
const drawn = ({ reason }: Values): string => SUCCESSES[String(reason)] ?? ': both fleets are beaten';
/** Describes the end of a battle. In a campaign, a battle decides neither the war nor its victory points. */
function battleEnds(v: Values): string {
  if (v.cast === undefined) return v.side === null ? `Draw${drawn(v)} (${score(v.vp, 0)} victory points).` : victory(v);
  return v.side === null
    ? `The battle is a draw${drawn(v)} (${score(v.vp, 0)} battle points).`
    : won(v, 'the battle', 'against', 'battle points');
}
/** Returns "5 of the 10 ships of Carthage are lost or routed". */
function lostOf({ called, gone, all }: Values): string {
  const ships = gone !== all ? `${gone} of the ${all} ships` : all === 1 ? 'The only ship' : `All ${all} ships`;
  return `${ships} of ${theFleet(called)} ${gone === 1 ? 'is' : 'are'} lost or routed`;
}
const ENTRIES: { readonly [result: string]: string } = {
  lost: 'lost on the way to the battle',
  delayed: 'delayed; another roll is possible in a later phase',
  enters: 'enters in this phase',
};

export const battleTexts = {
  'phase.battle': 'Battle',

  'chronicle.turn': (v) => `Turn ${v.turn} begins.`,
  'chronicle.draw': (v) =>
    `Counter drawn: ${counterName(v)}. Left in the bag: ${fleetOf(v.fleets, 0)} ${v.a}, ${fleetOf(v.fleets, 1)} ${v.b}${v.i ? ', Intermediate Phase 1' : ''}.`,
  'chronicle.action': (v) => `${fleetDoes(v.called, 'takes', 'take')} an ${v.seized ? 'extra ' : ''}Action Phase.`,
  'chronicle.idle': (v) => `${fleetDoes(v.called, 'has', 'have')} no ship that can act.`,
  'chronicle.seizes': (v) => `${fleetDoes(v.called, 'spends', 'spend')} 1 Tactical Initiative counter; ${v.left} left.`,
  'chronicle.seizeOrder': (v) => `${orderRoll(v, 'to act first')}.`,
  'chronicle.intermediate': 'The Intermediate Phase begins.',
  'chronicle.seaRises': (v) => (v.sea === undefined ? 'The sea gets rougher.' : `The sea gets rougher: it is now ${seaName(v.sea)}.`),
  'chronicle.windRises': 'The wind rises to a breeze.',
  'chronicle.entry': (v) => `${squadronIn(v)}: ${ENTRIES[String(v.result)]}.`,
  'chronicle.enters': (v) => `${shipIn(v)} enters.`,
  'chronicle.flagHunted': (v) => `${shipIn(v)}, the Admiral’s flagship, is out of action: ${v.points} victory points for the enemy.`,
  'chronicle.fleetBeaten': (v) => `${lostOf(v)}: the fleet is beaten.`,
  'chronicle.fleetMorale': (v) => `${lostOf(v)}: the fleet ${v.holds ? 'fights on' : 'is beaten'}.`,
  'chronicle.concedes': (v) => `${fleetDoes(v.called, 'concedes', 'concede')}.`,
  'chronicle.battleEnds': (v) => battleEnds(v),
  'chronicle.boomToggled': (v) => `${fortIn(v)} ${v.state === 'open' ? 'opens' : 'closes'} its boom.`,

  'modifier.officer': 'officer aboard',
  'modifier.ownEdge': 'own base edge',
  'modifier.sideEdge': 'side edge',
  'modifier.behindRear': 'behind own rear',
  'modifier.beyondFront': 'beyond own front',
  'modifier.enemyNear': 'enemy near',
  'modifier.loyalty': 'loyalty',
  'modifier.heavyLoss': 'heavy losses',

  'refusal.noInitiative': 'You have no Tactical Initiative counter to spend now.',
  'refusal.notInReserve': 'This squadron is not in reserve.',
  'refusal.entersAlready': 'This squadron is already entering.',
  'refusal.triedAlready': 'You have already rolled for this squadron in this phase.',
  'refusal.movedAlready': 'Bring on reserves before moving any ship.',
  'refusal.enemyEdge': 'You cannot enter over the enemy’s base edge. Choose another edge.',
  'refusal.offEdge': (v) => `Choose a point on the edge, from 0 to ${cm(v.most)}.`,
  'refusal.entryHeading': (v) => `Choose a heading within ${v.fan}° of ${v.inwards}°, straight in from the edge.`,
  'refusal.coastThere': 'The coast blocks this point. Choose a point on open water.',
  'refusal.noFort': 'This fort does not exist.',
  'refusal.notYourFort': 'This fort is not yours.',
  'refusal.fortDestroyed': 'This fort is destroyed.',
  'refusal.noBoom': 'This fort has no working boom.',
  'refusal.boomToggled': 'The boom has already been opened or closed in this phase.',
  'refusal.boomBlocked': 'A ship is in the way of the boom.',
} satisfies SalamisTexts;
