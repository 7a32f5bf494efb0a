import type { Token } from '../../../../../src/games/grand-armada/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';

const { count, list } = grammarOf('en');

const mp = (n: number) => `${n} MP`;
const ships = (n: number) => count(n, { one: 'ship', other: 'ships' });
const points = (n: number) => count(n, { one: 'crew point', other: 'crew points' });

function step(token: Token, hex: string, heading: string): string {
  switch (token) {
    case 'F':
      return `Ahead to ${hex}`;
    case 'TL':
    case 'TR':
      return `Trim to ${token === 'TL' ? 'port' : 'starboard'}, heading ${heading}`;
    case 'U3':
      return `Reverse, heading ${heading}`;
    default:
      return `Turn ${token[1]} to ${token[0] === 'L' ? 'port' : 'starboard'}, heading ${heading}`;
  }
}

export const panels = {
  status: {
    before: 'Before the battle',
    turn: (n: number) => `Turn ${n}`,
    turnOf: (n: number, of: number) => (n === 0 ? 'Deployment' : `Turn ${n} of ${of}`),
    wind: (from: string) => `Wind from the ${from}`,
    points: (n: number) => `${n} VP`,
    sails: (name: string) => `${name} is moving`,
  },

  slip: {
    crewLeft: (crew: number) => `crew ${crew}`,
    heading: 'Heading',
    pointsShort: mp,
    arrival: (cost: number, trimmed: boolean) => (!trimmed ? String(cost) : cost ? `${cost} + trim` : 'trim'),
    factors: (defence: number, crew: number, guns: number, speed: number) =>
      `defence ${defence}, crew ${crew}, guns ${guns}, speed ${speed}`,
    muster: (n: number) => `${ships(n)} to place`,
    reserves: 'Reinforcements',
    window: (left: number, of: number, from: number, to: number, edge: string) =>
      `${left} of ${ships(of)} still to enter: turns ${from} to ${to}, ${edge} edge`,
    windowState: { open: 'may enter now', coming: 'not yet', closed: 'closed' },
    charged: (group: string) => `Counts against group ${group}.`,
    figures: { hull: 'Defence', crew: 'Crew', guns: 'Guns', speed: 'Speed', oars: 'Speed (oars)' },
    admiral: (name: string) => `flagship of ${name}`,
    attitude: { head: 'wind ahead', bow: 'wind on the bow', lateral: 'wind on the quarter', aft: 'wind astern' },
    wind: (heading: string, attitude: string, n: number) => `Heading ${heading}, ${attitude}: ${mp(n)} if the ship moves now.`,
    windOn: (heading: string, attitude: string) => `Heading ${heading}, ${attitude}. Turning later does not change the ship’s MP.`,
    begins: (name: string) => name,
    points: mp,
    towed: (name: string) => `${name} in tow: MP depend on the slower ship’s speed and on the heading of ${name}.`,
    tide: 'The first hex in a direction other than the tide’s costs 1 or 2 extra MP. The movement range shown assumes 2.',
    yawDue: 'The ship first turns 1 hexside. Its MP then depend on the new heading.',
    hasWay: (way: number) => `The ship’s last move was ${way} hexes: if it stops now, it must turn 1 hexside.`,
    owesWay: 'If the ship ends its move without entering a hex, it must turn 1 hexside.',
    move: 'Moving',
    turns: 'Turn in place',
    course: 'Course',
    left: (n: number, of: number) => `${n} of ${mp(of)} left`,
    free: 'free',
    step,
    overEdge: (edge: string) => `Off the ${edge} edge`,
    aground: 'The ship runs aground here and is lost.',
    contact: (name: string, ours: string, theirs: string) =>
      `Next to ${name}: boarding follows. Chance of crew loss: you ${ours}, enemy ${theirs}.`,
    range: (n: number) => `range ${n}`,
    weapon: { guns: 'Guns', crew: 'Crew fire' },
    noTarget: 'No target in arc and range.',
    blockedBy: (name: string) => `blocked by ${name}`,
    closeFire: 'Simultaneous fire',
    closeFireNote: 'Both sides give secret orders. All shots are rolled before any hits apply.',
    holdsFire: 'hold fire',
    volleyTarget: (name: string, need: number, chance: string) => `${name} (${need}+, ${chance})`,
    sealed: 'Your fire orders',
    sealedOrder: (ship: string, weapon: string, target: string, hex: string) => `${ship}, ${weapon.toLowerCase()}: ${target} (${hex})`,
    nobodyFires: 'You hold all fire.',
    boarding: 'Boarding',
    boardingNote: 'Adjacent enemies must fight. The loser loses 1 crew point per 3 points of difference.',
    boardingWatched: 'The Spanish player is assigning ships. This is one possible assignment.',
    combat: (n: number) => `Combat ${n}`,
    earlier: (name: string) => `Fight ${name} earlier`,
    plusDie: '+ die',
    admiralBonus: 'admiral',
    loses: (side: string, loss: number) => `${side} lose ${points(loss)}`,
    noLoss: 'no crew loss',
    heldAfter: (english: string, spanish: string) => `Chance of being held: English ${english}, Spanish ${spanish}.`,
  },

  brief: {
    when: (date: string, turns: number) => `${date}, ${turns} turns`,
    exits: (side: string, edges: readonly string[]) =>
      `The ${side} may leave by the ${list(edges)} ${edges.length > 1 ? 'edges' : 'edge'}.`,
    tide: (to: string) => `The tide sets to the ${to}. Ships moving in other directions lose up to 2 MP.`,
    sand: 'Ships on sand are lost (except pinnaces).',
    fixed: (name: string, turn: number) => `${name} may not change heading until the end of turn ${turn}.`,
    crippled: (name: string) => `${name} is crippled and can only be towed.`,
    shots: (n: number) => `Each English ship has ${n} gun shots.`,
    reserves: 'Reinforcements may enter from turn 5.',
    retreat: 'The English may make a general retreat.',
    more: 'Victory Points: see Forces.',
  },

  told: {
    course: (ship: string, hexes: readonly string[], heading: string | undefined, tow: string | undefined) =>
      hexes.length > 1
        ? `${ship} moves ${hexes.join(' – ')}${heading ? `, heading ${heading}` : ''}${tow ? `, ${tow}` : ''}.`
        : `${ship} turns, heading ${heading ?? ''}.`,
    tow: (name: string, hex: string, heading: string) => `with ${name} in tow to ${hex}, heading ${heading}`,
  },

  points: {
    score: {
      sunk: (n: number) => `${ships(n)} sunk`,
      captured: (n: number) => `${ships(n)} captured`,
      left: (n: number) => `${ships(n)} left by the west edge`,
      leftEast: () => 'Rosario left by the east edge',
      held: () => 'Rosario still Spanish',
    },
    worth: (sunk: number, captured: number, threeLeft: number | undefined) =>
      `VP per enemy ship: sunk ${sunk}, captured ${captured}.${threeLeft ? ` Every three of your ships that leave by the west edge: ${threeLeft}.` : ''}`,
    tiebreak: (side: string) => `If VP were tied now, the ${side} would win the tie-break.`,
    noTiebreak: 'If VP are tied, the battle is a draw.',
  },

  forces: {
    points: 'Victory Points',
    exits: (edges: readonly string[]) => `may leave by: ${edges.join(', ')}`,
    noExit: 'may not leave the map',
    figures: (hull: number, defence: number, crew: number, of: number, guns: number, speed: number) =>
      `defence ${hull}/${defence}, crew ${crew}/${of}, guns ${guns}, speed ${speed}`,
  },

  over: {
    title: { E: 'The English win', S: 'The Spanish win', draw: 'Draw' },
    result: (title: string, english: number, spanish: number) => `${title}: English ${english} VP, Spanish ${spanish} VP.`,
    reason: {
      turnLimit: 'The last turn is over.',
      noShips: (sides: readonly string[]) => `The ${list(sides)} have no ships left to move.`,
      retreat: 'The English made a general retreat.',
      resign: { E: 'The Spanish conceded.', S: 'The English conceded.' },
    },
    tiebreak: 'VP were tied: the objective broke the tie.',
    turn: (n: number) => `In turn ${n}`,
    points: 'Victory Points',
    ships: { sunk: 'Sunk', aground: 'Aground', captured: 'Captured', left: 'Left the map' },
  },

  keys: [
    ['Arrow keys', 'move between hexes; steer the moving ship if no hex is focused'],
    ['Enter', 'select; press again at the end of a course to move'],
    ['Esc', 'back one step'],
    ['A', 'use the main button'],
    ['W', 'move 1 hex ahead'],
    ['Q / E', 'turn 1 to port or starboard'],
    [', / .', 'trim to port or starboard'],
    ['F', 'fire, or aim at a target'],
    ['X', 'end the move'],
    ['T', 'ruler: select two hexes'],
    ['V', 'movement range of the selected ship'],
    ['I', 'gun range of the selected ship'],
    ['Z', 'zones of control of both sides'],
    ['Y', 'wind on the selected ship'],
    ['M', 'list all choices'],
    ['H', 'hide or show counters'],
    ['+ / −', 'zoom in or out'],
    ['0', 'whole map'],
    ['C', 'zoom to the action'],
    ['L', 'dark mode or light mode'],
    ['?', 'this list'],
  ] as readonly (readonly [key: string, meaning: string])[],
};
