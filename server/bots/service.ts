import type { Level } from '../../src/kit/levels.js';
import type { Handler } from '../http/answers.js';
import { bodyIn, replyIn } from '../http/calls.js';
import type { Check } from '../http/checks.js';
import type { HostedGame } from '../match/games.js';
import { captainsIn } from '../match/seats.js';
import type { Store } from '../storage/store.js';
import { layCaptains, seatCaptain } from './seating.js';

export interface BotServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  /** Nothing thinks for captains at this server. */
  readonly closed: boolean;
  /** A match was laid in which captains sit. */
  stirred(matchID: string): void;
}

/** What answers the calls by which captains are seated. */
export class BotService {
  constructor(private readonly options: BotServiceOptions) {}

  /** At which levels captains can be had, by game; games without any are left out. */
  readonly levels: Handler<'listBotLevels'> = (_ctx, reply) =>
    reply(
      Object.fromEntries(this.options.games.map(({ name }) => [name, this.levelsIn(name)] as const).filter(([, levels]) => levels.length)),
    );

  /** The captains that are wanted in a new match can be had. */
  readonly fitting: Check = (ctx, next) => {
    const { captains = {}, numPlayers = 2 } = bodyIn(ctx, 'createMatch');
    const levels = this.levelsIn(ctx.params.name);
    for (const [seat, level] of Object.entries(captains)) {
      if (!levels.includes(level)) return ctx.throw(400, `captains: there is no ${level} here`);
      if (Number(seat) >= Number(numPlayers)) return ctx.throw(400, `captains: there is no seat ${seat}`);
    }
    return next();
  };

  /** Seats them, once it is laid. */
  readonly laid: Check = async (ctx, next) => {
    await next();
    const { captains = {} } = bodyIn(ctx, 'createMatch');
    await this.lay(replyIn(ctx, 'createMatch').matchID, new Map(Object.entries(captains)));
  };

  /** Captains play again too, on the other sides. */
  readonly again: Check = async (ctx, next) => {
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
    if (wish.level && !this.levelsIn(ctx.params.name).includes(wish.level)) return ctx.throw(409, 'There is no such captain here.');
    const no = await seatCaptain(this.options.store, ctx.params.id, wish);
    if (no) return ctx.throw(no.status, no.why);
    reply({});
  };

  private async lay(matchID: string, captains: ReadonlyMap<string, Level>): Promise<void> {
    if (captains.size === 0) return;
    await layCaptains(this.options.store, matchID, captains);
    this.options.stirred(matchID);
  }

  private levelsIn(game: string): readonly Level[] {
    return this.options.closed ? [] : (this.options.games.find(({ name }) => name === game)?.levels ?? []);
  }
}
