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
