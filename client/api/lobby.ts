import type { Body, Reply } from '../../src/api/index.js';
import type { ClockTerms } from '../../src/boardgame/clock/terms.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { Level } from '../../src/kit/levels.js';
import type { PlayerID } from '../../src/kit/rules.js';
import { call } from './call.js';

export { inWords, LobbyError } from './call.js';

export type Match = Reply<'getMatch'>;
/** A seat, without its credentials. */
export type Player = Match['players'][number];
/** Levels of the bots that the server runs, by seat. */
export type Captains = Readonly<Record<PlayerID, Level>>;

/** Notification settings of a seat. */
export type Notices = Reply<'listNotifications'>;
export type NoticeFault = NonNullable<Notices['fault']>;
export type Noticed = Notices['set'][number];
export type WebhookForm = Body<'setWebhook'>['form'];

export type PlayerOrders = Reply<'getOrders'>;
/** A decision in conditional orders. */
export type PlanStep = Body<'setOrders'>['steps'][number];
export type PlannedMove = Pick<PlanStep, 'move' | 'args'>;

type Seat = Body<'claimOnTime'>;

/** Returns a seat without the properties that the server would reject. */
const bare = ({ playerID, credentials }: Seat): Seat => ({ playerID, credentials });

/** Calls about matches to the server that the page came from. They reject with a `LobbyError`. */
export const lobby = {
  list: async (name: string, signal?: AbortSignal): Promise<readonly Match[]> =>
    (await call('listMatches', { params: { name }, query: { isGameover: 'false' }, signal })).matches,

  match: (name: string, id: string, signal?: AbortSignal) => call('getMatch', { params: { name, id }, signal }),

  create: async (
    name: string,
    setupData: object,
    unlisted: boolean,
    captains: Captains = {},
    clock?: ClockTerms,
    rated = false,
  ): Promise<string> => {
    const seated = Object.keys(captains).length > 0 && { captains };
    return (
      await call('createMatch', {
        params: { name },
        body: { numPlayers: 2, setupData, unlisted, clock, ...seated, ...(rated && { rated }) },
      })
    ).matchID;
  },

  /** Returns the levels of the bots that the server runs for a game. */
  captains: async (name: string, signal?: AbortSignal): Promise<readonly Level[]> => (await call('listBotLevels', { signal }))[name] ?? [],

  /** Adds a bot to a free seat; a `level` of null removes the bot. */
  captain: (name: string, id: string, own: Seat, seat: PlayerID, level: Level | null) =>
    call('setBot', { params: { name, id }, body: { ...bare(own), seat, level } }),

  /** Takes a seat in a match. @param givesSalt makes the first roll wait for this client's salt */
  join: async (name: string, id: string, playerID: PlayerID, playerName: string, givesSalt: boolean): Promise<Seat> => {
    const body = { playerID, playerName, ...(givesSalt && { data: { givesSalt } }) };
    const joined = await call('joinMatch', { params: { name, id }, body });
    return { playerID: joined.playerID, credentials: joined.playerCredentials };
  },

  /** Joins a waiting player's match or a new one. */
  play: (name: string, wanted: Body<'playNow'>) => call('playNow', { params: { name }, body: wanted }),

  /** Reports whether the player is still waiting for an opponent or has left the page. */
  wait: (name: string, id: string, seat: Seat, here: boolean) =>
    call('keepWaiting', { params: { name, id }, body: { ...bare(seat), here }, outlives: !here }),

  /** Returns how many players are waiting and playing, by game. */
  activity: (signal?: AbortSignal) => call('getActivity', { signal }),

  /** Claims the win if the opponent's time has run out. */
  claim: (name: string, id: string, seat: Seat) => call('claimOnTime', { params: { name, id }, body: bare(seat) }),

  /** Lets a bot of the server make the opponent's pending decision. */
  deputy: (name: string, id: string, seat: Seat) => call('playBotMove', { params: { name, id }, body: bare(seat) }),

  /** Adds days of vacation to the seat's time reserve. */
  vacation: (name: string, id: string, seat: Seat, days: number) =>
    call('addVacation', { params: { name, id }, body: { ...bare(seat), days } }),

  leave: (name: string, id: string, seat: Seat) => call('leaveMatch', { params: { name, id }, body: bare(seat) }),

  rename: (name: string, id: string, seat: Seat, newName: string) =>
    call('updatePlayer', { params: { name, id }, body: { ...bare(seat), newName } }),

  playAgain: async (name: string, id: string, seat: Seat): Promise<string> =>
    (await call('playAgain', { params: { name, id }, body: bare(seat) })).nextMatchID,

  /** Adds a salt to the dice. Rejects after the first roll, or if the seat has a different salt. */
  salt: (name: string, id: string, seat: Seat, salt: string) => call('addSalt', { params: { name, id }, body: { ...bare(seat), salt } }),

  notices: (name: string, id: string, seat: Seat) => call('listNotifications', { params: { name, id }, body: bare(seat) }),

  stopNotice: (name: string, id: string, seat: Seat, notice: string) =>
    call('stopNotification', { params: { name, id }, body: { ...bare(seat), notice } }),

  webhook: (name: string, id: string, seat: Seat, url: string, form: WebhookForm) =>
    call('setWebhook', { params: { name, id }, body: { ...bare(seat), url, form } }),

  mail: (name: string, id: string, seat: Seat, address: string) =>
    call('setMail', { params: { name, id }, body: { ...bare(seat), address } }),

  push: (name: string, id: string, seat: Seat, { endpoint, p256dh, auth }: Omit<Body<'setPush'>, keyof Seat>) =>
    call('setPush', { params: { name, id }, body: { ...bare(seat), endpoint, p256dh, auth } }),

  plans: (name: string, id: string, seat: Seat) => call('getOrders', { params: { name, id }, body: bare(seat) }),

  setOrders: (name: string, id: string, seat: Seat, orders: PlayerOrders['orders']) =>
    call('setAnswers', { params: { name, id }, body: { ...bare(seat), orders } }),

  /** Sets conditional orders. @param at `_stateID` of the position they start from */
  layPlan: (name: string, id: string, seat: Seat, at: number, steps: readonly PlanStep[]) =>
    call('setOrders', { params: { name, id }, body: { ...bare(seat), at, steps } }),

  dropPlan: (name: string, id: string, seat: Seat) => call('dropOrders', { params: { name, id }, body: bare(seat) }),

  confirmNotices: (token: string) => call('confirmMail', { body: { token } }),

  endNotices: (key: string) => call('unsubscribe', { params: { key } }),

  export: (name: string, id: string) => call('exportMatch', { params: { name, id } }) as Promise<MatchExport>,
};
