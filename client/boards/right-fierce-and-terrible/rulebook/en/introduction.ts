import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 1.0 */
export const introduction: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'This chapter names the parts of the game, its terms, its scale, its map and its counters. Two players fight the battle of Sluys on 24 June 1340: one leads the fleet of King Edward III, the other the French with their Genoese and Spanish allies. Nothing is hidden; only dice and chits are unknown. You win by breaking the morale of the other fleet. [[11.0]]',
    ],
  },
  {
    case: '1.1',
    title: 'Components',
    text: [
      'In print the game is a map, 32 large and 140 half-size counters, charts, two dice and a cup. This has no effect here: the board brings them all.',
      'Ruling: the map, the figures on the counters, most charts, the scenarios and the optional rules are our reconstruction, kept within what the rules say of them. Every chart tells where its figures come from.',
    ],
  },
  {
    case: '1.2',
    title: 'Terms',
    text: [
      'A unit is a squadron, a marine unit or a leader; knights, men-at-arms and mariners are marines. Units are active while they may act: the squadrons of the acting command with everybody aboard, and in the Sally all marines and leaders. Friendly means controlled by your fleet: prizes you have taken are, ships the enemy took from you are not. Movement allowance (MA) is what a squadron may spend in movement points (MP). The mêlée factor (MF) is added to the dice of a mêlée; a unit with 0 or less fights all the same.',
      'Whoever has an archery factor, even 0, is an archer: longbowmen if English, crossbowmen otherwise. The castle factor counts in rams, grapples, archery and mêlée, and in the price of a prize. Steps are men; a unit that has lost one is reduced, and weaker for it. Damage is harm to the hulls and the only thing that sinks them. [[3.1.2]] [[3.1.4]]',
    ],
    chart: 'squadrons',
  },
  {
    case: '1.3',
    title: 'Scale',
    text: [
      'A turn stands for twenty to thirty minutes, and eight hexes are a little less than a nautical mile. A squadron is eight to fourteen ships, a marine unit up to five hundred men or a small company of knights. None of this has an effect on play.',
    ],
  },
  {
    case: '1.4',
    title: 'The Map',
    text: [
      'The battle is fought on hexes, 32 columns by 20 rows, of which 380 are water. A hex is called by column and row; 0101 lies in the north-west. Distance is counted in hexes over water and land alike, and adjacent means a distance of one.',
      'Ruling: the printed map is lost to us. Ours follows the histories: open sea in the north, the mouth between Knokke and Cadzand, a channel behind Cadzand, the roads, and Sluys at their head.',
    ],
    chart: 'map',
  },
  {
    case: '1.4.1',
    title: 'Units stand in hexes',
    text: ['Every unit is always in one hex. Hexes that the border of the map cuts are used like whole ones.'],
  },
  {
    case: '1.4.2',
    title: 'Grapples lie between hexes',
    text: [
      'A grapple lies across the side between two adjacent hexes and ties whatever is in the one to whatever is in the other. [[7.1.2]]',
    ],
  },
  {
    case: '1.4.3',
    title: 'Deep and shallow',
    text: ['Water is deep or shallow. The rest is land, which no squadron enters.'],
    chart: 'map',
  },
  {
    case: '1.4.4',
    title: 'Sails in shallows',
    text: [
      'Shallows are a burden to squadrons under sail: they cost more to enter and count as a level of damage. Oars feel neither. [[6.1.8]]',
    ],
  },
  {
    case: '1.4.5',
    title: 'Red entry zones',
    text: [
      'The two red stretches of the northern edge lead in from the North Sea: 0501 to 1301 in the north-west, 2401 to 3001 in the north-east. English squadrons waiting at sea come on when their command is activated. All of them are placed first, each in a free hex of a zone that the scenario opens; only then do squadrons move. Being placed is the first movement point that a squadron spends. [[2.1.2]] [[12.0]]',
      'Ruling: placement costs exactly 1 MP whatever the wind, the neighbours or the shallows. A squadron must come on while there is a free hex; one that finds none waits for a later activation. Where both zones are open, the first squadron placed fixes the zone for the whole activation.',
    ],
    chart: 'costs',
  },
  { case: '1.4.6', title: 'No way out', text: ['A squadron that is on the map stays on it: none may leave over an edge.'] },
  {
    case: '1.5',
    title: 'The Units',
    text: ['Large counters are squadrons, half-size ones marines and leaders. Markers are explained with the rules that use them.'],
  },
  {
    case: '1.5.1',
    title: 'English counters',
    text: [
      'In print a red stripe marks the English. Here their squadrons bear a red band with leopards and their marines are square tiles. It has no effect on play; what counts is who controls a squadron now. [[5.2.5]]',
    ],
  },
  {
    case: '1.5.2',
    title: 'French counters',
    text: [
      'In print a blue stripe marks the French and their allies. Here their squadrons bear a blue band with lilies and their marines are pointed tiles. It has no effect on play. [[5.2.5]]',
    ],
  },
];
