import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from '../../../src/games/war-with-spain/data/areas.js';
import { CITIES } from '../../../src/games/war-with-spain/data/cities.js';
import { LEADERS } from '../../../src/games/war-with-spain/data/leaders.js';
import { SHIPS } from '../../../src/games/war-with-spain/data/ships.js';
import { VICTORY_LEVELS } from '../../../src/games/war-with-spain/data/tables.js';
import { TRACKS } from '../../../src/games/war-with-spain/data/tracks.js';
import { ZONES } from '../../../src/games/war-with-spain/data/zones.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { words } from '../../../src/games/war-with-spain/words/index.js';
import { turnName } from '../../../src/games/war-with-spain/words/turnName.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import { say, type Texts, type Values } from '../../../src/kit/texts.js';
import { words as common } from '../../../src/kit/words/index.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import type { Golden } from '../../kit/golden.js';
import { mutant } from '../../kit/properties.js';
import { rules } from './fixtures.js';
import { sentenceIn } from './sentence.js';

/** Names of people, squadrons and places, which are the same in every language. */
const PROPER = [CITIES, AREAS, ZONES, TRACKS, LEADERS, SHIPS].flatMap((named) =>
  Object.values(named).map(({ name }: { name: string }) => name),
);

const strange = warWithSpain.present(pseudoLanguage);
/** Refusals of the game, and those of every game. */
const reasons: Texts = { ...pseudoLanguage.of(common), ...strange.texts };

/** Every string in something, keys left out. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

const folder = join(__dirname, 'golden');
const goldens: readonly Golden[] = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

describe('a strange language', () => {
  it('says every chart: titles, columns, cells, notes and sources', () => {
    const shown = warWithSpain
      .chartsFor(pseudoLanguage)
      .map(({ title, columns, rows, notes, provenance }) => [
        title,
        columns,
        notes,
        [provenance, ...rows.map((row) => row.provenance)].map((source) =>
          source?.kind === 'rulebook' ? [] : Object.values(source ?? {}).slice(1),
        ),
        rows.map(({ cells }) => cells),
      ]);
    expect(plainEnglishIn(strings(shown), PROPER)).toEqual([]);
  });

  it('says scenarios, options and sides', () => {
    const titles = (schema: unknown): string[] => {
      if (schema === null || typeof schema !== 'object') return [];
      return Object.entries(schema).flatMap(([key, value]) =>
        typeof value === 'string' ? (key === 'title' || key === 'description' ? [value] : []) : titles(value),
      );
    };
    const form = titles(strange.options);
    expect(form.length).toBeGreaterThan(6);
    const scenarios = strange.scenarios.flatMap(({ title, length, about, oneSided }) => [title, length, about ?? '', oneSided ?? '']);
    expect(plainEnglishIn([...form, ...scenarios], PROPER)).toEqual([]);
    expect(
      plainEnglishIn(
        Array.from({ length: 17 }, (_, at) => turnName(pseudoLanguage.of(words), at + 1)),
        PROPER,
      ),
    ).toEqual([]);
  });

  it('tells every match that is kept, and says every refusal that its players could meet', () => {
    const told: string[] = [];
    const said: string[] = [];
    const refused = new Set<string>();
    const keys = new Set<string>();
    const tell = (chronicle: readonly Entry[]) => {
      for (const entry of chronicle) {
        keys.add(entry.key);
        told.push(sentenceIn(strange.texts, entry));
      }
    };
    for (const golden of goldens) {
      const { setup, play } = matchDice(golden.seed);
      const bender = quickDice(1);
      let { G, chronicle } = rules.open(golden.setupData, setup);
      tell(chronicle);
      for (const [number, { playerID, move, args }] of golden.log.entries()) {
        if (number % 6 === 0) {
          const view = rules.view(G, playerID);
          const choices = rules.choices(view, playerID);
          for (let tries = 0; tries < 4; tries++) {
            const wrong = mutant(choices, bender);
            const refusal = rules.refusal(view, playerID, wrong.move, wrong.args);
            if (refusal) refused.add(refusal.key);
            if (refusal) said.push(say(reasons, `refusal.${refusal.key}`, refusal.values));
          }
        }
        ({ G, chronicle } = rules.play(G, playerID, move, args, play));
        tell(chronicle);
      }
    }
    expect(keys.size).toBeGreaterThan(50);
    expect(refused.size).toBeGreaterThan(20);
    // A level of victory is kept by its English name: where a language words it alike, it is the same text.
    expect(plainEnglishIn([...told, ...said], [...PROPER, ...VICTORY_LEVELS.map(({ level }) => level)])).toEqual([]);
    expect(plainEnglishIn(Object.values(pseudoLanguage.of(words).levels), PROPER)).toEqual([]);
  }, 60_000);

  it('says every text there is, whatever fills its blanks', () => {
    const blanks: Values = {
      unit: 'EL1',
      other: 'EG1',
      leader: 'drake',
      fleet: 'E1',
      hex: '2013',
      from: 'E1',
      into: 'E2',
      track: 'london',
      by: '0',
    };
    const every = Object.keys(strange.texts).map((key) =>
      say(strange.texts, key, { ...blanks, at: ['2013'], who: ['E@2114'], revolt: 'irish' }),
    );
    expect(plainEnglishIn(every, PROPER)).toEqual([]);
  });
});
