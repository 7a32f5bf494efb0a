import { cleanup, render } from '@testing-library/react';
import { fittingsOf } from '../../../../client/boards/salamis-ad-actium/chart/Afloat.js';
import { emptyWaters } from '../../../../client/boards/salamis-ad-actium/chart/Figures.js';
import { labelSpots } from '../../../../client/boards/salamis-ad-actium/chart/legends.js';
import { between, shipsAt, spread } from '../../../../client/boards/salamis-ad-actium/chart/places.js';
import { endAt, reading } from '../../../../client/boards/salamis-ad-actium/chart/RulerLayer.js';
import { onSheet, sheetOf } from '../../../../client/boards/salamis-ad-actium/chart/scale.js';
import { framesOf, voyagesOf } from '../../../../client/boards/salamis-ad-actium/chart/voyages.js';
import { sidesOf } from '../../../../client/boards/salamis-ad-actium/dice.js';
import { godName } from '../../../../client/boards/salamis-ad-actium/pantheons.js';
import { retell, telling } from '../../../../client/boards/salamis-ad-actium/story.js';
import { en } from '../../../../client/boards/salamis-ad-actium/words/en/index.js';
import { Die } from '../../../../client/kit/panels/Dice.js';
import type { LogLine } from '../../../../client/kit/panels/Log.js';
import { SCENARIOS } from '../../../../src/games/salamis-ad-actium/data/scenarios.js';
import { gap, rect, shapeOf } from '../../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { salamisAdActium } from '../../../../src/games/salamis-ad-actium/index.js';
import { quickDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { sea } from '../../../games/salamis-ad-actium/sea.js';
import { inEnglish, rules } from './table.js';

afterEach(cleanup);

/** Three triremes a side in a huddle. */
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

  it('stand below where nothing is in the way, and elsewhere where something is', () => {
    const body = { x: 100, y: 100, w: 10, h: 10 };
    const label = { w: 12, h: 5 };
    expect(spread([body], [label])[0].y).toBeGreaterThan(110);
    expect(spread([body, { x: 100, y: 118, w: 20, h: 6 }], [label, label])[0].y).toBeLessThan(90);
    const [a, b] = spread([body, { ...body, x: 104 }], [label, label]);
    expect(Math.abs(a.x - b.x) >= 24 || Math.abs(a.y - b.y) >= 10).toBe(true);
  });
});

describe('a press', () => {
  it('means the ship whose base it is upon, and knows who else it could mean', () => {
    const G = huddle();
    expect(shipsAt(G, [618, 515], 0)).toEqual(['B']);
    expect(shipsAt(G, [609, 500], 14).slice(0, 2).sort()).toEqual(['A', 'B']);
    expect(shipsAt(G, [900, 900], 14)).toEqual([]);
  });
});

describe('the ruler', () => {
  it('6.1 measures from base to base where it lies against ships', () => {
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

describe('a way', () => {
  it('is sailed leg by leg: keyframes by the share of the distance, headings the short way round', () => {
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

  it('is read from the chronicle, several of one ship as one', () => {
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

describe('what stands on deck', () => {
  it('9.2 9.4 9.5 6.2 is drawn with its name', () => {
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
  it('1.2 of ten sides look like it', () => {
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
            // Dice that nobody is told of lie between: the next one that fell so is the one.
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

  it('are as many as an open sea has room for', () => {
    const sheet = sheetOf({ table: { w: 1800, h: 1200 } });
    expect(emptyWaters({ land: {}, shallows: {}, forts: {} }, sheet, ROOM, 4)).toHaveLength(4);
    expect(emptyWaters({ land: {}, shallows: {}, forts: {} }, sheetOf({ table: { w: 200, h: 200 } }), ROOM, 4)).toHaveLength(1);
  });
});

const { G } = rules.open({ scenario: 'salamis-480' }, quickDice(1));
const view = inEnglish(G, '0');
const ofSquadron = (sq: string): string[] => G.order.filter((id) => G.ships[id].sq === sq);
const [one, two] = Object.keys(G.squadrons);

const goes = (id: string, mm: number, end?: string): GameEvent => ({
  key: 'moves',
  case: '5.1',
  who: [id],
  values: { ...(end && { end }), way: [100, 100, 0, mm] },
});
const told = (...entries: readonly GameEvent[]): LogLine[] =>
  entries.map((entry, i) => ({ id: String(i), entry, sentence: telling(view).sentence(entry) }));
const lines = (...entries: readonly GameEvent[]): string[] => retell(view, told(...entries), 0).told.map(({ sentence }) => sentence);

describe('the log of a squadron', () => {
  const [a, b, c] = ofSquadron(one);
  const { name } = G.squadrons[one];

  it('joins the moves of its ships in one line, with distances (5.1)', () => {
    expect(lines(goes(a, 80), goes(b, 80), goes(c, 80))).toEqual([`${name}: 3 ships move 8 cm.`]);
    expect(lines(goes(a, 80), goes(b, 65))).toEqual([`${name}: 2 ships move 6.5 to 8 cm.`]);
  });

  it('keeps a line each for a single ship, another squadron, and a ship that is stopped', () => {
    expect(lines(goes(a, 80))).toHaveLength(1);
    expect(lines(goes(a, 80))[0]).toContain('moves 8 cm');
    expect(lines(goes(a, 80), goes(ofSquadron(two)[0], 80))).toHaveLength(2);
    const [first, stopped, last] = lines(goes(a, 80), goes(b, 40, 'contact'), goes(c, 80));
    expect([first, last].every((line) => line.includes('moves 8 cm'))).toBe(true);
    expect(stopped).toContain('moves 4 cm into contact');
  });

  it('names the squadron that is placed (2.8)', () => {
    expect(lines({ key: 'placed', case: '2.8', who: [a, b], values: { squadron: one } })).toEqual([`${name} is placed.`]);
  });

  it('keeps every ship of a joined line, and the index of the first new line', () => {
    const shots: GameEvent = { key: 'engaged', case: '4.2', values: { squadron: name } };
    const list = told(goes(a, 80), goes(b, 80), shots, goes(c, 80));
    const { told: out, fresh } = retell(view, list, 2);
    expect(out.map(({ entry }) => entry.who?.length ?? 0)).toEqual([2, 0, 1]);
    expect(fresh).toBe(1);
    expect(retell(view, list, 4).fresh).toBe(3);
    expect(retell(view, [list[0], { ...list[1], heading: 'Turn 2' }], 0).told).toHaveLength(2);
  });
});
