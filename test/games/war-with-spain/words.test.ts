import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CITIES } from '../../../src/games/war-with-spain/data/cities.js';
import { LEADERS } from '../../../src/games/war-with-spain/data/leaders.js';
import { AREAS, ZONES } from '../../../src/games/war-with-spain/data/map.js';
import { SHIPS } from '../../../src/games/war-with-spain/data/ships.js';
import { VICTORY_LEVELS } from '../../../src/games/war-with-spain/data/tables.js';
import { TRACKS } from '../../../src/games/war-with-spain/data/tracks.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import { words } from '../../../src/games/war-with-spain/words/index.js';
import { turnName } from '../../../src/games/war-with-spain/words/turnName.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say, type Texts, type Values } from '../../../src/kit/texts.js';
import { words as common } from '../../../src/kit/words/index.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import { about } from '../../kit/about.js';
import type { Golden } from '../../kit/golden.js';
import { mutant } from '../../kit/properties.js';
import { E, play, rules, run, S, scene, told } from './fixtures.js';
import { sentenceIn } from './sentence.js';

/** Names of leaders, ships and places, which are the same in every language. */
const PROPER = [CITIES, AREAS, ZONES, TRACKS, LEADERS, SHIPS].flatMap((named) =>
  Object.values(named).map(({ name }: { name: string }) => name),
);

const strange = warWithSpain.present(pseudoLanguage);
/** Texts of the refusals of this game and of all games. */
const reasons: Texts = { ...pseudoLanguage.of(common), ...strange.texts };

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

const folder = join(__dirname, 'golden');
const goldens: readonly Golden[] = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

describe('a pseudo-language', () => {
  it('translates charts: titles, columns, cells, notes and sources', () => {
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

  it('translates scenarios, options and Game-Turns', () => {
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

  it('translates the log and refusals of the golden matches', () => {
    const told: string[] = [];
    const said: string[] = [];
    const refused = new Set<string>();
    const keys = new Set<string>();
    const tell = (chronicle: readonly GameEvent[]) => {
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
        ({ G, chronicle } = rules.advance(G, playerID, { move, args }, play));
        tell(chronicle);
      }
    }
    expect(keys.size).toBeGreaterThan(50);
    expect(refused.size).toBeGreaterThan(20);
    // Events store victory levels by their English names, which a language may also use.
    expect(plainEnglishIn([...told, ...said], [...PROPER, ...VICTORY_LEVELS.map(({ level }) => level)])).toEqual([]);
    expect(plainEnglishIn(Object.values(pseudoLanguage.of(words).levels), PROPER)).toEqual([]);
  }, 60_000);

  it('translates every text', () => {
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

describe('texts', () => {
  const { texts } = warWithSpain;

  /** A value for each parameter of a text. */
  const BLANKS: Values = {
    unit: 'EL1',
    other: 'EG1',
    units: ['EG1', 'EG2'],
    leader: 'drake',
    fleet: 'E1',
    group: 'E@2114',
    hex: '2013',
    from: 'E1',
    into: 'E2',
    to: '2113',
    track: 'london',
    by: '0',
    at: ['2013', '2114'],
    who: ['E@2114', 'S1'],
    revolt: 'irish',
    where: 'london',
    attackers: ['EL3'],
    defenders: ['SLT2'],
  };
  const written = (kind: string): string[] => Object.keys(texts).filter((key) => key.startsWith(kind));

  describe('texts', () => {
    it('writes every refusal and log line as a sentence', () => {
      for (const key of [...written('refusal.'), ...written('chronicle.')]) {
        const text = say(texts, key, BLANKS);
        about(key, () => expect(text).toMatch(/^[A-Z].*[.?!]$/));
      }
    });

    it('names fleets, armadas and loose ships with their side (6.11)', () => {
      expect(['E3', 'S2', 'S@2715', 'E@2013'].map(words.en.names.unit)).toEqual([
        'English Fleet 3',
        'Spanish Armada 2',
        'the loose Spanish ships in Antwerp (2715)',
        'the loose English ships in hex 2013',
      ]);
      expect(sentenceIn(texts, { key: 'coasts', case: '6.31', by: '1', at: ['2415'], who: ['S@2415'] })).toBe(
        'Loose Spanish ships sail along the coast to Dunkirk (2415).',
      );
      expect(sentenceIn(texts, { key: 'hunger', case: '10.3', by: '0', at: ['2013'], values: { clock: 1, limit: 2 } })).toBe(
        'The English in hex 2013 are besieged, month 1 of 2.',
      );
    });
  });
});

describe('events', () => {
  const sentence = (entry: GameEvent): string => sentenceIn(warWithSpain.texts, entry);

  describe('the log', () => {
    it('never counts more months of siege than the limit (10.34)', () => {
      const G = scene({
        turn: 9,
        phase: 'landEnglish',
        stage: 'assaults',
        armies: { DL5: ['2813', { besieged: true }], SLT2: '2813', DL1: '2713', SLT3: '2714' },
        change: (state) => {
          state.sieges['2813'] = { land: 'E', naval: null, clock: 4 };
        },
      });
      const { chronicle } = play(G, E, 'finishLandCombat');
      expect(told(chronicle, 'hunger').map(({ values }) => values)).toEqual([{ clock: 6, limit: 6 }]);
    });

    it('says whether rebels appear (15.32, 15.33)', () => {
      for (const key of ['irishRevolt', 'englishRevolt', 'scottishRevolt']) {
        const said = (strength: number) => sentence({ key, case: '15.3', by: S, values: { landed: 4, strength } });
        expect(said(0)).toMatch(/no (rebels|Catholics) revolt\.$/);
        expect(said(5)).toMatch(/of strength 5 revolt\.$/);
      }
    });

    it('names no origin for an attack within a siege (10.13)', () => {
      const values = { counters: 2, withBesieged: false };
      const said = (from: string, to: string) => sentence({ key: 'armiesAttack', case: '9.0', by: S, at: [from, to], values });
      expect(said('2114', '2114')).not.toContain('from');
      expect(said('2113', '2114')).toContain('from');
    });

    it('names eliminated and reduced units (7.32, 9.13)', () => {
      const naval = { key: 'battleLosses', case: '7.32', by: S, who: ['SB1', 'SU1'], values: { steps: 2, sunk: ['SU1'] } };
      expect(sentence(naval)).toBe('The Spanish lose 2 steps; eliminated: Urcas 1; reduced: Biscay Squadron 1.');
      const land = { key: 'landLosses', case: '9.13', by: E, values: { steps: 2, gone: ['DL2'], fresh: [], hurt: ['DL1'] } };
      expect(sentence(land)).toBe('The English lose 2 steps; eliminated: Dutch foot 4; reduced: Dutch foot 5.');
    });

    it('says why a Spanish lead is no Spanish victory, except after a concession (16.4)', () => {
      const ends = (level: string, diff: number, by?: string, reason = 'turns') =>
        sentence({ key: 'warEnds', case: '16.4', ...(by && { by }), values: { level, diff, reason } });
      expect([ends('Marginal English Victory', 1, E), ends('Draw', 20), ends('Marginal Spanish Victory', 30, S)]).toEqual([
        'Marginal English Victory: the war ends and Spain leads by 1 VP, too few for a draw.',
        'Draw: the war ends and Spain leads by 20 VP, too few for a Spanish victory.',
        'Marginal Spanish Victory: the war ends and Spain leads by 30 VP.',
      ]);
      expect(ends('Decisive English Victory', 30, E, 'concession')).toBe('Decisive English Victory: the Spanish concede.');
    });

    it('uses one minus sign, and the pronoun in the number of the units (6.52, 7.2)', () => {
      const round = { round: 1, attacker: 10, defender: 24, differential: -14, lost: 0, inflicted: 0 };
      expect(sentence({ key: 'round', case: '7.2', by: S, values: round })).toContain('differential −14.');
      const lost = (...who: string[]) => sentence({ key: 'cargoLost', case: '6.52', by: E, who });
      expect([lost('DL1'), lost('DL1', 'DL2')]).toEqual([
        'The English lose Dutch foot 5: no ship can carry it.',
        'The English lose Dutch foot 5 and Dutch foot 4: no ship can carry them.',
      ]);
    });

    it('gives no wind losses in steps for the Treasure Fleet alone (11.25)', () => {
      const wind = (who: string) =>
        sentence({ key: 'wind', case: '6.23', by: S, who: [who], values: { against: false, ma: 10, steps: 6 } });
      expect(wind('TF')).toBe('The Treasure Fleet rolls for wind (with the wind): it loses 10 MP.');
      expect(wind('S1')).toContain('must lose 6 steps');
    });

    it('sums up the changes and the Victory Points of a Game-Turn (4.2)', () => {
      const G = scene({
        phase: 'landSpanish',
        armies: { SLT2: '2715' },
        change: (state) => {
          state.control.dover = 'S';
          state.changes = { treasury: { E: 1200, S: 0 }, steps: { E: 0, S: 0 }, cities: {}, ships: { E: ['EG1'], S: [] } };
          state.stepsLost.E = 2;
        },
      });
      const marched = run(G, [S, 'march', [['SLT2'], [], ['2714']]]);
      const { chronicle, G: next } = play(run(marched, [E, 'finishAdministration']), S, 'finishAdministration');
      const [entry] = told(chronicle, 'turnEnds');
      expect(entry.values).toMatchObject({
        turn: 2,
        england: { taken: [], ships: ['EG1'], steps: 2, ducats: marched.treasury.E - 1200 },
        spain: { taken: ['2714'], ships: [], steps: 0, ducats: marched.treasury.S },
      });
      expect(sentence(entry)).toMatch(/England loses 2 naval steps \(.+\) and \d+ ducats\./);
      expect(entry.values).toMatchObject({ held: { E: [], S: ['2214', '2714'] } });
      expect(sentence(entry)).toContain('Spain holds Dover (2214) and Bergen-op-Zoom (2714).');
      expect(next.changes).toEqual({ treasury: marched.treasury, steps: marched.stepsLost, cities: {}, ships: { E: [], S: [] } });
    });

    it('reports no change for a city lost and retaken (4.2)', () => {
      const G = scene({ phase: 'administration', change: (state) => Object.assign(state.changes, { cities: { dover: 'E' } }) });
      Object.assign(G.changes, { treasury: { ...G.treasury } });
      openBooks(G);
      const [entry] = told(play(run(G, [E, 'finishAdministration']), S, 'finishAdministration').chronicle, 'turnEnds');
      expect(entry.values).toMatchObject({ england: { taken: [] } });
      expect(sentence(entry)).toContain('England: no change. Spain: no change. Each side holds the cities it started with.');
    });
  });
});
