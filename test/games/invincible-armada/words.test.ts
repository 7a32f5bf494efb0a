import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORT } from '../../../src/games/invincible-armada/data/maps.js';
import { squadronData } from '../../../src/games/invincible-armada/data/squadrons.js';
import { FIRESHIP_DIAGRAM } from '../../../src/games/invincible-armada/data/tables.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { words } from '../../../src/games/invincible-armada/words/index.js';
import { sentence } from '../../../src/games/invincible-armada/words/texts.js';
import type { Chart, Provenance } from '../../../src/kit/charts.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { english } from '../../../src/kit/language.js';
import { say } from '../../../src/kit/texts.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import { about } from '../../kit/about.js';
import type { Golden } from '../../kit/golden.js';
import { mutant, playMatch } from '../../kit/properties.js';
import { E, rules } from './fixtures.js';

/** Names of commanders and ports are not translated. */
const NAMES = [...Object.values(squadronData), ...Object.values(PORT)].map(({ name }) => name);

const { title, sides, scenarios, options, texts } = invincibleArmada.present(pseudoLanguage);
const charts = invincibleArmada.chartsFor(pseudoLanguage);
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
  it('translates the title, the sides and the scenarios', () => {
    expect(plain([title, ...sides.map(({ name }) => name)])).toEqual([]);
    expect(plain(scenarios.flatMap((scenario) => [scenario.title, scenario.length, scenario.about, scenario.oneSided]))).toEqual([]);
  });

  it('translates the set-up form', () => {
    expect(shown(options).length).toBeGreaterThan(35);
    expect(plain(shown(options))).toEqual([]);
  });

  for (const chart of charts) it(`no English is left in the chart ${chart.id}`, () => expect(plain(chartWords(chart))).toEqual([]));

  it('translates events, refusals and modifiers of golden matches', () => {
    const folder = join(__dirname, 'golden');
    const said = new Set<string>();
    const keys = new Set<string>();
    const bender = quickDice(1588);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const golden: Golden = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const { setup, play } = matchDice(golden.seed);
      let { G, chronicle } = rules.open(golden.setupData, setup);
      for (const [number, { playerID, move, args }] of golden.log.entries()) {
        if (number % 5 === 0) {
          const view = rules.view(G, playerID);
          const bent = mutant(rules.choices(view, playerID), bender);
          const refused = rules.refusal(view, playerID, bent.move, bent.args);
          if (refused) keys.add(refused.key);
          if (refused && Object.hasOwn(texts, `refusal.${refused.key}`)) said.add(say(texts, `refusal.${refused.key}`, refused.values));
        }
        ({ G, chronicle } = rules.advance(G, playerID, { move, args }, play));
        for (const entry of chronicle) {
          keys.add(entry.key);
          said.add(sentence(texts, entry));
          for (const [name] of entry.roll?.modifiers ?? []) said.add(say(texts, `modifier.${name}`));
        }
      }
    }
    expect(keys.size).toBeGreaterThan(70);
    expect(plain([...said])).toEqual([]);
  });

  it('translates texts without values', () => {
    expect(plain(Object.values(texts).filter((text) => typeof text === 'string'))).toEqual([]);
  });
});

describe('charts', () => {
  const { texts } = invincibleArmada;
  const charts = invincibleArmada.chartsFor(english);

  describe('charts', () => {
    it('have unique ids, cases, provenance and complete rows (2.0)', () => {
      expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
      for (const { id, columns, rows, provenance, case: ruleCase } of charts) {
        about(id, () => expect(ruleCase).toMatch(/^\d+\.\d/));
        for (const { cells, provenance: own } of rows) {
          about(id, () => expect(cells).toHaveLength(columns.length));
          const origin = own ?? provenance;
          about(id, () =>
            expect(origin.kind === 'rulebook' ? origin.case : origin.kind === 'published' ? origin.source : origin.reason).toBeTruthy(),
          );
        }
      }
    });

    it('are complete (5.13, 2.1, 2.3)', () => {
      const rows = Object.fromEntries(charts.map((chart) => [chart.id, chart.rows.length]));
      expect(rows).toMatchObject({
        strengths: 15,
        displays: 15,
        events: 28,
        strategicMap: 12,
        ports: 4,
        options: 16,
        tacticalMatrix: 9,
        fireshipDiagram: 11,
        lowAmmo: 7,
        moraleOdds: 12,
        fireshipMorale: 6,
      });
      const strengths = charts.find(({ id }) => id === 'strengths')?.rows.map(({ cells }) => Number(cells[3])) ?? [];
      expect(strengths.slice(0, 5).reduce((sum, n) => sum + n, 0)).toBe(63);
      expect(strengths.slice(5).reduce((sum, n) => sum + n, 0)).toBe(98);
    });

    it('name each ruling (7.1, 8.4.2, 9.3, 12.1, 13.1, 16.0)', () => {
      const rulings = charts.find(({ id }) => id === 'rulings');
      expect(rulings?.provenance.kind).toBe('reconstructed');
      expect(rulings?.rows.map(({ cells }) => cells[0])).toEqual(['7.1', '8.4.2', '9.3', '12.1', '13.1', '16.0']);
    });

    it('mark the numbers of weather chits as ours (11.0)', () => {
      const events = charts.find(({ id }) => id === 'events')?.rows ?? [];
      for (const name of ['Wind Shift', 'Dead Calm', 'Fog Bank', 'Squall']) {
        const row = events.find(({ cells }) => cells[0] === name);
        expect(row?.provenance).toMatchObject({ kind: 'reconstructed', reason: expect.stringContaining('ours') });
      }
    });

    it('give the chances to break of two dice (7.6)', () => {
      const odds = charts.find(({ id }) => id === 'moraleOdds')?.rows.map(({ cells }) => cells[1]);
      expect(odds).toEqual([0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]);
    });
  });

  describe('texts', () => {
    const told: GameEvent[] = [];
    const views: number[] = [];
    for (const seed of [3, 4]) {
      playMatch(invincibleArmada, {
        seed,
        setupData: { options: { papalBlessing: true, prayersAnswered: true, biscayStorm: true, hawkinsC: true } },
        onPlayed: (_decision, _after, chronicle) => {
          told.push(...chronicle);
          views.push(JSON.stringify(chronicle).length);
        },
      });
    }

    it('exist for every event, modifier and roll', () => {
      const rows = Object.fromEntries(charts.map((chart) => [chart.id, chart.rows.length]));
      for (const entry of told) {
        expect(sentence(texts, entry)).not.toMatch(/undefined|null|NaN|\[object|^chronicle\./);
        const { chart, row = 0, modifiers = [] } = entry.roll ?? {};
        for (const [name] of modifiers) about(name, () => expect(Object.hasOwn(texts, `modifier.${name}`)).toBe(true));
        if (chart) about(chart, () => expect(rows[chart]).toBeGreaterThan(row));
      }
    });

    it('stay small for each move', () => {
      const sorted = [...views].sort((a, b) => a - b);
      expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(400);
    });

    it('exist for every phase', () => {
      for (const phase of Object.keys(invincibleArmada.sequence)) expect(texts).toHaveProperty([`phase.${phase}`]);
    });
  });
});

describe('events', () => {
  const { captain, texts } = invincibleArmada;

  /** Returns the events of a match between bots, by move. */
  function storyOf(seed: number, setupData?: unknown): { turn: number; told: readonly GameEvent[] }[] {
    const story: { turn: number; told: readonly GameEvent[] }[] = [];
    playMatch(invincibleArmada, {
      seed,
      setupData,
      players: { '0': captain, '1': captain },
      onPlayed: ({ G }, _after, told) => story.push({ turn: G.turn, told }),
    });
    return story;
  }

  const story = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => storyOf(seed));
  const entries = story.flatMap(({ told }) => told);
  const named = (...keys: string[]) => entries.filter(({ key }) => keys.includes(key));

  describe('the log', () => {
    it('announces the Condition test before its Morale Rolls, with its sum in one line (14.1)', () => {
      const tests = story.filter(({ told }) => told.some(({ key }) => key === 'fit' || key === 'unfit'));
      expect(tests.length).toBeGreaterThan(3);
      for (const { told } of tests) {
        const begins = told.findIndex(({ key }) => key === 'testBegins');
        const ends = told.findIndex(({ key }) => key === 'fit' || key === 'unfit');
        expect(begins).toBeGreaterThanOrEqual(0);
        expect(told.slice(begins + 1, ends).every(({ key }) => key === 'holds' || key === 'breaks')).toBe(true);
        const { die, added, total, needed } = told[ends].values ?? {};
        expect(Number(die) + Number(added)).toBe(total);
        for (const number of [die, added, total, needed]) expect(sentence(texts, told[ends])).toContain(String(number));
      }
    });

    it('gives the direction of each drift (13.2)', () => {
      for (const [row, { dx, dy }] of FIRESHIP_DIAGRAM.entries()) {
        const said = sentence(texts, { key: 'drifts', case: '13.2', who: ['diego'], values: { row } });
        about(said, () => expect(said).toMatch(/^Diego de Valdes drifts (two squares )?(north|south|east|west)/));
        about(said, () => expect(/east/.test(said)).toBe(dx > 0));
        about(said, () => expect(/west/.test(said)).toBe(dx < 0));
        about(said, () => expect(/north/.test(said)).toBe(dy < 0));
        about(said, () => expect(/south/.test(said)).toBe(dy > 0));
        about(said, () => expect(/two/.test(said)).toBe(Math.max(Math.abs(dx), Math.abs(dy)) === 2));
      }
      for (const entry of named('drifts')) expect(entry.values?.row).toBe(entry.roll?.row);
    });

    it('gives the totals of Low Ammo checks and army arrival rolls (7.6, 14.2)', () => {
      for (const entry of named('lowAmmo')) expect(sentence(texts, entry)).toContain(`rolls ${entry.roll?.total}, less than`);
      for (const entry of named('armyAbsent', 'armyArrives')) expect(sentence(texts, entry)).toContain(`: ${entry.roll?.total}`);
      expect(named('lowAmmo').length).toBeGreaterThan(3);
      const absent = sentence(texts, { key: 'armyAbsent', case: '14.2', values: { attempt: 1, total: 3, needed: 5 } });
      expect(absent).toMatch(/not ready: 3.*5/);
    });

    it('combines rolls without effect in one line (10.0, 11.1, 17.2.5)', () => {
      const dull = ['notReinforced', 'galeMiss', 'stormMiss'];
      const stormy = storyOf(3, { options: { biscayStorm: true } });
      for (const { told } of [...story, ...stormy]) {
        for (const key of dull) expect(told.filter((entry) => entry.key === key).length).toBeLessThanOrEqual(1);
      }
      for (const { who, roll } of named(...dull)) expect(roll?.dice).toHaveLength(who?.length ?? 0);
      const one = { key: 'notReinforced', case: '10.0', who: ['drake'] };
      expect(sentence(texts, one)).toBe('Drake is not reinforced.');
      expect(sentence(texts, { ...one, who: ['howard', 'drake'] })).toBe('Howard and Drake are not reinforced.');
    });

    it('names the sources of Battle Dice, the removed marker and the reason to stay (7.4.3, 8.4, 10.0, 12.2)', () => {
      const say = (key: string, values: GameEvent['values'], at = ['box11']) =>
        sentence(texts, { key, case: '5.0', by: E, who: ['howard', 'sidonia'], at, values });
      const dice = [
        ['matrix', 2],
        ['display', 1],
        ['chits', -1],
      ];
      expect(say('fire', { hits: 1, dice, each: [1, 0] })).toBe(
        'Howard fires on Sidonia with 2 Battle Dice (Tactical Matrix 2, squadron +1, chits −1): 1 Hit.',
      );
      expect(say('fire', { hits: 0, dice: [['matrix', 1]], each: [0] })).toBe('Howard fires on Sidonia with 1 Battle Die: 0 Hits.');
      expect(say('reinforced', { gained: 'hit' })).toBe('Howard is reinforced: 1 Hit removed.');
      expect(say('resupplied', { removed: 'shot', left: 4 })).toBe('Howard resupplies: 1 Shot removed, 4 left.');
      expect(say('notRepaired', { second: true })).toBe('Howard fails its second Repair roll.');
      expect(say('armadaLies', { why: 'army' })).toBe('Without the army, the Armada stays at Gravelines.');
      expect(say('anchor', {}, ['C8', 'D8'])).toBe('The Armada anchors in Calais Roads: Howard on C8, Sidonia on D8.');
      expect(say('played', { chit: 'broadside' })).toBe('The English play Broadside: +1 Battle Die.');
      expect(say('played', { chit: 'supplyHoys' })).toBe('The English play Supply Hoys.');
    });

    it('omits values that events of older matches lack', () => {
      for (const key of [
        'drifts',
        'lowAmmo',
        'fit',
        'unfit',
        'armyAbsent',
        'armyArrives',
        'notReinforced',
        'galeMiss',
        'reinforced',
        'resupplied',
        'armadaLies',
      ]) {
        const said = sentence(texts, { key, case: '5.0', who: ['drake'], at: ['box11'] });
        about(key, () => expect(said).not.toMatch(/undefined|NaN|,\s*\.|\s\./));
      }
      expect(words.en.drifts).toHaveLength(FIRESHIP_DIAGRAM.length);
    });
  });
});
