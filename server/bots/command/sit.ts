import { LobbyClient } from 'boardgame.io/client';
import { randomSeed } from '../../../src/kit/dice.js';
import type { Orders } from './orders.js';

/** A seat that is his. */
export interface Taken {
  readonly playerID: string;
  readonly credentials: string;
}

/**
 * Takes the seat that is ordered, or the first that is free, by boardgame.io's lobby. Where the dice of the match are sealed, a number of
 * the bot's own goes into them. Rejects with what the server says.
 */
export async function sit({ server, game, matchID, seat, name, credentials }: Orders): Promise<Taken> {
  if (seat !== undefined && credentials !== undefined) return { playerID: seat, credentials };
  const lobby = new LobbyClient({ server });
  const match = await lobby.getMatch(game, matchID);
  const givesSalt = 'commitment' in match;
  const body = { playerName: name, ...(seat !== undefined && { playerID: seat }), ...(givesSalt && { data: { givesSalt } }) };
  const { playerID, playerCredentials } = await lobby.joinMatch(game, matchID, body);
  const taken = { playerID, credentials: playerCredentials };
  if (givesSalt) await giveSalt(`${server}/games/${game}/${matchID}/salt`, taken);
  return taken;
}

/** The match goes on without it where it is not taken. */
async function giveSalt(url: string, taken: Taken): Promise<void> {
  const body = JSON.stringify({ ...taken, salt: randomSeed() });
  await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
