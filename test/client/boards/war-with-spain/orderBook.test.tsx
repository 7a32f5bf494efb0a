import { fireEvent, screen } from '@testing-library/react';
import { newShip } from '../../../../src/games/war-with-spain/setup.js';
import { S, scene } from '../../../games/war-with-spain/fixtures.js';
import { lay, rules } from './table.js';

const dice = { die: () => 1 };
const book = () => {
  const G = scene({ phase: 'activation' });
  G.naval.SP1 = newShip('lisbon:2');
  return rules.play(G, S, 'setHold', ['SP1', false], dice).G;
};

describe('the book of orders', () => {
  it('5.0 strikes an order out whether a port is open or not', () => {
    const { sent, place } = lay(book(), S);
    fireEvent.click(screen.getByRole('button', { name: /^Strike out/ }));
    fireEvent.click(place('0834'));
    fireEvent.click(screen.getByRole('button', { name: /^Strike out/ }));
    expect(sent).toEqual([
      { move: 'cancelOrder', args: [0] },
      { move: 'cancelOrder', args: [0] },
    ]);
  });

  it('5.0 keeps what was struck out in view, to be ordered again', () => {
    const { sent } = lay(rules.play(book(), S, 'cancelOrder', [0], dice).G, S);
    expect(screen.queryByRole('button', { name: /^Strike out/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Order again/ }));
    expect(sent).toEqual([{ move: 'setHold', args: ['SP1', false] }]);
  });
});
