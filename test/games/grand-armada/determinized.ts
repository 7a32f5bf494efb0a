import { grandArmada } from '../../../src/games/grand-armada/index.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { imaginedMatches } from '../../kit/determinizationLaws.js';
import { lively } from './randomMatches.js';

/** Includes all simultaneous fire. */
const looks = ({ step }: GrandArmada, number: number): boolean => step === 'commit' || number % 60 === 0;

/** The share of determinized matches. */
export const imagined = (share: number): void =>
  imaginedMatches(
    grandArmada,
    [
      { setupData: { scenario: 2 }, matches: 16, player: lively, looks },
      { setupData: { scenario: 3, swapSeats: true }, matches: 16, player: lively, looks },
      { setupData: { scenario: 5 }, matches: 8, player: lively, looks },
    ],
    share,
  );
