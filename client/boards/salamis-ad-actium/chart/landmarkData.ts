import type { SalamisBoardWords } from '../words/index.js';

type LandmarkName = keyof SalamisBoardWords['landmarks'];

/** Drawings of landmarks as filled shapes and lines, about 40 wide. The origin is the centre of the foot. */
export const DRAWINGS = {
  temple: {
    shape: 'M-20 -14L0 -25L20 -14ZM-22 0H22V-3H-22Z',
    lines: 'M-16 -3V-13M-8 -3V-13M0 -3V-13M8 -3V-13M16 -3V-13',
  },
  town: {
    shape: 'M-22 0V-12H-19V-10H-16V-12H-12V-20L-7 -26L-2 -20V-14H4V-18H8V-15H11V-18H15V-10H18V-13H22V0Z',
    lines: 'M-8 -12v4M-2 0v-6h4v6M10 -8v3M16 -5v2M-16 -6v2',
  },
  city: {
    shape:
      'M-34 0V-14H-31V-11H-28V-14H-24V-22L-20 -28L-16 -22V-15H-12C-12 -30 -6 -34 0 -38C6 -34 12 -30 12 -15H16V-22L20 -28L24 -22V-14H28V-11H31V-14H34V0Z',
    lines: 'M0 -38v-7m-3 4h6M-12 -15H12M-20 -18v5M20 -18v5M-30 -4H30M-4 0v-8h8v8',
  },
  mountain: {
    shape: 'M-34 0L-20 -18L-14 -13L0 -36L8 -24L14 -28L34 0Z',
    lines: 'M0 -36L-5 -18L2 -12L-4 -2M14 -28L10 -14L16 -4M-20 -18L-22 -7',
  },
  throne: { shape: 'M-12 0V-3H-9V-14H9V-3H12V0ZM-7 -14V-34H-10L-7 -38H7L10 -34H7V-14Z', lines: 'M-4 -30V-18M0 -30V-18M4 -30V-18' },
  camp: { shape: 'M-26 0L-16 -17L-6 0ZM-9 0L2 -21L13 0ZM11 0L19 -14L27 0Z', lines: 'M2 -21V-29L10 -26L2 -24M-16 -17V0M2 -14V0M19 -14V0' },
} as const;

export interface Landmark {
  readonly name: LandmarkName;
  /** Position of the foot's centre, in mm on the table. */
  readonly at: readonly [x: number, y: number];
  /** Drawing shown above the name, or the lettering style of a name without a drawing. */
  readonly kind: keyof typeof DRAWINGS | 'land' | 'sea' | 'small';
  readonly turn?: number;
}

export const LANDMARKS: { readonly [scenario: string]: readonly Landmark[] | undefined } = {
  'delta-1175': [
    { name: 'greatGreen', at: [750, 600], kind: 'sea' },
    { name: 'nile', at: [750, 130], kind: 'sea' },
    { name: 'lowerEgypt', at: [150, 240], kind: 'land' },
    { name: 'buto', at: [270, 110], kind: 'temple' },
    { name: 'piRamesses', at: [1250, 110], kind: 'temple' },
    { name: 'lowerEgypt', at: [1350, 240], kind: 'land' },
  ],
  'salamis-480': [
    { name: 'straits', at: [720, 520], kind: 'sea' },
    { name: 'saronicGulf', at: [1270, 180], kind: 'sea' },
    { name: 'attica', at: [230, 935], kind: 'land' },
    { name: 'mountAigaleos', at: [450, 925], kind: 'mountain' },
    { name: 'throneOfXerxes', at: [660, 920], kind: 'throne' },
    { name: 'heracleum', at: [900, 925], kind: 'temple' },
    { name: 'piraeus', at: [1330, 935], kind: 'town' },
    { name: 'salamis', at: [230, 50], kind: 'land' },
    { name: 'salamisTown', at: [510, 50], kind: 'town' },
    { name: 'kynosoura', at: [850, 60], kind: 'land' },
    { name: 'psyttaleia', at: [1222, 452], kind: 'small' },
  ],
  'arginusae-406': [
    { name: 'lesbosChannel', at: [900, 680], kind: 'sea' },
    { name: 'arginusae', at: [970, 90], kind: 'small' },
  ],
  'mylae-260': [
    { name: 'tyrrhenianSea', at: [900, 640], kind: 'sea' },
    { name: 'capeMylae', at: [120, 200], kind: 'small' },
    { name: 'mylae', at: [200, 100], kind: 'town' },
    { name: 'sicily', at: [640, 28], kind: 'land' },
  ],
  'ecnomus-256': [
    { name: 'africanSea', at: [1200, 560], kind: 'sea' },
    { name: 'sicily', at: [500, 1145], kind: 'land' },
    { name: 'ecnomus', at: [1200, 1115], kind: 'mountain' },
    { name: 'phintias', at: [1350, 1125], kind: 'town' },
    { name: 'sicily', at: [1750, 1150], kind: 'land' },
    { name: 'gela', at: [2200, 1150], kind: 'temple' },
  ],
  'myonessus-190': [
    { name: 'icarianSea', at: [900, 640], kind: 'sea' },
    { name: 'teos', at: [1370, 32], kind: 'town' },
    { name: 'myonessus', at: [1680, 160], kind: 'mountain' },
    { name: 'ionia', at: [1660, 60], kind: 'land' },
  ],
  'propontis-184': [
    { name: 'propontis', at: [900, 850], kind: 'sea' },
    { name: 'proconnesus', at: [905, 600], kind: 'mountain' },
  ],
  'morbihan-56': [
    { name: 'quiberonBay', at: [900, 640], kind: 'sea' },
    { name: 'quiberon', at: [150, 1120], kind: 'town' },
    { name: 'houat', at: [660, 275], kind: 'small' },
  ],
  'actium-31': [
    { name: 'ionianSea', at: [1250, 600], kind: 'sea' },
    { name: 'ambracianGulf', at: [2310, 600], kind: 'small' },
    { name: 'epirus', at: [2320, 1140], kind: 'land' },
    { name: 'octaviansCamp', at: [2290, 980], kind: 'camp' },
    { name: 'templeOfApollo', at: [2290, 260], kind: 'temple' },
    { name: 'antonysCamp', at: [2290, 145], kind: 'camp' },
    { name: 'acarnania', at: [2290, 50], kind: 'land' },
  ],
  'bosporus-717': [
    { name: 'bosporus', at: [720, 600], kind: 'sea', turn: -90 },
    { name: 'thrace', at: [100, 160], kind: 'land' },
    { name: 'constantinople', at: [105, 350], kind: 'city' },
    { name: 'galata', at: [75, 930], kind: 'town' },
    { name: 'asia', at: [1410, 900], kind: 'land' },
    { name: 'chrysopolis', at: [1400, 560], kind: 'town' },
  ],
  'solent-896': [
    { name: 'solent', at: [600, 300], kind: 'sea' },
    { name: 'wessex', at: [330, 1080], kind: 'land' },
    { name: 'hamwic', at: [760, 1060], kind: 'town' },
  ],
};
