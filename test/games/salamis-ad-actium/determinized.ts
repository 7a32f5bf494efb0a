import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { imaginedMatches } from '../../kit/determinizationLaws.js';
import type { Player } from '../../kit/properties.js';
import { lively } from './random.js';

/** A lively player that keeps half of its squadrons in reserve and chooses tactical battles. */
export const cautious: Player<Salamis> = (view, playerID, dice) => {
  const choices = salamisAdActium.rules.choices(view, playerID);
  const reserve = choices.find(({ move }) => move === 'reserveSquadron');
  if (reserve && dice.die(2) === 1) return reserve;
  return (
    choices.find(({ move, args }) => move === 'battleAnswer' && args[0] === true && args[1] === 'tactical') ?? lively(view, playerID, dice)
  );
};

/** Whether to check this decision. Checks one in 45 of single ships' moves, and one in 3 of the others. */
const looks = ({ await: asked }: Salamis, number: number): boolean =>
  number % (asked?.kind === 'act' || asked?.kind === 'house' ? 45 : 3) === 0;

/** Defines the tests of determinized states for a share of the matches. */
export const imagined = (share: number): void =>
  imaginedMatches(
    salamisAdActium,
    [
      { setupData: { mode: 'scenario', scenario: 'mylae-260', turnLimit: 4 }, matches: 3 },
      { setupData: { mode: 'scenario', scenario: 'salamis-480', options: { freeDeployment: true }, turnLimit: 4 }, matches: 8 },
      { setupData: { mode: 'points', points: { size: 'skirmish', quality: 'buy' }, swapSides: true, turnLimit: 5 }, matches: 10 },
      { setupData: { mode: 'points', points: { size: 'great', era: 3 }, turnLimit: 4 }, matches: 8 },
      { setupData: { mode: 'points', points: { size: 'battle' }, options: { hiddenReserves: false }, turnLimit: 4 }, matches: 4 },
      { setupData: { mode: 'campaign', campaign: { theatre: 'punic', battles: 'quick' } }, matches: 8 },
      { setupData: { mode: 'campaign', campaign: { theatre: 'aegean', battles: 'quick' } }, matches: 6 },
      { setupData: { mode: 'campaign', campaign: { theatre: 'punic', battles: 'tactical' }, turnLimit: 4 }, matches: 3 },
    ].map((setup) => ({ ...setup, player: cautious, looks })),
    share,
  );
