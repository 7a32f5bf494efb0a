import type { Rulebook } from '../../../../kit/rules/rulebook.js';

const drawing: readonly string[] = [
  'After strategic movement each side draws two chits at random, the Spanish first, and deals with all of them before the other side draws. All are drawn before any takes effect; then they take effect in the order drawn. [[12.0]] [[2.2.3]]',
  'A chit that has had its effect goes back to the pool and may come again. A red chit belongs to the English and a yellow one to the Spanish: whoever draws it for the other hands it over. A chit with an asterisk takes effect at once, by the will of whoever drew it. A chit for a Move, an attack, a Rally, a Repair or the like is laid face up before its player and kept for its moment, as long as he likes and however many there are.',
  'No Event: nothing happens. Bonus Draw*: two more chits are drawn at once, and again two for each Bonus Draw among those. Both kinds go back when the whole draw is done.',
];

const befalling: readonly string[] = [
  'Chits that befall a squadron: whoever draws one names any squadron in play, of either side and wherever it is, in port too. Someone must be named as long as anybody can be; if nobody can, the chit goes back.',
  'Magazine Explosion*: two Hits, then one Morale Roll. Fire Aboard*: one Hit, then a Morale Roll at +1. Collision*: one Hit and a Morale Roll, for the squadron and for a second of its side beside it, corners included, or at the same strategic place; the second must be named if there is one, and suffers even if the first is lost. Ship Fever*: a Morale Roll at +2, for a squadron that is not Broken. Spoiled Powder*: two Shot, then one Low Ammo die, for a squadron without Low Ammo. [[7.6]]',
  'Stout Hearts*: -2 on the Morale Rolls of the squadron. Murmurs of Mutiny*: +2. Fouled Rigging*: it neither chooses a Move nor withdraws. These three lie on the squadron until the next draw of the Spanish begins. [[6.1]] [[7.3]]',
];

const others: readonly string[] = [
  'Weather chits lie beside the track until the next weather roll: Wind Shift* turns the wind to the other side; Dead Calm*, Fog Bank* and Squall* make the weather Calm, Fog or Gales, whatever it was. A Squall does no damage. [[11.0]] [[11.1]]',
  'Parma Ready* and Parma Delayed*: laid beside Gravelines for good, whoever drew them: +1 or -1 on every army arrival die, so that one of each cancels out. [[14.2]]',
  'Kept for a battle: Broadside, Master Gunners, Crossed Lines; Weather Gage (English); Soldiers (Spanish). [[7.4.3]]',
  'Kept for an action, and announced with it before its dice: Shipwrights, +3 on one Repair; Favourable Slant, one square more for a squadron under sail, which it must then use; Supply Hoys (English) and Urca Stores (Spanish), a Resupply without a die; Volunteers (English), a reinforcement without a die; Holy Banner (Spanish), a Rally without a roll. [[8.2]] [[6.1.2]] [[8.4]] [[10.0]] [[8.3]]',
];

const handOfGod: readonly string[] = [
  'Hand of God: kept, and played to cancel any one chit, when it is drawn or when it is played, by either player. Both go back to the pool. A Hand of God can itself be cancelled by the other one.',
  'Ruling: a chit drawn may be answered by the opponent of who drew it, then by the drawer; a chit played by the opponent alone. It must be answered while it lies open, a Bonus Draw before its draws, any other when its turn comes in the order drawn, and with a Hand that was held by then.',
  'Ruling: when a chit played with an action is cancelled the action goes on without it: the usual roll is made, and a path that needed the slant ends one square earlier.',
  'By default a player is asked about chits that harm him, serve his enemy, or change the weather or Parma’s readiness; he may wish to be asked about every one.',
  'Ruling: the printed table of chits is missing. The rules name No Event, Bonus Draw, Parma Ready, Parma Delayed, Soldiers and Hand of God, and chits of weather, collision, fire and explosion; what else there is, and most numbers, are ours.',
];

/** Module 16.0. */
export const events: Rulebook = [
  { case: '16.0', title: 'Event Chits', text: [...drawing, ...befalling, ...others, ...handOfGod], chart: 'events' },
];
