import { ARMY } from '../../data/armies.js';
import { FRENCH } from '../../data/map.js';
import { FRENCH_PRICE } from '../../data/tables.js';
import { opponentOf, type Side, seatOf } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { cityAt } from '../map.js';
import { mustPay } from '../money/upkeep.js';
import type { Tools } from '../tools.js';
import { isHex, sideOfUnit } from '../units.js';
import { capture, occupy } from '../victory/control.js';

/** Applies the first violation of French neutrality [15.11, 15.12]. */
export function violateFrance(tools: Tools, side: Side): void {
  const { G, emit } = tools;
  if (G.france.violatedOn !== null) return;
  Object.assign(G.france, { violatedOn: G.turn, violator: side });
  emit({ key: 'franceViolated', case: '15.12', by: seatOf(side), values: { violator: FRENCH_PRICE.violator, other: FRENCH_PRICE.other } });
  mustPay(tools, side, FRENCH_PRICE.violator);
  mustPay(tools, opponentOf(side), FRENCH_PRICE.other);
}

/** Gives each side the cities occupied by its French party [15.13]. */
export function frenchTakeSides(tools: Tools): void {
  const { G, emit } = tools;
  const { violatedOn, active } = G.france;
  if (violatedOn === null || active) return;
  G.france.active = true;
  emit({ key: 'frenchTakeSides', case: '15.13' });
  const french = Object.keys(G.land).filter((id) => FRENCH.includes(ARMY[id].nat) && isHex(G.land[id].at));
  for (const id of french) {
    const { at, besieged } = G.land[id];
    const side = sideOfUnit(id);
    if (besieged && !isBesiegedBy(G, opponentOf(side), at)) endFriendlySiege(G, at);
    const city = cityAt(at);
    if (city && G.control[city] !== side) capture(tools, side, city);
    else if (!city) occupy(tools, side, at);
  }
}

/** Whether a hex has unbesieged land units of a side or of its French party. */
const isBesiegedBy = (G: WarWithSpain, side: Side, hex: string): boolean =>
  Object.keys(G.land).some((id) => G.land[id].at === hex && !G.land[id].besieged && sideOfUnit(id) === side);

function endFriendlySiege(G: WarWithSpain, hex: string): void {
  for (const army of Object.values(G.land)) if (army.at === hex) army.besieged = false;
  Object.assign(G.sieges[hex], { land: null, clock: 0 });
}
