import { allowance, helmOf, type Salamis, shipType, typeOf, weaponsOf, weatherOn } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Legend } from '../../../kit/instruments/InstrumentCase.js';
import type { KitWords } from '../../../kit/words/index.js';
import { shipName, shortName } from '../names.js';
import { usualMode } from '../plans/helm.js';
import { weaponName } from '../sentences/deeds.js';
import type { OverlayState } from '../session.js';
import type { SalamisBoardWords } from '../words/index.js';
import { type Box, spread } from './places.js';
import { reading } from './RulerLayer.js';
import { onSheet, type Sheet } from './scale.js';

/** A state mark of a ship: a chip with a letter or a sign, and what it means. */
export interface Chip {
  readonly kind: string;
  readonly word: string;
  readonly title: string;
}

/** Everything about a ship that is out of the ordinary, the worst first. */
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

// Where names and state marks stand, so that they cover neither neighbours nor one another. All in sheet units.

export interface LabelSpot {
  readonly id: string;
  /** Middle of the label, from the middle of the ship: close up and from afar. */
  readonly near: readonly [dx: number, dy: number];
  readonly far: readonly [dx: number, dy: number];
  readonly name: string;
  readonly chips: readonly Chip[];
}

export const CHIP = 10;
export const CHIP_GAP = 1.5;
const NAME_HEIGHT = 9;
const LETTER = 4.5;

/** The upright box about a ship's base. */
function bodyOf(G: Salamis, sheet: Sheet, id: string): Box {
  const { type, at } = G.ships[id];
  const { x, y, h } = at;
  const [length, width] = shipType(type).base;
  const [sine, cosine] = [Math.abs(Math.sin((h * Math.PI) / 180)), Math.abs(Math.cos((h * Math.PI) / 180))];
  const [sx, sy] = onSheet(sheet, x, y);
  return { x: sx, y: sy, w: (length * sine + width * cosine) / 2, h: (length * cosine + width * sine) / 2 };
}

/** From afar names give way, and marks are larger. */
export const FAR = 1.6;

/** Spots for the labels of ships in a list: with names for a close look, and for their marks alone from afar. */
export function labelSpots(G: Salamis, sheet: Sheet, ids: readonly string[], words: SalamisBoardWords): LabelSpot[] {
  const bodies = ids.map((id) => bodyOf(G, sheet, id));
  const labels = ids.map((id) => ({ id, name: shortName(G, id), chips: chipsOf(G, id, words) }));
  const row = (chips: number) => (chips * (CHIP + CHIP_GAP)) / 2;
  const near = spread(
    bodies,
    labels.map(({ name, chips }) => ({
      w: Math.max((name.length * LETTER) / 2, row(chips.length)),
      h: (NAME_HEIGHT + (chips.length ? CHIP + 2 : 0)) / 2,
    })),
  );
  const far = spread(
    bodies,
    labels.map(({ chips }) => ({ w: row(chips.length) * FAR, h: chips.length ? (CHIP / 2) * FAR : 0 })),
  );
  const from = (i: number, { x, y }: Box) => [x - bodies[i].x, y - bodies[i].y] as const;
  return labels.map((label, i) => ({ ...label, near: from(i, near[i]), far: from(i, far[i]) }));
}

/** A ship's range and largest turn, also at ramming speed if possible. */
function reachOf(G: Salamis, id: string, { lay }: SalamisBoardWords): string {
  const mode = usualMode(G, id);
  const { port, stbd } = helmOf(G, id, mode);
  const { mm } = allowance(G, id, { mode });
  const burst = mode === 'oars' && G.ships[id].ram !== 'none' ? allowance(G, id, { mode, burst: true }).mm : undefined;
  return lay.reach(shipName(G, id), mode === 'sail', mm, Math.max(port, stbd), burst);
}

/** The weapons of a ship, each kind once, with both ranges. */
function weaponry(G: Salamis, id: string, words: SalamisBoardWords): string[] {
  return [
    ...new Set(weaponsOf(G, id).map(({ weapon, short, long }) => words.lay.weapon(weaponName(words, weapon.split(':')[0]), short, long))),
  ];
}

/** Wind and sea at a ship, and their effects. */
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

/** A line for each instrument that lies on the table. @param id the ship that they are laid on */
export function legendsOf(
  G: Salamis,
  { on, ruler }: OverlayState,
  id: string | undefined,
  words: SalamisBoardWords,
  kit: KitWords,
): Legend[] {
  const { lay, measure } = words;
  const legends: Legend[] = [];
  if (ruler.laid) legends.push({ id: 'ruler', text: reading(G, ruler, words)?.words ?? measure.explain });
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
