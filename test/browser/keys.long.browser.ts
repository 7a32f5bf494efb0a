import { modules } from '../../src/index.js';
import { eventually } from '../kit/eventually.js';
import { seedPages } from './chance.js';
import { board, SMALL, shownState } from './hands.js';
import { openHouse } from './house.js';
import { Listener } from './listener.js';

const house = openHouse();

/** A short match of a game, and the keys that choose it on its page of set-up. */
interface Short {
  readonly slug: keyof typeof modules;
  readonly way: 'Against the captain' | 'One screen';
  setUp?(player: Listener): Promise<void>;
}

const MATCHES: readonly Short[] = [
  { slug: 'salamis-ad-actium', way: 'Against the captain' },
  {
    slug: 'right-fierce-and-terrible',
    way: 'One screen',
    async setUp(player) {
      await player.goTo(/For those who know/);
      await player.press('Enter');
      await player.goTo(/spinbutton "Last turn/);
      await player.press('2');
    },
  },
  { slug: 'invincible-armada', way: 'Against the captain' },
  {
    slug: 'grand-armada',
    way: 'Against the captain',
    async setUp(player) {
      await player.goTo(/radio "English"/);
      await player.goTo(/radio "Spanish" \[checked\]/, 'ArrowDown', 2);
      await player.goTo(/radio "The bait/);
      await player.goTo(/radio "The prize of the Rosario.*\[checked\]/, 'ArrowDown', 5);
    },
  },
  { slug: 'war-with-spain', way: 'Against the captain' },
];

/** Every so many decisions he looks for his move in the list instead, or walks the map first. */
const LIST = 12;
const MAP = 30;
/** Parts of a board that the next press comes to by no more than so many. */
const NEAR = 25;
/** After this many ms he listens again. */
const SOON = 5000;
/** Against hanging only, in ms. */
const PATIENCE = 60_000;

/** A player at a board, by keys. */
class Player {
  private readonly asked = new Set<string>();
  private decisions = 0;

  constructor(private readonly ear: Listener) {}

  /** What has come to the focus by itself: the curtain's button, or that of the captain's advice; or the match is over. */
  private async next(): Promise<'curtain' | 'advice' | 'over'> {
    const { page } = this.ear;
    const look = () =>
      page.evaluate(() => {
        if (document.querySelector('[data-testid=match-over]')) return 'over';
        if (document.activeElement?.matches('.curtain button')) return 'curtain';
        return document.activeElement?.matches('.counsel-do') ? 'advice' : undefined;
      });
    for (const since = Date.now(); Date.now() - since < PATIENCE; await page.waitForTimeout(20)) {
      const found = await look();
      if (found) return found;
    }
    throw new Error(`after ${this.decisions} decisions at ${await this.ear.where()}: ${await page.locator('.topbar').textContent()}`);
  }

  /** From the list of everything that may be done: the first of it. */
  private async takeFromList(): Promise<void> {
    await this.ear.press('m');
    expect(await this.ear.where()).toMatch(/searchbox/);
    await this.ear.press('Tab');
    expect(await this.ear.where()).toMatch(/^- '?button "/);
    await this.ear.press('Enter');
  }

  /** Walks the map a step, chooses what is there, lets it be, and asks the captain again. */
  private async walkMap(): Promise<void> {
    const { page } = this.ear;
    const onMap = () => page.evaluate(() => document.activeElement?.matches('[data-place]') === true);
    for (let n = 0; !(await onMap()); n++) {
      expect(n).toBeLessThan(NEAR);
      await this.ear.press('Tab');
    }
    await this.ear.press('ArrowRight');
    expect(await onMap()).toBe(true);
    expect(await this.ear.where()).toMatch(/^- '?button "/);
    await this.ear.press('Enter');
    expect(await this.ear.where()).not.toBe('');
    for (const key of ['Escape', 'o', 'o']) await this.ear.press(key);
  }

  private async decide(): Promise<void> {
    const { page } = this.ear;
    this.decisions += 1;
    this.asked.add((await page.locator('.ask').textContent()) ?? '');
    const before = await shownState(page);
    if (this.decisions % MAP === 0) return this.walkMap();
    if (this.decisions % LIST === 0) await this.takeFromList();
    else await this.ear.press('Enter');
    const moved = async () => expect(await shownState(page)).toBeGreaterThan(before);
    try {
      await eventually(moved, { interval: 20, timeout: SOON });
    } catch {
      // The plan was thought out anew between the look and the press: he presses what he hears now.
      expect(await this.next()).toBe('advice');
      await this.ear.press('Enter');
      await eventually(moved, { interval: 20 });
    }
  }

  /** To the end of the match; the focus is always somewhere, and what has it has a name. */
  async playOut(): Promise<void> {
    await this.ear.press('o');
    for (;;) {
      const what = await this.next();
      if (what === 'over') break;
      if (what === 'curtain') await this.ear.press('Enter');
      else await this.decide();
      expect(await this.ear.where()).toMatch(/^- '?(button|region|dialog) "/);
    }
    const [, ...later] = this.asked;
    const told = await this.ear.told();
    expect(later.filter((ask) => !told.includes(ask))).toEqual([]);
  }
}

describe('a whole match by keys alone, from the front page to the outcome', () => {
  it.each(MATCHES)('$slug, $way', async ({ slug, way, setUp }) => {
    const { page, context } = await house.person(SMALL);
    await seedPages(context);
    await context.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    const ear = await Listener.at(page, context);
    const { title } = modules[slug];
    await page.goto(house.url);
    await page.getByRole('article').first().waitFor();

    // Its card is named by its title: the way to the match is the link in it.
    const ways = page.getByRole('article', { name: title }).getByRole('link', { name: way });
    for (let n = 0; !(await ways.evaluate((link) => link === document.activeElement)); n++) {
      expect(n).toBeLessThan(40);
      await ear.press('Tab');
    }
    await ear.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('page');
    await setUp?.(ear);
    await ear.goTo(/button "Begin"/);
    await ear.press('Enter');
    await board(page).waitFor();
    expect(await ear.where()).not.toBe('');

    await new Player(ear).playOut();
    await page.getByTestId('match-over').getByRole('status').waitFor();
    await ear.goTo(/button "Check every die"/, 'Shift+Tab');
    await ear.press('Enter');
    await page.getByText('every die and the result agree with the rules').waitFor();
  });
});
