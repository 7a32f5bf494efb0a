import { LobbyClient } from 'boardgame.io/client';
import { randomSeed } from '../../../src/kit/dice.js';
import type { Orders } from './orders.js';

export interface TakenSeat {
  readonly playerID: string;
  readonly credentials: string;
}

/** Joins a match through boardgame.io's lobby API. Rejects with the server's error message. */
export async function takeSeat({ server, game, matchID, seat, name, credentials }: Orders): Promise<TakenSeat> {
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

/** Sends a salt for the dice. Errors are ignored, because the match works without the salt. */
async function giveSalt(url: string, taken: TakenSeat): Promise<void> {
  const body = JSON.stringify({ ...taken, salt: randomSeed() });
  await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
