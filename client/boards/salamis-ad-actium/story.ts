import { areaOfPort, fleetOf, type Salamis, seatOf } from '../../../src/games/salamis-ad-actium/face.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { say } from '../../../src/kit/texts.js';
import type { Told } from '../../kit/Chronicle.js';
import type { Telling } from '../../kit/story.js';
import { shipName } from './names.js';
import type { View } from './session.js';

/** A chronicle in which ships are called by their names as the viewer knows them. */
export const telling = ({ texts, words: { status } }: View): Telling => ({
  sentence: (entry) => say(texts, `chronicle.${entry.key}`, entry.values),
  before: status.before,
  turn: status.turn,
});

/** What an entry is about: ships where they lie or went down, forts; of a campaign areas, and the areas of its ports and fleets. */
export function placesOf(G: Salamis, { who = [], at = [], values }: Entry): string[] {
  const { camp } = G;
  const pieces = who.filter((id) => G.ships[id] || id in G.forts);
  if (!camp) return pieces;
  const port = typeof values?.port === 'string' ? areaOfPort(camp, values.port) : undefined;
  const named = [...who, values?.fleet].map((id) =>
    typeof id === 'string' ? (camp.fleets[id] ?? camp.fleets[fleetOf(camp, id) ?? ''])?.area : undefined,
  );
  return [...pieces, ...at, ...[port, ...named].filter((id) => id !== undefined)];
}

/** An entry as it is shown: a ship's begins with her name and has the colour of her side; a counter out of the bag is no throw of dice. */
function toldOf({ G, words: { status } }: View, told: Told): Told {
  const { roll, ...rest } = told.entry;
  const [first] = rest.who ?? [];
  const ship = first === undefined ? undefined : G.ships[first];
  const by = rest.by ?? (ship && seatOf(G, G.squadrons[ship.sq].side));
  const entry = { ...rest, ...(by !== undefined && { by }), ...(roll && rest.key !== 'draw' && { roll }) };
  if (first === undefined || !ship) return { ...told, entry };
  const [, second] = rest.who ?? [];
  const struck = second !== undefined && AGAINST.has(rest.key) && (G.ships[second] || second in G.forts);
  const whose = struck ? status.against(shipName(G, first), shipName(G, second)) : shipName(G, first);
  return { ...told, entry, sentence: `${whose}: ${told.sentence}` };
}

/** What one ship does to another: both are named. */
const AGAINST: ReadonlySet<string> = new Set(['ram', 'ramAnswer', 'rake', 'bumps', 'collision', 'shoots', 'grapple', 'captured', 'slides']);

export const retell = (view: View, told: readonly Told[], fresh: number) => ({ told: told.map((each) => toldOf(view, each)), fresh });
