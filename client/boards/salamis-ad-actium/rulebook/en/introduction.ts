import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 2 from case 2.8: deployment, reserves, currents, the crew test. */
export const layingOut: Rulebook = [
  {
    case: '2.8',
    title: 'Deployment',
    text: [
      'Weather is decided before deployment. Each side rolls a d10 and adds its Commander-in-Chief’s command; re-roll ties. The winner chooses one long edge of the table as its base edge; the other side has the opposite edge.',
      'The loser places the first squadron. The sides then alternate, and each places a whole squadron at a time. A side with no squadrons left is skipped.',
      'A ship must be wholly within 15 cm of its base edge, or within 15 cm of a coast that reaches that edge. It may not be within 15 cm of either short edge, or on land, a fort, a closed boom or another ship. It must be at least 45 cm from every enemy base. It may face in any direction.',
      'Squadrons may be kept in reserve [[2.9]]. However, a side with no squadron on the table must place its last squadron if there is a legal position. A squadron with no legal position left goes into reserve automatically.',
      'Points battle: before its first placement, a side may swap the officers of any two squadrons, any number of times, because their quality is already known. The Admiral may not command an allied squadron.',
      'Scenarios: ships start in their printed positions. With the option “Free deployment”, the sides roll as usual but keep the printed edges. Each side places its squadrons wholly inside the rectangle around its own printed positions, enlarged by 6 cm. Ships must be on the table and clear of land and other ships. Enemies must be 45 cm apart, or as far apart as the nearest printed positions if that is less. Squadrons that begin ashore keep their positions. At the Solent, three Danish ships are beached and cannot act before turn 2; they then refloat at +3 [[5.6]].',
      'Ruling: 15 cm is both the depth from the base edge and the distance from the short edges; the rulebook gives one figure for both.',
      'Ruling: the printed positions of a scenario may be closer than these distances allow, as at the Nile.',
    ],
    chart: 'deployment',
  },
  {
    case: '2.9',
    title: 'Off-table forces',
    text: [
      'A side may keep whole squadrons off the table, as a reserve or to enter on a flank. It declares them when it is its turn to place a squadron; declaring them does not use up that turn. A scenario allows reserves only with free deployment [[2.8]], and never for squadrons that begin ashore.',
      'Entry: a squadron may try to enter once in each Action Phase of its side, before any ship has been ordered to move. Its player chooses an edge, a point and a heading. The edge must be the side’s own base edge or a short edge, and the point may not be on a coast. The heading is straight onto the table, or up to 45 degrees to either side.',
      'Roll a d10. Add the command of the squadron’s own officer, or that of the Commander-in-Chief if it has none, and for allies their loyalty. Add 1 on the side’s base edge, and 1 if the point is level with or behind the side’s rearmost ship on the table. Subtract 1 on a short edge, 1 if the point is beyond the side’s foremost ship, and 1 if any enemy ship is within 15 cm of the point. Front and rear are measured from the side’s base edge; if the side has no ship on the table, neither modifier applies.',
      'On 0 or less the squadron is lost. On 1 to 4 it is delayed, and may try again in a later phase, at any point. On 5 or more it enters.',
      'Ships enter with their sterns on the edge: the first at the point, the others alternately to its right and left. The distance between centres is the width of the widest base plus 20 mm. The ships may act at once with half their allowance, but may not burst. If a ship’s position is occupied, the ship enters alone at the start of its side’s next Action Phase, without a roll. It takes the nearest free position on that edge.',
      'Loyalty is bought for a percentage of the allies’ cost, rounded up: −2 for 0 per cent, −1 for 5, 0 for 10, +1 for 15, +2 for 20.',
      'With the option “Hidden reserves”, the enemy sees neither the number nor the type of the ships in reserve. Gaps in names, numbers or order do not reveal them. The enemy sees only the result of an entry roll. For allies, the entry roll is always hidden in this way.',
      'Ruling: any enemy ship within 15 cm of the entry point gives the −1. The rulebook prints no figures for loyalty.',
      'Ruling: only whole squadrons are kept in reserve. Squadrons lost before entering count neither as losses nor as part of the fleet [[10.3]].',
      'Ruling: declaring reserves does not use a placement, so that the order of placement does not reveal them.',
    ],
    chart: 'offTable',
  },
  {
    case: '2.10',
    title: 'Tides and currents',
    text: [
      'Currents, the flow of rivers and tidal streams move ships in the Intermediate Phase, before the melees [[5.10]]. A weak current moves them d3 cm in its direction, a strong one d6 cm. Linked ships drift together, with one roll.',
      'A tide also changes depth: at a fixed interval of turns each shallow becomes one level shallower (falling, down to 0) or deeper (rising). Ships afloat in water that has fallen check for grounding when they next move [[5.6]].',
      'In a points battle there is no current unless the players choose one. They agree on its strength and direction, or roll a d6: 1-3 none, 4-5 weak, 6 strong. The d10 table of the wind then gives the direction that the current comes from [[2.5]]. They also choose no tide, a rising tide or a falling tide. If there is land, they may roll a d6 instead: 1-2 rising, 3-4 falling, 5-6 none. The tide changes depths every third turn, unless another interval from 1 to 20 turns is agreed. The tide moves no ships; only the current does.',
      'In a campaign battle, roll for current and tide. Each scenario gives its own currents and tide. Some currents affect only part of the table: they move a group of linked ships if the centre of one of them is there.',
      'If the option “Currents and tides” is off, there are no currents or tides.',
      'Ruling: the rulebook prints the distances; we chose the frequency of currents and tides and the interval of three turns.',
    ],
    chart: 'currents',
  },
  {
    case: '2.11',
    title: 'The crew test',
    text: [
      'Roll a d10. Add the quality of the crew and of any officer aboard [[1.7]]. Subtract 1 for Heavy damage, 2 for Severe damage or 3 if the ship is Sinking. Subtract 1 if it is on fire, 2 if snakes or bees are aboard, and 1 for a prize crew. Subtract 1 if its squadron is shaken, or 2 if it is routed. Subtract 1 if the ship has fewer than half of its original troops and oarsmen, counted together. Then add the modifier of the test itself.',
      'The test passes on 5 or more. A natural 1 always fails and a natural 10 always passes.',
      'The tests and their own modifiers: burst +1 [[5.4]]; pivot in a rough sea 0 [[5.3]]; avoiding a friendly ship +1 [[5.11]]; grounding +1 and refloating −1 [[5.6]]; sails in a storm −1, in a gale −3 [[5.9]]; backing off 0 [[7.4]]; fire pots ahead 0 [[9.1]]; cutting free 0 or less [[8.1]]; surrender 0 or −2 [[8.2]]; sickle poles −1 [[9.6]]; weather +2 or less, flooding +2 [[10.1]]; fires 0, snakes and bees +2, repairs 0 or less [[10.5]].',
      'Ruling: target and modifiers are reconstructed; the rulebook says only that the crew and the officer modify the roll.',
    ],
    chart: 'crewTest',
  },
];

/** Cases 2.4 to 2.7: land, wind and sea. */
export const playingArea: Rulebook = [
  {
    case: '2.4',
    title: 'The playing area',
    text: [
      'Divide the table into squares of about 60 cm. Take them from west to east, the southern row first, and roll 2d6 for each. On 12 there is a long shore of 60 cm, on 11 or 3 a shore of 30 cm. On 9 there is an island of 40 by 20 cm, on 5 two islets of 20 by 10 cm. On 2 there is a headland reaching 30 cm out. In a corner of the table, 12 and 2 are a corner headland. On 4, 6, 7, 8 or 10 there is open water.',
      'Position: a shore lies on the long table edge of its square; in a corner square, roll a d6: 1-3 that edge, 4-6 the short edge. Along the edge, a d6 puts a shore or headland at the start (1-2), in the middle (3-4) or at the end (5-6) of the square. For an island, roll one d6 for its place in the square (1 north-west, 2 north-east, 3 south-west, 4 south-east, 5-6 centre) and another for its direction: north to south (1-2), north-west to south-east (3), north-east to south-west (4) or west to east (5-6).',
      'A piece that would be closer than 10 cm to another moves to the next position; if no position has room, leave it out. If the table has no feature at all, or a deployment area has less than 50 cm of free length, roll again for the whole table.',
      'Coast: roll a d6 for each piece. On 1-4 it is sandy, with a belt of shallow water 2d6 cm wide and d6 deep; on 5-6 it is rocky, with deep water. A ship driven onto rock is wrecked; a ship driven onto sand is aground [[5.6]].',
      'Habitation: roll a d6 for every 30 cm of a piece’s long side: 1-4 none, 5-6 inhabited. For each inhabited stretch roll again: 1-4 is a village of 10 by 10 cm, 5-6 a town of 20 by 10 cm. A town has a harbour of 8 by 6 cm between two moles of rock. In a campaign area that has a port, add 2 to both rolls.',
      'A town belongs to the side with the nearer base edge. With the option “Fortifications”, a town has a fort of strength 4 with 2 archers and 1 ballista, and a boom across the harbour mouth. The boom is closed at the start [[7.5]]. Villages have no effect.',
      'Set-up: in a points battle the players may agree on the feature of any square; its position and buildings are still rolled. The table has no land only if they agree on open sea everywhere.',
      'Ruling: the two columns of the detail table stand for rolls of 1-4 and 5-6.',
      'Ruling: the +2 in a campaign makes towns likelier, not cliffs, so add it only to the habitation rolls.',
      'Ruling: crews see rocks ahead. Ordered moves stop 1 mm short of any land; only drifting ships touch it.',
    ],
    chart: 'terrain',
  },
  {
    case: '2.5',
    title: 'Wind',
    text: [
      'Wind affects sailing [[5.8]] [[5.9]], drift [[5.10]] and the sea state [[2.6]].',
      'Direction: roll a d10: 1-3 from the west, 4 north-west, 5 north-east, 6-8 east, 9 south-east, 10 south-west. North is the upper long edge.',
      'The wind strengths, from weakest to strongest, are Still, Light Airs, Breeze, Strong Breeze, Storm and Gale. An ordinary battle has a Breeze. If you roll for the strength, use a d6. In the Mediterranean, 1 is Still, 2-3 Light Airs, 4-6 Breeze; in northern waters, 1 is Still, 2 Light Airs, 3-5 Breeze, 6 Strong Breeze.',
      'Set-up: the players of a points battle choose a Breeze or a roll for the region. The region is northern waters if either side’s list is northern. In campaign battles, roll. Scenarios state their wind. At Actium a Breeze begins on turn 5 and keeps its direction; there are no other weather rolls there.',
      'Ruling: direction uses a d10, because the table needs one, although the rulebook’s text first names a d6.',
      'Ruling: a Gale is stronger than a Storm.',
    ],
    chart: 'wind',
  },
  {
    case: '2.6',
    title: 'Sea state',
    text: [
      'The sea is flat, choppy, rough or very rough. Roll a d6 and read the result by wind strength. Still: always flat. Light Airs: flat on 1-5, choppy on 6. Breeze: flat on 1-3, choppy on 4-5, rough on 6. Strong Breeze: flat on 1, choppy on 2-4, rough on 5-6. Storm: flat on 1, choppy on 2, rough on 3-4, very rough on 5-6. Gale: choppy on 1, rough on 2-3, very rough on 4-6.',
      'In a campaign, add 1 for every perilous route of the area, to a maximum roll of 6. This applies to every sea state roll of the battle, not only the first.',
      'The sea state affects: movement [[5.5]], pivots [[5.3]], shooting [[6.1]] [[6.2]] [[6.5]], fire [[6.6]], ramming [[7.3]], grappling [[8.1]], weather damage and flooding [[10.1]].',
      'If the option “Sea state” is off, the sea is always flat.',
      'Scenarios: at Salamis the sea is at least choppy from turn 3; at Arginusae it is at least rough from turn 9. A libation cannot make the sea calmer than that.',
      'Ruling: the categories keep their printed order, but the printed die ranges are lost. Ours make the sea rougher as the wind rises, and mostly flat in ordinary battles.',
    ],
    chart: 'sea',
  },
  {
    case: '2.7',
    title: 'Sheltered waters',
    text: [
      'Water downwind of land is sheltered. The sheltered area extends downwind as far as the land is wide across the wind, up to 20 cm. For a ship with its centre in that area, wind and sea are one level lower for all purposes, but never below Still and flat.',
      'The option “Sheltered waters” is off unless it is chosen.',
    ],
    chart: 'sea',
  },
];

export const introduction: Rulebook = [
  {
    case: '1',
    title: 'Introduction',
    text: [
      'This chapter gives the scales, the dice and the terms that all later chapters use. The game covers 2000 BC to AD 900.',
      'Our copy of the printed book has only its index and chapters 1 and 2. The later chapters are reconstructed from their headings, from references in chapters 1 and 2, and from history.',
    ],
  },
  {
    case: '1.1',
    title: 'Scales',
    text: [
      'A model is one ship, a turn is about five minutes, and 1 cm on the table is 33 yards of sea.',
      'Historical battles had hundreds of ships. The base of a model covers the space of about five ships, or ten in the largest battles.',
      'These scales have no effect on play. Nor does playing in inches with larger models.',
    ],
  },
  {
    case: '1.2',
    title: 'Dice',
    text: [
      'Dice have ten sides (d10, read from 1 to 10) or six (d6). A d3 is a d6 halved, rounded up.',
      'Percentages are rounded down, unless a case says otherwise. Apply several percentages one after the other, each to the previous result.',
    ],
  },
  {
    case: '1.3',
    title: 'Base sizes',
    text: [
      'A base is a rectangle. To find its size, add 5 mm to the length and to the width of the model with its oars. Then round each of the two up to a multiple of 5 mm. All distances between ships are measured between their bases.',
      'Two bases touch if they are at most 2 mm apart. Headings are in steps of 5 degrees.',
    ],
    chart: 'bases',
  },
  {
    case: '1.4',
    title: 'Damage',
    text: [
      'A ship is undamaged, or has Light, Medium, Heavy or Severe damage, or is Sinking. There are no hull points.',
      'A hit inflicts a damage level. The ship takes that level, or one level more than it had, whichever is worse. No level is worse than Sinking. A hit that inflicts no level has no effect.',
      'Light damage has no effect by itself. With Medium damage a ship has three quarters of its allowance. With Heavy damage it has half its allowance, −1 on crew tests and in boarding, turns one class worse, and may not burst. With Severe damage it has a quarter of its allowance, −2 on crew tests and in boarding, turns one class worse, and shoots with half its archers. It may not burst, ram or rake, and may flood [[10.1]]. A Sinking ship may not move, shoot or fight, has −3 on crew tests, and may sink each turn [[5.12]].',
      'Each level also gives the enemy points [[10.3]]: 5, 15, 30, 50 and 100 per cent of the ship’s value.',
      'Losses of men, oars, officers, engines, towers, rudder and ram are separate from these levels and have their own cases.',
      'Ruling: a hit of the same or a lower level still makes the ship one level worse. There are no hit points that could record such a hit.',
    ],
    chart: 'damage',
  },
  {
    case: '1.5',
    title: 'The turn',
    text: [
      'A turn has a variable number of Action Phases, in which ships move, ram, grapple and shoot. It ends with one Intermediate Phase, which resolves boarding and everything else. Draw counters to determine the order [[4.1]].',
      'A commander may spend a Tactical Initiative counter for another Action Phase before the melees [[4.4]]. Each counter can be used once in a battle.',
    ],
  },
  {
    case: '1.6',
    title: 'Counters',
    text: [
      'Three counters for each side and one for the Intermediate Phase go into the bag at the start of every turn. Tactical Initiative counters are separate.',
      'The server draws the counters, so no player knows the order in advance. Everyone can see how many counters of each kind are left in the bag.',
    ],
    chart: 'counters',
  },
  {
    case: '1.7',
    title: 'Crew and command quality',
    text: [
      'Crews are elite (+2), veteran (+1), average (0), raw (−1) or green (−2). Officers are exceptional (+2), skilled (+1), average (0), poor (−1) or inept (−2).',
      'A Commander-in-Chief brings 5 (exceptional), 4 (skilled), 3 (average), 2 (poor) or 1 (inept) Tactical Initiative counters to the battle. A Vice Admiral brings none, even after becoming Commander-in-Chief [[10.6]].',
      'All cases use the same crew test [[2.11]]. An officer aboard adds their modifier to every crew test of the ship, even if it is negative.',
      'Crew quality counts less in boarding: elite +1, green −1, all others 0 [[8.2]]. Crew quality also sets the number of bursts of speed: elite 4, veteran 3, average 2, raw and green 1 [[5.4]].',
      'Ruling: the printed table has lost its minus signs; the training table [[2.3]] confirms them.',
    ],
    chart: 'crews',
  },
  {
    case: '1.8',
    title: 'Fighting oars',
    text: [
      'Some peoples’ rowers were warriors: their ships’ cards say that oarsmen fight as normal or heavy marines. Each remaining factor of such oarsmen counts as one marine of that kind in boarding [[8.2]], for strength and for losses.',
      'Ruling: this applies only in boarding and captures. Missiles hit these men as oarsmen [[6.3]], and a melee removes them only when no troops are left [[8.4]]. Aboard a prize or another ship they are troops of their kind. Under a prize crew, a ship’s oarsmen do not fight.',
    ],
    chart: 'ships',
  },
  {
    case: '1.9',
    title: 'Making terrain',
    text: [
      'The rulebook gives advice on building land and houses for a real table. It has no effect here: the board draws its own land [[2.4]].',
    ],
  },
];
