import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { GameModule } from '../../src/boardgame/module.js';
import { anyChoice, decide } from '../../src/kit/decide.js';
import { quickDice } from '../../src/kit/dice.js';
import { playerAt } from '../../src/kit/levels.js';
import type { Choice } from '../../src/kit/rules.js';
import type { Question } from '../plugin.js';

/** What a thread is told when it begins. */
export interface ThreadData {
  readonly gamesFrom?: string;
}

/** What a thread answers. */
export type Thought = { readonly choice: Choice | undefined } | { readonly fault: string };

type Games = Readonly<Record<string, GameModule>>;

// On Linux 0 is this thread alone: whoever moves at a table is served before a captain thinks on. Elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

/** The package's games, from this file as it is written and as it is built. Only what is asked for is loaded. */
const OWN = '../../src/index.js';

const { gamesFrom = OWN } = workerData as ThreadData;
const { modules: games } = require(gamesFrom) as { modules: Games };

/** 32 random bits for dice that are no part of a match. */
const bits = (): number => (Math.random() * 2 ** 32) >>> 0;

function think({ game, level, view, playerID, simply }: Question): Choice | undefined {
  const module = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!module) throw new Error(`this server has no bot for ${game}`);
  const { rules } = module;
  return simply
    ? anyChoice(rules, view, playerID, quickDice(bits()))
    : decide({ rules, captain: playerAt(module, level) }, view, playerID, bits());
}

parentPort?.on('message', (question: Question) => {
  let thought: Thought;
  try {
    thought = { choice: think(question) };
  } catch (error) {
    thought = { fault: String(error instanceof Error ? error.message : error) };
  }
  parentPort?.postMessage(thought);
});
