import type { GuideSection } from '../../../../kit/rules/Guide.js';

/** The pictures of the guide, each made of the board's own parts. */
export type PictureId = 'counters' | 'wind' | 'marks' | 'arcs' | 'bonds';

/** How to play, in our own words. Rule cases stand in double square brackets. */
const sections: readonly GuideSection<PictureId>[] = [
  {
    title: 'What it is about',
    paragraphs: [
      'Five days of the summer of 1588, each a battle of its own, with a counter for every ship. The English are quick and shoot well; a Spanish deck is crowded with soldiers who win almost any fight they can get at. So one side wants two or three hexes of water between the ships, and the other wants none.',
      'You score for enemies sunk or taken, and in some battles for ships that get away. Whoever has more points at the end has won; when they are equal, the aim of the battle decides. What each side is after stands under Forces. [[10.0]] [[11.0]]',
      'Only one thing is ever hidden: the orders for close fire, until both sides have written theirs.',
    ],
  },
  {
    title: 'The counters',
    picture: 'counters',
    paragraphs: [
      'English plates are white with a red cross, Spanish ones blue with a white saltire. Each ship is drawn from above and points where she heads. Top left is her defence, the hits that sink her; top right her crew as it is now; bottom left her guns; bottom right her speed. A golden pennant is an admiral’s. [[2.2.1]]',
      'The red burst counts hits on the hull, the dark drop counts crew that is gone. Small discs above tell the rest: a link for a ship held fast, a crossed gun for one silenced, a curved arrow for a turn that is owed, a flag for a crew that is broken or in flight, an open lock for a prize nobody guards. A struck-out figure has been used this turn.',
    ],
  },
  {
    title: 'Who sails next',
    paragraphs: [
      'A turn is a string of single ships. The English open it. After that both sides throw a die before every ship and the English add one: the higher total sails a ship of its own or makes the enemy sail one. If the totals are level the English must sail. [[4.0]]',
      'Making the other side move is often the stronger choice. A ship that has to come on before you are ready to be chased has wasted her turn; one that must stay until last sees everything.',
    ],
  },
  {
    title: 'Wind and points',
    picture: 'wind',
    paragraphs: [
      'The rose in the corner shows the wind and, round it, what each heading gives: best with the wind on the quarter, less from astern, least on the bow, nothing dead ahead. The points are counted once, by the heading with which a ship sets out, and stay the same however she turns afterwards. Galleasses row and can go anywhere. [[5.2]] [[5.5]]',
      'Every sixth turn a die may shift the wind by one side, but it never strays far from where the battle began. [[6.0]]',
    ],
  },
  {
    title: 'Sailing',
    picture: 'marks',
    paragraphs: [
      'Pick a ship and the hexes she can reach light up, each with its cost. Press one and the course is laid, leg by leg; choose a heading on the small hexagon; press the hex again to go. You can also go step by step with the buttons, or plot the whole course by hand. Everything can be taken back until a die is thrown.',
      'A hex ahead costs a point. Turning costs more the farther you turn, once in each hex. The last thing a ship does may be a free turn of one side, the trim. [[5.3]]',
      'A sail ship that made two hexes or more last time cannot simply stop: if she doesn’t move, she must end with another heading than she began with, or turn a side before her next move, which she may not take back before she has entered a hex. [[5.6]]',
      'Beside an enemy who can still fight you must stop. The hatched hexes are those. Ships may pass through friends, and through whoever has given up the fight, but not fire from there, nor end there. [[7.0]] [[5.1.1]]',
    ],
  },
  {
    title: 'Fire',
    picture: 'arcs',
    paragraphs: [
      'Guns bear abeam and on the quarters, not straight ahead or astern; a galleass fires all round. A die, plus the guns, less the hexes between, less one for the Spanish: seven hits. Another ship on the line blocks it. Guns fire after moving, once a turn. [[8.1]] [[8.2]] [[8.3]]',
      'Put the pointer on any ship, or press her, and the chart shows where she bears, what each hex would take, whom she could hit with which chance, and who stands in the way.',
      'Crews fire too, at one hex or alongside, at any point of the move: a die plus the crew, plus one at one hex. A hit kills crew. An enemy who has not moved yet and has not been shot at loses the guns for her own move when a crew fires at her in passing: from a ship that has entered a hex of her move. [[8.1]]',
      'When all ships have moved, whoever still has a shot may fire at neighbours. Both sides write their orders unseen; all dice are thrown and all hits count together, so a ship that goes down still fires. [[3.3]]',
    ],
  },
  {
    title: 'Boarding',
    picture: 'bonds',
    paragraphs: [
      'Enemies that touch must fight. Both sides throw a die and add their crews, and two for an admiral. For every three points between the totals the lower loses a point of crew; and it is held by the winners until they leave or are driven off. Ships fight one against one, every pair that touches, in the order that the Spanish player wants. By option the smaller side of each knot is attacked by groups; then he says who falls upon whom, and the owner of a beaten group who of it loses crew. [[8.1]] [[5.6]]',
      'Ships locked in a fight can only be shot at by crews of that fight, and after a boarding the guns are silent while the enemy is alongside. [[8.2]]',
    ],
  },
  {
    title: 'Broken, taken, towed',
    paragraphs: [
      'A crew below nought is broken. If no enemy is alongside she flees at once, three hexes clear of everybody; if she cannot, she strikes. In later turns she makes for the nearest edge, every hex bringing her nearer, as long as she can do it clear of the enemy. A ship in flight strikes too when the enemy comes within a hex. [[8.4]] [[9.0]]',
      'A prize needs a guard beside her at the end of every later movement, or she drifts free; and a drifting ship can be taken again. A drifting ship that is towed off the map counts for nobody. Prizes, freed ships and the crippled Rosario can be towed, at the slower ship’s speed and by the heading of the ship in tow. [[9.0]] [[9.1]] [[9.2]]',
    ],
  },
  {
    title: 'The five battles',
    paragraphs: [
      'Off Plymouth Recalde keeps her heading for three turns and waits to be attacked. Under Portland Bill the tide sets on to the sand, which swallows whoever touches it; whoever sails another way pays the tide a die; the English want to get out. Off the Isle of Wight two stragglers are to be brought home. Before Gravelines both sides choose their places, the English have ten broadsides a ship, want to break through to the west, and more Spaniards come; the English may break off. The Rosario is a crippled prize for whoever tows her away. [[11.0]]',
    ],
  },
  {
    title: 'First advice',
    paragraphs: [
      'English: end your moves two to four hexes off, broadside on, where no enemy who has still to move can come alongside. Fire at one ship until she sinks. When the initiative lets you, make the Spaniard move first.',
      'Spanish: move in pairs, close the water ahead of an English ship rather than chasing her, and keep an admiral near the fight. A ship that is held cannot sail away from the next boarding.',
      'Both: look at the wind before you end a move. The heading you stop with is the speed you start with.',
    ],
  },
];

/** What the pictures show. */
const pictures = {
  counters: 'An English and a Spanish ship, and what befalls them',
  counterNames: ['English', 'Spanish, flagship', 'hit, crew lost', 'taken', 'in flight'],
  arcs: 'Where a galleon’s guns bear, and where a galleass’s',
  arcNames: ['sail: abeam only', 'oars: all round'],
  wind: 'The wind and the points of a ship of speed 6',
  marks: 'Lit hexes',
  markNames: ['sail here', 'stopped', 'aground', 'target', 'yours'],
  bonds: 'A ship held, two locked in a fight, a prize in tow',
  bondNames: ['held', 'locked', 'in tow'],
};

export const en = { sections, pictures };
