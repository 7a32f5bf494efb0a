import type { MatchRef } from '../../../app/matches.js';

const WAYS = { online: 'match', hotseat: 'hotseat', captain: 'captain' } as const;

/** Returns the path of a position or, without `at`, of the match. Visitors without a seat become spectators. */
export function positionPath({ kind, game, id }: MatchRef, at?: number): string {
  const [path, ...asked] =
    kind === 'replay' ? ['/replay', `of=${id}`] : [`/${WAYS[kind]}/${game}/${id}`, ...(kind === 'online' ? ['watch'] : [])];
  if (at !== undefined) asked.push(`at=${at}`);
  return [path, asked.join('&')].filter(Boolean).join('?');
}

/** Returns the path of the link to share. For a match file, it identifies only the position. */
export const linkPath = (match: MatchRef, at: number): string => (match.kind === 'replay' ? `/replay?at=${at}` : positionPath(match, at));

/**
 * Returns the position in an address, if any.
 * @param search the query of the address
 */
export function positionIn(search: string): number | undefined {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : undefined;
}
