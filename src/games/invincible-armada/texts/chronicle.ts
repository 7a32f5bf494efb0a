import type { Texts } from '../../../kit/texts.js';
import { at, chit, chitList, count, everyone, lastAt, side, tactic, who } from './words.js';

/** What happened. Values are those of the entry, with its `by`, `at` and `who`. */
export const chronicleTexts: Texts = {
  'chronicle.turn': ({ turn }) => `Turn ${turn} begins.`,

  // set-up
  'chronicle.stormHit': (v) => `The storm in Biscay has damaged ${who(v)}.`,
  'chronicle.stormMiss': (v) => `${who(v)} came through the storm in Biscay.`,
  'chronicle.deployed': ({ preset }) => `The Armada forms up: historical deployment ${preset === 'historicalI' ? 'I' : 'II'}.`,
  'chronicle.placed': (v) => `${who(v)} takes station on ${at(v)}.`,
  'chronicle.deploymentDone': 'The Armada is formed.',
  'chronicle.blessing': (v) => `A blessing for the ${side(v)}.`,
  'chronicle.returned': (v) => (chitList(v) ? `The ${side(v)} give back ${chitList(v)}.` : `The ${side(v)} give nothing back.`),

  // 6.0 to 7.0
  'chronicle.sail': (v) => `${who(v)} sails from ${at(v)} to ${lastAt(v)}.`,
  'chronicle.stay': (v) => `${who(v)} stays on ${at(v)}.`,
  'chronicle.thirdSquare': (v) => `${who(v)} makes the third square.`,
  'chronicle.noThirdSquare': (v) => `${who(v)} gets no further than the second square.`,
  'chronicle.attack': (v) => `${who(v)} attacks ${who(v, 1)}.`,
  'chronicle.withdraws': (v) => `${who(v)} slips away to ${lastAt(v)}.`,
  'chronicle.caught': (v) => `${who(v)} cannot get away and must stand off.`,
  'chronicle.tactics': ({ english, spanish }) => `English: ${tactic(english)}. Spanish: ${tactic(spanish)}.`,
  'chronicle.fire': (v) => `${who(v)} fires on ${who(v, 1)}: ${count(v.hits, 'Hit', 'Hits')}.`,
  'chronicle.noDice': (v) => `${who(v)} has no dice to fire with.`,
  'chronicle.lowAmmo': (v) => `${who(v)} runs low on ammunition.`,
  'chronicle.ammoLasts': (v) => `${who(v)} has Shot ${v.shot}; the powder lasts.`,
  'chronicle.breaks': (v) => `${who(v)} is Broken.`,
  'chronicle.holds': (v) => `${who(v)} holds.`,
  'chronicle.eliminated': (v) => `${who(v)} is lost.`,
  'chronicle.battleOver': (v) => `${who(v)} and ${who(v, 1)} draw apart.`,

  // 8.0
  'chronicle.repaired': (v) => `${who(v)} repairs one Hit.`,
  'chronicle.notRepaired': (v) => `${who(v)} fails to repair.`,
  'chronicle.rallied': (v) => `${who(v)} rallies.`,
  'chronicle.notRallied': (v) => `${who(v)} fails to rally.`,
  'chronicle.resupplied': (v) => `${who(v)} takes in shot and powder.`,
  'chronicle.notResupplied': (v) => `${who(v)} fails to resupply.`,
  'chronicle.transfer': (v) => `${who(v)} hands its powder over to ${who(v, 1)}.`,

  // 9.0 and 10.0
  'chronicle.disengage': (v) => `${who(v)} disengages to ${lastAt(v)}.`,
  'chronicle.reform': (v) => `${who(v)} returns to formation on ${lastAt(v)}.`,
  'chronicle.anchor': 'The Armada drops anchor in Calais Roads.',
  'chronicle.reinforced': (v) => `${who(v)} is reinforced.`,
  'chronicle.notReinforced': (v) => `${who(v)} gets no reinforcement.`,

  // 11.0 and 12.0
  'chronicle.wind.west': 'The wind blows from the west.',
  'chronicle.wind.east': 'The wind blows from the east.',
  'chronicle.wind.badWeather': 'The wind holds, and bad weather comes up.',
  'chronicle.weather.calm': 'Dead calm: no sail stirs.',
  'chronicle.weather.fog': 'Fog hides the fleets from each other.',
  'chronicle.weather.gales': 'A gale sweeps the Channel.',
  'chronicle.galeHit': (v) => `The gale damages ${who(v)}.`,
  'chronicle.galeMiss': (v) => `${who(v)} rides out the gale.`,
  'chronicle.exit': (v) => `${who(v)} leaves the fight.`,
  'chronicle.armada': (v) => `The Armada runs from ${at(v)} to ${lastAt(v)}.`,
  'chronicle.armadaLies': (v) => `The Armada lies still at ${at(v)}.`,
  'chronicle.sails': (v) => `${who(v)} sails from ${at(v)} to ${lastAt(v)}.`,
  'chronicle.sailsIn': (v) => `${who(v)} comes up from ${at(v)} and joins the fight on ${lastAt(v)}.`,
  'chronicle.enters': (v) => `${who(v)} joins the fight on ${lastAt(v)}.`,

  // 13.0
  'chronicle.fireships': ({ english }) => `Fireships! ${count(english, 'English squadron looks', 'English squadrons look')} on.`,
  'chronicle.trapped': (v) => `${who(v)} finds no sea room and burns.`,
  'chronicle.fireHit': (v) => `${who(v)} cuts its cables in panic and is hit.`,
  'chronicle.drifts': (v) => `${who(v)} drifts.`,
  'chronicle.aground': (v) => `${who(v)} runs aground.`,
  'chronicle.rammed': (v) => `${who(v, 1)} fouls ${who(v)}.`,
  'chronicle.noRoom': (v) => `${who(v)} finds no room and is hit again.`,
  'chronicle.evades': (v) => `${who(v)} slips its cables and stands off to ${lastAt(v)}.`,
  'chronicle.driftsTo': (v) => `${who(v)} fetches up on ${lastAt(v)}.`,
  'chronicle.fireshipsOver': 'The fireships burn out.',

  // 14.0 and 15.0
  'chronicle.fit': 'The Armada is fit for its task.',
  'chronicle.unfit': 'The Armada is in no condition to go on.',
  'chronicle.armyArrives': 'Parma’s army is ready and goes aboard.',
  'chronicle.armyAbsent': 'Parma’s army is not ready.',
  'chronicle.armyCertain': 'Parma’s army goes aboard at last.',
  'chronicle.rendezvousPostponed': 'The weather puts the rendezvous off.',
  'chronicle.invasionPostponed': 'The weather puts the invasion off.',

  // 16.0
  'chronicle.drawn': (v) => `The ${side(v)} draw ${chitList(v) || 'nothing'}.`,
  'chronicle.kept': (v) => `The ${side(v)} keep ${chit(v.chit)}.`,
  'chronicle.played': (v) => `The ${side(v)} play ${chit(v.chit)}.`,
  'chronicle.handOfGod': (v) => `The ${side(v)} call on the Hand of God against ${chit(v.chit)}.`,
  'chronicle.cancelled': (v) => `${chit(v.chit)} is cancelled.`,
  'chronicle.noTarget': (v) => `${chit(v.chit)} finds nobody to befall.`,
  'chronicle.event.parmaReady': 'Word from Parma: he makes ready.',
  'chronicle.event.parmaDelayed': 'Word from Parma: he is delayed.',
  'chronicle.event.explosion': (v) => `A magazine explodes in ${who(v)}: 2 Hits.`,
  'chronicle.event.fireAboard': (v) => `Fire aboard ${who(v)}: 1 Hit.`,
  'chronicle.event.collision': (v) => `Collision: ${everyone(v)} take a Hit each.`,
  'chronicle.event.fever': (v) => `Ship fever in ${who(v)}.`,
  'chronicle.event.spoiledPowder': (v) => `Spoiled powder in ${who(v)}: 2 Shot.`,
  'chronicle.event.stoutHearts': (v) => `Stout hearts in ${who(v)}.`,
  'chronicle.event.murmurs': (v) => `Murmurs of mutiny in ${who(v)}.`,
  'chronicle.event.fouledRigging': (v) => `Fouled rigging in ${who(v)}.`,
  'chronicle.event.windShift': ({ wind }) => `The wind shifts; it now blows from the ${wind}.`,
  'chronicle.event.deadCalm': 'The wind dies: dead calm.',
  'chronicle.event.fogBank': 'A fog bank rolls in.',
  'chronicle.event.squall': 'A squall comes up.',

  // the end
  'chronicle.result.invasion': 'The army lands in England: the Spanish win.',
  'chronicle.result.conditionFailed': 'The enterprise is given up: the English win.',
  'chronicle.result.invasionFailed': 'The landing fails: the English win.',
  'chronicle.result.armadaDestroyed': 'The Armada is destroyed: the English win.',
  'chronicle.result.seasonOver': 'The season is over: the English win.',
  'chronicle.result.concession': (v) => `The match is conceded: the ${side(v)} win.`,
};
