import { allowance, helmOf, type Salamis, typeOf, weaponsOf, weatherOn } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Legend } from '../../../kit/instruments/InstrumentCase.js';
import type { KitWords } from '../../../kit/words/index.js';
import { shipName } from '../names.js';
import { usualMode } from '../plans/helm.js';
import { weaponName } from '../sentences/weapons.js';
import type { OverlayState } from '../session.js';
import type { SalamisBoardWords } from '../words/index.js';
import { reading } from './ruler.js';

/** How far a ship goes and how far she turns, at ramming speed too where she can row at it. */
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

/** Wind and sea as they are for a ship, and what they make of her. */
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
