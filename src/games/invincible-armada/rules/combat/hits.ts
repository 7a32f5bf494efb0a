import type { SquadronId } from '../../ids.js';
import { living, strength, whereabouts } from '../fleet.js';
import type { Tools } from '../tools.js';
import { win } from '../victory.js';
/** Module 7.6: Hits. */

/** Hits on a squadron; at its strength it is gone, and what is left over is lost [7.6]. */
export function takeHits(tools: Tools, id: SquadronId, hits: number): void {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  if (!squadron.alive) return;
  squadron.hits += Math.min(hits, strength(G, id));
  if (strength(G, id) > 0) return;
  const at = whereabouts(G, id);
  squadron.alive = false;
  squadron.square = null;
  squadron.loc = null;
  emit({ key: 'eliminated', case: '7.6', at, who: [id] });
  if (living(G, 'spanish').length === 0) win(tools, 'english', 'armadaDestroyed');
}
