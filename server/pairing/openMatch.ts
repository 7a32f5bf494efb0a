import type { ClockTerms } from '../../src/boardgame/clock/terms.js';
import type { ScenarioInfo } from '../../src/kit/definition.js';
import { english } from '../../src/kit/language.js';
import type { HostedGame } from '../match/games.js';
import { botsIn, hasPlayer, type PlayerMetadata } from '../match/seats.js';
import type { OpenMatch } from '../storage/openMatchStore.js';
import type { MatchData, Store } from '../storage/store.js';

/** The only scenario of a plain boardgame.io game. */
const ONLY = { id: '', setupData: {} } as const;

type Scenario = Pick<ScenarioInfo, 'id' | 'setupData'>;

export const scenariosOf = ({ texts }: HostedGame): readonly Scenario[] => texts?.present(english).scenarios ?? [ONLY];

/** Returns the clock settings as text. Equal settings give equal texts. */
export const clockText = (terms: ClockTerms | null | undefined): string => {
  if (!terms) return '';
  return terms.kind === 'live' ? `live ${terms.seconds} ${terms.increment}` : `days ${terms.days} ${terms.reserve} ${terms.vacation}`;
};

const PACE_OF = { live: 'live', days: 'turns' } as const;

/** Returns the id of the scenario with this set-up, or null if it has other options. */
function scenarioOf(hosted: HostedGame, setupData: unknown): string | null {
  const set = Object.entries(setupData ?? {});
  const isSet = ({ setupData: own }: Scenario) =>
    set.length === Object.keys(own).length && set.every(([key, value]) => JSON.stringify(own[key]) === JSON.stringify(value));
  return scenariosOf(hosted).find(isSet)?.id ?? null;
}

/** Returns the open match, or undefined if the match is full, unlisted, over or already begun. */
export async function openMatchOf(store: Store, hosted: HostedGame, matchID: string, metadata: MatchData): Promise<OpenMatch | undefined> {
  const seats: [string, PlayerMetadata][] = Object.entries(metadata.players);
  const waiting = seats.filter(([, seat]) => hasPlayer(seat));
  const [[playerID = '', seat] = []] = waiting;
  if (metadata.unlisted || metadata.gameover !== undefined || seats.length !== 2) return undefined;
  if (waiting.length !== 1 || !seat?.credentials || botsIn(metadata).size > 0) return undefined;
  // In a match that has begun, a new player would replace a player who has left.
  if ((await store.versionsOf([matchID])).get(matchID)?.stateID !== 0) return undefined;
  const { clock, createdAt, setupData, gameName, rated = false, within = null } = metadata;
  return {
    matchID,
    game: gameName,
    pace: clock ? PACE_OF[clock.terms.kind] : 'none',
    clock: clockText(clock?.terms),
    scenario: scenarioOf(hosted, setupData),
    person: (await store.people.holding(matchID, playerID))?.person ?? null,
    ...{ rated, within, rating: (rated && (await ratingOf(store, gameName, seat.player))) || null },
    createdAt,
  };
}

/** Rating of players without results. */
const FIRST_RATING = 1500;

export async function ratingOf({ ratings }: Pick<Store, 'ratings'>, game: string, player: string | undefined): Promise<number> {
  const rating = player === undefined ? undefined : await ratings.ratingOf(game, player);
  return rating?.rating ?? FIRST_RATING;
}
