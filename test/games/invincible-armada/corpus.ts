import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import type { Player } from '../../kit/properties.js';
import type { CorpusSource } from '../../kit/recordCorpus.js';
import { setups, sparing } from './randomMatches.js';

const captain: Player<Armada> = invincibleArmada.captain;
const both = (player: Player<Armada>) => ({ '0': player, '1': player });

/** Matches for the positions of corpus.jsonl: each deployment and option, at random and by bots. */
export const sources: readonly CorpusSource<Armada>[] = setups.flatMap((setupData) => [
  { setupData, players: both(sparing), matches: 20 },
  { setupData, players: both(captain), matches: 6 },
]);

/** Labels positions with a secret choice of a tactic. */
export const extras = ({ step, battle }: Armada, playerID: string): string[] => {
  if (step !== 'tactic' || !battle || battle.forcedStandOff) return [];
  return [battle.tactics[playerID === '0' ? 'spanish' : 'english'] === null ? 'first tactic' : 'second tactic'];
};
