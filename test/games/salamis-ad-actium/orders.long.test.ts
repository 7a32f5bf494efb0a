import { inArc } from '../../../src/games/salamis-ad-actium/geometry/arcs.js';
import {
  ahead,
  angDiff,
  bearing,
  crosses,
  cs,
  dist2,
  gap,
  heading,
  meeting,
  overlap,
  r4,
  rect,
  shapeOf,
  sn,
  within,
} from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { salamisAdActium as game, salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { testModifier } from '../../../src/games/salamis-ad-actium/rules/basics/damage.js';
import { grappleModifiers } from '../../../src/games/salamis-ad-actium/rules/boarding/grappling.js';
import { melee } from '../../../src/games/salamis-ad-actium/rules/boarding/strength.js';
import { moraleModifiers } from '../../../src/games/salamis-ad-actium/rules/intermediate/squadronMorale.js';
import { lostBattles } from '../../../src/games/salamis-ad-actium/rules/lostBattles/victory.js';
import { type Order, policyOf } from '../../../src/games/salamis-ad-actium/rules/movement/order.js';
import { lengthOf, stationsOf, wayOf } from '../../../src/games/salamis-ad-actium/rules/movement/path.js';
import { candidates, nextToMove, sampleOrders } from '../../../src/games/salamis-ad-actium/rules/movement/samples.js';
import { seaModifiers } from '../../../src/games/salamis-ad-actium/rules/sequenceOfPlay/intermediatePhase.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent, Modifier } from '../../../src/kit/events.js';
import { about } from '../../kit/about.js';
import { playMatch, randomPlayer } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { A, battle, key, order, play, refusal, told } from './fixtures.js';

describe('attacks', () => {
  const dash = (contact: 'ram' | 'rake' | 'bump' | 'halt', mm = 40, more = {}) => order([['F', mm]], { contact, ...more });

  describe('10.2 a shaken crew cannot attack', () => {
    /** A battle in which "t" lies alongside "x", and "y" across its bow. */
    const shaken = battle(
      {
        a: { t: ['trireme', 500, 500, 0], u: ['trireme', 900, 100, 0] },
        b: { x: ['trireme', 517, 500, 0], y: ['trireme', 500, 580, 90] },
      },
      (G) => {
        G.squadrons.a.state = 'shaken';
      },
    );

    it('its order to ram or rake is refused, also where it lies beside another enemy already', () => {
      for (const contact of ['ram', 'rake'] as const) {
        expect(refusal(shaken, A, 'moveShip', ['t', dash(contact)])).toMatchObject({ key: 'shaken', case: '10.2' });
        expect(key(shaken, A, 'moveShip', ['u', dash(contact)])).toBe('shaken');
      }
      expect(key(shaken, A, 'moveGroup', [['t', 'u'], dash('ram')])).toBe('shaken');
    });

    it('it may still be told to go where it is no nearer', () => {
      expect(key(shaken, A, 'moveShip', ['t', dash('halt')])).toBeUndefined();
      expect(key(shaken, A, 'moveShip', ['t', dash('bump')])).toBeUndefined();
    });
  });

  describe('7.1 ramming under sail', () => {
    const sailing = battle({ a: { t: ['trireme', 600, 500, 180, { sails: 'set' }] }, b: { x: ['trireme', 600, 400, 90] } }, (G) => {
      G.weather.strength = 2;
    });

    it('refuses a ram or rake under sail', () => {
      for (const contact of ['ram', 'rake'] as const) {
        expect(refusal(sailing, A, 'moveShip', ['t', dash(contact, 90, { mode: 'sail' })])).toMatchObject({
          key: 'underSail',
          case: '7.1',
        });
      }
      expect(key(sailing, A, 'moveShip', ['t', dash('bump', 90, { mode: 'sail' })])).toBeUndefined();
    });

    it('a ship that rows with sails set may ram, at -2 [7.3]', () => {
      const { chronicle } = play(sailing, A, 'moveShip', ['t', dash('ram', 90)], [2, 6]);
      const ram = chronicle.find((entry) => entry.key === 'ram');
      expect(ram?.roll?.modifiers).toContainEqual(['sailsSet', -2]);
    });
  });
});

describe('samples', () => {
  const random = randomPlayer(game);
  const isBold = (order: Order): boolean => policyOf(order) !== 'halt' || order.beach !== undefined;
  /** Maximum number of orders in a sample that attack or beach. */
  const BOLD = 20;
  /** Interval of the checked decisions. */
  const EVERY = 3;

  it.each(['delta-1175', 'mylae-260', 'salamis-480', 'solent-896'])(
    '4m %s: no order that could attack or land is missed for not being walked',
    (scenario) => {
      let seen = 0;
      let decisions = 0;
      playMatch(game, {
        setupData: { scenario, turnLimit: scenario === 'mylae-260' ? 8 : 4 },
        seed: 11,
        players: { 0: random, 1: random },
        onDecision: ({ view, playerID }) => {
          const id = nextToMove(view, playerID);
          decisions += 1;
          if (id === undefined || decisions % EVERY) return;
          const all = candidates(view, id);
          const every = all.map(({ order }) => order);
          const sample = sampleOrders(view, id);
          // If no enemy is in reach, the sample leaves out contact with friendly ships.
          const { side } = view.ships[id];
          const matters = all.some(
            ({ order, path: { contact } }) => isBold(order) && (!contact || view.ships[contact.target].side !== side),
          );
          if (matters) about(`decision ${decisions}`, () => expect(sample.filter(isBold)).toEqual(every.filter(isBold).slice(0, BOLD)));
          for (const order of sample) expect(every).toContainEqual(order);
          seen += sample.filter(isBold).length;
        },
      });
      expect(seen).toBeGreaterThan(0);
    },
  );
});

describe('ways', () => {
  const { rules } = salamisAdActium;

  describe('5.1 the path in the log', () => {
    it.each(['mylae-260', 'salamis-480', 'solent-896'])('%s: ends at the ship, with its length', (scenario) => {
      const { G } = rules.open({ scenario }, quickDice(1));
      let ways = 0;
      for (const id of Object.keys(G.ships).filter((each) => G.ships[each].status === 'table')) {
        for (const { path } of candidates(G, id)) {
          const way = wayOf(path);
          const [x, y, h] = stationsOf(way).at(-1) ?? [];
          expect({ x, y, h }).toEqual({ x: path.place.x, y: path.place.y, h: path.place.h });
          expect(lengthOf(way)).toBe(path.moved);
          ways += 1;
        }
      }
      expect(ways).toBeGreaterThan(100);
    });

    it('begins with a run of 0 before a first turn, and is negative astern', () => {
      const G = battle({ a: { t: ['trireme', 500, 500, 350] }, b: { far: ['trireme', 1500, 900, 0] } });
      const way = (...args: Parameters<typeof order>) =>
        told(play(G, A, 'moveShip', ['t', order(...args)]).chronicle, 'moves')[0].values?.way;
      expect(
        way([
          ['P', 30],
          ['F', 20],
        ]),
      ).toEqual([500, 500, 350, 0, 30, 20]);
      expect(way([['B', 20]], { mode: 'back' })).toEqual([500, 500, 350, -20]);
    });

    it('defaults: oars, no approach, no burst, halt', () => {
      const G = battle({ a: { t: ['trireme', 500, 500, 0] }, b: { far: ['trireme', 1500, 900, 0] } });
      const full = order([['F', 70]]);
      expect(play(G, A, 'moveShip', ['t', { steps: full.steps }]).G).toEqual(play(G, A, 'moveShip', ['t', full]).G);
    });
  });
});

describe('modifiers', () => {
  const amount = (modifiers: readonly Modifier[] | undefined, name: string): number | undefined =>
    modifiers?.find(([each]) => each === name)?.[1];

  describe('modifiers', () => {
    it('8.2 a higher deck +1, higher by three +2; a prize crew -1', () => {
      const odds = (type: 'trireme' | 'hexareme', change: object = {}) =>
        melee(
          battle({ a: { a: [type, 500, 500, 0, change] }, b: { b: ['pentekonter', 520, 500, 0] } }, (G) => {
            G.links.l1 = { a: 'a', b: 'b', kind: 'grapple', by: 0, fresh: true };
          }),
          ['a'],
          'b',
        ).attacker;
      expect([amount(odds('trireme'), 'higherDeck'), amount(odds('hexareme'), 'higherDeck')]).toEqual([1, 2]);
      expect([amount(odds('trireme'), 'prizeCrew'), amount(odds('trireme', { prize: 'a' }), 'prizeCrew')]).toEqual([undefined, -1]);
    });

    it('8.1 grappling a target that is already held: +2', () => {
      const held = (linked: boolean) =>
        grappleModifiers(
          battle(
            { a: { a: ['trireme', 500, 500, 0], c: ['trireme', 532, 500, 0] }, b: { b: ['trireme', 516, 500, 0] } },
            (G) => linked && Object.assign(G.links, { l1: { a: 'c', b: 'b', kind: 'grapple', by: 0, fresh: true } }),
          ),
          'a',
          'b',
        );
      expect([amount(held(false), 'targetLinked'), amount(held(true), 'targetLinked')]).toEqual([undefined, 2]);
    });

    it('8.2 a crew facing three times its strength tests at -2', () => {
      expect(testModifier('surrender3to1')).toEqual([['surrender3to1', -2]]);
    });

    it('10.1 a corvus in bad weather: -2', () => {
      const G = battle({ a: { a: ['quinqueremeRoman', 500, 500, 0, { equip: ['corvus'] }] } }, ({ weather }) => (weather.sea = 'rough'));
      expect(amount(seaModifiers(G, 'a'), 'weatherCorvus')).toBe(-2);
    });

    it('10.2 a main body below a quarter: -1', () => {
      const of = (size0: number) => battle({ a: { a: ['trireme', 500, 500, 0] } }, ({ squadrons }) => (squadrons.a.size0 = size0));
      expect([4, 5].map((size0) => amount(moraleModifiers(of(size0), 'a'), 'quarterStrength'))).toEqual([undefined, -1]);
    });

    it('10.3 a fleet that has lost six tenths: -1 on its morale', () => {
      const thrown = (gone: number) => {
        const ids = ['v', 'w', 'x', 'y', 'z'];
        const ships = Object.fromEntries(ids.map((id, i) => [id, ['trireme', 300 + 100 * i, 1000, 180] as const]));
        const G = battle({ a: { a: ['trireme', 500, 200, 0] }, b: ships }, (state) => {
          for (const id of [...ids].reverse().slice(0, gone)) state.ships[id].status = 'sunk';
        });
        const told: GameEvent[] = [];
        lostBattles({ G, dice: scripted([9]), emit: (entry) => void told.push(entry) });
        return amount(told.find(({ key }) => key === 'fleetMorale')?.roll?.modifiers, 'heavyLoss');
      };
      expect(thrown(3)).toBe(-1);
    });
  });
});

describe('geometry', () => {
  const HEADINGS = Array.from({ length: 72 }, (_, i) => 5 * i);
  const square = (x: number, y: number, half: number) =>
    shapeOf([
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ]);

  describe('angles', () => {
    it('5.2 sines and cosines of the table are those of the circle, in all four quadrants', () => {
      for (const h of HEADINGS) {
        expect(Math.abs(sn(h) - 10000 * Math.sin((h * Math.PI) / 180))).toBeLessThan(0.6);
        expect(Math.abs(cs(h) - 10000 * Math.cos((h * Math.PI) / 180))).toBeLessThan(0.6);
        expect(Object.is(sn(h), -0) || Object.is(cs(h), -0)).toBe(false);
      }
    });

    it('1.2 halves are rounded up, below zero too', () => {
      expect([r4(4999), r4(5000), r4(-5000), r4(-5001), r4(15000)]).toEqual([0, 1, 0, -1, 2]);
    });

    it('7.1 the difference of two headings is at most 180', () => {
      expect([angDiff(350, 20), angDiff(0, 180), angDiff(90, 300)]).toEqual([30, 180, 150]);
      expect([heading(-45), heading(360), heading(725)]).toEqual([315, 0, 5]);
    });

    it('9.5 of two headings that point equally well the lower one is taken', () => {
      expect([bearing(0, 10), bearing(10, 0), bearing(-3, -3), bearing(0, 0)]).toEqual([0, 90, 225, 0]);
      const dice = quickDice(3);
      for (let i = 0; i < 2000; i++) {
        const [dx, dy] = [dice.die(401) - 201, dice.die(401) - 201];
        const along = HEADINGS.map((h) => dx * sn(h) + dy * cs(h));
        expect(bearing(dx, dy)).toBe(5 * along.indexOf(Math.max(...along)));
      }
    });

    it('5.1 a run is measured from its own start', () => {
      expect(ahead(500, 500, 35, 77)).toEqual([544, 563]);
      expect(ahead(544, 563, 80, 33)).toEqual([576, 569]);
      expect(ahead(500, 500, 35, -77)).toEqual([456, 437]);
    });
  });

  describe('bases', () => {
    it('1.3 a base is its length along the heading and its width across it, in tenths of a mm', () => {
      expect(rect({ x: 100, y: 100, h: 0 }, [40, 15])).toEqual([925, 1200, 1075, 1200, 1075, 800, 925, 800]);
      expect(rect({ x: 100, y: 100, h: 90 }, [40, 15])).toEqual([1200, 1075, 1200, 925, 800, 925, 800, 1075]);
      expect(rect({ x: 0, y: 0, h: 0 }, [40, 15], 1)).toEqual([-85, 210, 85, 210, 85, -210, -85, -210]);
    });

    it('5.11 touching is not overlapping', () => {
      const a = rect({ x: 100, y: 100, h: 0 }, [40, 15]);
      expect(overlap(a, rect({ x: 115, y: 100, h: 0 }, [40, 15]))).toBe(false);
      expect(overlap(a, rect({ x: 114, y: 100, h: 0 }, [40, 15]))).toBe(true);
      expect(overlap(a, rect({ x: 100, y: 140, h: 0 }, [40, 15]))).toBe(false);
    });

    it('1.3 overlap agrees with a dense grid of points, whichever way the corners run', () => {
      const dice = quickDice(7);
      const inside = (x: number, y: number, px: number, py: number, h: number, [l, w]: [number, number]) => {
        const u = (px - x) * sn(h) + (py - y) * cs(h);
        const v = (px - x) * cs(h) - (py - y) * sn(h);
        return Math.abs(u) < (l / 2) * 10000 && Math.abs(v) < (w / 2) * 10000;
      };
      for (let i = 0; i < 300; i++) {
        const [h, g] = [5 * dice.die(72), 5 * dice.die(72)].map(heading);
        const [x, y] = [dice.die(80) - 40, dice.die(80) - 40];
        let common = 0;
        for (let px = -35; px <= 35; px += 0.5) {
          for (let py = -35; py <= 35; py += 0.5) if (inside(0, 0, px, py, h, [38, 13]) && inside(x, y, px, py, g, [38, 13])) common += 1;
        }
        if (common > 0) expect(overlap(rect({ x: 0, y: 0, h }, [40, 15]), rect({ x, y, h: g }, [40, 15]))).toBe(true);
        const none = overlap(rect({ x: 0, y: 0, h }, [36, 11]), rect({ x, y, h: g }, [36, 11]));
        if (common === 0) expect(none).toBe(false);
      }
    });

    it('2.2 distances are measured between the nearest points of two bases', () => {
      const a = square(0, 0, 10);
      expect(dist2(a, square(30, 0, 10))).toBe(100 * 100);
      expect(dist2(a, square(23, 24, 10))).toBe(30 * 30 + 40 * 40);
      expect([dist2(a, square(15, 0, 10)), gap(a, square(30, 0, 10)), gap(a, square(23, 24, 10))]).toEqual([0, 10, 5]);
      expect([within(a, square(30, 0, 10), 10), within(a, square(31, 0, 10), 10)]).toEqual([true, false]);
      const slanted = shapeOf([
        [20, -20],
        [60, -60],
        [60, 20],
      ]);
      expect(dist2(a, slanted)).toBe(dist2(slanted, a));
    });
  });

  describe('arcs and sight', () => {
    const ship = { x: 0, y: 0, h: 0 };
    const at = (x: number, y: number) => ({ x, y });

    it('6.2 arcs of 45 degrees to each side include their border', () => {
      expect([inArc(ship, at(10, 10), 'F', 45), inArc(ship, at(11, 10), 'F', 45), inArc(ship, at(0, -5), 'F', 45)]).toEqual([
        true,
        false,
        false,
      ]);
      expect([inArc(ship, at(-10, -10), 'A', 45), inArc(ship, at(0, 10), 'A', 45)]).toEqual([true, false]);
      expect([inArc(ship, at(10, 10), 'B', 45), inArc(ship, at(-10, 3), 'B', 45), inArc(ship, at(9, 10), 'B', 45)]).toEqual([
        true,
        true,
        false,
      ]);
    });

    it('9.2 the narrow arc of a siphon, 9.1 the wide one of fire pots', () => {
      expect([inArc(ship, at(57, 100), 'F', 30), inArc(ship, at(58, 100), 'F', 30)]).toEqual([true, false]);
      expect([inArc(ship, at(173, 100), 'F', 60), inArc(ship, at(174, 100), 'F', 60)]).toEqual([true, false]);
      expect([inArc(ship, at(100, 57), 'B', 30), inArc(ship, at(100, 58), 'B', 30), inArc(ship, at(0, 0), 'B', 30)]).toEqual([
        true,
        false,
        false,
      ]);
    });

    it('2.2 a line of sight is blocked by what it touches, at corners and edges too', () => {
      const rock = square(50, 0, 10);
      const reversed = [...rock].reverse().flatMap((_, i, all) => (i % 2 === 0 ? [all[i + 1], all[i]] : []));
      for (const shape of [rock, reversed]) {
        expect(crosses(at(0, 0), at(100, 0), shape)).toBe(true);
        expect(crosses(at(0, 10), at(100, 10), shape)).toBe(true);
        expect(crosses(at(0, 11), at(100, 11), shape)).toBe(false);
        expect(crosses(at(0, 0), at(39, 0), shape)).toBe(false);
        expect(crosses(at(0, 0), at(40, 0), shape)).toBe(true);
        expect(crosses(at(45, 0), at(55, 3), shape)).toBe(true);
        expect(crosses(at(50, 0), at(50, 0), shape)).toBe(true);
        expect(crosses(at(30, -20), at(70, 20), shape)).toBe(true);
      }
    });
  });

  describe('sweeps', () => {
    it('5.1 the sweep misses no mm at which the slow march finds an overlap', () => {
      const dice = quickDice(11);
      let met = 0;
      for (let i = 0; i < 400; i++) {
        const from = { x: 0, y: 0, h: heading(5 * dice.die(72)) };
        const still = rect({ x: dice.die(300) - 150, y: dice.die(300) - 150, h: heading(5 * dice.die(72)) }, [45, 20]);
        const span = meeting(rect(from, [40, 15]), from.h, 150, still);
        for (let k = 0; k <= 150; k++) {
          const [x, y] = ahead(0, 0, from.h, k);
          if (!overlap(rect({ x, y, h: from.h }, [40, 15]), still)) continue;
          met += 1;
          expect(span).toBeDefined();
          expect(k).toBeGreaterThanOrEqual(span?.from ?? 0);
          expect(k).toBeLessThanOrEqual(span?.to ?? 0);
        }
      }
      expect(met).toBeGreaterThan(500);
    });
  });
});
