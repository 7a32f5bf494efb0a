import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { SIDES } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { Player } from '../../kit/properties.js';
import type { CorpusSource } from '../../kit/recordCorpus.js';
import { cautious } from './determinized.js';
import { lively } from './random.js';
import { battles, variants } from './randomBattles.js';
import { campaignTwin } from './randomCampaigns.js';
import { twinOf } from './twin.js';

const captain: Player<Salamis> = salamisAdActium.captain;
const both = (player: Player<Salamis>) => ({ '0': player, '1': player });

const quick = [
  { mode: 'campaign', campaign: { theatre: 'punic', battles: 'quick' } },
  { mode: 'campaign', campaign: { theatre: 'aegean', battles: 'quick' } },
];
const onTheTable = { mode: 'campaign', campaign: { theatre: 'punic', battles: 'tactical' }, turnLimit: 4 };
const greatFleets = { mode: 'points', points: { size: 'great', era: 3 }, turnLimit: 4 };

/** Matches for corpus.jsonl with every battle, option and kind of campaign, by lively players and bots. */
export const sources: readonly CorpusSource<Salamis>[] = [
  ...battles.map((setupData) => ({ setupData: { ...setupData, turnLimit: 6 }, players: both(lively), matches: 2 })),
  ...['actium-31', 'bosporus-717', 'ecnomus-256'].map((scenario) => ({
    setupData: { mode: 'scenario', scenario },
    players: both(captain),
    matches: 1,
  })),
  ...variants.map((setupData) => ({ setupData: { ...setupData, turnLimit: 6 }, players: both(cautious), matches: 2 })),
  { setupData: variants[0], players: both(captain), matches: 2 },
  { setupData: greatFleets, players: both(cautious), matches: 1 },
  ...quick.map((setupData) => ({ setupData, matches: 3 })),
  ...quick.map((setupData) => ({ setupData, players: both(captain), matches: 1 })),
  { setupData: onTheTable, players: both(cautious), matches: 1 },
];

/** Labels a position that holds a secret by its phase and step. */
export const extras = (G: Salamis, playerID: string): string[] => [
  ...(twinOf(G, playerID).changes ? [`secret ${G.phase}/${G.await?.kind}`] : []),
  ...(SIDES.some((side) => campaignTwin(G, side).compared > 0) ? [`fleets out of sight, ${G.camp?.stage}`] : []),
];
