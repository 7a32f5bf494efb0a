import { grammarOf } from '../../../../kit/language.js';
import type { Texts, Values } from '../../../../kit/texts.js';
import { MAX_TURNS } from '../../data/tables.js';
import { opponentOf, sideOf } from '../../ids.js';
import { at, chit, chitEffect, chitList, driftsTo, everyone, howMany, inBox, lastAt, side, sides, tactic, who } from './names.js';

const { count, list, plural } = grammarOf('en');

const deploymentNumbers: { readonly [preset: string]: string } = { historicalI: 'I', historicalII: 'II' };
const directions: { readonly [wind: string]: string } = { west: 'west', east: 'east' };

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const hits = (n: number): string => count(n, { one: 'Hit', other: 'Hits' });

/** Returns ": 5 (needs 5+)", or "" for events of older matches, which lack the total. */
const rolled = ({ total, needed }: Values) => (total === undefined ? '' : `: ${total} (needs ${needed}+)`);
/** Returns ": die 4 + modifiers 7 = 11 (needs 10+)", or "" for events of older matches. */
const addedUp = (v: Values) => (v.total === undefined ? '' : `: die ${v.die} + modifiers ${v.added} = ${v.total} (needs ${v.needed}+)`);

const WEATHER: { readonly [was: string]: string } = { calm: 'Calm ends', fog: 'Fog lifts', gales: 'Gales end' };

const STAYS: { readonly [why: string]: string } = {
  calm: 'In the Calm',
  fireships: 'After the fireship attack',
  invasion: 'Before the invasion',
  army: 'Without the army',
};

const SOURCES: { readonly [source: string]: string } = { matrix: 'Tactical Matrix', display: 'squadron', chits: 'chits' };

/**
 * Returns " with 3 Battle Dice (Tactical Matrix 2, squadron +1)", or "" for events of older matches. The event's values
 * list the dice by source.
 */
function battleDice({ dice }: Values): string {
  if (!Array.isArray(dice)) return '';
  const parts = dice.map((part) => (Array.isArray(part) ? part : []));
  const total = parts.reduce((sum, [, n]) => sum + Number(n), 0);
  const sources = parts.map(([source, n]) => `${SOURCES[String(source)]} ${source === 'matrix' ? n : signed(Number(n))}`);
  return ` with ${count(total, { one: 'Battle Die', other: 'Battle Dice' })}${sources.length > 1 ? ` (${sources.join(', ')})` : ''}`;
}

/** Returns a chit's effect on the Battle Dice, to follow its name. Other chits have a separate line. */
function playedFor(id: Values[string]): string {
  const effect = chitEffect(id);
  return /^[+−]/.test(effect) ? `: ${effect}` : '.';
}

/** Returns "from C8", or "" for events of older matches. */
const from = (v: Values): string => (Array.isArray(v.at) && v.at.length ? `from ${at(v)}` : '');

/** Returns "Recalde on C8, Oquendo on D8". */
const positions = (v: Values): string => Array.from({ length: howMany(v) }, (_, n) => `${who(v, n)} on ${at(v, n)}`).join(', ');

/** Log sentences. Their values are the event's, with its `by`, `at` and `who`. */
export const chronicle: Texts = {
  turn: ({ turn }) => `Turn ${turn} begins.`,

  // Set-up
  stormHit: (v) => `Storm in Biscay: ${who(v)} takes 1 Hit.`,
  stormMiss: (v) => `Storm in Biscay: ${everyone(v)} ${plural(howMany(v), { one: 'takes', other: 'take' })} no Hits.`,
  deployed: ({ preset }) => `The Spanish use historical deployment ${deploymentNumbers[String(preset)] ?? preset}.`,
  placed: (v) => `The Spanish place ${positions(v)}.`,
  deploymentDone: 'The Spanish deployment is complete.',
  blessing: (v) => `The ${side(v)} roll for the number of their chits before turn 1.`,
  returned: (v) => (chitList(v) ? `The ${side(v)} return ${chitList(v)} to the pool.` : `The ${side(v)} return no chits.`),

  // 6.0 to 7.0
  sail: (v) => `${who(v)} moves from ${at(v)} to ${lastAt(v)}.`,
  stay: (v) => `${who(v)} stays on ${at(v)}.`,
  thirdSquare: (v) => `${who(v)} may move beyond its second square.`,
  noThirdSquare: (v) => `${who(v)} stops on its second square.`,
  attack: (v) => `${who(v)} ${v.stays ? `stays on ${at(v)} and attacks` : 'attacks'} ${who(v, 1)}.`,
  wayOut: (v) => `${who(v)} passes its Retreat Check.`,
  withdraws: (v) => `${who(v)} withdraws from ${at(v)} to ${lastAt(v)}. There is no battle.`,
  caught: (v) => `${who(v)} fails its Retreat Check and must Stand Off.`,
  tactics: ({ english, spanish }) => `Tactics: ${sides.english} ${tactic(english)}, ${sides.spanish} ${tactic(spanish)}.`,
  fire: (v) => `${who(v)} fires on ${who(v, 1)}${battleDice(v)}: ${hits(Number(v.hits))}.`,
  noDice: (v) => `${who(v)} has no Battle Dice left and does not fire on ${who(v, 1)}.`,
  lowAmmo: (v) => `${who(v)} ${v.total === undefined ? '' : `rolls ${v.total}, less than its ${v.shot} Shot, and `}gets a Low Ammo marker.`,
  ammoLasts: (v) =>
    Array.isArray(v.shot)
      ? `${list(v.shot.map((shot, n) => `${who(v, n)} (${shot} Shot)`))} pass their Low Ammo checks.`
      : `${who(v)} now has ${v.shot} Shot and passes its Low Ammo check.`,
  breaks: (v) => `${who(v)} fails its Morale Roll and is Broken.`,
  holds: (v) => `${who(v)} passes its Morale Roll.`,
  losesFire: (v) => `${who(v)} is Broken and does not fire.`,
  eliminated: (v) => `${who(v)} is eliminated.`,
  battleOver: (v) => `The battle between ${who(v)} and ${who(v, 1)} is over.`,

  // 8.0
  repaired: (v) => `${who(v)} repairs 1 Hit${v.second ? ' with its second roll' : ''}.`,
  notRepaired: (v) => `${who(v)} fails ${v.second ? 'its second Repair roll' : 'to repair'}.`,
  rallied: (v) => `${who(v)} rallies and is no longer Broken.`,
  notRallied: (v) => `${who(v)} fails to rally.`,
  resupplied: (v) =>
    `${who(v)} resupplies${v.removed === 'lowAmmo' ? ': Low Ammo removed' : v.removed === 'shot' ? `: 1 Shot removed, ${v.left} left` : ''}.`,
  notResupplied: (v) => `${who(v)} fails to resupply.`,
  transfer: (v) => `${who(v)} takes the Low Ammo marker from ${who(v, 1)}.`,

  // 9.0 and 10.0
  disengage: (v) => `${who(v)} disengages from ${at(v)} to ${lastAt(v)}.`,
  reform: (v) => `${who(v)} returns from ${at(v)} to the white square ${lastAt(v)}.`,
  anchor: (v) => `The Armada anchors in Calais Roads: ${positions(v)}.`,
  reinforced: (v) => `${who(v)} is reinforced${v.gained === 'hit' ? ': 1 Hit removed' : v.gained === 'strength' ? ': +1 strength' : ''}.`,
  notReinforced: (v) => `${everyone(v)} ${plural(howMany(v), { one: 'is', other: 'are' })} not reinforced.`,

  // 11.0 and 12.0
  weatherEnds: ({ was }) => `The ${WEATHER[String(was)] ?? was}.`,
  'wind.west': 'The wind blows from the west.',
  'wind.east': 'The wind blows from the east.',
  'wind.badWeather': 'The wind does not change, and the weather turns bad.',
  'weather.calm': 'The weather is Calm: neither the Armada nor the English may move on the Strategic Map.',
  'weather.fog': 'The weather is Fog: no squadron may move on the Tactical Map or attack.',
  'weather.gales': 'The weather is Gales: no squadron may move on the Tactical Map, attack or recover.',
  galeHit: (v) => `The gale damages ${who(v)}: 1 Hit.`,
  galeMiss: (v) => `The gale does not damage ${everyone(v)}.`,
  exit: (v) => `${who(v)} leaves the Tactical Map.`,
  armada: (v) => `The Armada moves from ${at(v)} to ${lastAt(v)}.`,
  armadaLies: (v) => `${v.why ? `${STAYS[String(v.why)]}, the Armada stays` : 'The Armada stays'} ${inBox(v)}.`,
  sails: (v) => `${who(v)} sails from ${at(v)} to ${lastAt(v)}.`,
  sailsIn: (v) => `${who(v)} sails from ${at(v)} and enters the Tactical Map on ${lastAt(v)}.`,
  enters: (v) => `${who(v)} enters the Tactical Map on ${lastAt(v)}.`,

  // 13.0
  fireships: ({ english }) =>
    `Fireships attack the Armada. ${count(Number(english), { one: 'English squadron is', other: 'English squadrons are' })} on the Tactical Map.`,
  trapped: (v) => `${who(v)} has no vacant square to move to and takes 1 Hit.`,
  fireHit: (v) => `${who(v)} is Broken and takes 1 Hit from the fireships.`,
  drifts: (v) => `${[who(v), 'drifts', from(v), driftsTo[Number(v.row)]].filter(Boolean).join(' ')}.`,
  aground: (v) => `${who(v)} runs aground at the map edge and takes 1 more Hit.`,
  rammed: (v) => `${who(v, 1)} collides with ${who(v)}: ${who(v)} takes 1 Hit.`,
  noRoom: (v) => `${who(v)} has no vacant square to move to and takes 1 more Hit.`,
  evades: (v) => `${who(v)} evades the fireships from ${at(v)} to ${lastAt(v)}.`,
  driftsTo: (v) => `${who(v)} stops on ${lastAt(v)}.`,
  fireshipsOver: 'The fireship attack is over.',

  // 14.0 and 15.0
  testBegins: (v) =>
    `The ${side(v)} test the Condition of the Armada ${inBox(v)}: Morale Rolls, then one die plus modifiers (needs ${v.needed}+).`,
  fit: (v) => `The Armada passes the Condition test${addedUp(v)}.`,
  unfit: (v) => `The Armada fails the Condition test${addedUp(v)}.`,
  armyArrives: (v) => `Parma’s army arrives and embarks${rolled(v)}.`,
  armyAbsent: (v) => `Parma’s army is not ready${rolled(v)}.`,
  armyCertain: 'Parma’s army embarks without a roll.',
  rendezvousPostponed: 'The weather postpones the rendezvous.',
  invasionPostponed: 'The weather postpones the invasion.',

  // 16.0
  drawn: (v) => `The ${side(v)} draw ${chitList(v) || 'no chit: the pool is empty'}.`,
  kept: (v) =>
    v.owned
      ? `${chit(v.chit)} is ${side(v) === sides.english ? 'an' : 'a'} ${side(v)} chit: the ${side(v)} hold it for later.`
      : `The ${side(v)} hold ${v.chits ? chitList(v) : chit(v.chit)} for later.`,
  played: (v) => `The ${side(v)} play ${chit(v.chit)}${playedFor(v.chit)}`,
  handOfGod: (v) => `The ${side(v)} play Hand of God ${v.cancels ? 'and cancel' : 'against'} ${chit(v.chit)}.`,
  cancelled: (v) => `Hand of God cancels ${chit(v.chit)}.`,
  noTarget: (v) => `${chit(v.chit)} has no legal target and returns to the pool.`,
  'event.parmaReady': (v) => `The ${side(v)} resolve Parma Ready: +1 to army arrival rolls.`,
  'event.parmaDelayed': (v) => `The ${side(v)} resolve Parma Delayed: −1 to army arrival rolls.`,
  'event.explosion': (v) => `Magazine Explosion: ${who(v)} takes 2 Hits.`,
  'event.fireAboard': (v) => `Fire Aboard: ${who(v)} takes 1 Hit.`,
  'event.collision': (v) => `Collision: ${everyone(v)} ${plural(howMany(v), { one: 'takes 1 Hit', other: 'take 1 Hit each' })}.`,
  'event.fever': (v) => `Ship Fever: ${who(v)} makes a Morale Roll at +2.`,
  'event.spoiledPowder': (v) => `Spoiled Powder: ${who(v)} gains 2 Shot.`,
  'event.stoutHearts': (v) => `Stout Hearts: ${who(v)} has −2 to its Morale Rolls until the next draw.`,
  'event.murmurs': (v) => `Murmurs of Mutiny: ${who(v)} has +2 to its Morale Rolls until the next draw.`,
  'event.fouledRigging': (v) => `Fouled Rigging: ${who(v)} may not move on the Tactical Map or withdraw until the next draw.`,
  'event.windShift': ({ wind }) => `Wind Shift: the wind now blows from the ${directions[String(wind)] ?? wind}.`,
  'event.deadCalm': 'Dead Calm: the weather is now Calm.',
  'event.fogBank': 'Fog Bank: the weather is now Fog.',
  'event.squall': 'Squall: the weather is now Gales.',

  // Results
  'result.invasion': 'The Spanish win: the army lands in England.',
  'result.conditionFailed': 'The English win: the Armada is unfit to escort the army.',
  'result.invasionFailed': 'The English win: the Armada is unfit to land the army.',
  'result.armadaDestroyed': 'The English win: all Spanish squadrons are eliminated.',
  'result.seasonOver': `The English win: turn ${MAX_TURNS} is over and no army has landed.`,
  'result.concession': (v) => `The ${side(v)} win: the ${sides[opponentOf(sideOf(String(v.by)))]} concede.`,
};
