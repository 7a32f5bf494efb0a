import { ARMY, MUSTER } from '../data/armies.js';
import { turnInfo } from '../data/calendar.js';
import { nationOf } from '../data/map.js';
import { FRENCH, PAID } from '../data/nations.js';
import { FRENCH_PRICE, PAPAL } from '../data/tables.js';
import { enemyOf, type Side } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import { mustPay } from './bankruptcy.js';
import { capture, occupy } from './control.js';
import { cityAt } from './map.js';
import { isHex } from './places.js';
import { by, type Tools } from './tools.js';
import { sideOfUnit } from './units.js';

/** France, the Pope, and the musters of an invaded England [15.1, 15.36, 11.27]. */

export { allyActions, placeLoyalists, readRevolts } from './risings.js';

/** Somebody sets foot, or keel, where French neutrality forbids it; only the first time counts [15.11, 15.12]. */
export function violateFrance(table: Tools, side: Side): void {
  const { G, tell } = table;
  if (G.france.violatedOn !== null) return;
  Object.assign(G.france, { violatedOn: G.turn, violator: side });
  tell({ key: 'franceViolated', case: '15.12', by: by(side), values: { violator: FRENCH_PRICE.violator, other: FRENCH_PRICE.other } });
  mustPay(table, side, FRENCH_PRICE.violator);
  mustPay(table, enemyOf(side), FRENCH_PRICE.other);
}

/** The turn after, the parties of France take sides, and hold the cities where they stand [15.13]. */
export function frenchTakeSides(table: Tools): void {
  const { G, tell } = table;
  const { violatedOn, active } = G.france;
  if (violatedOn === null || active) return;
  G.france.active = true;
  tell({ key: 'frenchTakeSides', case: '15.13' });
  const french = Object.keys(G.land).filter((id) => FRENCH.includes(ARMY[id].nat) && isHex(G.land[id].at));
  for (const id of french) {
    const { at, besieged } = G.land[id];
    const side = sideOfUnit(id);
    if (besieged && !isBesiegedBy(G, enemyOf(side), at)) endFriendlySiege(G, at);
    const city = cityAt(at);
    if (city && G.control[city] !== side) capture(table, side, city);
    else if (!city) occupy(table, side, at);
  }
}

/** Whether unbesieged land units of a side stand in a hex, the French counted with their party's side. */
const isBesiegedBy = (G: WarWithSpain, side: Side, hex: string): boolean =>
  Object.keys(G.land).some((id) => G.land[id].at === hex && !G.land[id].besieged && sideOfUnit(id) === side);

/** Besieger and besieged are on one side now: their siege is over. */
function endFriendlySiege(G: WarWithSpain, hex: string): void {
  for (const army of Object.values(G.land)) if (army.at === hex) army.besieged = false;
  Object.assign(G.sieges[hex], { land: null, clock: 0 });
}

/** The musters that an invasion brings are offered in the first activation that is not in winter [15.36]. */
export function offerMuster({ G, tell }: Tools): void {
  const { landed } = G;
  landed.freeMuster = [];
  if (!landed.musterDue || turnInfo(G.turn).winter) return;
  landed.musterDue = false;
  landed.freeMuster = MUSTER.filter((id) => !G.land[id]);
  if (landed.freeMuster.length) tell({ key: 'muster', case: '15.36', by: by('E'), who: [...landed.freeMuster] });
}

/** Land units in the pay of Spain that stand in England, Scotland or Ireland. */
export const crusaders = (G: WarWithSpain): string[] =>
  Object.keys(G.land).filter((id) => {
    const { at } = G.land[id];
    if (sideOfUnit(id) !== 'S' || !isHex(at) || !PAID.includes(ARMY[id].nat)) return false;
    const nation = nationOf(at);
    return nation === 'ENG' || nation === 'SCO' || nation === 'IRE';
  });

/** The Pope pays for a crusade, once [11.27]. Called after every move. */
export function papalGrant({ G, tell }: Tools): void {
  if (G.landed.papalPaid || crusaders(G).length < PAPAL.units) return;
  G.landed.papalPaid = true;
  G.treasury.S += PAPAL.ducats;
  tell({ key: 'papalGrant', case: '11.27', by: by('S'), values: { ducats: PAPAL.ducats } });
}
