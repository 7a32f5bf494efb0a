import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { Client as PlainClient } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { type BoardProps, Client } from 'boardgame.io/react';
import { games } from '../../../client/app/games.js';
import { HistoryContext } from '../../../client/kit/history/historyContext.js';
import { words as backWords } from '../../../client/kit/history/words/index.js';
import { words } from '../../../client/kit/words/index.js';
import { english } from '../../../src/kit/language.js';

const kit = english.of(words);
const back = english.of(backWords);
const MOVES = 4;

/** Finds an element by its label. A search by role is slow, because it visits every element of a map. */
const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const press = (label: string) => click(labelled(label));
const click = async (part: Element | null | undefined) => {
  if (!part) throw new Error('nothing to press');
  await act(async () => void fireEvent.click(part));
};
const key = async (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }));
const said = (text: string) => waitFor(() => expect(document.querySelector('.wg-hosted-back output')?.textContent).toBe(text));
const whose = () => document.querySelector('.wg-topbar .wg-whose')?.textContent;
/** Waits until the board shows this player's turn. The board changes one frame after the history bar. */
const isOf = (text: string | null | undefined) => waitFor(() => expect(whose()).toBe(text));

async function cardOf(slug: string) {
  const card = games.find((game) => game.slug === slug);
  if (!card) throw new Error('no such game');
  const [{ game, rules }, Board] = await Promise.all([card.loadModule(), card.loadBoard()]);
  return { game: { ...game, seed: 'looked back' }, rules, Board };
}

afterEach(cleanup);

// One game with secrets and one without. All boards share the history of the kit.
describe.each(['war-with-spain', 'right-fierce-and-terrible'])('the board of %s in a stock client without multiplayer', (slug) => {
  it('has a history of the positions it was shown, in the player’s view', async () => {
    const { game, Board } = await cardOf(slug);
    let now = 0;
    const Watched = (props: BoardProps) => {
      now = props._stateID;
      return <Board {...props} />;
    };
    const Match = Client({ game, board: Watched, debug: false });
    await act(async () => void render(<Match />));
    const lift = async () => {
      const curtain = document.querySelector('.wg-pass-screen button');
      if (!curtain) return;
      // The pass screen also hides the history.
      expect(labelled(kit.history.open)).toBeNull();
      await click(curtain);
    };
    for (let move = 0; move < MOVES; move++) {
      await lift();
      await press(kit.moves);
      await click(document.querySelector('.wg-moves-menu li button'));
    }
    await lift();
    const before = whose();
    await press(kit.history.open);
    await said(back.now);
    await key('j');
    await said(back.at(now - 1, now));
    await isOf(kit.history.whose);
    expect(labelled(kit.concede)).toBeNull();
    const slider = labelled(back.slider);
    if (slider) fireEvent.change(slider, { target: { value: 0 } });
    await said(back.start);
    await key('k');
    await said(back.at(1, now));
    await press(back.toNow);
    await said(back.now);
    await isOf(before);
    await press(back.close);
    expect(labelled(back.close)).toBeNull();
  });
});

describe('the board of a seat in a stock host', () => {
  it('names its first position if it joined later', async () => {
    const { game, rules, Board } = await cardOf('right-fierce-and-terrible');
    const multiplayer = Local();
    const seats = ['0', '1'].map((playerID) => PlainClient({ game, playerID, debug: false, multiplayer }));
    for (const seat of seats) seat.start();
    const move = async () => {
      const [seat] = Object.keys(rules.awaiting(seats[0].getState()?.G));
      const client = seats[Number(seat)];
      const [{ move, args }] = rules.choices(client.getState()?.G, seat);
      await act(async () => void client.moves[move](...args));
    };
    await move();
    await move();
    const Match = Client({ game, board: Board, debug: false, multiplayer });
    await act(async () => void render(<Match playerID="1" />));
    await move();
    await press(kit.history.open);
    await said(back.now);
    for (const _ of ['to the first', 'and no further']) {
      await key('j');
      await said(back.at(2, 3));
    }
    expect(document.querySelector('.wg-history-since')?.textContent).toBe(back.since(2));
    for (const seat of seats) seat.stop();
  });

  it('has no history of its own if the host provides or forbids one', async () => {
    const { game, Board } = await cardOf('right-fierce-and-terrible');
    const Match = Client({ game, board: Board, debug: false });
    for (const host of [null, { isPast: false, keys: {} }]) {
      await act(
        async () =>
          void render(
            <HistoryContext value={host}>
              <Match />
            </HistoryContext>,
          ),
      );
      expect(labelled(kit.history.open)).toBeNull();
      cleanup();
    }
  });
});
