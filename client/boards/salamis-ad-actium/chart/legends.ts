import { allowance, helmOf, type Salamis, shipType, typeOf, weaponsOf, weatherOn } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Legend } from '../../../kit/instruments/InstrumentCase.js';
import type { KitWords } from '../../../kit/words/index.js';
import { shipName, shortName, shortSquadronName } from '../names.js';
import { usualMode } from '../plans/helm.js';
import { weaponName } from '../sentences/deeds.js';
import type { OverlayState } from '../session.js';
import type { SalamisBoardWords } from '../words/index.js';
import { type Box, overlapping, spread } from './places.js';
import { reading } from './RulerLayer.js';
import { onSheet, type Sheet } from './scale.js';

/** A state marker of a ship: a letter or sign, and its meaning. */
export interface Chip {
  readonly kind: string;
  readonly word: string;
  readonly title: string;
}

/** Returns markers for a ship's unusual states, worst first. */
function chipsOf(G: Salamis, id: string, { marks }: SalamisBoardWords): Chip[] {
  const { dmg, pests, aground, sails, rudder, disordered, thrown, prize, sq } = G.ships[id];
  const { state } = G.squadrons[prize ?? sq];
  const chips: Chip[] = [];
  if (dmg) chips.push({ kind: 'damage', word: marks.damage[dmg], title: marks.damageTitle[dmg] });
  if (state !== 'steady') chips.push({ kind: state, word: marks.morale[state], title: marks.moraleTitle[state] });
  if (prize !== null) chips.push({ kind: 'prize', word: marks.prize, title: marks.prizeTitle });
  if (aground) chips.push({ kind: 'aground', word: marks.aground, title: marks.agroundTitle[aground] });
  if (pests) chips.push({ kind: 'pests', word: marks.pests[pests], title: marks.pestsTitle[pests] });
  if (!rudder) chips.push({ kind: 'rudder', word: marks.rudder, title: marks.rudderTitle });
  if (sails === 'down') chips.push({ kind: 'sails', word: marks.sailsDown, title: marks.sailsDownTitle });
  if (disordered) chips.push({ kind: 'disordered', word: marks.disordered, title: marks.disorderedTitle });
  if (thrown) chips.push({ kind: 'thrown', word: marks.thrown, title: marks.thrownTitle });
  return chips;
}

// Positions of names and state markers, in sheet units, chosen so that they do not overlap each other or other ships.

export interface LabelSpot {
  readonly id: string;
  /** Centre of the label relative to the ship's centre when the map is zoomed in. */
  readonly near: readonly [dx: number, dy: number];
  /** Centre of the label when the map is zoomed out. */
  readonly far: readonly [dx: number, dy: number];
  /** Name shown when the map is zoomed in. Absent if it would cover other ships; it then appears on hover. */
  readonly name?: string;
  /** Name shown when the map is zoomed out, for flagships and ships of the pending decision. Absent if it would cover other ships. */
  readonly farName?: string;
  readonly chips: readonly Chip[];
}

export const CHIP = 10;
export const CHIP_GAP = 1.5;
const NAME_HEIGHT = 9;
const LETTER = 4.5;
/** Typical enlargement of ships and labels when the map is zoomed out. */
const TYPICAL = 2.2;

/** Returns the axis-aligned box around a ship's base. */
function bodyOf(G: Salamis, sheet: Sheet, id: string): Box {
  const { type, at } = G.ships[id];
  const { x, y, h } = at;
  const [length, width] = shipType(type).base;
  const [sine, cosine] = [Math.abs(Math.sin((h * Math.PI) / 180)), Math.abs(Math.cos((h * Math.PI) / 180))];
  const [sx, sy] = onSheet(sheet, x, y);
  return { x: sx, y: sy, w: (length * sine + width * cosine) / 2, h: (length * cosine + width * sine) / 2 };
}

interface Lettered {
  readonly id: string;
  readonly name: string;
  readonly chips: readonly Chip[];
}

const sized = ({ name, chips }: Lettered) => ({
  w: Math.max(name.length * LETTER, chips.length * (CHIP + CHIP_GAP)) / 2,
  h: ((name ? NAME_HEIGHT : 0) + (chips.length ? CHIP + 2 : 0)) / 2,
});

/** Maximum fraction of a label's area that may cover ships. Otherwise, the label has no name. */
const COVERING = 0.1;

/** Returns each label's name and offset from its ship. The name is empty if it would cover ships, unless the ship is in `chosen`. */
function lettering(bodies: readonly Box[], labels: readonly Lettered[], chosen: readonly string[]) {
  const tried = spread(bodies, labels.map(sized));
  const hasRoom = (box: Box): boolean => bodies.reduce((sum, body) => sum + overlapping(box, body), 0) <= COVERING * 4 * box.w * box.h;
  const kept = labels.map((label, i) => (hasRoom(tried[i]) || chosen.includes(label.id) ? label : { ...label, name: '' }));
  const places = spread(bodies, kept.map(sized));
  return kept.map(({ name }, i) => ({ name, at: [places[i].x - bodies[i].x, places[i].y - bodies[i].y] as const }));
}

/**
 * Returns label positions when the map is zoomed in and zoomed out. Names that do not fit are omitted. @param chosen
 * ships shown with their full names
 */
export function labelSpots(
  G: Salamis,
  sheet: Sheet,
  ids: readonly string[],
  words: SalamisBoardWords,
  chosen: readonly string[] = [],
): LabelSpot[] {
  const bodies = ids.map((id) => bodyOf(G, sheet, id));
  const labels = ids.map((id) => {
    const full = chosen.includes(id) ? shipName(G, id) : undefined;
    const farName = full ?? (G.ships[id].flag ? shortSquadronName(G, G.ships[id].sq) : undefined);
    return { id, name: full ?? shortName(G, id), ...(farName && { farName }), chips: chipsOf(G, id, words) };
  });
  const near = lettering(bodies, labels, chosen);
  // Reducing the distances has the same effect on overlaps as enlarging ships and labels.
  const closer = bodies.map((body) => ({ ...body, x: body.x / TYPICAL, y: body.y / TYPICAL }));
  const far = lettering(
    closer,
    labels.map(({ id, farName = '', chips }) => ({ id, name: farName, chips })),
    chosen,
  );
  return labels.map(({ id, chips }, i) => ({
    id,
    chips,
    near: near[i].at,
    far: far[i].at,
    ...(near[i].name && { name: near[i].name }),
    ...(far[i].name && { farName: far[i].name }),
  }));
}

/** Describes a ship's range and largest turn, and if possible its range at ramming speed. */
function reachOf(G: Salamis, id: string, { lay }: SalamisBoardWords): string {
  const mode = usualMode(G, id);
  const { port, stbd } = helmOf(G, id, mode);
  const { mm } = allowance(G, id, { mode });
  const burst = mode === 'oars' && G.ships[id].ram !== 'none' ? allowance(G, id, { mode, burst: true }).mm : undefined;
  return lay.reach(shipName(G, id), mode === 'sail', mm, Math.max(port, stbd), burst);
}

/** Describes a ship's weapons and their ranges. Weapons of the same kind are named once. */
function weaponry(G: Salamis, id: string, words: SalamisBoardWords): string[] {
  return [
    ...new Set(weaponsOf(G, id).map(({ weapon, short, long }) => words.lay.weapon(weaponName(words, weapon.split(':')[0]), short, long))),
  ];
}

/** Describes wind and sea at a ship and their effects. */
function weatherOf(G: Salamis, id: string, { lay }: SalamisBoardWords): string {
  const { strength, sea, seaPct, sailing, drifts } = weatherOn(G, id);
  const { weather, ships } = G;
  const most = Math.max(...sailing.map(({ mm }) => mm));
  const under = sailing.filter(({ heading }) => heading === ships[id].at.h).map(({ mm }) => lay.sailing(mm, most));
  const said = [
    lay.weather(shipName(G, id), strength, weather.from, sea, strength < weather.strength),
    ...under,
    ...(typeOf(ships[id]).oarsmen ? [lay.rowing(seaPct)] : []),
    ...drifts.map(({ key, towards, least, most: far }) => lay.drift(key, towards, least, far)),
  ];
  return `${said.join('; ')}.`;
}

/** Returns a line of text for each active overlay. @param id the ship that the overlays describe */
export function legendsOf(
  G: Salamis,
  { on, ruler }: OverlayState,
  id: string | undefined,
  words: SalamisBoardWords,
  kit: KitWords,
): Legend[] {
  const { lay, measure } = words;
  const legends: Legend[] = [];
  if (ruler.active) legends.push({ id: 'ruler', text: reading(G, ruler, words)?.words ?? measure.explain });
  if (id === undefined && (on.has('reach') || on.has('fire') || on.has('wind'))) legends.push({ id: 'reach', text: kit.instruments.piece });
  if (id !== undefined && on.has('reach')) legends.push({ id: 'reach', text: reachOf(G, id, words), case: '5.0' });
  if (id !== undefined && on.has('fire'))
    legends.push({ id: 'fire', text: lay.fire(shipName(G, id), weaponry(G, id, words)), case: '6.1' });
  if (id !== undefined && on.has('wind')) {
    const sails = weatherOn(G, id).sailing.length > 0;
    legends.push({ id: 'wind', text: weatherOf(G, id, words), case: sails ? '5.8' : '5.5' });
  }
  if (on.has('rings')) legends.push({ id: 'rings', text: lay.rings, case: '2.2' });
  return legends;
}
