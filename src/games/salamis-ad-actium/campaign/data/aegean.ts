import { area, fleet, port, type Theatre } from './theatre.js';

export const aegean: Theatre = {
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
