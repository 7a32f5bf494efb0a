import { type Fleet, isFleet } from '../../../../src/games/salamis-ad-actium/face.js';

/** A fleet by its name, as a browser keeps it and as a file carries it. */
export interface NamedFleet {
  readonly name: string;
  readonly fleet: Fleet;
}

const FORMAT = 'weathergage-fleet';
const VERSION = 1;

/** Longest name of a fleet. */
export const LONGEST_NAME = 40;

/** What is wrong with a file: it is no JSON, no fleet of this game, of a later version, or the fleet in it is damaged. */
export type FileFault = 'unreadable' | 'foreign' | 'newer' | 'damaged';

type Found = { readonly named: NamedFleet; readonly fault?: undefined } | { readonly named?: undefined; readonly fault: FileFault };

export const fleetFile = ({ name, fleet }: NamedFleet): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, name, fleet }, null, 2);

/** "Home fleet.json", without whatever a file system takes amiss. */
export const fileNameOf = ({ name }: NamedFleet): string => `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'fleet'}.json`;

/** Whether a value is a fleet with its name: what was kept may be of another version, or damaged by hand. */
export const isNamedFleet = (value: unknown): value is NamedFleet =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  value.name.trim() !== '' &&
  value.name.length <= LONGEST_NAME &&
  isFleet(value.fleet) &&
  value.fleet.squadrons.length > 0;

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null;

/** The fleet of a file, or what is wrong with the file. */
export function readFleetFile(text: string): Found {
  const value = parsed(text);
  if (value === undefined) return { fault: 'unreadable' };
  if (!isRecord(value) || value.format !== FORMAT) return { fault: 'foreign' };
  if (value.version !== VERSION) return { fault: 'newer' };
  const { name, fleet } = value;
  const named = { name, fleet };
  return isNamedFleet(named) ? { named } : { fault: 'damaged' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
