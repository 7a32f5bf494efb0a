import { grammarOf } from '../../../../kit/language.js';

const { count } = grammarOf('en');

export interface ScenarioTexts {
  readonly date: string;
  readonly notes: string;
  /** Figures changed for balance after test matches, and the reasons. */
  readonly evened?: string;
}

const battles: { readonly [id: string]: ScenarioTexts } = {
  'delta-1175': {
    date: 'c. 1175 BC',
    notes:
      'The Sea Peoples must land men or row up the river. Archers in stockades guard its mouth; Egyptian squadrons attack from east and west.',
  },
  'salamis-480': {
    date: 'September 480 BC',
    notes:
      'Each model represents 36 ships. The crowded Persian fleet enters the strait past Psyttaleia. The Greeks wait opposite, close to their shore.',
  },
  'arginusae-406': {
    date: '406 BC',
    notes:
      'Each model represents 12 ships. Athens holds two lines of raw crews near small islands. The Spartans, with fewer but better ships, attack as bad weather approaches.',
  },
  'mylae-260': {
    date: '260 BC',
    notes: 'Each model represents 11 ships. Rome’s raw crews meet the best seamen of the west with a new weapon, the corvus.',
  },
  'ecnomus-256': {
    date: '256 BC',
    notes:
      'Each model represents 27 ships. Two Roman squadrons form a wedge; transports and a reserve follow. The Carthaginian wings try to envelop them.',
  },
  'myonessus-190': {
    date: '190 BC',
    notes: 'Each model represents 8 ships. The Seleucid line outflanks the Romans. Rhodian ships with fire pots hurry to that flank.',
  },
  'propontis-184': {
    date: '184 BC',
    notes: 'Hannibal leads the smaller fleet, armed with jars of snakes, against one ship: the flagship of King Eumenes.',
  },
  'morbihan-56': {
    date: '56 BC',
    notes:
      'Each model represents 20 ships. The Veneti’s high oak ships resist rams and overlook every deck. Rome has sickle poles, and later a calm.',
    evened: 'Veneti crews are average and raw, Roman crews veteran. With elite and veteran crews, the Veneti won five of six test matches',
  },
  'actium-31': {
    date: '2 September 31 BC',
    notes:
      'Each model represents 25 ships. Antony’s great ships, short of oarsmen, carry sails into battle to escape to sea. Agrippa blocks the way.',
    evened:
      'half of Antony’s points must escape over the western or southern edge. His crews are average, and both fleets start close together near the southern edge. In test matches with the northern edge open, raw crews and fleets farther apart, Antony won a third; one match in sixteen ended without a ship lost',
  },
  'bosporus-717': {
    date: 'September AD 717',
    notes:
      'Arab transports and escorts must row past the city against the current. Dromons with Greek fire, a tower and a chain block the strait.',
    evened:
      'a third of the Arab points must leave by the north edge. When two fifths were required, Byzantium won seven of ten test matches',
  },
  'solent-896': {
    date: 'AD 896',
    notes:
      'Each model represents one ship. Nine of King Alfred’s new ships block an estuary. Three Danish ships are beached, and the tide is falling.',
    evened: 'the Danish crews ashore are veteran. With elite crews, the Danes escaped in four of five test matches',
  },
};

export const scenarios = {
  battles,
  title: (title: string, date: string) => `${title}, ${date}`,
  forces: (name: string, ships: number) => `${name}, ${count(ships, { one: 'ship', other: 'ships' })}`,
  about: (first: string, second: string, notes: string) => `${first} against ${second}. ${notes}`,
  favoured: (side: string, won: number) => `${side} favoured, ${won} %`,
  battleLength: (turns: number) => `45 to 120 minutes, at most ${turns} turns`,
  points: 'Points battle',
  pointsLength: '60 to 150 minutes',
  campaignLength: (least: number, most: number) => `an evening or more, ${least} to ${most} months`,
};
