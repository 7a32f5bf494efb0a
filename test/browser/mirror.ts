import type { Page } from 'playwright-core';
import { isSecretStep } from '../../client/kit/board/seating.js';
import { seatName } from '../../client/kit/seatName.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { matchDice } from '../../src/kit/dice.js';
import { english } from '../../src/kit/language.js';
import type { Choice } from '../../src/kit/rules.js';
import { about } from '../kit/about.js';
import { captainsIndex, chooseInMenu, module, showsState } from './hands.js';

/** Plays the page’s match from the same seed, without the page, to compute the expected state. */
export class Mirror {
  private readonly dice: ReturnType<typeof matchDice>;
  private G: unknown;
  moves = 0;

  constructor(
    readonly seed: string,
    readonly setupData: object,
    readonly of: GameModule = module,
    /** Returns a seat’s automatic answer. */
    private readonly settled: (G: unknown, playerID: string) => Choice | undefined = () => undefined,
  ) {
    this.dice = matchDice(seed);
    this.G = of.rules.open(setupData, this.dice.setup).G;
  }

  get over(): boolean {
    return this.of.rules.result(this.G) !== undefined;
  }

  get awaiting(): Record<string, string> {
    return this.of.rules.awaiting(this.G);
  }

  isSecret(playerID: string): boolean {
    return isSecretStep(this.of.sequence, this.of.rules.phase(this.G), this.awaiting[playerID]);
  }

  captainsIndex(playerID: string): number {
    return captainsIndex(this.of.rules.view(this.G, playerID), playerID, this.moves + 1, this.of);
  }

  choices(playerID: string): Choice[] {
    const { rules } = this.of;
    return rules.choices(rules.view(this.G, playerID), playerID);
  }

  choice(playerID: string, index: number): Choice {
    return this.choices(playerID)[index];
  }

  take(playerID: string, index: number): void {
    const { move, args } = this.choice(playerID, index);
    this.play(playerID, move, ...args);
  }

  play(playerID: string, move: string, ...args: readonly unknown[]): void {
    this.G = this.of.rules.play(this.G, playerID, move, args, this.dice.play).G;
    this.moves += 1;
    for (const asked of Object.keys(this.awaiting)) {
      const answer = this.settled(this.G, asked);
      if (!answer) continue;
      this.play(asked, answer.move, ...answer.args);
      return;
    }
  }

  /** Adds the match to those stored in the page’s browser and opens it. */
  async open(page: Page, url: string): Promise<void> {
    const now = Date.now();
    const match = {
      kind: 'hotseat',
      game: this.of.slug,
      id: 'mirrored',
      humans: this.of.sides.map(({ playerID }) => playerID),
      seed: this.seed,
      setupData: this.setupData,
      createdAt: now,
      updatedAt: now,
    };
    await page.goto(url);
    await page.evaluate((kept) => localStorage.setItem('weathergage.matches', JSON.stringify([kept])), match);
    await page.goto(`${url}/hotseat/${this.of.slug}/${match.id}`);
  }

  /** Checks that the pass screen is shown exactly when needed, and closes it. Returns the seat that must decide. */
  async sitDown(page: Page): Promise<string> {
    await showsState(page, this.moves);
    const passScreen = page.getByTestId('curtain');
    const asked = Object.keys(this.awaiting);
    const secret = asked.some((playerID) => this.isSecret(playerID));
    if (secret) await passScreen.waitFor();
    const down = await passScreen.isVisible();
    about(JSON.stringify(this.awaiting), () => expect(down).toBe(secret));
    const words = (await (down ? passScreen.getByRole('heading') : page.locator('.wg-strip .wg-who')).textContent()) ?? '';
    const playerID = this.of.sides.find(({ playerID: id }) => words.includes(seatName(this.of, this.G, id, english)))?.playerID ?? '';
    expect(asked).toContain(playerID);
    if (down) await passScreen.getByRole('button').click();
    return playerID;
  }

  /** Makes the bot’s next decision on the page, from the list of choices. */
  async playOne(page: Page): Promise<void> {
    const playerID = await this.sitDown(page);
    const index = this.captainsIndex(playerID);
    await chooseInMenu(page, index);
    this.take(playerID, index);
  }
}

/** Plays a whole match with the bot’s moves from the list of choices. Then checks the dice on the page. */
export async function playsOut(page: Page, url: string, mirror: Mirror): Promise<void> {
  await mirror.open(page, url);
  while (!mirror.over) await mirror.playOne(page);
  await page.getByTestId('match-over').waitFor();
  await page.getByRole('button', { name: 'Check every roll' }).click();
  await page.getByText('every roll and the result follow the rules').waitFor();
}
