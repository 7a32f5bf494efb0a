import {
  bowshot,
  crowding,
  distance,
  landfalls,
  movementAllowance,
  sails,
  topAt,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { Legend } from '../../../kit/instruments/InstrumentCase.js';
import type { RulerEnds } from '../../../kit/instruments/useInstruments.js';
import type { KitWords } from '../../../kit/words/index.js';
import { archersAt, type Seen, shortName } from '../names.js';
import type { OverlayState } from '../session.js';

/** Returns the ruler's text: distance, MP that the squadron in `from` needs, and whether `to` is in archery range. */
export function reading(seen: Seen, from: string, to: string) {
  const { G, words } = seen;
  const { lay } = words;
  const hexes = distance(from, to);
  const id = topAt(G, from);
  const way = id === undefined ? undefined : landfalls(G, id).find(({ hex }) => hex === to);
  const said = id === undefined || from === to ? '' : lay.comes(shortName(seen, id), way?.spent, movementAllowance(G, id, from));
  const bows = archersAt(G, from).some((unit) => bowshot(G, unit).includes(to)) ? lay.inShot : '';
  return { short: lay.hexes(hexes), long: [lay.measured(from, to, hexes), said, bows].filter(Boolean).join('; ') };
}

interface PlacedLegend {
  readonly seen: Seen;
  readonly sounding: OverlayState;
  readonly hex: string | undefined;
  readonly ruler: RulerEnds<string>;
  readonly kit: KitWords;
}

/** Returns a line of text for each active overlay. */
export function legendsOf({ seen, sounding: { on, ruler: kept }, hex, ruler, kit }: PlacedLegend): Legend[] {
  const { G, words } = seen;
  const { lay } = words;
  const legends: Legend[] = [];
  if (kept.active) {
    const { from, to } = ruler;
    const text = from && to ? reading(seen, from, to).long : from ? kit.instruments.second(from) : kit.instruments.first;
    legends.push({ id: 'ruler', text });
  }
  if (on.has('rings')) legends.push({ id: 'rings', text: lay.rings, case: '13.1' });
  const id = hex && topAt(G, hex);
  if (!id) return on.size > (on.has('rings') ? 1 : 0) ? [...legends, { id: 'reach', text: kit.instruments.piece }] : legends;
  const name = shortName(seen, id);
  if (on.has('reach')) {
    legends.push({ id: 'reach', text: lay.reach(name, landfalls(G, id).length, movementAllowance(G, id), sails(id)), case: '6.1' });
  }
  if (on.has('fire')) {
    const bows = archersAt(G, hex);
    legends.push({ id: 'fire', text: lay.fire(bows.map((unit) => shortName(seen, unit))), case: '8.2.4' });
  }
  if (on.has('zones')) legends.push({ id: 'zones', text: lay.zones(name, crowding(G, id).length), case: '6.1.8' });
  if (on.has('wind')) legends.push({ id: 'wind', text: lay.wind(name, sails(id)), case: '6.1.8' });
  return legends;
}
