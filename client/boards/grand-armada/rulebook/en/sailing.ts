import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const arcs: Rulebook = [
  {
    case: '8.2',
    title: 'Angles of Fire',
    text: [
      'Angles of fire turn with the ship’s heading. Galleasses fire guns through all six sides of their hex. Other ships fire guns through four sides: the two next to the bow and the two next to the stern. They cannot fire dead ahead or dead astern. Crew fire has no arc. [[8.1]]',
      'A ship may fire its guns at one target and its crew at another.',
      'A ship is engaged with each enemy it fought in the last boarding phase, as long as that enemy still fights and is adjacent. Guns may not fire at an engaged ship. Crews may fire at it only from ships it is engaged with. [[3.4]]',
      'Ruling: the figure is missing; we reconstructed the four sides. The printed text does not number this case; it is called 8.2 here.',
    ],
    chart: 'arcs',
  },
  {
    case: '8.3',
    title: 'Firing Arc',
    text: [
      'A target is in the arc of a side if it is within 30 degrees of the middle of that side. A hex on the line between two arcs is in both arcs; the ship may fire at it if it can fire through either side. Example: a ship in N-10 heading north (1) cannot fire guns at N-9, N-8, O-8 and M-8, but can fire at O-9, M-9, O-10 and P-9.',
      'A ship in the line of fire, friend or enemy, protects ships behind it. The line runs from centre to centre of the hexes. Any ship on the map blocks the line, whatever its state; a wreck does not.',
      'Ruling: the figure is missing. A line along the side between two hexes is blocked only if ships are in both hexes. From N-10 to O-9, a ship in N-9 alone blocks nothing; ships in both N-9 and O-10 block the line.',
      'Extra copies of the impact counters are not needed in software.',
    ],
    chart: 'arcs',
  },
];

export const movement: Rulebook = [
  {
    case: '5.0',
    title: 'Movement',
    text: ['This chapter covers movement points, the cost of turns, and limits on movement.'],
  },
  {
    case: '5.1',
    title: 'Generalities',
    text: [
      'A ship’s movement points (MP) depend on its speed and on the wind. It may enter only the hex ahead. It pays 1 MP for each hex it enters, and pays MP for turns. [[5.2]] [[5.3]] [[5.5]]',
      'No manoeuvre may cost more MP than the ship has left, or more than the speed on its counter. MP may not be saved for a later turn or given to another ship. A ship may spend all, some or none of its MP.',
      'Ruling: a sailing ship heading into the wind may not enter a hex, even with MP left. Ships may leave the map only by the edges open to their side in the battle, for 1 MP. Withdrawing ships may leave by any edge. [[11.0]] [[8.4]]',
    ],
  },
  {
    case: '5.1.1',
    title: 'Stacking',
    text: [
      'A ship may not end its movement in a hex with another ship, friend or enemy.',
      'A ship may pass through hexes with friendly ships, and with broken, withdrawing, captured or drifting ships of either side. It must have enough MP to leave each such hex again. Therefore an occupied hex in an enemy zone of control cannot be entered. [[7.0]]',
      'Ruling: a ship may not enter the hex of a fighting enemy. It may not fire, trim or end its move in a shared hex. A ship with a tow may not enter an occupied hex. [[9.1]]',
    ],
  },
  {
    case: '5.2',
    title: 'Direction and wind',
    text: [
      'The effect of the wind depends on the number of hexsides between the ship’s heading and the side the wind comes from. 0: head, into the wind. 1: bow, wind on the bow. 2: lateral, wind on the quarter, with the most MP. 3: aft, wind astern.',
      'With the wind from 5, headings 1 and 3 are lateral, 2 is aft, 4 and 6 are bow, 5 is head.',
      'Ruling: the figure is missing; lateral is taken from the example in [[5.3]], and the rest follows from it. Check the wind once, at the start of the ship’s move, after any deferred turn. Later turns do not change its MP. [[5.5]] [[5.6]]',
    ],
    chart: 'attitude',
  },
  {
    case: '5.3',
    title: 'Turns: change of direction',
    text: [
      'At the end of its movement a ship may trim, that is, turn one hexside for free. It may do so with no MP left and next to an enemy. [[7.0]]',
      'The cost of any other turn depends on the ship’s speed. At speed 6, one hexside costs 1 MP, two cost 3 MP, and three (a reverse) cost 6 MP. At speed 5 the costs are 1, 3 and 5 MP, at speeds 4 and 3 they are 1, 2 and 3 MP. Turns are paid for from the MP that the wind allows, so a ship of speed 6 can reverse only with a lateral wind.',
      'Example: a ship of speed 6 with heading 3 and a lateral wind (from direction 1 or 5) has 6 MP. Turning to heading 5 costs 3 MP; turning to heading 6 costs all 6 MP.',
      'Ruling: the table is missing except for these two figures. Two hexsides cost half the speed, rounded up, and three hexsides the whole speed, or 3 with oars. A ship may turn once in each hex: after a paid turn it may not turn again or trim in that hex.',
      'A ship may turn while it is stopped or held. With a tow it may turn only one hexside at a time. [[5.6]] [[9.1]]',
    ],
    chart: 'turns',
  },
  {
    case: '5.4',
    title: 'Not in the text',
    text: ['The printed rules have no case with this number.'],
  },
  {
    case: '5.5',
    title: 'Movement',
    text: [
      'MP are given in the order wind lateral, aft, bow, head. Under sail, speed 6 has 6, 4, 3, 0 MP; speed 5 has 5, 3, 2, 0 MP; speed 3 has 3, 1, 1, 0 MP. Galleasses, with speed 4 and oars, have 4, 3, 3, 2 MP. Ships with a tow use other values. [[5.2]] [[9.1]]',
      'Example: a ship of speed 5 with the wind aft has 3 MP.',
      'Ruling: the table is missing except for two values. Under sail a lateral wind subtracts 0 from the speed, an aft wind 2 and a bow wind 3, but at least 1 MP is left. A head wind leaves 0. With oars an aft or bow wind subtracts 1 and a head wind 2. The heading at the start of the move sets the MP.',
    ],
    chart: 'movement',
  },
];

export const wind: Rulebook = [
  {
    case: '6.0',
    title: 'Wind Direction',
    text: [
      'Roll a die at the start of turns 6, 12, 18, 24 and 30. On 1, set the wind one hexside anticlockwise of its direction at the start of the battle. On 2 or 3, set it to its direction at the start. On 4 or 5, it does not change. On 6, set it one hexside clockwise of its direction at the start. The wind is never more than one hexside away from its starting direction. [[5.2]]',
      'Ruling: the printed table and its figure are missing. The roll is relative to the direction at the start because the rulebook tells players to consider that direction.',
      'Option: the wind does not change during the battle.',
    ],
    chart: 'windChange',
  },
  {
    case: '7.0',
    title: 'Zones of Control',
    text: [
      'A ship’s zone of control is the six hexes around it. A ship that enters a hex next to a fighting enemy must stop. It may not move to another hex this turn, but it may still turn, for MP or with a trim. [[5.3]]',
      'A ship that starts its move next to an enemy may leave if it is not held and boarding has not broken its crew. It may move directly to another hex in a zone of control, but must stop there again. A ship that leaves a prize may lose it. [[5.6]] [[9.2]]',
      'Ruling: only fighting ships have a zone of control; broken, withdrawing, captured and drifting ships have none. The translator’s reading is that only a ship that won its boarding combat may leave; the loser is therefore held. [[8.1]]',
    ],
  },
];

export const sequence: Rulebook = [
  {
    case: '3.0',
    title: 'Play Sequence',
    text: [
      'A turn has six steps: wind, movement and fire, simultaneous fire, boarding, withdrawal, surrender. A step without decisions is carried out automatically. [[3.1]] [[3.2]] [[3.3]] [[3.4]] [[3.5]] [[3.6]]',
    ],
  },
  {
    case: '3.1',
    title: 'Step 1: the wind',
    text: ['Every sixth turn, roll for a change of wind. [[6.0]]'],
    chart: 'windChange',
  },
  {
    case: '3.2',
    title: 'Step 2: movement and firing',
    text: [
      'Ships move one by one, in the order set by initiative. The moving ship may fire its crew during its move and its guns after it. [[4.0]] [[5.0]] [[8.1]]',
      'At the end of this step, withdrawing ships with a fighting enemy at range 0 or 1 surrender. Then unguarded prizes are freed. [[8.4]] [[9.2]]',
    ],
  },
  {
    case: '3.3',
    title: 'Step 3: simultaneous fire',
    text: [
      'All fighting ships with an enemy at range 0 or 1 may fire at the same time. Each may use its guns once and its crew once, if it has not used them this turn. [[8.1]]',
      'Guns need a target in arc and in range, a clear line of fire and shots left, as usual. Silencing has no effect in this step. Guns still may not fire next to an enemy after a boarding combat. [[8.2]] [[8.3]]',
      'Both players give secret fire orders, at most one per ship and weapon, or none. All shots are rolled before any hit applies, so a ship that is sunk in this step still fires.',
      'Ruling: only enemies at range 0 or 1 are targets, because the text speaks of neighbours firing at each other.',
    ],
    chart: 'crewFire',
  },
  {
    case: '3.4',
    title: 'Step 4: boarding',
    text: [
      'Adjacent fighting enemies fight each other as in [[8.1]]. No player may decline: contact always leads to combat. Broken ships take no part. [[8.4]]',
      'The Spanish player chooses the order of combats.',
    ],
    chart: 'boarding',
  },
  {
    case: '3.5',
    title: 'Step 5: withdrawal',
    text: [
      'Broken ships without an adjacent fighting enemy make an extra move out of the battle, English ships first. Each player chooses the order of their own ships. [[8.4]]',
    ],
  },
  {
    case: '3.6',
    title: 'Step 6: surrender',
    text: [
      'Broken ships that have an adjacent enemy or cannot withdraw are captured. Then drifting ships may be captured again, and Victory Points are counted. [[9.0]] [[9.2]] [[10.0]]',
    ],
  },
  {
    case: '4.0',
    title: 'Initiating',
    text: [
      'The English player moves the first ship of a turn, and may not make the Spanish move instead.',
      'Then, before each ship moves, both sides roll a die, and the English add 1. The player with the higher total moves a ship that has not moved this turn, or makes the opponent move one. The opponent then chooses the ship. If the totals are tied, the English must move a ship.',
      'This continues until all ships have been activated. An activated ship need not move. [[5.1]]',
      'Ruling: if only one side has ships left, it moves them without rolls. A reinforcement is activated by entering. A side with only reinforcements left to move may decline to bring them in this turn. Captured and drifting ships are never activated. [[11.0]] [[9.0]]',
      'A broken ship that has not moved yet may be moved, but may not fire. [[8.4]]',
    ],
    chart: 'initiative',
  },
];
