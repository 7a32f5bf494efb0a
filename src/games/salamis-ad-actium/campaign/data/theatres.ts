import type { Campaign } from '../state.js';
import { aegean } from './aegean.js';
import { punic } from './punic.js';
import type { Area, Theatre, TheatrePort } from './theatre.js';

export type { Area, Theatre } from './theatre.js';

export const THEATRES: { readonly [id in Campaign['theatre']]: Theatre } = { punic, aegean };

/** An area of a theatre. @throws Error for an id that it has not */
export function areaOf(theatre: Theatre, id: string): Area {
  const found = theatre.areas[id];
  if (!found) throw new Error(`there is no area ${id} in ${theatre.id}`);
  return found;
}

/** Every port of a theatre with its area, in the order of the areas. */
export const portsOf = (theatre: Theatre): [id: string, port: TheatrePort, area: string][] =>
  Object.entries(theatre.areas).flatMap(([area, { ports }]) =>
    Object.entries(ports).map(([id, port]): [string, TheatrePort, string] => [id, port, area]),
  );
