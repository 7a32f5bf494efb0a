import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 10, from 10.4: transfers, repairs, fires, officers, weather. */
export const housekeeping: Rulebook = [
  {
    case: '10.4',
    title: 'Crew transfers',
    text: [
      'Men may pass between two own ships that touch or are joined by any link, a tow too: three factors for each pair and turn, both ways together; from a Sinking ship any number. The ship they go to may not carry more than 150 per cent of her capacity [[5.7]].',
      'Oarsmen who do not fight leave Sinking ships only, and become spare oarsmen where they go. Those of a prize stay.',
      'A flag officer may go with men, to a ship of the squadron he leads that carries no other; the Commander-in-Chief to any such ship of his side.',
      'Option crew transfers, off: nobody passes.',
    ],
    chart: 'house',
  },
  {
    case: '10.5',
    title: 'Repairs, fires and bees',
    text: [
      'Repairs: one for each ship and turn, if she is not linked, on fire or Sinking. Sharing out oars, when the sides differ by two groups or more: half the sum to port, rounded down, the rest to starboard; no test. Spare oars: such a difference is first shared out, if there is one; then a crew test puts a group on the weaker side, two successes a battle. Rudder, or sails that are down: crew test; the sails are then aboard. A leak: crew test less the damage level; one level less, once a battle, never below Light.',
      'Fires have a level of 1 to 3. Each burning ship takes a crew test: −1 for each level above 1, −2 for Greek fire, +1 if she is not linked. Passed, a level less, two on a natural 10; failed, a level more, to 3.',
      'When all have been fought, they burn. Level 1: a fighter and an oarsman. Level 2: the same and Light damage. Level 3: two fighters, an oarsman, Medium damage; and every ship in contact or linked to her that does not burn catches fire at level 1 on a d6 of 5 or more. Where fighters are wanting, oarsmen fall in their stead.',
      'Snakes and bees: crew test at +2, their own −2 still counting. Passed, they are gone.',
      'Option repairs, off: nothing is mended; fires and pests are fought all the same.',
    ],
    chart: 'fire',
  },
  {
    case: '10.6',
    title: 'Admiral casualties',
    text: [
      'Struck by a missile [[6.3]]: killed. Aboard a ship beaten by 4 or more in boarding: killed on a d10 of 1. Ship sunk, wrecked or capsized: saved on a d6 of 4 or more if an own ship is within 5 cm, else lost. Captured with the ship: a prisoner. Fled with the ship: off the table. All these count as lost [[10.2]] [[10.3]].',
      'If his ship escapes or lands by the aim of a scenario he is succeeded and his counters are gone, but nobody’s morale and no points suffer.',
      'Who is saved comes aboard the nearest friend, rather one without an officer. Where another flies his flag there, only the Commander-in-Chief takes the command from him; of the two the other has none any more.',
      'Succession, late in the Intermediate Phase: a squadron without a flagship gets its ship nearest to where she was, without an officer. A lost Commander-in-Chief is followed by the Vice Admiral with the best command, the first of equals; he brings no counters, and what was left of the old ones is gone with the loss. With no Vice Admiral the side has no Commander-in-Chief: −2 wherever his command is called for.',
      'Option admiral casualties, off: officers are never hit, and one whose ship is lost goes to the nearest friend, however far.',
      'Ruling: an Admiral whose ship is lost during the Intermediate Phase counts as lost from the end of that phase only, when it is known whether he was saved.',
    ],
    chart: 'officers',
  },
  {
    case: '10.7',
    title: 'Changing weather',
    text: [
      'At the end of the turn a d10: 1 the wind veers by 45 degrees, 2 it backs by 45, 3-8 no change, 9 one stronger, 10 one weaker. Never below Still; never above a Breeze in the Mediterranean or a Strong Breeze in northern waters.',
      'If the strength changed, a sea is rolled [[2.6]], and the sea goes one level towards it.',
      'Option severe weather, off unless chosen: with it the wind may rise to a Gale. Option changing weather, off: this throw is not made.',
      'Scenarios: at Actium it is never made. In Morbihan from turn 6 a d10 of 6 or more takes one off the wind every turn instead, and it does not come back. The tide follows this step [[2.10]].',
    ],
    chart: 'weather',
  },
];
