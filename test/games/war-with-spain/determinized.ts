import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { imaginedMatches } from '../../kit/determinizationLaws.js';
import { admiral, even, hothead, spendthrift } from './players.js';
import { STARTS } from './starts.js';

const PLAYERS = { even, admiral, spendthrift };

/** Whether to check a decision. Checks decisions that interrupt a stage more often than others. */
const looks = ({ pending, voyage, assault }: WarWithSpain, number: number): boolean =>
  number % (pending || voyage || assault ? 12 : 80) === 0;

/** Tests determinization in a share of the matches. */
export const imagined = (share: number): void =>
  imaginedMatches(
    warWithSpain,
    [
      { setupData: { income: 'average' }, matches: 8, player: even, looks },
      { setupData: { spanishVpBid: 10 }, matches: 3, player: hothead, looks },
      { setupData: {}, matches: 3, player: admiral, looks },
      { setupData: { openInformation: true }, matches: 2, player: hothead, looks },
      ...STARTS.map(({ name, player, start }) => ({
        name,
        setupData: {},
        matches: 4,
        player: PLAYERS[player],
        start,
        looks: (_: WarWithSpain, number: number) => number % 5 === 0,
      })),
    ],
    share,
  );
