import type { MatchRef } from '../../../app/matches.js';

const WAYS = { online: 'match', hotseat: 'hotseat', captain: 'captain' } as const;

/** The address of a moment, or of the match itself. Whoever has no seat at the server watches; a file that is not at hand has to be opened first. */
export function positionPath({ kind, game, id }: MatchRef, at?: number): string {
  const [path, ...asked] =
    kind === 'replay' ? ['/replay', `of=${id}`] : [`/${WAYS[kind]}/${game}/${id}`, ...(kind === 'online' ? ['watch'] : [])];
  if (at !== undefined) asked.push(`at=${at}`);
  return [path, asked.join('&')].filter(Boolean).join('?');
}

/** The address to give away: of a file nobody else has it names the moment alone. */
export const linkPath = (match: MatchRef, at: number): string => (match.kind === 'replay' ? `/replay?at=${at}` : positionPath(match, at));

/** The moment that an address names. @param search the part of it from "?" on */
export function positionIn(search: string): number | undefined {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : undefined;
}
