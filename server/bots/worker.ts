import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { GameModule } from '../../src/boardgame/module.js';
import { anyChoice, decide } from '../../src/kit/decide.js';
import { quickDice } from '../../src/kit/dice.js';
import { playerAt } from '../../src/kit/levels.js';
import type { Choice } from '../../src/kit/rules.js';
import type { Question } from '../plugin.js';

export interface ThreadData {
  readonly gamesFrom?: string;
}

export type Answer = { readonly choice: Choice | undefined } | { readonly fault: string };

type Games = Readonly<Record<string, GameModule>>;

// Give players' moves priority. Only Linux uses pid 0 for this thread. Other systems use it for the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

/** The package's games, each loaded on first use. */
const OWN = '../../src/index.js';

const { gamesFrom = OWN } = workerData as ThreadData;
const { modules: games } = require(gamesFrom) as { modules: Games };

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
  let answer: Answer;
  try {
    answer = { choice: think(question) };
  } catch (error) {
    answer = { fault: String(error instanceof Error ? error.message : error) };
  }
  parentPort?.postMessage(answer);
});
