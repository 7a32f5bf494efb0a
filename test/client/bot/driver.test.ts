import type { Seat } from '../../../client/match/local/seat.js';
import { drive, type Problem } from '../../../client/pages/bot/driver.js';
import type { Thinker } from '../../../client/pages/bot/thinker.js';
import type { Choice } from '../../../src/kit/rules.js';

const SAIL: Choice = { move: 'sail', args: ['far'] };

/** Starts the driver of a seat that must decide after every move. The test supplies the bot's decisions. */
function begin() {
  let stateID = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  const moved: Choice[] = [];
  const change = () => {
    stateID += 1;
    for (const listener of listeners) listener();
  };
  const props = () => ({ G: `view ${stateID}`, ctx: { activePlayers: { 1: 'sail' } }, _stateID: stateID });
  const seat = {
    playerID: '1',
    props,
    move(move: string, args: readonly unknown[]) {
      moved.push({ move, args });
      change();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => undefined,
  } as unknown as Seat;
  const asked: unknown[] = [];
  const answers: { resolve(choice?: Choice): void; reject(error: Error): void }[] = [];
  const stop = jest.fn();
  const thinker: Thinker = {
    decide(view) {
      asked.push(view);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    stop,
  };
  const problems: Problem[] = [];
  const driver = drive(thinker, seat, { delay: () => 10, paused: () => paused }, (problem) => problems.push(problem));
  return {
    ...{ asked, change, driver, moved, problems, stop },
    pause(now: boolean) {
      paused = now;
      driver.wake();
    },
    async answer(choice?: Choice) {
      answers.shift()?.resolve(choice);
      await jest.advanceTimersByTimeAsync(0);
    },
    async fail() {
      answers.shift()?.reject(new Error('the worker of the bot failed'));
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

const later = () => jest.advanceTimersByTimeAsync(10);

describe('the driver of a bot', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('passes the seat’s view to the bot and plays its move', async () => {
    const bot = begin();
    await later();
    expect(bot.asked).toEqual(['view 0']);
    await bot.answer(SAIL);
    expect(bot.moved).toEqual([SAIL]);
    await later();
    expect(bot.asked).toEqual(['view 0', 'view 1']);
  });

  it('asks once at a time', async () => {
    const bot = begin();
    await later();
    bot.driver.wake();
    await later();
    expect(bot.asked).toHaveLength(1);
  });

  it('decides again if the match changed while the bot thought', async () => {
    const bot = begin();
    await later();
    bot.change();
    await bot.answer(SAIL);
    expect(bot.moved).toEqual([]);
    await later();
    expect(bot.asked).toEqual(['view 0', 'view 1']);
  });

  it('does not move while it is paused', async () => {
    const bot = begin();
    await later();
    bot.pause(true);
    await bot.answer(SAIL);
    await later();
    expect([bot.moved, bot.asked]).toEqual([[], ['view 0']]);
    bot.pause(false);
    await later();
    await bot.answer(SAIL);
    expect(bot.moved).toEqual([SAIL]);
  });

  it('does not move after it was stopped, and ends the worker', async () => {
    const bot = begin();
    await later();
    bot.driver.stop();
    await bot.answer(SAIL);
    expect(bot.moved).toEqual([]);
    expect(bot.stop).toHaveBeenCalledTimes(1);
  });

  it('reports a missing move and a failure', async () => {
    const bot = begin();
    await later();
    await bot.answer();
    expect(bot.problems).toEqual(['stuck']);
    bot.driver.wake();
    await later();
    await bot.fail();
    expect(bot.problems).toEqual(['stuck', 'failed']);
  });
});
