import { AFIRE_OUT, SPREADS_ON } from '../data/tables.js';
import { SQUADRON_IDS } from '../data/units.js';
import { SIDES, type Sluys, seatOf, type Task } from '../state.js';
import { next } from './agenda.js';
import type { Tools } from './args.js';
import { damage, ripple } from './damage.js';
import { topAt } from './forces.js';
import { grappledTo } from './grapples.js';

/** 10.1.2: squadrons that burn now, the English first, each fleet by hex. Those set alight meanwhile wait for the next turn. */
export const burning = (G: Sluys): string[] =>
  SIDES.flatMap((side) =>
    SQUADRON_IDS.filter((id) => G.squadrons[id].afire && G.squadrons[id].side === side).sort((a, b) =>
      (G.squadrons[a].hex ?? '') < (G.squadrons[b].hex ?? '') ? -1 : 1,
    ),
  );

/** 10.1.3-10.1.6: one squadron's fire, then the rest of the list. */
export function checkFires(tools: Tools, { left }: Extract<Task, { do: 'fires' }>): void {
  const { G, dice, emit } = tools;
  const [id, ...rest] = left;
  if (rest.length > 0) next(G, { do: 'fires', left: rest });
  const { hex, side, afire } = G.squadrons[id];
  if (hex === null || !afire) return;
  const die = dice.die(6);
  const out = die <= AFIRE_OUT;
  emit({
    key: out ? 'fireOut' : 'fireBurns',
    case: '10.1.5',
    by: seatOf(side),
    at: [hex],
    who: [id],
    roll: { dice: [die], chart: 'afire', row: out ? 0 : 1 },
  });
  if (out) {
    G.squadrons[id].afire = false;
    return;
  }
  if (damage(tools, id, '10.1.5')) ripple(tools, [hex]);
  else spread(tools, hex);
}

/** 10.1.6: a die for every hex grappled to a fire that did damage. */
function spread({ G, dice, emit }: Tools, hex: string): void {
  for (const beside of grappledTo(G, hex)) {
    const id = topAt(G, beside);
    if (id === undefined) continue;
    const die = dice.die(6);
    const catches = die >= SPREADS_ON && !G.squadrons[id].afire;
    emit({ key: catches ? 'fireSpreads' : 'fireStays', case: '10.1.6', at: [hex, beside], who: [id], roll: { dice: [die] } });
    if (catches) G.squadrons[id].afire = true;
  }
}
