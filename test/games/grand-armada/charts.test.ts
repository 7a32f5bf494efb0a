import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { arcOf, boardingOdds, reachOf, shotsOf, sailing as wind } from '../../../src/games/grand-armada/preview.js';
import { english } from '../../../src/kit/language.js';
import { about } from '../../kit/about.js';
import { playMatch } from '../../kit/properties.js';
import { at, battle, E, key, play, S, sailing, told } from './fixtures.js';

const charts = grandArmada.chartsFor(english);

describe('charts', () => {
  it('have an id of their own, a case, and rows as wide as their columns', () => {
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
    for (const { id, case: ruleCase, columns, rows } of charts) {
      about(id, () => expect(ruleCase).toMatch(/^\d+\.\d/));
      about(id, () => expect(rows.length).toBeGreaterThan(0));
      for (const { cells } of rows) about(id, () => expect(cells).toHaveLength(columns.length));
    }
  });

  it('are what the rolls of the chronicle name, and have the row that was read', () => {
    const byId = new Map(charts.map((chart) => [chart.id, chart]));
    const read = new Set<string>();
    for (const scenario of [2, 3]) {
      playMatch(grandArmada, {
        seed: 5,
        setupData: { scenario },
        players: { '0': grandArmada.captain, '1': grandArmada.captain },
        onPlayed: (_decision, _after, chronicle) => {
          for (const { roll } of chronicle) {
            if (!roll?.chart) continue;
            const { chart, row = -1, modifiers = [] } = roll;
            read.add(chart);
            about(chart, () => expect(byId.get(chart)?.rows[row]).toBeDefined());
            for (const [name] of modifiers) expect(grandArmada.texts).toHaveProperty([`modifier.${name}`]);
          }
        },
      });
    }
    expect(read).toEqual(new Set(['initiative', 'tide', 'gunnery', 'crewFire', 'boarding', 'windChange']));
  });
});

describe('texts', () => {
  it('there is one for every phase', () => {
    for (const phase of Object.keys(grandArmada.sequence)) expect(grandArmada.texts).toHaveProperty([`phase.${phase}`]);
  });
});

describe('previews', () => {
  it('8.1 8.3 shots with the die needed, the chance, and what blocks the line', () => {
    const G = sailing('ark', { ark: ['N-10', 1], sanmartin: ['P-10', 1], hope: ['O-11', 1], rata: ['P-11', 1] });
    const shots = Object.fromEntries(shotsOf(G, 'ark', 'guns', true).map((shot) => [shot.target, shot]));
    expect(shots.sanmartin).toMatchObject({ range: 1, need: 2, chance: 5 / 6, blockers: [] });
    expect(shots.sanmartin.refused).toBeUndefined();
    expect(shots.rata).toMatchObject({ blockers: ['hope'], blockedAt: ['O-11'], refused: { key: 'blocked', case: '8.3' } });
    expect(arcOf(G, 'ark')).toBe(0b110110);
  });

  it('8.1 the odds of a boarding are those of its 36 throws', () => {
    const G = battle({ ark: ['N-10', 1], sanmartin: ['O-10', 1] });
    const odds = boardingOdds(G, { single: 'ark', group: ['sanmartin'] });
    expect([odds.english, odds.spanish]).toEqual([3, 8]);
    let held = 0;
    for (let e = 1; e <= 6; e++) {
      for (let s = 1; s <= 6; s++) {
        const all = Object.fromEntries(
          Object.entries(G.ships).map(([id, ship]) => [id, { ...ship, gunsUsed: true, crewUsed: true, done: true }]),
        );
        const close = at({ ...G, ships: all, volleys: { E: [], S: null } }, 'closeFire', 'commit');
        const { chronicle } = play(close, S, 'commitVolley', [[]], [e, s]);
        const [fight] = [...told(chronicle, 'boarding'), ...told(chronicle, 'boardingEven')];
        if (Number(fight.values?.english) <= Number(fight.values?.spanish)) held += 1;
      }
    }
    expect(odds.held.E).toBeCloseTo(held / 36);
    expect([...odds.losses.E.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('5.1 every path of the reach can be sailed, for the cost it says', () => {
    const G = sailing('ark', { ark: ['N-10', 3], hope: ['O-11', 3], sanmartin: ['S-10', 3] }, { allowance: 6, mp: 6 });
    expect(wind(G, 'ark')).toEqual({ attitude: 'lateral', points: 6, tide: false });
    const places = reachOf(G, 'ark');
    expect(places.length).toBeGreaterThan(100);
    for (const { hex, heading, cost, path, gone } of places) {
      if (gone) continue;
      let at = G;
      for (const token of path) {
        const [move, args] = token === 'F' ? ['advance', []] : ['turn', [token === 'U3' ? 'L' : token[0], Number(token[1])]];
        expect(key(at, E, move as string, args as unknown[])).toBeUndefined();
        at = play(at, E, move as string, args as unknown[]).G;
      }
      expect([at.ships.ark?.hex, at.ships.ark?.heading, 6 - (at.active?.mp ?? 0)]).toEqual([hex, heading, cost]);
    }
  });
});
