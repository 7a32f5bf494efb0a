import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportMatch } from '../../../src/boardgame/matchFile.js';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { ROSTER } from '../../../src/games/grand-armada/data/ships.js';
import type { ScenarioNumber } from '../../../src/games/grand-armada/ids.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { arcOf, boardingOdds, reachOf, shotsOf, sailing as wind } from '../../../src/games/grand-armada/preview.js';
import type { Chart, Provenance } from '../../../src/kit/charts.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { english } from '../../../src/kit/language.js';
import { say, type Texts } from '../../../src/kit/texts.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import { about } from '../../kit/about.js';
import type { Golden } from '../../kit/golden.js';
import { mutant, playMatch } from '../../kit/properties.js';
import { allDone, at, battle, E, key, keys, type Places, play, rules, S, sailing, told } from './fixtures.js';

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

/** The log sentence of an event. */
const sentenceIn = (texts: Texts, { key, by, at, who, values }: GameEvent): string =>
  say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });

/** All texts of a JSON Schema. */
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

describe('events', () => {
  const said = (event: GameEvent): string => sentenceIn(grandArmada.texts, event);

  describe('the log', () => {
    it('says who won the initiative, with the rolls (4.0)', () => {
      const fleets: Places = { ark: ['D-10', 3], hope: ['D-13', 3], sanmartin: ['W-10', 3] };
      const after = (dice: number[]) => play(play(battle(fleets), E, 'activate', ['ark']).G, E, 'endActivation', [], dice).chronicle;
      expect(said(told(after([4, 2]), 'initiative')[0])).toBe('Initiative: English 4 + 1 = 5, Spanish 2. The English choose who moves.');
      expect(said(told(after([1, 6]), 'initiative')[0])).toBe('Initiative: English 1 + 1 = 2, Spanish 6. The Spanish choose who moves.');
    });

    it('says which ships captured which (9.0, 8.4)', () => {
      const used = { gunsUsed: true, crewUsed: true, done: true };
      const end = (places: Places) =>
        play(sailing('disdain', { disdain: ['A-1', 1], grifon: ['A1-20', 1], ...places }, {}, allDone()), E, 'endActivation');
      const taken = end({ ark: ['N-10', 1, { ...used, crewLoss: 9 }], sanmartin: ['O-10', 1, used], sanjuan: ['M-10', 1, used] });
      expect(said(told(taken.chronicle, 'captured')[0])).toBe(
        'Ark Royal cannot withdraw and is captured by San Martín and San Juan de Portugal.',
      );
      const alone = end({ ark: ['N-10', 5, { ...used, crewLoss: 9 }], sanmartin: ['Q-10', 1, used] });
      expect(said(told(alone.chronicle, 'captured')[0])).toBe('Ark Royal cannot withdraw and is captured by the Spanish.');
      const flying = { ...used, crewLoss: 9, status: 'withdrawing' } as const;
      const struck = end({ ark: ['N-10', 1, flying], sanmartin: ['P-10', 1, used] });
      expect(said(told(struck.chronicle, 'strikes')[0])).toBe('Ark Royal surrenders to San Martín.');
    });

    it('says why a ship does not move (5.1)', () => {
      const whole = (
        id: 'ark' | 'rosario',
        player: string,
        places: Places,
        dice: number[] = [],
        setupData: { readonly scenario?: ScenarioNumber } = {},
      ) => {
        const G = battle(
          places,
          (B) => {
            B.toAct = player === E ? 'E' : 'S';
            B.step = 'must';
          },
          setupData,
        );
        const begun = play(G, player, 'activate', [id]);
        return [...begun.chronicle, ...play(begun.G, player, 'endActivation', [], dice).chronicle];
      };
      const irons = whole('ark', E, { ark: ['N-10', 5], hope: ['A-1', 1] });
      expect(irons.slice(0, 2).map(said)).toEqual(['Ark Royal has 0 MP (wind ahead).', 'Ark Royal does not move: 0 MP.']);
      const held: Places = { ark: ['N-10', 3, { heldBy: ['sanmartin'] }], hope: ['A-1', 1], sanmartin: ['N-9', 3, { done: true }] };
      expect(said(told(whole('ark', E, held), 'stays')[0])).toBe('Ark Royal does not move: held by San Martín.');
      const prize = { status: 'captured', captor: 'E', crewLoss: 9 } as const;
      const guard = whole('ark', E, { ark: ['N-10', 3], hope: ['A-1', 1], sanmartin: ['N-9', 3, prize] });
      expect(said(told(guard, 'stays')[0])).toBe('Ark Royal does not move and guards San Martín.');
      const broken = whole('ark', E, {
        ark: ['N-10', 3, { crewLoss: 9 }],
        hope: ['A-1', 1],
        sanmartin: ['N-9', 3, prize],
      });
      expect(broken.some(({ values }) => values?.why === 'guards')).toBe(false);
      expect(said(told(whole('ark', E, { ark: ['N-10', 3], hope: ['A-1', 1] }), 'stays')[0])).toBe('Ark Royal does not move.');
      const crippled = whole('rosario', S, { rosario: ['N-10', 3], lorenzo: ['S-10', 3] }, [], { scenario: 5 });
      expect(crippled.slice(0, 2).map(said)).toEqual([
        'Nuestra Señora del Rosario has 0 MP (crippled).',
        'Nuestra Señora del Rosario does not move: crippled.',
      ]);
      const tide = sailing('ark', { ark: ['N-10', 1], hope: ['A-1', 1] }, { allowance: 2, mp: 2 }, () => {}, { scenario: 2 });
      expect(said(told(play(play(tide, E, 'advance', [], [6]).G, E, 'endActivation').chronicle, 'stays')[0])).toContain(
        'the tide holds it',
      );
    });

    it('names the turn for stopping (5.6)', () => {
      const fast: Places = { ark: ['N-10', 3, { way: 3 }], hope: ['A-1', 1] };
      const { chronicle } = play(play(battle(fast), E, 'activate', ['ark']).G, E, 'endActivation', ['L']);
      expect(keys(chronicle).slice(0, 2)).toEqual(['yaws', 'stays']);
      expect(said(chronicle[0])).toBe('Ark Royal turns 1 side for stopping, heading north-east.');
      const owing = battle({ ark: ['N-10', 3, { yawDue: true }] });
      expect(said(play(owing, E, 'activate', ['ark', { yaw: 'R' }]).chronicle[0])).toBe('Ark Royal makes the turn it owes, heading south.');
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
