import { cleanup, render } from '@testing-library/react';
import { fittingsOf } from '../../../../client/boards/salamis-ad-actium/chart/Afloat.js';
import { emptyWaters } from '../../../../client/boards/salamis-ad-actium/chart/Figures.js';
import { labelSpots } from '../../../../client/boards/salamis-ad-actium/chart/legends.js';
import { between, enlargements, partOf, shipsAt, spread } from '../../../../client/boards/salamis-ad-actium/chart/places.js';
import { endAt, reading } from '../../../../client/boards/salamis-ad-actium/chart/RulerLayer.js';
import { onSheet, sheetOf } from '../../../../client/boards/salamis-ad-actium/chart/scale.js';
import { shorelineOf } from '../../../../client/boards/salamis-ad-actium/chart/shoreline.js';
import { framesOf, voyagesOf } from '../../../../client/boards/salamis-ad-actium/chart/voyages.js';
import { sidesOf } from '../../../../client/boards/salamis-ad-actium/dice.js';
import { shipName, squadronName } from '../../../../client/boards/salamis-ad-actium/names.js';
import { godName } from '../../../../client/boards/salamis-ad-actium/pantheons.js';
import { en } from '../../../../client/boards/salamis-ad-actium/words/en/index.js';
import { Die } from '../../../../client/kit/panels/Dice.js';
import { SCENARIOS } from '../../../../src/games/salamis-ad-actium/data/scenarios.js';
import { gap, rect, shapeOf } from '../../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { salamisAdActium } from '../../../../src/games/salamis-ad-actium/index.js';
import type { Land, Polygon } from '../../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { sea } from '../../../games/salamis-ad-actium/sea.js';
import { rules } from './table.js';

afterEach(cleanup);

/** Three triremes of each side close together. */
const huddle = () =>
  sea({
    A: { side: 0, at: [600, 500, 0], but: { dmg: 2 } },
    B: { side: 0, at: [618, 500, 0] },
    C: { side: 0, at: [582, 505, 20], but: { dmg: 1, rudder: false } },
    D: { side: 1, at: [600, 548, 180], but: { dmg: 4 } },
    E: { side: 1, at: [640, 520, 270] },
    F: { side: 1, at: [560, 540, 90], but: { disordered: true } },
  });

describe('labels', () => {
  it('cover neither hulls nor one another where there is room', () => {
    const G = huddle();
    const sheet = sheetOf(G);
    const spots = labelSpots(G, sheet, G.order, en);
    const boxes = spots.map(({ id, near: [dx, dy], chips }) => {
      const [x, y] = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
      return { x: x + dx, y: y + dy, w: Math.max(5, chips.length * 11.5) / 2, h: chips.length ? 10 : 4.5 };
    });
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) expect(Math.abs(a.x - b.x) >= a.w + b.w || Math.abs(a.y - b.y) >= a.h + b.h).toBe(true);
    }
  });

  it('stand below the ship if there is room, otherwise elsewhere', () => {
    const body = { x: 100, y: 100, w: 10, h: 10 };
    const label = { w: 12, h: 5 };
    expect(spread([body], [label])[0].y).toBeGreaterThan(110);
    expect(spread([body, { x: 100, y: 118, w: 20, h: 6 }], [label, label])[0].y).toBeLessThan(90);
    const [a, b] = spread([body, { ...body, x: 104 }], [label, label]);
    expect(Math.abs(a.x - b.x) >= 24 || Math.abs(a.y - b.y) >= 10).toBe(true);
  });
});

describe('ships drawn larger than to scale', () => {
  it('grow until their oars cross, or up to a limit if alone', () => {
    const G = sea({
      A: { side: 0, at: [600, 500, 0] },
      B: { side: 0, at: [645, 500, 0] },
      C: { side: 1, at: [1200, 900, 0] },
    });
    const most = enlargements(G, ['A', 'B', 'C']);
    // The bases are 15 mm wide and their centres 45 mm apart, so they touch at three times their size.
    expect([most.get('A'), most.get('B'), most.get('C')].map((limit) => limit?.toFixed(2))).toEqual(['3.75', '3.75', '6.38']);
    expect(enlargements(G, ['C']).get('C')).toBe(Number.POSITIVE_INFINITY);
  });

  it('are nearly to scale when they touch', () => {
    const G = sea({ A: { side: 0, at: [600, 500, 0] }, B: { side: 1, at: [615, 500, 0] } });
    expect(enlargements(G, ['A', 'B']).get('A')).toBe(1.25);
  });
});

describe('the map of a decision', () => {
  it('shows the fleets, then the active ship with all it can reach', () => {
    const G = sea({ A: { side: 0, at: [300, 300, 0] }, B: { side: 1, at: [1200, 900, 0] } });
    const sheet = sheetOf(G);
    const width = ([left, , right]: readonly [number, number, number, number]) => (right - left) * sheet.width;
    expect(width(partOf(G, sheet))).toBeCloseTo(900 + 180);
    expect(width(partOf(G, sheet, 'A'))).toBeCloseTo(600);
  });

  it('names the flagships from afar, and every ship by its full name when chosen', () => {
    const G = sea({ A: { side: 0, at: [300, 300, 0] }, B: { side: 0, at: [400, 300, 0] } });
    G.ships.A.flag = { name: 'Duilius', rank: 'admiral', mod: 1, cinc: true };
    const farNames = (chosen: readonly string[]) => labelSpots(G, sheetOf(G), ['A', 'B'], en, chosen).map(({ farName }) => farName);
    expect(farNames([])).toEqual([squadronName(G, G.ships.A.sq), undefined]);
    expect(farNames(['B'])).toEqual([squadronName(G, G.ships.A.sq), shipName(G, 'B')]);
  });

  it('leaves out a name that would lie on other ships, unless the ship is chosen', () => {
    const G = sea({ A: { side: 0, at: [600, 500, 0] } });
    const grid = Array.from({ length: 77 }, (_, i) => [(i % 11) - 5, Math.floor(i / 11) - 3] as const);
    const crowd = sea(
      Object.fromEntries(grid.map(([c, r], i) => [`S${i}`, { side: 0 as const, at: [600 + 17 * c, 500 + 46 * r, 0] as const }])),
    );
    const middle = 'S38';
    crowd.ships[middle].name = 'Flagship of Pyrrhus';
    G.ships.A.name = 'Flagship of Pyrrhus';
    const nameOf = (battle: typeof G, id: string, chosen: readonly string[] = []) =>
      labelSpots(battle, sheetOf(battle), battle.order, en, chosen).find((spot) => spot.id === id)?.name;
    expect(nameOf(G, 'A')).toBe('Flagship of Pyrrhus');
    expect(nameOf(crowd, middle)).toBeUndefined();
    expect(nameOf(crowd, middle, [middle])).toBe('Flagship of Pyrrhus');
  });
});

describe('shores', () => {
  it('stay within 5 mm of the outlines that the rules use, and follow neither the table edge nor a seam between two lands', () => {
    for (const { land, table } of SCENARIOS) {
      const sheet = sheetOf({ table });
      const points = [...shorelineOf(sheet, land).shores.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      expect(points.length).toBeGreaterThan(0);
      const shapes = Object.values(land).map(({ poly }) => shapeOf(poly.map(([x, y]) => onSheet(sheet, x, y))));
      const off = points.map(([x, y]) => Math.min(...shapes.map((shape) => gap(rect({ x, y, h: 0 }, [0, 0]), shape))));
      expect(Math.max(...off)).toBeLessThanOrEqual(5);
    }
    const piece = (west: number, east: number): Land => {
      const poly: Polygon = [
        [west, 500],
        [east, 500],
        [east, 600],
        [west, 600],
      ];
      return { kind: 'coast', coast: 'sandy', poly };
    };
    const { shores } = shorelineOf(sheetOf({ table: { w: 1000, h: 600 } }), { a: piece(0, 500), b: piece(500, 1000) });
    expect(shores.match(/M/g)).toHaveLength(2);
  });
});

describe('a press', () => {
  it('selects the ship whose base it hits, and lists other candidates', () => {
    const G = huddle();
    expect(shipsAt(G, [618, 515], 0)).toEqual(['B']);
    expect(shipsAt(G, [609, 500], 14).slice(0, 2).sort()).toEqual(['A', 'B']);
    expect(shipsAt(G, [900, 900], 14)).toEqual([]);
  });
});

describe('the ruler', () => {
  it('6.1 measures from base to base between ships', () => {
    const G = sea({ A: { side: 0, at: [600, 500, 0] }, B: { side: 1, at: [600, 600, 0] } });
    const read = reading(G, { from: endAt(G, 602, 510), to: endAt(G, 599, 610) }, en);
    expect(read?.cm).toBeCloseTo(6);
    expect(read?.bearing).toBe(0);
    expect(between(G, 'A', 'B')).toBeCloseTo(60);
  });

  it('measures between two points of the sea', () => {
    expect(reading(huddle(), { from: { x: 100, y: 100 }, to: { x: 400, y: 500 } }, en)?.cm).toBeCloseTo(50);
  });
});

describe('a move', () => {
  it('has keyframes by share of the distance, and turns the short way round', () => {
    const sheet = sheetOf({ table: { w: 1800, h: 1200 } });
    const legs = [
      [600, 500, 355],
      [600, 540, 355],
      [600, 540, 10],
      [600, 580, 10],
    ] as const;
    const frames = framesOf(sheet, legs);
    expect(frames?.run.map(({ offset }) => offset)).toEqual([0, 0.5, 0.5, 1]);
    expect(frames?.turn.map(({ transform }) => transform)).toEqual([
      'rotate(355deg)',
      'rotate(355deg)',
      'rotate(370deg)',
      'rotate(370deg)',
    ]);
    expect(
      framesOf(sheet, [
        [600, 500, 0],
        [600, 500, 0],
      ]),
    ).toBeUndefined();
  });

  it('joins several moves of one ship in the events', () => {
    const entry = (key: string, legs: number[][]) => ({ id: key, sentence: '', entry: { key, case: '5.1', who: ['A'], values: { legs } } });
    expect(voyagesOf([entry('moves', [[1, 2, 0]]), entry('slides', [[3, 4, 5]])])).toEqual([
      {
        id: 'A',
        legs: [
          [1, 2, 0],
          [3, 4, 5],
        ],
      },
    ]);
  });
});

describe('deck fittings', () => {
  it('9.2 9.4 9.5 6.2 are drawn with their names', () => {
    const G = sea({
      A: { side: 0, at: [600, 500], type: 'quinqueremeRoman', equip: ['corvus'] },
      B: { side: 1, at: [700, 500], type: 'dromonGreat' },
    });
    const kinds = (id: string) => fittingsOf(G.ships[id], en).map(({ kind }) => kind);
    expect(kinds('A')).toEqual(['corvus']);
    expect(kinds('B')).toEqual(expect.arrayContaining(['ballista', 'siphon']));
    for (const { title } of fittingsOf(G.ships.B, en)) expect(title).toMatch(/\S/);
  });
});

describe('dice', () => {
  it('1.2 of ten sides look like a d10', () => {
    const { container } = render(
      <>
        <Die value={4} sides={10} />
        <Die value={4} />
      </>,
    );
    const [ten, six] = container.querySelectorAll('svg');
    expect(ten.textContent).toBe('4');
    expect(six.querySelectorAll('circle')).toHaveLength(4);
  });

  it('1.2 have the number of sides that was rolled', () => {
    const tally = new Map<string, { right: number; wrong: number }>();
    for (const [seed, setup] of [
      [2, { scenario: 'bosporus-717' }],
      [3, { scenario: 'salamis-480' }],
      [4, { mode: 'campaign', campaign: { battles: 'quick' } }],
    ] as const) {
      const source = quickDice(seed);
      let thrown: { sides: number; value: number }[] = [];
      const dice = {
        die: (sides: number) => {
          const value = source.die(sides);
          thrown.push({ sides, value });
          return value;
        },
      };
      const pick = quickDice(seed + 10);
      let { G } = rules.open(setup, dice);
      for (let move = 0; move < 100; move++) {
        const [player] = Object.keys(rules.awaiting(G));
        if (player === undefined) break;
        const choice = salamisAdActium.captain(rules.view(G, player), player, pick);
        thrown = [];
        const next = rules.play(G, player, choice.move, choice.args, dice);
        G = next.G;
        let at = 0;
        for (const entry of next.chronicle) {
          for (const value of entry.key === 'draw' ? [] : (entry.roll?.dice ?? [])) {
            // Some dice have no event, so take the next one with this result.
            while (at < thrown.length && thrown[at].value !== value) at++;
            const count = tally.get(entry.key) ?? { right: 0, wrong: 0 };
            count[thrown[at]?.sides === sidesOf(entry) ? 'right' : 'wrong']++;
            tally.set(entry.key, count);
            at++;
          }
        }
      }
    }
    expect([...tally].filter(([, { right, wrong }]) => wrong > right)).toEqual([]);
    expect([...tally.keys()]).toEqual(expect.arrayContaining(['ram', 'shock', 'casualty', 'crewTest', 'intoMelee']));
  });
});

describe('the names of gods', () => {
  it('3.1 are those of the fleet list', () => {
    expect(godName({ lists: ['romanRepublic', 'carthaginian'] }, 0, 'war')).toBe('Mars');
    expect(godName({ lists: ['romanRepublic', 'carthaginian'] }, 1, 'sea')).toBe('Melqart');
    expect(godName({ lists: ['greekClassical', 'viking'] }, 1, 'wind')).toBe('Thor');
  });
});

const ROOM = 120;

describe('the figures on the painted sea', () => {
  it.each(SCENARIOS.map((battle) => [battle.id, battle] as const))('%s: keep clear of land, of shallows and of each other', (_, battle) => {
    const sheet = sheetOf(battle);
    const spots = emptyWaters({ land: battle.land, shallows: battle.shallows, forts: {} }, sheet, ROOM, 4);
    const solid = [...Object.values(battle.land), ...Object.values(battle.shallows)].map(({ poly }) => shapeOf(poly));
    const field = ([x, y]: readonly [number, number]) => rect({ x, y, h: 0 }, [2 * ROOM, 2 * ROOM]);
    for (const spot of spots) for (const shape of solid) expect(gap(field(spot), shape)).toBeGreaterThan(0);
    for (const [i, [x, y]] of spots.entries()) {
      for (const [ox, oy] of spots.slice(0, i)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(2 * ROOM);
    }
  });

  it('fill an open sea', () => {
    const sheet = sheetOf({ table: { w: 1800, h: 1200 } });
    expect(emptyWaters({ land: {}, shallows: {}, forts: {} }, sheet, ROOM, 4)).toHaveLength(4);
    expect(emptyWaters({ land: {}, shallows: {}, forts: {} }, sheetOf({ table: { w: 200, h: 200 } }), ROOM, 4)).toHaveLength(1);
  });
});
