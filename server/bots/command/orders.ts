import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../../src/kit/levels.js';

export interface Orders {
  readonly server: string;
  readonly game: string;
  readonly matchID: string;
  readonly level: Level;
  /** Seat to join. The default is the first free seat. */
  readonly seat?: string;
  readonly name: string;
  /** Credentials of a seat that the bot has already joined, to continue in it. */
  readonly credentials?: string;
}

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

function matchAt(address: string): Pick<Orders, 'server' | 'game' | 'matchID'> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [, game, matchID] = /^\/match\/([\w-]+)\/([\w-]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !game || !matchID) {
    throw new Error(`--match must be the address of a match such as https://play.example.org/match/GAME/ID, not "${address}".`);
  }
  return { server: url.origin, game, matchID };
}

/**
 * Reads arguments and environment. Throws errors that the command prints.
 * @param env contains `SEAT_CREDENTIALS`, because other users of the machine can see arguments
 */
export function ordersIn(args: readonly string[], env: Readonly<Record<string, string | undefined>> = {}): Orders {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { match: text, level: text, seat: text, name: text } });
  const { match = '', level = 'captain', seat, name = 'Remote bot' } = values;
  const credentials = env.SEAT_CREDENTIALS || undefined;
  if (!isLevel(level)) throw new Error(`--level must be one of ${LEVELS.join(', ')}, not "${level}".`);
  if (seat !== undefined && !/^\d{1,3}$/.test(seat)) throw new Error(`--seat must be the number of a seat, not "${seat}".`);
  if (credentials !== undefined && seat === undefined)
    throw new Error('SEAT_CREDENTIALS needs --seat, the seat that the credentials belong to.');
  return { ...matchAt(match), level, name, ...(seat !== undefined && { seat }), ...(credentials !== undefined && { credentials }) };
}
