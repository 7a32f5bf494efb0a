import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { sentence } from '../../../src/games/invincible-armada/words/texts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { english } from '../../../src/kit/language.js';
import { about } from '../../kit/about.js';
import { playMatch } from '../../kit/properties.js';

const { texts } = invincibleArmada;
const charts = invincibleArmada.chartsFor(english);

describe('charts', () => {
  it('2.0 each has an id of its own, a case, provenance and rows as wide as its columns', () => {
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

  it('5.13 2.1 2.3 the data sets are complete: 15 squadrons, 28 chits, 12 boxes, 4 ports, 16 options, 9 cells, 11 drifts', () => {
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

  it('7.1 8.4.2 9.3 12.1 13.1 16.0 each open reading is named as a ruling', () => {
    const rulings = charts.find(({ id }) => id === 'rulings');
    expect(rulings?.provenance.kind).toBe('reconstructed');
    expect(rulings?.rows.map(({ cells }) => cells[0])).toEqual(['7.1', '8.4.2', '9.3', '12.1', '13.1', '16.0']);
  });

  it('11.0 the numbers of the weather chits are said to be ours', () => {
    const events = charts.find(({ id }) => id === 'events')?.rows ?? [];
    for (const name of ['Wind Shift', 'Dead Calm', 'Fog Bank', 'Squall']) {
      const row = events.find(({ cells }) => cells[0] === name);
      expect(row?.provenance).toMatchObject({ kind: 'reconstructed', reason: expect.stringContaining('ours') });
    }
  });

  it('7.6 the chances to break are those of two dice', () => {
    const odds = charts.find(({ id }) => id === 'moraleOdds')?.rows.map(({ cells }) => cells[1]);
    expect(odds).toEqual([0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]);
  });
});

describe('texts', () => {
  const told: Entry[] = [];
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

  it('every entry has a sentence, every modifier a name, and every roll a chart with its row', () => {
    const rows = Object.fromEntries(charts.map((chart) => [chart.id, chart.rows.length]));
    for (const entry of told) {
      expect(sentence(texts, entry)).not.toMatch(/undefined|null|NaN|\[object|^chronicle\./);
      const { chart, row = 0, modifiers = [] } = entry.roll ?? {};
      for (const [name] of modifiers) about(name, () => expect(Object.hasOwn(texts, `modifier.${name}`)).toBe(true));
      if (chart) about(chart, () => expect(rows[chart]).toBeGreaterThan(row));
    }
  });

  it('the chronicle of a move is small', () => {
    const sorted = [...views].sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(400);
  });

  it('every phase is named', () => {
    for (const phase of Object.keys(invincibleArmada.sequence)) expect(texts).toHaveProperty([`phase.${phase}`]);
  });
});
