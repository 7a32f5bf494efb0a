import { Client } from 'boardgame.io/react';
import { renderToStaticMarkup } from 'react-dom/server';
import Board from '../../../client/boards/invincible-armada/index.js';
import { game } from '../../../src/modules/invincible-armada.js';

function shown(props: { readonly nonce?: string; readonly styleSheet?: boolean }) {
  const Match = Client({ game, board: (handed) => <Board {...handed} {...props} />, debug: false });
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Match />);
  return { styles: [...page.querySelectorAll('style')], root: page.querySelector('.wg-root') };
}

describe('the style sheets of a board', () => {
  it('have the nonce of the page', () => {
    const { styles } = shown({ nonce: 'abc' });
    expect(styles.length).toBeGreaterThan(1);
    expect(new Set(styles.map(({ nonce }) => nonce))).toEqual(new Set(['abc']));
  });

  it('are left out where the page has them', () => {
    expect(shown({ styleSheet: false }).styles).toEqual([]);
  });
});

it('a board reads from left to right on a page that does not', () => {
  expect(shown({}).root?.getAttribute('dir')).toBe('ltr');
});
