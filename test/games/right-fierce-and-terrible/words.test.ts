import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEADER_IDS } from '../../../src/games/right-fierce-and-terrible/data/units.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import type { Provenance } from '../../../src/kit/charts.js';
import { matchDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { english } from '../../../src/kit/language.js';
import type { Rules } from '../../../src/kit/rules.js';
import { say, type Values } from '../../../src/kit/texts.js';
import { words as commonWords } from '../../../src/kit/words/index.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import { about } from '../../kit/about.js';
import type { Golden } from '../../kit/golden.js';
import { playMatch } from '../../kit/properties.js';
import { acting, bind, E, playThrough, sea } from './fixtures.js';

const rules: Rules = rightFierceAndTerrible.rules;
const { scenarios, options, sides, title, year, texts } = rightFierceAndTerrible.present(pseudoLanguage);
const charts = rightFierceAndTerrible.chartsFor(pseudoLanguage);
const folder = join(__dirname, 'golden');

/** Names that are the same in every language. */
const NAMES = LEADER_IDS.filter((id) => id !== 'queen');

const strings = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string');

const originOf = (origin: Provenance | undefined): string[] => {
  if (!origin || origin.kind === 'rulebook') return [];
  return [origin.kind === 'published' ? origin.source : origin.reason];
};

function wordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    (key === 'title' || key === 'description') && typeof value === 'string' ? [value] : wordsIn(value),
  );
}

describe('in another language there is no English', () => {
  it.each(charts.map((chart) => [chart.id, chart] as const))(
    'in the chart %s',
    (_id, { title: name, columns, rows, notes = [], provenance }) => {
      const cells = rows.flatMap((row) => [...strings(row.cells), ...originOf(row.provenance)]);
      expect(plainEnglishIn([name, ...columns, ...notes, ...originOf(provenance), ...cells], NAMES)).toEqual([]);
    },
  );

  it('in title, sides, scenarios and options', () => {
    expect(plainEnglishIn([title, year, ...sides.map(({ name }) => name)], [])).toEqual([]);
    expect(
      plainEnglishIn(
        scenarios.flatMap((each) => [each.title, each.length, each.about ?? '', each.oneSided ?? '']),
        [],
      ),
    ).toEqual([]);
    expect(wordsIn(options).length).toBeGreaterThan(30);
    expect(plainEnglishIn(wordsIn(options), [])).toEqual([]);
  });

  it('in the names of phases, segments, moves, modifiers and pieces, and in what steps ask', () => {
    const plain = Object.entries(texts).flatMap(([key, text]) => (/^(refusal|chronicle)\./.test(key) ? [] : strings([text])));
    expect(plain.length).toBeGreaterThan(150);
    expect(plainEnglishIn(plain, [])).toEqual([]);
  });

  it('in any sentence or refusal of the golden matches', () => {
    const every = { ...pseudoLanguage.of(commonWords), ...texts };
    const said = new Map<string, string>();
    /** Writes a text once for all values that differ only in numbers. */
    const sayOnce = (key: string, values: Values) => {
      const shape = `${key} ${JSON.stringify(values)}`.replace(/\d+/g, '#');
      if (!said.has(shape)) said.set(shape, say(every, key, values));
    };
    const tell = (chronicle: readonly GameEvent[]) => {
      for (const { key, by, at, who, values } of chronicle) {
        sayOnce(`chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });
      }
    };
    for (const file of readdirSync(folder)) {
      const { seed, setupData, log } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden;
      const { setup, play } = matchDice(seed);
      let { G, chronicle } = rules.open(setupData, setup);
      tell(chronicle);
      for (const [i, { playerID, move, args }] of log.entries()) {
        // A move from five moves earlier is usually refused.
        const { move: earlier, args: before } = log[Math.max(0, i - 5)];
        const refused = i % 2 ? undefined : rules.refusal(G, playerID, earlier, before);
        if (refused) sayOnce(`refusal.${refused.key}`, refused.values ?? {});
        ({ G, chronicle } = rules.advance(G, playerID, { move, args }, play));
        tell(chronicle);
      }
    }
    expect(new Set([...said.keys()].map((shape) => shape.split(' ')[0])).size).toBeGreaterThan(90);
    expect(plainEnglishIn([...said.values()], [])).toEqual([]);
  });
});

describe('charts', () => {
  const { texts, sequence } = rightFierceAndTerrible;
  const charts = rightFierceAndTerrible.chartsFor(english);
  const folder = 'src/games/right-fierce-and-terrible';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^rules.*\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

  describe('charts', () => {
    it('have unique ids, complete rows and a provenance', () => {
      expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
      for (const { id, columns, rows, provenance, case: ruleCase } of charts) {
        about(id, () => expect(rows.length).toBeGreaterThan(0));
        for (const { cells } of rows) about(id, () => expect(cells).toHaveLength(columns.length));
        expect(['rulebook', 'published', 'reconstructed']).toContain(provenance.kind);
        expect(ruleCase).toMatch(/^\d+\.\d/);
      }
    });

    it.each([
      ['ram', 7],
      ['grapple', 2],
      ['disengage', 2],
      ['archery', 3],
      ['melee', 4],
      ['afire', 2],
      ['squadrons', 30],
      ['marines', 18],
      ['leaders', 7],
      ['scenarios', 7],
      ['costs', 13],
      ['chits', 4],
    ])('%s has %i rows', (id, rows) => {
      expect(charts.find((chart) => chart.id === id)?.rows).toHaveLength(rows);
    });

    it('mark the rows from the rulebook and from play reports', () => {
      const kinds = charts.find(({ id }) => id === 'ram')?.rows.map(({ provenance }) => provenance?.kind);
      expect(kinds).toEqual(['published', undefined, undefined, 'rulebook', 'published', undefined, undefined]);
    });
  });

  describe('texts', () => {
    it('has one for every refusal, event and modifier of the rules', () => {
      const used = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1]));
      for (const key of used(/\bviolation\(\s*'(\w+)'/g)) about(key, () => expect(Object.hasOwn(texts, `refusal.${key}`)).toBe(true));
      for (const key of used(/modifiers\.push\(\['(\w+)'/g)) about(key, () => expect(Object.hasOwn(texts, `modifier.${key}`)).toBe(true));
      for (const key of used(/emit\(\{\s*key: '(\w+)'/g)) about(key, () => expect(Object.hasOwn(texts, `chronicle.${key}`)).toBe(true));
    });

    it('has one for every phase', () => {
      for (const phase of Object.keys(sequence)) expect(texts).toHaveProperty([`phase.${phase}`]);
    });

    it('words a whole match, and every roll on a chart has a row', () => {
      const width = new Map(charts.map(({ id, rows }) => [id, rows.length]));
      playMatch(rightFierceAndTerrible, {
        setupData: { scenario: 's6', deployment: 'standard' },
        seed: 7,
        onPlayed: (_, _after, chronicle) => {
          for (const entry of chronicle) {
            expect(
              say(texts, `chronicle.${entry.key}`, { by: entry.by ?? null, at: entry.at ?? [], who: entry.who ?? [], ...entry.values }),
            ).not.toMatch(/undefined|\[object|^chronicle\./);
            const { chart, row } = entry.roll ?? {};
            if (chart === undefined) continue;
            about(entry.key, () => expect(row).toBeGreaterThanOrEqual(0));
            about(entry.key, () => expect(row).toBeLessThan(width.get(chart) ?? 0));
          }
        },
      });
    });
  });
});

describe('events', () => {
  const { texts } = rightFierceAndTerrible;
  const sentence = ({ key, by, at, who, values }: GameEvent): string =>
    say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });
  const sentences = (told: readonly GameEvent[]): string[] => told.map(sentence);

  /** Edward's squadron attacks the Picard barges from an adjacent hex. Quieret is aboard the barges. */
  const fight = () =>
    acting(
      sea({ '1210': 'E01', '1211': 'F05', '1414': 'F13', '1503': 'E08' }, { E01: 'EM01 edward', F05: 'FS01 quieret' }, (G) => {
        bind(G, '1210|1211');
        G.used.mulligan = true;
      }),
      'brown',
      'melee',
    );

  describe('log sentences name leaders and squadrons', () => {
    const told = sentences(playThrough(fight(), E, 'melee', ['1211', ['E01']], [6, 6, 1, 2, 1, 1]).told);

    it('names attacker, target, leaders aboard and supporters', () => {
      expect(told[0]).toBe('The English, supported by Cog Thomas, attack the Picard barges (Quieret aboard).');
    });

    it('names the winner of a melee, the totals and the losses', () => {
      expect(told).toContain('The English win the melee on the Picard barges, 16 to 10.');
      expect(told).toContain('French mariners 1 lose 1 step (MF 2 to 1).');
    });

    it('use plural verbs for groups of ships and marines', () => {
      expect(told).toContain('The Picard barges lose 1 step (MF 3 to 1).');
      expect(sentence({ key: 'sunk', case: '3.1.4', who: ['F13'] })).toBe('The Genoese galleys I sink.');
      expect(sentence({ key: 'sunk', case: '3.1.4', who: ['F01'] })).toBe('Christopher sinks.');
      expect(sentence({ key: 'captured', case: '5.2.1', by: '0', who: ['F05'] })).toBe('The English capture the Picard barges.');
    });

    it('distinguish Cog Edward and King Edward', () => {
      expect(sentence({ key: 'afire', case: '8.3.20', who: ['F02'] })).toBe('Cog Edward catches fire.');
      expect(sentence({ key: 'leaderKilled', case: '3.4.5', who: ['edward'] })).toBe('King Edward is killed.');
    });

    it('name the hex for events of old matches', () => {
      expect(sentence({ key: 'meleeDice', case: '8.3.18', by: '0', at: ['1211'] })).toBe('The English roll for the melee on 1211.');
    });
  });

  describe('log sentences state the result of a roll', () => {
    const entry = (key: string, values: GameEvent['values'], who: readonly string[] = []): string =>
      sentence({ key, case: '1.0', by: '0', who, values });

    it('of a melee, won or repelled', () => {
      const attack = (dice: number[]) => sentences(playThrough(fight(), E, 'melee', ['1211', ['E01']], dice).told);
      expect(attack([6, 6, 1, 2, 1, 1])).toContainEqual(expect.stringMatching(/^The English win the melee on/));
      expect(attack([1, 2, 6, 6, 1, 1])).toContainEqual(expect.stringMatching(/^The French repel the attack on the Picard barges/));
    });

    it('of a Casualty Check', () => {
      expect(sentences(playThrough(fight(), E, 'melee', ['1211', ['E01']], [6, 6, 1, 2, 1, 1]).told)).toContain(
        'Casualty Check: Quieret is not hit.',
      );
      expect(entry('casualtyCheck', { hit: true }, ['quieret'])).toBe('Casualty Check: Quieret is hit.');
    });

    it('of initiative', () => {
      expect(entry('initiative', { segment: 'melee', first: 'french' })).toBe('Sally Melee Segment: the French have initiative.');
      expect(entry('initiative', { segment: 'archery', first: null })).toBe('Sally Archery Segment: initiative is tied.');
    });

    it('of a damage check and an alarm die', () => {
      expect(entry('rippleCheck', { hit: true }, ['F05'])).toBe('Damage check for the Picard barges after the sinking: hit.');
      expect(entry('rippleCheck', { hit: false }, ['E01'])).toBe('Damage check for Cog Thomas after the sinking: no effect.');
      expect(entry('alarmDie', { command: 'yellow', turn: 2, wakes: false })).toBe(
        'The Yellow command (Quieret) fails its alarm roll (2 or less).',
      );
    });

    it('or name only the roll for events of old matches', () => {
      expect(entry('casualtyCheck', undefined, ['quieret'])).toBe('Casualty Check for Quieret.');
      expect(entry('rippleCheck', undefined, ['F05'])).toBe('Damage check for the Picard barges after the sinking.');
      expect(entry('initiative', { segment: 'archery' })).toBe('Sally Archery Segment: initiative roll.');
    });
  });
});
