import { events } from '../../../src/games/salamis-ad-actium/campaign/rules/events.js';
import { worth } from '../../../src/games/salamis-ad-actium/campaign/rules/fleets.js';
import { campaignPhase } from '../../../src/games/salamis-ad-actium/campaign/rules/turn.js';
import { byPoints, campaignPoints, endOfWar, givenUp } from '../../../src/games/salamis-ad-actium/campaign/rules/victory.js';
import { enlistVolunteers } from '../../../src/games/salamis-ad-actium/campaign/rules/volunteers.js';
import { afloat, bench, emptySeas } from './campaign.js';

describe('12.12 events', () => {
  const happen = (first: number[], prepare: (G: ReturnType<typeof emptySeas>) => void = () => undefined) => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 3);
    afloat(G, 's', 0, 'panormus', 2);
    afloat(G, 'c', 1, 'carthage', 2);
    prepare(G);
    const tools = bench(G, [...first, 3, 3]);
    events(tools);
    expect(tools.left()).toBe(0);
    return G;
  };

  it('12.12 2 plague, 3 storm, 4 politics', () => {
    expect(happen([1, 1]).camp.ships['r-1'].oarsmen).toBe(17 - 5);
    expect(happen([1, 2, 1, 1, 2, 1, 5]).camp.ships['s-1']).toBeUndefined();
    expect(happen([1, 3, 10]).camp.fleets.r.officer.mod).toBe(2);
  });

  it('12.12 5 and 9 money, 6 to 8 nothing', () => {
    expect(happen([2, 3]).camp.treasury[0]).toBe(105);
    expect(happen([4, 5]).camp.treasury[0]).toBe(135);
    expect(
      happen([2, 3], (G) => {
        G.camp.treasury[0] = 4;
      }).camp.treasury[0],
    ).toBe(0);
    expect(happen([3, 4]).camp.treasury).toEqual([120, 120]);
  });

  it('12.12 10 volunteers go where their owner says, else to the worst crew', () => {
    const G = happen([5, 5], (each) => {
      each.camp.ships['s-2'].crew = 'raw';
    });
    expect([G.camp.volunteers, G.camp.ships['s-2'].crew]).toEqual([[true, false], 'raw']);
    enlistVolunteers(G, 0);
    expect([G.camp.volunteers, G.camp.ships['s-2'].crew]).toEqual([[false, false], 'average']);
  });

  it('12.12 11 the enemy writes first, and his orders are seen', () => {
    const G = happen([5, 6]);
    expect(G.camp.intelligence).toEqual([true, false]);
    G.camp.stage = 'orders';
    campaignPhase(bench(G, []));
    expect(G.await).toEqual({ kind: 'campOrders', sides: [1] });
  });

  it('12.12 12 a minor port without a fleet goes over', () => {
    const G = happen([6, 6, 1]);
    expect(G.camp.ports.lipara.owner).toBe(0);
  });
});

describe('12.13 victory', () => {
  it('12.13 ports that were the enemy’s, and a point for 25 of ships', () => {
    const G = emptySeas();
    G.camp.ports.panormus.owner = 0;
    G.camp.lost = [24, 74];
    expect(campaignPoints(G.camp)).toEqual([5 + 2, 0]);
    expect(byPoints(G)).toMatchObject({ winner: '0', level: 'marginal', vp: [7, 0] });
    G.camp.lost[1] = 0;
    G.camp.ports.panormus.owner = 1;
    G.camp.ports.drepana.owner = 0;
    expect(byPoints(G)).toMatchObject({ draw: true, level: 'draw' });
    G.camp.lost[1] = 500;
    expect(byPoints(G)).toMatchObject({ winner: '0', level: 'decisive' });
  });

  it('12.13 a war given up is won decisively with twice the points, and at nothing to nothing marginally', () => {
    const G = emptySeas();
    expect(givenUp(G, 0)).toMatchObject({ winner: '1', level: 'marginal', vp: [0, 0] });
    G.camp.lost = [100, 50];
    expect(givenUp(G, 0)).toMatchObject({ level: 'decisive', vp: [2, 4] });
    G.camp.lost = [75, 50];
    expect(givenUp(G, 0)).toMatchObject({ level: 'marginal', vp: [2, 3] });
  });

  it('12.13 a side without ships, or without its first major ports, is out at once', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 1);
    expect(endOfWar(G)).toMatchObject({ side: 0, level: 'decisive' });
    afloat(G, 'c', 1, 'carthage', 1);
    expect(endOfWar(G)).toBeUndefined();
    for (const port of ['ostia', 'messana', 'syracuse']) G.camp.ports[port].owner = 1;
    expect(endOfWar(G)).toMatchObject({ side: 1 });
  });
});

it('15 a ship of the campaign is worth its points as it is manned', () => {
  const G = emptySeas();
  afloat(G, 'r', 0, 'latium', 1, { type: 'quinqueremeRoman' });
  expect(worth(G, G.camp, G.camp.ships['r-1'])).toBe(89);
  G.camp.ships['r-1'].crew = 'raw';
  G.camp.ships['r-1'].equip = ['corvus'];
  expect(worth(G, G.camp, G.camp.ships['r-1'])).toBe(79);
});
