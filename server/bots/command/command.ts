import type { GameModule } from '../../../src/boardgame/module.js';
import { modules } from '../../../src/index.js';
import { decide } from '../../../src/kit/decide.js';
import { levelsOf, playerAt } from '../../../src/kit/levels.js';
import { ordersIn } from './orders.js';
import { playSeat } from './play.js';
import { sit } from './sit.js';

const games: Readonly<Record<string, unknown>> = modules;

/** `weathergage captain …`: a captain of this machine plays a seat at another's server, to the end. Throws a sentence. */
export async function captain(args: readonly string[], say: (line: string) => void): Promise<void> {
  const orders = ordersIn(args);
  const { server, game, matchID, level } = orders;
  if (!Object.hasOwn(games, game)) throw new Error(`There is no bot for ${game}. Games with bots: ${Object.keys(games).join(', ')}.`);
  const module = games[game] as GameModule;
  const levels = levelsOf(module);
  if (!levels.includes(level)) throw new Error(`There is no level ${level} for ${game}. Levels: ${levels.join(', ')}.`);
  const taken = await sit(orders);
  const { playerID, credentials } = taken;
  say(`The ${level} has seat ${playerID}. To let him go on later: --seat ${playerID} --credentials ${credentials}`);
  const player = { rules: module.rules, captain: playerAt(module, level) };
  const result = await playSeat({
    ...{ server, module, matchID, ...taken },
    decide: (view) => decide(player, view, playerID, (Math.random() * 2 ** 32) >>> 0),
  });
  const { winner, reason } = result;
  say(`The match is over: ${winner === undefined ? 'drawn' : winner === playerID ? 'won' : 'lost'} (${reason}).`);
}
