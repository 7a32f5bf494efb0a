import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 9. */
export const specialWeapons: Rulebook = [
  {
    case: '9',
    title: 'Special weapons and tactics',
    text: [
      'Only a few peoples used these weapons; [[14.2]] lists who may have them. Fire pots, siphons, jars and the harpax are used while ships shoot [[6]], once each in a phase, only at ships, and need a line of sight as missiles do.',
      'Option special weapons, off: this chapter is not used, and the weapons cost nothing.',
    ],
    chart: 'special',
  },
  {
    case: '9.1',
    title: 'Rhodian fire pots',
    text: [
      'Three uses. Target within 10 mm and in the forward arc, 60 degrees to either side; linked ships may be targets. Roll a d10 plus the crew, −1 in a rough sea or worse: 6 or more adds a level of fire. A natural 10 adds two; a natural 1 instead adds one to the shooting ship’s own fire.',
      'A ship that is about to ram bow to bow a ship with pots left must first pass a crew test. If it fails, it stops short without effect.',
    ],
    chart: 'special',
  },
  {
    case: '9.2',
    title: 'Greek fire',
    text: [
      'Each siphon has four uses and a direction: forward, aft or broadside, 30 degrees to either side of it. Range 3 cm; linked ships may be targets; not in a very rough sea.',
      'Roll a d10 plus the crew; −2 if there is wind and the target is within 60 degrees of the direction it comes from; −1 in a Strong Breeze or more; −2 in a rough sea. 5 to 8 adds two levels of fire; 9 or more makes it level 3 and the target disordered [[7.4]]. A natural 1 misses and adds a level to the shooting ship’s own fire.',
      'Crew tests against Greek fire have −2 [[10.5]]. Byzantium has siphons from AD 672.',
    ],
    chart: 'special',
  },
  {
    case: '9.3',
    title: 'Biological weapons',
    text: [
      'A ship carries three jars of snakes or two of bees. By hand, up to 10 mm: 5 or more on a d10 plus the crew. By a ballista in its arc, up to 6 cm, as its shot: 7 or more. A natural 1 by hand drops the jar aboard the throwing ship.',
      'A ship with snakes or bees aboard does not shoot and has half its allowance, −2 on crew tests and −2 in boarding until they are cleared [[10.5]]. It cannot be the target of more jars.',
    ],
    chart: 'special',
  },
  {
    case: '9.4',
    title: 'Corvus',
    text: [
      'The Roman boarding bridge. In the forward arc, 60 degrees to either side, it adds 3 to grappling. In the first round after that its side has +2. The enemy cuts free at −3 [[8.1]] [[8.2]].',
      'Its weight: 90 per cent of the allowance, −1 when ramming, −2 on weather tests [[10.1]], one turning class worse in a rough sea.',
    ],
    chart: 'grapple',
  },
  {
    case: '9.5',
    title: 'Ferrea manus and harpax',
    text: [
      'The iron hand adds 2 to grappling and has a range of 10 mm. The enemy cuts free of it at −2 [[8.1]].',
      'The harpax is a grapnel shot from an engine: three uses, range 6 cm, forward arc of 45 degrees to either side. Roll a d10 plus the crew, +1 against size 6 or more, −2 in a rough sea or worse: 6 or more links the ships. The smaller ship (in a tie the target) is then hauled towards the other, on the same heading, until they touch. If something stops it first, or they do not touch after 8 cm, the link is removed. A ship that is aground or held by a third ship is not moved. A ship hauled into shallows checks for grounding [[5.6]]. The enemy cuts free at −2.',
      'Ruling: the book has no separate heading for the harpax, so it is here with the iron hand.',
    ],
    chart: 'special',
  },
  {
    case: '9.6',
    title: 'Roman polearms',
    text: [
      'Sickles on long poles. Once in each own Action Phase, during movement, a ship may attack an enemy with sails set within 5 mm; not after an approach. The target takes a crew test at −1; if it fails, its sails come down. The attack ends the activation.',
    ],
    chart: 'special',
  },
  {
    case: '9.7',
    title: 'Capsize attacks',
    text: [
      'A boarding order [[8.2]] for a ship with capsizing grapnels. The target is an enemy linked to it, not larger, not Sinking, with deck height 0 or 1. It is tried only in the first round, and the ship does not assault in either round.',
      'Both roll a d10. The attacker adds its crew and the size difference; the target adds its crew, +2 for a stout hull, −1 for a weak one, −2 with sails aboard or set. If the attacker wins by 4 or more, the target is Sinking, loses half of its troops (rounded up) and all its links, and its officer must be rescued [[10.6]]. If it loses by 5 or more, it takes Light damage.',
    ],
    chart: 'special',
  },
];

/** Chapter 6. */
export const shooting: Rulebook = [
  {
    case: '6',
    title: 'Shooting',
    text: [
      'Archers and engines shoot missiles. Only the acting side shoots, after it has moved; every weapon once in the phase. Special weapons shoot in the same step [[9]].',
      'Range is the least distance between bases. The target is an enemy ship on the table or an enemy fort [[7.5]], in range, in the weapon’s arc, and in sight. The line between centres may not cross land. It may not cross a ship of either side at least as large as both shooter and target, unless the shooter has a tower. Arcs are measured at the shooter’s centre: forward, aft or broadside, 45 degrees to either side.',
      'A ship cannot shoot if it is Sinking, disordered or routed, has snakes or bees aboard, or has approached in this phase [[4.2]]. Ships linked to the shooter cannot be shot at, except with Greek fire, fire pots and jars.',
      'Into a melee: if the target is locked with a ship friendly to the shooter, each hit strikes that ship on a d6 of 1-2. If there are several, choose one at random.',
      'Ruling: only the acting side shoots. Phases come at random, so return fire would only add clicks.',
    ],
    chart: 'shooting',
  },
  {
    case: '6.1',
    title: 'Archers',
    text: [
      'All archers of a ship shoot at one target: roll a d6 for each factor, or half the dice, rounded up, if the shooter is linked or has Severe damage. Up to 3 cm they hit on 5 or more, up to 6 cm on 6; a 6 always hits, a 1 never. They shoot all round.',
      'Add: tower on the shooter +1; target with side screens −1; target’s deck 3 or more higher −1 (not for forts); rough sea −1, very rough −2; elite crew +1, green crew −1.',
      'Each hit is a casualty [[6.3]].',
    ],
    chart: 'shooting',
  },
  {
    case: '6.2',
    title: 'Ballistae',
    text: [
      'Each ballista chooses its own target in its arc. Roll a d10: up to 6 cm it hits on 7 or more, up to 12 cm on 9 or more; a 10 always hits, a 1 never.',
      'Add the crew’s quality; target of size 6 or more +1, of size 1 −1; rough sea −1, very rough −3.',
      'A hit, d6: 1-4 a casualty. 5: a ballista of the target is destroyed, at random if it has several; if none, a heavy engine, then a tower, then a casualty. 6: Light damage if the target is of size 1 or 2 or has a weak hull, otherwise two casualties.',
      'A ballista may shoot jars instead [[9.3]].',
    ],
    chart: 'engineHits',
  },
  {
    case: '6.3',
    title: 'Casualties',
    text: [
      'Roll a d6. 1-2: an oarsman, spare ones first [[5.13]], unless cover saves it [[6.4]]. 3-4: a normal marine, otherwise a heavy one, an archer, or an oarsman. 5: an archer, otherwise a normal or heavy marine. 6: a heavy marine, otherwise a normal one or an archer; if an officer is aboard, another d6 hits the officer on 6 [[10.6]]. If no such men are left, there is no effect.',
      'Lost oarsmen do not remove oar groups; they reduce the oar quarter [[5.1]].',
    ],
    chart: 'casualty',
  },
  {
    case: '6.4',
    title: 'Cataphract and parablemata',
    text: [
      'A cataphract ship has a full deck: a casualty roll of 1 or 2 has no effect.',
      'Parablemata are side screens. On a ship that is not cataphract they prevent such a casualty on a d6 of 4 or more. Archers have −1 against any ship with them [[6.1]], and it has +1 as a defender in boarding [[8.2]].',
    ],
  },
  {
    case: '6.5',
    title: 'Heavy war engines',
    text: [
      'Each shoots once a turn, however many Action Phases its side has, all round, at no less than 3 cm. Roll a d10: up to 8 cm it hits on 7 or more, up to 15 cm on 9 or more; a 10 always hits, a 1 never. Not in a very rough sea.',
      'Add the crew’s quality; target of size 6 or more +1, of size 1 or 2 −1; rough sea −2.',
      'A hit, d6: 1 a casualty; 2 two casualties; 3 an oar group on the side facing the shooter; 4 an engine or tower, as on a 5 of a ballista [[6.2]]; 5 Light damage; 6 Medium damage.',
    ],
    chart: 'engineHits',
  },
  {
    case: '6.6',
    title: 'Incendiary missiles',
    text: [
      'Ships equipped with incendiaries, and all forts, may use them for any shot by archers or engines. A hit then has no other effect than a d6 roll: on 5 or more for archers, 3 or more for ballistae and heavy engines, it starts a fire or raises it by one level, to at most 3 [[10.5]]. Add 1 if the target has sails, set, aboard or down; −1 in a rough sea or worse.',
      'A natural 1 to hit with an engine: on a d6 of 1 the shooting ship’s own fire rises by a level. This does not apply to forts.',
      'Against forts: [[7.5]]. Option incendiaries, off: there are none, and they cost nothing.',
    ],
    chart: 'fire',
  },
];
