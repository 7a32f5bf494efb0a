import type { Level } from '../../src/kit/levels.js';
import type { Handler } from '../http/answers.js';
import { bodyIn, replyIn } from '../http/calls.js';
import type { CallCheck } from '../http/checks.js';
import type { LeftSeat } from '../match/events.js';
import type { HostedGame } from '../match/games.js';
import { captainsIn } from '../match/seats.js';
import type { Store } from '../storage/store.js';
import { layCaptains, seatCaptain } from './seating.js';

export interface BotServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  /** Nothing thinks for captains at this server. */
  readonly closed: boolean;
  /** Has the bots of a match look whether they must decide. */
  wake(matchID: string): void;
  /** A bot was removed from the seat, or has taken it. */
  leaveSeat(seat: LeftSeat): Promise<void>;
}

/** What answers the calls by which captains are seated. */
export class BotService {
  constructor(private readonly options: BotServiceOptions) {}

  /** At which levels captains can be had, by game; games without any are left out. */
  readonly levels: Handler<'listBotLevels'> = (_ctx, reply) =>
    reply(
      Object.fromEntries(this.options.games.map(({ name }) => [name, this.levelsIn(name)] as const).filter(([, levels]) => levels.length)),
    );

  /** Seats the bots of a new match; 400 before it is created where the game has no such level or seat. */
  readonly created: CallCheck<'createMatch'> = async (ctx, next) => {
    const { captains = {}, numPlayers = 2 } = bodyIn(ctx, 'createMatch');
    const levels = this.levelsIn(ctx.params.name);
    for (const [seat, level] of Object.entries(captains)) {
      if (!levels.includes(level)) return ctx.throw(400, `captains: there is no ${level} here`);
      if (Number(seat) >= Number(numPlayers)) return ctx.throw(400, `captains: there is no seat ${seat}`);
    }
    await next();
    await this.lay(replyIn(ctx, 'createMatch').matchID, new Map(Object.entries(captains)));
  };

  /** Captains play again too, on the other sides. */
  readonly again: CallCheck<'playAgain'> = async (ctx, next) => {
    const { metadata: before } = await this.options.store.fetch(ctx.params.id, { metadata: true });
    await next();
    if (!before || before.nextMatchID || this.options.closed) return;
    const last = Object.keys(before.players).length - 1;
    const swapped = [...captainsIn(before)].map(([seat, level]) => [String(last - Number(seat)), level] as const);
    await this.lay(replyIn(ctx, 'playAgain').nextMatchID, new Map(swapped));
  };

  /** Seats a captain, or bids him rise. */
  readonly seat: Handler<'setBot'> = async (ctx, reply) => {
    const wish = bodyIn(ctx, 'setBot');
    if (wish.level && !this.levelsIn(ctx.params.name).includes(wish.level)) return ctx.throw(409, 'This server has no such bot.');
    const no = await seatCaptain(this.options.store, ctx.params.id, wish);
    if (no) return ctx.throw(no.status, no.why);
    await this.options.leaveSeat({ matchID: ctx.params.id, playerID: wish.seat });
    reply({});
  };

  private async lay(matchID: string, captains: ReadonlyMap<string, Level>): Promise<void> {
    if (captains.size === 0) return;
    await layCaptains(this.options.store, matchID, captains);
    this.options.wake(matchID);
  }

  private levelsIn(game: string): readonly Level[] {
    return this.options.closed ? [] : (this.options.games.find(({ name }) => name === game)?.levels ?? []);
  }
}
