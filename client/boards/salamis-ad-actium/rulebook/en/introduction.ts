import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 2, from 2.8: deployment, reserves, currents, the crew test. */
export const layingOut: Rulebook = [
  {
    case: '2.8',
    title: 'Laying out the fleets',
    text: [
      'Weather is known before fleets are laid out. Each side throws a d10 and adds its Commander-in-Chief’s command, again while they are level. The winner takes one long side of the table as his base edge; the other has the opposite one.',
      'The loser places the first squadron, then both alternate, a whole squadron at a time. A side with none left is passed over.',
      'A ship lies wholly within 15 cm of her base edge, or within 15 cm of a coast that reaches that edge; not within 15 cm of either short edge; not on land, a fort, a closed boom or another ship; and at least 45 cm from every enemy base. Her heading is free.',
      'Not every squadron need be placed [[2.9]], but the last one of a side that has none on the table must be, while there is a legal place for it. A squadron for which there is no place left goes into reserve by itself.',
      'Battle by points: before its first placement a side may let any two squadrons exchange their officers, as often as it likes, for quality is known before officers are assigned. The Admiral may not go to allies.',
      'Scenarios: ships stand where they are printed. Option free deployment: the throw is made, edges stay as printed, and each side places its squadrons wholly inside the rectangle about its own printed places grown by 6 cm, on the table, clear of land and ships. Enemies keep 45 cm, or the least distance of the printed places if that is less. Squadrons that begin ashore keep their places. At the Solent three Danish ships lie on the beach and stir no earlier than turn 2, then refloat with +3 [[5.6]].',
      'Ruling: 15 cm is the depth from the base edge, and also the distance from the short edges; the text gives both in one breath.',
      'Ruling: printed places of a scenario may break these distances, as at the Nile.',
    ],
    chart: 'deployment',
  },
  {
    case: '2.9',
    title: 'Off-table forces',
    text: [
      'A side may keep whole squadrons off the table, as a reserve or to come round a flank. Reserves are declared in its turn to place, without using that turn up. In a scenario that goes with free deployment only [[2.8]], and not for squadrons that begin ashore.',
      'Entry: at the start of an own Action Phase, before any ship has been ordered to move, a squadron may try, once in the phase. Its player names an edge, a point and a heading: the own base edge or a short edge, never the enemy’s, nor a point where coast lies; the heading is inwards or up to 45 degrees off it.',
      'Throw a d10. Add the command of the squadron’s own officer (the Commander-in-Chief’s if it has none), +1 on the own base edge, −1 on a short edge, +1 level with or behind the rearmost own ship on the table, −1 beyond the foremost, −1 if any enemy ship is within 15 cm of the point, and the loyalty of allies. Front and rear are distances from the own base edge; without a ship on the table neither applies.',
      '0 or less: the squadron is lost for good. 1 to 4: delayed; it may try again in a later phase, anywhere. 5 or more: it enters.',
      'Ships that enter have their sterns on the edge, the first at the point, the others alternately right and left of it, their centres as far apart as the widest base is wide, and 20 mm more. They may act at once with half their allowance, but not burst. A ship whose place is taken comes on by herself at the start of the next own Action Phase, at the free place of that edge nearest to the point, without a throw.',
      'Allies: their loyalty is bought: −2 for nothing, −1 for 5, 0 for 10, +1 for 15, +2 for 20 per cent of what they cost, rounded up.',
      'Option hidden reserves, on: the enemy sees neither number nor kind of what is kept back, and which squadron it is leaves no gap in names, numbers or order. Of a throw he hears the result alone; of allies’ throws always.',
      'Ruling: every enemy ship near the point counts. Loyalty has no printed figures. Squadrons are kept back whole. Those lost on the way count neither as losses nor as present [[10.3]]. Reserves are declared without using up a placement, so that the alternation does not betray them.',
    ],
    chart: 'offTable',
  },
  {
    case: '2.10',
    title: 'Tides and currents',
    text: [
      'Currents, the flow of rivers and tidal streams carry ships in the Intermediate Phase, before the melees [[5.10]]: a weak one d3 cm, a strong one d6 cm, in its direction. Ships that are locked together drift by one throw.',
      'A tide also changes depth: at the end of every so many turns each shallow becomes one level shallower (falling, down to 0) or deeper (rising). Ships afloat in water that has fallen feel for the bottom when they next move [[5.6]].',
      'Set-up of a battle by points: a current is none (unless chosen), weak or strong in an agreed direction, or rolled: a d6 of 1-3 none, 4-5 weak, 6 strong, its origin by the wind’s d10 [[2.5]]. A tide is none, rising or falling, or rolled where there is land: 1-2 rising, 3-4 falling, 5-6 none. It works every third turn unless another number, 1 to 20, is agreed. A tide laid so changes depths; its stream, if any, is the current.',
      'The battles of a campaign roll for both. Scenarios print theirs; some currents run in a part of the table only and take a group if the centre of one of its ships lies there.',
      'Option currents and tides, off: neither has any effect.',
      'Ruling: distances are printed; how often currents and tides occur, and the three turns, are ours.',
    ],
    chart: 'currents',
  },
  {
    case: '2.11',
    title: 'The crew test',
    text: [
      'Throw a d10. Add the crew’s quality and that of an officer aboard [[1.7]]. Subtract 1 for Heavy, 2 for Severe damage, 3 if Sinking; 1 if she is on fire; 2 if snakes or bees are aboard; 1 if her squadron is shaken, 2 if it is routed; 1 for a prize crew; 1 if troops and oarsmen together are fewer than half of what she began with. Then add what the test itself brings.',
      '5 or more passes. A natural 1 always fails, a natural 10 always passes.',
      'The tests and their own amounts: burst +1 [[5.4]]; pivot in a rough sea 0 [[5.3]]; avoiding a friend +1 [[5.11]]; bottom +1 and refloating −1 [[5.6]]; sails in a storm −1, in a gale −3 [[5.9]]; backing off 0 [[7.4]]; fire pots ahead 0 [[9.1]]; cutting free 0 and less [[8.1]]; striking 0, or −2 [[8.2]]; sickles −1 [[9.6]]; weather +2 and less, flooding +2 [[10.1]]; fires 0, pests +2, repairs 0 and less [[10.5]].',
      'Ruling: target and amounts are reconstructed; that crew and officer count is printed.',
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

/** Chapter 1: scales, dice, damage, the turn, quality. */
export const introduction: Rulebook = [
  {
    case: '1',
    title: 'Introduction',
    text: [
      'What a model, a turn and a centimetre stand for, how dice are read, and the words that all later chapters use. The period runs from 2000 BC to AD 900.',
      'The printed book survives here as far as chapter 2 and its index; what later chapters do in detail is reconstructed from their headings, from what chapters 1 and 2 presuppose, and from history.',
    ],
  },
  {
    case: '1.1',
    title: 'Scales',
    text: [
      'A model is a ship, a turn is about five minutes of battle, and 1 cm on the table is 33 yards of sea.',
      'Battles of the age had hundreds of ships. Judged by the size of its base a model stands for about five of them; for the largest battles count ten.',
      'None of this has an effect in play: it labels the table. Playing in inches with larger models has none either.',
    ],
  },
  {
    case: '1.2',
    title: 'Dice',
    text: [
      'Dice have ten sides (d10, read from 1 to 10) or six (d6). A d3 is a d6 halved, rounded up.',
      'A share in per cent is rounded down, unless its case says otherwise; several shares are taken one after the other, each of what the last one left.',
    ],
  },
  {
    case: '1.3',
    title: 'Base sizes',
    text: [
      'A base is a rectangle: the model with its oars, 5 mm added to length and width, then both rounded up to whole steps of 5 mm. All distances between ships are measured between their bases.',
      'Two bases touch when 2 mm or less part them. Headings go in steps of 5 degrees.',
    ],
    chart: 'bases',
  },
  {
    case: '1.4',
    title: 'Damage',
    text: [
      'A ship is sound, or has Light, Medium, Heavy or Severe damage, or is Sinking. There are no hull points.',
      'A blow inflicts a level. The ship comes to that level, but always to one worse than she was; nothing is worse than Sinking. A blow that inflicts nothing changes nothing.',
      'Light: no effect by itself. Medium: three quarters of the allowance. Heavy: half the allowance, −1 on crew tests and in boarding, turning one class worse, no burst. Severe: a quarter of the allowance, −2 on crew tests and in boarding, turning one class worse, no burst, ram or rake, half the archers, and she floods [[10.1]]. Sinking: no movement, shooting or fighting, −3 on crew tests, and she goes down [[5.12]].',
      'Damage also gives points to the enemy [[10.3]]: 5, 15, 30, 50 and 100 per cent of what the ship is worth.',
      'Men, oars, officers, engines, towers, rudder and ram are lost apart from these levels, each by its own case.',
      'Ruling: a hit of the same or a lesser level still makes the ship one level worse. Five levels without hit points need that.',
    ],
    chart: 'damage',
  },
  {
    case: '1.5',
    title: 'The turn',
    text: [
      'A turn is a string of Action Phases of uncertain length, in which ships move, ram, grapple and shoot, cut off by one Intermediate Phase, in which boarding is fought out and everything else is settled. The order is drawn [[4.1]].',
      'A commander may spend Tactical Initiative to have another Action Phase before the melees [[4.4]]; each counter serves once in a battle.',
    ],
  },
  {
    case: '1.6',
    title: 'Counters',
    text: [
      'Three counters for each side and one for the Intermediate Phase go into the bag at the start of every turn. Tactical Initiative counters are kept apart from them.',
      'The bag is the computer’s: nobody can know the order before a counter is drawn. How many of each are still in it is open to all.',
    ],
    chart: 'counters',
  },
  {
    case: '1.7',
    title: 'Crew and command quality',
    text: [
      'Crews are elite (+2), veteran (+1), average (0), raw (−1) or green (−2). Officers are exceptional (+2), skilled (+1), average (0), poor (−1) or inept (−2).',
      'The Commander-in-Chief brings Tactical Initiative counters to the battle: 5, 4, 3, 2 or 1 in that order. Vice Admirals bring none, even one who succeeds him [[10.6]].',
      'The crew test is one test for the whole game [[2.11]]. An officer aboard adds his modifier to every crew test of his ship, also when it is negative.',
      'Crews count less in boarding: elite +1, green −1, all others 0 [[8.2]]. They also have bursts of speed: elite 4, veteran 3, average 2, raw and green 1 [[5.4]].',
      'Ruling: minus signs that the printed table lost are restored, as the table of training [[2.3]] proves them.',
    ],
    chart: 'crews',
  },
  {
    case: '1.8',
    title: 'Fighting oars',
    text: [
      'The rowers of some peoples were warriors: their ships’ cards say that the oarsmen fight as normal or as heavy marines. Every such factor that is left counts as one marine of that kind in boarding [[8.2]], for strength and for losses.',
      'Ruling: only in boarding and captures. Missiles strike them as oarsmen [[6.3]], and they fall in a melee when no troops are left [[8.4]]. Sent aboard a prize or another ship they are troops of their kind. Under a prize crew a ship’s oarsmen do not fight.',
    ],
    chart: 'ships',
  },
  {
    case: '1.9',
    title: 'Making terrain',
    text: ['Advice on building land and houses for a real table. It has no effect here: the table draws its own land [[2.4]].'],
  },
];
