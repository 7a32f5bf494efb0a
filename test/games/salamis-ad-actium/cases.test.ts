import { RAM_TYPE, RAMS } from '../../../src/games/salamis-ad-actium/data/boarding.js';
import { SHIP_TYPE_IDS, shipType } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { FLEET_LISTS, type ListId } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { movePreview } from '../../../src/games/salamis-ad-actium/preview/moves.js';
import { loseFighters } from '../../../src/games/salamis-ad-actium/rules/basics/damage.js';
import { fighters, loadOf } from '../../../src/games/salamis-ad-actium/rules/basics/ships.js';
import { allowance, helmOf } from '../../../src/games/salamis-ad-actium/rules/movement/allowance.js';
import { seaAt, windAt } from '../../../src/games/salamis-ad-actium/rules/settingUp/surroundings.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { about } from '../../kit/about.js';
import { A, battle, key, order, play, playOn } from './fixtures.js';

const far = { z: ['trireme', 1700, 1100, 0] } as const;
const one = (change: object = {}, type: 'trireme' | 'skeid' = 'trireme') => battle({ a: { t: [type, 500, 500, 0, change] }, b: far });
const pace = { mode: 'oars', approach: false, burst: false } as const;

describe('the turn concept', () => {
  it('1.5 1.6 three counters a side and an Intermediate one: a side may have several phases in a turn, or none', () => {
    let G: Salamis = { ...one(), bag: { a: 2, b: 3, i: 1 }, drawn: [0] };
    for (const left of [1, 0]) {
      G = playOn(G, A, 'endAction', [], [1]).G;
      expect([G.acting, G.bag.a]).toEqual([0, left]);
    }
    const { G: next } = playOn(G, A, 'endAction', [], [4, 5, 1]);
    expect([next.turn, next.bag, next.drawn]).toEqual([2, { a: 2, b: 3, i: 1 }, [0]]);
  });
});

describe('sheltered waters', () => {
  /** A ship in a north wind, 100 mm south of an island 100 mm wide. */
  const lee = (sheltered: boolean, change: (G: Salamis) => void = () => {}) => {
    const G = one();
    G.options.shelteredWaters = sheltered;
    Object.assign(G.weather, { from: 0, strength: 3, sea: 'rough' });
    G.land.island = {
      kind: 'island',
      coast: 'rocky',
      poly: [
        [450, 590],
        [550, 590],
        [550, 650],
        [450, 650],
      ],
    };
    change(G);
    return [seaAt(G, G.ships.t.at), windAt(G, G.ships.t.at)];
  };

  it('2.7 wind and sea are a level lower in the lee of land, over a distance equal to its width', () => {
    expect(lee(true)).toEqual(['choppy', 2]);
    expect(lee(false)).toEqual(['rough', 3]);
    expect(lee(true, (G) => (G.ships.t.at.y = 489))).toEqual(['rough', 3]);
    expect(lee(true, (G) => (G.ships.t.at.x = 551))).toEqual(['rough', 3]);
    expect(lee(true, (G) => (G.weather.from = 180))).toEqual(['rough', 3]);
  });

  it('2.7 never below calm and a flat sea, and at most 20 cm', () => {
    expect(lee(true, (G) => Object.assign(G.weather, { strength: 0, sea: 'flat' }))).toEqual(['flat', 0]);
    const wide = (y: number) =>
      lee(true, (G) => {
        G.land.island.poly = [
          [100, 600],
          [900, 600],
          [900, 650],
          [100, 650],
        ];
        G.ships.t.at.y = y;
      });
    expect([wide(400), wide(399)]).toEqual([
      ['choppy', 2],
      ['rough', 3],
    ]);
  });
});

describe('crews', () => {
  it('1.8 fighting oars count as fighters, but not under a prize crew', () => {
    const G = one({}, 'skeid');
    expect(fighters(G.ships.t)).toBe(8);
    expect(fighters({ ...G.ships.t, prize: 'b' })).toBe(1);
    expect(fighters(one().ships.t)).toBe(3);
  });

  it('8.4 example 10: the largest troop falls first, normal before heavy before archers', () => {
    const G = one({ normal: 3, heavy: 3, archers: 1 });
    loseFighters({ G, dice: { die: () => 1 }, emit: () => {} }, 't', 4, '8.4');
    expect(G.ships.t).toMatchObject({ normal: 1, heavy: 1, archers: 1 });
    const rowers = one({ archers: 0 }, 'skeid');
    loseFighters({ G: rowers, dice: { die: () => 1 }, emit: () => {} }, 't', 2, '8.4');
    expect(rowers.ships.t.oarsmen).toBe(5);
  });

  it('5.13 half the spare oarsmen, rounded up, count as deck load', () => {
    expect([loadOf(one({ spare: 3 }).ships.t), loadOf(one({ spare: 4 }).ships.t)]).toEqual([5, 5]);
  });

  it('5.7 an overloaded ship is slower, turns less and rams worse', () => {
    const heavy = one({ heavy: 6 });
    expect(allowance(heavy, 't', pace).mm).toBe(112);
    expect(helmOf(heavy, 't', 'oars')).toMatchObject({ port: 30, run: 30, pivot: 60 });
    expect(allowance(one({ heavy: 5 }), 't', pace).mm).toBe(140);
  });

  it('8.3 ships stay linked when a fight is not decided', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 0] }, b: { e: ['trireme', 516, 500, 0] } });
    const { G: held } = play(G, A, 'grapple', ['t', 'e'], [10]);
    const { G: melee } = playOn({ ...held, bag: { a: 0, b: 0, i: 1 }, drawn: [0, 0, 0, 1, 1, 1] }, A, 'endAction', [], []);
    expect(melee.await?.kind).toBe('board');
    const { G: after } = playOn(playOn(melee, A, 'boardOrders', [[]], []).G, '1', 'boardOrders', [[]], []);
    expect(Object.values(after.links)).toMatchObject([{ kind: 'grapple', fresh: false }]);
    expect(key({ ...after, acting: 0, step: 'move', await: { kind: 'act', sides: [0] } }, A, 'moveShip', ['t', order([['F', 10]])])).toBe(
      'linked',
    );
  });
});

describe('rams and bridges', () => {
  it('7.2 a heavy bow rams best, a ship without a ram worst', () => {
    const ram = (type: (typeof RAMS)[number]) =>
      movePreview(
        battle({ a: { a: ['trireme', 600, 500, 90, { ram: type }] }, b: { b: ['trireme', 700, 500, 0] } }),
        'a',
        order([['F', 140]], { contact: 'ram' }),
      ).ram?.modifiers.find(([name]) => name === 'ram')?.[1] ?? 0;
    expect(RAMS.map(ram)).toEqual(RAMS.map((type) => RAM_TYPE[type]));
    expect(RAMS.map(ram)).toEqual([-4, -3, -1, 0, 1]);
  });

  it('9.4 a corvus slows its ship and spoils its rams', () => {
    const G = one({ equip: ['corvus'] });
    expect(allowance(G, 't', pace).mm).toBe(126);
    G.weather.sea = 'rough';
    expect(helmOf(G, 't', 'oars').run).toBe(30);
    expect(helmOf(G, 't', 'oars').port).toBe(30);
  });

  it('14.3 strong hulls resist rams better, weak ones worse; screens protect the oarsmen', () => {
    const struck = (type: 'octeres' | 'trireme' | 'lembos') =>
      movePreview(
        battle({ a: { a: ['trireme', 600, 500, 90] }, b: { b: [type, 700, 500, 0] } }),
        'a',
        order([['F', 140]], { contact: 'ram' }),
      ).ram?.modifiers.find(([name]) => name === 'targetHull')?.[1];
    expect([struck('octeres'), struck('trireme'), struck('lembos')]).toEqual([-1, undefined, 1]);
  });
});

describe('fleet lists', () => {
  const training = (...ids: ListId[]) => ids.map((id) => [FLEET_LISTS[id].case, FLEET_LISTS[id].command, FLEET_LISTS[id].crew]);

  it('11.1 Egyptians and Sea Peoples', () => {
    expect(training('egyptian', 'seaPeoples')).toEqual([
      ['11.1', 'average', 'average'],
      ['11.1', 'mediocre', 'good'],
    ]);
  });

  it('11.2 11.3 11.4 archaic fleets, the cities of Greece with their own training, Persians', () => {
    expect(training('greekArchaic', 'phoenicianArchaic', 'greekClassical', 'persian')).toEqual([
      ['11.2', 'average', 'average'],
      ['11.2', 'average', 'good'],
      ['11.3', 'average', 'average'],
      ['11.4', 'mediocre', 'average'],
    ]);
    expect(FLEET_LISTS.greekClassical.variants).toMatchObject({
      athens: { command: 'good', crew: 'veryGood' },
      sparta: { command: 'good', crew: 'average' },
      corinth: { command: 'average', crew: 'good' },
    });
  });

  it('11.5 11.6 11.7 11.8 11.9 Hellenistic kings, Carthage, and Rome early and late', () => {
    expect(training('hellenistic', 'carthaginian', 'romanRepublic', 'romanImperialEarly', 'romanLate')).toEqual([
      ['11.5', 'average', 'average'],
      ['11.6', 'average', 'good'],
      ['11.7', 'average', 'average'],
      ['11.8', 'good', 'good'],
      ['11.9', 'average', 'average'],
    ]);
  });

  it('11.10 the barbarian fleets', () => {
    expect(training('veneti', 'illyrian', 'gothic', 'vandal', 'saxonRaiders')).toEqual([
      ['11.10', 'average', 'good'],
      ['11.10', 'mediocre', 'good'],
      ['11.10', 'poor', 'mediocre'],
      ['11.10', 'average', 'average'],
      ['11.10', 'mediocre', 'average'],
    ]);
  });

  it('11.11 11.12 11.13 Byzantium, the caliphs, Vikings and Saxons', () => {
    expect(training('byzantine', 'islamic', 'viking', 'saxon')).toEqual([
      ['11.11', 'good', 'good'],
      ['11.12', 'average', 'average'],
      ['11.13', 'good', 'veryGood'],
      ['11.13', 'average', 'average'],
    ]);
  });

  it('11.14 fifty vessels, each with a name, a size, a base and a crew or sails', () => {
    expect(SHIP_TYPE_IDS).toHaveLength(50);
    for (const id of SHIP_TYPE_IDS) {
      const { name, size, base, oarsmen, sailSpeed, capacity } = shipType(id);
      about(id, () =>
        expect(name.length && size >= 1 && size <= 8 && base[0] > base[1] && (oarsmen || sailSpeed) && capacity > 0).toBeTruthy(),
      );
    }
  });
});
