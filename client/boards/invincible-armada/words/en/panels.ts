import type { PREFERENCES } from '../../../../../src/games/invincible-armada/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

/** What a player may settle beforehand. */
export const orders: PreferenceWords<typeof PREFERENCES> = {
  handOfGod: {
    title: 'Call on the Hand of God',
    case: '16.0',
    values: {
      concerned: 'Ask me about what harms me',
      every: 'Ask me about every chit',
      never: 'Never: every chit stands',
    },
  },
  withdrawal: {
    title: 'Withdraw from an attack',
    case: '7.3',
    values: { asked: 'Ask me', never: 'Never: accept battle', always: 'Always try' },
  },
  battleChits: {
    title: 'Play chits in a battle',
    case: '7.4.3',
    values: { asked: 'Ask me', never: 'Never: keep them' },
  },
};

/** Both sheets, and what lies on them. */
export const sheet = {
  sheet: {
    title: 'The Invincible Armada',
    subtitle: 'a true Carde of the Narrow Seas',
    year: 'ANNO · M·D·LXXXVIII',
    channel: 'The English Channel',
    severn: 'The Severn Sea',
    leagues: 'English leagues',
    field: ['The', 'Fleets', 'in', 'Sight'],
  },
  reminder: { fireships: 'stop · fireships', rendezvous: 'stop · rendezvous', invasion: 'invasion' },
  charts: { strategic: 'The Channel', tactical: 'The fleets in sight' },
  wind: { west: 'West wind', east: 'East wind' },
  weather: { normal: 'Fair', calm: 'Calm', fog: 'Fog', gales: 'Gales' },
  strengthOf: (n: number) => `strength ${n}`,
  armada: (box: string) => `The Armada at ${box}`,
  empty: 'empty',
  underArmada: 'in sight of the Armada',
  edges: { west: 'west edge', east: 'east edge', north: 'north edge' },
  /** The same as one letter, beside the cost of a course. */
  edgeLetters: { west: 'W', east: 'E', north: 'N' },
};

const { count, either, list } = grammarOf('en');

const keys: readonly (readonly [key: string, meaning: string])[] = [
  ['Arrows', 'walk over the squares and boxes of a chart'],
  ['Enter', 'choose what lies there'],
  ['Escape', 'step back'],
  ['Tab', 'go on to the next part of the table'],
  ['A', 'do the main action'],
  ['M', 'list every choice'],
  ['U', 'take back'],
  ['H', 'hide or show the counters'],
  ['L', 'lantern or daylight'],
  ['T', 'the ruler, from the place in focus: press two squares or two boxes'],
  ['V', 'where the squadron that is pointed at or was pressed can sail; the Armada too'],
  ['I', 'where it can attack'],
  ['1 · 2', 'enlarge the strategic or the tactical chart'],
  ['+ · − · 0', 'zoom in, out, whole chart'],
  ['?', 'this list'],
];

/** The papers, the drawer of forces, the top line, the end and the keys. */
export const panels = {
  lay: {
    names: { reach: 'Where it can sail', fire: 'Where it can attack' },
    squares: (n: number) => count(n, { one: 'square', other: 'squares' }),
    boxes: (n: number) => count(n, { one: 'box', other: 'boxes' }),
    measured: (from: string, to: string, apart: string) => `${from} to ${to}: ${apart}`,
    comes: (name: string, squares: number | undefined, stop: boolean) =>
      squares === undefined
        ? `${name} cannot sail there with this wind`
        : `${name} comes there in ${count(squares, { one: 'square', other: 'squares' })}${stop ? ' and has to stop' : ''}`,
    beside: 'near enough to attack',
    sails: (name: string, squares: number, of: number) =>
      squares
        ? `${name}, up to ${count(of, { one: 'square', other: 'squares' })}: ${squares} within reach. Against the wind she has to stop.`
        : `${name} cannot sail now.`,
    courses: (name: string, places: number) =>
      places ? `${name}: ${count(places, { one: 'place', other: 'places' })} within reach in this weather.` : `${name} cannot sail now.`,
    runs: (boxes: number) => (boxes ? `The Armada runs ${count(boxes, { one: 'box', other: 'boxes' })}.` : 'The Armada lies still.'),
    strikes: (name: string, enemies: readonly string[]) =>
      enemies.length ? `${name} can come to attack ${list(enemies)}.` : `${name} comes to attack nobody.`,
  },
  slip: {
    sequence: 'One day at sea',
    phases: {
      deploy: 'The Spanish form up.',
      blessing: 'Chits granted before the fight.',
      englishTactical: 'Each English squadron acts once.',
      spanishTactical: 'Each Spanish squadron acts once.',
      reorganize: 'The fleets part; the English take in ships.',
      crisis: 'Calais and Gravelines only.',
      strategic: 'Weather, the Armada’s run, English courses.',
      events: 'Two chits for each side.',
    },
    unplaced: 'Still in harbour',
    printed: 'Printed',
    added: 'Added',
    hits: 'Hits',
    current: 'Now',
    morale: 'Morale',
    repair: 'Repair',
    /** What a throw of so many dice must come to. */
    atLeast: (dice: number, least: number) => `needs ${dice}d ≥ ${least}`,
    atMost: (dice: number, most: number) => `needs ${dice}d ≤ ${most}`,
    /** Dice and what is added to each. */
    volley: (dice: number, each: string) => `${dice}d${each}`,
    noModifiers: 'no modifiers',
    odds: (a: string, b: string) => `${a} against ${b}`,
    oddsNote: 'Dice and bonus per die, mean Hits scored, chance to break or sink the other.',
    first: (side: string) => `${side} fire first`,
    battle: 'Battle',
    waysOut: (squares: readonly string[]) => `Ways out: ${list(squares)}. Which one is chosen after the roll.`,
    attacker: 'attacks',
    defender: 'defends',
    forced: 'held at a distance',
    chosenSecret: 'has chosen',
    choosing: 'is choosing',
    fireships: 'Fireships',
    fireOrder: 'Order of reaction',
    drift: 'Where the wind and tide carry a broken squadron (two dice)',
    chits: 'Drawn',
    condition: 'Condition of the Armada',
    conditionNote: (chance: string) => `if nobody breaks. Each sound squadron rolls Morale first; with that, ${chance}.`,
    now: 'As it is',
    army: 'Army ready',
    blessing: 'Drawn for the blessing; press a chit to give it back',
    giveBack: 'give back',
    reaction: 'A chit lies on the table',
    extra: (dice: number, drm: number) =>
      [dice ? `${dice > 0 ? '+' : '−'}${Math.abs(dice)} dice` : '', drm ? `+${drm} per die` : ''].filter(Boolean).join(', '),
  },
  forces: {
    hands: 'Chits in hand',
    noHand: 'none',
    pool: (n: number) => `In the pool: ${n}`,
    dice: (n: number) => `${n > 0 ? '+' : '−'}${count(Math.abs(n), { one: 'die', other: 'dice' })}`,
    perDie: (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)} per die`,
    withTactics: (tactics: readonly string[]) => `with ${either(tactics)}`,
    always: 'always',
    asAttacker: 'attacking',
    asDefender: 'defending',
    sunk: 'sunk',
    traits: {
      oars: 'rows: two squares, any wind, even in Calm',
      hulks: 'never attacks',
      rallyBonus: 'helps one Rally a turn',
      secondRepair: 'rolls Repair twice',
      held: 'waits for the Armada at Calais',
    },
    transferReady: 'can take over Low Ammo once',
    transferUsed: 'has taken over Low Ammo',
    rallyReady: 'help available',
    rallyUsed: 'help given this turn',
  },
  status: {
    parmaReady: (n: number) => `Ready ${n}`,
    parmaDelayed: (n: number) => `Delayed ${n}`,
    aboard: 'Army aboard',
    attempts: (n: number) => `Rendezvous tried: ${n}`,
    turn: (turn: number) => `Turn ${turn}`,
    before: 'Before the first turn',
  },
  over: {
    title: { english: 'England is saved', spanish: 'The Armada prevails' },
    reason: {
      invasion: 'The army of Flanders is ashore in Kent.',
      conditionFailed: 'The fleet is unfit to escort Parma’s army and turns for home round Scotland.',
      invasionFailed: 'Within sight of Dover the fleet can do no more. The army stays in Flanders.',
      armadaDestroyed: 'Not one Spanish squadron is left afloat.',
      seasonOver: 'The season is over; autumn gales close the Channel.',
      concession: 'The other side has struck its colours.',
    },
    turn: (turn: number) => `on turn ${turn}`,
    test: 'The last test',
    /** What was added to its die. */
    modifiers: { warships: 'warships', medinas: 'medinas', flagship: 'flagship', powder: 'powder' },
  },
  keys,
};
