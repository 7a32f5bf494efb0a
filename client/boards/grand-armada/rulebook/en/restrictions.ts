import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Case 5.6: what a ship may not do, and what she must. */
export const restrictions: Rulebook = [
  {
    case: '5.6',
    title: 'Movement Restrictions',
    text: [
      'Keeping way: a sail ship that entered two hexes or more in her last move cannot stop dead. If she enters none this time, her heading at the end must differ by a side or more from the one she began with: she turns one side more than she otherwise would, for nothing, at once or at the beginning of her next move. If she enters a hex nothing is owed.',
      'Turns that undo each other do not pay. A side that is put off is turned before anything else of the next move, before the wind is looked at, and not turned back, paid or free, until a hex has been entered. [[5.2]] [[5.3]]',
      'Free of this are galleasses, ships that entered one hex or none last time, ships that fought a boarding in the last boarding step, ships that are held, ships that tow, crippled ships, and Recalde while his course is fixed. All ships begin a battle, and enter one, as if they had made one hex. Lying in irons, or having an enemy alongside, frees nobody. [[11.0]]',
      'Grappling: who had the lower total in a boarding is held by the ships she fought, for as long as one of them fights and lies beside her; level totals hold both. A held ship may turn, trim and fire, but not go ahead. [[8.1]]',
      'Ruling: the case lets grappled ships only turn, and case 7.0 lets a ship leave after the boarding. Whoever won may leave; whoever lost or drew may not. A ship that several have boarded one after another is held by each of those who did not lose to her, also when she beats a later one. Everything is reckoned anew in the next boarding step. [[7.0]]',
      'To take a ship in tow beside the enemy is allowed. The text calls the case of towing 11.1; it is [[9.1]].',
      'Sand bars, at Portland: a ship of defence 3 or more that comes into such a hex in whatever way, sailing, in flight or in tow, is aground, out of the battle and counted as sunk; defence 2 or less sails over it. A ship in tow or towing is let go. [[11.0]]',
      'Ruling: the battle says that any ship runs aground, and this case spares small ones; the case is followed. No ship there is so small.',
      'Option: keeping way can be left out in the set-up.',
    ],
    chart: 'limits',
  },
];
