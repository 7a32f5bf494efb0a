import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Cases 8.2 and 8.3. */
export const arcs: Rulebook = [
  {
    case: '8.2',
    title: 'Angles of Fire',
    text: [
      'Where guns bear turns with the ship’s heading. Galleasses fire through all six sides of their hex. Other ships fire through four: the two next to the bow and the two next to the stern; dead ahead and dead astern are closed. Crew fire goes all round. [[8.1]]',
      'A ship may fire her guns at one target and her crew at another.',
      'A ship is locked with each enemy she fought in the last boarding step, as long as that one still fights and touches her. Nobody fires guns at a locked ship, and no crews but those of the ships she is locked with. [[3.4]]',
      'Ruling: the figure is missing; the four sides are ours. The text gives angles of fire no number of their own; they are called 8.2.',
    ],
    chart: 'arcs',
  },
  {
    case: '8.3',
    title: 'Firing Arc',
    text: [
      'A target lies in the arc of a side if it is within 30 degrees of the middle of that side; a hex on the line between two sides counts to both, and one open side is enough. Example: a ship on N-10 pointing north (1) cannot reach N-9, N-8, O-8 and M-8, but can reach O-9, M-9, O-10 and P-9.',
      'A ship on the line of fire, friend or enemy, keeps what lies behind her from being hit. The line runs from centre to centre. Any ship on the map blocks, whatever her state; a wreck does not.',
      'Ruling: the figure is missing. A line along the side between two hexes is blocked only if both hexes hold ships: from N-10 to O-9 a ship on N-9 alone blocks nothing, ships on N-9 and O-10 block.',
      'Copying the counters of hits has no effect in software.',
    ],
    chart: 'arcs',
  },
];

/** Chapter 5 but for its restrictions. */
export const movement: Rulebook = [
  {
    case: '5.0',
    title: 'Movement',
    text: ['How far a ship goes, what turning costs, and what stops her.'],
  },
  {
    case: '5.1',
    title: 'Generalities',
    text: [
      'Each ship has movement points by her speed and by how the wind takes her. A point is paid for each hex she enters, which is always the one ahead, and points for turning. [[5.2]] [[5.3]] [[5.5]]',
      'No manoeuvre may cost more than the points that are left, nor more than the speed on the counter. Points are neither saved for another turn nor lent to another ship. A player may spend all of them, some, or none.',
      'Ruling: a sail ship that points dead into the wind enters no hex, whatever points she has left. Ships leave the map only over the edges that the battle opens to their side, for a point; ships in flight over any. [[11.0]] [[8.4]]',
    ],
  },
  {
    case: '5.1.1',
    title: 'One ship to a hex',
    text: [
      'No ship ends her movement in the hex of another, friend or enemy.',
      'She may pass through hexes of friends, and of broken, withdrawing, captured or drifting ships of either side, if with the points she has left she can come out again. A hex that is occupied and in an enemy’s zone of control can therefore not be entered. [[7.0]]',
      'Ruling: the hex of a fighting enemy is closed. Nobody fires, trims or ends her move in a shared hex. A ship with another in tow passes no occupied hex. [[9.1]]',
    ],
  },
  {
    case: '5.2',
    title: 'Direction and wind',
    text: [
      'How the wind takes a ship depends on the sides between her heading and the side it comes from. None: head, dead into the wind. One: bow, the wind crosses the prow. Two: lateral, the best point of sailing. Three: aft, from right astern.',
      'With the wind from 5, headings 1 and 3 are lateral, 2 is aft, 4 and 6 are bow, 5 is head.',
      'Ruling: the figure is missing; lateral is as the example of [[5.3]] has it, and the rest follows. The wind is looked at once, as the ship begins her move, after a turn that she owes. Turning later changes neither gain nor loss. [[5.5]] [[5.6]]',
    ],
    chart: 'attitude',
  },
  {
    case: '5.3',
    title: 'Turns: change of direction',
    text: [
      'At the end of her movement a ship may turn one side for nothing, even with no point left and beside an enemy. [[7.0]]',
      'Any other turn is paid, by speed. Speed 6: one side 1 point, two sides 3, three sides (going about) 6. Speed 5: 1, 3, 5. Speeds 4 and 3: 1, 2, 3. They are paid out of what the wind leaves, so a ship of speed 6 can go about only with a lateral wind.',
      'Example: speed 6, heading 3, the wind lateral, from 1 or 5: six points. To point at 5 costs 3, to point at 6 the whole move.',
      'Ruling: the table is missing but for these two figures; two sides cost half the speed, rounded up, and three sides all of it, with oars 3. One turn in a hex: a ship that has paid for one there can neither add another nor the free side.',
      'A ship may turn while she is stopped or held. With a ship in tow she turns one side at a time. [[5.6]] [[9.1]]',
    ],
    chart: 'turns',
  },
  {
    case: '5.4',
    title: 'Not in the text',
    text: ['The numbering of the printed rules passes over this case. It has no effect.'],
  },
  {
    case: '5.5',
    title: 'Movement',
    text: [
      'Points by speed, with the wind lateral, aft, on the bow and ahead. Sail of speed 6: 6, 4, 3, 0. Speed 5: 5, 3, 2, 0. Speed 3: 3, 1, 1, 0. Galleasses, speed 4 with oars: 4, 3, 3, 2. Tows have rows of their own. [[5.2]] [[9.1]]',
      'Example: a ship of speed 5 with the wind aft has three points.',
      'Ruling: the table is missing but for two cells. Under sail the wind takes nothing off the speed when it is lateral, 2 from aft and 3 on the bow, but leaves at least 1, and everything from ahead; under oars it takes 1 from aft or on the bow and 2 from ahead. The points are fixed by the heading with which the ship begins.',
    ],
    chart: 'movement',
  },
];

/** Chapters 6 and 7. */
export const wind: Rulebook = [
  {
    case: '6.0',
    title: 'Wind Direction',
    text: [
      'On turns 6, 12, 18, 24 and 30 a die is thrown before anything else. On 1 the wind comes from one side anticlockwise of where it came from at the start of the battle; on 2 or 3 from the side of the start; on 4 or 5 it stays as it is; on 6 it comes from one side clockwise of the start. So it never strays more than one side. [[5.2]]',
      'Ruling: the printed table and its figure are missing. Ours goes by the first wind because the rules tell players to bear it in mind.',
      'Option: the wind can be kept as it is for the whole battle.',
    ],
    chart: 'windChange',
  },
  {
    case: '7.0',
    title: 'Zones of Control',
    text: [
      'The zone of control of a ship is the six hexes about her. A ship that enters a hex beside a fighting enemy has come to the end of her way: she goes no farther this turn, but may still turn, by points or by the free side. [[5.3]]',
      'A ship that begins her move beside an enemy may leave, if she is not held, once the boarding is over and her crew has stood it. She may go straight into another such hex, and stops there again. Who leaves a prize may lose it. [[5.6]] [[9.2]]',
      'Ruling: only fighting ships have such a zone: broken, withdrawing, captured and drifting ones have none. The translator reads the case so that only a ship that won her boarding may leave; hence who lost is held. [[8.1]]',
    ],
  },
];

/** Chapters 3 and 4. */
export const sequence: Rulebook = [
  {
    case: '3.0',
    title: 'Play Sequence',
    text: [
      'A turn has six steps: wind, movement with fire, close fire, boarding, withdrawal, surrender. A step in which there is nothing to decide passes by itself. [[3.1]] [[3.2]] [[3.3]] [[3.4]] [[3.5]] [[3.6]]',
    ],
  },
  {
    case: '3.1',
    title: 'Step 1: the wind',
    text: ['On every sixth turn a die tells whether the wind shifts. [[6.0]]'],
    chart: 'windChange',
  },
  {
    case: '3.2',
    title: 'Step 2: movement and firing',
    text: [
      'Ship by ship, in the order that initiative gives. Whoever sails may fire her crew on the way and her guns when she has moved. [[4.0]] [[5.0]] [[8.1]]',
      'At the end of the step ships in flight that have an enemy too near strike, and then prizes that nobody guards are free. [[8.4]] [[9.2]]',
    ],
  },
  {
    case: '3.3',
    title: 'Step 3: close fire',
    text: [
      'All fighting ships that have an enemy at range 0 or 1 may fire at the same time, each with whatever she has not used this turn, guns once and crew once. A ship that fired in her own move has less left, or nothing. [[8.1]]',
      'Guns need arc, line of fire, reach and shot as always; having been silenced no longer matters. After a boarding the guns are still barred beside the enemy. [[8.2]] [[8.3]]',
      'Both players write their orders in secret, at most one for each ship and weapon, and may write none. All dice are thrown before any hit counts, so a ship that is sunk in this step still fires.',
      'Ruling: targets are enemies at range 0 or 1 alone, since the text speaks of neighbours firing at each other.',
    ],
    chart: 'crewFire',
  },
  {
    case: '3.4',
    title: 'Step 4: boarding',
    text: [
      'Fighting ships that touch fight each other; how is told in [[8.1]]. Nobody may decline, since it is the contact that brings the fight. Ships with a broken crew take no part. [[8.4]]',
      'The Spanish player says in which order.',
    ],
    chart: 'boarding',
  },
  {
    case: '3.5',
    title: 'Step 5: withdrawal',
    text: [
      'Ships whose crew is broken and that no fighting enemy touches make an extra move out of the battle, the English ships first. Each owner chooses which of his own goes next. [[8.4]]',
    ],
  },
  {
    case: '3.6',
    title: 'Step 6: surrender',
    text: [
      'Ships whose crew is broken and that have an enemy beside them, or cannot get away, are captured. Then drifting ships may be taken again, and the points are counted. [[9.0]] [[9.2]] [[10.0]]',
    ],
  },
  {
    case: '4.0',
    title: 'Initiating',
    text: [
      'The English player always begins: he sails one of his ships, and nobody can be forced yet.',
      'Then both throw a die before every ship, and the English add 1. The higher total chooses: he sails one of his ships that has not been sailed this turn, or makes the other sail one, which the other picks himself. Level totals: the English must sail one of their own.',
      'So it goes on until all ships have been sailed. A ship that is sailed need not move. [[5.1]]',
      'Ruling: while one side alone has ships left it sails them without dice. A ship that enters as a reinforcement is sailed by entering; a side that has nothing left but such ships may decline for this turn. Captured and drifting ships are never sailed. [[11.0]] [[9.0]]',
      'A broken ship that has not been sailed yet may be sailed, but does not fire. [[8.4]]',
    ],
    chart: 'initiative',
  },
];
