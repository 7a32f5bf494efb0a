import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { english } from '../../../src/kit/language.js';

const charts = salamisAdActium.chartsFor(english);
const folders = ['src/games/salamis-ad-actium/rules', 'src/games/salamis-ad-actium/campaign'];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

const chart = (id: string) => {
  const found = charts.find((each) => each.id === id);
  if (!found) throw new Error(`no chart ${id}`);
  return found;
};

describe('charts', () => {
  it('are the game’s, each with an id of its own, a case, a provenance and rows as wide as its columns', () => {
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
    for (const { id, columns, rows, provenance, case: ruleCase } of charts) {
      expect([id, /^\d+\.\d+$/.test(ruleCase)]).toEqual([id, true]);
      expect([id, rows.length > 0, rows.every(({ cells }) => cells.length === columns.length)]).toEqual([id, true, true]);
      expect(
        provenance.kind === 'rulebook' ? provenance.case : provenance.kind === 'published' ? provenance.source : provenance.reason,
      ).toBeTruthy();
    }
  });

  it('every roll that names a chart finds it', () => {
    const named = new Set(sources.flatMap((source) => [...source.matchAll(/chart: '(\w+)'/g)].map(([, id]) => id)));
    expect([...named].filter((id) => !charts.some((each) => each.id === id))).toEqual([]);
    expect(named.size).toBeGreaterThan(10);
  });

  it('2.3 the training chart reads as printed', () => {
    const rows = chart('training').rows.map(({ cells }) => cells.slice(0, 6));
    expect(rows).toEqual([
      ['very good', '–', '–', '1-3', '4-7', '8-10'],
      ['good', '–', '1', '2-4', '5-8', '9-10'],
      ['average', '1', '2-3', '4-7', '8-9', '10'],
      ['mediocre', '1-2', '3-6', '7-9', '10', '–'],
      ['poor', '1-3', '4-7', '8-10', '–', '–'],
    ]);
  });

  it('2.4, 2.5, 2.6 terrain, wind and sea read as printed', () => {
    expect(chart('terrain').rows.map(({ cells }) => cells.join(' '))).toEqual([
      '2 headland',
      '3 shore',
      '4 open',
      '5 two islets',
      '6-8 open',
      '9 island',
      '10 open',
      '11 shore',
      '12 long shore',
    ]);
    expect(
      chart('wind')
        .rows.map(({ cells }) => cells.join(': '))
        .slice(0, 6),
    ).toEqual([
      'd10 1-3: from West',
      'd10 4: from North-west',
      'd10 5: from North-east',
      'd10 6-8: from East',
      'd10 9: from South-east',
      'd10 10: from South-west',
    ]);
    const states = chart('sea').rows.map(({ cells }) => [...new Set(cells.slice(1))]);
    expect(states).toEqual([
      ['flat'],
      ['flat', 'choppy'],
      ['flat', 'choppy', 'rough'],
      ['flat', 'choppy', 'rough'],
      ['flat', 'choppy', 'rough', 'very rough'],
      ['choppy', 'rough', 'very rough'],
    ]);
  });

  it('rows that rolls point at are the rows that were read', () => {
    expect(chart('weather').rows).toHaveLength(10);
    expect(chart('campaignEvents').rows[0].cells).toEqual([2, 'plague']);
    expect(chart('quick').rows.map(({ cells }) => cells[2])).toEqual([10, 20, 30, 40, 50]);
    expect(chart('boarding').rows).toHaveLength(7);
    expect(chart('rake').rows).toHaveLength(5);
  });
});
