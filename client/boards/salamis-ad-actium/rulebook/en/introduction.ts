import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 2, from 2.8: deployment, reserves, currents, the crew test. */
export const layingOut: Rulebook = [
  {
    case: '2.8',
    title: 'Deployment',
    text: [
      'Weather is decided before deployment. Each side rolls a d10 and adds its Commander-in-Chief’s command; re-roll ties. The winner chooses one long edge of the table as base edge; the other side has the opposite edge.',
      'The loser places the first squadron, then both sides alternate, a whole squadron at a time. A side with none left is skipped.',
      'A ship must be wholly within 15 cm of its base edge, or within 15 cm of a coast that reaches that edge. It may not be within 15 cm of either short edge, or on land, a fort, a closed boom or another ship. It must be at least 45 cm from every enemy base. Its heading is free.',
      'Squadrons may be kept in reserve [[2.9]], but a side with none on the table must place its last one if there is a legal position. A squadron with no legal position left goes into reserve automatically.',
      'Points battle: before its first placement a side may swap the officers of any two squadrons, any number of times, because quality is known before officers are assigned. The Admiral may not go to allies.',
      'Scenarios: ships start in their printed positions. Option free deployment: the roll is made and edges stay as printed. Each side places its squadrons wholly inside the rectangle around its own printed positions, enlarged by 6 cm, on the table, clear of land and ships. Enemies stay 45 cm apart, or the least distance of the printed positions if that is less. Squadrons that begin ashore keep their positions. At the Solent three Danish ships are beached and cannot act before turn 2, then refloat with +3 [[5.6]].',
      'Ruling: 15 cm is the depth from the base edge, and also the distance from the short edges; the text gives both together.',
      'Ruling: printed positions of a scenario may break these distances, as at the Nile.',
    ],
    chart: 'deployment',
  },
  {
    case: '2.9',
    title: 'Off-table forces',
    text: [
      'A side may keep whole squadrons off the table, as a reserve or to enter on a flank. It declares reserves when it is its turn to place, without using that turn. In a scenario this is possible only with free deployment [[2.8]], and not for squadrons that begin ashore.',
      'Entry: a squadron may try to enter once in each own Action Phase, before any ship has been ordered to move. Its player chooses an edge, a point and a heading. The edge is the own base edge or a short edge, never the enemy’s, and the point may not be on a coast. The heading is straight in, or up to 45 degrees to either side.',
      'Roll a d10. Add the command of the squadron’s own officer (the Commander-in-Chief’s if it has none), +1 on the own base edge, −1 on a short edge, +1 level with or behind the rearmost own ship on the table, −1 beyond the foremost own ship, −1 if any enemy ship is within 15 cm of the point, and the loyalty of allies. Front and rear are distances from the own base edge; if the side has no ship on the table, neither applies.',
      '0 or less: the squadron is lost. 1 to 4: delayed; it may try again in a later phase, at any point. 5 or more: it enters.',
      'Ships enter with their sterns on the edge, the first at the point, the others alternately right and left of it. The distance between centres is the width of the widest base plus 20 mm. They may act at once with half their allowance, but not burst. If a ship’s position is occupied, the ship enters alone at the start of the next own Action Phase, at the nearest free position of that edge, without a roll.',
      'The loyalty of allies is bought: −2 for 0, −1 for 5, 0 for 10, +1 for 15, +2 for 20 per cent of their cost, rounded up.',
      'Option hidden reserves, on: the enemy sees neither number nor type of the ships in reserve, and names, numbers and order show no gaps. The enemy sees only the result of an entry roll. For allies this is always so.',
      'Ruling: every enemy ship near the point counts. Loyalty has no printed figures. Squadrons are kept in reserve whole. Those lost on the way count neither as losses nor as present [[10.3]]. Declaring reserves uses no placement, so that the alternation does not reveal them.',
    ],
    chart: 'offTable',
  },
  {
    case: '2.10',
    title: 'Tides and currents',
    text: [
      'Currents, the flow of rivers and tidal streams move ships in the Intermediate Phase, before the melees [[5.10]]: a weak one d3 cm, a strong one d6 cm, in its direction. Linked ships drift together, with one roll.',
      'A tide also changes depth: at a fixed interval of turns each shallow becomes one level shallower (falling, down to 0) or deeper (rising). Ships afloat in water that has fallen check for grounding when they next move [[5.6]].',
      'Set-up of a points battle: there is no current unless chosen; it is weak or strong in an agreed direction, or rolled: on a d6 1-3 none, 4-5 weak, 6 strong, its origin by the wind’s d10 [[2.5]]. A tide is none, rising or falling, or rolled if there is land: 1-2 rising, 3-4 falling, 5-6 none. It changes depths every third turn unless another number, 1 to 20, is agreed. Such a tide changes only depths; any stream is the current.',
      'Campaign battles roll for both. Scenarios print theirs; some currents run only in part of the table and move a group if the centre of one of its ships is there.',
      'Option currents and tides, off: neither has any effect.',
      'Ruling: distances are printed; the frequency of currents and tides and the interval of three turns are ours.',
    ],
    chart: 'currents',
  },
  {
    case: '2.11',
    title: 'The crew test',
    text: [
      'Roll a d10. Add the quality of the crew and of an officer aboard [[1.7]]. Subtract 1 for Heavy, 2 for Severe damage, 3 if Sinking; 1 if the ship is on fire; 2 if snakes or bees are aboard; 1 if its squadron is shaken, 2 if it is routed; 1 for a prize crew; 1 if troops and oarsmen together are fewer than half of the number it began with. Then add the modifier of the test itself.',
      '5 or more passes. A natural 1 always fails, a natural 10 always passes.',
      'The tests and their own modifiers: burst +1 [[5.4]]; pivot in a rough sea 0 [[5.3]]; avoiding a friendly ship +1 [[5.11]]; grounding +1 and refloating −1 [[5.6]]; sails in a storm −1, in a gale −3 [[5.9]]; backing off 0 [[7.4]]; fire pots ahead 0 [[9.1]]; cutting free 0 and less [[8.1]]; surrender 0, or −2 [[8.2]]; sickle poles −1 [[9.6]]; weather +2 and less, flooding +2 [[10.1]]; fires 0, snakes and bees +2, repairs 0 and less [[10.5]].',
      'Ruling: target and modifiers are reconstructed; the book prints that crew and officer count.',
    ],
    chart: 'crewTest',
  },
];

/** Chapter 2, 2.4 to 2.7: land, wind and sea. */
export const playingArea: Rulebook = [
  {
    case: '2.4',
    title: 'The playing area',
    text: [
      'Divide the table into squares of about 60 cm, in order from west to east, the southern row first. For each square roll 2d6: 12 a long shore of 60 cm (in a corner of the table a corner headland); 11 or 3 a shore of 30 cm; 9 an island of 40 by 20 cm; 5 two islets of 20 by 10 cm; 2 a headland reaching 30 cm out (in a corner a corner headland); 4, 6, 7, 8 and 10 open water.',
      'Position: a shore is on the long edge of its square; in a corner square a d6 of 1-3 means that edge, 4-6 the short edge. Along the edge, a d6 puts a shore or headland at the start (1-2), in the middle (3-4) or at the end (5-6) of the square. Islands: 1 north-west, 2 north-east, 3 south-west, 4 south-east, 5-6 centre. They run north to south (1-2), north-west to south-east (3), north-east to south-west (4) or west to east (5-6).',
      'A piece closer than 10 cm to another moves to the next position; if no position has room, it is left out. Roll again for a table without any feature, and for one on which a deployment area has less than 50 cm of free length.',
      'Coast, a d6 for each piece: 1-4 sandy, with shallow water 2d6 cm wide around it, of a depth of d6; 5-6 rocky, with deep water. A ship driven on to rock is wrecked; on sand it is aground [[5.6]].',
      'Habitation: a d6 for every 30 cm of the long side: 1-4 none, 5-6 inhabited. Then another d6: 1-4 a village of 10 by 10 cm, 5-6 a town of 20 by 10 cm with a harbour of 8 by 6 cm between two moles of rock. In a campaign area that has a port, add 2 to both rolls.',
      'A town belongs to the side with the nearer base edge. Option fortifications: it has a fort of strength 4 with 2 archers and 1 ballista, and a boom across the harbour mouth, closed at the start [[7.5]]. Villages have no effect.',
      'Set-up: in a points battle the players may agree on the feature of any square; its position and buildings are still rolled. The table is empty only if they agree on open sea everywhere.',
      'Ruling: the two columns of the detail table are 1-4 and 5-6. The campaign’s 2 makes towns likelier, not cliffs: it is added only to the habitation rolls.',
      'Ruling: seamen see rocks. Ordered moves stop 1 mm short of any land; only drifting ships touch it.',
    ],
    chart: 'terrain',
  },
  {
    case: '2.5',
    title: 'Wind',
    text: [
      'Wind affects sailing [[5.8]] [[5.9]], drift [[5.10]] and the sea state [[2.6]].',
      'Direction: roll a d10: 1-3 from the west, 4 north-west, 5 north-east, 6-8 east, 9 south-east, 10 south-west. North is the upper long edge.',
      'Strength goes from Still through Light Airs, Breeze, Strong Breeze and Storm to Gale. An ordinary battle has a Breeze. If it is rolled, use a d6: in the Mediterranean 1 Still, 2-3 Light Airs, 4-6 Breeze; in northern waters 1 Still, 2 Light Airs, 3-5 Breeze, 6 Strong Breeze.',
      'Set-up: a points battle has a Breeze, or rolls for the region, as the players choose; waters are northern if the list of either side is. Campaign battles roll. Scenarios print their wind. At Actium a Breeze begins on turn 5 and keeps its direction; there are no other weather rolls there.',
      'Ruling: the die for direction is a d10, because the table needs one, although the text first names a d6.',
      'Ruling: Storm comes before Gale, which is the worst.',
    ],
    chart: 'wind',
  },
  {
    case: '2.6',
    title: 'Sea state',
    text: [
      'The sea is flat, choppy, rough or very rough. Roll a d6 for the wind strength: Still, always flat. Light Airs, flat to 5, choppy on 6. Breeze, flat to 3, choppy on 4-5, rough on 6. Strong Breeze, flat on 1, choppy on 2-4, rough on 5-6. Storm, flat on 1, choppy on 2, rough on 3-4, very rough on 5-6. Gale, choppy on 1, rough on 2-3, very rough on 4-6.',
      'In a campaign add 1 for every perilous route of the area, to at most 6, each time a sea state is rolled in that battle, not only at its start.',
      'The sea state affects: movement [[5.5]], pivots [[5.3]], shooting [[6.1]] [[6.2]] [[6.5]], fire [[6.6]], ramming [[7.3]], grappling [[8.1]], weather damage and flooding [[10.1]].',
      'Option sea state, off: the sea is always flat.',
      'Scenarios: at Salamis the sea is at least choppy from turn 3; at Arginusae at least rough from turn 9. Not even a god can make it calmer.',
      'Ruling: the printed categories keep their order. The die ranges are lost; ours make the sea rougher as the wind grows and mostly flat in ordinary battles.',
    ],
    chart: 'sea',
  },
  {
    case: '2.7',
    title: 'Sheltered waters',
    text: [
      'The lee of land is sheltered: downwind of it for as far as the land is wide across the wind, at most 20 cm. For a ship with its centre there, wind and sea are one level lower for all purposes, never below Still and flat.',
      'Option sheltered waters: off unless chosen.',
    ],
    chart: 'sea',
  },
];

/** Chapter 1: scales, dice, damage, the turn, quality. */
export const introduction: Rulebook = [
  {
    case: '1',
    title: 'Introduction',
    text: [
      'Scales, dice and the terms that all later chapters use. The period is 2000 BC to AD 900.',
      'Our copy of the printed book has only its index and chapters 1 and 2. The later chapters are reconstructed from their headings, from references in chapters 1 and 2, and from history.',
    ],
  },
  {
    case: '1.1',
    title: 'Scales',
    text: [
      'A model is one ship, a turn is about five minutes, and 1 cm on the table is 33 yards of sea.',
      'Historical battles had hundreds of ships. By the size of its base a model represents about five of them, or ten in the largest battles.',
      'This has no effect in play. Neither does playing in inches with larger models.',
    ],
  },
  {
    case: '1.2',
    title: 'Dice',
    text: [
      'Dice have ten sides (d10, read from 1 to 10) or six (d6). A d3 is a d6 halved, rounded up.',
      'Percentages are rounded down, unless a case says otherwise. Several percentages are applied one after the other, each to the last result.',
    ],
  },
  {
    case: '1.3',
    title: 'Base sizes',
    text: [
      'A base is a rectangle: the model with its oars, 5 mm added to length and width, then both rounded up to whole steps of 5 mm. All distances between ships are measured between their bases.',
      'Two bases touch if they are at most 2 mm apart. Headings are in steps of 5 degrees.',
    ],
    chart: 'bases',
  },
  {
    case: '1.4',
    title: 'Damage',
    text: [
      'A ship is undamaged, or has Light, Medium, Heavy or Severe damage, or is Sinking. There are no hull points.',
      'A hit inflicts a level. The ship takes that level, or one level worse than before if that is more; no level is worse than Sinking. A hit that inflicts no level has no effect.',
      'Light: no effect by itself. Medium: three quarters of the allowance. Heavy: half the allowance, −1 on crew tests and in boarding, turning one class worse, no burst. Severe: a quarter of the allowance, −2 on crew tests and in boarding, turning one class worse, no burst, ram or rake, half the archers, and the ship may flood [[10.1]]. Sinking: no movement, shooting or fighting, −3 on crew tests, and the ship may sink each turn [[5.12]].',
      'Damage also gives points to the enemy [[10.3]]: 5, 15, 30, 50 and 100 per cent of the ship’s value.',
      'Men, oars, officers, engines, towers, rudder and ram are lost separately from these levels, each by its own case.',
      'Ruling: a hit of the same or a lower level still makes the ship one level worse. Five levels without hit points need this.',
    ],
    chart: 'damage',
  },
  {
    case: '1.5',
    title: 'The turn',
    text: [
      'A turn has an uncertain number of Action Phases, in which ships move, ram, grapple and shoot. It ends with one Intermediate Phase, which resolves boarding and everything else. Counters are drawn for the order [[4.1]].',
      'A commander may spend Tactical Initiative for another Action Phase before the melees [[4.4]]; each counter is used once in a battle.',
    ],
  },
  {
    case: '1.6',
    title: 'Counters',
    text: [
      'Three counters for each side and one for the Intermediate Phase go into the bag at the start of every turn. Tactical Initiative counters are separate.',
      'The server draws the counters, so no player knows the order in advance. Everyone can see how many of each are left in the bag.',
    ],
    chart: 'counters',
  },
  {
    case: '1.7',
    title: 'Crew and command quality',
    text: [
      'Crews are elite (+2), veteran (+1), average (0), raw (−1) or green (−2). Officers are exceptional (+2), skilled (+1), average (0), poor (−1) or inept (−2).',
      'The Commander-in-Chief brings Tactical Initiative counters to the battle: 5, 4, 3, 2 or 1 in that order. Vice Admirals bring none, even one who becomes Commander-in-Chief [[10.6]].',
      'All cases use the same crew test [[2.11]]. An officer aboard adds their modifier to every crew test of the ship, even if it is negative.',
      'Crews count less in boarding: elite +1, green −1, all others 0 [[8.2]]. They also have bursts of speed: elite 4, veteran 3, average 2, raw and green 1 [[5.4]].',
      'Ruling: the printed table has lost its minus signs; the training table [[2.3]] confirms them.',
    ],
    chart: 'crews',
  },
  {
    case: '1.8',
    title: 'Fighting oars',
    text: [
      'Some peoples’ rowers were warriors: the cards of their ships say that oarsmen fight as normal or heavy marines. Each such factor left counts as one marine of that kind in boarding [[8.2]], for strength and for losses.',
      'Ruling: this applies only in boarding and captures. Missiles hit them as oarsmen [[6.3]], and they are lost in a melee only when no troops are left [[8.4]]. Aboard a prize or another ship they are troops of their kind. Under a prize crew a ship’s oarsmen do not fight.',
    ],
    chart: 'ships',
  },
  {
    case: '1.9',
    title: 'Making terrain',
    text: ['Advice on building land and houses for a real table. It has no effect here: the board draws its own land [[2.4]].'],
  },
];
