import { portsOf, THEATRES } from '../../../src/games/salamis-ad-actium/campaign/data/theatres.js';
import { CHRONOLOGY } from '../../../src/games/salamis-ad-actium/data/chronology.js';
import { EQUIPMENT_IDS } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { FLEET_LISTS, LIST_IDS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { OPTIONS } from '../../../src/games/salamis-ad-actium/data/options.js';
import { ERAS } from '../../../src/games/salamis-ad-actium/data/pointsBattle.js';
import { TRAINING, TRAININGS, trained } from '../../../src/games/salamis-ad-actium/data/quality.js';
import { SHIP_TYPE_IDS, type ShipTypeId, shipType } from '../../../src/games/salamis-ad-actium/data/shipTypes.js';
import { basePrice, pointsOf } from '../../../src/games/salamis-ad-actium/rules/points/outfit.js';
import type { OptionId } from '../../../src/games/salamis-ad-actium/state.js';

const options = Object.fromEntries(Object.entries(OPTIONS).map(([id, { on }]) => [id, on])) as Record<OptionId, boolean>;
const times = { options, year: 900 };

/** Points at average crew, as the ship data give them. */
const POINTS: { readonly [id in ShipTypeId]: number } = {
  egyptianGalley: 36,
  birdBoat: 23,
  minoanGalley: 32,
  triaconter: 17,
  pentekonter: 18,
  pentekonterArchaic: 35,
  bireme: 22,
  phoenicianBireme: 27,
  triremeFast: 22,
  triremeGreek: 27,
  trireme: 27,
  triremePersian: 28,
  triremeCorinthian: 27,
  triremeTransport: 39,
  triremeImperial: 38,
  hemiolia: 40,
  trihemiolia: 27,
  lembos: 21,
  liburnian: 25,
  quadrireme: 54,
  quinqueremePunic: 67,
  quinqueremeRoman: 89,
  quinqueremeHellenistic: 74,
  hexareme: 125,
  hepteres: 133,
  octeres: 194,
  deceres: 238,
  hekkaidekeres: 347,
  ponto: 57,
  saxonKeel: 19,
  gothicBoat: 15,
  vandalGalley: 47,
  lusoria: 18,
  liburnaLate: 51,
  galea: 38,
  ousiakos: 52,
  pamphylos: 98,
  dromonGreat: 113,
  shini: 48,
  shalandi: 94,
  harraqa: 34,
  musattah: 66,
  aesc: 26,
  snekkja: 32,
  skeid: 41,
  alfredLongship: 46,
  saxonLongship: 23,
  merchantman: 7,
  horseTransport: 6,
  knarr: 3,
};

describe('14.1, 15 ship data and points', () => {
  it('15.0 the formula yields the printed points of all fifty types', () => {
    expect(SHIP_TYPE_IDS).toHaveLength(50);
    for (const id of SHIP_TYPE_IDS) expect([id, pointsOf({ type: id, crew: 'average' }, times)]).toEqual([id, POINTS[id]]);
  });

  it('15.0 a cataphract trireme costs 27, with veterans 31', () => {
    expect(basePrice({ type: 'trireme', crew: 'average' }, times)).toBe(27);
    expect(pointsOf({ type: 'trireme', crew: 'veteran' }, times)).toBe(31);
  });

  it('15.0 a Roman quinquereme with a corvus costs 94, with a raw crew 79', () => {
    const outfit = { type: 'quinqueremeRoman', equip: ['corvus'] } as const;
    expect(basePrice({ ...outfit, crew: 'average' }, times)).toBe(94);
    expect(pointsOf({ ...outfit, crew: 'raw' }, times)).toBe(79);
  });

  it('1.3 a base is the model at 1/1200 with 5 mm more, rounded up to 5 mm', () => {
    for (const id of SHIP_TYPE_IDS) {
      const { real, base } = shipType(id);
      const rounded = real.map((metres) => Math.ceil(((metres * 1000) / 1200 + 5) / 5) * 5);
      expect([id, ...base]).toEqual([id, ...rounded]);
    }
  });
});

describe('2.3 training', () => {
  it('2.3 every row covers 1 to 10 once and the five rows mirror each other', () => {
    for (const training of TRAININGS) {
      const results = Array.from({ length: 10 }, (_, i) => trained(training, i + 1));
      expect(results).toEqual([...results].sort((a, b) => a - b));
      const mirrored = { veryGood: 'poor', good: 'mediocre', average: 'average', mediocre: 'good', poor: 'veryGood' } as const;
      const other = Array.from({ length: 10 }, (_, i) => 0 - trained(mirrored[training], 10 - i));
      expect(results.map((mod) => mod + 0)).toEqual(other.map((mod) => mod + 0));
    }
    expect(trained('veryGood', 1)).toBe(0);
    expect(trained('veryGood', 8)).toBe(2);
    expect(trained('good', 1)).toBe(-1);
    expect(trained('poor', 3)).toBe(-2);
    expect(TRAINING.average).toEqual([1, 3, 7, 9, 10]);
  });
});

describe('11, 13 fleet lists and chronology', () => {
  it('11 twenty lists, each of known types that can make up a fleet', () => {
    expect(LIST_IDS).toHaveLength(20);
    for (const id of LIST_IDS) {
      const { types, equipment } = FLEET_LISTS[id];
      expect([id, types.reduce((sum, { least }) => sum + least, 0) <= 100]).toEqual([id, true]);
      expect([id, types.reduce((sum, { most }) => sum + most, 0) >= 100]).toEqual([id, true]);
      expect(equipment.every((item) => EQUIPMENT_IDS.includes(item))).toBe(true);
    }
  });

  it('13 sixty-three engagements in order, within the ten eras', () => {
    expect(CHRONOLOGY).toHaveLength(63);
    expect(CHRONOLOGY.filter(({ lists }) => lists)).toHaveLength(62);
    const years = CHRONOLOGY.map(({ year }) => year);
    expect(years).toEqual([...years].sort((a, b) => a - b));
    expect(years.every((year) => ERAS.some(({ from, to }) => from <= year && year <= to))).toBe(true);
    ERAS.slice(1).forEach(({ from }, i) => {
      expect(from).toBe(ERAS[i].to + 1);
    });
  });
});

describe('12.1, 12.2 theatres', () => {
  it('12.1 routes lead both ways, to areas that exist', () => {
    for (const { areas } of Object.values(THEATRES)) {
      for (const [id, { adjacent, perilous }] of Object.entries(areas)) {
        for (const other of adjacent) expect(areas[other].adjacent).toContain(id);
        for (const other of perilous) expect(areas[other].perilous).toContain(id);
        expect(adjacent.filter((other) => perilous.includes(other))).toEqual([]);
      }
    }
    expect(Object.keys(THEATRES.punic.areas)).toHaveLength(22);
    expect(Object.keys(THEATRES.aegean.areas)).toHaveLength(23);
  });

  it('12.2 every port is worth something to its enemy, and both sides begin with major ports', () => {
    for (const theatre of Object.values(THEATRES)) {
      const ports = portsOf(theatre);
      expect(new Set(ports.map(([id]) => id)).size).toBe(ports.length);
      expect(ports.every(([, { worth }]) => worth > 0)).toBe(true);
      for (const side of [0, 1]) expect(ports.some(([, { owner, size }]) => owner === side && size === 'major')).toBe(true);
      for (const { area } of Object.values(theatre.fleets)) expect(theatre.areas[area]).toBeDefined();
    }
  });
});
