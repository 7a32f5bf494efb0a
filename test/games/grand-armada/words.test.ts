import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportMatch } from '../../../src/boardgame/matchFile.js';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { ROSTER } from '../../../src/games/grand-armada/data/ships.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { arcOf, boardingOdds, reachOf, shotsOf, sailing as wind } from '../../../src/games/grand-armada/preview.js';
import type { Chart, Provenance } from '../../../src/kit/charts.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import { english } from '../../../src/kit/language.js';
import { say } from '../../../src/kit/texts.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import { about } from '../../kit/about.js';
import type { Golden } from '../../kit/golden.js';
import { mutant, playMatch } from '../../kit/properties.js';
import { at, battle, E, key, play, rules, S, sailing, sentenceIn, told } from './fixtures.js';

/** Names that are not translated: ships and admirals. */
const NAMES = Object.values(ROSTER).flatMap(({ name, admiral = '' }) => [name, admiral]);

const { title, sides, scenarios, options, texts } = grandArmada.present(pseudoLanguage);
const charts = grandArmada.chartsFor(pseudoLanguage);
const plain = (said: readonly (string | undefined)[]) =>
  plainEnglishIn(
    said.filter((text) => text !== undefined),
    NAMES,
  );

const wordsOf = (origin: Provenance) =>
  origin.kind === 'published' ? [origin.source] : origin.kind === 'reconstructed' ? [origin.reason] : [];
const chartWords = ({ title, columns, rows, notes = [], provenance }: Chart) => [
  title,
  ...columns,
  ...notes,
  ...wordsOf(provenance),
  ...rows.flatMap((row) => [...row.cells.filter((cell) => typeof cell === 'string'), ...(row.provenance ? wordsOf(row.provenance) : [])]),
];

function shown(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    (key === 'title' || key === 'description') && typeof value === 'string' ? [value] : shown(value),
  );
}

describe('in another language', () => {
  it('no English is left in titles, sides, seats and scenarios', () => {
    const { G } = rules.open({}, matchDice('seats').setup);
    const seats = ['0', '1'].map((seat) => grandArmada.seatName?.(G, seat, pseudoLanguage));
    expect(plain([title, ...sides.map(({ name }) => name), ...seats])).toEqual([]);
    expect(plain(scenarios.flatMap((scenario) => [scenario.title, scenario.length, scenario.about, scenario.oneSided]))).toEqual([]);
  });

  it('no English is left in the options', () => {
    expect(shown(options).length).toBeGreaterThan(25);
    expect(plain(shown(options))).toEqual([]);
  });

  for (const chart of charts) it(`no English is left in the chart ${chart.id}`, () => expect(plain(chartWords(chart))).toEqual([]));

  it('no English is left in the log, refusals and modifiers of golden matches', () => {
    const folder = join(__dirname, 'golden');
    const said = new Set<string>();
    const keys = new Set<string>();
    const bender = quickDice(1588);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const golden: Golden = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const { setup, play } = matchDice(golden.seed);
      let { G, chronicle } = rules.open(golden.setupData, setup);
      for (const [number, { playerID, move, args }] of golden.log.entries()) {
        if (number % 9 === 0) {
          const view = rules.view(G, playerID);
          const bent = mutant(rules.choices(view, playerID), bender);
          const refused = rules.refusal(view, playerID, bent.move, bent.args);
          if (refused) keys.add(refused.key);
          if (refused && Object.hasOwn(texts, `refusal.${refused.key}`)) said.add(say(texts, `refusal.${refused.key}`, refused.values));
        }
        ({ G, chronicle } = rules.advance(G, playerID, { move, args }, play));
        for (const entry of chronicle) {
          keys.add(entry.key);
          said.add(sentenceIn(texts, entry));
          for (const [name] of entry.roll?.modifiers ?? []) said.add(say(texts, `modifier.${name}`));
        }
      }
    }
    expect(keys.size).toBeGreaterThan(45);
    expect(plain([...said])).toEqual([]);
  });

  it('no English is left in texts without values', () => {
    expect(plain(Object.values(texts).filter((text) => typeof text === 'string'))).toEqual([]);
  });
});

describe('charts and previews', () => {
  const charts = grandArmada.chartsFor(english);

  describe('charts', () => {
    it('have unique ids, a case, and rows as wide as their columns', () => {
      expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
      for (const { id, case: ruleCase, columns, rows } of charts) {
        about(id, () => expect(ruleCase).toMatch(/^\d+\.\d/));
        about(id, () => expect(rows.length).toBeGreaterThan(0));
        for (const { cells } of rows) about(id, () => expect(cells).toHaveLength(columns.length));
      }
    });

    it('contain the row that each roll names', () => {
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
    it('exist for every phase', () => {
      for (const phase of Object.keys(grandArmada.sequence)) expect(grandArmada.texts).toHaveProperty([`phase.${phase}`]);
    });
  });

  describe('previews', () => {
    it('shots with roll needed, chance and blocking ships (8.1, 8.3)', () => {
      const G = sailing('ark', { ark: ['N-10', 1], sanmartin: ['P-10', 1], hope: ['O-11', 1], rata: ['P-11', 1] });
      const shots = Object.fromEntries(shotsOf(G, 'ark', 'guns', true).map((shot) => [shot.target, shot]));
      expect(shots.sanmartin).toMatchObject({ range: 1, need: 2, chance: 5 / 6, blockers: [] });
      expect(shots.sanmartin.refused).toBeUndefined();
      expect(shots.rata).toMatchObject({ blockers: ['hope'], blockedAt: ['O-11'], refused: { key: 'blocked', case: '8.3' } });
      expect(arcOf(G, 'ark')).toBe(0b110110);
    });

    it('boarding odds equal those of the 36 rolls (8.1)', () => {
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

    it('every path of the reach can be moved, for its cost (5.1)', () => {
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
});

describe('former names of moves', () => {
  describe('conceding', () => {
    it('opens match files in which the move was called resign', () => {
      const dice = matchDice('1.2');
      const G = rules.setup({ scenario: 1 }, dice.setup);
      const [playerID] = Object.keys(rules.awaiting(G));
      const conceded = rules.play(G, playerID, 'concede', [], dice.play);
      const file = (move: string) =>
        exportMatch('grand-armada', {
          setupData: { scenario: 1 },
          seed: '1.2',
          moves: [{ stateID: 0, playerID, move, args: [], chronicle: conceded.chronicle }],
          result: rules.result(conceded.G),
        });
      expect(verifyExport(grandArmada, file('concede'))).toMatchObject({ ok: true });
      expect(verifyExport(grandArmada, file('resign'))).toMatchObject({ ok: true });
      expect(verifyExport(grandArmada, file('retire'))).toMatchObject({ ok: false, at: 1 });
    });
  });
});
