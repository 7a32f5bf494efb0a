import type { Reply } from '../../src/api/index.js';
import { toModule } from '../../src/boardgame/module.js';
import { parley } from '../boardgame/parley.js';
import { type Match, moveFrame, seated, type TestServer } from './testServer.js';

const texts = {
  'chronicle.mark': ({ berth }: { berth?: unknown }) => `Marks berth ${berth}.`,
  'chronicle.reveal': ({ a, b }: { a?: unknown; b?: unknown }) => `Shown: ${a} and ${b}.`,
};

export const told = toModule({ ...parley, present: (language) => ({ ...parley.present(language), texts }) });

/** Makes a call below `…/notices` for a seat. */
export async function ask(
  testServer: Pick<TestServer, 'url'>,
  { matchID, keys }: Match,
  path: string,
  body: object,
  playerID = '1',
  key = keys[Number(playerID)],
) {
  const response = await fetch(`${testServer.url}/games/parley/${matchID}/notices${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ playerID, credentials: key, ...body }),
  });
  const text = await response.text();
  return { status: response.status, text, told: (response.ok ? JSON.parse(text) : undefined) as Reply<'listNotifications'> | undefined };
}

/** Plays the muster to its end. Then the other seat must decide. */
export async function muster(testServer: TestServer, match: Match) {
  const raw = await seated(testServer, match, '0');
  for (const [n, move] of (['mark', 'mark', 'ready'] as const).entries()) {
    const shown = raw.next('patch');
    raw.send('update', ...moveFrame(match.matchID, n, '0', move, move === 'mark' ? [n + 1] : []));
    await shown;
  }
  return raw;
}
