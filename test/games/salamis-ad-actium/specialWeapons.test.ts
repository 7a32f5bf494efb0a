import { shipType } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { siphon } from '../../../src/games/salamis-ad-actium/rules/shooting/shoot.js';
import type { Shot, Weapon } from '../../../src/games/salamis-ad-actium/rules/shooting/shooter.js';
import { nerveHolds, pots } from '../../../src/games/salamis-ad-actium/rules/specialWeapons/firePots.js';
import { jarRefusal, snakes, throwJar } from '../../../src/games/salamis-ad-actium/rules/specialWeapons/jars.js';
import { harpax, polearm } from '../../../src/games/salamis-ad-actium/rules/specialWeapons/polearms.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { bind, sea, toolsFor } from './sea.js';

const shot = (load: Shot['load'] = 'plain'): Shot => ({ by: 'A', index: 0, target: 'B', load });
const fire = (G: Salamis, weapon: Weapon, die: number, at = shot()) => weapon.fire(toolsFor(G, [die]), at);

describe('9.1 fire pots', () => {
  const near = () => sea({ A: { side: 0, at: [600, 500, 0], equip: ['firePots'] }, B: { side: 1, at: [600, 545, 0] } });

  it('reach 10 mm ahead', () => {
    const G = near();
    expect(pots.refuse(G, shot())).toBeUndefined();
    G.ships.B.at.y = 551;
    expect(pots.refuse(G, shot())?.key).toBe('outOfRange');
    G.ships.B.at.y = 455;
    expect(pots.refuse(G, shot())?.key).toBe('outOfArc');
  });

  it('start a fire on 6, two levels on 10, on the thrower on 1; a ship has three', () => {
    const after = (die: number) => {
      const G = near();
      fire(G, pots, die);
      return [G.ships.A.fire, G.ships.B.fire, G.ships.A.uses.firePots];
    };
    expect(after(5)).toEqual([0, 0, 2]);
    expect(after(6)).toEqual([0, 1, 2]);
    expect(after(10)).toEqual([0, 2, 2]);
    expect(after(1)).toEqual([1, 0, 2]);
    expect(pots.chance(near(), shot())).toBe(0.5);
    const empty = near();
    empty.ships.A.uses.firePots = 0;
    expect(pots.count(empty, 'A')).toBe(0);
  });

  it('frighten a crew that would ram them bow to bow', () => {
    const G = near();
    expect(nerveHolds(toolsFor(G), 'A', 'B')).toBe(true);
    expect(nerveHolds(toolsFor(G, [5]), 'B', 'A')).toBe(true);
    expect(nerveHolds(toolsFor(G, [4]), 'B', 'A')).toBe(false);
  });
});

describe('9.2 Greek fire', () => {
  const close = (change: (G: Salamis) => void = () => {}) =>
    sea({ A: { side: 0, at: [600, 500, 180], type: 'dromonGreat', equip: ['siphonF'] }, B: { side: 1, at: [600, 450, 0] } }, change);
  const forward = (G: Salamis) => G.ships.A.siphons.findIndex(({ arc }) => arc === 'F');

  it('two levels from 5, three and disorder from 9, on the own ship on 1', () => {
    const after = (die: number) => {
      const G = close();
      fire(G, siphon, die, { ...shot(), index: forward(G) });
      const { fire: level, greek, disordered } = G.ships.B;
      return [level, greek ?? false, disordered ?? false, G.ships.A.fire];
    };
    expect(after(4)).toEqual([0, false, false, 0]);
    expect(after(5)).toEqual([2, true, false, 0]);
    expect(after(9)).toEqual([3, true, true, 0]);
    expect(after(1)).toEqual([0, false, false, 1]);
  });

  it('is worse against a target upwind, and cannot be used in a very rough sea or when empty', () => {
    const G = close((state) => {
      state.weather.from = 180;
    });
    fire(G, siphon, 6, { ...shot(), index: forward(G) });
    expect(G.ships.B.fire).toBe(0);
    const index = forward(G);
    expect(siphon.refuse(G, { ...shot(), index })).toBeUndefined();
    G.ships.A.siphons[index].uses = 0;
    expect(siphon.refuse(G, { ...shot(), index })?.key).toBe('siphonEmpty');
    G.ships.A.siphons[index].uses = 1;
    G.weather.sea = 'veryRough';
    expect(siphon.refuse(G, { ...shot(), index })?.key).toBe('seaTooRough');
  });
});

describe('9.3 snakes and bees', () => {
  const near = () => sea({ A: { side: 0, at: [600, 500], equip: ['snakes'] }, B: { side: 1, at: [620, 500] } });

  it('hit from 5 by hand within 10 mm, drop on 1; a ballista needs 7', () => {
    const byHand = (die: number) => {
      const G = near();
      fire(G, snakes, die);
      return [G.ships.A.pests, G.ships.B.pests];
    };
    expect(byHand(4)).toEqual([null, null]);
    expect(byHand(5)).toEqual([null, 'snakes']);
    expect(byHand(1)).toEqual(['snakes', null]);
    const thrown = (die: number) => {
      const G = near();
      throwJar(toolsFor(G, [die]), shot('snakes'));
      return G.ships.B.pests;
    };
    expect(thrown(6)).toBeNull();
    expect(thrown(7)).toBe('snakes');
  });

  it('have no effect on an infested ship, and run out', () => {
    const G = near();
    G.ships.B.pests = 'bees';
    expect(snakes.refuse(G, shot())?.key).toBe('infestedAlready');
    expect(jarRefusal(G, shot('bees'))?.key).toBe('noJars');
    expect(near().ships.A.uses.snakes).toBe(3);
  });
});

describe('9.5 the harpax', () => {
  const apart = (change: (G: Salamis) => void = () => {}) =>
    sea({ A: { side: 0, at: [600, 500, 0], type: 'quinqueremeRoman', equip: ['harpax'] }, B: { side: 1, at: [600, 590, 90] } }, change);

  it('on a 6 hauls the smaller ship in until they touch', () => {
    const G = apart();
    expect(harpax.refuse(G, shot())).toBeUndefined();
    fire(G, harpax, 6);
    expect(Object.values(G.links)).toEqual([{ a: 'A', b: 'B', kind: 'harpax', by: 0, fresh: true }]);
    expect(G.ships.A.at).toMatchObject({ x: 600, y: 500 });
    expect(G.ships.B.at).toMatchObject({ x: 600, y: 531, h: 90 });
  });

  it('hauls the target part of the way, and slips, if something lies between', () => {
    const G = apart((state) => {
      state.ships.C = { ...state.ships.B, at: { ...state.ships.B.at, y: 555 } };
      state.order.push('C');
    });
    fire(G, harpax, 9);
    expect(G.links).toEqual({});
    expect(G.ships.B.at.y).toBeLessThan(590);
  });

  it('8.1 5.6 hauls no ship that is held: by the ground, or by grapnels of another', () => {
    const held = (change: (G: Salamis) => void) => {
      const G = apart(change);
      const before = Object.keys(G.links);
      fire(G, harpax, 9);
      expect(Object.keys(G.links)).toEqual(before);
      return G.ships.B.at;
    };
    for (const aground of ['aground', 'beached'] as const) expect(held((G) => (G.ships.B.aground = aground))).toMatchObject({ y: 590 });
    const grappled = held((G) => {
      G.ships.C = { ...G.ships.A, at: { x: 600, y: 606, h: 90 } };
      G.order.push('C');
      bind(G, 'C', 'B');
    });
    expect(grappled).toMatchObject({ x: 600, y: 590 });
    // The ship already touches the ship aground, so no hauling is needed.
    const beside = apart((G) => Object.assign(G.ships.B, { at: { x: 600, y: 530, h: 90 }, aground: 'aground' }));
    fire(beside, harpax, 9);
    expect(Object.values(beside.links)).toMatchObject([{ kind: 'harpax' }]);
  });

  it('hauls no ship through a boom, and no centre over the edge', () => {
    const boomed = apart((G) => {
      G.forts.f = {
        name: 'f',
        owner: 1,
        poly: [
          [100, 100],
          [110, 100],
          [110, 110],
        ],
        strength: 2,
        archers: 0,
        ballistae: 0,
        engines: 0,
        enginesShot: [],
        shot: [],
        boom: {
          poly: [
            [550, 550],
            [650, 550],
            [650, 555],
            [550, 555],
          ],
          state: 'closed',
          toggled: false,
        },
      };
    });
    fire(boomed, harpax, 9);
    expect([boomed.ships.B.at.y, boomed.links]).toEqual([563, {}]);
    const edge = sea({
      A: { side: 0, at: [0, 500, 0], type: 'quinqueremeRoman', equip: ['harpax'] },
      B: { side: 1, at: [4, 590, 90] },
    });
    fire(edge, harpax, 9);
    expect([edge.ships.B.at, edge.links]).toEqual([{ x: 0, y: 539, h: 90 }, {}]);
  });

  it('5.6 a ship hauled into shallows grounds or tests once', () => {
    const shallows = (depth: number, dice: readonly number[]) => {
      const G = apart((state) => {
        state.shallows.s = {
          poly: [
            [550, 540],
            [650, 540],
            [650, 560],
            [550, 560],
          ],
          depth,
        };
      });
      const tools = toolsFor(G, [9, ...dice]);
      harpax.fire(tools, shot());
      expect(tools.left()).toBe(0);
      return { y: G.ships.B.at.y, aground: G.ships.B.aground, links: Object.keys(G.links).length, told: tools.told.map(({ key }) => key) };
    };
    const draught = shipType('trireme').draught;
    expect(shallows(draught - 1, [])).toMatchObject({ y: 567, aground: 'aground', links: 0 });
    expect(shallows(draught - 1, []).told.slice(-3)).toEqual(['hauled', 'aground', 'harpaxSlips']);
    expect(shallows(draught, [3])).toMatchObject({ y: 567, aground: 'aground', links: 0 });
    expect(shallows(draught, [4])).toMatchObject({ y: 531, aground: null, links: 1 });
    expect(shallows(draught + 1, [])).toMatchObject({ y: 531, aground: null, links: 1 });
  });

  it('misses on less, and reaches 60 mm', () => {
    const G = apart();
    fire(G, harpax, 5);
    expect(G.links).toEqual({});
    G.ships.B.at.y = 600;
    expect(harpax.refuse(G, shot())?.key).toBe('outOfRange');
  });
});

describe('9.6 sickle poles', () => {
  const near = () =>
    sea({ A: { side: 0, at: [600, 500], equip: ['polearms'] }, B: { side: 1, at: [618, 500], type: 'ponto' } }, (G) => {
      G.acting = 0;
      G.step = 'move';
    });

  it('bring sails down unless the crew passes a test at one less; once a phase', () => {
    const after = (die: number) => {
      const G = near();
      expect(polearm.refuse(G, '0', ['A', 'B'])).toBeUndefined();
      polearm.perform(toolsFor(G, [die]), '0', ['A', 'B']);
      expect(polearm.refuse(G, '0', ['A', 'B'])?.key).toBe('poledOnce');
      return G.ships.B.sails;
    };
    expect(after(6)).toBe('set');
    expect(after(5)).toBe('down');
  });

  it('need an enemy under sail within 5 mm', () => {
    const G = near();
    G.ships.B.sails = 'down';
    expect(polearm.refuse(G, '0', ['A', 'B'])?.key).toBe('sailsNotSet');
    G.ships.B.sails = 'set';
    G.ships.B.at.x = 626;
    expect(polearm.refuse(G, '0', ['A', 'B'])?.key).toBe('outOfRange');
    G.ships.A.equip = [];
    expect(polearm.refuse(G, '0', ['A', 'B'])?.key).toBe('noPolearms');
  });
});
