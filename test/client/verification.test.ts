import { findingFrom, TooLong, verifyFile } from '../../client/match/verification/verifyFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { branchOf } from '../boardgame/branches.js';
import { matchFile } from '../boardgame/matchFiles.js';

const grandArmada = modules['grand-armada'] as unknown as GameModule;
const request = { game: grandArmada.slug, json: {} };

/** A worker that never answers. */
function idleWorker() {
  const worker = { postMessage: jest.fn(), terminate: jest.fn(), onmessage: undefined, onerror: undefined as undefined | (() => void) };
  return { worker, asWorker: worker as unknown as Worker };
}

describe('a match file is checked in a worker', () => {
  afterEach(() => jest.useRealTimers());

  it('which is ended, and the check rejected, at the deadline', async () => {
    jest.useFakeTimers();
    const { worker, asWorker } = idleWorker();
    const finding = findingFrom(asWorker, request, 5000);
    jest.advanceTimersByTime(5000);
    await expect(finding).rejects.toThrow(TooLong);
    expect(worker.postMessage).toHaveBeenCalledWith(request);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('which is ended where it fails', async () => {
    const { worker, asWorker } = idleWorker();
    const finding = findingFrom(asWorker, request, 5000);
    worker.onerror?.();
    await expect(finding).rejects.toThrow('the file could not be checked');
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('and the finding comes back whole, also of a branch', async () => {
    expect(await verifyFile(grandArmada, matchFile(grandArmada, 5))).toMatchObject({ ok: true, moves: 6 });
    expect(await verifyFile(grandArmada, branchOf(grandArmada, null, { turn: 1 }))).toMatchObject({
      ok: false,
      why: 'The set-up is not valid: G.scenario: expected a value',
    });
  });
});
