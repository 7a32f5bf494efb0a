import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 15. */
export const pointsValues: Rulebook = [
  {
    case: '15',
    title: 'Points values',
    text: [
      'A ship, in tenths of a point: 15 for each size; ram light or spur 10, standard 20, heavy 30; half of what her oar speed is above 100 mm, or less by half of what it is below (without oars her sail speed, above or below 130), cut to whole tenths; 18 for each point of fighting strength of her troops (3, 2 and 1 for heavy, normal and archers) and 60 for each archer besides; 37 for each oarsman who fights as normal, 40 as heavy; ballista or heavy engine 60, tower 10, side screens 60, siphon 80; stout hull 30, weak −10; spare oarsmen 10 each.',
      'Equipment, in tenths: corvus 40, iron hand 30, harpax 50, sickle poles 20, fire pots 60, snakes 100, bees 50, incendiaries 30, grapnels 20, reinforced bow 10; screens, engines, towers and siphons as above. What an option leaves out costs nothing.',
      'The sum rises by 15 per cent for each size above 3, is divided by ten and rounded down, 3 at the least. Then the crew’s share, rounded down, 2 at the least: green 65, raw 85, average 100, veteran 115, elite 145 per cent; by training very good 120, good 114, average 101, mediocre 88, poor 84.',
      'Admiral: inept 0, poor 10, average 25, skilled 40, exceptional 60. Vice Admiral: 0, 3, 8, 14, 20. By training, very good to poor: Admiral 42, 36, 26, 16, 12; Vice Admiral 14, 12, 9, 5, 4.',
      'Libations beyond the first 5 each [[3.1]]. Allies cost 0 to 20 per cent more for their loyalty [[2.9]].',
      'Example: a cataphract trireme is 45 for size, 20 for ram, 20 for speed, 126 for strength and 60 for an archer, 271 tenths: 27 points, 31 with a veteran crew.',
      'Ruling: values were weighed in test matches; the printed table is lost.',
    ],
    chart: 'prices',
  },
];
