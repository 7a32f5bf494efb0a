import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { usePendingDecision } from '../../../client/kit/board/useOrders.js';
import { ANSWER_DELAY } from '../../../client/kit/panels/useAutomaticAnswer.js';
import { words as kitWords } from '../../../client/kit/words/index.js';
import { UNDO } from '../../../src/boardgame/constants.js';
import { meleeStands } from '../../../src/games/right-fierce-and-terrible/rules/meleeRound.js';
import type { Ask, Side, Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { modules } from '../../../src/index.js';
import { english } from '../../../src/kit/language.js';
import { acting, bind, play, sea } from '../../games/right-fierce-and-terrible/fixtures.js';
import { lay } from '../boards/right-fierce-and-terrible/table.js';

const KEPT = 'weathergage.preferences.right-fierce-and-terrible';
const { standing: orders } = english.of(kitWords);

/** A melee after its dice, between grappled squadrons with King Edward and knights of both sides. */
function melee(dice: readonly number[]): Sluys {
  const fight = acting(
    sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, { F05: 'EK1 EM03 FK1 FS01 edward' }, (G) => bind(G, '1210|1211')),
    'brown',
    'melee',
    (activation) => {
      activation.markers = ['1211'];
    },
  );
  return play(fight, '0', 'melee', ['1211', []], dice).G;
}

const KING_WINS = [6, 6, 2, 1];
const KING_LOSES = [1, 2, 6, 5];
const kept = { move: 'reroll', args: [false] };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a question with an automatic answer', () => {
  it('is answered by the board, once for each state', () => {
    const G = melee(KING_WINS);
    expect(G.ask).toMatchObject({ kind: 'reroll', of: 'melee' });
    const { sent, again, page, props } = lay(G, '0');
    expect(sent).toEqual([kept]);
    expect(page.container.querySelectorAll('[data-action^="reroll"]')).toHaveLength(0);
    again({});
    again({ moves: new Proxy(props.moves, {}) });
    expect(sent).toEqual([kept]);
    again({ _stateID: 3 });
    expect(sent).toEqual([kept, kept]);
  });

  it('is asked after the player has undone a move, so that it can be answered differently', () => {
    const undone = (playerID: string) => [{ action: { payload: { type: UNDO, playerID } } }] as never;
    const { sent, again } = lay(melee(KING_WINS), null);
    again({ playerID: '0', log: undone('0') });
    expect(sent).toEqual([]);
    again({ playerID: '0', log: undone('1') });
    expect(sent).toEqual([kept]);
  });

  it('is answered before the next update of the match can arrive', () => {
    const G = melee(KING_WINS);
    const { rules } = modules['right-fierce-and-terrible'];
    let isUpdated = false;
    const reroll = jest.fn(() => expect(isUpdated).toBe(false));
    const board = { ...lay(G, null).props, moves: { reroll }, playerID: '0' };
    renderHook(() => {
      usePendingDecision(rules, board, { empty: {} }, {}, kept);
      useLayoutEffect(() => {
        isUpdated = true;
      }, []);
    });
    expect(reroll).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the opponent', '1'],
    ['a spectator, or a player behind the curtain', null],
  ])('is left alone by %s', (_who, seat) => {
    expect(lay(melee(KING_WINS), seat).sent).toEqual([]);
  });

  it('waits for the connection', () => {
    const G = melee(KING_WINS);
    const { sent, again } = lay(G, null);
    again({ playerID: '0', isConnected: false });
    expect(sent).toEqual([]);
    again({ playerID: '0', isConnected: true });
    expect(sent).toEqual([kept]);
  });

  it('is asked after all if the answer has no effect', () => {
    jest.useFakeTimers();
    const { page, sent } = lay(melee(KING_WINS), '0');
    expect(page.container.querySelectorAll('.wg-action')).toHaveLength(0);
    act(() => void jest.advanceTimersByTime(ANSWER_DELAY + 1));
    expect(page.container.querySelectorAll('.wg-action').length).toBeGreaterThan(0);
    expect(sent).toEqual([kept]);
  });
});

describe('Right Fierce & Terrible: the automatic answers', () => {
  const prefer = (side: Side, wishes: object) => localStorage.setItem(`${KEPT}.${side}`, JSON.stringify(wishes));
  const reroll = (of: 'melee' | 'initiative' | 'collapse'): Ask => ({ kind: 'reroll', side: 'english', of });
  const answered = (G: Sluys, seat = '0'): unknown[] => {
    const { sent, page } = lay(G, seat);
    page.unmount();
    return sent;
  };

  it('asks by default about the King’s reroll after a lost melee, not after a tie (3.5.1)', () => {
    expect(answered(melee(KING_LOSES))).toEqual([]);
    expect(answered(melee(KING_WINS))).toEqual([kept]);
    // 5 + 4 + 1 + 3 against 3 + 5 + 2 + 1 + 2
    const tie = melee([2, 1, 1, 1]);
    expect(meleeStands(tie, 'english')).toBe('tied');
    expect(answered(tie)).toEqual([kept]);
  });

  it('rerolls always or never (3.5.1)', () => {
    prefer('english', { mulliganMelee: 'always' });
    expect(answered(melee(KING_WINS))).toEqual([]);
    prefer('english', { mulliganMelee: 'never' });
    expect(answered(melee(KING_LOSES))).toEqual([kept]);
  });

  it('asks about initiative, unless the reroll is kept (3.5.1)', () => {
    const thrown = { ...melee(KING_WINS), ask: reroll('initiative') };
    expect(answered(thrown)).toEqual([]);
    prefer('english', { mulliganInitiative: 'never' });
    expect(answered(thrown)).toEqual([kept]);
  });

  it('an answer for melees does not apply to initiative or collapse (3.5.1)', () => {
    for (const mulliganMelee of ['losing', 'always', 'never']) {
      prefer('english', { mulliganMelee });
      for (const of of ['initiative', 'collapse'] as const) expect(answered({ ...melee(KING_WINS), ask: reroll(of) })).toEqual([]);
    }
  });

  it('asks about heroism in a round not won, and in a won round only on request (8.3.21)', () => {
    const won: Sluys = { ...melee(KING_WINS), ask: { kind: 'heroism', side: 'english' } };
    expect(answered(won)).toEqual([{ move: 'heroism', args: [null] }]);
    prefer('english', { heroismWhenWon: 'asked' });
    expect(answered(won)).toEqual([]);
    expect(answered({ ...won, ask: { kind: 'heroism', side: 'french' } }, '1')).toEqual([]);
    prefer('french', { heroism: 'never' });
    expect(answered({ ...won, ask: { kind: 'heroism', side: 'french' } }, '1')).toHaveLength(1);
    localStorage.clear();
    expect(answered({ ...melee(KING_LOSES), ask: { kind: 'heroism', side: 'french' } }, '1')).toHaveLength(1);
  });

  it('are stored for each side in the browser, and not sent', () => {
    const { page, sent } = lay(melee(KING_LOSES), '0');
    fireEvent.click(screen.getByRole('button', { name: orders.title }));
    const wish = (name: string) => page.container.querySelector<HTMLSelectElement>(`[data-preference="${name}"]`);
    fireEvent.change(wish('heroismWhenWon') as HTMLSelectElement, { target: { value: 'asked' } });
    expect([wish('heroismWhenWon')?.value, wish('mulliganMelee')?.value]).toEqual(['asked', 'losing']);
    expect(JSON.parse(localStorage.getItem(`${KEPT}.english`) ?? '')).toMatchObject({ mulliganMelee: 'losing', heroismWhenWon: 'asked' });
    expect(localStorage.getItem(`${KEPT}.french`)).toBeNull();
    expect(sent).toEqual([]);
    cleanup();
    lay(melee(KING_LOSES), '1');
    fireEvent.click(screen.getByRole('button', { name: orders.title }));
    expect(document.querySelectorAll('[data-preference]')).toHaveLength(2);
  });

  it('replaces damaged or outdated answers by the default', () => {
    for (const text of ['{', '"x"', 'null', '{"mulliganMelee":"sometimes","heroismWhenWon":7}']) {
      localStorage.setItem(`${KEPT}.english`, text);
      expect(answered(melee(KING_WINS))).toEqual([kept]);
      expect(answered(melee(KING_LOSES))).toEqual([]);
    }
  });
});
