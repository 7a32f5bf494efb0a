import { cleanup, render } from '@testing-library/react';
import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { games } from '../../../client/app/games.js';
import { towns } from '../../../client/boards/invincible-armada/chart/coasts.js';
import { HistoryContext } from '../../../client/kit/history/historyContext.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { entryOf, shownProps } from '../../../client/match/boardProps.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { PORT } from '../../../src/games/invincible-armada/face.js';
import { AREAS, ZONES } from '../../../src/games/war-with-spain/data/map.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

jest.unmock('../../../client/kit/map/Ground.js');

/** Names on the maps that are the same in every language. */
const NAMES = [...towns, ...Object.values<{ readonly name: string }>({ ...PORT, ...AREAS, ...ZONES }), { name: 'West, East stockade' }].map(
  ({ name }) => name,
);

/** Number of random moves before the test. */
const BEGIN = 30;
const STEPS = 6;

/** Plays the beginning of a random match. Returns every position and the events. */
function played({ rules, scenarios: [{ setupData }] }: GameModule) {
  const dice = matchDice('ground');
  const bot = quickDice(7);
  const states = [rules.setup(setupData, dice.setup)];
  const log: LogEntry[] = [];
  for (let n = 0; n < BEGIN + STEPS; n++) {
    const [playerID] = Object.keys(rules.awaiting(states[n]));
    const choices = rules.choices(rules.view(states[n], playerID), playerID);
    const { move, args } = choices[bot.die(choices.length) - 1];
    const { G, chronicle } = rules.play(states[n], playerID, move, args, dice.play);
    log.push(entryOf(n, rules.phase(states[n]), playerID, move, [...args], chronicle));
    states.push(G);
  }
  return { states, log };
}

/** Returns React's props object of an element. Each render creates a new one, even with equal values. */
const drawnFrom = (element: Element): unknown => Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1];

const drawings = (selector: string) => new Map([...document.querySelectorAll(selector)].map((element) => [element, drawnFrom(element)]));

/** Returns the number of remaining elements that were rendered again. */
function again(before: ReturnType<typeof drawings>): number {
  return [...before].filter(([element, props]) => element.isConnected && drawnFrom(element) !== props).length;
}

afterEach(cleanup);

describe.each(games.map(({ slug }) => slug))('a step through a match of %s', (slug) => {
  it('has sheets that say nothing but in the reader’s language, and draws neither the sheet again, whatever is opened over it, nor the places and lines that stay as they were', async () => {
    const card = games.find((game) => game.slug === slug);
    if (!card) throw new Error('no such game');
    const [module, Board] = await Promise.all([card.loadModule(), card.loadBoard()]);
    const { states, log } = played(module);
    const at = (step: number): BoardProps =>
      shownProps(module, { G: states[step], playerID: null, log: log.slice(0, step), ledger: {}, matchID: 'ground' });
    const board = (step: number) => (
      <LanguageContext.Provider value={pseudoLanguage}>
        <HistoryContext value={null}>
          <Board {...at(step)} />
        </HistoryContext>
      </LanguageContext.Provider>
    );
    const { rerender } = render(board(BEGIN));
    const sheets = [...document.querySelectorAll('.wg-chart-ground')];
    expect(sheets.flatMap((sheet) => plainEnglish(sheet, NAMES))).toEqual([]);
    // A dialog makes the page inert. Browsers would repaint every element that uses these.
    expect(document.querySelectorAll('.wg-chart-ground :is(clipPath, mask, linearGradient, radialGradient)')).toHaveLength(0);
    let [places, lines] = [0, 0];
    for (let step = BEGIN + 1; step <= BEGIN + STEPS; step++) {
      const before = { ground: drawings('.wg-chart-ground svg *'), places: drawings('[data-place]'), lines: drawings('.wg-told-sentence') };
      expect(before.ground.size).toBeGreaterThan(20);
      rerender(board(step));
      expect(again(before.ground)).toBe(0);
      places += again(before.places) / before.places.size;
      lines += again(before.lines) / before.lines.size;
    }
    expect(places / STEPS).toBeLessThan(0.34);
    expect(lines / STEPS).toBeLessThan(0.34);
  });
});
