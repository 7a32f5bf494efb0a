import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { imaginedMatches } from '../../kit/determinizationLaws.js';

/** Whether to check a decision. Checks all choices of tactics, and every 60th other decision. */
const looks = ({ step }: Armada, number: number): boolean => step === 'tactic' || number % 60 === 0;

/** Plays a share of the matches with determinized states. */
export const imagined = (share: number): void =>
  imaginedMatches(
    invincibleArmada,
    [
      { setupData: { deployment: 'historicalI' }, matches: 20, looks },
      { setupData: { deployment: 'historicalII', options: { papalBlessing: true, prayersAnswered: true } }, matches: 20, looks },
    ],
    share,
  );
