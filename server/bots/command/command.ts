import type { GameModule } from '../../../src/boardgame/module.js';
import { modules } from '../../../src/index.js';
import { decide } from '../../../src/kit/decide.js';
import { levelsOf, playerAt } from '../../../src/kit/levels.js';
import { ordersIn } from './orders.js';
import { playSeat } from './play.js';
import { takeSeat } from './sit.js';

const games: Readonly<Record<string, unknown>> = modules;

/** Plays a seat on any server until the match ends. Throws errors that the command prints. */
export async function playAsBot(args: readonly string[], say: (line: string) => void): Promise<void> {
  const orders = ordersIn(args, process.env);
  const { server, game, matchID, level } = orders;
  if (!Object.hasOwn(games, game)) throw new Error(`There is no bot for ${game}. Games with bots: ${Object.keys(games).join(', ')}.`);
  const module = games[game] as GameModule;
  const levels = levelsOf(module);
  if (!levels.includes(level)) throw new Error(`There is no level ${level} for ${game}. Levels: ${levels.join(', ')}.`);
  const taken = await takeSeat(orders);
  const { playerID, credentials } = taken;
  say(`Level ${level} has seat ${playerID}. To resume it later, set SEAT_CREDENTIALS=${credentials} and add --seat ${playerID}.`);
  const player = { rules: module.rules, captain: playerAt(module, level) };
  const result = await playSeat({
    ...{ server, module, matchID, ...taken },
    decide: (view) => decide(player, view, playerID, (Math.random() * 2 ** 32) >>> 0),
  });
  const { winner, reason } = result;
  say(`The match is over: ${winner === undefined ? 'drawn' : winner === playerID ? 'won' : 'lost'} (${reason}).`);
}
