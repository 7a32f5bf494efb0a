import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 3: libations. */
export const divineIntervention: Rulebook = [
  {
    case: '3',
    title: 'Divine intervention',
    text: ['Seamen of the age sacrificed before a battle and in it. A fleet may pour a libation and hope; the gods are touchy [[3.1]].'],
  },
  {
    case: '3.1',
    title: 'Libations',
    text: [
      'Each side has one libation to pour. In a battle by points it may buy up to two more, at 5 points each. Once a turn, before it does anything else in one of its Action Phases, a side may pour one to a god of its choice; it is used up whatever comes of it.',
      'Throw a d10, less 1 for every libation that this side poured before. 1 or less: the god is offended. 2-5: silence. 6-9: favour. 10 or more: great favour.',
      'Sea. Favour: the sea one level up or down. Great: up to two. Offended: the Commander-in-Chief’s ship takes Light damage.',
      'Wind. Favour: the wind turns by 45 degrees, or its strength changes by 1. Great: the wind turns wherever one likes, and its strength changes by up to 1. Offended: it blows straight from the enemy’s base edge to one’s own. Strength stays within the limits of [[10.7]].',
      'War. Favour: one squadron adds 1 to its boarding until the end of the turn [[8.2]]; great: 2. Offended: one’s squadron nearest to an enemy is shaken, if it was steady [[10.2]].',
      'Craft. Favour: one spent Tactical Initiative counter comes back; great: two; never more than there were at the start, and none without a Commander-in-Chief. Offended: one is lost.',
      'Healing. Favour: one shaken squadron is steady, or one ship is rid of fire, snakes and bees. Great: all own squadrons that are shaken are steady and all own fires are out. Offended: one’s ship with the most troops is disordered [[7.4]].',
      'Wind and sea stay so until something changes them. Where a scenario has settled the weather, the gods of sea and wind are silent. What the gods are called depends on the fleet.',
      'Option libations, off: nobody has any.',
      'Ruling: the table is reconstructed; the index promises magic in play and no more.',
    ],
    chart: 'libation',
  },
];
