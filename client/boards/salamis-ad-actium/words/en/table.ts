import type { Drift, PREFERENCES, Sea, WindStrength } from '../../../../../src/games/salamis-ad-actium/face.js';
import { compass } from '../../../../../src/games/salamis-ad-actium/words/en/wording.js';
import { grammarOf } from '../../../../../src/kit/language.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';
import { yearOf } from './campaign.js';

export const orders: PreferenceWords<typeof PREFERENCES> = {
  shooting: {
    title: 'No ship has a target',
    case: '4.3',
    values: { ended: 'End my Action Phase', asked: 'Ask me' },
  },
  initiative: {
    title: 'Spend Tactical Initiative',
    case: '4.4',
    values: { near: 'Ask me when fleets are within 40 cm', asked: 'Always ask me', never: 'Never' },
  },
  battle: {
    title: 'Campaign battles',
    case: '12.7',
    values: { asked: 'Ask me', never: 'Always decline if allowed' },
  },
};

const winds = ['Still', 'Light airs', 'Breeze', 'Strong breeze', 'Storm', 'Gale'];
const seas: { readonly [sea in Sea]: string } = {
  flat: 'Flat sea',
  choppy: 'Choppy sea',
  rough: 'Rough sea',
  veryRough: 'Very rough sea',
};

export const sheetWords = {
  title: 'Salamis ad Actium',
  sheet: {
    /** Greek names of the winds from north, east, south and west. */
    windNames: ['ΒΟΡΕΑΣ', 'ΕΥΡΟΣ', 'ΝΟΤΟΣ', 'ΖΕΦΥΡΟΣ'],
    north: 'N',
    winds,
    tide: (kind: 'rising' | 'falling', dir: number) => `${kind === 'rising' ? 'Rising' : 'Falling'} tide flows ${compass(dir)}`,
    seas,
    weather: (from: number, strength: WindStrength, sea: Sea) => `${winds[strength]} from ${from}°, ${seas[sea].toLowerCase()}`,
  },
};

/** Names of pieces of land, by id without number. */
export const terrainWords = {
  lands: {
    land: 'Land',
    north: 'North',
    south: 'South',
    arg: 'Arginusae',
    thrace: 'Thrace',
    asia: 'Asia',
    sicily: 'Sicily',
    ecnomus: 'Ecnomus',
    quiberon: 'Quiberon',
    houat: 'Houat',
    cape: 'Cape',
    beach: 'Beach',
    myonessus: 'Myonessus',
    shore: 'Shore',
    proc: 'Proconnesus',
    attica: 'Attica',
    salamis: 'Salamis',
    kynosoura: 'Kynosoura',
    psyttaleia: 'Psyttaleia',
    westShore: 'West Shore',
    eastShore: 'East Shore',
    head: 'Head',
    westBank: 'West Bank',
    eastBank: 'East Bank',
  } as { readonly [id: string]: string },
};

const { list } = grammarOf('en');
const drifts: { readonly [key in Drift['key']]: string } = { current: 'the current', tide: 'the tide', windDrift: 'the wind' };

export const tableWords = {
  crowd: 'Choose a ship',
  lay: {
    names: {
      reach: 'Movement range',
      fire: 'Weapon range',
      wind: 'Wind and sea effects',
      rings: 'Squadron control',
    },
    reach: (ship: string, sails: boolean, mm: number, turn: number, burst: number | undefined) =>
      `${ship}, under ${sails ? 'sail' : 'oars'}: ${mm / 10} cm, turns of up to ${turn}°${burst === undefined ? '' : `; at ramming speed ${burst / 10} cm`}.`,
    weapon: (name: string, short: number, long: number) => `${name} ${short === long ? '' : `${short / 10} and `}${long / 10} cm`,
    fire: (ship: string, weapons: readonly string[]) => (weapons.length ? `${ship}: ${list(weapons)}.` : `${ship} has no missile weapons.`),
    weather: (ship: string, strength: WindStrength, from: number, sea: Sea, lee: boolean) =>
      `${ship}: ${winds[strength].toLowerCase()} from ${from}°, ${seas[sea].toLowerCase()}${lee ? ', in the lee of land' : ''}`,
    sailing: (now: number, most: number) => `under sail ${now / 10} cm on this heading, at most ${most / 10} cm`,
    rowing: (pct: number) => (pct === 100 ? 'no sea effect on oars' : `${pct} % speed under oars`),
    drift: (key: Drift['key'], towards: number, least: number, most: number) =>
      `${drifts[key]} moves the ship ${least / 10} to ${most / 10} cm towards ${towards}°`,
    rings: 'Control range of each flagship and the ships in control.',
  },
  vessels: {
    title: (n: number) => `Ship types: ${n}`,
    size: 'Size',
    speed: 'Oars / sail',
    speeds: (oars: number, sail: number) => `${oars / 10} / ${sail / 10} cm`,
    turn: 'Turning class',
    oarsmen: 'Oarsmen',
    troops: 'Heavy / marines / archers',
    capacity: 'Deck capacity',
    ram: 'Ram',
    deck: 'Deck / draught',
    stout: 'stout hull',
    weak: 'weak hull',
    cataphract: 'cataphract',
    siphon: { F: 'siphon forward', A: 'siphon aft', B: 'siphon abeam' },
    years: (from: number, to: number) => `${yearOf(from)} to ${yearOf(to)}`,
  },
  pictures: {
    fleet: 'Two fleets facing each other',
    bag: 'Seven counters: drawn, and still in the bag',
    course: 'A ship, its movement range and a course with one turn',
    ram: 'A galley rams another on the beam',
    rake: 'Two galleys pass; one has lost oars on the near side',
    arcs: 'Short and long range around a ship',
    boarding: 'A quinquereme grappled to a trireme',
    marks: 'The status markers of ships',
    campaign: 'Three areas with a normal and a perilous route, and two fleets',
  },
  measure: {
    explain: 'Select two points, or drag from one to the other.',
    point: 'the point',
    from: (cm: number, ship: string) => `${cm.toFixed(1)} cm from ${ship}`,
    reads: (cm: number, from: string, to: string) => `${cm.toFixed(1)} cm from ${from} to ${to}`,
    short: (cm: number, bearing: number) => `${cm.toFixed(1)} cm · ${bearing}°`,
  },
};
