import { chits as chitData } from '../data/chits.js';
import { squadronData } from '../data/squadrons.js';
import { type ChitId, flagOf, type Side, type SquadronId } from '../ids.js';
import { breakChance } from '../preview.js';
import { eventOrders } from '../rules/events/resolve.js';
import { onMap, strength } from '../rules/fleet.js';
import type { ArmadaMove } from '../sequence.js';
import type { Armada } from '../state.js';
import { bestOf, conditionWorth } from './appraisal.js';
import { because, figure, sum } from './explain.js';

/** What the captain does with chits. */

/** What Hits and a Morale Roll on a squadron are worth to its enemy. */
function harm(G: Armada, id: SquadronId, hits: number, morale: number): number {
  if (hits >= strength(G, id)) return 4;
  const worth = figure('steady', 0.6) + figure('condition', 0.5) * conditionWorth(id);
  return figure('hit', 0.4) * hits + worth * breakChance(G, id, hits, [['occasion', morale]]);
}

function damage(G: Armada, chit: ChitId, id: SquadronId): number {
  const squadron = G.squadrons[id];
  switch (chit) {
    case 'explosion':
      return harm(G, id, 2, 0);
    case 'fireAboard':
      return harm(G, id, 1, 1);
    case 'collision':
      return harm(G, id, 1, 0);
    case 'fever':
      return harm(G, id, 0, 2);
    case 'spoiledPowder':
      return 0.3 * squadron.shot + 0.2;
    case 'murmurs':
      return squadron.broken ? 0 : 0.2 * squadron.hits + 0.3 * conditionWorth(id);
    case 'fouledRigging':
      return (onMap(G, id) ? 1 : 0) + 0.05 * strength(G, id) + squadronData[id].morale * -0.1;
    default:
      return 0;
  }
}

/** Most chits hurt the enemy; Stout Hearts go to the own squadron in greatest danger. */
function worth(G: Armada, side: Side, chit: ChitId, id: SquadronId): number {
  const own = flagOf(id) === side;
  if (chit === 'stoutHearts') return (own ? 1 : -1) * (G.squadrons[id].broken ? 0 : 0.2 + G.squadrons[id].hits + conditionWorth(id));
  return (own ? -1 : 1) * damage(G, chit, id);
}

export function resolve(G: Armada, side: Side, chit: ChitId): ArmadaMove {
  const orders = eventOrders(G);
  const give = (order: (typeof orders)[number]): ArmadaMove => ({ move: 'resolveEvent', args: [order] });
  const value = ({ target, second }: (typeof orders)[number]) =>
    sum([
      [chit === 'stoutHearts' ? 'heartens' : 'harms', worth(G, side, chit, target)],
      ['second', second ? worth(G, side, chit, second) : 0],
    ]);
  return give(bestOf(orders, value, give));
}

/** A blessing is kept but for what serves only the enemy, and for weather that may serve either. */
export function bless(side: Side, drawn: readonly ChitId[]): ArmadaMove {
  const adverse: ChitId = side === 'english' ? 'parmaReady' : 'parmaDelayed';
  const back = (chit: ChitId) => {
    const { owner, timing } = chitData[chit];
    return chit === adverse || timing === 'weather' || (owner !== undefined && owner !== side);
  };
  return because('blessed', { move: 'keepChits', args: [[...drawn.keys()].filter((index) => back(drawn[index]))] });
}
