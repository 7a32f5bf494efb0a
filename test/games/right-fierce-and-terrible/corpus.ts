import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import type { Player } from '../../kit/properties.js';
import { type CorpusSource, eager } from '../../kit/recordCorpus.js';
import { setups } from './randomMatches.js';

const captain: Player<Sluys> = rightFierceAndTerrible.captain;
const both = { '0': captain, '1': captain };

const making = eager(rightFierceAndTerrible, ['unplace', 'executeLeader', 'saveMarines'], captain);
const seldom = { '0': making, '1': making };

/** Matches for corpus.jsonl with each scenario and option, by random players and bots. */
export const sources: readonly CorpusSource<Sluys>[] = setups.flatMap((setupData) => [
  { setupData, matches: 6 },
  { setupData: { ...setupData, turnLimit: 12 }, players: both, matches: 3 },
  { setupData, players: seldom, matches: 4 },
]);
