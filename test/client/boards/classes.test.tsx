import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { BoardProps } from 'boardgame.io/react';
import { games } from '../../../client/app/games.js';
import { quickDice } from '../../../src/kit/dice.js';

afterEach(cleanup);

const CLIENT = join(__dirname, '../../../client');

/** Returns the class names in the selectors of a style sheet. */
function classesOf(sheet: string): string[] {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(["']).*?\1/g, '""');
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)]
    .map(([, selector]) => selector.trim())
    .filter((selector) => !selector.startsWith('@'));
  return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));
}

/** Whether a class has the prefix `wg-` and no missing value in its name. */
const isOurs = (name: string): boolean => /^wg-[a-z0-9]/i.test(name) && !/-(undefined|null|false|true|)$/.test(name);

const FOREIGN = /^lucide(-|$)/;

it('no two modules have names that differ only in upper and lower case', () => {
  const root = join(__dirname, '../../..');
  const modules = ['src', 'client', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const named = modules.filter((file) => /\.tsx?$/.test(file)).map((file) => file.toLowerCase().replace(/x$/, ''));
  expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
});

describe('every CSS class begins with wg-', () => {
  const sheets = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

  it('in the style sheets', () => {
    expect(sheets.length).toBeGreaterThan(50);
    const faults = sheets.flatMap((file) =>
      classesOf(readFileSync(join(CLIENT, file), 'utf8'))
        .filter((name) => !isOurs(name))
        .map((name) => `${file}: .${name}`),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it.each(games)('on the board of $slug', async ({ slug, loadModule, loadBoard }) => {
    const [{ game, rules }, Board, { later }] = await Promise.all([
      loadModule(),
      loadBoard(),
      import(`../../../client/boards/${slug}/later.ts`),
    ]);
    await later.load();
    const dice = quickDice(1);
    let G = rules.setup({}, dice);
    const faults = new Set<string>();
    const see = () => {
      for (const each of document.querySelectorAll('body [class]'))
        for (const name of each.classList)
          if (!isOurs(name) && !FOREIGN.test(name)) faults.add(`${name} on ${each.outerHTML.slice(0, 100)}`);
    };
    for (let move = 0; move <= 40; move++) {
      const [player] = Object.keys(rules.awaiting(G));
      if (player === undefined) break;
      if (move % 40 === 0) {
        const state = {
          G: rules.view(G, player),
          ctx: {},
          // Automatic answers may play any move.
          moves: new Proxy({}, { get: () => () => undefined }),
          playerID: player,
          log: [],
          isConnected: true,
          plugins: {},
          _stateID: move,
        };
        const { container } = render(<Board {...(state as unknown as BoardProps)} />);
        await waitFor(() => expect(container.querySelectorAll('[data-place]').length).toBeGreaterThan(0));
        see();
        for (const tab of container.querySelectorAll('[role="tab"]')) {
          fireEvent.click(tab);
          see();
        }
        cleanup();
      }
      const choices = rules.choices(rules.view(G, player), player);
      const choice = choices[dice.die(choices.length) - 1];
      ({ G } = rules.play(G, player, choice.move, choice.args, dice));
    }
    expect(game.name).toBe(slug);
    expect([...faults]).toEqual([]);
  });
});
