import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const proSpanish: Rulebook = [
  {
    case: '17.0',
    title: 'What If? Variants',
    text: [
      'These options change the balance of the campaign. The players choose them in the set-up of a match and may combine them freely; their modifiers are added together. [[17.1]] [[17.2]]',
    ],
    chart: 'options',
  },
  {
    case: '17.1',
    title: 'Pro-Spanish Optional Rules',
    text: ['These seven options favour the Spanish.'],
  },
  {
    case: '17.1.1',
    title: 'Drake’s Cadiz Raid Fails',
    text: ['The Spanish have sound casks and stores: Spanish Resupply rolls do not have the usual −1 DRM. [[8.4.1]]'],
  },
  {
    case: '17.1.2',
    title: 'Santa Cruz Lives',
    text: [
      'The Marquis of Santa Cruz commands instead of Medina Sidonia. Every Spanish squadron has −1 to Morale and Rally rolls, and +1 to each Battle Die, Repair roll and Resupply roll. [[7.6]] [[8.3]] [[7.4.3]] [[8.2]] [[8.4]]',
      'The +1 to Resupply cancels the usual Spanish −1. If Drake’s Cadiz raid fails as well, the total is +1. Sidonia’s squadron is named Santa Cruz and keeps its abilities. [[17.1.1]]',
    ],
  },
  {
    case: '17.1.3',
    title: 'Parma Prepared',
    text: [
      'The army arrival roll has a +2 DRM. When the army arrives, with or without a roll, Spanish squadrons with Shot or a removable Low Ammo marker may each roll for Resupply. They roll once, with normal modifiers. [[14.2]] [[8.4]]',
      'Ruling: the Spanish player chooses the squadrons. These rolls are not actions.',
    ],
  },
  {
    case: '17.1.4',
    title: 'More Gunners than Priests',
    text: ['The Spanish have more trained gunners: +1 to each Spanish Battle Die. [[7.4.3]]'],
  },
  {
    case: '17.1.5',
    title: 'Naval Gun Carriages',
    text: [
      'Spanish guns have naval carriages: +1 to each Spanish Battle Die. Together with “More Gunners than Priests” the total is +2; with “Santa Cruz Lives” as well it is +3. [[17.1.4]] [[17.1.2]]',
    ],
  },
  {
    case: '17.1.6',
    title: 'Hawkins’ Reforms Not Implemented',
    text: [
      'The Queen’s ships have not been rebuilt. This has three effects, each a separate option.',
      '(a) Each English Battle Die has a −1 DRM when the English tactic is Stand Off, even if it was forced. [[7.4.3]] [[7.4.1]]',
      '(b) Retreat Checks have a +2 DRM. [[7.3]]',
      '(c) After its second square an English squadron rolls a die. On 1 to 3 it may enter a third square, on 4 to 6 it stops. It may attack in either case. [[6.1.2]]',
      'Ruling: for (b) the rulebook says Morale Roll, but means the Retreat Check. For (c) the third square is chosen after the roll, and the player may decline it. The roll is also made if Favourable Slant extends the move. [[16.0]]',
    ],
    chart: 'thirdSquare',
  },
  {
    case: '17.1.7',
    title: 'Papal Blessing',
    text: [
      'Before turn 1 the Spanish roll a die and draw that many chits. They may return unwanted chits to the pool. The chits that they keep take effect or are held, as after any draw. [[16.0]]',
      'Ruling: each Bonus Draw adds two chits. All chits are drawn before the Spanish choose. No Event and Bonus Draw return automatically, and the Spanish may return any other chits. Hand of God may be used.',
    ],
  },
];

/** Rules text of section 17.2, which is missing in print, and of module 18.0. */
export const proEnglish: Rulebook = [
  {
    case: '17.2',
    title: 'Pro-English Optional Rules',
    text: [
      'These options favour the English. Ruling: the printed section is missing. These seven options are ours, each a counterpart to one in 17.1. [[17.1]]',
    ],
  },
  {
    case: '17.2.1',
    title: 'Hellburners',
    text: ['The Spanish expect explosive fireships, as at Antwerp: +1 to the Morale Roll of each reaction. [[13.1]]'],
  },
  {
    case: '17.2.2',
    title: 'Dutch Blockade',
    text: [
      'Dutch flyboats blockade the army: the arrival roll has a −1 DRM. From the third attempt on, arrival is not automatic: roll a die; the army arrives on 1 or more after modifiers. [[14.2]]',
    ],
  },
  {
    case: '17.2.3',
    title: 'Seymour Released',
    text: ['Seymour does not have to wait for the Armada and may move on the Strategic Map from turn 1. [[12.3]]'],
  },
  {
    case: '17.2.4',
    title: 'The Queen’s Purse',
    text: ['The Queen pays for powder: +1 to English Resupply rolls and to the die of English Low Ammo checks. [[8.4]] [[7.6]]'],
  },
  {
    case: '17.2.5',
    title: 'Storm in Biscay',
    text: [
      'A storm has damaged the Armada. Before placement, roll a die for each Spanish squadron: on 1 or 2 it starts with one Hit. There is no Morale Roll. [[4.3]]',
    ],
    chart: 'galeDamage',
  },
  {
    case: '17.2.6',
    title: 'Crippled Galleasses',
    text: [
      'Rudders and oars are damaged: Moncada’s squadron moves one square, is affected by the wind, and may not move or attack in Calm. [[6.1.4]] [[6.1.2]]',
    ],
  },
  {
    case: '17.2.7',
    title: 'Prayers Answered',
    text: [
      'Before turn 1, after any Papal Blessing, the English roll a die and draw that many chits. They may return unwanted chits, as in [[17.1.7]].',
    ],
  },
  {
    case: '18.0',
    title: 'Designer’s Notes',
    text: ['The printed rulebook has the designer’s notes on the campaign here. They contain no rules.'],
  },
];

const drawing: readonly string[] = [
  'After strategic movement each side draws two chits at random. The Spanish draw and resolve theirs before the English draw. A side draws all its chits first; they then take effect in the order drawn. [[12.0]] [[2.2.3]]',
  'A resolved chit returns to the pool and may be drawn again. Red chits go to the English and yellow chits to the Spanish, whichever side draws them. A chit with an asterisk takes effect at once, as the side that drew it chooses. A chit that affects a Move, attack, Rally, Repair or similar action is held face up for later. The number of held chits is not limited.',
  'No Event has no effect. For a Bonus Draw*, draw two more chits at once, and two more for each further Bonus Draw. No Event and Bonus Draw chits return to the pool when the draw is finished.',
];

const targeted: readonly string[] = [
  'Chits that affect a squadron: the side that draws the chit chooses any squadron in play, of either side and in any place, even in port. The side must choose a squadron if one is eligible; otherwise the chit returns to the pool.',
  'Magazine Explosion*: two Hits, then one Morale Roll. Fire Aboard*: one Hit, then a Morale Roll at +1. Ship Fever*: a Morale Roll at +2 for an unbroken squadron. Spoiled Powder*: a squadron without Low Ammo gains two Shot, then makes one Low Ammo check. [[7.6]]',
  'Collision*: one Hit and a Morale Roll for the squadron and for a second squadron of its side. The second squadron must be adjacent, diagonals included, or in the same place on the Strategic Map. The side that drew the chit must choose a second squadron if there is one. The second squadron is hit even if the first is eliminated.',
  'Stout Hearts*: −2 to the Morale Rolls of the squadron. Murmurs of Mutiny*: +2. Fouled Rigging*: the squadron may not choose a Move or withdraw. These three stay on the squadron until the next Spanish draw begins. [[6.1]] [[7.3]]',
];

const others: readonly string[] = [
  'Weather chits stay beside the Weather Track until the next weather roll. Wind Shift* reverses the wind. Dead Calm* changes any weather to Calm, Fog Bank* to Fog, and Squall* to Gales. A Squall does no damage. [[11.0]] [[11.1]]',
  'Parma Ready* and Parma Delayed* stay beside Gravelines permanently, whichever side draws them. Each Parma Ready gives +1 to every army arrival roll, and each Parma Delayed gives −1. One Parma Ready and one Parma Delayed cancel each other. [[14.2]]',
  'These chits are held for a battle: Broadside, Master Gunners, Crossed Lines; Weather Gage (English); Soldiers (Spanish). [[7.4.3]]',
  'Some chits are held for an action and declared before its dice are rolled. Shipwrights gives +3 to one Repair roll. Favourable Slant gives a moving squadron one more square, which it must use. [[8.2]] [[6.1.2]]',
  'Other chits held for an action replace its roll. Supply Hoys (English) and Urca Stores (Spanish) make a Resupply succeed, Volunteers (English) a reinforcement, and Holy Banner (Spanish) a Rally. [[8.4]] [[10.0]] [[8.3]]',
];

const handOfGod: readonly string[] = [
  'Hand of God is held, and may be played to cancel any one chit that either side draws or plays. Both chits return to the pool. A Hand of God may be cancelled by the other Hand of God.',
  'Ruling: when a chit is drawn, first the opponent of the side that drew it may cancel it, then that side. A played chit may be cancelled only by the opponent. A Bonus Draw can be cancelled only before its extra chits are drawn, any other chit only when its turn comes in the order drawn. The side must already hold the Hand of God at that moment.',
  'Ruling: if a chit played with an action is cancelled, the action continues without it: the normal roll is made, and a move that needed Favourable Slant ends one square earlier.',
  'By default players are asked only about chits that harm them, help the enemy, or change the weather. They may choose to be asked about every chit.',
  'Ruling: the printed chit table is missing. The rules name No Event, Bonus Draw, Parma Ready, Parma Delayed, Soldiers and Hand of God, and chits of weather, collision, fire and explosion. We chose all other chits, and most of the numbers.',
];

export const events: Rulebook = [
  { case: '16.0', title: 'Event Chits', text: [...drawing, ...targeted, ...others, ...handOfGod], chart: 'events' },
];
