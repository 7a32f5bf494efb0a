import type { Level } from '../../src/kit/levels.js';
import type { Handler } from '../http/answers.js';
import { bodyIn, replyIn } from '../http/calls.js';
import type { CallCheck } from '../http/checks.js';
import type { LeftSeat } from '../match/events.js';
import type { HostedGame } from '../match/games.js';
import { botsIn } from '../match/seats.js';
import type { Store } from '../storage/store.js';
import { addBots, setBot } from './seating.js';

export interface BotServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  /** Whether this server has no bots. */
  readonly closed: boolean;
  wake(matchID: string): void;
  leaveSeat(seat: LeftSeat): Promise<void>;
}

export class BotService {
  constructor(private readonly options: BotServiceOptions) {}

  readonly levels: Handler<'listBotLevels'> = (_ctx, reply) =>
    reply(
      Object.fromEntries(this.options.games.map(({ name }) => [name, this.levelsIn(name)] as const).filter(([, levels]) => levels.length)),
    );

  /** Adds bots to a new match. Responds with 400 if a level or seat is unknown. */
  readonly created: CallCheck<'createMatch'> = async (ctx, next) => {
    const { captains = {}, numPlayers = 2 } = bodyIn(ctx, 'createMatch');
    const levels = this.levelsIn(ctx.params.name);
    for (const [seat, level] of Object.entries(captains)) {
      if (!levels.includes(level)) return ctx.throw(400, `captains: this server has no level ${level}`);
      if (Number(seat) >= Number(numPlayers)) return ctx.throw(400, `captains: this match has no seat ${seat}`);
    }
    await next();
    await this.add(replyIn(ctx, 'createMatch').matchID, new Map(Object.entries(captains)));
  };

  /** Adds bots to a rematch, with the sides exchanged. */
  readonly again: CallCheck<'playAgain'> = async (ctx, next) => {
    const { metadata: before } = await this.options.store.fetch(ctx.params.id, { metadata: true });
    await next();
    if (!before || before.nextMatchID || this.options.closed) return;
    const last = Object.keys(before.players).length - 1;
    const swapped = [...botsIn(before)].map(([seat, level]) => [String(last - Number(seat)), level] as const);
    await this.add(replyIn(ctx, 'playAgain').nextMatchID, new Map(swapped));
  };

  readonly seat: Handler<'setBot'> = async (ctx, reply) => {
    const request = bodyIn(ctx, 'setBot');
    if (request.level && !this.levelsIn(ctx.params.name).includes(request.level)) return ctx.throw(409, 'This server has no such bot.');
    const no = await setBot(this.options.store, ctx.params.id, request);
    if (no) return ctx.throw(no.status, no.why);
    await this.options.leaveSeat({ matchID: ctx.params.id, playerID: request.seat });
    reply({});
  };

  private async add(matchID: string, captains: ReadonlyMap<string, Level>): Promise<void> {
    if (captains.size === 0) return;
    await addBots(this.options.store, matchID, captains);
    this.options.wake(matchID);
  }

  private levelsIn(game: string): readonly Level[] {
    return this.options.closed ? [] : (this.options.games.find(({ name }) => name === game)?.levels ?? []);
  }
}
