import type { Pantheon } from './divineIntervention.js';
import type { EquipmentId } from './equipment.js';
import type { ShipTypeId } from './hulls.js';
import type { Training } from './quality.js';
import type { Region } from './weather.js';

/** Fleet lists [11]. Shares in hundredths of the ships of a fleet; years before the era are negative. */

export interface ListedType {
  readonly type: ShipTypeId;
  readonly least: number;
  readonly most: number;
  /** So many ships at the most, whatever the share. */
  readonly ships?: number;
}

export interface Variant {
  readonly name: string;
  readonly command: Training;
  readonly crew: Training;
  readonly years?: readonly [number, number];
  /** Only these types. */
  readonly only?: readonly ShipTypeId[];
}

export interface FleetList {
  readonly case: string;
  readonly name: string;
  readonly years: readonly [number, number];
  readonly region: Region;
  readonly command: Training;
  readonly crew: Training;
  readonly types: readonly ListedType[];
  readonly equipment: readonly EquipmentId[];
  readonly variants: { readonly [id: string]: Variant };
  readonly pantheon: Pantheon;
}

const type = (id: ShipTypeId, least: number, most: number, ships?: number): ListedType => ({
  type: id,
  least,
  most,
  ...(ships && { ships }),
});

const LISTS = {
  egyptian: {
    case: '11.1',
    name: 'Egyptian',
    years: [-2000, -1000],
    region: 'med',
    command: 'average',
    crew: 'average',
    types: [type('egyptianGalley', 50, 100), type('minoanGalley', 0, 30), type('merchantman', 0, 20)],
    equipment: ['grapnelCapsize'],
    variants: {},
    pantheon: 'egyptian',
  },
  seaPeoples: {
    case: '11.1',
    name: 'Sea Peoples',
    years: [-1300, -1000],
    region: 'med',
    command: 'mediocre',
    crew: 'good',
    types: [type('birdBoat', 50, 100), type('minoanGalley', 0, 40), type('triaconter', 0, 20)],
    equipment: [],
    variants: {},
    pantheon: 'northern',
  },
  greekArchaic: {
    case: '11.2',
    name: 'Greek (archaic)',
    years: [-1000, -500],
    region: 'med',
    command: 'average',
    crew: 'average',
    types: [
      type('pentekonterArchaic', 20, 100),
      type('triaconter', 0, 40),
      type('pentekonter', 0, 60),
      type('bireme', 0, 40),
      type('triremeFast', 0, 20),
    ],
    equipment: [],
    variants: {},
    pantheon: 'greek',
  },
  phoenicianArchaic: {
    case: '11.2',
    name: 'Phoenician (archaic)',
    years: [-750, -500],
    region: 'med',
    command: 'average',
    crew: 'good',
    types: [
      type('phoenicianBireme', 30, 100),
      type('pentekonter', 0, 50),
      type('triaconter', 0, 20),
      type('triremePersian', 0, 20),
      type('merchantman', 0, 20),
    ],
    equipment: ['parablemata'],
    variants: {},
    pantheon: 'punic',
  },
  greekClassical: {
    case: '11.3',
    name: 'Greek city states',
    years: [-500, -323],
    region: 'med',
    command: 'average',
    crew: 'average',
    types: [
      type('triremeGreek', 0, 100),
      type('triremeFast', 0, 60),
      type('trireme', 0, 100),
      type('triremeCorinthian', 0, 40),
      type('triremeTransport', 0, 20),
      type('pentekonter', 0, 20),
      type('quadrireme', 0, 10),
    ],
    equipment: ['parablemata', 'reinforcedBow'],
    variants: {
      athens: { name: 'Athens', command: 'good', crew: 'veryGood' },
      sparta: { name: 'Sparta and allies', command: 'good', crew: 'average' },
      corinth: { name: 'Corinth and colonies', command: 'average', crew: 'good' },
      syracuse: { name: 'Syracuse', command: 'average', crew: 'average' },
    },
    pantheon: 'greek',
  },
  persian: {
    case: '11.4',
    name: 'Persian',
    years: [-525, -330],
    region: 'med',
    command: 'mediocre',
    crew: 'average',
    types: [
      type('triremePersian', 50, 100),
      type('phoenicianBireme', 0, 20),
      type('pentekonter', 0, 20),
      type('triremeTransport', 0, 10),
      type('quinqueremeHellenistic', 0, 10),
    ],
    equipment: ['parablemata'],
    variants: {
      phoenicians: { name: 'Phoenician squadrons', command: 'average', crew: 'good' },
      ionians: { name: 'Ionian squadrons', command: 'average', crew: 'average' },
      egyptians: { name: 'Egyptian squadrons', command: 'average', crew: 'average' },
      cilicians: { name: 'Cilician squadrons', command: 'mediocre', crew: 'mediocre' },
    },
    pantheon: 'punic',
  },
  hellenistic: {
    case: '11.5',
    name: 'Greek, Persian, Macedonian and Phoenician (Hellenistic)',
    years: [-400, -30],
    region: 'med',
    command: 'average',
    crew: 'average',
    types: [
      type('trireme', 0, 60),
      type('quadrireme', 0, 70),
      type('quinqueremeHellenistic', 0, 70),
      type('hexareme', 0, 30),
      type('hepteres', 0, 25),
      type('octeres', 0, 15),
      type('deceres', 0, 15),
      type('hekkaidekeres', 0, 40, 1),
      type('hemiolia', 0, 40),
      type('trihemiolia', 0, 50),
      type('lembos', 0, 60),
      type('liburnian', 0, 25),
      type('triremeTransport', 0, 10),
    ],
    equipment: ['parablemata', 'ballistaF', 'ballistaB', 'tower', 'heavyEngine', 'ferreaManus', 'incendiaries', 'firePots', 'snakes'],
    variants: {
      macedonian: { name: 'Macedon', command: 'average', crew: 'average' },
      ptolemaic: { name: 'Ptolemaic Egypt', command: 'average', crew: 'average' },
      seleucid: { name: 'Seleucid', command: 'average', crew: 'average' },
      rhodian: {
        name: 'Rhodes',
        command: 'good',
        crew: 'veryGood',
        only: ['quadrireme', 'trihemiolia', 'quinqueremeHellenistic', 'trireme', 'hemiolia', 'lembos'],
      },
      pergamene: { name: 'Pergamon', command: 'good', crew: 'good' },
      bithynian: { name: 'Bithynia', command: 'average', crew: 'average' },
      phoenicianCities: { name: 'Phoenician cities', command: 'average', crew: 'good' },
    },
    pantheon: 'greek',
  },
  carthaginian: {
    case: '11.6',
    name: 'Carthaginian',
    years: [-399, -146],
    region: 'med',
    command: 'average',
    crew: 'good',
    types: [
      type('quinqueremePunic', 30, 100),
      type('quadrireme', 0, 50),
      type('trireme', 0, 30),
      type('hepteres', 0, 20, 1),
      type('pentekonter', 0, 10),
      type('merchantman', 0, 10),
    ],
    equipment: ['parablemata', 'ballistaF', 'tower', 'ferreaManus'],
    variants: {},
    pantheon: 'punic',
  },
  romanRepublic: {
    case: '11.7',
    name: 'Republican Rome',
    years: [-264, -31],
    region: 'med',
    command: 'average',
    crew: 'average',
    types: [
      type('quinqueremeRoman', 30, 100),
      type('quadrireme', 0, 40),
      type('trireme', 0, 40),
      type('triremeImperial', 0, 50),
      type('hexareme', 0, 25, 2),
      type('liburnian', 0, 60),
      type('lembos', 0, 20),
      type('horseTransport', 0, 25),
    ],
    equipment: ['corvus', 'ferreaManus', 'harpax', 'polearms', 'incendiaries', 'tower', 'ballistaF', 'ballistaB', 'parablemata'],
    variants: {
      first264: { name: 'First Punic War, 264-258 BC', command: 'average', crew: 'poor', years: [-264, -258] },
      first257: { name: 'First Punic War, 257-241 BC', command: 'average', crew: 'average', years: [-257, -241] },
      east: { name: 'Eastern wars', command: 'average', crew: 'average', years: [-218, -63] },
      civil: { name: 'Civil wars', command: 'good', crew: 'good', years: [-62, -31] },
    },
    pantheon: 'roman',
  },
  romanImperialEarly: {
    case: '11.8',
    name: 'Early Imperial Roman',
    years: [-31, 284],
    region: 'med',
    command: 'good',
    crew: 'good',
    types: [
      type('liburnian', 30, 90),
      type('triremeImperial', 10, 60),
      type('quadrireme', 0, 20),
      type('quinqueremeRoman', 0, 30),
      type('hexareme', 0, 25, 1),
      type('lusoria', 0, 20),
    ],
    equipment: ['ferreaManus', 'harpax', 'incendiaries', 'tower', 'ballistaF', 'parablemata', 'polearms'],
    variants: {},
    pantheon: 'roman',
  },
  romanLate: {
    case: '11.9',
    name: 'Later Roman',
    years: [300, 600],
    region: 'med',
    command: 'average',
    crew: 'average',
    types: [type('liburnaLate', 30, 100), type('lusoria', 0, 50), type('triremeImperial', 0, 20), type('galea', 0, 30)],
    equipment: ['incendiaries', 'tower', 'ballistaF', 'parablemata'],
    variants: {},
    pantheon: 'roman',
  },
  veneti: {
    case: '11.10',
    name: 'Barbarian: Veneti',
    years: [-120, -50],
    region: 'north',
    command: 'average',
    crew: 'good',
    types: [type('ponto', 60, 100), type('merchantman', 0, 20)],
    equipment: [],
    variants: {},
    pantheon: 'northern',
  },
  illyrian: {
    case: '11.10',
    name: 'Barbarian: Illyrian and Cilician pirates',
    years: [-300, -30],
    region: 'med',
    command: 'mediocre',
    crew: 'good',
    types: [type('lembos', 30, 100), type('liburnian', 0, 50), type('hemiolia', 0, 50), type('bireme', 0, 20), type('trireme', 0, 20)],
    equipment: [],
    variants: {},
    pantheon: 'greek',
  },
  gothic: {
    case: '11.10',
    name: 'Barbarian: Gothic raiders',
    years: [230, 560],
    region: 'med',
    command: 'poor',
    crew: 'mediocre',
    types: [type('gothicBoat', 70, 100), type('merchantman', 0, 30)],
    equipment: [],
    variants: {},
    pantheon: 'northern',
  },
  vandal: {
    case: '11.10',
    name: 'Barbarian: Vandals',
    years: [430, 550],
    region: 'med',
    command: 'average',
    crew: 'average',
    types: [type('vandalGalley', 50, 100), type('liburnaLate', 0, 30), type('gothicBoat', 0, 30)],
    equipment: ['incendiaries', 'firePots'],
    variants: {},
    pantheon: 'northern',
  },
  saxonRaiders: {
    case: '11.10',
    name: 'Barbarian: Saxon and Frankish raiders',
    years: [250, 700],
    region: 'north',
    command: 'mediocre',
    crew: 'average',
    types: [type('saxonKeel', 70, 100), type('saxonLongship', 0, 30)],
    equipment: [],
    variants: {},
    pantheon: 'northern',
  },
  byzantine: {
    case: '11.11',
    name: 'Byzantine',
    years: [600, 900],
    region: 'med',
    command: 'good',
    crew: 'good',
    types: [type('dromonGreat', 10, 40), type('pamphylos', 0, 60), type('ousiakos', 20, 80), type('galea', 0, 30)],
    equipment: ['siphonF', 'siphonB', 'siphonA', 'bees', 'snakes', 'incendiaries', 'tower', 'heavyEngine', 'parablemata'],
    variants: {},
    pantheon: 'greek',
  },
  islamic: {
    case: '11.12',
    name: 'Islamic',
    years: [640, 900],
    region: 'med',
    command: 'average',
    crew: 'average',
    types: [type('shalandi', 10, 60), type('shini', 30, 90), type('harraqa', 0, 20), type('musattah', 0, 60)],
    equipment: ['incendiaries', 'firePots', 'tower', 'heavyEngine', 'parablemata'],
    variants: {},
    pantheon: 'punic',
  },
  viking: {
    case: '11.13',
    name: 'Viking',
    years: [780, 900],
    region: 'north',
    command: 'good',
    crew: 'veryGood',
    types: [type('aesc', 0, 60), type('snekkja', 0, 100), type('skeid', 0, 40), type('knarr', 0, 20)],
    equipment: [],
    variants: {},
    pantheon: 'northern',
  },
  saxon: {
    case: '11.13',
    name: 'Anglo-Saxon',
    years: [700, 900],
    region: 'north',
    command: 'average',
    crew: 'average',
    types: [type('saxonLongship', 0, 100), type('alfredLongship', 0, 100), type('knarr', 0, 20)],
    equipment: [],
    variants: {
      alfred: { name: 'Alfred, 890-900', command: 'good', crew: 'average', years: [890, 900] },
    },
    pantheon: 'northern',
  },
} as const satisfies { readonly [id: string]: FleetList };

export type ListId = keyof typeof LISTS;
export const FLEET_LISTS: { readonly [id in ListId]: FleetList } = LISTS;
export const LIST_IDS = Object.keys(LISTS) as readonly ListId[];
