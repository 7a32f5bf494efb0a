import { modules } from '../../src/index.js';
import { seedPages } from './chance.js';
import { board, SMALL, shownState, showsState } from './hands.js';
import { Listener } from './listener.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();

/** Interval of decisions that also test the list and the map. */
const SOME = 13;

/** A match of a game, with its set-up by keyboard and the number of decisions after which a player concedes. */
interface Match {
  readonly slug: keyof typeof modules;
  readonly way: 'Play a bot' | 'Play on one screen';
  readonly decisions: number;
  setUp?(player: Listener): Promise<void>;
}

const MATCHES: readonly Match[] = [
  { slug: 'salamis-ad-actium', way: 'Play a bot', decisions: SOME },
  {
    slug: 'right-fierce-and-terrible',
    way: 'Play on one screen',
    decisions: Number.POSITIVE_INFINITY,
    async setUp(player) {
      await player.goTo(/Advanced options/);
      await player.press('Enter');
      await player.goTo(/spinbutton "Turn limit/);
      await player.press('2');
    },
  },
  { slug: 'invincible-armada', way: 'Play a bot', decisions: SOME },
  {
    slug: 'grand-armada',
    way: 'Play a bot',
    decisions: SOME,
    async setUp(player) {
      await player.goTo(/radio "English"/);
      await player.goTo(/radio "Spanish" \[checked\]/, 'ArrowDown', 2);
      await player.goTo(/radio "The bait/);
      await player.goTo(/radio "The prize of the Rosario.*\[checked\]/, 'ArrowDown', 5);
    },
  },
  { slug: 'war-with-spain', way: 'Play a bot', decisions: SOME },
];

/** Intervals of decisions made from the list, and of decisions made after moving over the map. */
const LIST = 5;
const MAP = 12;
/** Maximum number of Tab presses from the action bar to the map. */
const NEAR = 25;
/** Maximum number of Tab presses to a button of the last game on the front page. */
const FAR = 50;
/** Milliseconds after a move until the player checks the focus again. */
const SOON = 5000;

type Next = 'curtain' | 'advice' | 'over';

/** A player who uses only the keyboard. */
class Player {
  private readonly asked = new Set<string>();
  private decisions = 0;

  constructor(private readonly ear: Listener) {}

  /** Waits until the button of the pass screen or hint has the focus, or the match is over. */
  private async next(): Promise<Next> {
    const { page } = this.ear;
    const look = (): Next | undefined => {
      if (document.querySelector('[data-testid=match-over]')) return 'over';
      if (document.activeElement?.matches('.wg-pass-screen button')) return 'curtain';
      return document.activeElement?.matches('.wg-hint-play') ? 'advice' : undefined;
    };
    try {
      const found = await page.waitForFunction(look, undefined, { polling: 20 });
      return (await found.jsonValue()) ?? 'over';
    } catch (cause) {
      const where = `${await this.ear.where()}: ${await page.locator('.wg-topbar').textContent()}`;
      throw new Error(`after ${this.decisions} decisions at ${where}`, { cause });
    }
  }

  private async takeFromList(): Promise<void> {
    await this.ear.press('m');
    expect(await this.ear.where()).toMatch(/searchbox/);
    await this.ear.press('Tab');
    expect(await this.ear.where()).toMatch(/^- '?button "/);
    await this.ear.press('Enter');
  }

  /** Moves one step on the map, selects, cancels, and asks for the hint again. */
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
    this.asked.add((await page.locator('.wg-ask').textContent()) ?? '');
    const before = await shownState(page);
    if (this.decisions % MAP === 0) return this.walkMap();
    if (this.decisions % LIST === 0) await this.takeFromList();
    else await this.ear.press('Enter');
    try {
      await showsState(page, before + 1, SOON);
    } catch {
      // The hint changed before the key press. The player confirms the new hint.
      expect(await this.next()).toBe('advice');
      await this.ear.press('Enter');
      await showsState(page, before + 1);
    }
  }

  private async concede(): Promise<void> {
    await this.ear.press('Escape');
    await this.ear.goTo(/button "Concede"/, 'Shift+Tab', 80);
    await this.ear.press('Enter');
    await this.ear.goTo(/button "Yes, concede"/);
    await this.ear.press('Enter');
    expect(await this.next()).toBe('over');
  }

  /** Plays, and concedes after this number of decisions. The focus must always be on an element with a name. */
  async play(decisions: number): Promise<void> {
    await this.ear.press('o');
    for (;;) {
      const what = await this.next();
      if (what === 'over') break;
      if (this.decisions === decisions) {
        await this.concede();
        break;
      }
      if (what === 'curtain') await this.ear.press('Enter');
      else await this.decide();
      expect(await this.ear.where()).toMatch(/^- '?(button|region|dialog) "/);
    }
    const [, ...later] = this.asked;
    const announced = await this.ear.told();
    expect(later.filter((ask) => !announced.includes(ask))).toEqual([]);
  }
}

describe('a player using only a keyboard gets from the front page to the result, with every step announced', () => {
  it.each(MATCHES)('$slug, $way', async ({ slug, way, decisions, setUp }) => {
    const { page, context } = await testServer.person(SMALL);
    await seedPages(context);
    await context.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    const ear = await Listener.at(page, context);
    const { title } = modules[slug];
    await page.goto(testServer.url);
    await page.getByRole('article').first().waitFor();

    const ways = page.getByRole('article', { name: title }).getByRole('link', { name: way });
    for (let n = 0; !(await ways.evaluate((link) => link === document.activeElement)); n++) {
      expect(n).toBeLessThan(FAR);
      await ear.press('Tab');
    }
    await ear.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('page');
    await setUp?.(ear);
    await ear.goTo(/button "Start the match"/);
    await ear.press('Enter');
    await board(page).waitFor();
    expect(await ear.where()).not.toBe('');

    await new Player(ear).play(decisions);
    await page.getByTestId('match-over').getByRole('status').waitFor();
    await ear.goTo(/button "Check every roll"/, 'Shift+Tab');
    await ear.press('Enter');
    await page.getByText('every roll and the result follow the rules').waitFor();
  });
});
