import type { BotAnswer, BotQuestion } from '../../../client/pages/bot/answer.js';
import { thinkerAt } from '../../../client/pages/bot/thinker.js';
import { module } from '../pages/parleyBoard.js';

class FakeWorker {
  static begun: FakeWorker[] = [];
  static answer: (question: BotQuestion) => BotAnswer | 'error' = () => ({});
  onmessage: ((event: { readonly data: BotAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly asked: BotQuestion[] = [];
  ended = false;
  constructor() {
    FakeWorker.begun.push(this);
  }
  postMessage(question: BotQuestion): void {
    this.asked.push(question);
    const answer = FakeWorker.answer(question);
    if (answer === 'error') this.onerror?.();
    else this.onmessage?.({ data: answer });
  }
  terminate(): void {
    this.ended = true;
  }
}

jest.mock('../botWorker.js', () => ({
  __esModule: true,
  get default() {
    return FakeWorker;
  },
}));

const CHOICE = { move: 'commit', args: [2] };

beforeEach(() => {
  FakeWorker.begun = [];
});

it('the expert bot thinks in one worker, which gets no more than the view', async () => {
  FakeWorker.answer = () => ({ choice: CHOICE });
  const thinker = thinkerAt(module, 'expert');
  expect(await thinker.decide({ seen: 1 }, '1')).toEqual(CHOICE);
  expect(await thinker.decide({ seen: 2 }, '1')).toEqual(CHOICE);
  const [worker, ...others] = FakeWorker.begun;
  expect(others).toEqual([]);
  expect(worker?.asked[1]).toEqual({ game: 'parley', level: 'expert', view: { seen: 2 }, playerID: '1', random: expect.any(Number) });
  thinker.stop();
  expect(worker?.ended).toBe(true);
});

it('a failure of the worker rejects, and the next decision starts another', async () => {
  FakeWorker.answer = () => 'error';
  const thinker = thinkerAt(module, 'expert');
  await expect(thinker.decide({}, '1')).rejects.toThrow('the worker of the bot failed');
  FakeWorker.answer = () => ({ choice: CHOICE });
  expect(await thinker.decide({}, '1')).toEqual(CHOICE);
  expect(FakeWorker.begun.map(({ ended }) => ended)).toEqual([true, false]);
});

it('a fault of the bot rejects', async () => {
  FakeWorker.answer = () => ({ fault: 'no game x' });
  await expect(thinkerAt(module, 'expert').decide({}, '1')).rejects.toThrow('no game x');
});

it('the other levels think without a worker', async () => {
  const G = module.rules.setup({}, { die: () => 1 });
  expect(await thinkerAt(module, 'captain').decide(module.rules.view(G, '0'), '0')).toMatchObject({ move: expect.any(String) });
  expect(FakeWorker.begun).toEqual([]);
});
