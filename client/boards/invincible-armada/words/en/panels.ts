import type { PREFERENCES } from '../../../../../src/games/invincible-armada/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

export const orders: PreferenceWords<typeof PREFERENCES> = {
  handOfGod: {
    title: 'Play Hand of God',
    case: '16.0',
    values: {
      concerned: 'Ask me about chits that may harm me',
      every: 'Ask me about every chit',
      never: 'Never',
    },
  },
  withdrawal: {
    title: 'Withdraw when attacked',
    case: '7.3',
    values: { asked: 'Ask me', never: 'Never', always: 'Always try' },
  },
  battleChits: {
    title: 'Play chits in a battle',
    case: '7.4.3',
    values: { asked: 'Ask me', never: 'Never' },
  },
};

export const sheet = {
  sheet: {
    title: 'The Invincible Armada',
    subtitle: 'a true Carde of the Narrow Seas',
    year: 'ANNO · M·D·LXXXVIII',
    channel: 'The English Channel',
    severn: 'The Severn Sea',
    leagues: 'English leagues',
    field: ['The', 'Tactical', 'Map'],
  },
  reminder: { fireships: 'stop: fireships', rendezvous: 'stop: rendezvous', invasion: 'invasion' },
  charts: { strategic: 'Strategic Map', tactical: 'Tactical Map' },
  enlarge: (chart: string) => `Enlarge: ${chart}`,
  wind: { west: 'West wind', east: 'East wind' },
  weather: { normal: 'Normal', calm: 'Calm', fog: 'Fog', gales: 'Gales' },
  strengthOf: (n: number) => `strength ${n}`,
  armada: (box: string) => `Armada: ${box}`,
  empty: 'empty',
  underArmada: 'on the Tactical Map, with the Armada',
  edges: { west: 'west edge', east: 'east edge', north: 'north edge' },
  edgeLetters: { west: 'W', east: 'E', north: 'N' },
};

const { count, either, list } = grammarOf('en');

const keys: readonly (readonly [key: string, meaning: string])[] = [
  ['Arrow keys', 'move between squares or boxes'],
  ['Enter', 'select'],
  ['Esc', 'back one step'],
  ['Tab', 'next part of the board'],
  ['A', 'use the main button'],
  ['M', 'list all choices'],
  ['H', 'hide or show counters'],
  ['L', 'dark mode or light mode'],
  ['T', 'ruler: select two squares or two boxes'],
  ['V', 'movement range of the selected squadron or the Armada'],
  ['I', 'attack range of the selected squadron'],
  ['1 · 2', 'enlarge the Strategic or Tactical Map'],
  ['+ · − · 0', 'zoom in, zoom out, whole map'],
  ['?', 'this list'],
];

export const panels = {
  lay: {
    names: { reach: 'Movement range', fire: 'Attack range' },
    squares: (n: number) => count(n, { one: 'square', other: 'squares' }),
    boxes: (n: number) => count(n, { one: 'box', other: 'boxes' }),
    measured: (from: string, to: string, apart: string) => `${from} to ${to}: ${apart}`,
    comes: (name: string, squares: number | undefined, stop: boolean) =>
      squares === undefined
        ? `${name} cannot move there with this wind`
        : `${name} can move there, ${count(squares, { one: 'square', other: 'squares' })}${stop ? ', and must stop' : ''}`,
    beside: 'in attack range',
    sails: (name: string, squares: number, of: number) =>
      squares
        ? `${name} can reach ${count(squares, { one: 'square', other: 'squares' })}, up to ${of} away. Gold squares end the move.`
        : `${name} cannot move now.`,
    courses: (name: string, places: number) =>
      places ? `${name} can reach ${count(places, { one: 'place', other: 'places' })} in this weather.` : `${name} cannot move now.`,
    runs: (boxes: number) =>
      boxes ? `The Armada can move ${count(boxes, { one: 'box', other: 'boxes' })}.` : 'The Armada cannot move now.',
    strikes: (name: string, enemies: readonly string[]) =>
      enemies.length ? `${name} can attack ${list(enemies)}.` : `${name} has no enemy in attack range.`,
  },
  slip: {
    sequence: 'Sequence of play',
    phases: {
      deploy: 'The Spanish place their squadrons.',
      blessing: 'Chits are drawn before turn 1.',
      englishTactical: 'Each English squadron acts once.',
      spanishTactical: 'Each Spanish squadron acts once.',
      reorganize: 'The English disengage, the Spanish reorganize, the English reinforce.',
      crisis: 'Only in Calais Roads and at Gravelines.',
      strategic: 'Weather, exit, Armada move, English moves.',
      events: 'Each side draws 2 chits.',
    },
    unplaced: 'Squadrons to place',
    printed: 'Printed',
    added: 'Added',
    hits: 'Hits',
    current: 'Now',
    morale: 'Morale',
    repair: 'Repair',
    atLeast: (dice: number, least: number) => `needs ${least}+ on ${count(dice, { one: 'die', other: 'dice' })}`,
    atMost: (dice: number, most: number) => `needs ${most} or less on ${count(dice, { one: 'die', other: 'dice' })}`,
    /** Returns the number of dice and the modifier to each die. */
    volley: (dice: number, each: string) => `${dice}d${each}`,
    noModifiers: 'no modifiers',
    odds: (a: string, b: string) => `${a} against ${b}`,
    oddsNote: 'Each line shows dice and modifier, average Hits, and the chance to break or eliminate the enemy.',
    first: (side: string) => `${side} first`,
    battle: 'Battle',
    waysOut: (squares: readonly string[]) => `Squares to withdraw to (chosen after the roll): ${list(squares)}.`,
    attacker: 'attacker',
    defender: 'defender',
    forced: 'must Stand Off',
    chosenSecret: 'has chosen',
    choosing: 'is choosing',
    fireships: 'Fireships',
    fireOrder: 'Order of reactions',
    drift: 'Move Diagram for Broken squadrons (2 dice)',
    chits: 'Chits drawn',
    condition: 'Condition of the Armada',
    conditionNote: (chance: string) =>
      `This chance assumes that no squadron breaks. Including the Morale Rolls before the test, it is ${chance}.`,
    now: 'Now',
    army: 'Army arrives',
    blessing: 'Chits drawn: select a chit to return it',
    giveBack: 'returned',
    reaction: 'Chit drawn or played',
    extra: (dice: number, drm: number) =>
      [dice ? `${dice > 0 ? '+' : '−'}${count(Math.abs(dice), { one: 'die', other: 'dice' })}` : '', drm ? `+${drm} per die` : '']
        .filter(Boolean)
        .join(', '),
  },
  forces: {
    hands: 'Chits held',
    noHand: 'none',
    pool: (n: number) => `Chits in the pool: ${n}`,
    dice: (n: number) => `${n > 0 ? '+' : '−'}${count(Math.abs(n), { one: 'die', other: 'dice' })}`,
    perDie: (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)} per die`,
    withTactics: (tactics: readonly string[]) => `with ${either(tactics)}`,
    always: 'always',
    asAttacker: 'attacking',
    asDefender: 'defending',
    sunk: 'eliminated',
    traits: {
      oars: 'moves 2 squares in any direction, even in Calm',
      hulks: 'never attacks',
      rallyBonus: '−1 to one Rally roll per turn',
      secondRepair: 'may re-roll a failed Repair',
      held: 'may not move until the Armada is in Calais Roads',
    },
    transferReady: 'can take over one Low Ammo marker',
    transferUsed: 'has taken over a Low Ammo marker',
    rallyReady: 'bonus available',
    rallyUsed: 'bonus used this turn',
  },
  status: {
    parmaReady: (n: number) => `Parma Ready ${n}`,
    parmaDelayed: (n: number) => `Parma Delayed ${n}`,
    aboard: 'Army aboard',
    attempts: (n: number) => `Attempts: ${n}`,
    turn: (turn: number) => `Turn ${turn}`,
    before: 'Set-up',
  },
  over: {
    title: { english: 'The English win', spanish: 'The Spanish win' },
    reason: {
      invasion: 'The Armada is fit, and the army lands in England.',
      conditionFailed: 'The Armada is unfit to escort Parma’s army.',
      invasionFailed: 'The Armada is unfit to land the army.',
      armadaDestroyed: 'All Spanish squadrons are eliminated.',
      seasonOver: 'The last turn is over, and no army has landed.',
      concession: { english: 'The Spanish conceded.', spanish: 'The English conceded.' },
    },
    sentence: (title: string, why: string) => `${title}. ${why}`,
    turn: (turn: number) => `turn ${turn}`,
    test: 'Condition of the Armada',
    modifiers: {
      warships: 'warship squadrons',
      medinas: 'Medina squadrons',
      flagship: 'flagship',
      powder: 'Low Ammo',
    },
  },
  keys,
};
