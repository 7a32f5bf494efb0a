import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { english } from '../../../src/kit/language.js';
import { say } from '../../../src/kit/texts.js';
import { about } from '../../kit/about.js';
import { playMatch } from '../../kit/properties.js';

const { texts, sequence } = rightFierceAndTerrible;
const charts = rightFierceAndTerrible.chartsFor(english);
const folder = 'src/games/right-fierce-and-terrible';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^rules.*\.ts$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

describe('charts', () => {
  it('have ids of their own, rows as wide as their heads, and say where they come from', () => {
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

  it('the rows that the rulebook and the play reports give are marked', () => {
    const kinds = charts.find(({ id }) => id === 'ram')?.rows.map(({ provenance }) => provenance?.kind);
    expect(kinds).toEqual(['published', undefined, undefined, 'rulebook', 'published', undefined, undefined]);
  });
});

describe('texts', () => {
  it('every refusal, entry and modifier that the rules name has one', () => {
    const used = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1]));
    for (const key of used(/\bno\(\s*'(\w+)'/g)) about(key, () => expect(Object.hasOwn(texts, `refusal.${key}`)).toBe(true));
    for (const key of used(/modifiers\.push\(\['(\w+)'/g)) about(key, () => expect(Object.hasOwn(texts, `modifier.${key}`)).toBe(true));
    for (const key of used(/tell\(\{\s*key: '(\w+)'/g)) about(key, () => expect(Object.hasOwn(texts, `chronicle.${key}`)).toBe(true));
  });

  it('every phase has one', () => {
    for (const phase of Object.keys(sequence)) expect(texts).toHaveProperty([`phase.${phase}`]);
  });

  it('a whole match reads as sentences, every roll of a chart points at a row', () => {
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
