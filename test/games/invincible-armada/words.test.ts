import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { squadronData } from '../../../src/games/invincible-armada/data/squadrons.js';
import { PORT } from '../../../src/games/invincible-armada/data/strategicMap.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { sentence } from '../../../src/games/invincible-armada/words/texts.js';
import type { Chart, Provenance } from '../../../src/kit/charts.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import { say } from '../../../src/kit/texts.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import type { Golden } from '../../kit/golden.js';
import { mutant } from '../../kit/properties.js';
import { rules } from './fixtures.js';

/** The same in every language: commanders and ports. */
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

/** Every text that a JSON Schema shows. */
function shown(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    (key === 'title' || key === 'description') && typeof value === 'string' ? [value] : shown(value),
  );
}

describe('in another language', () => {
  it('no English is left in the title, the sides and the scenarios', () => {
    expect(plain([title, ...sides.map(({ name }) => name)])).toEqual([]);
    expect(plain(scenarios.flatMap((scenario) => [scenario.title, scenario.length, scenario.about, scenario.oneSided]))).toEqual([]);
  });

  it('no English is left in the form of the options', () => {
    expect(shown(options).length).toBeGreaterThan(35);
    expect(plain(shown(options))).toEqual([]);
  });

  for (const chart of charts) it(`no English is left in the chart ${chart.id}`, () => expect(plain(chartWords(chart))).toEqual([]));

  it('no English is left in what a golden match tells and refuses, nor in the names of what it adds', () => {
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
        ({ G, chronicle } = rules.play(G, playerID, move, args, play));
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

  it('no English is left in the texts that need no values', () => {
    expect(plain(Object.values(texts).filter((text) => typeof text === 'string'))).toEqual([]);
  });
});
