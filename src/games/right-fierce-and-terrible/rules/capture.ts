import { CAPTURE_COST, LIBERATION } from '../data/tables.js';
import type { RuleCase } from '../keys.js';
import { opponentOf, type Sluys, seatOf, type Task } from '../state.js';
import { next } from './agenda.js';
import type { Tools } from './args.js';
import { dismiss } from './damage.js';
import { castle } from './factors.js';
import { freeLeadersOn, holdersOn, marinesOn, stackOf, topAt } from './forces.js';
import { captureLeader } from './leaders.js';
import { changeMorale } from './morale.js';
import { allReduced } from './steps.js';

/**
 * 5.2.1: a reduced squadron that nobody of its side defends falls to enemies aboard; 5.2.2: after a lost assault from next
 * door, even to nobody aboard.
 */
export function testCapture(tools: Tools, { hex, assault }: Extract<Task, { do: 'captures' }>): void {
  const { G } = tools;
  const top = topAt(G, hex);
  if (top === undefined || !undefended(G, top)) return;
  const enemy = opponentOf(G.squadrons[top].side);
  if (marinesOn(G, top, enemy).length > 0 || holdersOn(G, top, enemy).length > 0) capture(tools, top, '5.2.1');
  else if (assault) capture(tools, top, '5.2.2');
}

/** Reduced, both of a chain (3.2.8a), with neither marines nor a free leader of its controller. */
export function undefended(G: Sluys, top: string): boolean {
  const { side } = G.squadrons[top];
  return allReduced(G, top) && marinesOn(G, top, side).length === 0 && holdersOn(G, top, side).length === 0;
}

/** 5.2.3, 5.2.4: a squadron or a whole chain changes hands. The captor then assigns it to a command. */
function capture(tools: Tools, top: string, ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const loser = G.squadrons[top].side;
  const captor = opponentOf(loser);
  const ids = stackOf(G, top);
  const { hex, marker } = G.squadrons[top];
  const at = hex === null ? {} : { at: [hex] };
  emit({ key: marker ? 'liberated' : 'captured', case: ruleCase, by: seatOf(captor), who: [...ids], ...at });
  for (const id of ids) {
    const squadron = G.squadrons[id];
    const first = squadron.marker === null;
    squadron.side = captor;
    squadron.marker = first ? 'captured' : 'liberated';
    if (first) changeMorale(tools, loser, CAPTURE_COST[castle(G, id)], 'captured');
    else {
      changeMorale(tools, captor, LIBERATION.gain, 'liberated');
      changeMorale(tools, loser, LIBERATION.loss, 'liberated');
    }
    dismiss(G, id);
  }
  // 13.2: the Queen keeps nobody from taking the deck, and is taken with it.
  for (const leader of freeLeadersOn(G, top, loser)) captureLeader(tools, leader);
  next(G, { do: 'assign', ids });
}
