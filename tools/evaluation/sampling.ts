import type { GameModule } from '../../src/boardgame/module.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';
import { type Scales, valueOfResult } from '../../src/kit/evaluate.js';
import { playerAt } from '../../src/kit/levels.js';
import { SEATS } from '../../src/kit/seats.js';
import { botSeed } from '../play.js';
import type { Sample } from './fit.js';

/** Maximum number of evenly spaced positions from each match. */
const KEPT = 40;

const MOST_MOVES = 50_000;

interface Match {
  readonly setupData: unknown;
  readonly seed: string;
}

/** Returns some ends of turns of a match between Hard bots, as seen by alternating seats. */
export function samplesOf<G>(module: GameModule<G>, { features, gone }: Scales<G>, { setupData, seed }: Match): Sample[] {
  const { rules } = module;
  const dice = matchDice(seed);
  const thoughts = quickDice(botSeed(seed));
  const player = playerAt(module, 'admiral');
  const seen: Omit<Sample, 'outcome'>[] = [];
  let G = rules.setup(setupData, dice.setup);
  let last = gone(G);
  for (let move = 0; move < MOST_MOVES; move++) {
    const over = rules.result(G);
    if (over) {
      const outcome = valueOfResult(over, SEATS[0]);
      return Array.from({ length: Math.min(KEPT, seen.length) }, (_, i) => Math.floor((i * seen.length) / Math.min(KEPT, seen.length))).map(
        (i) => ({ ...seen[i], outcome }),
      );
    }
    const progress = gone(G);
    if (progress !== last) {
      const view = rules.view(G, SEATS[seen.length % 2]);
      seen.push({ features: features(view), gone: progress });
      last = progress;
    }
    const [playerID] = Object.keys(rules.awaiting(G));
    const choice = player(rules.view(G, playerID), playerID, thoughts);
    G = rules.advance(G, playerID, choice, dice.play).G;
  }
  throw new Error(`${seed}: the match does not end`);
}
