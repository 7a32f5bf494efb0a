import { findingFrom, TooLong, verifyFile } from '../../client/match/verification/verifyFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { branchOf } from '../boardgame/branches.js';
import { matchFile } from '../boardgame/matchFiles.js';

const grandArmada = modules['grand-armada'] as unknown as GameModule;
const request = { game: grandArmada.slug, json: {} };

function idleWorker() {
  const worker = { postMessage: jest.fn(), terminate: jest.fn(), onmessage: undefined, onerror: undefined as undefined | (() => void) };
  return { worker, asWorker: worker as unknown as Worker };
}

describe('the worker that checks a match file', () => {
  afterEach(() => jest.useRealTimers());

  it('is terminated at the deadline, and the check rejects', async () => {
    jest.useFakeTimers();
    const { worker, asWorker } = idleWorker();
    const finding = findingFrom(asWorker, request, 5000);
    jest.advanceTimersByTime(5000);
    await expect(finding).rejects.toThrow(TooLong);
    expect(worker.postMessage).toHaveBeenCalledWith(request);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('is terminated if it fails', async () => {
    const { worker, asWorker } = idleWorker();
    const finding = findingFrom(asWorker, request, 5000);
    worker.onerror?.();
    await expect(finding).rejects.toThrow('the file could not be checked');
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('returns the complete finding, also for a branch', async () => {
    expect(await verifyFile(grandArmada, matchFile(grandArmada, 5))).toMatchObject({ ok: true, moves: 6 });
    expect(await verifyFile(grandArmada, branchOf(grandArmada, null, { turn: 1 }))).toMatchObject({
      ok: false,
      why: 'The set-up is not valid: G.scenario: expected a value',
    });
  });
});
