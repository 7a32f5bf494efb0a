import type { GuideSection } from '../../../../kit/rules/Guide.js';

export type PictureId = 'counters' | 'wind' | 'marks' | 'arcs' | 'bonds';

const sections: readonly GuideSection<PictureId>[] = [
  {
    title: 'The game',
    paragraphs: [
      'The game covers five battles of the summer of 1588, with one counter per ship. The English are faster and shoot better. Spanish ships carry many soldiers and win most boarding combats. The English therefore keep two or three hexes away, and the Spanish close in.',
      'You score Victory Points (VP) for enemy ships sunk or captured, and in some battles for ships that leave the map. The side with more VP wins. If VP are tied, the objective of the battle decides. The Forces tab lists the objectives and VP of both sides. [[10.0]] [[11.0]]',
      'Only the orders for simultaneous fire are secret, until both sides have given them.',
    ],
  },
  {
    title: 'The counters',
    picture: 'counters',
    paragraphs: [
      'English counters are white with a red cross, Spanish counters blue with a white saltire. The bow shows the heading. Top left is defence, the number of hits that sink the ship. Top right is the present crew, bottom left guns, bottom right speed. A golden pennant marks an admiral. [[2.2.1]]',
      'A red burst shows hull hits and a dark drop shows lost crew. Small discs show other states: a link marks a held ship, a crossed-out gun a silenced ship, a curved arrow a deferred turn. A flag marks a broken or withdrawing ship, an open lock an unguarded prize. The number of a weapon used this turn is crossed out.',
    ],
  },
  {
    title: 'Initiative',
    paragraphs: [
      'The English move the first ship of a turn. Before each later ship moves, both sides roll a die, and the English add 1. The higher total moves a ship or makes the enemy move one. If totals are tied, the English must move a ship. [[4.0]]',
      'It is often better to make the enemy move. A ship that moves early shows where it will be; a ship that moves last can react to all others.',
    ],
  },
  {
    title: 'Wind and movement points',
    picture: 'wind',
    paragraphs: [
      'The wind dial shows the wind and the movement points (MP) for each heading. A ship has the most MP with the wind on the quarter, fewer with it astern or on the bow, and none with it ahead. The heading at the start of the move sets the MP; later turns do not change them. Galleasses have oars and can move on any heading. [[5.2]] [[5.5]]',
      'Every sixth turn a die roll may shift the wind, by at most one hexside from its direction at the start of the battle. [[6.0]]',
    ],
  },
  {
    title: 'Movement',
    picture: 'marks',
    paragraphs: [
      'Select a ship: the hexes it can reach are highlighted with their cost. Select a hex to see the course, choose the heading on the small hexagon, and select the hex again to move. You can also move step by step with the buttons, or plot the whole course. You may take back any step until a die is rolled.',
      'Moving ahead costs 1 MP per hex. The more sides a ship turns, the more MP it pays, and it may turn only once in each hex. It may end its movement with a free turn of 1 side, a trim. [[5.3]]',
      'A sailing ship that entered 2 or more hexes in its last move must turn if it enters none now. It must end this move with a different heading, or turn 1 hexside before its next move. It may not undo that turn until it has moved a hex. [[5.6]]',
      'Next to a fighting enemy a ship must stop; those hexes are hatched. Ships may pass through friendly ships and through enemies that no longer fight. They may not fire or end their move there. [[7.0]] [[5.1.1]]',
    ],
  },
  {
    title: 'Fire',
    picture: 'arcs',
    paragraphs: [
      'Sailing ships fire guns to the sides, not ahead or astern; a galleass fires all round. Roll a die, add the guns, subtract the range, and subtract 1 for the Spanish: 7 or more hits. Range is the number of hexes between the ships. A ship in the line of fire blocks it. Guns fire after movement, once per turn. [[8.1]] [[8.2]] [[8.3]]',
      'Point at a ship or select it to see its arc and the roll needed in each hex. The map also shows its targets with their chances, and ships that block the line.',
      'Crews fire at range 0 or 1, at any point of the move. Roll a die and add the crew, plus 1 at range 1. A hit costs 1 crew point. A ship that has entered a hex in its move silences a target with crew fire. The target must not have moved or been fired at this turn. A silenced ship may not fire guns in its own move. [[8.1]]',
      'When all ships have moved, ships with a shot left may fire at enemies at range 0 or 1. Both sides give secret orders. All shots are rolled before any hit applies, so a ship that sinks still fires. [[3.3]]',
    ],
  },
  {
    title: 'Boarding',
    picture: 'bonds',
    paragraphs: [
      'Adjacent enemies must fight. Each side rolls a die and adds its crew, and 2 for an admiral. The lower total loses 1 crew point for every 3 points of difference, and is held until the winner leaves or is driven off. Each adjacent pair fights once, in the order the Spanish player chooses. An option lets groups of the larger side board single ships. The Spanish player assigns them, and the owner of a beaten group chooses which ship loses crew. [[8.1]] [[5.6]]',
      'Ships in a boarding combat can be fired at only by crews in that combat. After a boarding combat a ship may not fire guns while an enemy is adjacent. [[8.2]]',
    ],
  },
  {
    title: 'Broken ships, prizes and towing',
    paragraphs: [
      'A ship with crew below 0 is broken. If no enemy is adjacent, it withdraws at once to range 3 or more from all enemies; if it cannot, it surrenders. In later turns it sails to the edge that it can reach soonest with the present wind, if it can avoid enemies. A withdrawing ship also surrenders if an enemy is at range 0 or 1. [[8.4]] [[9.0]]',
      'A prize needs an adjacent guard at the end of each later movement phase, or it drifts free. A drifting ship can be captured again. If it is towed off the map, neither side scores VP for it. Prizes, freed ships and the crippled Rosario can be towed. The MP depend on the slower speed and on the heading of the towed ship. [[9.0]] [[9.1]] [[9.2]]',
    ],
  },
  {
    title: 'The five battles',
    paragraphs: [
      'Plymouth: Recalde’s San Juan keeps its heading for three turns and awaits the attack. Portland Bill: the English try to leave. The tide sets towards the sand bars, where ships are lost. Ships that move in other directions roll for the tide. Isle of Wight: the Spanish bring two stragglers to safety. Gravelines: free set-up; the English have 10 gun shots per ship, try to leave to the west, and may retreat, while Spanish reinforcements enter. Rosario: a crippled prize that either side may tow away. [[11.0]]',
    ],
  },
  {
    title: 'Advice for a first match',
    paragraphs: [
      'English: end your moves two to four hexes away, broadside on, where no enemy that has yet to move can come alongside. Fire at one ship until it sinks. If you win the initiative, make the Spanish move first.',
      'Spanish: move in pairs, and block the sea ahead of an English ship instead of chasing it. Keep a ship with an admiral near the fight. A held ship cannot escape the next boarding.',
      'Both: look at the wind before you end a move. Your heading now sets your MP next turn.',
    ],
  },
];

const pictures = {
  counters: 'An English and a Spanish ship, and their markers',
  counterNames: ['English', 'Spanish, flagship', 'hull hit, crew lost', 'captured', 'withdrawing'],
  arcs: 'Firing arcs of a galleon and a galleass',
  arcNames: ['sail: to the sides', 'oars: all round'],
  wind: 'The wind, and the MP of a ship of speed 6',
  marks: 'Highlighted hexes',
  markNames: ['move here', 'must stop', 'aground', 'target', 'your ship'],
  bonds: 'A held ship, two ships in combat, a prize in tow',
  bondNames: ['held', 'fighting', 'in tow'],
};

export const en = { sections, pictures };
