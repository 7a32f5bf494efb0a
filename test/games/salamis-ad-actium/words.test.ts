import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEATRES } from '../../../src/games/salamis-ad-actium/campaign/data/theatres.js';
import { CHRONOLOGY } from '../../../src/games/salamis-ad-actium/data/chronology.js';
import { GOD_NAMES } from '../../../src/games/salamis-ad-actium/data/divineIntervention.js';
import { FLEET_LISTS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { SCENARIOS } from '../../../src/games/salamis-ad-actium/data/scenarios.js';
import { fleetName } from '../../../src/games/salamis-ad-actium/fleetName.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { SIDES } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { Chart } from '../../../src/kit/charts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { matchDice } from '../../../src/kit/dice.js';
import type { Rules } from '../../../src/kit/rules.js';
import { say } from '../../../src/kit/texts.js';
import { words as common } from '../../../src/kit/words/index.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import type { Golden } from '../../kit/golden.js';

/** Takes any move, as the machine does. */
const rules: Rules<Salamis> = game.rules;
const strange = game.present(pseudoLanguage);
const texts = { ...pseudoLanguage.of(common), ...strange.texts };

/** Names that are the same in every language, as the data bear them: of people, peoples, places, gods, and of fleets by them. */
const NAMES: readonly string[] = [
  ...SCENARIOS.flatMap(({ title, sides }) => [
    title,
    ...sides.flatMap(({ name, squadrons }) => [
      name,
      ...Object.values(squadrons).flatMap((squadron) => [squadron.name, squadron.officer.name]),
    ]),
  ]),
  ...Object.values(THEATRES).flatMap(({ sides, areas, fleets }) => [
    ...sides.map(({ name }) => name),
    ...Object.values(areas).flatMap(({ name, ports }) => [name, ...Object.values(ports).map((port) => port.name)]),
    ...Object.values(fleets).map(({ name }) => name),
  ]),
  ...CHRONOLOGY.flatMap(({ name, victor, loser }) => [name, victor, loser]),
  ...Object.values(FLEET_LISTS).map(({ people }) => people),
  ...Object.values(GOD_NAMES).flatMap((names) => Object.values(names)),
];

/** The plain English of texts, besides whole names in them. */
function plain(texts: readonly string[], names: readonly string[] = NAMES): string[] {
  const longest = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  return plainEnglishIn(
    texts.map((text) => longest.reduce((rest, name) => rest.replaceAll(name, ''), text)),
    [],
  );
}

const spokenBy = ({ title, columns, rows, notes = [], provenance }: Chart): string[] => [
  title,
  ...columns,
  ...notes,
  ...[provenance, ...rows.flatMap((row) => row.provenance ?? [])].flatMap((from) =>
    from.kind === 'rulebook' ? [] : [from.kind === 'published' ? from.source : from.reason],
  ),
  ...rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string')),
];

/** Every title and description in a schema. */
function described(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(described);
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    (key === 'title' || key === 'description') && typeof value === 'string' ? [value] : described(value),
  );
}

describe('another language', () => {
  it.each(game.chartsFor(pseudoLanguage).map((chart) => [chart.id, chart] as const))('has no English in the chart %s', (_, chart) => {
    expect(plain(spokenBy(chart))).toEqual([]);
  });

  it('has none in scenarios, options and sides', () => {
    const told = strange.scenarios.flatMap(({ title, length, about = '' }) => [title, length, about]);
    expect(plain(told)).toEqual([]);
    expect(plain(described(strange.options))).toEqual([]);
    expect(plain(strange.sides.map(({ name }) => name))).toEqual([]);
  });

  it('has none in what happened and why not, in any recorded match', () => {
    const folder = join(__dirname, 'golden');
    const sentences = new Set<string>();
    /** What owners call their squadrons and fleets, and what the state calls a whole fleet by its people: entries bear it as it was written. */
    const given = new Set<string>();
    const tell = ({ key, values, roll }: Entry): void => {
      sentences.add(say(texts, `chronicle.${key}`, values));
      for (const [name] of roll?.modifiers ?? []) sentences.add(say(texts, `modifier.${name}`));
    };
    for (const name of readdirSync(folder)) {
      const golden: Golden = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const { setup, play } = matchDice(golden.seed);
      let { G, chronicle } = rules.open(golden.setupData, setup);
      for (const [at, { playerID, move, args }] of golden.log.entries()) {
        for (const entry of chronicle) tell(entry);
        // Moves of a little while ago are mostly refused now.
        for (const before of golden.log.slice(Math.max(0, at - 3), at)) {
          const refused = rules.refusal(rules.view(G, playerID), playerID, before.move, before.args);
          if (refused) sentences.add(say(texts, `refusal.${refused.key}`, refused.values));
        }
        ({ G, chronicle } = rules.play(G, playerID, move, args, play));
      }
      for (const entry of chronicle) tell(entry);
      for (const { name: called } of [...Object.values(G.squadrons), ...Object.values(G.camp?.fleets ?? {})]) given.add(called);
      for (const side of SIDES) given.add(fleetName(G, side));
    }
    expect(sentences.size).toBeGreaterThan(500);
    expect(plain([...sentences], [...NAMES, ...given])).toEqual([]);
  });
});
