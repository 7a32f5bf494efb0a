import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BoardProps } from 'boardgame.io/react';
import { LanguageContext } from '../../../client/kit/language.js';
import { Offers } from '../../../client/offers/Offers.js';
import { type GameModule, toModule } from '../../../src/boardgame/module.js';
import type { Offer } from '../../../src/boardgame/offers.js';
import type { Language } from '../../../src/kit/language.js';
import { english } from '../../../src/kit/language.js';
import { parley } from '../../boardgame/parley.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

afterEach(cleanup);

const rules = toModule(parley) as unknown as GameModule;

const made = (_stateID: number, playerID: string) => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'mark', args: [1], playerID } },
  _stateID,
});

/** What a player sees of what stands between them, after four moves by turns. */
function shown(offers: readonly Offer[], { asking = false, language = english as Language, refused = false } = {}) {
  const log = [0, 1, 2, 3].map((n) => made(n, String(n % 2))) as unknown as BoardProps['log'];
  const live = { _stateID: 4, playerID: '0', G: {}, log } as unknown as BoardProps;
  const heard: unknown[] = [];
  const say =
    (what: string) =>
    (...args: unknown[]) =>
      void heard.push([what, ...args]);
  const { container } = render(
    <LanguageContext.Provider value={language}>
      <Offers
        module={rules}
        id="m"
        link={{ offer: say('offer'), reply: say('reply'), dismiss: say('dismiss') }}
        told={{ offers, takeBacks: 9, fortune: false }}
        refused={refused ? { reason: '', case: '', key: '' } : undefined}
        live={live}
        log={log}
        asking={asking}
        onAsked={say('asked')}
        onSee={say('see')}
      />
    </LanguageContext.Provider>,
  );
  return { container, heard };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const asked: Offer = { id: 'a', kind: 'takeBack', by: '1', stateID: 4, to: 1 };

describe('what stands between two players', () => {
  it('is answered by the one who was asked, who can look to where the match would go back', () => {
    const { heard } = shown([asked]);
    screen.getByText(/^Your opponent asks to take back 3 decisions\./);
    for (const name of ['Look', 'Agree', 'Decline']) press(name);
    expect(heard).toEqual([
      ['see', 1],
      ['reply', 'm', 'a', true],
      ['reply', 'm', 'a', false],
    ]);
  });

  it('is withdrawn by the one who made it, and not shown once somebody has moved', () => {
    const { heard } = shown([
      { id: 'd', kind: 'draw', by: '0', stateID: 4 },
      { ...asked, stateID: 3 },
    ]);
    press('Withdraw');
    expect(heard).toEqual([['reply', 'm', 'd', false]]);
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  });

  it('a player asks to go back to before one of his own decisions, the last one if he says no other', async () => {
    const { heard } = shown([], { asking: true });
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((each) => (each as HTMLInputElement).checked)).toEqual([true, false]);
    fireEvent.click(choices[1]);
    press('Ask');
    expect(heard).toEqual([['offer', 'm', 'takeBack', 4, 0], ['asked']]);
  });

  it('is said in the reader’s language', async () => {
    const draw: Offer = { id: 'd', kind: 'draw', by: '1', stateID: 4 };
    const luck: Offer = { id: 'f', kind: 'fortune', by: '1', stateID: 2 };
    const all = [asked, { ...asked, id: 'b', by: '0' }, draw, { ...draw, id: 'e', by: '0' }, luck, { ...luck, id: 'g', by: '0' }];
    const { container } = shown(all, {
      asking: true,
      language: pseudoLanguage,
      refused: true,
    });
    await screen.findAllByRole('radio', { hidden: true });
    expect(plainEnglish(document.body, [])).toEqual([]);
    expect(container.querySelectorAll('.wg-banner')).toHaveLength(7);
  });
});
