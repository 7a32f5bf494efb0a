import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import type { Player } from '../../kit/properties.js';
import type { CorpusSource } from '../../kit/recordCorpus.js';
import { admiral, even, hothead, spendthrift, wayward } from './players.js';
import { STARTS } from './starts.js';

const PLAYERS = { even, admiral, spendthrift };
const both = (player: Player<WarWithSpain>) => ({ '0': player, '1': player });

/** Matches for corpus.jsonl with all options, several kinds of players, and late positions. */
export const sources: readonly CorpusSource<WarWithSpain>[] = [
  { setupData: { income: 'average' }, players: both(even), matches: 8 },
  { setupData: { spanishVpBid: 10 }, players: both(hothead), matches: 3 },
  { setupData: {}, players: both(admiral), matches: 3 },
  { setupData: {}, players: both(spendthrift), matches: 1 },
  { setupData: { openInformation: true }, players: both(hothead), matches: 1 },
  { setupData: {}, players: both(wayward), matches: 1 },
  ...['penniless in the land of others, England', 'off the coasts', 'in a divided Scotland'].map((start) => ({
    setupData: {},
    start,
    players: both(hothead),
    matches: 12,
  })),
  ...STARTS.map(({ name, player }) => ({ setupData: {}, start: name, players: both(PLAYERS[player]), matches: 8 })),
];

export const starts = Object.fromEntries(STARTS.map(({ name, start }) => [name, start]));

/** Returns an extra label for positions that have secrets and no combat. */
export const extras = ({ options, battle, assault, phase }: WarWithSpain): string[] =>
  options.openInformation || battle?.shown || assault ? [] : [`secrets, ${phase}`];
