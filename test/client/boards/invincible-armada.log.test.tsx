import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { words } from '../../../client/boards/invincible-armada/words/index.js';
import { words as kitWords } from '../../../client/kit/words/index.js';
import type { SquadronId } from '../../../src/games/invincible-armada/ids.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { asked, atStep, lay, playthrough, rules } from './table.js';

afterEach(cleanup);

describe('events', () => {
  it('asks for both squadrons of a collision and sends one move', () => {
    const pair = (G: Armada) =>
      G.events?.resolving === 'collision'
        ? rules.choices(G, asked(G)).find(({ args }) => {
            const { target, second } = args[0] as { target: SquadronId; second?: SquadronId };
            return second !== undefined && G.squadrons[target].square && G.squadrons[second].square;
          })
        : undefined;
    const G = atStep('resolve', (state) => pair(state) !== undefined);
    const { target, second } = (pair(G)?.args[0] ?? {}) as { target: SquadronId; second: SquadronId };
    const { place, sent } = lay(G);
    fireEvent.click(place(G.squadrons[target].square ?? ''));
    expect(sent).toEqual([]);
    fireEvent.click(place(G.squadrons[second].square ?? ''));
    expect(sent).toEqual([{ move: 'resolveEvent', args: [{ target, second }] }]);
  });
});

describe('the log', () => {
  it('shows every event with dice, modifiers and case', () => {
    for (const { G, chronicle } of playthrough(4)) {
      const rolled = chronicle.find(({ roll }) => roll?.modifiers?.length);
      if (!rolled || G.turn < 3) continue;
      const { page } = lay(G, '0', { chronicle });
      const told = page.container.querySelector('.wg-chronicle')?.textContent ?? '';
      expect(told).not.toMatch(/chronicle\.|modifier\.|undefined/);
      expect(page.container.querySelectorAll('.wg-die').length).toBeGreaterThan(0);
      expect(page.container.querySelectorAll('.wg-roll-modifier').length).toBeGreaterThan(0);
      expect(told).toContain(rolled.case);
      return;
    }
    throw new Error('no roll with modifiers');
  });

  it('opens the chart of a roll with its row and provenance', async () => {
    for (const { G, chronicle } of playthrough(4)) {
      const at = chronicle.filter(({ roll }) => roll?.chart).findIndex(({ roll }) => roll?.row !== undefined);
      if (at < 0) continue;
      const { page } = lay(G, '0', { chronicle });
      fireEvent.click(page.container.querySelectorAll<HTMLElement>('.wg-roll .wg-link')[at]);
      await waitFor(() => expect(page.container.querySelector('.wg-chart tr.wg-marked')).not.toBeNull());
      expect(page.container.querySelector('.wg-chart-origin .wg-origin')).not.toBeNull();
      return;
    }
    throw new Error('no roll with a chart');
  });

  it('highlights the place of an event under the pointer', () => {
    const G = atStep('act');
    const { page } = lay(G, '0', { chronicle: [{ key: 'stay', case: '6.1', by: '0', at: ['E4'], who: ['howard' satisfies SquadronId] }] });
    expect(page.container.querySelectorAll('.wg-flares circle')).toHaveLength(0);
    fireEvent.mouseEnter(page.container.querySelector('.wg-told') as HTMLElement);
    expect(page.container.querySelectorAll('.wg-flares circle')).toHaveLength(1);
  });
});

describe('the result', () => {
  it('shows the winner and the reason, with the deciding test', () => {
    for (let seed = 1; seed < 40; seed++) {
      for (const { G } of playthrough(seed)) {
        if (!G.result?.test) continue;
        const { page } = lay(G, '0');
        const ending = page.container.querySelector('.wg-ending');
        expect(ending?.textContent).toContain(words.en.over.title[G.result.side]);
        expect(ending?.querySelectorAll('.wg-die')).toHaveLength(1);
        expect(ending?.querySelectorAll('.wg-roll-modifier')).toHaveLength(G.result.test.modifiers.length);
        return;
      }
    }
    throw new Error('no test decided a match');
  });

  it('asks before a player concedes', () => {
    const { sent } = lay(atStep('act'));
    fireEvent.click(screen.getByRole('button', { name: kitWords.en.concede }));
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: kitWords.en.concedeYes }));
    expect(sent).toEqual([{ move: 'concede', args: [] }]);
  });
});
