import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '../../src/boardgame/module.js';
import { scenarioData } from '../../src/games/grand-armada/data/scenarios.js';
import { ENGLISH_WON, optionData } from '../../src/games/invincible-armada/data/options.js';
import { SCENARIOS as SLUYS } from '../../src/games/right-fierce-and-terrible/data/scenarios.js';
import { SCENARIOS as SALAMIS } from '../../src/games/salamis-ad-actium/data/scenarios.js';
import { SCENARIOS as WAR } from '../../src/games/war-with-spain/data/scenarios.js';
import { modules } from '../../src/index.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';
import type { Rules } from '../../src/kit/rules.js';
import { wilson } from '../../tools/wilson.js';
import { type Golden, hashOf } from '../kit/golden.js';

/** Number of moves of each match before which both seats try to concede. */
const MOMENTS = 15;

describe.each(Object.values(modules))('$slug: at any time', ({ rules: machine, always, sides, scenarios }) => {
  const rules: Rules = machine;
  const names = always.filter(({ anytime }) => anytime).map(({ name }) => name);
  const dice = quickDice(7);

  /** Returns how often in a row a player may make a move from this state. */
  function times(from: unknown, player: string, move: string): number {
    let G = from;
    for (let done = 0; ; done++) {
      if (rules.refusal(rules.view(G, player), player, move, [])) return done;
      if (done > 2) return Number.POSITIVE_INFINITY;
      G = rules.play(G, player, move, [], dice).G;
    }
  }

  it('players can only concede: this ends the match, or the battle and then the campaign', () => {
    expect(names).toEqual(['concede']);
    for (const { setupData } of scenarios) {
      let G = rules.setup(setupData, dice);
      for (let moment = 0; moment < MOMENTS && !rules.result(G); moment++) {
        for (const { playerID } of sides) expect([1, 2]).toContain(times(G, playerID, 'concede'));
        const [player] = Object.keys(rules.awaiting(G));
        const choices = rules.choices(rules.view(G, player), player);
        const { move, args } = choices[dice.die(choices.length) - 1];
        G = rules.play(G, player, move, args, dice).G;
      }
    }
  });
});

const RECORDED: { readonly [slug: string]: string } = {
  'salamis-ad-actium': 'points-4',
  'right-fierce-and-terrible': 's1-4',
  'grand-armada': 'gravelines-2',
  'war-with-spain': 'campaign-3',
};

const games = (Object.values(modules) as unknown as GameModule[]).filter(({ slug }) => RECORDED[slug]);

describe('victory points by the game’s rules', () => {
  it.each(games)('of $slug exist for each seat at any time, the same for every viewer', ({ slug, rules, points }) => {
    const file = join(__dirname, slug, 'golden', `${RECORDED[slug]}.json`);
    const { seed, setupData, log }: Golden = JSON.parse(readFileSync(file, 'utf8'));
    const dice = matchDice(seed);
    let { G } = rules.open(setupData, dice.setup);
    const seen = new Set<string>();
    for (const [n, { playerID, move, args }] of log.entries()) {
      G = rules.advance(G, playerID, { move, args }, dice.play).G;
      if (n % 20) continue;
      const whole = points?.(G);
      expect(Object.entries(whole ?? {})).toEqual([
        ['0', expect.any(Number)],
        ['1', expect.any(Number)],
      ]);
      for (const viewer of ['0', '1', null]) expect(points?.(rules.view(G, viewer))).toEqual(whole);
      seen.add(JSON.stringify(whole));
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

/** Hashes of a game’s golden matches for each version of its rules. Add entries, and never change one. */
const KNOWN: { readonly [slug: string]: { readonly [version: string]: string } } = JSON.parse(
  readFileSync(join(__dirname, 'goldenVersions.json'), 'utf8'),
);

function digestOf(slug: string): string {
  const folder = join(__dirname, slug, 'golden');
  const files = readdirSync(folder).sort();
  return hashOf(files.map((name) => [name, (JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden).states]));
}

describe('golden matches and the version of the rules', () => {
  it.each(Object.values(modules).map(({ slug, meta }) => ({ slug, version: meta.version })))(
    '$slug: a changed match needs a new version in meta.ts and a line in goldenVersions.json',
    ({ slug, version }) => {
      expect({ slug, [version]: digestOf(slug) }).toEqual({ slug, [version]: KNOWN[slug]?.[version] });
    },
  );
});

type Row = { readonly [column: string]: string };

function rowsUnder(heading: string): Row[] {
  const text = readFileSync(join(__dirname, '../../docs/strength.md'), 'utf8');
  const [section] = text.split(`## ${heading}\n`)[1].split('\n## ');
  const [head, , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map((cells) => Object.fromEntries(head.map((column, i) => [column, cells[i]])));
}

const levels = rowsUnder('Levels');
const balance = rowsUnder('Balance');
const options = rowsUnder('Options');
const definitions = Object.values(modules) as unknown as GameDefinition[];
const rounded = (row: Row) => Math.round(Number(row['Share (%)']));
const inOrder = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => row.join(' ')).sort();

/** Each level with its opponent and its share of wins, according to the definitions. */
const stated = definitions.flatMap(({ slug, levels: known }) =>
  Object.entries(known?.won ?? {}).flatMap(([level, won]) =>
    Object.entries(won).map(([against, share]: [string, number]) => [slug, level, against, share]),
  ),
);

describe('docs/strength.md', () => {
  it('has the share of every level that a game states, and no other', () => {
    const published = levels.map((row) => [row.Game, row.Level, row.Against, rounded(row)]);
    expect(inOrder(published)).toEqual(inOrder(stated));
  });

  it('has the balance of every scenario that is stated, and no other', () => {
    const known = [
      ...Object.entries(scenarioData).map(([id, { englishWon }]) => ['grand-armada', id, englishWon]),
      ...Object.entries(SLUYS).map(([id, { measured }]) => ['right-fierce-and-terrible', id, measured.english]),
      ['invincible-armada', 'campaign', ENGLISH_WON],
      ...SALAMIS.flatMap(({ id, won }) => (won === undefined ? [] : [['salamis-ad-actium', id, won]])),
      ['war-with-spain', 'armada', WAR.armada.englishWon ?? Number.NaN],
    ];
    expect(inOrder(balance.map((row) => [row.Game, row.Scenario, rounded(row)]))).toEqual(inOrder(known));
  });

  it('has the balance of every option that states it, and no other', () => {
    const known = Object.entries(optionData).map(([id, { englishWon }]) => ['invincible-armada', id, englishWon]);
    expect(inOrder(options.map((row) => [row.Game, row.Option, rounded(row)]))).toEqual(inOrder(known));
  });

  it('has the win rate for every scenario card that names a favourite', () => {
    const named = definitions.flatMap(({ slug, scenarios }) =>
      scenarios.flatMap(({ id, oneSided }) => (oneSided ? [{ slug, id, won: /(\d+) /.exec(oneSided)?.[1] }] : [])),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const { slug, id, won } of named) {
      const row = balance.find(({ Game, Scenario }) => Game === slug && Scenario === id);
      const share = row ? rounded(row) : Number.NaN;
      expect([won]).toEqual([String(Math.max(share, 100 - share))]);
    }
  });

  it('has intervals that fit share and matches', () => {
    // Shares are rounded, so intervals differ a little.
    const near = (one: number, other: number) => Math.abs(one - 100 * other) < 0.2;
    const off = [...levels, ...balance, ...options].filter((row) => {
      const matches = Number(row.Matches.replace(',', ''));
      const { from, to } = wilson((Number(row['Share (%)']) / 100) * matches, matches);
      const [low, high] = row['95 % interval'].split(' to ').map(Number);
      return !near(low, from) || !near(high, to);
    });
    expect(off).toEqual([]);
  });
});
