import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type BoardProps, Client } from 'boardgame.io/react';
import { games } from '../../../client/app/games.js';
import { words } from '../../../client/kit/words/index.js';
import { english } from '../../../src/kit/language.js';

const kit = english.of(words);
const MOVES = 5;
/** Games with a secret from the first decision. */
const SECRETIVE = ['war-with-spain'];

/** Renders a stock client without multiplayer, as in the README. Returns a function that reads the board's current props. */
async function open(slug: string): Promise<() => BoardProps> {
  const card = games.find((game) => game.slug === slug);
  if (!card) throw new Error('no such game');
  const [{ game }, Board] = await Promise.all([card.loadModule(), card.loadBoard()]);
  let handed: BoardProps | undefined;
  const Watched = (props: BoardProps) => {
    handed = props;
    return <Board {...props} />;
  };
  const Match = Client({ game: { ...game, seed: 'pass and play' }, board: Watched, debug: false });
  await act(async () => void render(<Match />));
  return () => handed as BoardProps;
}

const press = async (button: Element) => act(async () => void fireEvent.click(button));

/** Closes the pass screen. Returns whether it was shown. */
async function lift(): Promise<boolean> {
  const curtain = screen.queryByTestId('curtain');
  if (curtain) await press(within(curtain).getByRole('button'));
  return curtain !== null;
}

/** Makes the last move of the list, because it usually ends the step. */
async function choose(): Promise<void> {
  await press(screen.getByRole('button', { name: kit.moves }));
  const last = [...document.querySelectorAll('.wg-moves-menu li button')].at(-1);
  if (!last) throw new Error('nothing may be done');
  await press(last);
}

afterEach(cleanup);

describe.each(games.map(({ slug }) => slug))('%s in a stock client without multiplayer', (slug) => {
  it('shows no connection, and is played for both sides, each with its own view', async () => {
    const handed = await open(slug);
    expect(screen.queryByText(kit.offline)).toBeNull();
    let curtains = 0;
    for (let move = 0; move < MOVES; move++) {
      const { _stateID } = handed();
      if (await lift()) curtains += 1;
      expect(document.querySelector('.wg-topbar .wg-whose')?.textContent).toBe(kit.yourDecision);
      await choose();
      expect(handed()._stateID).toBeGreaterThan(_stateID);
    }
    if (SECRETIVE.includes(slug)) expect(curtains).toBeGreaterThan(1);
  });
});
