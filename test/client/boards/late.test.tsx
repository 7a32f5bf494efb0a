import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Board from '../../../client/boards/grand-armada/index.js';
import { later } from '../../../client/boards/grand-armada/later.js';
import { grandArmada } from '../../../src/games/grand-armada/face.js';
import { quickDice } from '../../../src/kit/dice.js';

afterEach(cleanup);

const { rules } = grandArmada;

function propsFor(played: number) {
  const dice = quickDice(1);
  let G = rules.setup({ scenario: 1 }, dice);
  const asked = () => Object.keys(rules.awaiting(G))[0];
  for (let move = 0; move < played; move++) {
    const choice = rules.choices(G, asked()).find(({ move: name }) => name === 'activate');
    if (choice) ({ G } = rules.play(G, asked(), choice.move, choice.args, dice));
  }
  const player = asked();
  return { G: rules.view(G, player), moves: {}, playerID: player, log: [], isConnected: true, plugins: {}, _stateID: played };
}

it('a match begins with its map and its first decision before the rest of the board is there', async () => {
  expect(later.now().state).toBe('loading');
  const page = render(<Board {...propsFor(0)} />);
  expect(later.now().state).toBe('loading');
  expect(page.container.querySelectorAll('[data-action]').length).toBeGreaterThan(0);
  expect(page.container.querySelectorAll('[data-place]').length).toBeGreaterThan(0);
  await waitFor(() => expect(later.now().state).toBe('ready'));
});

it('who comes in the middle of a match sees his decision with the first picture', async () => {
  const props = propsFor(1);
  expect(rules.awaiting(props.G)[props.playerID]).toBe('sailing');
  expect(renderToString(<Board {...props} />)).not.toContain('data-place');
  const page = render(<Board {...props} />);
  await waitFor(() => expect(page.container.querySelectorAll('[data-action]').length).toBeGreaterThan(0));
});
