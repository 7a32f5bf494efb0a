import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent } from '@testing-library/react';
import { CITIES } from '../../../../src/games/war-with-spain/data/cities.js';
import { LEADERS } from '../../../../src/games/war-with-spain/data/leaders.js';
import { AREAS, ZONES } from '../../../../src/games/war-with-spain/data/map.js';
import { SHIPS } from '../../../../src/games/war-with-spain/data/ships.js';
import { TRACKS } from '../../../../src/games/war-with-spain/data/tracks.js';
import type { WarWithSpain } from '../../../../src/games/war-with-spain/state.js';
import { matchDice } from '../../../../src/kit/dice.js';
import { about } from '../../../kit/about.js';
import type { Golden } from '../../../kit/golden.js';
import { plainEnglish, pseudoLanguage } from '../../pseudo.js';
import { asked, lay, rules } from './table.js';

afterEach(cleanup);

/** Proper names, which are the same in every language. */
const NAMES = [
  ...[AREAS, CITIES, LEADERS, TRACKS, ZONES].flatMap((named) => Object.values<{ readonly name: string }>(named)),
  ...SHIPS,
].map(({ name }) => name);

const golden = (name: string): Golden =>
  JSON.parse(readFileSync(join(__dirname, '../../../games/war-with-spain/golden', `${name}.json`), 'utf8')) as Golden;

/** Returns a state of the recorded matches for each step, and their final states. */
function moments(): ReadonlyMap<string, WarWithSpain> {
  const found = new Map<string, WarWithSpain>();
  for (const name of ['campaign-1', 'campaign-3', 'campaign-4']) {
    const { seed, setupData, log } = golden(name);
    const { setup, play } = matchDice(seed);
    let G = rules.setup(setupData, setup);
    for (const { playerID, move, args } of log) {
      // Later states have more pieces on the map, so they replace earlier ones.
      const step = Object.values(rules.awaiting(G))[0];
      if (!found.has(step) || (G.turn > 4 && (found.get(step)?.turn ?? 0) < 4)) found.set(step, G);
      G = rules.play(G, playerID, move, args, play).G;
    }
    found.set(`over by ${G.result?.reason}, ${G.result?.level}`, G);
  }
  return found;
}

/** Returns the English words on the page, except those in refusals, which are texts of the game. */
function plain(container: HTMLElement): string[] {
  const own = [...container.querySelectorAll('.wg-why, .wg-action-notice')].map(({ textContent }) => textContent ?? '');
  return plainEnglish(container, NAMES).filter((found) => !own.some((reason) => reason !== '' && found.includes(reason.slice(0, 30))));
}

const inPseudo = (G: WarWithSpain, player: string | null = asked(G)) => lay(G, player, [], pseudoLanguage).page.container;
const MOMENTS = moments();

describe('all texts come from the words of a language', () => {
  for (const [moment, G] of MOMENTS) {
    it(`in the table, ${moment}`, () => {
      const container = inPseudo(G);
      about(moment, () => expect(plain(container)).toEqual([]));
      for (const end of [0, -1]) {
        const lit = [...container.querySelectorAll<HTMLElement>('.wg-place.wg-lively')].at(end);
        if (lit) fireEvent.click(lit);
      }
      about(`${moment}, pressed`, () => expect(plain(container)).toEqual([]));
    });
  }

  const late = MOMENTS.get('navalMove');

  it('for a waiting player or a spectator', () => {
    if (!late) throw new Error('nobody sails');
    for (const player of ['0', '1', null]) {
      expect(plain(inPseudo(late, player))).toEqual([]);
      cleanup();
    }
  });

  it('in the drawers, the map key, the list of shortcuts and the list of choices', () => {
    if (!late) throw new Error('nobody sails');
    const container = inPseudo(late);
    const [, , forces, guide] = container.querySelectorAll('[role="tab"]');
    for (const tab of [forces, guide]) {
      fireEvent.click(tab, { button: 0 });
      expect(tab.getAttribute('aria-selected')).toBe('true');
      expect(plain(container)).toEqual([]);
    }
    for (const key of ['k', '?', 'Escape', 'm']) {
      fireEvent.keyDown(document.body, { key });
      expect(plain(container)).toEqual([]);
    }
  });
});
