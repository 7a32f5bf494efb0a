import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEATRES } from '../../../src/games/salamis-ad-actium/campaign/data/theatres.js';
import { CHRONOLOGY } from '../../../src/games/salamis-ad-actium/data/chronology.js';
import { FLEET_LISTS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { GOD_NAMES } from '../../../src/games/salamis-ad-actium/data/intermediate.js';
import { SCENARIOS } from '../../../src/games/salamis-ad-actium/data/scenarios.js';
import { fleetName, stationName } from '../../../src/games/salamis-ad-actium/fleetName.js';
import { salamisAdActium as game, salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { SIDES } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { Chart } from '../../../src/kit/charts.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { english } from '../../../src/kit/language.js';
import type { Rules } from '../../../src/kit/rules.js';
import { say } from '../../../src/kit/texts.js';
import { words as common } from '../../../src/kit/words/index.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import type { Golden } from '../../kit/golden.js';
import { scripted } from '../../kit/scripted.js';
import { firstMonth } from './campaign.js';

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
    const tell = ({ key, values, roll }: GameEvent): void => {
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
        for (const before of at % 4 ? [] : golden.log.slice(Math.max(0, at - 3), at)) {
          const refused = rules.refusal(rules.view(G, playerID), playerID, before.move, before.args);
          if (refused) sentences.add(say(texts, `refusal.${refused.key}`, refused.values));
        }
        ({ G, chronicle } = rules.advance(G, playerID, { move, args }, play));
      }
      for (const entry of chronicle) tell(entry);
      for (const { name: called } of [...Object.values(G.squadrons), ...Object.values(G.camp?.fleets ?? {})]) given.add(called);
      for (const side of SIDES) given.add(fleetName(G, side));
    }
    expect(sentences.size).toBeGreaterThan(500);
    expect(plain([...sentences], [...NAMES, ...given])).toEqual([]);
  });
});

describe('charts', () => {
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
});

describe('texts', () => {
  const { rules, texts } = game;

  describe('the chronicle', () => {
    it('calls fleets by the names of the scenario', () => {
      const { chronicle } = rules.open({ mode: 'scenario', scenario: 'salamis-480' }, scripted([1]));
      const told = chronicle.map(({ key, values }) => say(texts, `chronicle.${key}`, values));
      expect(told).toEqual([
        'Turn 1.',
        'Counter drawn: Greek allies (in the bag: Greek allies 2, Persian fleet 3, Intermediate Phase 1).',
        'Greek allies: Action Phase.',
      ]);
    });

    it('calls them by the theatre of a campaign', () => {
      const { chronicle } = firstMonth({ theatre: 'punic' }, quickDice(1));
      const income = chronicle.filter(({ key }) => key === 'income').map(({ key, values }) => say(texts, `chronicle.${key}`, values));
      expect(income.map((sentence) => sentence.split(':')[0])).toEqual(['Rome', 'Carthage']);
    });

    it('calls them by list or variant in a battle by points, and tells two of one name apart', () => {
      const named = (points: object) => {
        const G = rules.setup({ mode: 'points', points }, quickDice(1));
        return [fleetName(G, 0), fleetName(G, 1)];
      };
      expect(named({ era: 2, lists: ['greekClassical', 'persian'], variants: ['athens', null] })).toEqual(['Athens', 'Persian fleet']);
      expect(named({ era: 2, lists: ['greekClassical', 'greekClassical'] })).toEqual([
        'First fleet: Greek fleet',
        'Second fleet: Greek fleet',
      ]);
      expect(named({ era: 2 })).toEqual(['First fleet', 'Second fleet']);
    });

    it('calls squadrons by people and place in the line, the Admiral on the right, and further ones by number', () => {
      expect([1, 2, 3, 4, 5].map((n) => stationName('persian', n))).toEqual([
        'Persian right wing',
        'Persian left wing',
        'Persian centre',
        'Persian reserve',
        'Persian squadron 5',
      ]);
    });
  });
});
