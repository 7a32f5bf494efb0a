import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 3.0 to 3.2 */
export const squadrons: Rulebook = [
  {
    case: '3.0',
    title: 'Forces',
    text: ['This chapter says what squadrons, chains, marines and leaders are, and what can happen to them.'],
  },
  {
    case: '3.1',
    title: 'Squadrons',
    text: [
      'A squadron is a body of ships with their crews and fighting men. Cogs and nefs sail; barges, balingers and galleys row. Wind and current count differently for the two. [[6.1.8]]',
    ],
    chart: 'squadrons',
  },
  {
    case: '3.1.1',
    title: 'Stacking',
    text: [
      'A hex holds one squadron, besides marines and leaders of either side. Only a French chain puts two squadrons into one hex. [[3.2.1]] [[3.3.5]]',
    ],
  },
  {
    case: '3.1.2',
    title: 'Steps',
    text: [
      'A squadron has two steps. Losing one to archery or mêlée turns it to its reduced side, where it can be captured. [[5.2]] A reduced squadron loses no further steps; nothing but damage takes a squadron off the map. [[3.1.4]]',
    ],
  },
  {
    case: '3.1.3',
    title: 'Rally',
    text: ['A reduced squadron may be rallied to full strength, unless it bears a Captured or Liberated marker. [[9.1]] [[9.2.2]]'],
  },
  {
    case: '3.1.4',
    title: 'Damage and sinking',
    text: [
      'Only rams, fire and the sinking of a neighbour damage a squadron. Damaged, it has 1 less MA and MF; severely damaged, 2 less of each, and its MF may fall below 0. Damage again sinks it.',
      'When a squadron sinks, leaders aboard are killed, all marines in the hex are lost, and the fleet that controls the squadron loses 2 morale, besides the price of leaders and knights. [[11.1.5]] Each squadron that was grappled to it, friend or foe, throws one die and is damaged on a 6; one that sinks by this makes its own neighbours throw in turn. The grapples go after these throws. Chains are different. [[3.2.9]]',
      'Ruling: shallows count as one level of damage for a squadron under sail, in its MA, in its MF and in sinking. [[6.1.8]] The neighbours throw in ascending order of hex, and the first to sink is dealt with first.',
    ],
    chart: 'ripple',
  },
  {
    case: '3.2',
    title: 'French Chains',
    text: [
      'The French may lie at anchor with ships chained in pairs. Chains are made at set-up only, by the French only, where the scenario has them. [[12.1]]',
    ],
  },
  {
    case: '3.2.1',
    title: 'Chained stacking',
    text: [
      'Two chained squadrons lie in one hex, one on top of the other, and act as one squadron. Up to four marine units of each side may be in such a hex. If the two belong to different commands, the pair goes with the command of the top one.',
      'Ruling: a chain counts once as a neighbour that makes water dear, and as one target of grapples and rams. Each scenario says who must be chained and who cannot; in every one but Free Setup both squadrons of a chain are of one command. [[12.8]]',
    ],
  },
  {
    case: '3.2.2',
    title: 'Chains lie still',
    text: ['Chained squadrons do not move. All they can do in Sails and Oars or in Maneuver is to cut loose. [[3.2.3]]'],
  },
  {
    case: '3.2.3',
    title: 'Cutting loose',
    text: [
      'In Sails and Oars a chain that is not grappled may part: its owner says which of the two goes to an adjacent hex without a squadron; if there is none, it cannot be done. Neither of the two moves again in that activation, and they never join again. Marines and leaders stay or go as the owner likes, at most two marine units on either squadron. In Maneuver it may be done too. [[6.2.1]]',
      'Ruling: the move costs nothing and the wind does not matter. A chain with enemy marines or a free enemy leader aboard cannot part; captives go or stay as their captor likes. For the rest of the activation both may shoot and grapple, but neither moves, rams or maneuvers. In Maneuver the squadron that leaves must be oared. One whose command is not the one acting is active no longer.',
    ],
  },
  {
    case: '3.2.4',
    title: 'No rams',
    text: ['Chained squadrons do not ram, nor do those that have just cut loose. [[8.1.2]]'],
  },
  {
    case: '3.2.5',
    title: 'Archery from a chain',
    text: ['Of the two squadrons only the top one shoots. Marines aboard shoot as usual. [[8.2]]'],
  },
  {
    case: '3.2.6',
    title: 'Mêlée of a chain',
    text: [
      'Both squadrons of a chain fight in the same mêlée, and their MFs are added together. Of the castles only that of the top squadron counts. [[8.3.15]]',
    ],
  },
  {
    case: '3.2.7',
    title: 'Steps of a chain',
    text: [
      'When a chain loses a step to archery or mêlée, the top squadron is reduced first; the bottom one can lose its step only after that.',
      'Ruling: as a vanquished unit a chain is one unit and loses one step. [[8.3.19]]',
    ],
  },
  {
    case: '3.2.8',
    title: 'Capture of a chain',
    text: [
      'A chain can be captured only when both its squadrons are reduced; then both fall together and share one marker. The captor may cut it loose later. The squadron that leaves then gets a marker of its own and joins whichever of his commands he likes. [[5.2.5]]',
      'Ruling: the price in morale is paid for each of the two squadrons. A side that wins a chain back may cut it loose in the same way.',
    ],
  },
  {
    case: '3.2.9',
    title: 'Damage, sinking and fire of a chain',
    text: [
      'Damage and fire strike the top squadron alone. When it sinks, one die is thrown for the bottom squadron, which is damaged on a 6; then one for each squadron grappled to the hex, and then the grapples go. If the top was afire, the bottom burns from now on.',
      'Ruling: the bottom squadron still floats, so leaders and marines find room on it: two marine units of each side and all leaders are saved. Where more of a side are aboard, its player says who is saved; the others drown.',
    ],
    chart: 'ripple',
  },
];
