import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** From this file as it is written, and from wherever in `dist/cjs` it is built into. */
const PLACES = ['../dist/client', '../../client'];

/** The folder of Weathergage's own web client, for `clientDir`; nothing where it is not built. */
export function webClient(): string | undefined {
  return PLACES.map((place) => join(__dirname, place)).find((place) => existsSync(join(place, 'index.html')));
}
