import { grammarOf } from '../../../../src/kit/language.js';

const { count } = grammarOf('en');

const matches = (n: number) => count(n, { one: 'match', other: 'matches' });

export const en = {
  title: (name: string) => (name ? `Player: ${name}` : 'Player'),
  anonymous: 'Anonymous',
  deleted: 'Deleted player',
  loading: 'Loading the player…',
  noPlayer: 'Player not found. They may have deleted their data.',
  rating: 'Rating',
  /** Formats a rating as on Lichess, with a question mark if it is uncertain. */
  shown: (rating: number, provisional: boolean) => `${rating}${provisional ? '?' : ''}`,
  provisional: 'The question mark means that the rating is provisional.',
  noRating: 'No rated matches yet.',
  ratedMatches: matches,
  side: 'Side',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  graph: (game: string, from: number, to: number) => `${game}: rating from ${from} to ${to}`,
  results: 'Rated matches',
  result: (score: number) => (score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn'),
  against: (name: string) => `against ${name}`,
  watch: 'View',
  block: 'Block',
  unblock: 'Unblock',
  blockAbout: '“Play now” never pairs you with a player you have blocked.',
  report: 'Report',
  reportAs: 'Report this player for',
  reasons: { chat: 'Abusive chat', name: 'Offensive name', stalling: 'Stalling', cheating: 'Cheating' },
  reported: 'Reported to the operator of this server.',
  own: 'Your player page',
  ownAbout: 'Other players see your name, ratings and rated matches there.',
  rated: 'Rated',
  unrated: 'Not rated',
  ratedAbout: 'The result changes your rating. Your browser stores a key that identifies you; no account is needed.',
  strength: 'Opponent',
  anyStrength: 'Any rating',
  within: (points: number) => `Rating within ${points} of yours`,
};
