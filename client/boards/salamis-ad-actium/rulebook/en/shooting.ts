import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 9. */
export const specialWeapons: Rulebook = [
  {
    case: '9',
    title: 'Special weapons and tactics',
    text: [
      'Weapons that a few peoples had for a few years; who may have them stands in [[14.2]]. Those that are thrown or blown are used while ships shoot [[6]], once each in a phase, at ships alone, and need sight as missiles do.',
      'Option special weapons, off: all of this chapter falls away, and nobody pays for it.',
    ],
    chart: 'special',
  },
  {
    case: '9.1',
    title: 'Rhodian fire pots',
    text: [
      'Three uses. Target within 10 mm and in the forward arc, 60 degrees to either hand; linked ships may be hit. A d10 with the crew, −1 in a rough sea or worse: 6 or more adds a level of fire. A natural 10 adds two; a natural 1 adds one to the own ship’s fire instead.',
      'A ship about to ram another bow to bow that has pots left must first pass a crew test. If she fails she stops short, and nothing happens.',
    ],
    chart: 'special',
  },
  {
    case: '9.2',
    title: 'Greek fire',
    text: [
      'Each siphon has four uses and a direction: forward, aft or broadside, 30 degrees to either hand of it. Range 3 cm; linked ships may be hit; not in a very rough sea.',
      'A d10 with the crew; −2 if the target lies within 60 degrees of where the wind comes from and there is any wind; −1 in a Strong Breeze or more; −2 in a rough sea. 5 to 8 adds two levels of fire; 9 or more makes it level 3 and the target disordered [[7.4]]. A natural 1 misses and adds a level to the own ship’s fire.',
      'Such a fire is Greek: harder to put out by 2 [[10.5]]. Byzantium has siphons from AD 672.',
    ],
    chart: 'special',
  },
  {
    case: '9.3',
    title: 'Biological weapons',
    text: [
      'Jars of snakes (three) or of bees (two). By hand at up to 10 mm: a d10 with the crew, 5 or more. Thrown by a ballista in its arc at up to 6 cm, as its shot: 7 or more. A natural 1 by hand lets them loose aboard the own ship.',
      'A ship they are loose in does not shoot, has half her allowance, −2 on crew tests and −2 in boarding until they are driven off [[10.5]]. They are not thrown at a ship that has them already.',
    ],
    chart: 'special',
  },
  {
    case: '9.4',
    title: 'Corvus',
    text: [
      'The Roman boarding bridge. In the forward arc, 60 degrees to either hand, it adds 3 to grappling; in the first round after it fell its side has +2; the enemy cuts free at −3 [[8.1]] [[8.2]].',
      'Its weight: 90 per cent of the allowance, −1 when ramming, −2 on weather tests [[10.1]], one turning class worse in a rough sea.',
    ],
    chart: 'grapple',
  },
  {
    case: '9.5',
    title: 'Ferrea manus and harpax',
    text: [
      'The iron hand adds 2 to grappling, reaches 10 mm, and the enemy cuts free of it at −2 [[8.1]].',
      'The harpax is a grapnel shot from an engine, three uses, range 6 cm, forward arc of 45 degrees to either hand. A d10 with the crew, +1 against size 6 or more, −2 in a rough sea or worse: on 6 or more it links. The smaller ship, of equals the target, is then hauled towards the other, her heading unchanged, until they touch. If something stops her first, or they do not touch after 8 cm, the link is gone. A ship held by the ground or by a third ship is not moved. Hauled into shallows a ship feels for the bottom [[5.6]]. The enemy cuts free at −2.',
      'Ruling: the harpax has no heading of its own in the book and stands with the iron hand.',
    ],
    chart: 'special',
  },
  {
    case: '9.6',
    title: 'Roman polearms',
    text: [
      'Sickles on long poles. Once in an own Action Phase, while ships move, against an enemy with sails set within 5 mm; not after an approach. The target takes a crew test at −1; failed, its sails come down. It ends the activation.',
    ],
    chart: 'special',
  },
  {
    case: '9.7',
    title: 'Capsize attacks',
    text: [
      'A boarding order [[8.2]] for a ship with capsizing grapnels, against an enemy linked to her, not bigger, not Sinking, with a deck of height 0 or 1. It is tried in the first round alone, and she does not assault that round or the next.',
      'Both throw a d10. She adds her crew and the difference of size; the target its crew, +2 for a stout hull, −1 for a weak one, −2 with sails aboard or set. Better by 4 or more: the target is Sinking, half of its troops (rounded up) fall, its officer goes into the water [[10.6]], all its links are gone. Worse by 5 or more: the ship that pulled takes Light damage.',
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
      'Missiles of archers and engines, and what they do. Only the acting side shoots, after it has moved; every weapon once in the phase. Special weapons shoot in the same step [[9]].',
      'Range is the least distance between bases. The target is an enemy ship on the table or an enemy fort [[7.5]], in range, in the weapon’s arc, and in sight: the line between centres may not meet land, nor a ship of either side that is at least as big as shooter and target both, unless the shooter has a tower. Arcs are measured at the shooter’s centre: forward, aft or broadside, 45 degrees to either hand.',
      'Nobody shoots who is Sinking, disordered, routed, infested by snakes or bees, or has approached in this phase [[4.2]]. Ships linked to the shooter cannot be shot at, except with Greek fire, fire pots and jars.',
      'Into a melee: where the target is locked with a friend of the shooter, each hit strikes that friend on a d6 of 1-2, one drawn if there are several.',
      'Ruling: only the acting side shoots. Phases come at random, so answering fire would add nothing but clicks.',
    ],
    chart: 'shooting',
  },
  {
    case: '6.1',
    title: 'Archers',
    text: [
      'All archers of a ship shoot at one target, a d6 for each factor; half the dice, rounded up, if the shooter is linked or has Severe damage. To 3 cm a 5 hits, to 6 cm a 6; a 6 always hits, a 1 never. They shoot all round.',
      'Add: tower on the shooter +1; target with side screens −1; target’s deck 3 or more higher −1 (not for forts); rough sea −1, very rough −2; elite crew +1, green crew −1.',
      'Each hit is a casualty [[6.3]].',
    ],
    chart: 'shooting',
  },
  {
    case: '6.2',
    title: 'Ballistae',
    text: [
      'Each ballista chooses its own target in its arc. A d10: to 6 cm 7 or more hits, to 12 cm 9 or more; a 10 always hits, a 1 never.',
      'Add the crew’s quality; target of size 6 or more +1, of size 1 −1; rough sea −1, very rough −3.',
      'A hit, d6: 1-4 a casualty. 5: a ballista of the target is destroyed, drawn if it has several, else a heavy engine, else a tower, else a casualty. 6: Light damage if the target is of size 1 or 2 or has a weak hull, otherwise two casualties.',
      'A ballista may throw jars instead [[9.3]].',
    ],
    chart: 'engineHits',
  },
  {
    case: '6.3',
    title: 'Casualties',
    text: [
      'A d6. 1-2: an oarsman, spare ones first [[5.13]], unless cover saves him [[6.4]]. 3-4: a marine, normal before heavy, else an archer, else an oarsman. 5: an archer, else normal, else heavy. 6: heavy, else normal, else an archer; and if an officer is aboard, another d6 strikes him on 6 [[10.6]]. Nobody left to lose: no effect.',
      'Lost oarsmen take no groups of oars with them; the oar quarter falls by itself [[5.1]].',
    ],
    chart: 'casualty',
  },
  {
    case: '6.4',
    title: 'Cataphract and parablemata',
    text: [
      'A cataphract ship is decked over: a casualty of 1 or 2 has no effect.',
      'Parablemata are side screens. On a ship that is not cataphract they save from such a casualty on a d6 of 4 or more. All ships that have them are harder for archers to hit (−1) [[6.1]] and have +1 as defenders in boarding [[8.2]].',
    ],
  },
  {
    case: '6.5',
    title: 'Heavy war engines',
    text: [
      'Each shoots once a turn, however many Action Phases its side has, all round, never at less than 3 cm. A d10: to 8 cm 7 or more hits, to 15 cm 9 or more; a 10 always, a 1 never. Not in a very rough sea.',
      'Add the crew’s quality; target of size 6 or more +1, of size 1 or 2 −1; rough sea −2.',
      'A hit, d6: 1 a casualty; 2 two casualties; 3 a group of oars on the side facing the shooter; 4 an engine or tower, as on a 5 of a ballista [[6.2]]; 5 Light damage; 6 Medium damage.',
    ],
    chart: 'engineHits',
  },
  {
    case: '6.6',
    title: 'Incendiary missiles',
    text: [
      'Ships equipped with incendiaries, and all forts, may load any archers’ volley or engine with fire, shot by shot. A hit then does nothing but throw a d6: archers 5 or more, ballista and heavy engine 3 or more start a fire or feed it by one level, to 3 at the most [[10.5]]. Add 1 if the target has sails, set, aboard or down; −1 in a rough sea or worse.',
      'A natural 1 to hit with an engine: on a d6 of 1 the shooting ship’s own fire grows by a level. Forts are spared that.',
      'Against forts: [[7.5]]. Option incendiaries, off: nobody shoots fire, and ships neither carry nor pay for it.',
    ],
    chart: 'fire',
  },
];
