import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 7, to 7.4: rams. */
export const ramming: Rulebook = [
  {
    case: '7',
    title: 'Ramming and raking',
    text: [
      'What a ship does that runs into an enemy with a purpose: from where she strikes, how hard, and what follows. Both are settled at once, when her move makes contact on a leg ahead. Her activation ends with it, but she may still back off [[7.4]] or grapple [[8.1]].',
    ],
  },
  {
    case: '7.1',
    title: 'Attack aspect',
    text: [
      'The middle of the striking bow decides which face of the target is struck: bow, stern, port or starboard. The angle between the two headings then gives the aspect. Bow face: from 120 degrees bow, less is bow quarter. Stern face: to 60 degrees stern, more is stern quarter. Side: less than 60 stern quarter, more than 120 bow quarter, otherwise beam. Ships are parallel if headings differ by 30 degrees or less, or by 150 or more.',
      'To ram, a ship must move under oars, not approach, have run 30 mm straight since her last turn or pivot, have Heavy damage at the most, be steady, be no prize, and not strike a side at a parallel course.',
      'To rake: under oars, no approach, 20 mm straight, oar quarter 2 or more, Heavy damage at the most, steady, no prize, parallel, and striking at least a quarter of the target’s width off its middle line [[7.5]].',
      'If both can be done the order decides. If what was ordered cannot be done, she bumps, even if the other could [[5.11]]. Ships without a ram may ram, badly. Sinking ships and derelicts can only be run into.',
      'Ruling: who is under sail may not ram on purpose, so such an order is refused; the −2 for sails is for ships that row with sails set [[5.8]].',
      'Ruling: the quarter width lets the player choose between grinding along oars and meeting bows.',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '7.2',
    title: 'Bow rams',
    text: [
      'Heavy +1, standard 0, light −1, spur (a beak above water) −3, none −4 when ramming. A spur helps in raking instead [[7.5]].',
      'A reinforced bow makes any ram heavy and the ship 10 mm slower [[14.2]].',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '7.3',
    title: 'The effect of a ram',
    text: [
      'Throw a d10 and add: aspect, beam +2, stern quarter +1, stern 0, bow quarter −1, bow −3. Speed, by quarters of her oar speed run ahead in this activation, the millimetre of contact left out: fewer than two −1, two 0, three or more +1. Burst +1. Her size less the target’s, 3 at the most either way. Her ram [[7.2]]. The target’s hull: stout −1, weak +1. Her crew. Target helpless +1; not helpless and veteran or elite −1. Sails set −2. Overloaded −1. Corvus aboard −1. Rough sea −1, very rough −2.',
      'Helpless is who is linked to an enemy, has oar quarter 0 and does not sail, has Severe damage, is aground or beached, or is a derelict.',
      'Total: 2 or less glances; 3-4 Light; 5-6 Medium; 7 Heavy; 8-9 Severe; 10 or more Sinking. A ram that glances off a side takes one group of oars there.',
      'Bow to bow the target answers, unless it had Severe damage before: a d10, −3 for the aspect, −1, size difference the other way round, its ram, the hull of the ship that rammed (stout −1, weak +1), its crew. The result is inflicted on the rammer.',
      'Shock: the rammer throws a d6 and takes Light damage on 1 or less; the limit is 1 more with a weak hull, 1 less with a stout one, 2 more without a ram, 1 less with a heavy one, 1 more against a stout hull.',
      'Order: the total and the target’s damage, the answer, the shock, the special effect [[7.4]].',
      'Ruling: the target’s crew counts only as −1, and only if it is skilled and the ship can still dodge.',
    ],
    chart: 'ram',
  },
  {
    case: '7.4',
    title: 'Special effects and backing off',
    text: [
      'If the ram inflicted Medium or worse, a d10. 1-2: wedged, the ships are linked. 3: oars sheared, two groups on the struck side and two oarsmen; at bow or stern as 4. 4: rudder smashed [[5.2]]. 5: a tower falls; without one, sails (if any) come down. 6: an engine is lost; without one a casualty. 7: thrown down, −2 in boarding until the turn ends, and d3 fighters fall. 8: heels, if of size 1 or 2, weak or overloaded: one level of damage more. 9: the rammer’s ram is sprung: heavy becomes standard, standard light, light and spur none. 10: the target is disordered and does nothing in its side’s next Action Phase.',
      'Backing off: a ship that rammed or ran into an enemy or derelict in this phase, is not linked, aground or in tow, and has oars may try once. Crew test; passed, she goes straight astern up to 30 mm, stopping short of any contact and of the edge.',
    ],
    chart: 'ramEffects',
  },
];
