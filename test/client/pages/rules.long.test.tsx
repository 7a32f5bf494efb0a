import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { findGame, games } from '../../../client/app/games.js';
import { words as kitWords } from '../../../client/kit/words/index.js';
import { words } from '../../../client/pages/rules/words/index.js';
import { modules } from '../../../src/index.js';

const { rules } = kitWords.en;
const SLUG = 'right-fierce-and-terrible';

const scrolled: string[] = [];

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  scrolled.length = 0;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

async function open(path: string, settled = '#charts table') {
  window.history.pushState(null, '', path);
  render(<App />);
  await waitFor(() => expect(all(settled).length).toBeGreaterThan(0));
}
const search = (query: string) => fireEvent.change(all('input[type="search"]')[0], { target: { value: query } });

describe('the rules page', () => {
  it.each(games.map(({ slug }) => slug))('has an anchor for every case and chart of %s, and a table of contents', async (slug) => {
    await open(`/rules/${slug}`);
    const { rulebook } = (await findGame(slug)?.loadRules()) ?? {};
    expect(all('.wg-rule').map(({ id }) => id)).toEqual(rulebook?.en.map((entry) => entry.case));
    const { charts } = modules[slug as keyof typeof modules];
    expect(all('#charts .wg-chart').map(({ id }) => id)).toEqual(charts.map(({ id }) => `chart-${id}`));
    expect(all('#charts .wg-chart-origin .wg-origin')).toHaveLength(charts.length);
    const anchors = all('.wg-rules-contents a').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(anchors.filter((id) => !document.getElementById(id))).toEqual([]);
    expect(all('.wg-rules-text a').filter((link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''))).toEqual([]);
  });

  it('opens at the address’s case, or at its nearest parent', async () => {
    await open(`/rules/${SLUG}#8.3.6`);
    expect(all('.wg-rule[aria-current]').map(({ id }) => id)).toEqual(['8.3.6']);
    await waitFor(() => expect(scrolled).toContain('8.3.6'));
    cleanup();
    await open(`/rules/${SLUG}#8.3.6a`);
    expect(all('.wg-rule[aria-current]').map(({ id }) => id)).toEqual(['8.3.6']);
  });

  it('can be searched, and links leave the search', async () => {
    await open(`/rules/${SLUG}`);
    const count = all('.wg-rule').length;
    search('boarders must attack');
    expect(all('.wg-rule').map(({ id }) => id)).toContain('8.3.9');
    expect(all('.wg-rule').length).toBeLessThan(count);
    expect(all('.wg-rule-search [role="status"]')[0].textContent).toBe(rules.count(all('.wg-rule').length, count));
    expect(all('mark').length).toBeGreaterThan(0);
    expect(all('#charts')).toEqual([]);
    fireEvent.click(all('.wg-rule a.wg-case')[0]);
    expect(all('.wg-rule')).toHaveLength(count);
  });

  it('prints by its button', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    await open(`/rules/${SLUG}`);
    const button = all('button').find(({ textContent }) => textContent === words.en.print);
    fireEvent.click(button ?? document.body);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('can retry after a failure', async () => {
    const game = findGame(SLUG);
    if (!game) throw new Error('no such game');
    jest.spyOn(game, 'loadRules').mockRejectedValueOnce(new Error('offline'));
    await open(`/rules/${SLUG}`, 'main .wg-centred button');
    fireEvent.click(all('main .wg-centred button')[0]);
    await waitFor(() => expect(all('.wg-rule').length).toBeGreaterThan(0));
  });
});

it('the rules list and the front page link to every game', async () => {
  for (const path of ['/rules', '/']) {
    await open(path, 'h2, h3');
    const links = all('main a').map((link) => link.getAttribute('href'));
    for (const { slug } of games) expect(links).toContain(`/rules/${slug}`);
    cleanup();
  }
});
