import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEADER_IDS } from '../../../src/games/right-fierce-and-terrible/data/units.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import type { Provenance } from '../../../src/kit/charts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { matchDice } from '../../../src/kit/dice.js';
import type { Rules } from '../../../src/kit/rules.js';
import { say, type Values } from '../../../src/kit/texts.js';
import { words as commonWords } from '../../../src/kit/words/index.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import type { Golden } from '../../kit/golden.js';

const rules: Rules = rightFierceAndTerrible.rules;
const { scenarios, options, sides, title, year, texts } = rightFierceAndTerrible.present(pseudoLanguage);
const charts = rightFierceAndTerrible.chartsFor(pseudoLanguage);
const folder = join(__dirname, 'golden');

/** Leaders stand in the cells of charts under their ids; only the Queen is called by a word. */
const NAMES = LEADER_IDS.filter((id) => id !== 'queen');

const strings = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string');

const originOf = (origin: Provenance | undefined): string[] => {
  if (!origin || origin.kind === 'rulebook') return [];
  return [origin.kind === 'published' ? origin.source : origin.reason];
};

/** Titles and descriptions anywhere in a schema. */
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
    /** Says a text, once for all values that differ in numbers alone. */
    const sayOnce = (key: string, values: Values) => {
      const shape = `${key} ${JSON.stringify(values)}`.replace(/\d+/g, '#');
      if (!said.has(shape)) said.set(shape, say(every, key, values));
    };
    const tell = (chronicle: readonly Entry[]) => {
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
        // What was ordered a while ago is mostly refused by now.
        const { move: earlier, args: before } = log[Math.max(0, i - 5)];
        const refused = rules.refusal(G, playerID, earlier, before);
        if (refused) sayOnce(`refusal.${refused.key}`, refused.values ?? {});
        ({ G, chronicle } = rules.play(G, playerID, move, args, play));
        tell(chronicle);
      }
    }
    expect(new Set([...said.keys()].map((shape) => shape.split(' ')[0])).size).toBeGreaterThan(90);
    expect(plainEnglishIn([...said.values()], [])).toEqual([]);
  });
});
