import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Module 17.0, and section 17.1. */
export const proSpanish: Rulebook = [
  {
    case: '17.0',
    title: 'What If? Variants',
    text: [
      'Options that change the odds of the campaign, chosen by the players before the game. In software they are switched on when a match is set up; any combination may be played, and figures of several options are added. [[17.1]] [[17.2]]',
    ],
    chart: 'options',
  },
  {
    case: '17.1',
    title: 'Pro-Spanish Optional Rules',
    text: ['Seven options that favour the Spanish.'],
  },
  {
    case: '17.1.1',
    title: 'Drake’s Cadiz Raid Fails',
    text: ['With sound casks and stores the Spanish roll Resupply without their -1. [[8.4.1]]'],
  },
  {
    case: '17.1.2',
    title: 'Santa Cruz Lives',
    text: [
      'The Marquis of Santa Cruz, the victor of the Azores, commands instead of Medina Sidonia. Every Spanish squadron has -1 on Morale and Rally rolls and +1 on each Battle Die, on Repair rolls and on Resupply rolls. [[7.6]] [[8.3]] [[7.4.3]] [[8.2]] [[8.4]]',
      'On Resupply this makes up for the Spanish -1; together with 17.1.1 it comes to +1. Sidonia’s squadron is then shown under the name of Santa Cruz, with the same abilities. [[17.1.1]]',
    ],
  },
  {
    case: '17.1.3',
    title: 'Parma Prepared',
    text: [
      'The army arrival die has +2. As soon as the army has come, with or without a die, each Spanish squadron that has Shot, or a Low Ammo marker that can come off, may roll one Resupply with the usual modifiers. [[14.2]] [[8.4]]',
      'Ruling: the Spanish player names those that roll; these rolls are no actions.',
    ],
  },
  {
    case: '17.1.4',
    title: 'More Gunners than Priests',
    text: ['Trained gunners serve the Spanish pieces: +1 on each Spanish Battle Die. [[7.4.3]]'],
  },
  {
    case: '17.1.5',
    title: 'Naval Gun Carriages',
    text: [
      'Spanish guns stand on carriages made for ships: +1 on each Spanish Battle Die. With more gunners that is +2, and with Santa Cruz +3. [[17.1.4]] [[17.1.2]]',
    ],
  },
  {
    case: '17.1.6',
    title: 'Hawkins’ Reforms Not Implemented',
    text: [
      'The Queen’s ships have not been rebuilt. Three effects, each an option of its own.',
      '(a) Each English Battle Die is at -1 when the English tactic is Stand Off, also when it is forced. [[7.4.3]] [[7.4.1]]',
      '(b) Retreat Checks are made at +2. [[7.3]]',
      '(c) A third square is not sure. After its second square the squadron throws a die: on 1 to 3 it may enter a third one, on 4 to 6 it stays. It may attack in either case. [[6.1.2]]',
      'Ruling: under (b) the text speaks of a Morale Roll; the Retreat Check is meant. Under (c) the third square is named after the die, and may then be declined; the die is thrown as well when a Favourable Slant takes the squadron farther. [[16.0]]',
    ],
    chart: 'thirdSquare',
  },
  {
    case: '17.1.7',
    title: 'Papal Blessing',
    text: [
      'Before turn 1 the Spanish throw a die and draw as many chits. What they would rather not have they return to the pool; the others take effect, or are kept, as after any draw. [[16.0]]',
      'Ruling: each Bonus Draw among them adds two. All chits are drawn before any is chosen; No Event and Bonus Draw go back by themselves, and any of the rest may be returned. A Hand of God may answer here too.',
    ],
  },
];

/** Section 17.2, of which the printed page is lost, and module 18.0. */
export const proEnglish: Rulebook = [
  {
    case: '17.2',
    title: 'Pro-English Optional Rules',
    text: [
      'Options that favour the English. Ruling: the printed section is lost. The seven options here are ours, each a counterpart to one of 17.1. [[17.1]]',
    ],
  },
  {
    case: '17.2.1',
    title: 'Hellburners',
    text: ['The Spanish take the fireships for the mines of Antwerp: +1 on the Morale Roll of each reaction. [[13.1]]'],
  },
  {
    case: '17.2.2',
    title: 'Dutch Blockade',
    text: [
      'Justin of Nassau’s flyboats keep the army in port: -1 on the army arrival die. From the third attempt on the arrival is not certain: the die is thrown and needs 1 or more with its modifiers. [[14.2]]',
    ],
  },
  {
    case: '17.2.3',
    title: 'Seymour Released',
    text: ['Seymour need not wait for the Armada at Calais: he may move on the Strategic Map from turn 1. [[12.3]]'],
  },
  {
    case: '17.2.4',
    title: 'The Queen’s Purse',
    text: ['Powder is paid for: +1 on English Resupply rolls, and +1 on the die of English Low Ammo checks. [[8.4]] [[7.6]]'],
  },
  {
    case: '17.2.5',
    title: 'Storm in Biscay',
    text: [
      'The Armada was caught on its way. Before it is placed a die is thrown for each Spanish squadron: on a 1 or 2 it begins with one Hit. There is no Morale Roll. [[4.3]]',
    ],
    chart: 'galeDamage',
  },
  {
    case: '17.2.6',
    title: 'Crippled Galleasses',
    text: [
      'Rudders and oars are damaged: Moncada’s squadron sails one square, obeys the wind, and neither moves nor attacks in Calm. [[6.1.4]] [[6.1.2]]',
    ],
  },
  {
    case: '17.2.7',
    title: 'Prayers Answered',
    text: [
      'Before turn 1, after a Papal Blessing if there is one, the English throw a die and draw as many chits, of which they return what they would rather not have, as in [[17.1.7]].',
    ],
  },
  {
    case: '18.0',
    title: 'Designer’s Notes',
    text: ['The designer’s thoughts on the campaign. They have no effect in software.'],
  },
];

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
