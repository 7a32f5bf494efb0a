import type { Game } from 'boardgame.io';

/**
 * Returns a game whose matches begin with `setupData`, for `Client` and `Local()`, because only boardgame.io's lobby
 * can pass setupData to a game.
 * `setupData` from a lobby takes precedence.
 * @throws RangeError if the game refuses the set-up, with the key and the reason
 */
export function withSetup<G, SetupData>(
  game: Game<G, Record<string, unknown>, SetupData>,
  setupData: SetupData | { readonly [key: string]: unknown },
): Game<G, Record<string, unknown>, SetupData> {
  const { setup } = game;
  // Forms give records; the game checks them here.
  const checked = setupData as SetupData;
  const fault = game.validateSetupData?.(checked, game.minPlayers ?? 2);
  if (fault !== undefined) throw new RangeError(`${game.name}: ${fault}`);
  return { ...game, setup: setup && ((context, given) => setup(context, given ?? checked)) };
}
