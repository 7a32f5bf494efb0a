import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { games } from '../../../client/app/games.js';
import type { Playable } from '../../../client/app/WithGame.js';
import { HINT_KEY } from '../../../client/kit/host/hint.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { shownProps } from '../../../client/match/boardProps.js';
import { useHint } from '../../../client/match/features/hint/useHint.js';
import { clone } from '../../../src/kit/clone.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import { english, type Language } from '../../../src/kit/language.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

async function opened(slug: string): Promise<Playable> {
  const game = games.find((each) => each.slug === slug);
  if (!game) throw new Error(`no game ${slug}`);
  const [module, Board] = await Promise.all([game.loadModule(), game.loadBoard()]);
  return { game, module, Board };
}

interface Asked {
  readonly G: unknown;
  readonly seat: PlayerID;
  readonly step: string;
}

/** Returns the first position of every step that two Normal bots reach within `most` moves. */
function positions({ module: { rules, captain } }: Playable, most: number): Asked[] {
  const dice = matchDice('a.b');
  const thoughts = quickDice(7);
  const found = new Map<string, Asked>();
  let G = rules.setup({}, dice.setup);
  for (let move = 0; move < most && !rules.result(G); move++) {
    const [[seat, step]] = Object.entries(rules.awaiting(G));
    if (!found.has(step)) found.set(step, { G: clone(G), seat, step });
    const choice = captain(rules.view(G, seat), seat, thoughts);
    G = rules.play(G, seat, choice.move, choice.args, dice.play).G;
  }
  return [...found.values()];
}

interface TableProps extends Asked {
  readonly playable: Playable;
  readonly onMove: (choice: Choice) => void;
}

function Table({ playable: { module, Board }, G, seat, onMove }: TableProps) {
  const counsel = useHint(module);
  // While the position stays the same, the props are the same objects, as on a match page.
  const [props] = useState(() =>
    shownProps(module, {
      G,
      playerID: seat,
      log: [],
      ledger: {},
      matchID: 'counsel',
      onMove: (move, args) => onMove({ move, args }),
    }),
  );
  return (
    <>
      {counsel.button}
      {counsel.withPanel(<Board {...props} />)}
    </>
  );
}

const sitDown = (playable: Playable, asked: Asked, language: Language, onMove: (choice: Choice) => void = () => undefined) =>
  render(
    <LanguageContext.Provider value={language}>
      <Table playable={playable} {...asked} onMove={onMove} />
    </LanguageContext.Provider>,
  );

const panel = () => document.querySelector<HTMLElement>('.wg-hint');
const doIt = () =>
  waitFor(() => {
    const button = panel()?.querySelector<HTMLElement>('.wg-hint-play');
    if (!button) throw new Error('he has not spoken yet');
    return button;
  });
const lights = () => [...document.querySelectorAll('.wg-hint style')].map(({ textContent }) => textContent).join();

describe.each(games.map(({ slug }) => slug))('the hint on the board of %s', (slug) => {
  let playable: Playable;
  let asked: readonly Asked[];
  beforeAll(async () => {
    playable = await opened(slug);
    asked = positions(playable, 60);
  });
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('appears on request, highlights the board at every step, and moves only by its button', async () => {
    const { rules } = playable.module;
    const dark: string[] = [];
    let moved = false;
    for (const each of asked) {
      const sent: Choice[] = [];
      sitDown(playable, each, english, (choice) => sent.push(choice));
      expect(panel()).toBeNull();
      const ask = screen.getByRole('button', { name: 'Hint' });
      act(() => ask.click());
      await doIt();
      const plans = within(panel() ?? document.body);
      expect(panel()?.querySelectorAll('.wg-hint-moves ul li').length).toBeGreaterThan(0);
      const before = lights();
      expect(before).toContain('data-action');
      const lit = [...before.matchAll(/:is\((\[data-.*?\])\)/g)].map(([, selectors]) => document.querySelectorAll(selectors).length);
      if (!lit.some((count) => count > 0)) dark.push(each.step);
      // Selecting another suggestion highlights its places instead.
      const [other] = plans.queryAllByRole('button', { pressed: false });
      const [first] = plans.queryAllByRole('button', { pressed: true });
      if (!moved && other) {
        act(() => other.click());
        moved = lights() !== before;
        act(() => first.click());
      }
      expect(sent).toEqual([]);
      const button = await doIt();
      act(() => button.click());
      const allowed = sent.map(({ move, args }) => rules.refusal(rules.view(each.G, each.seat), each.seat, move, args));
      expect({ step: each.step, sent: sent.length, allowed }).toEqual({ step: each.step, sent: 1, allowed: [undefined] });
      act(() => ask.click());
      expect(panel()).toBeNull();
      cleanup();
    }
    expect({ dark, moved }).toEqual({ dark: [], moved: true });
  });

  it('has no English outside its words', async () => {
    for (const each of asked.slice(0, 3)) {
      sitDown(playable, each, pseudoLanguage);
      const board = document.querySelector('.wg-root');
      act(() => void fireEvent.keyDown(board ?? document.body, { key: HINT_KEY }));
      await doIt();
      const said = panel();
      // The board supplies the sentences of moves, and its own tests check them.
      for (const move of said?.querySelectorAll('.wg-hint-move') ?? []) move.textContent = '';
      expect({ step: each.step, plain: said && plainEnglish(said, []) }).toEqual({ step: each.step, plain: [] });
      cleanup();
    }
  });
});
