import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 2, 2.4 to 2.7: land, wind and sea. */
export const playingArea: Rulebook = [
  {
    case: '2.4',
    title: 'The playing area',
    text: [
      'The table is parted into squares of about 60 cm, dealt with from west to east, the southern row first. For each square 2d6: 12 a long shore of 60 cm (in a corner of the table a corner headland); 11 or 3 a shore of 30 cm; 9 an island of 40 by 20 cm; 5 two islets of 20 by 10 cm; 2 a headland reaching 30 cm out (in a corner a corner headland); 4, 6, 7, 8 and 10 open water.',
      'Place: a shore lies on the long edge of its square; in a corner square a d6 of 1-3 means that edge, 4-6 the short one. Along the edge a d6 puts a shore or headland at the start (1-2), in the middle (3-4) or at the end (5-6) of the square. Islands: 1 north-west, 2 north-east, 3 south-west, 4 south-east, 5-6 centre; and they lie north to south (1-2), north-west to south-east (3), north-east to south-west (4) or west to east (5-6).',
      'A piece nearer than 10 cm to another goes to the next position; if none has room, it is left out. A table without any feature is rolled again, and so is one on which a deployment band keeps less than 50 cm of free length.',
      'Coast, a d6 for each piece: 1-4 sandy, with shallow water 2d6 cm wide around it, of a depth of d6; 5-6 rocky, with deep water. Rock wrecks a ship that is driven on to it, sand holds her [[5.6]].',
      'Habitation, a d6 for every 30 cm of the long side: 1-4 none, 5-6 inhabited; then 1-4 a village of 10 by 10 cm, 5-6 a town of 20 by 10 cm with a harbour of 8 by 6 cm between two moles of rock. In a campaign area that has a port, 2 is added to both throws.',
      'A town belongs to the side whose base edge is nearer. Option fortifications: it has a fort of strength 4 with 2 archers and 1 ballista, and a boom across the harbour mouth, closed at the start [[7.5]]. Villages are scenery.',
      'Set-up: in a battle by points the players may agree on the feature of any square; where it lies and what is built there is still rolled. Only an agreement on open sea everywhere leaves the table empty.',
      'Ruling: the two columns of the detail table are 1-4 and 5-6. The campaign’s 2 makes towns likelier, not cliffs: it is added to the habitation throws alone.',
      'Ruling: seamen see the rock. Ordered moves stop 1 mm short of any land; only ships that are driven touch it.',
    ],
    chart: 'terrain',
  },
  {
    case: '2.5',
    title: 'Wind',
    text: [
      'Wind decides how ships sail [[5.8]] [[5.9]], may set ships adrift [[5.10]], and raises the sea [[2.6]].',
      'Direction, a d10: 1-3 from the west, 4 north-west, 5 north-east, 6-8 east, 9 south-east, 10 south-west. North is the upper long edge.',
      'Strength goes from Still through Light Airs, Breeze, Strong Breeze and Storm to Gale. An ordinary battle has a Breeze. Where it is rolled, a d6: in the Mediterranean 1 Still, 2-3 Light Airs, 4-6 Breeze; in northern waters 1 Still, 2 Light Airs, 3-5 Breeze, 6 Strong Breeze.',
      'Set-up: a battle by points has a Breeze, or rolls for the region, as the players choose; waters are northern if a list of either side is. The battles of a campaign roll. Scenarios print their wind. At Actium a Breeze springs up on turn 5 and keeps its direction; no other weather is thrown for there.',
      'Ruling: the die for direction is a d10, as the table needs one, though the text names a d6 first.',
      'Ruling: Storm stands before Gale, which is the worst.',
    ],
    chart: 'wind',
  },
  {
    case: '2.6',
    title: 'Sea state',
    text: [
      'The sea is flat, choppy, rough or very rough. A d6 under the strength of the wind: Still, always flat. Light Airs, flat to 5, choppy on 6. Breeze, flat to 3, choppy on 4-5, rough on 6. Strong Breeze, flat on 1, choppy on 2-4, rough on 5-6. Storm, flat on 1, choppy on 2, rough on 3-4, very rough on 5-6. Gale, choppy on 1, rough on 2-3, very rough on 4-6.',
      'In a campaign 1 is added for every perilous route of the area, to 6 at the most, each time a sea is rolled in that battle and not only at its start.',
      'What the sea does: movement [[5.5]], pivots [[5.3]], shooting [[6.1]] [[6.2]] [[6.5]], fire [[6.6]], ramming [[7.3]], grappling [[8.1]], weather damage and flooding [[10.1]].',
      'Option sea state, off: the sea is flat everywhere and always.',
      'Scenarios: at Salamis the sea is at least choppy from turn 3; at Arginusae at least rough from turn 9. Nothing, not even a god, makes it calmer than that.',
      'Ruling: the printed categories stand in their order; the spans of the die are lost and were set so that severity grows with the wind and ordinary battles are mostly flat.',
    ],
    chart: 'sea',
  },
  {
    case: '2.7',
    title: 'Sheltered waters',
    text: [
      'The lee of land is sheltered: downwind of it for as far as the land is wide across the wind, but 20 cm at the most. A ship whose centre lies there has wind and sea one level lower for everything, never below Still and flat.',
      'Option sheltered waters: off unless it is chosen.',
    ],
    chart: 'sea',
  },
];
