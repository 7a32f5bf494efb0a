import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const specialWeapons: Rulebook = [
  {
    case: '9',
    title: 'Special weapons and tactics',
    text: [
      'Only a few peoples used these weapons; [[14.2]] lists who may have them. Fire pots, siphons, jars and the harpax are used during shooting [[6]]. Each may be used once in a phase, only against ships, and needs a line of sight as missiles do.',
      'If the option “Special weapons” is off, this chapter does not apply, and the weapons cost nothing.',
    ],
    chart: 'special',
  },
  {
    case: '9.1',
    title: 'Rhodian fire pots',
    text: [
      'A ship may use its fire pots three times. The target must be within 10 mm and in the forward arc, 60 degrees to either side; it may be a linked ship. Roll a d10 and add the crew quality, and −1 in a rough sea or worse: 6 or more adds a level of fire. A natural 10 adds two levels; a natural 1 instead adds one level to the shooting ship’s own fire.',
      'A ship that is about to ram bow to bow must first pass a crew test if its target has fire pots left. If the test fails, the ship stops short of the target, without effect.',
    ],
    chart: 'special',
  },
  {
    case: '9.2',
    title: 'Greek fire',
    text: [
      'Each siphon has four uses and points in one direction: forward, aft or broadside, with an arc of 30 degrees to either side. Its range is 3 cm, and linked ships may be targets. It cannot be used in a very rough sea.',
      'Roll a d10 and add the crew quality. Subtract 2 if there is wind and the target is within 60 degrees of the direction that the wind comes from. Subtract 1 in a Strong Breeze or more, and 2 in a rough sea. 5 to 8 adds two levels of fire. 9 or more raises the fire to level 3 and disorders the target [[7.4]]. A natural 1 misses and adds a level to the shooting ship’s own fire.',
      'Crew tests against Greek fire are at −2 [[10.5]]. Byzantium has siphons from AD 672.',
    ],
    chart: 'special',
  },
  {
    case: '9.3',
    title: 'Biological weapons',
    text: [
      'A ship carries three jars of snakes or two of bees. A jar thrown by hand, up to 10 mm, hits on 5 or more on a d10 plus the crew quality. A jar shot by a ballista, up to 6 cm in its arc and instead of its normal shot, hits on 7 or more. On a natural 1, a jar thrown by hand drops aboard the throwing ship.',
      'A ship with snakes or bees aboard does not shoot. It has half its allowance, −2 on crew tests and −2 in boarding until they are removed [[10.5]]. It cannot be the target of more jars.',
    ],
    chart: 'special',
  },
  {
    case: '9.4',
    title: 'Corvus',
    text: [
      'The corvus is the Roman boarding bridge. It adds 3 to grappling a target in the forward arc, 60 degrees to either side. In the first boarding round after that, the side that used the corvus has +2. The enemy cuts free at −3 [[8.1]] [[8.2]].',
      'Because of its weight, a ship with a corvus has 90 per cent of its allowance, −1 when ramming and −2 on weather tests [[10.1]]. In a rough sea it turns one class worse.',
    ],
    chart: 'grapple',
  },
  {
    case: '9.5',
    title: 'Ferrea manus and harpax',
    text: [
      'The iron hand adds 2 to grappling and has a range of 10 mm. The enemy cuts free of it at −2 [[8.1]].',
      'The harpax is a grapnel shot from an engine. It has three uses, a range of 6 cm, and a forward arc of 45 degrees to either side. Roll a d10 and add the crew quality, +1 against size 6 or more, −2 in a rough sea or worse: 6 or more links the ships. The smaller ship (in a tie the target) is then hauled towards the other ship, without changing its heading, until they touch. If something stops it first, or the ships do not touch after 8 cm, the link is removed. A ship that is aground or held by a third ship is not moved. A ship hauled into shallows checks for grounding [[5.6]]. The enemy cuts free at −2.',
      'Ruling: the harpax is in this case because the rulebook has no separate heading for it.',
    ],
    chart: 'special',
  },
  {
    case: '9.6',
    title: 'Roman polearms',
    text: [
      'These are sickles on long poles. Once in each Action Phase of its side, during movement, a ship that has not approached may attack an enemy within 5 mm that has sails set. The target takes a crew test at −1; if it fails, its sails come down. The attack ends the attacker’s activation.',
    ],
    chart: 'special',
  },
  {
    case: '9.7',
    title: 'Capsize attacks',
    text: [
      'A ship with capsizing grapnels may be ordered to capsize an enemy when boarding is resolved [[8.2]]. The target must be linked to it, no larger than it and not Sinking, with deck height 0 or 1. The attempt is made only in the first round, and the ship does not assault in either round.',
      'Both ships roll a d10. The attacker adds its crew quality and the size difference. The target adds its crew quality, +2 for a stout hull, −1 for a weak one, −2 with sails aboard or set. If the attacker wins by 4 or more, the target is Sinking and loses half of its troops (rounded up) and all its links. Its officer must be rescued [[10.6]]. If it loses by 5 or more, it takes Light damage.',
    ],
    chart: 'special',
  },
];

export const shooting: Rulebook = [
  {
    case: '6',
    title: 'Shooting',
    text: [
      'Archers and engines shoot missiles. Only the acting side shoots, after it has moved. Every weapon may shoot once in the phase. Special weapons are used in the same step [[9]].',
      'Range is the least distance between bases. The target must be an enemy ship on the table or an enemy fort [[7.5]], in range, in the weapon’s arc, and in sight. The line between the centres of shooter and target may not cross land. Unless the shooter has a tower, the line may not cross a ship of either side that is at least as large as both shooter and target. Arcs are measured at the shooter’s centre: forward, aft or broadside, 45 degrees to either side.',
      'A ship cannot shoot if it is Sinking, disordered or routed, has snakes or bees aboard, or has approached in this phase [[4.2]]. Ships linked to the shooter cannot be shot at, except with Greek fire, fire pots and jars.',
      'Shooting into a melee: if the target is linked to a ship friendly to the shooter, each hit strikes that ship on a d6 of 1-2. If there are several such ships, choose one at random.',
      'Ruling: there is no return fire. Phases come in random order, so return fire would only slow play.',
    ],
    chart: 'shooting',
  },
  {
    case: '6.1',
    title: 'Archers',
    text: [
      'All archers of a ship shoot at one target, in any direction. Roll a d6 for each factor, or half the dice, rounded up, if the shooter is linked or has Severe damage. Archers hit on 5 or more up to 3 cm, and on 6 up to 6 cm. A natural 6 always hits, a natural 1 never.',
      'Add 1 for a tower on the shooter and 1 for an elite crew. Subtract 1 for a green crew, 1 if the target has side screens, and 1 if its deck is 3 or more higher (not for forts). Subtract 1 in a rough sea, 2 in a very rough sea.',
      'Each hit is a casualty [[6.3]].',
    ],
    chart: 'shooting',
  },
  {
    case: '6.2',
    title: 'Ballistae',
    text: [
      'Each ballista chooses its own target in its arc. Roll a d10: up to 6 cm it hits on 7 or more, up to 12 cm on 9 or more. A natural 10 always hits, a natural 1 never.',
      'Add the crew’s quality; target of size 6 or more +1, of size 1 −1; rough sea −1, very rough −3.',
      'For a hit, roll a d6. On 1-4 there is a casualty. On 5 a ballista of the target is destroyed, at random if the target has several. A target without a ballista loses a heavy engine, otherwise a tower, otherwise takes a casualty. On 6 the target takes Light damage if it is of size 1 or 2 or has a weak hull, and otherwise two casualties.',
      'A ballista may shoot jars instead [[9.3]].',
    ],
    chart: 'engineHits',
  },
  {
    case: '6.3',
    title: 'Casualties',
    text: [
      'Roll a d6 to see who is lost.',
      '1-2: an oarsman, a spare one first [[5.13]], unless saved by cover [[6.4]].',
      '3-4: a normal marine; if there is none, a heavy marine, an archer or an oarsman, in that order.',
      '5: an archer; if there is none, a normal marine or a heavy marine, in that order.',
      '6: a heavy marine; if there is none, a normal marine or an archer, in that order. If an officer is aboard, roll another d6, which hits the officer on 6 [[10.6]].',
      'If no such men are left, there is no effect.',
      'Lost oarsmen do not remove oar groups; they reduce the oar quarter [[5.1]].',
    ],
    chart: 'casualty',
  },
  {
    case: '6.4',
    title: 'Cataphract and parablemata',
    text: [
      'A cataphract ship has a full deck: a casualty roll of 1 or 2 has no effect.',
      'Parablemata are side screens. On a ship that is not cataphract, they prevent such a casualty on a d6 of 4 or more. Archers have −1 against any ship with side screens [[6.1]], and such a ship has +1 as a defender in boarding [[8.2]].',
    ],
  },
  {
    case: '6.5',
    title: 'Heavy war engines',
    text: [
      'A heavy engine shoots once a turn, however many Action Phases its side has. It shoots all round at targets at least 3 cm away, but not in a very rough sea. Roll a d10: up to 8 cm it hits on 7 or more, up to 15 cm on 9 or more. A natural 10 always hits, a natural 1 never.',
      'Add the crew’s quality; target of size 6 or more +1, of size 1 or 2 −1; rough sea −2.',
      'For a hit, roll a d6. 1 is a casualty, 2 is two casualties. 3 removes an oar group on the side facing the shooter. 4 destroys an engine or tower, chosen as for a 5 in [[6.2]]. 5 is Light damage, 6 is Medium damage.',
    ],
    chart: 'engineHits',
  },
  {
    case: '6.6',
    title: 'Incendiary missiles',
    text: [
      'Ships equipped with incendiaries, and all forts, may use them for any shot by archers or engines. Such a hit has no other effect. Roll a d6: on 5 or more for archers, or 3 or more for ballistae and heavy engines, it starts a fire or raises one by one level, to at most 3 [[10.5]]. Add 1 if the target has sails (set, aboard or down); subtract 1 in a rough sea or worse.',
      'After a natural 1 to hit with an engine, roll a d6: on 1 the shooting ship’s own fire rises by a level. This does not apply to forts.',
      'For shots at forts see [[7.5]]. If the option “Incendiary missiles” is off, ships have no incendiaries and do not pay for them.',
    ],
    chart: 'fire',
  },
];
