import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 7, 7.5: oar rakes, and the fortifications that the book puts beside them. */
export const raking: Rulebook = [
  {
    case: '7.5',
    title: 'Oar rakes; fortifications',
    text: [
      'Rake: both throw a d10. The mover adds her crew, +1 at three quarters of her oar speed or more, +1 for a spur, and her size less the target’s, 2 at the most either way. The target adds its crew, or −2 instead if it is helpless [[7.3]].',
      'Mover less target: 5 or more, the target loses three groups on the struck side; 2-4 two; 0-1 one; −1 to −3 each loses one; −4 or less the mover loses two on the side that faces the target. Whoever loses groups loses one oarsman fewer than groups.',
      'Sliding past: the mover may run the rest of the leg she was on, pushed sideways away from the target by as little as lets her through, 15 mm at the most, if nothing at all lies in the way. Further legs are dropped. Otherwise she stays.',
      'Forts stand on land. Their owner’s forts shoot in his Action Phases with archers, ballistae and heavy engines: all round, with a tower, an average crew, no modifiers for the sea, always with incendiaries at hand. A fort’s size counts for nothing.',
      'Shooting at a fort, for each hit a d6: of a heavy engine 4 or more, of incendiaries of any kind 5 or more takes one strength; any other hit takes an archer on 6. Strength 0 by shooting: destroyed.',
      'Assault: in the boarding fights a ship whose base is within 10 mm of an enemy fort may assault it by the rules of [[8.2]]. The fort fights with 4 for each strength and 1 for each archer, +3 instead of all other modifiers. The percentage it loses, rounded up, is taken off its strength; at 0 it is taken and is the captor’s with strength 1.',
      'Booms: a closed boom stops ships. The owner of its fort opens or closes it once in each of his Action Phases while he moves; it does not close on a ship. A ship of size 4 or more that meets it, moving ahead, after three quarters of her oar speed breaks it for good on a d10 of 8 or more, and runs on.',
      'Option fortifications, off: forts and booms are left out.',
      'Ruling: the printed index puts fortifications on page 16 without a number, after the rakes; they stand here.',
    ],
    chart: 'rake',
  },
];
