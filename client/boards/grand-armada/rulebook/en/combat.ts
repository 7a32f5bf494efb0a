import type { Rulebook } from '../../../../kit/rules/rulebook.js';

const artillery: readonly string[] = [
  'Range is the number of hexes between two ships, neither of theirs counted: ships that touch are at range 0.',
  'Artillery: a die, plus the guns of the ship, less the range, less 1 if she is Spanish (for guns alone, not for crews). 7 or more is a hit, which is a point of the target’s hull. There is no other limit to the range; but a shot that not even a 6 would bring home may not be fired. Each ship fires her guns once a turn.',
  'Every third hit on the hull also costs a point of crew. When the hits equal the defence the ship sinks, and the enemy scores her. [[10.0]]',
  'Ruling: in their own move ships fire their guns after moving, and firing ends the movement; the free turn may come before. Captured and drifting ships are never fired on. [[4.0]]',
];

const crews: readonly string[] = [
  'Crew fire: a die, plus the crew as it is now, plus the range, which is 0 or 1. 7 or more costs the target a point of crew. It goes in every direction, but needs a clear line of fire. Each crew fires once a turn: in any one hex of the ship’s own move, the first included, before or after her guns, or else in close fire. [[8.3]] [[3.3]]',
  'The crew of a ship is the printed one, less what crew fire and boarding have cost, less one for each three hits on the hull. A crew of 0 still fights; with less than 0 it is broken. [[8.4]]',
  'Ruling: the range is added, as the text has it, so that one hex off is easier than alongside. Option: it can be taken off, as it is for guns.',
];

const boarding: readonly string[] = [
  'Boarding: fighting enemies that touch throw a die each and add their crew, and 2 if an admiral is aboard. For each full 3 points between the totals the lower loses a point of crew: 0 to 2 none, 3 to 5 one, 6 to 8 two, 9 to 11 three, and so on. Nothing else comes of it but that the lower side is held. [[5.6]]',
  'Boardings are fought one ship against one, each pair that touches, in the order that the Spanish player wants. He names a pair, it is fought, and he names the next one. A ship may have to fight several times. A pair of which one ship has meanwhile been broken is left out.',
  'Ruling: boarding is not optional. Only Spanish squadron leaders, San Lorenzo among them, carry an admiral; Rata Encoronada and the English have none.',
  'Option: groups, the way the editor of the translation proposes. In each knot of touching enemies the side with fewer ships, the English if they are equal, is attacked: the Spanish player sends each ship of the larger side against one ship of the smaller side that she touches. All crews of a group fight together, with 2 for one admiral at most; who of a beaten group loses crew its owner says point by point. Ships of the smaller side against which nobody is sent do not fight. The side of a combat with the lower total is held by all ships of the other; level totals hold both.',
];

const bounds: readonly string[] = [
  'Silencing: a ship that has entered a hex in her move, and fires her crew at a fighting enemy that has not been sailed yet and at which nobody has fired this turn, takes away that enemy’s gunfire for her own move, hit or miss. It does not touch the enemy’s crew fire, nor her guns in close fire. A ship that has not moved may shoot, but silences nobody. [[3.3]]',
  'Ruling: the text says that the target loses her fire; that she keeps her crew fire is the translator’s reading.',
  'Option: the other reading. Whenever a ship enters a hex, enemies that have not been sailed yet and could fire their crews at her there may do so, one after another or not at all; each that does so cannot fire her guns in her own move. A mover that breaks sails on without shooting. The mover silences nobody.',
  'Mutual fire: ships that are side by side when all have moved may fire at each other with what they have not fired yet. [[3.3]]',
  'After a boarding: a ship that fought one in the last boarding step does not fire her guns as long as a fighting enemy touches her. [[8.2]]',
];

/** Chapter 8 up to 8.1. */
export const combat: Rulebook = [
  {
    case: '8.0',
    title: 'Combat',
    text: ['Guns, crews and boardings, where guns bear, and how a beaten ship gets away.'],
  },
  { case: '8.1', title: 'Types of Combat', text: [...artillery, ...crews, ...boarding, ...bounds], chart: 'gunnery' },
];
