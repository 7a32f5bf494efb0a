import { portsOf, THEATRES } from '../../../src/games/salamis-ad-actium/campaign/data/theatres.js';
import { CHRONOLOGY } from '../../../src/games/salamis-ad-actium/data/chronology.js';
import { EQUIPMENT_IDS, SHIP_TYPE_IDS, type ShipTypeId, shipType } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { FLEET_LISTS, LIST_IDS, type ListId } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { TRAINING, TRAININGS, trained } from '../../../src/games/salamis-ad-actium/data/intermediate.js';
import { ERAS } from '../../../src/games/salamis-ad-actium/data/points.js';
import { SCENARIOS } from '../../../src/games/salamis-ad-actium/data/scenarios.js';
import { OPTIONS } from '../../../src/games/salamis-ad-actium/data/setup.js';
import { box, overlap, rect, shapeOf, within } from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { basePrice, pointsOf } from '../../../src/games/salamis-ad-actium/rules/points/outfit.js';
import { setup, setupFault } from '../../../src/games/salamis-ad-actium/setup.js';
import type { OptionId, Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { itemLaw } from './itemLaw.js';

const start = (scenario: string, more: object = {}): Salamis => setup({ scenario, ...more });
const base = (G: Salamis, id: string) => rect(G.ships[id].at, shipType(G.ships[id].type).base);

/** For each scenario, the ships and squadrons of each side, land, forts and turn limit. */
const COUNTS: { readonly [id: string]: readonly [number, number, number, number, number, number, number] } = {
  'delta-1175': [8, 12, 2, 2, 2, 2, 8],
  'salamis-480': [10, 14, 2, 3, 5, 0, 12],
  'arginusae-406': [13, 10, 3, 2, 2, 0, 12],
  'mylae-260': [11, 10, 2, 3, 2, 0, 12],
  'ecnomus-256': [15, 13, 4, 3, 3, 0, 14],
  'myonessus-190': [10, 11, 2, 2, 2, 0, 12],
  'propontis-184': [8, 8, 2, 2, 1, 0, 10],
  'morbihan-56': [10, 10, 2, 2, 2, 0, 12],
  'actium-31': [14, 11, 3, 4, 2, 0, 12],
  'bosporus-717': [7, 12, 2, 3, 3, 1, 10],
  'solent-896': [9, 6, 2, 2, 3, 0, 12],
};

describe('2.8 scenarios as printed', () => {
  it('eleven battles of history, a battle by points and two campaigns can be chosen', () => {
    expect(salamisAdActium.scenarios).toHaveLength(14);
    for (const { setupData } of salamisAdActium.scenarios) expect(setupFault(setupData)).toBeUndefined();
  });

  it.each(SCENARIOS.map(({ id }) => id))('%s: numbers of ships, squadrons, land and forts', (id) => {
    const G = start(id);
    const ships = [0, 1].map((side) => G.order.filter((ship) => G.ships[ship].side === side).length);
    const squadrons = [0, 1].map((side) => Object.values(G.squadrons).filter((squadron) => squadron.side === side).length);
    expect([...ships, ...squadrons, Object.keys(G.land).length, Object.keys(G.forts).length, G.turnLimit]).toEqual(COUNTS[id]);
  });

  it.each(SCENARIOS.map(({ id }) => id))('%s: bases lie on the table, clear of land and of each other', (id) => {
    const G = start(id);
    for (const ship of G.order) {
      const [w, s, e, n] = box(base(G, ship));
      expect([ship, w >= 0 && s >= 0 && e <= 10 * G.table.w && n <= 10 * G.table.h]).toEqual([ship, true]);
      const ashore = G.ships[ship].aground === 'beached';
      for (const [land, { poly }] of Object.entries(G.land)) {
        if (!ashore) expect([ship, land, overlap(base(G, ship), shapeOf(poly))]).toEqual([ship, land, false]);
      }
      for (const other of G.order) {
        if (other !== ship) expect([ship, other, overlap(base(G, ship), base(G, other))]).toEqual([ship, other, false]);
      }
    }
  });

  it.each(SCENARIOS.map(({ id }) => id))('%s: one Admiral a side aboard a flagship, squadrons of ten at most', (id) => {
    const G = start(id);
    for (const side of [0, 1] as const) {
      const admirals = G.order.filter((ship) => G.ships[ship].side === side && G.ships[ship].flag?.cinc);
      expect(admirals).toEqual([G.cinc[side]]);
      expect(G.ti[side]).toBe((G.ships[admirals[0]].flag?.mod ?? 0) + 3);
    }
    for (const [sq, squadron] of Object.entries(G.squadrons)) {
      const members = G.order.filter((ship) => G.ships[ship].sq === sq);
      expect(members).toContain(squadron.flagship);
      expect(members.filter((ship) => G.ships[ship].flag)).toEqual([squadron.flagship]);
      expect(squadron.size0).toBe(members.length);
      expect(members.length).toBeLessThanOrEqual(10);
    }
  });

  it.each(SCENARIOS.map(({ id }) => id))('11 %s: types, years and equipment are those of its lists', (id) => {
    const battle = SCENARIOS.find((scenario) => scenario.id === id);
    for (const side of battle?.sides ?? []) {
      for (const squadron of Object.values(side.squadrons)) {
        const list: ListId = squadron.list ?? side.list;
        for (const { type, equip = [] } of squadron.ships) {
          expect([type, FLEET_LISTS[list].types.some((listed) => listed.type === type)]).toEqual([type, true]);
          for (const item of equip)
            expect([type, item, itemLaw(list, squadron.variant, battle?.year ?? 0, item, type)]).toEqual([type, item, true]);
        }
      }
    }
  });

  it('5.8 ships without oars start with sails set, others as printed', () => {
    const G = start('morbihan-56');
    const pontos = G.order.filter((id) => G.ships[id].type === 'ponto');
    expect(pontos).toHaveLength(10);
    expect(pontos.every((id) => G.ships[id].sails === 'set')).toBe(true);
    expect(start('delta-1175').ships['sp-p-1'].sails).toBe('aboard');
    expect(start('delta-1175').ships['eg-w-1'].sails).toBe('none');
  });

  it('Actium: Antony’s ships begin short of oarsmen', () => {
    const { ships } = start('actium-31');
    expect(ships['an-r-1']).toMatchObject({ type: 'deceres', oarsmen: 42, men0: 13 + 4 + 42 });
  });

  it('Solent: the Danes ashore are beached on sand, the others afloat', () => {
    const G = start('solent-896');
    const ashore = G.order.filter((id) => G.ships[id].aground);
    expect(ashore).toEqual(['da-2-1', 'da-2-2', 'da-2-3']);
    for (const id of ashore) {
      expect(Object.values(G.land).some(({ coast, poly }) => coast === 'sandy' && within(base(G, id), shapeOf(poly), 60))).toBe(true);
    }
  });

  it('9.0 without special weapons no equipment of chapter 9 is aboard or paid for', () => {
    const with9 = start('mylae-260').ships['ro-1-1'];
    const without = start('mylae-260', { options: { specialWeapons: false } }).ships['ro-1-1'];
    expect([with9.equip, with9.points]).toEqual([['corvus'], 79]);
    expect(without.equip).toEqual([]);
    expect(without.points).toBe(Math.floor((Math.floor((690 * 130) / 1000) * 85) / 100));
    const dromon = start('bosporus-717', { options: { specialWeapons: false } }).ships['by-1-2'];
    expect(dromon.siphons).toEqual([]);
  });

  it('1.7 options remove counters, forts and libations', () => {
    const G = start('bosporus-717', { options: { tacticalInitiative: false, fortifications: false, libations: false } });
    expect([G.ti, Object.keys(G.forts), G.libations.left]).toEqual([[0, 0], [], [0, 0]]);
  });

  it('a new match shares no objects with the data', () => {
    const G = start('solent-896');
    G.shallows.bar.depth = 0;
    G.weather.currents.push({ dir: 0, strength: 'weak' });
    expect(start('solent-896').shallows.bar.depth).toBe(4);
    expect(start('solent-896').weather.currents).toEqual([]);
  });
});

describe('setupData', () => {
  const fault = (data: unknown) => setupFault(data);

  it('may be left out', () => {
    expect(setup(undefined)).toMatchObject({ mode: 'scenario', scenario: 'mylae-260', phase: 'battle', turnLimit: 12 });
  });

  it.each([
    [{ mode: 'skirmish' }, /mode/],
    [{ scenario: 'cannae' }, /scenario/],
    [{ turnLimit: 3 }, /turnLimit/],
    [{ turnLimit: 21 }, /turnLimit/],
    [{ options: { wizards: true } }, /options/],
    [{ colour: 'red' }, /colour/],
    [{ points: { era: 10 } }, /era/],
    [{ points: { matchup: 63 } }, /matchup/],
    [{ points: { matchup: 0 } }, /no fleet lists/],
    [{ points: { lists: ['viking', 'saxon'] } }, /not of the era/],
    [{ points: { lists: ['carthaginian', 'romanRepublic'], variants: ['athens', null] } }, /no variant athens/],
    [{ points: { lists: ['carthaginian', 'romanRepublic'], variants: [null, 'civil'] } }, /civil is not of the era/],
    [{ points: { variants: ['athens', null] } }, /needs its list/],
    [{ campaign: { theatre: 'atlantic' } }, /theatre/],
    [{ campaign: { sides: [0, 0] } }, /sides/],
  ])('%j is refused with its key', (data, message) => {
    expect(fault(data)).toMatch(message);
    expect(() => setup(data)).toThrow(message);
  });

  it('a matchup of the chronology sets era, year and both lists', () => {
    const G = setup({ mode: 'points', points: { matchup: 55 } });
    expect(G.points).toMatchObject({ era: 9, year: 655, lists: ['islamic', 'byzantine'] });
  });

  it('the year is the middle of the era, or of the years that both lists share', () => {
    expect(setup({ mode: 'points' }).points?.year).toBe(-205);
    const first = { mode: 'points', points: { lists: ['romanRepublic', 'carthaginian'], variants: ['first264', null] } };
    expect(setup(first).points?.year).toBe(-261);
    expect(setup({ mode: 'points', points: { era: 7, lists: ['romanImperialEarly', 'gothic'] } }).points?.year).toBe(256);
  });
});

describe('data', () => {
  const options = Object.fromEntries(Object.entries(OPTIONS).map(([id, { on }]) => [id, on])) as Record<OptionId, boolean>;
  const times = { options, year: 900 };

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

    it('12.2 every port has a value for the enemy, and both sides begin with major ports', () => {
      for (const theatre of Object.values(THEATRES)) {
        const ports = portsOf(theatre);
        expect(new Set(ports.map(([id]) => id)).size).toBe(ports.length);
        expect(ports.every(([, { worth }]) => worth > 0)).toBe(true);
        for (const side of [0, 1]) expect(ports.some(([, { owner, size }]) => owner === side && size === 'major')).toBe(true);
        for (const { area } of Object.values(theatre.fleets)) expect(theatre.areas[area]).toBeDefined();
      }
    });
  });
});
