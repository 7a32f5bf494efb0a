import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { imaginedMatches } from '../../kit/imagining.js';

/** A share of the matches in which the state is imagined. */
export const imagined = (share: number): void =>
  imaginedMatches(
    rightFierceAndTerrible,
    [
      { setupData: { scenario: 's1', deployment: 'standard', turnLimit: 4 }, matches: 16, looks: (_, number) => number % 40 === 0 },
      { setupData: { scenario: 's4', turnLimit: 4 }, matches: 8, looks: ({ phase }, number) => phase !== 'deploy' && number % 40 === 0 },
    ],
    share,
  );
