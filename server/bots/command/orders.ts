import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../../src/kit/levels.js';

/** Which seat of which match a bot is to play. */
export interface Orders {
  /** Origin of the server. */
  readonly server: string;
  readonly game: string;
  readonly matchID: string;
  readonly level: Level;
  /** The first that is free if left out. */
  readonly seat?: string;
  readonly name: string;
  /** Of a seat that is his already: he sits down there, and joins nothing. */
  readonly credentials?: string;
}

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/** The address of a match, as its page has it: `https://play.example.org/match/GAME/ID`. */
function matchAt(address: string): Pick<Orders, 'server' | 'game' | 'matchID'> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [, game, matchID] = /^\/match\/([\w-]+)\/([\w-]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !game || !matchID) {
    throw new Error(`--match must be the address of a match such as https://play.example.org/match/GAME/ID, not "${address}".`);
  }
  return { server: url.origin, game, matchID };
}

/** Reads `--match URL [--level cadet|captain|admiral] [--seat N] [--name NAME] [--credentials KEY]`. Throws an Error whose message is a sentence. */
export function ordersIn(args: readonly string[]): Orders {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { match: text, level: text, seat: text, name: text, credentials: text } });
  const { match = '', level = 'captain', seat, name = 'A captain from elsewhere', credentials } = values;
  if (!isLevel(level)) throw new Error(`--level must be one of ${LEVELS.join(', ')}, not "${level}".`);
  if (seat !== undefined && !/^\d{1,3}$/.test(seat)) throw new Error(`--seat must be the number of a seat, not "${seat}".`);
  if (credentials !== undefined && seat === undefined) throw new Error('--credentials needs --seat, the seat they belong to.');
  return { ...matchAt(match), level, name, ...(seat !== undefined && { seat }), ...(credentials !== undefined && { credentials }) };
}
