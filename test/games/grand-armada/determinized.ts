import { grandArmada } from '../../../src/games/grand-armada/index.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { imaginedMatches } from '../../kit/determinizationLaws.js';
import { lively } from './randomMatches.js';

/** Whether to check a decision. Checks all fire orders, and every 60th other decision. */
const looks = ({ step }: GrandArmada, number: number): boolean => step === 'commit' || number % 60 === 0;

/** Plays a share of the matches with determinized states. */
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
