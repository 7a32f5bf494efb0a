import type { EquipmentId } from '../../data/equipment.js';
import type { ListId } from '../../data/fleetLists.js';
import type { ShipTypeId } from '../../data/hulls.js';
import type { Crew, Training } from '../../data/intermediate.js';
import type { Region } from '../../data/movement.js';
import type { Campaign } from '../state.js';

// Parts of a theatre of the campaign [12.1-12.3].

export type PortSize = 'major' | 'minor';

interface TheatrePort {
  readonly name: string;
  readonly size: PortSize;
  readonly owner: 0 | 1;
  readonly garrison: number;
  readonly worth: number;
}

export interface Area {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly adjacent: readonly string[];
  readonly perilous: readonly string[];
  readonly ports: { readonly [id: string]: TheatrePort };
}

interface StartShips {
  readonly count: number;
  readonly type: ShipTypeId;
  readonly crew: Crew;
  readonly equip: readonly EquipmentId[];
}

export interface StartFleet {
  readonly side: 0 | 1;
  readonly name: string;
  readonly area: string;
  readonly rank: 'admiral' | 'vice';
  /** Training that applies to rolls for officers' command [2.3]. */
  readonly command: Training;
  readonly ships: readonly StartShips[];
}

export interface Theatre {
  readonly id: 'punic' | 'aegean';
  readonly title: string;
  /** Year in which the campaign begins, in March. */
  readonly year: number;
  readonly region: Region;
  readonly sides: readonly [TheatreSide, TheatreSide];
  readonly areas: { readonly [id: string]: Area };
  readonly fleets: { readonly [id: string]: StartFleet };
  readonly treasury: readonly [number, number];
  /** Each side's income apart from its ports. */
  readonly bonus: readonly [number, number];
}

interface TheatreSide {
  readonly name: string;
  readonly lists: readonly { readonly list: ListId; readonly variant: string | null }[];
}

const words = (text: string): string[] => (text ? text.split(' ') : []);

/** Makes an area. `adjacent` and `perilous` list areas, separated by spaces. */
const area = (name: string, at: readonly [number, number], adjacent: string, perilous: string, ports: Area['ports']): Area => ({
  name,
  at,
  adjacent: words(adjacent),
  perilous: words(perilous),
  ports,
});

const port = (name: string, size: PortSize, owner: 0 | 1, garrison: number, worth: number): TheatrePort => ({
  name,
  size,
  owner,
  garrison,
  worth,
});

const fleet = (
  side: 0 | 1,
  name: string,
  at: string,
  rank: StartFleet['rank'],
  command: Training,
  ships: readonly (readonly [count: number, type: ShipTypeId, crew: Crew, ...equip: EquipmentId[]])[],
): StartFleet => ({
  side,
  name,
  area: at,
  rank,
  command,
  ships: ships.map(([count, type, crew, ...equip]) => ({ count, type, crew, equip })),
});

const aegean: Theatre = {
  id: 'aegean',
  title: 'The Ionian and Decelean War',
  year: -411,
  region: 'med',
  sides: [
    { name: 'Athens', lists: [{ list: 'greekClassical', variant: 'athens' }] },
    {
      name: 'Sparta and allies',
      lists: [
        { list: 'greekClassical', variant: 'sparta' },
        { list: 'persian', variant: 'phoenicians' },
      ],
    },
  ],
  areas: {
    saronic: area('Saronic Gulf', [430, 380], 'sunium argolis', '', {
      piraeus: port('Piraeus', 'major', 0, 40, 10),
      aegina: port('Aegina', 'minor', 0, 6, 2),
    }),
    sunium: area('Cape Sunium', [490, 390], 'saronic euripus cyclades', 'chios', { carystus: port('Carystus', 'minor', 0, 6, 1) }),
    euripus: area('Euripus', [450, 320], 'sunium thermaic', '', { chalcis: port('Chalcis', 'minor', 0, 8, 3) }),
    thermaic: area('Thermaic Gulf', [420, 190], 'euripus thasos', '', { potidaea: port('Potidaea', 'minor', 0, 8, 2) }),
    thasos: area('Thasos and Thrace', [530, 140], 'thermaic hellespont', 'lesbos', { thasos: port('Thasos', 'minor', 0, 8, 2) }),
    hellespont: area('Hellespont', [680, 190], 'thasos lesbos propontis', '', {
      sestos: port('Sestos', 'major', 0, 16, 5),
      abydos: port('Abydos', 'minor', 1, 8, 2),
    }),
    propontis: area('Propontis', [760, 150], 'hellespont bosporus', '', { cyzicus: port('Cyzicus', 'minor', 1, 8, 2) }),
    bosporus: area('Bosporus', [830, 110], 'propontis', '', { byzantium: port('Byzantium', 'major', 0, 16, 6) }),
    lesbos: area('Lesbos', [660, 290], 'hellespont chios', 'thasos', { mytilene: port('Mytilene', 'major', 0, 16, 4) }),
    chios: area('Chios', [650, 360], 'lesbos ionia', 'sunium', { chios: port('Chios', 'minor', 1, 12, 3) }),
    ionia: area('Samos and Ephesus', [700, 410], 'chios caria', 'cyclades', {
      samos: port('Samos', 'major', 0, 20, 5),
      ephesus: port('Ephesus', 'minor', 1, 12, 4),
    }),
    caria: area('Miletus and Cnidus', [720, 470], 'ionia rhodes', '', { miletus: port('Miletus', 'minor', 1, 12, 3) }),
    rhodes: area('Rhodes', [790, 540], 'caria', 'crete', { rhodes: port('Rhodes', 'minor', 1, 12, 3) }),
    cyclades: area('Cyclades', [560, 440], 'sunium melos', 'ionia', { naxos: port('Naxos', 'minor', 0, 6, 1) }),
    melos: area('Melos', [510, 500], 'cyclades laconia', 'crete', { melos: port('Melos', 'minor', 0, 6, 1) }),
    crete: area('Crete', [520, 620], '', 'rhodes melos laconia', { cydonia: port('Cydonia', 'minor', 1, 6, 1) }),
    laconia: area('Laconia', [400, 490], 'melos argolis messenia', 'crete', { gytheion: port('Gytheion', 'major', 1, 24, 8) }),
    argolis: area('Argolic Gulf', [390, 420], 'saronic laconia', '', { epidaurus: port('Epidaurus', 'minor', 1, 8, 1) }),
    messenia: area('Messenia', [310, 480], 'laconia elis', '', { pylos: port('Pylos', 'minor', 0, 8, 2) }),
    elis: area('Elis and Zacynthus', [270, 410], 'messenia corinthGulf leucas', '', {
      cyllene: port('Cyllene', 'minor', 1, 8, 1),
      zacynthus: port('Zacynthus', 'minor', 0, 8, 1),
    }),
    corinthGulf: area('Corinthian Gulf', [350, 360], 'elis', '', {
      naupactus: port('Naupactus', 'minor', 0, 10, 2),
      lechaion: port('Lechaion', 'major', 1, 24, 6),
    }),
    leucas: area('Leucas', [240, 330], 'elis corcyra', '', { leucas: port('Leucas', 'minor', 1, 8, 1) }),
    corcyra: area('Corcyra', [190, 260], 'leucas', '', { corcyra: port('Corcyra', 'major', 0, 16, 4) }),
  },
  fleets: {
    'at-f1': fleet(0, 'Fleet at Samos', 'ionia', 'admiral', 'good', [
      [4, 'triremeFast', 'veteran'],
      [5, 'trireme', 'veteran'],
    ]),
    'at-f2': fleet(0, 'Home fleet', 'saronic', 'vice', 'good', [
      [3, 'trireme', 'average'],
      [1, 'triremeTransport', 'average'],
    ]),
    'sp-f1': fleet(1, 'Fleet at Miletus', 'caria', 'admiral', 'good', [
      [6, 'trireme', 'average'],
      [3, 'triremeCorinthian', 'average'],
    ]),
    'sp-f2': fleet(1, 'Home fleet', 'laconia', 'vice', 'average', [[4, 'trireme', 'average']]),
  },
  treasury: [100, 140],
  bonus: [0, 40],
};

const punic: Theatre = {
  id: 'punic',
  title: 'The First Punic War at sea',
  year: -260,
  region: 'med',
  sides: [
    { name: 'Rome', lists: [{ list: 'romanRepublic', variant: 'first264' }] },
    { name: 'Carthage', lists: [{ list: 'carthaginian', variant: null }] },
  ],
  areas: {
    latium: area('Latium', [520, 120], 'campania', 'corsica olbia', { ostia: port('Ostia', 'major', 0, 20, 8) }),
    campania: area('Campania', [600, 190], 'latium bruttium', 'lipara panormus', { neapolis: port('Neapolis', 'minor', 0, 8, 2) }),
    bruttium: area('Bruttium', [690, 300], 'campania straits ionian lipara', '', { rhegium: port('Rhegium', 'minor', 0, 10, 2) }),
    straits: area('Straits of Messana', [670, 350], 'bruttium mylae catana ionian', '', { messana: port('Messana', 'major', 0, 20, 3) }),
    ionian: area('Ionian Italy', [770, 260], 'bruttium straits', 'syracuse', { tarentum: port('Tarentum', 'minor', 0, 10, 2) }),
    lipara: area('Lipara', [610, 290], 'mylae bruttium panormus', 'campania', { lipara: port('Lipara', 'minor', 1, 6, 2) }),
    mylae: area('Mylae and Tyndaris', [610, 345], 'straits lipara panormus', '', { mylae: port('Mylae', 'minor', 0, 6, 1) }),
    panormus: area('Panormus', [530, 355], 'mylae lipara drepana', 'campania', { panormus: port('Panormus', 'major', 1, 24, 5) }),
    drepana: area('Drepana and the Aegates', [460, 375], 'panormus heraclea', 'caralis cossyra', {
      drepana: port('Drepana', 'major', 1, 20, 4),
      lilybaeum: port('Lilybaeum', 'major', 1, 30, 6),
    }),
    heraclea: area('Heraclea and Agrigentum', [510, 420], 'drepana ecnomus', 'cossyra', {
      heraclea: port('Heraclea Minoa', 'minor', 1, 8, 2),
    }),
    ecnomus: area('Phintias and Ecnomus', [580, 440], 'heraclea syracuse', 'melita', { phintias: port('Phintias', 'minor', 0, 6, 1) }),
    syracuse: area('Syracuse', [660, 430], 'ecnomus catana', 'melita ionian', { syracuse: port('Syracuse', 'major', 0, 30, 6) }),
    catana: area('Catana', [665, 390], 'straits syracuse', '', { catana: port('Catana', 'minor', 0, 6, 1) }),
    melita: area('Melita', [620, 520], '', 'syracuse ecnomus cossyra', { melita: port('Melita', 'minor', 1, 8, 2) }),
    cossyra: area('Cossyra', [470, 480], 'hermaeum', 'heraclea drepana melita', { cossyra: port('Cossyra', 'minor', 1, 4, 1) }),
    hermaeum: area('Cape Hermaeum', [400, 470], 'cossyra carthage hadrumetum', '', { aspis: port('Aspis', 'minor', 1, 6, 2) }),
    carthage: area('Gulf of Carthage', [350, 460], 'hermaeum utica', '', { carthage: port('Carthage', 'major', 1, 40, 10) }),
    utica: area('Utica and Hippo', [290, 440], 'carthage', 'caralis', { utica: port('Utica', 'minor', 1, 10, 3) }),
    hadrumetum: area('Hadrumetum', [400, 550], 'hermaeum', '', { hadrumetum: port('Hadrumetum', 'minor', 1, 8, 2) }),
    caralis: area('Southern Sardinia', [300, 300], 'olbia', 'drepana utica', { caralis: port('Caralis', 'minor', 1, 10, 3) }),
    olbia: area('Eastern Sardinia', [330, 210], 'caralis corsica', 'latium', { olbia: port('Olbia', 'minor', 1, 6, 1) }),
    corsica: area('Corsica', [340, 120], 'olbia', 'latium', { aleria: port('Aleria', 'minor', 1, 6, 1) }),
  },
  fleets: {
    'ro-f1': fleet(0, 'Consular fleet', 'straits', 'admiral', 'average', [
      [9, 'quinqueremeRoman', 'raw', 'corvus'],
      [2, 'trireme', 'raw'],
    ]),
    'ro-f2': fleet(0, 'Home squadron', 'latium', 'vice', 'average', [
      [2, 'quinqueremeRoman', 'raw', 'corvus'],
      [2, 'trireme', 'raw'],
    ]),
    'ca-f1': fleet(1, 'Sicilian fleet', 'panormus', 'admiral', 'average', [
      [1, 'hepteres', 'veteran'],
      [8, 'quinqueremePunic', 'veteran'],
    ]),
    'ca-f2': fleet(1, 'Home fleet', 'carthage', 'vice', 'average', [
      [4, 'quinqueremePunic', 'average'],
      [2, 'trireme', 'average'],
    ]),
  },
  treasury: [120, 120],
  // The Italian allies pay for Rome's fleet, and African tribute for Carthage's.
  bonus: [24, 24],
};

export const THEATRES: { readonly [id in Campaign['theatre']]: Theatre } = { punic, aegean };

/**
 * Returns an area of a theatre.
 * @throws Error for an unknown area
 */
export function areaOf(theatre: Theatre, id: string): Area {
  const found = theatre.areas[id];
  if (!found) throw new Error(`there is no area ${id} in ${theatre.id}`);
  return found;
}

export const portsOf = (theatre: Theatre): [id: string, port: TheatrePort, area: string][] =>
  Object.entries(theatre.areas).flatMap(([area, { ports }]) =>
    Object.entries(ports).map(([id, port]): [string, TheatrePort, string] => [id, port, area]),
  );
