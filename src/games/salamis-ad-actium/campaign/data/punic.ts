import { area, fleet, port, type Theatre } from './theatre.js';

export const punic: Theatre = {
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
  // The Italian allies pay for Rome's fleet, the tribute of Africa for that of Carthage.
  bonus: [24, 24],
};
