import type { LogEntry } from 'boardgame.io';
import type { ServerOptions } from '../../server/index.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { OpenOffers } from '../../src/boardgame/offers.js';
import type { Place } from './engines.js';
import { type Match, moveFrame, newMatch, open, type RawSocket, seated } from './testServer.js';

export type Patch = readonly [matchID: string, from: number, to: number, patch: unknown, log: readonly LogEntry[]];

export const FREELY = { limits: { messages: { burst: 4000, perSecond: 2000 } } };

export const PLAYS = { setupData: { skipMuster: true } };

/** Starts a server and a match with both players connected. */
export async function openMatch(place: Place | undefined, body: Record<string, unknown> = {}, options: Partial<ServerOptions> = {}) {
  const testServer = await open({ ...(place && { store: place.store() }), ...FREELY, ...options });
  const match = await newMatch(testServer, body);
  const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
  let state = 0;
  const play = async (playerID: '0' | '1', move: string, ...args: unknown[]) => {
    const [from, ...all] = playerID === '0' ? [first, first, second] : [second, second, first];
    const shown = Promise.all(all.map((raw) => raw.next('patch')));
    from.send('update', ...moveFrame(match.matchID, state, playerID, move, args));
    const [patch] = (await shown) as unknown as Patch[];
    state = patch[2];
    return patch[4];
  };
  const at = () => state;
  const moved = (to: number) => {
    state = to;
  };
  return { testServer, match, first, second, play, at, moved, ...talk(match) };
}

export const talk = ({ matchID }: Match) => ({
  /** Makes an offer and returns what both players receive, or the refusal. */
  offer: async (from: RawSocket, stateID: number, to: unknown, kind: unknown = 'takeBack') => {
    const answer = from.next('offers', 'rejected');
    from.send('offer', matchID, kind, stateID, to);
    return answer;
  },
  reply: async (from: RawSocket, id: string, yes: unknown) => {
    const answer = from.next('offers', 'rejected');
    from.send('reply', matchID, id, yes);
    return answer;
  },
});

export const openOffers = (raw: RawSocket): OpenOffers['offers'] =>
  (raw.of('offers').at(-1)?.args[1] as OpenOffers | undefined)?.offers ?? [];

export const exported = async (url: string, matchID: string): Promise<MatchExport> =>
  (await fetch(`${url}/games/parley/${matchID}/export`)).json();
