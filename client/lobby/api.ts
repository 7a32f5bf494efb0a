import type { LobbyAPI } from 'boardgame.io';
import type { ClockData, ClockTerms } from '../../src/boardgame/clock/terms.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { Level } from '../../src/kit/levels.js';
import type { PlayerID } from '../../src/kit/rules.js';
import type { LobbyWords } from './words/index.js';

/** A seat as everybody sees it. */
export type Player = LobbyAPI.Match['players'][number] & {
  /** A captain of the server sits there: only the server says so. */
  readonly captain?: Level;
};

export type Match = Omit<LobbyAPI.Match, 'players'> & {
  readonly players: readonly Player[];
  readonly nextMatchID?: string;
  readonly commitment?: string;
  /** Of a match that is played by the clock, with the server's time in ms since 1970. */
  readonly clock?: ClockData;
  readonly now?: number;
};

/** Captains of the server, by seat. */
export type Captains = Readonly<Record<PlayerID, Level>>;

type Fault = keyof LobbyWords['errors'];

/** What went wrong with the lobby. */
export class LobbyError extends Error {
  override readonly name = 'LobbyError';
  constructor(
    readonly fault: Fault,
    /** The server's answer; 0 when there was none. */
    readonly status: number,
  ) {
    super(`${fault} (${status})`);
  }
}

/** A sentence for whatever was thrown. */
export const inWords = (error: unknown, { errors }: LobbyWords): string => errors[error instanceof LobbyError ? error.fault : 'failed'];

function faultOf(status: number): Fault {
  if (status === 404) return 'notFound';
  if (status === 409) return 'taken';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 429) return 'tooMany';
  return status < 500 ? 'refused' : 'failed';
}

/** Asks the server. Rejects with a {@link LobbyError}. @param root what the path is under */
export async function ask<T>(path: string, body?: object, signal?: AbortSignal, root = '/games'): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${root}${path}`, {
      signal,
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new LobbyError(navigator.onLine ? 'unreachable' : 'offline', 0);
  }
  if (!response.ok) throw new LobbyError(faultOf(response.status), response.status);
  const text = await response.text();
  try {
    return (text ? JSON.parse(text) : undefined) as T;
  } catch {
    throw new LobbyError('failed', response.status);
  }
}

interface Seat {
  readonly playerID: PlayerID;
  readonly credentials: string;
}

/** A seat that is kept holds more than the server needs to know. */
const bare = ({ playerID, credentials }: Seat): Seat => ({ playerID, credentials });

const at = (game: string, id: string) => `/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

/** How a seat may be told away from the table. */
export type Channel = 'webhook' | 'mail' | 'push';

/** Where a seat is told that it is its turn. */
export interface Notices {
  /** What can be set at this server. */
  readonly channels: readonly Channel[];
  readonly set: readonly Noticed[];
  /** By what a browser asks its push service for an address. */
  readonly vapid?: string;
  /** Why nothing was set just now. */
  readonly fault?: NoticeFault;
}

export type NoticeFault = 'address' | 'silence' | 'redirect' | 'refused';

export interface Noticed {
  readonly id: string;
  readonly channel: Channel;
  /** As much of the address as is shown. */
  readonly where: string;
  /** Nobody has confirmed it yet. */
  readonly waits?: true;
  /** Why the last message did not arrive. */
  readonly fault?: NoticeFault;
}

/** A move, as a plan names it. */
export interface PlannedMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** One decision of a plan. `after`: the moves of the opponent that it answers; whatever he does, where it is left out. */
export interface PlanStep extends PlannedMove {
  readonly after?: readonly PlannedMove[];
}

/** What a seat has said beforehand. */
export interface Beforehand {
  readonly orders: Readonly<Record<string, string>>;
  /** `done`: how many of its steps have been carried out. */
  readonly plan?: { readonly at: number; readonly steps: readonly PlanStep[]; readonly done: number };
  readonly dropped?: { readonly why: 'otherwise' | 'own' | 'notAllowed'; readonly at: number };
}

/** In whose JSON a webhook is told. */
export type WebhookForm = 'discord' | 'plain';

/** boardgame.io's lobby of the server that this page came from. */
export const lobby = {
  list: async (game: string, signal?: AbortSignal): Promise<readonly Match[]> =>
    (await ask<{ matches: Match[] }>(`/${game}?isGameover=false`, undefined, signal)).matches,

  match: (game: string, id: string, signal?: AbortSignal) => ask<Match>(at(game, id), undefined, signal),

  create: async (game: string, setupData: object, unlisted: boolean, captains: Captains = {}, clock?: ClockTerms): Promise<string> => {
    const seated = Object.keys(captains).length > 0 && { captains };
    return (await ask<{ matchID: string }>(`/${game}/create`, { numPlayers: 2, setupData, unlisted, clock, ...seated })).matchID;
  },

  /** At which levels captains of the server can be had. */
  captains: async (game: string, signal?: AbortSignal): Promise<readonly Level[]> =>
    (await ask<Readonly<Record<string, readonly Level[]>>>('/weathergage-captains', undefined, signal, '/.well-known'))[game] ?? [],

  /** Seats a captain of the server where nobody sits; null: he rises. */
  captain: (game: string, id: string, own: Seat, seat: PlayerID, level: Level | null) =>
    ask<unknown>(`${at(game, id)}/captain`, { ...bare(own), seat, level }),

  /** @param givesSalt the first die of play is to wait for a number of ours */
  join: async (game: string, id: string, playerID: PlayerID, playerName: string, givesSalt: boolean): Promise<Seat> => {
    const body = { playerID, playerName, ...(givesSalt && { data: { givesSalt } }) };
    const joined = await ask<{ playerID: PlayerID; playerCredentials: string }>(`${at(game, id)}/join`, body);
    return { playerID: joined.playerID, credentials: joined.playerCredentials };
  },

  /** Ends a match in one's favour, when the other's clock has run out. */
  claim: (game: string, id: string, seat: Seat) => ask<unknown>(`${at(game, id)}/claim`, bare(seat)),

  /** Has a captain of the server make the decision that the other owes. */
  deputy: (game: string, id: string, seat: Seat) => ask<unknown>(`${at(game, id)}/deputy`, bare(seat)),

  /** Adds days of vacation to one's reserve. */
  vacation: (game: string, id: string, seat: Seat, days: number) => ask<unknown>(`${at(game, id)}/vacation`, { ...bare(seat), days }),

  leave: (game: string, id: string, seat: Seat) => ask<unknown>(`${at(game, id)}/leave`, bare(seat)),

  rename: (game: string, id: string, seat: Seat, newName: string) => ask<unknown>(`${at(game, id)}/update`, { ...bare(seat), newName }),

  playAgain: async (game: string, id: string, seat: Seat): Promise<string> =>
    (await ask<{ nextMatchID: string }>(`${at(game, id)}/playAgain`, bare(seat))).nextMatchID,

  /** Adds a number of ours to the dice. Refused once the first die has fallen, and where the seat has given another. */
  salt: (game: string, id: string, seat: Seat, salt: string) => ask<{ receipt: string }>(`${at(game, id)}/salt`, { ...bare(seat), salt }),

  notices: (game: string, id: string, seat: Seat) => ask<Notices>(`${at(game, id)}/notices`, bare(seat)),

  stopNotice: (game: string, id: string, seat: Seat, notice: string) =>
    ask<Notices>(`${at(game, id)}/notices/stop`, { ...bare(seat), notice }),

  webhook: (game: string, id: string, seat: Seat, url: string, form: WebhookForm) =>
    ask<Notices>(`${at(game, id)}/notices/webhook`, { ...bare(seat), url, form }),

  mail: (game: string, id: string, seat: Seat, address: string) => ask<Notices>(`${at(game, id)}/notices/mail`, { ...bare(seat), address }),

  push: (game: string, id: string, seat: Seat, browser: { endpoint: string; p256dh: string; auth: string }) =>
    ask<Notices>(`${at(game, id)}/notices/push`, { ...bare(seat), ...browser }),

  /** What the seat has said beforehand, once all is done that it says. */
  plans: (game: string, id: string, seat: Seat) => ask<Beforehand>(`${at(game, id)}/plans`, bare(seat)),

  /** Sets the standing orders by which the server answers while the seat is away. */
  setOrders: (game: string, id: string, seat: Seat, orders: Beforehand['orders']) =>
    ask<Beforehand>(`${at(game, id)}/plans/orders`, { ...bare(seat), orders }),

  /** Lays a plan, in place of the one before. @param from the state that the player had before him */
  layPlan: (game: string, id: string, seat: Seat, from: number, steps: readonly PlanStep[]) =>
    ask<Beforehand>(`${at(game, id)}/plans/lay`, { ...bare(seat), at: from, steps }),

  /** Takes the plan up, or notes that it was dropped. */
  dropPlan: (game: string, id: string, seat: Seat) => ask<Beforehand>(`${at(game, id)}/plans/drop`, bare(seat)),

  /** Says to the server that a letter has come to whom it was meant for. */
  confirmNotices: (token: string) => ask<unknown>('/confirm', { token }, undefined, '/notices'),

  /** Stops what a message came by. */
  endNotices: (key: string) => ask<unknown>(`/stop/${encodeURIComponent(key)}`, {}, undefined, '/notices'),

  export: (game: string, id: string) => ask<MatchExport>(`${at(game, id)}/export`),
};
