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
