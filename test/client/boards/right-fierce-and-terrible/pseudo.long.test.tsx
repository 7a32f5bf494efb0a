import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { LEADER_IDS } from '../../../../src/games/right-fierce-and-terrible/data/units.js';
import { sequence } from '../../../../src/games/right-fierce-and-terrible/sequence.js';
import type { Sluys } from '../../../../src/games/right-fierce-and-terrible/state.js';
import { matchDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { about } from '../../../kit/about.js';
import type { Golden } from '../../../kit/golden.js';
import { plainEnglish, pseudoLanguage } from '../../pseudo.js';
import { asked, lay, rules, settled } from './table.js';

afterEach(cleanup);

interface Moment {
  readonly G: Sluys;
  readonly chronicle: readonly GameEvent[];
}

const folder = join(__dirname, '../../../games/right-fierce-and-terrible/golden');
const kit = pseudoLanguage.of(kitWords);

/** Names that are the same in every language. */
const NAMES = LEADER_IDS.filter((id) => id !== 'queen');

const questionOf = (G: Sluys): string => (G.over ? `over.${G.over.reason}` : (G.ask?.kind ?? G.step));

/** Returns the first state of each step, each pending decision and each end in the golden matches. */
function moments(): Map<string, Moment> {
  const found = new Map<string, Moment>();
  for (const file of readdirSync(folder).sort()) {
    const { seed, setupData, log } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden;
    const { setup, play } = matchDice(seed);
    let { G, chronicle } = rules.open(setupData, setup);
    let lately = [...chronicle];
    const look = () => {
      const question = questionOf(G);
      if (!found.has(question) && !settled(G)) found.set(question, { G, chronicle: lately });
    };
    look();
    for (const { playerID, move, args } of log) {
      ({ G, chronicle } = rules.play(G, playerID, move, args, play));
      lately = [...lately, ...chronicle].slice(-80);
      look();
    }
  }
  return found;
}

const MOMENTS = moments();
const STEPS = Object.values(sequence).flatMap(({ steps }) => Object.keys(steps).filter((step) => step !== 'decide'));

it('the golden matches reach every step', () => {
  for (const step of STEPS) about(step, () => expect(MOMENTS.has(step)).toBe(true));
});

const english = (what: string) => about(what, () => expect(plainEnglish(document.body, NAMES)).toEqual([]));

describe('in another language the board has no English', () => {
  /** The moves seen in the list of all choices. */
  const listed = new Set<string>();

  it.each([...MOMENTS])('at %s', (question, { G, chronicle }) => {
    const { page, place } = lay(G, G.over ? '0' : asked(G), { chronicle }, pseudoLanguage);
    english('as it is laid out');
    const lively = [...page.container.querySelectorAll<HTMLElement>('.wg-place.wg-lively')].map(({ dataset }) => dataset.place ?? '');
    for (const id of [...new Set([lively[0], lively.at(-1)])]) {
      if (!id || !page.container.querySelector(`[data-place="${id}"]`)) continue;
      fireEvent.click(place(id));
      english(`${id} pressed`);
    }
    // Show refusals too.
    for (const id of ['0101', '1602', '1411']) fireEvent.click(place(id));
    english('what is refused');
    for (const button of [
      ...page.container.querySelectorAll<HTMLElement>('.wg-action:not(.wg-refused) > button[data-action^="pick-"]'),
    ].slice(0, 2)) {
      if (!button.isConnected) continue;
      fireEvent.click(button);
      english(button.dataset.action ?? question);
    }
    const moves = rules.choices(G, asked(G)).map(({ move }) => move);
    if (moves.every((move) => listed.has(move))) return;
    for (const move of moves) listed.add(move);
    fireEvent.keyDown(document.body, { key: 'm' });
    english('all choices');
  });

  it.each(['sailsOars', 'melee', 'over.turn-limit'])('in panels and sheets at %s', async (question) => {
    const { G, chronicle } = MOMENTS.get(question) as Moment;
    const { page } = lay(G, G.over ? '0' : asked(G), { chronicle }, pseudoLanguage);
    for (const tab of [kit.tabs.charts, kit.tabs.forces, kit.tabs.guide, kit.tabs.chronicle]) {
      fireEvent.click(screen.getByRole('tab', { name: tab }), { button: 0 });
      english(tab);
      if (tab !== kit.tabs.charts) continue;
      await waitFor(() => expect(page.container.querySelector('.wg-chart-list button')).not.toBeNull());
      for (let i = 0; i < page.container.querySelectorAll('.wg-chart-list button').length; i++) {
        fireEvent.click(page.container.querySelectorAll<HTMLElement>('.wg-chart-list button')[i]);
        english(`chart ${i}`);
        fireEvent.click(page.container.querySelector('.wg-charts > .wg-link') as HTMLElement);
      }
    }
    fireEvent.keyDown(document.body, { key: '?' });
    english('keys');
  });

  it('for a spectator, and with counters spread out', () => {
    jest.useFakeTimers();
    const { G, chronicle } = MOMENTS.get('melee') as Moment;
    const { place } = lay(G, null, { chronicle }, pseudoLanguage);
    const hex = Object.values(G.squadrons).find((squadron) => squadron.hex)?.hex ?? '';
    fireEvent.mouseEnter(place(hex));
    act(() => void jest.advanceTimersByTime(1000));
    english('an onlooker');
    jest.useRealTimers();
  });
});
