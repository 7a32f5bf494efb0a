import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the client relative to this file and to its bundles in `dist/cjs`. */
const PATHS = ['../dist/client', '../../client'];

/** Returns the folder of the built web client, or undefined if it is missing. */
export function webClient(): string | undefined {
  return PATHS.map((place) => join(__dirname, place)).find((place) => existsSync(join(place, 'index.html')));
}
