import { keepMatch, type OnlineMatch, rememberName } from '../app/matches.js';
import { lobby } from './api.js';

/** Takes a seat and keeps what proves that it is ours. */
export async function sit(game: string, id: string, playerID: string, name: string): Promise<OnlineMatch> {
  const seat = await lobby.join(game, id, playerID, name);
  const now = Date.now();
  const match: OnlineMatch = { kind: 'online', game, id, ...seat, name, createdAt: now, updatedAt: now };
  rememberName(name);
  keepMatch(match);
  return match;
}
