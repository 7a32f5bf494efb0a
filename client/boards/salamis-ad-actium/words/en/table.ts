import type { Drift, PREFERENCES, Sea, WindStrength } from '../../../../../src/games/salamis-ad-actium/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';
import { yearOf } from './campaign.js';

/** What a player may settle beforehand. */
export const orders: PreferenceWords<typeof PREFERENCES> = {
  shooting: {
    title: 'Shooting where nobody has a target',
    case: '4.3',
    values: { ended: 'My Action Phase is over', asked: 'Ask me' },
  },
  initiative: {
    title: 'Seize Tactical Initiative',
    case: '4.4',
    values: { asked: 'Ask me', never: 'Never' },
  },
  battle: {
    title: 'Battle in the campaign',
    case: '12.7',
    values: { asked: 'Ask me', never: 'Decline wherever I may' },
  },
};

const winds = ['Still', 'Light airs', 'Breeze', 'Strong breeze', 'Storm', 'Gale'];
const seas: { readonly [sea in Sea]: string } = {
  flat: 'Flat sea',
  choppy: 'Choppy sea',
  rough: 'Rough sea',
  veryRough: 'Very rough sea',
};

/** Words on the table itself. */
export const sheetWords = {
  title: 'Salamis ad Actium',
  sheet: {
    /** From the north, the east, the south and the west. */
    windNames: ['ΒΟΡΕΑΣ', 'ΕΥΡΟΣ', 'ΝΟΤΟΣ', 'ΖΕΦΥΡΟΣ'],
    /** On the rose of the winds. */
    north: 'N',
    winds,
    tide: (kind: 'rising' | 'falling', dir: number) => `Tide ${kind}, to ${dir}°`,
    seas,
    weather: (from: number, strength: WindStrength, sea: Sea) => `${winds[strength]} from ${from}°, ${seas[sea].toLowerCase()}`,
  },
};

/** What pieces of land are called, by their ids without a number. */
export const terrainWords = {
  lands: {
    land: 'Land',
    north: 'North',
    south: 'South',
    arg: 'Arg',
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
    proc: 'Proc',
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

/** Words of the instruments on the table. */
export const tableWords = {
  crowd: 'You may have meant',
  lay: {
    names: {
      reach: 'Where she comes to',
      fire: 'What her weapons reach',
      wind: 'What wind and sea make of her',
      rings: 'Control of squadrons',
    },
    reach: (ship: string, sails: boolean, mm: number, turn: number, burst: number | undefined) =>
      `${ship}, under ${sails ? 'sail' : 'oars'}: ${mm / 10} cm, turns of up to ${turn}°${burst === undefined ? '' : `; at ramming speed ${burst / 10} cm`}.`,
    weapon: (name: string, short: number, long: number) => `${name} ${short === long ? '' : `${short / 10} and `}${long / 10} cm`,
    fire: (ship: string, weapons: readonly string[]) =>
      weapons.length ? `${ship}: ${list(weapons)}.` : `${ship} has nothing to shoot with.`,
    weather: (ship: string, strength: WindStrength, from: number, sea: Sea, lee: boolean) =>
      `${ship}: ${winds[strength].toLowerCase()} from ${from}°, ${seas[sea].toLowerCase()}${lee ? ', in the lee of land' : ''}`,
    sailing: (now: number, most: number) => `under sail ${now / 10} cm as she heads, at best ${most / 10} cm`,
    rowing: (pct: number) => (pct === 100 ? 'the sea leaves her oars be' : `the sea leaves her ${pct} % of her speed`),
    drift: (key: Drift['key'], towards: number, least: number, most: number) =>
      `${drifts[key]} carries her ${least / 10} to ${most / 10} cm to ${towards}°`,
    rings: 'The ring of each flagship, and the ships in its control.',
  },
  vessels: {
    title: (n: number) => `Ships of the age: ${n} types`,
    size: 'Size',
    speed: 'Oars / sail',
    speeds: (oars: number, sail: number) => `${oars / 10} / ${sail / 10} cm`,
    turn: 'Turns',
    oarsmen: 'Oarsmen',
    troops: 'Heavy / marines / archers',
    capacity: 'Deck bears',
    ram: 'Ram',
    deck: 'Deck / draught',
    stout: 'stout hull',
    weak: 'weak hull',
    cataphract: 'decked over',
    siphon: { F: 'siphon ahead', A: 'siphon astern', B: 'siphon abeam' },
    years: (from: number, to: number) => `${yearOf(from)} to ${yearOf(to)}`,
  },
  pictures: {
    fleet: 'Two fleets facing each other',
    bag: 'Seven counters: those that are drawn, and those still in the bag',
    course: 'A ship with the fan of her move and a course with one turn',
    ram: 'A galley strikes another on the beam',
    rake: 'Two galleys pass; one has lost oars on the near side',
    arcs: 'Short and long range about a ship',
    boarding: 'A quinquereme bound to a trireme',
    marks: 'The chips that stand beside ships',
    campaign: 'Three areas with a normal and a perilous route, and two fleets',
  },
  measure: {
    explain: 'Press two points, or draw from one to the other.',
    point: 'the point',
    from: (cm: number, ship: string) => `${cm.toFixed(1)} cm from ${ship}`,
    reads: (cm: number, from: string, to: string) => `${cm.toFixed(1)} cm from ${from} to ${to}`,
    short: (cm: number, bearing: number) => `${cm.toFixed(1)} cm · ${bearing}°`,
  },
};
