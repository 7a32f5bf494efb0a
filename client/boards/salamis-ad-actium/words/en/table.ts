import type { Drift, Sea, WindStrength } from '../../../../../src/games/salamis-ad-actium/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';
import { seas, winds } from './sheet.js';
import { yearOf } from './years.js';

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
