import type { Kysely } from 'kysely';
import type { ConditionalOrderStore, OrderProgress, SeatOrders } from './orderStore.js';
import type { PlanRow, Tables } from './schema.js';

/** Column values of orders not yet checked. */
const FRESH = { looked_state: -1, until: 0 } as const;

const saidIn = (row: PlanRow): SeatOrders => ({
  matchID: row.match_id,
  playerID: row.player_id,
  owner: row.owner,
  orders: JSON.parse(row.orders),
  ...(row.plan !== null && { plan: JSON.parse(row.plan) }),
  ...(row.dropped !== null && { dropped: JSON.parse(row.dropped) }),
  version: row.version,
});

/** Finds due orders by comparing state ids, so that a move need not write to this table. */
export class SqlOrderStore implements ConditionalOrderStore {
  constructor(private readonly database: () => Kysely<Tables>) {}

  async of(matchID: string): Promise<SeatOrders[]> {
    const rows = await this.database().selectFrom('plans').selectAll().where('match_id', '=', matchID).orderBy('player_id').execute();
    return rows.map(saidIn);
  }

  async keep({ matchID, playerID, owner, orders, plan, dropped, version }: SeatOrders): Promise<boolean> {
    const said = {
      owner,
      orders: JSON.stringify(orders),
      plan: plan ? JSON.stringify(plan) : null,
      dropped: dropped ? JSON.stringify(dropped) : null,
      version,
      ...FRESH,
    };
    const { numInsertedOrUpdatedRows = 0n } = await this.database()
      .insertInto('plans')
      .values({ match_id: matchID, player_id: playerID, ...said })
      .onConflict((same) =>
        same
          .columns(['match_id', 'player_id'])
          .doUpdateSet(said)
          .where('plans.version', '=', version - 1),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  async due(now: number, most: number): Promise<string[]> {
    const rows = await this.database()
      .selectFrom('plans')
      .innerJoin('matches', 'matches.id', 'plans.match_id')
      .select(['plans.match_id'])
      .distinct()
      .where('plans.until', '<=', now)
      .whereRef('matches.state_id', '>', 'plans.looked_state')
      .limit(most)
      .execute();
    return rows.map(({ match_id }) => match_id);
  }

  async looked({ matchID, playerID, version, plan }: SeatOrders, stateID: number, progress?: OrderProgress): Promise<void> {
    const kept = plan && progress && { plan: JSON.stringify({ ...plan, progress }) };
    await this.mark(matchID, playerID, version, { looked_state: stateID, ...kept });
  }

  async postpone({ matchID, playerID, version }: SeatOrders, until: number): Promise<void> {
    await this.mark(matchID, playerID, version, { until });
  }

  private async mark(matchID: string, playerID: string, version: number, marked: Partial<PlanRow>): Promise<void> {
    await this.database()
      .updateTable('plans')
      .set(marked)
      .where('match_id', '=', matchID)
      .where('player_id', '=', playerID)
      .where('version', '=', version)
      .execute();
  }

  async drop(matchID: string, playerID?: string): Promise<void> {
    await this.database()
      .deleteFrom('plans')
      .where('match_id', '=', matchID)
      .$if(playerID !== undefined, (every) => every.where('player_id', '=', playerID ?? ''))
      .execute();
  }
}
