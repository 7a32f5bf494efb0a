import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, ProcessGameConfig } from 'boardgame.io/internal';
import type { GameModule } from '../src/boardgame/module.js';
import { randomSeed } from '../src/kit/dice.js';

/** A game made ready to be served. */
export interface HostedGame {
  readonly name: string;
  readonly game: ReturnType<typeof ProcessGameConfig>;
  readonly moveNames: ReadonlySet<string>;
  readonly reduce: ReturnType<typeof CreateGameReducer>;
  /** Takes out of what is sent whatever this reader may not see. */
  readonly filter: ReturnType<typeof getFilterPlayerView>;
  /** Says why not; a plain Game has none. */
  readonly module?: GameModule;
}

/**
 * boardgame.io seeds its own dice with the time of creation, which the lobby publishes. The plugin that has its name replaces
 * nothing but that seed.
 */
const secretSeed = { name: 'random', setup: () => ({ seed: randomSeed() }) };

const isModule = (game: Game | GameModule): game is GameModule => 'rules' in game && 'game' in game;

/** Throws if the game has no name of its own. */
export function host(given: Game | GameModule): HostedGame {
  const source = isModule(given) ? given.game : given;
  if (!source.name || source.name === 'default') throw new Error('a game on a server needs a name');
  const seeded = source.seed === undefined ? { ...source, plugins: [...(source.plugins ?? []), secretSeed] } : { ...source };
  const game = ProcessGameConfig(seeded);
  return {
    name: source.name,
    game,
    moveNames: new Set(game.flow.moveNames as readonly string[]),
    reduce: CreateGameReducer({ game }),
    filter: getFilterPlayerView(game),
    ...(isModule(given) && { module: given }),
  };
}

/** The state as one player, or a spectator, may see it. */
export function viewOf({ filter }: HostedGame, state: State, playerID: string | null): { view: State; log: State['deltalog'] } {
  const filtered = filter(playerID, { type: 'update', args: ['', state] });
  if (filtered.type !== 'update') throw new Error('boardgame.io made no update of an update');
  return { view: filtered.args[1], log: filtered.args[2] };
}
