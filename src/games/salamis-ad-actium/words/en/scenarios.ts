import { grammarOf } from '../../../../kit/language.js';

const { count } = grammarOf('en');

/** What is told of a battle. */
export interface ScenarioTexts {
  readonly date: string;
  readonly notes: string;
  /** Why figures were evened after test matches, where they were. */
  readonly evened?: string;
}

const battles: { readonly [id: string]: ScenarioTexts } = {
  'delta-1175': {
    date: 'c. 1175 BC',
    notes:
      'The raiders want men ashore or boats up the branch between the banks. Archers in stockades line the mouth, and Egyptian squadrons close in from east and west.',
  },
  'salamis-480': {
    date: 'September 480 BC',
    notes:
      'One model for 36 ships. Past Psyttaleia into the strait comes a crowded fleet; the Greeks wait across it with the shore at their backs.',
  },
  'arginusae-406': {
    date: '406 BC',
    notes:
      'One model for 12 ships. Athens mans two lines with whoever could be found, before small islands; fewer but far better ships row against them, and bad weather is on its way.',
  },
  'mylae-260': {
    date: '260 BC',
    notes:
      'One model for 11 ships. Crews who have hardly learnt to row bring a new engine against the best seamen of the west: the boarding bridge.',
  },
  'ecnomus-256': {
    date: '256 BC',
    notes:
      'One model for 27 ships. A wedge of consular squadrons leads, tows and reserve follow; the Punic centre gives way while both wings reach around.',
  },
  'myonessus-190': {
    date: '190 BC',
    notes: 'One model for 8 ships. The longer Seleucid line laps around the Romans, and Rhodians with fire on poles hurry to that flank.',
  },
  'propontis-184': {
    date: '184 BC',
    notes: 'An old general with the smaller fleet and a cargo of serpents goes for one ship: that of King Eumenes.',
  },
  'morbihan-56': {
    date: '56 BC',
    notes:
      'One model for 20 ships. High oaken sailing ships shrug off rams and look down on every deck; poles with sickles, and later a calm, are what Rome has.',
    evened:
      'crews of the Veneti average and raw, those of Rome veteran: with elite and veteran ones the Veneti won five test matches in six from their high decks',
  },
  'actium-31': {
    date: '2 September 31 BC',
    notes:
      'One model for 25 ships. Great ships short of rowers carry their sails into battle, for the way out to sea is the aim; Agrippa bars it.',
    evened: 'half of the ships by points must get away: with two fifths the fleet that breaks out won seven test matches in ten',
  },
  'bosporus-717': {
    date: 'September AD 717',
    notes:
      'Laden transports and their escorts must stem the stream past the city, where dromons with liquid fire bar the strait beyond a tower and its chain.',
    evened: 'a third of the Arab fleet by points must get through: with two fifths Byzantium won seven test matches in ten',
  },
  'solent-896': {
    date: 'AD 896',
    notes:
      "One model is one ship. Nine of King Alfred's new ships lie across the mouth of an estuary, three Danish ships stand on the mud, and the tide runs out.",
    evened: 'the Danish crews ashore veteran: with elite ones their side broke out in four test matches of five',
  },
};

/** Words of everything that can be played. */
export const scenarios = {
  battles,
  title: (title: string, date: string) => `${title}, ${date}`,
  forces: (name: string, ships: number) => `${name}, ${count(ships, { one: 'ship', other: 'ships' })}`,
  about: (first: string, second: string, notes: string) => `${first} against ${second}. ${notes}`,
  battleLength: (turns: number) => `45 to 120 minutes, at most ${turns} turns`,
  points: 'Battle by points',
  pointsLength: '60 to 150 minutes',
  campaignLength: (least: number, most: number) => `an evening or more, ${least} to ${most} months`,
};
