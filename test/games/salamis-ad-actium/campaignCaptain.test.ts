import { campaignOrders } from '../../../src/games/salamis-ad-actium/campaign/captain/orders.js';
import { areaIds } from '../../../src/games/salamis-ad-actium/campaign/rules/areas.js';
import type { Campaign, FleetOrder } from '../../../src/games/salamis-ad-actium/campaign/state.js';
import type { Side } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { afloat, emptySeas } from './campaign.js';

/** Empty seas and empty chests, and every port Roman but some: nothing else draws a fleet anywhere. */
function poorSeas(...punic: readonly string[]): Salamis & { camp: Campaign } {
  const G = emptySeas();
  G.camp.treasury = [0, 0];
  for (const [id, port] of Object.entries(G.camp.ports)) port.owner = punic.includes(id) ? 1 : 0;
  return G;
}

/** The orders of a side, by fleet, with where each path ends. */
function orders(G: Salamis & { camp: Campaign }, side: Side): Record<string, FleetOrder & { end: string }> {
  return Object.fromEntries(
    campaignOrders(G, side).map((order) => [order.fleet, { ...order, end: order.path.at(-1) ?? G.camp.fleets[order.fleet].area }]),
  );
}

describe('the captain of a campaign', () => {
  it('12.5 seeks a weaker fleet that lies at sea beyond its ports', () => {
    const G = poorSeas();
    // Ten Carthaginians before Messana: no port of theirs keeps them.
    afloat(G, 'us', 0, 'syracuse', 20, { officer: { rank: 'admiral', mod: 2 } });
    afloat(G, 'them', 1, 'straits', 10, { stance: 'patrol' });
    expect(orders(G, 0).us.path).toContain('straits');
  });

  it('12.5 does not seek one that is stronger', () => {
    const G = poorSeas();
    afloat(G, 'us', 0, 'straits', 8);
    afloat(G, 'them', 1, 'catana', 20, { type: 'quinqueremePunic' });
    expect(orders(G, 0).us.end).not.toBe('catana');
  });

  it('12.5 lies low in port where a stronger enemy is near, and patrols where none is', () => {
    const stance = (...enemies: readonly string[]) => {
      const G = poorSeas();
      afloat(G, 'us', 0, 'syracuse', 4, { type: 'quinqueremeRoman' });
      for (const id of G.camp.fleets.us.ships) G.camp.ships[id].dmg = 4;
      for (const at of enemies) afloat(G, at, 1, at, 20);
      return orders(G, 0).us.stance;
    };
    const everywhere = areaIds(emptySeas().camp).filter((at) => at !== 'syracuse');
    expect([stance(...everywhere), stance()]).toEqual(['avoid', 'patrol']);
  });

  it('12.2 fleets of one area assault the same port together', () => {
    const G = poorSeas('drepana', 'lilybaeum');
    for (const id of ['one', 'two', 'three']) afloat(G, id, 0, 'panormus', 6, { type: 'quinqueremeRoman' });
    const there = Object.values(orders(G, 0)).filter(({ end }) => end === 'drepana');
    expect(there.length).toBeGreaterThan(1);
    expect(new Set(there.map(({ stance, port }) => `${stance} ${port}`)).size).toBe(1);
    expect(there[0].stance).toBe('assault');
  });
});
