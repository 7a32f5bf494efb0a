import { FLEET_LISTS, type ListId } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { SCENARIOS } from '../../../src/games/salamis-ad-actium/data/scenarios.js';
import { shipType } from '../../../src/games/salamis-ad-actium/data/shipTypes.js';
import { within } from '../../../src/games/salamis-ad-actium/geometry/distance.js';
import { overlap } from '../../../src/games/salamis-ad-actium/geometry/overlap.js';
import { box, rect, shapeOf } from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { setup, setupFault } from '../../../src/games/salamis-ad-actium/setup.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { itemLaw } from './itemLaw.js';

const start = (scenario: string, more: object = {}): Salamis => setup({ scenario, ...more });
const base = (G: Salamis, id: string) => rect(G.ships[id].at, shipType(G.ships[id].type).base);

/** Ships a side, squadrons a side, land, forts, turn limit. */
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

  it('Actium: Antony’s ships are short of oarsmen, and that is what they begin with', () => {
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

  it('9.0 without special weapons nothing of chapter 9 is aboard, or paid for', () => {
    const with9 = start('mylae-260').ships['ro-1-1'];
    const without = start('mylae-260', { options: { specialWeapons: false } }).ships['ro-1-1'];
    expect([with9.equip, with9.points]).toEqual([['corvus'], 79]);
    expect(without.equip).toEqual([]);
    expect(without.points).toBe(Math.floor((Math.floor((690 * 130) / 1000) * 85) / 100));
    const dromon = start('bosporus-717', { options: { specialWeapons: false } }).ships['by-1-2'];
    expect(dromon.siphons).toEqual([]);
  });

  it('1.7 options take away counters, forts and libations', () => {
    const G = start('bosporus-717', { options: { tacticalInitiative: false, fortifications: false, libations: false } });
    expect([G.ti, Object.keys(G.forts), G.libations.left]).toEqual([[0, 0], [], [0, 0]]);
  });

  it('a fresh match shares nothing with the data it was made from', () => {
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
