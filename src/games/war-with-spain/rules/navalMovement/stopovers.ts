import { seatOf } from '../../ids.js';
import type { Cargo, GroupId, PlanEntry, Voyage } from '../../state.js';
import type { Tools } from '../tools.js';
import { isFleet, looseAt } from '../whereabouts.js';
import { goesAlong, NOTHING } from './grouping/parting.js';
import { freeNo, regroup } from './grouping/regrouping.js';
import { debarkRefusal, putAshore } from './transport/landing.js';
import { tellWake, voyagers } from './wake.js';

/** What was planned for a hex of a voyage is carried out there [6.13, 6.54]. */

/** The next point of what was planned for the hex, as far as it can still be done; nobody leaves a fleet that is caught. @returns whether there was one */
export function carryOut(tools: Tools, voyage: Voyage): boolean {
  const [entry] = voyage.plan;
  if (entry?.hex !== voyage.at) return false;
  tellWake(tools, voyage);
  voyage.plan.shift();
  if (entry.debark) land(tools, voyage, entry.debark);
  if (entry.detach && !voyage.caught) detach(tools, voyage, entry.detach);
  return true;
}

/** The group that carries the cargo of a voyage. */
const carrier = (voyage: Voyage): GroupId => (isFleet(voyage.who) ? voyage.who : looseAt(voyage.side, voyage.at));

function land(tools: Tools, voyage: Voyage, { landIds, leaderIds }: Cargo): void {
  const { G } = tools;
  const group = carrier(voyage);
  const cargo = {
    landIds: landIds.filter((id) => G.land[id]?.at === group),
    leaderIds: leaderIds.filter((id) => G.leaders[id]?.at === group),
  };
  if (cargo.landIds.length + cargo.leaderIds.length === 0 || debarkRefusal(G, voyage.side, voyage.at, cargo)) return;
  putAshore(tools, voyage.side, voyage.at, cargo);
}

/** Ships stay behind in the hex: as a fleet of their own, or loose where they sailed loose [6.13]. */
function detach(tools: Tools, voyage: Voyage, { unitIds, cargo }: NonNullable<PlanEntry['detach']>): void {
  const { G } = tools;
  const ships = unitIds.filter((id) => voyagers(G, voyage).includes(id));
  if (!ships.length) return;
  voyage.ships = voyage.ships.filter((id) => !ships.includes(id));
  if (!isFleet(voyage.who)) {
    const stay = goesAlong(G, ships, cargo);
    const carried = voyage.cargo ?? NOTHING;
    voyage.cargo = {
      landIds: carried.landIds.filter((id) => !stay.landIds.includes(id)),
      leaderIds: carried.leaderIds.filter((id) => !stay.leaderIds.includes(id)),
    };
    return;
  }
  const number = freeNo(G, voyage.side);
  if (!number) return;
  regroup(tools, ships, number, cargo);
  tools.emit({ key: 'detaches', case: '6.13', by: seatOf(voyage.side), at: [voyage.at], who: [voyage.who, `${voyage.side}${number}`] });
}
