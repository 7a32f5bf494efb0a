import { grammarOf } from '../../../../kit/language.js';
import type { Texts, Values } from '../../../../kit/texts.js';
import { at, chit, chitList, driftsTo, everyone, howMany, lastAt, side, sides, tactic, who } from './names.js';

const { count, plural } = grammarOf('en');

const ordersOfSailing: { readonly [preset: string]: string } = { historicalI: 'I', historicalII: 'II' };
const quarters: { readonly [wind: string]: string } = { west: 'west', east: 'east' };

/** A throw in a sentence; entries of older matches do without. */
const rolled = ({ total, needed }: Values) => (total === undefined ? '' : `: ${total}, where ${needed} is needed`);
const addedUp = (v: Values) =>
  v.total === undefined ? '' : `: ${v.die} on the die and ${v.added} come to ${v.total}, where ${v.needed} is needed`;

/** What happened. Values are those of the entry, with its `by`, `at` and `who`. */
export const chronicle: Texts = {
  turn: ({ turn }) => `Turn ${turn} begins.`,

  // set-up
  stormHit: (v) => `The storm in Biscay has damaged ${who(v)}.`,
  stormMiss: (v) => `${everyone(v)} came through the storm in Biscay.`,
  deployed: ({ preset }) => `The Armada forms up: historical deployment ${ordersOfSailing[String(preset)] ?? preset}.`,
  placed: (v) => `${who(v)} takes station on ${at(v)}.`,
  deploymentDone: 'The Armada is formed.',
  blessing: (v) => `A blessing for the ${side(v)}.`,
  returned: (v) => (chitList(v) ? `The ${side(v)} give back ${chitList(v)}.` : `The ${side(v)} give nothing back.`),

  // 6.0 to 7.0
  sail: (v) => `${who(v)} sails from ${at(v)} to ${lastAt(v)}.`,
  stay: (v) => `${who(v)} stays on ${at(v)}.`,
  thirdSquare: (v) => `${who(v)} may make a third square.`,
  noThirdSquare: (v) => `${who(v)} gets no further than the second square.`,
  attack: (v) => `${who(v)} attacks ${who(v, 1)}.`,
  wayOut: (v) => `${who(v)} finds a way out.`,
  withdraws: (v) => `${who(v)} slips away to ${lastAt(v)}.`,
  caught: (v) => `${who(v)} cannot get away and must stand off.`,
  tactics: ({ english, spanish }) => `${sides.english}: ${tactic(english)}. ${sides.spanish}: ${tactic(spanish)}.`,
  fire: (v) => `${who(v)} fires on ${who(v, 1)}: ${count(Number(v.hits), { one: 'Hit', other: 'Hits' })}.`,
  noDice: (v) => `${who(v)} has no dice to fire with.`,
  lowAmmo: (v) => `${who(v)} runs low on ammunition${v.total === undefined ? '' : `: ${v.total} rolled at Shot ${v.shot}`}.`,
  ammoLasts: (v) => `${who(v)} has Shot ${v.shot}; the powder lasts.`,
  breaks: (v) => `${who(v)} is Broken.`,
  holds: (v) => `${who(v)} holds.`,
  eliminated: (v) => `${who(v)} is lost.`,
  battleOver: (v) => `${who(v)} and ${who(v, 1)} draw apart.`,

  // 8.0
  repaired: (v) => `${who(v)} repairs one Hit.`,
  notRepaired: (v) => `${who(v)} fails to repair.`,
  rallied: (v) => `${who(v)} rallies.`,
  notRallied: (v) => `${who(v)} fails to rally.`,
  resupplied: (v) => `${who(v)} takes in shot and powder.`,
  notResupplied: (v) => `${who(v)} fails to resupply.`,
  transfer: (v) => `${who(v)} hands its powder over to ${who(v, 1)}.`,

  // 9.0 and 10.0
  disengage: (v) => `${who(v)} disengages to ${lastAt(v)}.`,
  reform: (v) => `${who(v)} returns to formation on ${lastAt(v)}.`,
  anchor: 'The Armada drops anchor in Calais Roads.',
  reinforced: (v) => `${who(v)} is reinforced.`,
  notReinforced: (v) => `${everyone(v)} ${plural(howMany(v), { one: 'gets', other: 'get' })} no reinforcement.`,

  // 11.0 and 12.0
  'wind.west': 'The wind blows from the west.',
  'wind.east': 'The wind blows from the east.',
  'wind.badWeather': 'The wind holds, and bad weather comes up.',
  'weather.calm': 'Dead calm: no sail stirs.',
  'weather.fog': 'Fog hides the fleets from each other.',
  'weather.gales': 'A gale sweeps the Channel.',
  galeHit: (v) => `The gale damages ${who(v)}.`,
  galeMiss: (v) => `${everyone(v)} ${plural(howMany(v), { one: 'rides', other: 'ride' })} out the gale.`,
  exit: (v) => `${who(v)} leaves the fight.`,
  armada: (v) => `The Armada runs from ${at(v)} to ${lastAt(v)}.`,
  armadaLies: (v) => `The Armada lies still at ${at(v)}.`,
  sails: (v) => `${who(v)} sails from ${at(v)} to ${lastAt(v)}.`,
  sailsIn: (v) => `${who(v)} comes up from ${at(v)} and joins the fight on ${lastAt(v)}.`,
  enters: (v) => `${who(v)} joins the fight on ${lastAt(v)}.`,

  // 13.0
  fireships: ({ english }) =>
    `Fireships! ${count(Number(english), { one: 'English squadron looks', other: 'English squadrons look' })} on.`,
  trapped: (v) => `${who(v)} finds no sea room and burns.`,
  fireHit: (v) => `${who(v)} cuts its cables in panic and is hit.`,
  drifts: (v) => `${[who(v), 'drifts', driftsTo[Number(v.row)]].filter(Boolean).join(' ')}.`,
  aground: (v) => `${who(v)} runs aground.`,
  rammed: (v) => `${who(v, 1)} fouls ${who(v)}.`,
  noRoom: (v) => `${who(v)} finds no room and is hit again.`,
  evades: (v) => `${who(v)} slips its cables and stands off to ${lastAt(v)}.`,
  driftsTo: (v) => `${who(v)} fetches up on ${lastAt(v)}.`,
  fireshipsOver: 'The fireships burn out.',

  // 14.0 and 15.0
  testBegins: (v) =>
    `The Armada is tested at ${at(v)}: its squadrons look to their morale, then a die with what is sound must come to ${v.needed}.`,
  fit: (v) => `The Armada is fit for its task${addedUp(v)}.`,
  unfit: (v) => `The Armada is in no condition to go on${addedUp(v)}.`,
  armyArrives: (v) => `Parma’s army is ready and goes aboard${rolled(v)}.`,
  armyAbsent: (v) => `Parma’s army is not ready${rolled(v)}.`,
  armyCertain: 'Parma’s army goes aboard at last.',
  rendezvousPostponed: 'The weather puts the rendezvous off.',
  invasionPostponed: 'The weather puts the invasion off.',

  // 16.0
  drawn: (v) => `The ${side(v)} draw ${chitList(v) || 'nothing'}.`,
  kept: (v) => `The ${side(v)} keep ${chit(v.chit)}.`,
  played: (v) => `The ${side(v)} play ${chit(v.chit)}.`,
  handOfGod: (v) => `The ${side(v)} call on the Hand of God against ${chit(v.chit)}.`,
  cancelled: (v) => `${chit(v.chit)} is cancelled.`,
  noTarget: (v) => `${chit(v.chit)} finds nobody to befall.`,
  'event.parmaReady': 'Word from Parma: he makes ready.',
  'event.parmaDelayed': 'Word from Parma: he is delayed.',
  'event.explosion': (v) => `A magazine explodes in ${who(v)}: 2 Hits.`,
  'event.fireAboard': (v) => `Fire aboard ${who(v)}: 1 Hit.`,
  'event.collision': (v) => `Collision: ${everyone(v)} take a Hit each.`,
  'event.fever': (v) => `Ship fever in ${who(v)}.`,
  'event.spoiledPowder': (v) => `Spoiled powder in ${who(v)}: 2 Shot.`,
  'event.stoutHearts': (v) => `Stout hearts in ${who(v)}.`,
  'event.murmurs': (v) => `Murmurs of mutiny in ${who(v)}.`,
  'event.fouledRigging': (v) => `Fouled rigging in ${who(v)}.`,
  'event.windShift': ({ wind }) => `The wind shifts; it now blows from the ${quarters[String(wind)] ?? wind}.`,
  'event.deadCalm': 'The wind dies: dead calm.',
  'event.fogBank': 'A fog bank rolls in.',
  'event.squall': 'A squall comes up.',

  // the end
  'result.invasion': 'The army lands in England: the Spanish win.',
  'result.conditionFailed': 'The enterprise is given up: the English win.',
  'result.invasionFailed': 'The landing fails: the English win.',
  'result.armadaDestroyed': 'The Armada is destroyed: the English win.',
  'result.seasonOver': 'The season is over: the English win.',
  'result.concession': (v) => `The match is conceded: the ${side(v)} win.`,
};
