import {
  attitude,
  bearings,
  berths,
  type GrandArmada,
  grid,
  gunNeed,
  HEADINGS,
  type HexId,
  MOVEMENT,
  onMap,
  ROSTER,
  rangeBetween,
  type ShipId,
  ship,
  weaponRefusal,
} from '../../../../src/games/grand-armada/face.js';
import type { Legend } from '../../../kit/instruments/InstrumentCase.js';
import type { RulerEnds } from '../../../kit/instruments/useInstruments.js';
import type { KitWords } from '../../../kit/words/index.js';
import { shipAt, shortName } from '../names.js';
import type { OverlayState } from '../session.js';
import type { GrandArmadaBoardWords } from '../words/index.js';
import { inOwnMove } from './FireArc.js';

/** Returns the ruler's text: range, direction, wind and gun roll. */
export function reading(G: GrandArmada, from: HexId, to: HexId, { lay, headings, slip }: GrandArmadaBoardWords) {
  const [a, b] = [grid.index(from), grid.index(to)];
  const range = Math.max(0, rangeBetween(a, b));
  const sectors = bearings.sectors(a, b);
  const towards = HEADINGS.filter((heading) => sectors & (1 << (heading - 1)));
  const ways = towards.map((heading) => lay.towards(headings[heading], slip.attitude[attitude(heading, G.windFrom)]));
  const gunner = shipAt(G, from);
  const need = gunner === undefined ? 7 : gunNeed(gunner, range);
  const guns = gunner === undefined ? '' : lay.gunsAt(shortName(gunner), need > 6 ? undefined : need);
  return { short: lay.range(range), long: [lay.measured(from, to, grid.distance(a, b), range), ...ways, guns].filter(Boolean).join('; ') };
}

/** Returns texts for a ship's range bands, nearest first, each with the roll needed. */
function bands(id: ShipId, words: GrandArmadaBoardWords): string[] {
  const found = new Map<number, [near: number, far: number]>();
  for (let range = 0; gunNeed(id, range) <= 6; range++) {
    const need = Math.max(1, gunNeed(id, range));
    found.set(need, [found.get(need)?.[0] ?? range, range]);
  }
  return [...found].map(([need, [near, far]]) => words.lay.band(words.fire.least(need), near, far));
}

interface PlacedLegend {
  readonly G: GrandArmada;
  readonly sounding: OverlayState;
  readonly id: ShipId | undefined;
  readonly ruler: RulerEnds<HexId>;
  readonly words: GrandArmadaBoardWords;
  readonly kit: KitWords;
}

/** Returns a line of text for each active overlay. */
export function legendsOf({ G, sounding: { on, ruler: kept }, id, ruler, words, kit }: PlacedLegend): Legend[] {
  const { lay, list } = words;
  const legends: Legend[] = [];
  if (kept.active) {
    const { from, to } = ruler;
    const text = from && to ? reading(G, from, to, words).long : from ? kit.instruments.second(from) : kit.instruments.first;
    legends.push({ id: 'ruler', text, case: '8.1' });
  }
  const afloat = id !== undefined && onMap(G, id) ? id : undefined;
  if (on.has('reach') && afloat) {
    const text = lay.reach(shortName(afloat), berths(G, afloat).size, ship(G, afloat).done && G.active?.ship !== afloat);
    legends.push({ id: 'reach', text, case: '5.1' });
  }
  if (on.has('fire') && afloat) {
    const silent = weaponRefusal(G, afloat, 'guns', inOwnMove(G, afloat)) !== undefined;
    legends.push({ id: 'fire', text: lay.fire(shortName(afloat), list(bands(afloat, words)), silent), case: '8.1' });
  }
  if (on.has('zones')) legends.push({ id: 'zones', text: lay.zones, case: '7.0' });
  if (on.has('wind') && afloat) legends.push({ id: 'wind', text: windOn(G, afloat, words), case: '5.2' });
  if (!afloat && (on.has('reach') || on.has('wind'))) legends.push({ id: 'reach', text: kit.instruments.piece });
  return legends;
}

function windOn(G: GrandArmada, id: ShipId, { lay, slip, headings }: GrandArmadaBoardWords): string {
  const { heading } = ship(G, id);
  const { speed, oars } = ROSTER[id];
  const kind = attitude(heading, G.windFrom);
  return lay.wind(shortName(id), headings[G.windFrom], slip.attitude[kind], MOVEMENT[oars ? 'oars' : 'sail'][speed][kind]);
}
