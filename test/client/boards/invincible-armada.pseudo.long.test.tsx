import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { lands, towns } from '../../../client/boards/invincible-armada/chart/coasts.js';
import Board from '../../../client/boards/invincible-armada/index.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { PORT, squadronData } from '../../../src/games/invincible-armada/face.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { matchDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Golden } from '../../kit/golden.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';
import { propsFor, rules } from './table.js';

afterEach(cleanup);

/** Names of commanders, ports and places on the map are not translated. */
const NAMES = [...Object.values(squadronData), ...Object.values(PORT), ...towns, ...lands].map(({ name }) => name).concat('Santa Cruz');

interface Moment {
  readonly G: Armada;
  readonly chronicle: readonly GameEvent[];
}

/** First states of golden matches at each step and phase, and their ends. */
function moments(): Map<string, Moment> {
  const found = new Map<string, Moment>();
  const folder = join(__dirname, '../../games/invincible-armada/golden');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const golden: Golden = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { setup, play } = matchDice(golden.seed);
    let { G, chronicle } = rules.open(golden.setupData, setup);
    const told = [...chronicle];
    const come = () => {
      const key = G.result ? `the end: ${G.result.reason}` : `${rules.phase(G)}: ${G.step}`;
      if (!found.has(key)) found.set(key, { G, chronicle: told.slice(-40) });
    };
    come();
    for (const { playerID, move, args } of golden.log) {
      ({ G, chronicle } = rules.play(G, playerID, move, args, play));
      told.push(...chronicle);
      come();
    }
  }
  return found;
}

/** Renders the board in the pseudo-language. */
function lay({ G, chronicle }: Moment, player: string | null) {
  const { props, sent } = propsFor(G, player, { chronicle, undo: player ?? undefined });
  const page = render(
    <LanguageContext.Provider value={pseudoLanguage}>
      <Board
        {...props}
        isConnected={false}
        matchData={[
          { id: 0, isConnected: false },
          { id: 1, isConnected: false },
        ]}
      />
    </LanguageContext.Provider>,
  );
  const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
  return { sent, all };
}

const english = () => plainEnglish(document.body, NAMES);

describe('the board in another language', () => {
  const found = moments();

  it('covers every step', () => {
    const steps = new Set([...found.keys()].map((key) => key.split(': ')[1]));
    expect(steps.size).toBeGreaterThanOrEqual(19);
  });

  const firstOfPhase = (key: string) => [...found.keys()].find((each) => each.split(': ')[0] === key.split(': ')[0]) === key;

  for (const [key, moment] of found) {
    it(`${key}: translates everything that can be opened`, () => {
      const [asked = '0'] = Object.keys(rules.awaiting(moment.G));
      // Other viewers see the same board throughout the phase.
      const others = firstOfPhase(key) ? [asked === '0' ? '1' : '0', null] : [];
      for (const player of [asked, ...others]) {
        const { sent, all } = lay(moment, player);
        expect(english()).toEqual([]);
        // Select each highlighted place, then each action, until a move is sent.
        for (let press = 0; player === asked && press < 3 && !sent.length; press++) {
          const lit = all('.wg-place.wg-lively');
          const actions = all('.wg-action:not(.wg-refused) > button').filter(({ dataset }) => dataset.action !== 'undo');
          const next = lit[press % (lit.length || 1)] ?? actions[press % (actions.length || 1)];
          if (!next) break;
          fireEvent.click(next);
          expect(english()).toEqual([]);
        }
        cleanup();
      }
    });
  }

  for (const key of ['deploy: deploy', 'englishTactical: act', 'events: resolve']) {
    it(`${key}: translates all panels and maps`, () => {
      const moment = found.get(key);
      if (!moment) throw new Error(`no match comes to ${key}`);
      const player = Object.keys(rules.awaiting(moment.G))[0];
      const { all } = lay(moment, player);
      for (const tab of all('[role=tab]')) {
        fireEvent.click(tab);
        expect(english()).toEqual([]);
      }
      for (const sheet of ['?', 'm']) {
        fireEvent.keyDown(document.body, { key: sheet });
        expect(document.querySelector('dialog')).not.toBeNull();
        expect(english()).toEqual([]);
        fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
      }
    });
  }

  it('translates an opened chart', async () => {
    const moment = found.get('englishTactical: act');
    if (!moment) throw new Error('no match comes to it');
    const { all } = lay(moment, '0');
    const tab = all('[role=tab]').find((each) => /charts/.test(each.id));
    if (!tab) throw new Error('no tab of charts');
    fireEvent.click(tab);
    await waitFor(() => expect(all('.wg-chart-list button')).not.toHaveLength(0));
    for (let chart = 0; chart < all('.wg-chart-list button').length; chart++) {
      fireEvent.click(all('.wg-chart-list button')[chart]);
      expect(all('.wg-chart')).toHaveLength(1);
      expect(english()).toEqual([]);
      fireEvent.click(all('.wg-charts > .wg-link')[0]);
    }
  });

  it('translates both maps on a narrow screen', () => {
    const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    const moment = found.get('englishTactical: act');
    if (!moment) throw new Error('no match comes to it');
    const { all } = lay(moment, '0');
    for (const tab of all('.wg-chart-tabs button')) {
      fireEvent.click(tab);
      expect(english()).toEqual([]);
    }
    expect(all('.wg-chart-tabs button')).toHaveLength(2);
    width.mockRestore();
  });
});
