import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BoardProps } from 'boardgame.io/react';
import { LanguageContext } from '../../../client/kit/language.js';
import { AdjournedBanner } from '../../../client/match/features/offers/AdjournedBanner.js';
import { Offers } from '../../../client/match/features/offers/Offers.js';
import { CONSENT_PERIOD } from '../../../src/boardgame/adjourned.js';
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

/** Renders the offers for player 0, after four alternating moves. */
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
        offers={{ offers, takeBacks: 9, fortune: false }}
        refused={refused ? { reason: '', case: '', key: '' } : undefined}
        live={live}
        log={log}
        isLive={false}
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

describe('an offer between players', () => {
  it('is answered by the opponent, who can view the position to return to', () => {
    const { heard } = shown([asked]);
    screen.getByText(/^Your opponent asks to take back 3 decisions\./);
    for (const name of ['Show', 'Agree', 'Decline']) press(name);
    expect(heard).toEqual([
      ['see', 1],
      ['reply', 'm', 'a', true],
      ['reply', 'm', 'a', false],
    ]);
  });

  it('can be withdrawn, and disappears after a move', () => {
    const { heard } = shown([
      { id: 'd', kind: 'draw', by: '0', stateID: 4 },
      { ...asked, stateID: 3 },
    ]);
    press('Withdraw');
    expect(heard).toEqual([['reply', 'm', 'd', false]]);
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  });

  it('asks to take back the player’s last decision, or a chosen one', async () => {
    const { heard } = shown([], { asking: true });
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((each) => (each as HTMLInputElement).checked)).toEqual([true, false]);
    fireEvent.click(choices[1]);
    press('Send request');
    expect(heard).toEqual([['offer', 'm', 'takeBack', 4, 0], ['asked']]);
  });

  it('is in the reader’s language', async () => {
    const draw: Offer = { id: 'd', kind: 'draw', by: '1', stateID: 4 };
    const luck: Offer = { id: 'f', kind: 'fortune', by: '1', stateID: 2 };
    const all = [
      asked,
      draw,
      luck,
      { ...draw, kind: 'adjourn' } as const,
      { ...draw, kind: 'resume' } as const,
      { ...draw, kind: 'swap' } as const,
    ].flatMap((each, n) => [
      { ...each, id: `t${n}` },
      { ...each, id: `m${n}`, by: '0' },
    ]);
    const { container } = shown(all, {
      asking: true,
      language: pseudoLanguage,
      refused: true,
    });
    await screen.findAllByRole('radio', { hidden: true });
    expect(plainEnglish(document.body, [])).toEqual([]);
    expect(container.querySelectorAll('.wg-banner')).toHaveLength(13);
  });
});

describe('an adjourned match', () => {
  const SINCE = Date.UTC(2026, 2, 3, 12);
  afterEach(() => jest.useRealTimers());

  function banner(after: number, { playerID = '0' as string | null, isLive = false, isAlone = false, offers = [] as Offer[] } = {}) {
    jest.useFakeTimers({ now: SINCE + after });
    const heard: unknown[] = [];
    render(
      <AdjournedBanner
        id="m"
        link={{ offer: (...args) => void heard.push(args) }}
        put={{ since: SINCE, by: '1' }}
        isLive={isLive}
        offers={{ offers, takeBacks: 9, fortune: false }}
        isAlone={isAlone}
        live={{ _stateID: 5, playerID }}
      />,
    );
    return heard;
  }

  it('is resumed by consent, until a week has passed or the opponent has left', () => {
    const heard = banner(0);
    screen.getByText(/^Adjourned since 3 Mar 2026, .* after 10 Mar 2026, either may resume\.$/);
    press('Ask to resume');
    expect(heard).toEqual([['m', 'resume', 5]]);
    cleanup();
    banner(CONSENT_PERIOD);
    screen.getByRole('button', { name: 'Resume' });
    cleanup();
    banner(0, { isAlone: true });
    screen.getByRole('button', { name: 'Resume' });
  });

  it('with a live clock is always resumed by both', () => {
    banner(9 * CONSENT_PERIOD, { isLive: true });
    screen.getByText(/Both players must agree to resume\.$/);
    screen.getByRole('button', { name: 'Ask to resume' });
  });

  it('is offered once, and not by spectators', () => {
    banner(0, { offers: [{ id: 'r', kind: 'resume', by: '1', stateID: 5 }] });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    banner(0, { playerID: null });
    screen.getByText(/The players adjourned this match/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
