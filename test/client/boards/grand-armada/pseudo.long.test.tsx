import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { shortName } from '../../../../client/boards/grand-armada/names.js';
import { ROSTER } from '../../../../src/games/grand-armada/data/ships.js';
import { SHIPS, type ShipId } from '../../../../src/games/grand-armada/ids.js';
import type { GrandArmada } from '../../../../src/games/grand-armada/state.js';
import { matchDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { about } from '../../../kit/about.js';
import type { Golden } from '../../../kit/golden.js';
import { plainEnglish, pseudoLanguage } from '../../pseudo.js';
import { lay, planners, position, rules } from './table.js';

afterEach(cleanup);

const GOLDEN = join(__dirname, '../../../games/grand-armada/golden');
const MATCHES = ['plymouth-1', 'portland-1', 'wight-1', 'gravelines-1', 'gravelines-2', 'rosario-1'];

const NAMES = SHIPS.flatMap((id) => [ROSTER[id].name, ROSTER[id].admiral ?? '', shortName(id)]);

const plain = (root: Node) => plainEnglish(root, NAMES);

interface Moment {
  readonly G: GrandArmada;
  readonly chronicle: readonly GameEvent[];
}

/** Returns the first position of every step in recorded matches, and an end. */
function moments(): Map<string, Moment> {
  const found = new Map<string, Moment>();
  for (const name of MATCHES) {
    const { seed, setupData, log }: Golden = JSON.parse(readFileSync(join(GOLDEN, `${name}.json`), 'utf8'));
    const { setup, play } = matchDice(seed);
    let now: Moment = rules.open(setupData, setup);
    const look = () => {
      const step = now.G.result ? 'the end' : String(now.G.step);
      if (!found.has(step)) found.set(step, now);
    };
    look();
    for (const { playerID, move, args } of log) {
      now = rules.play(now.G, playerID, move, args, play);
      look();
    }
  }
  // Group losses are rare in recorded matches, so add one.
  const group = { group: ['sanjuan', 'sanmateo'] satisfies ShipId[], points: 1 };
  const beaten = position(1, {}, { phase: 'boarding', step: 'losses', toAct: 'S', losses: group }, { multiBoarding: 'grouped' });
  return found.set('losses', { G: beaten, chronicle: [] });
}

/** Opens the dialogs of a decision. At the first position, also opens the dialogs common to all decisions. */
function* opened({ page }: ReturnType<typeof lay>, isFirst: boolean): Generator<string> {
  yield 'as it is';
  for (const tab of isFirst ? within(page.container).getAllByRole('tab') : []) {
    act(() => tab.focus());
    fireEvent.click(tab, { button: 0 });
    yield `tab ${tab.textContent}`;
  }
  for (const key of isFirst ? ['m', '?'] : ['m']) {
    fireEvent.keyDown(document.body, { key });
    yield `sheet ${key}`;
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  }
  const flag = isFirst && page.container.querySelector('.lucide-flag')?.closest('button');
  if (flag) {
    fireEvent.click(flag);
    yield 'the concession';
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  }
  const places = [...page.container.querySelectorAll<HTMLElement>('.wg-place.wg-lively')];
  for (const place of [places[0], places.at(-1)]) {
    if (!place) continue;
    fireEvent.click(place);
    yield `pressed ${place.dataset.place}`;
  }
  for (const kind of ['pick-', 'aim-', 'steer', 'plot', 'bringIn', 'upon-']) {
    const way = page.container.querySelector(`[data-action^="${kind}"]`);
    if (!way) continue;
    fireEvent.click(way);
    yield `action ${kind}`;
    fireEvent.keyDown(document.body, { key: 'Escape' });
  }
  const dull = [...page.container.querySelectorAll<HTMLElement>('.wg-place:not(.wg-lively)')];
  for (const share of [0.2, 0.5, 0.8]) fireEvent.click(dull[Math.floor(dull.length * share)]);
  yield 'places that do nothing now';
}

it('shows texts of the reader’s language only', () => {
  const found = moments();
  expect([...found.keys()].sort()).toEqual([...Object.keys(planners), 'the end'].sort());
  const [first] = found.keys();
  for (const [step, { G, chronicle }] of found) {
    for (const player of [...Object.keys(rules.awaiting(G)), null]) {
      const board = lay(G, player, { chronicle, language: pseudoLanguage });
      for (const what of player === null ? ['as it is'] : opened(board, step === first)) {
        about(`${step} for ${player}, ${what}`, () => expect(plain(board.page.container)).toEqual([]));
      }
      cleanup();
    }
  }
});
