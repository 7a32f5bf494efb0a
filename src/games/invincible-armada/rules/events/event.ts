import { chits } from '../../data/chits.js';
import { type ChitId, type Side, seatOf, type Weather } from '../../ids.js';
import type { Tools } from '../tools.js';
import { toPool } from './pool.js';
import { eventTargets } from './targets.js';

/** What a drawn chit that stands does, unless a squadron has to be named for it [16.0]. */

const WEATHER: { readonly [chit in ChitId]?: Weather } = { deadCalm: 'calm', fogBank: 'fog', squall: 'gales' };

/** A drawn chit stands: it is kept, or takes effect, or waits for its target. */
export function eventStands(tools: Tools, by: Side, chit: ChitId): void {
  const { G, emit } = tools;
  const { owner, timing, targeted } = chits[chit];
  if (timing === 'held') {
    const keeper = owner ?? by;
    G.held[keeper].push(chit);
    emit({ key: 'kept', case: '16.0', by: seatOf(keeper), values: { chit } });
    return;
  }
  if (targeted) {
    if (G.events && eventTargets(G, chit).length) {
      G.events.resolving = chit;
      return;
    }
    toPool(G, chit);
    emit({ key: 'noTarget', case: '16.0', by: seatOf(by), values: { chit } });
    return;
  }
  if (timing === 'none') {
    toPool(G, chit);
    return;
  }
  if (chit === 'parmaReady') G.parma.ready += 1;
  if (chit === 'parmaDelayed') G.parma.delayed += 1;
  if (timing === 'weather') {
    G.weatherChits.push(chit);
    if (chit === 'windShift') G.wind = G.wind === 'west' ? 'east' : 'west';
    G.weather = WEATHER[chit] ?? G.weather;
  }
  emit({ key: `event.${chit}`, case: '16.0', by: seatOf(by), ...(chit === 'windShift' && { values: { wind: G.wind } }) });
}
