import type { Token } from '../../../../../src/games/grand-armada/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';

const { count, list } = grammarOf('en');

const points = (n: number) => count(n, { one: 'point', other: 'points' });
const ships = (n: number) => count(n, { one: 'ship', other: 'ships' });

function step(token: Token, hex: string, heading: string): string {
  switch (token) {
    case 'F':
      return `Ahead to ${hex}`;
    case 'TL':
    case 'TR':
      return `Trim to ${token === 'TL' ? 'port' : 'starboard'}, heading ${heading}`;
    case 'U3':
      return `About, heading ${heading}`;
    default:
      return `${token[0] === 'L' ? 'Port' : 'Starboard'} ${token[1]}, heading ${heading}`;
  }
}

/** The papers, the drawer of forces, the top bar, the end and the keys. */
export const panels = {
  status: {
    before: 'Before the battle',
    turn: (n: number) => `Turn ${n}`,
    turnOf: (n: number, of: number) => (n === 0 ? 'Deployment' : `Turn ${n} of ${of}`),
    wind: (from: string) => `Wind from ${from}`,
    points: (n: number) => `${n} VP`,
    sails: (name: string) => `${name} under way`,
  },

  slip: {
    crewLeft: (crew: number) => `crew ${crew}`,
    heading: 'Heading',
    pointsShort: (n: number) => `${n} pt`,
    arrival: (cost: number, trimmed: boolean) => (!trimmed ? String(cost) : cost ? `${cost} + trim` : 'trim'),
    factors: (defence: number, crew: number, guns: number, speed: number) =>
      `defence ${defence}, crew ${crew}, guns ${guns}, speed ${speed}`,
    muster: (n: number) => `${ships(n)} to place`,
    reserves: 'Reinforcements',
    window: (left: number, of: number, from: number, to: number, edge: string) =>
      `${left} of ${of}, turns ${from} to ${to}, over the ${edge} edge`,
    windowState: { open: 'may come now', coming: 'not yet', closed: 'closed' },
    charged: (group: string) => `She would be counted in group ${group}.`,
    figures: { hull: 'Defence', crew: 'Crew', guns: 'Guns', speed: 'Speed', oars: 'Oars' },
    admiral: (name: string) => `flagship of ${name}`,
    attitude: { head: 'dead ahead', bow: 'on the bow', lateral: 'on the quarter, her best', aft: 'from astern' },
    wind: (heading: string, attitude: string, n: number) => `Heading ${heading}, the wind ${attitude}: ${points(n)} if she set sail now.`,
    windOn: (heading: string, attitude: string) =>
      `Heading ${heading}, the wind ${attitude}. The points are fixed by this heading, however she turns later.`,
    begins: (name: string) => name,
    points,
    towed: (name: string) => `With ${name} in tow: the slower speed, by the heading of the ship in tow.`,
    tide: 'The tide is still owed: the first hex that she enters the other way costs her a die, two points at most. Her reach reckons with two.',
    yawDue: 'She turns one side first; the wind is looked at after that.',
    hasWay: (way: number) => `She made ${way} hexes last time: if she does not move now, she must turn a side.`,
    owesWay: 'Until she has moved a hex she has way to lose: ending here costs a side of turn, now or next time.',
    move: 'Under way',
    turns: 'Turns where she is',
    course: 'Course',
    left: (n: number, of: number) => `${n} of ${of} left`,
    free: 'free',
    step,
    overEdge: (edge: string) => `Over the ${edge} edge`,
    aground: 'She would run on the sand here and be lost.',
    contact: (name: string, ours: string, theirs: string) =>
      `Beside ${name}: boarding follows. She would lose crew ${ours}, the enemy ${theirs}.`,
    range: (n: number) => (n === 0 ? 'touching' : `range ${n}`),
    weapon: { guns: 'Guns', crew: 'Crew fire' },
    noTarget: 'Nobody in arc and reach.',
    blockedBy: (name: string) => `blocked by ${name}`,
    closeFire: 'Close fire',
    closeFireNote: 'Both sides write at once, all dice are thrown, then all hits count together.',
    holdsFire: 'hold fire',
    volleyTarget: (name: string, need: number, chance: string) => `${name} (${need >= 6 ? '6' : `${need}+`}, ${chance})`,
    sealed: 'Sealed orders',
    sealedOrder: (ship: string, weapon: string, target: string, hex: string) => `${ship}, ${weapon.toLowerCase()}: ${target} (${hex})`,
    nobodyFires: 'Nobody fires.',
    boarding: 'Boarding',
    boardingNote: 'Whoever touches an enemy fights. Three points of margin cost one of crew.',
    boardingWatched: 'The Spanish player is still sending his ships; this is one way the fights may fall out.',
    combat: (n: number) => `Combat ${n}`,
    earlier: (name: string) => `Roll the fight with ${name} earlier`,
    plusDie: '+ die',
    admiralBonus: 'admiral',
    loses: (side: string, loss: number) => `${side} lose ${loss}`,
    noLoss: 'nobody loses crew',
    heldAfter: (english: string, spanish: string) => `Held afterwards: English ${english}, Spanish ${spanish}.`,
  },

  brief: {
    when: (date: string, turns: number) => `${date}, ${turns} turns`,
    exits: (side: string, edges: readonly string[]) => `The ${side} may leave over ${list(edges.map((edge) => `the ${edge}`))} edge.`,
    tide: (to: string) => `The tide sets to the ${to}; a ship that goes another way loses up to two points to it.`,
    sand: 'The sands swallow whoever sails on to them, but the smallest.',
    fixed: (name: string, turn: number) => `${name} keeps her heading up to turn ${turn}.`,
    crippled: (name: string) => `${name} can only be towed.`,
    shots: (n: number) => `Each English ship has ${n} broadsides.`,
    reserves: 'More ships come in from turn 5 on.',
    retreat: 'The English may break off the battle.',
    more: 'What everything is worth stands under Forces.',
  },

  told: {
    heading: (name: string) => `heading ${name}`,
  },

  points: {
    score: {
      sunk: (n: number) => `${ships(n)} sunk`,
      captured: (n: number) => `${ships(n)} taken`,
      left: (n: number) => `${ships(n)} away to the west`,
      leftEast: () => 'Rosario away to the east',
      held: () => 'Rosario in Spanish hands',
    },
    worth: (sunk: number, captured: number, threeLeft: number | undefined) =>
      `Sunk ${sunk}, taken ${captured}${threeLeft ? `, three ships away ${threeLeft}` : ''}.`,
    tiebreak: (side: string) => `Equal points would go to the ${side} by the aim of the battle as it stands.`,
    noTiebreak: 'Equal points would be a draw.',
  },

  forces: {
    points: 'Points',
    exits: (edges: readonly string[]) => `may leave: ${edges.join(', ')}`,
    noExit: 'may not leave the sea',
    figures: (hull: number, defence: number, crew: number, of: number, guns: number, speed: number) =>
      `defence ${hull}/${defence}, crew ${crew}/${of}, guns ${guns}, speed ${speed}`,
  },

  over: {
    title: { E: 'The English win', S: 'The Spanish win', draw: 'A drawn battle' },
    reason: {
      turnLimit: 'The last turn of the battle is over.',
      noShips: 'A side has no ship left to sail.',
      retreat: 'The English have broken off the battle.',
      resign: 'The battle has been given up.',
    },
    tiebreak: 'The points were equal; the aim of the battle decided.',
    turn: (n: number) => `In turn ${n}`,
    points: 'Points',
    ships: { sunk: 'Sunk', aground: 'Aground', captured: 'Taken', left: 'Left the sea' },
  },

  keys: [
    ['Arrows', 'walk the hexes; with nothing chosen they steer the ship that is under way'],
    ['Enter', 'choose a place; pressed twice on the end of a course, sail it'],
    ['Esc', 'one step back'],
    ['A', 'the main action'],
    ['W', 'one hex ahead'],
    ['Q / E', 'one side to port, to starboard'],
    [', / .', 'trim to port, to starboard'],
    ['F', 'fire, or aim at what can be hit'],
    ['X', 'end the move'],
    ['U', 'take back'],
    ['T', 'the ruler, from the hex in focus: press two hexes'],
    ['V', 'where the ship that is pointed at or lies open can go'],
    ['I', 'what her guns reach'],
    ['Z', 'zones of control of both sides'],
    ['Y', 'the wind on her'],
    ['M', 'all choices as a list'],
    ['H', 'hide or show the counters'],
    ['+ / −', 'nearer, farther'],
    ['0', 'the whole chart'],
    ['C', 'go to the ships that matter now'],
    ['L', 'lantern or daylight'],
    ['?', 'this list'],
  ] as readonly (readonly [key: string, meaning: string])[],
};
