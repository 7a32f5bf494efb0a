import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Local } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { LanguageContext } from '../../client/kit/language.js';
import { words as kitWords } from '../../client/kit/words/index.js';
import { toModule } from '../../src/boardgame/module.js';
import { english, type Language } from '../../src/kit/language.js';
import { say } from '../../src/kit/texts.js';
import { plainEnglish, plainEnglishIn, pseudoLanguage } from '../client/pseudo.js';
import { checkAgreement, playMatch } from '../kit/properties.js';
import Board from './last-buoy/board/index.js';
import { words } from './last-buoy/board/words/index.js';
import { type LastBuoy, lastBuoy } from './last-buoy/face.js';

afterEach(cleanup);

describe('the rules', () => {
  it('are consistent in random matches, which reach every ending and have a text for every event', () => {
    const reasons = new Set<string>();
    const plain: string[] = [];
    const strange = lastBuoy.present(pseudoLanguage).texts;
    for (let seed = 1; seed <= 60; seed++) {
      const { last } = playMatch<LastBuoy>(lastBuoy, {
        seed,
        onDecision: (decision, dice) =>
          void checkAgreement<LastBuoy>(lastBuoy, decision, dice, 20, (_view, _seat, { move }) => move === 'concede'),
        onPlayed: (_decision, _after, chronicle) =>
          void plain.push(
            ...chronicle.filter(({ key }) => key !== 'turn').map(({ key, values }) => say(strange, `chronicle.${key}`, values)),
          ),
      });
      reasons.add(String(last.result?.reason));
    }
    expect([...reasons].sort()).toEqual(['boarding', 'escape', 'striking']);
    expect(plainEnglishIn(plain, [])).toEqual([]);
    expect(plain.filter((sentence) => sentence.startsWith('chronicle.'))).toEqual([]);
  });

  it('can be played by the bot', () => {
    const players = { '0': lastBuoy.captain, '1': lastBuoy.captain };
    expect(playMatch<LastBuoy>(lastBuoy, { seed: 1, players }).last.result).not.toBeNull();
  });
});

/** Renders both seats and a spectator of one match side by side, through boardgame.io. */
function sitDown(language: Language = english) {
  const Seat = Client({ game: toModule(lastBuoy).game, board: (props) => <Board {...props} />, multiplayer: Local(), debug: false });
  const page = render(
    <LanguageContext.Provider value={language}>
      {['0', '1', undefined].map((seat) => (
        <section key={seat ?? 'watching'} data-seat={seat ?? 'watching'}>
          <Seat matchID="example" playerID={seat} />
        </section>
      ))}
    </LanguageContext.Provider>,
  );
  const at = (seat: string): HTMLElement => {
    const found = page.container.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    if (!found) throw new Error(`nobody sits at ${seat}`);
    return found;
  };
  const press = async (seat: string, what: string) => {
    const key = await waitFor(() => {
      const found = at(seat).querySelector(what);
      if (!found) throw new Error(`no ${what}`);
      return found;
    });
    await act(async () => void fireEvent.click(key));
  };
  return { page, at, press };
}

describe('the board', () => {
  it('is played to the end by its buoys and buttons, and names the awaited player', async () => {
    const { at, press } = sitDown();
    await waitFor(() => expect(at('0').textContent).toContain(kitWords.en.yourDecision));
    expect(at('1').textContent).toContain(words.en.waiting(words.en.sides.lugger));
    await press('0', '[data-place="4"]');
    await waitFor(() => expect(at('1').textContent).toContain(kitWords.en.yourDecision));
    await press('1', '[data-action="sail-2"]');
    await press('0', '[data-action="fire"]');
    await waitFor(() => expect(at('1').textContent).toContain(kitWords.en.yourDecision));
    await press('1', '[data-place="4"]');
    // A slowed cutter needs another turn.
    for (let turn = 0; turn < 20 && !at('watching').textContent?.includes(kitWords.en.over); turn++) {
      const asked = ['0', '1'].find((seat) => at(seat).textContent?.includes(kitWords.en.yourDecision));
      if (asked) await press(asked, asked === '0' ? '[data-action="fire"]' : '[data-action="sail-1"]');
    }
    for (const seat of ['0', '1', 'watching']) expect(at(seat).textContent).toContain(kitWords.en.over);
    expect(at('0').querySelector('.wg-chronicle')?.textContent).toContain('The lugger sails to buoy 4.');
  });

  it('explains a refusal with its case, and concedes', async () => {
    const { at, press } = sitDown();
    await press('0', '[data-action="sail-2"]');
    await press('1', '[data-action="sail-1"]');
    await press('0', '[data-action="sail-1"]');
    await waitFor(() => expect(at('1').textContent).toContain(kitWords.en.yourDecision));
    await press('1', '[data-action="sail-2"]');
    await waitFor(() => expect(at('0').querySelector('.wg-refused')?.textContent).toContain('The channel ends at buoy 7.'));
    expect(at('0').querySelector('.wg-refused')?.textContent).toContain('2.3');
    fireEvent.click(within(at('0')).getByRole('button', { name: kitWords.en.concede }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: kitWords.en.concedeYes })));
    await waitFor(() => expect(at('1').textContent).toContain(words.en.over.concession));
  });

  it('shows all text in the reader’s language', async () => {
    const { page, at, press } = sitDown(pseudoLanguage);
    const nothingPlain = () => expect(plainEnglish(page.container, [])).toEqual([]);
    await waitFor(() => expect(at('0').querySelector('[data-action="fire"]')).toBeTruthy());
    nothingPlain();
    await press('0', '[data-action="fire"]');
    await press('1', '[data-action="fire"]');
    await waitFor(() => expect(at('0').querySelector('[data-action="sail-1"]')).toBeTruthy());
    nothingPlain();
    for (const tab of within(at('0')).getAllByRole('tab')) {
      act(() => tab.focus());
      fireEvent.mouseDown(tab, { button: 0 });
      nothingPlain();
    }
  });
});
