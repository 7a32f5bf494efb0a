import { describe, expect, it } from 'vitest';
import { assaultModifiers, assaults } from '../../../src/games/salamis-ad-actium/rules/campaign/assaults.js';
import { battleAnswer, settleBattles } from '../../../src/games/salamis-ad-actium/rules/campaign/battles.js';
import { byPoints, campaignPoints, endOfWar } from '../../../src/games/salamis-ad-actium/rules/campaign/campaignVictory.js';
import { events } from '../../../src/games/salamis-ad-actium/rules/campaign/events.js';
import { strengthOf, worth } from '../../../src/games/salamis-ad-actium/rules/campaign/fleets.js';
import { interceptionModifiers } from '../../../src/games/salamis-ad-actium/rules/campaign/interception.js';
import { moveFleets } from '../../../src/games/salamis-ad-actium/rules/campaign/movement.js';
import { orders, revealOrders } from '../../../src/games/salamis-ad-actium/rules/campaign/orders.js';
import { perilousRoll } from '../../../src/games/salamis-ad-actium/rules/campaign/perilousRoutes.js';
import { quickBattle, quickModifiers } from '../../../src/games/salamis-ad-actium/rules/campaign/quickBattle.js';
import { sees } from '../../../src/games/salamis-ad-actium/rules/campaign/sight.js';
import { isSupplied, supply } from '../../../src/games/salamis-ad-actium/rules/campaign/supply.js';
import { campaignPhase, incomeOf } from '../../../src/games/salamis-ad-actium/rules/campaign/turn.js';
import type { FleetOrder } from '../../../src/games/salamis-ad-actium/state/campaign.js';
import { afloat, bench, emptySeas } from './campaign.js';

describe('12.5 orders and movement', () => {
  const fault = (path: string[], more: Partial<FleetOrder> = {}) => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 3);
    afloat(G, 'c', 1, 'carthage', 3);
    return orders.refuse(G, '0', [[{ fleet: 'r', path, stance: 'patrol', ...more }]])?.key;
  };

  it('12.5 three points: a normal route costs one, a perilous one two', () => {
    expect(fault(['campania', 'bruttium', 'straits'])).toBeUndefined();
    expect(fault(['campania', 'bruttium', 'straits', 'catana'])).toBe('routeTooLong');
    expect(fault(['corsica', 'olbia'])).toBeUndefined();
    expect(fault(['corsica', 'olbia', 'caralis'])).toBeUndefined();
    expect(fault(['corsica', 'olbia', 'caralis', 'drepana'])).toBe('routeTooLong');
    expect(fault(['campania', 'panormus'])).toBeUndefined();
    expect(fault(['campania', 'bruttium', 'straits', 'ionian'])).toBe('routeTooLong');
    expect(fault(['carthage'])).toBe('noRoute');
    expect(fault(['atlantis'])).toBe('noArea');
  });

  it('12.5 orders are for one’s own fleets, once each, and an assault names a port of its area', () => {
    expect(fault([], { fleet: 'c' })).toBe('notYourFleet');
    const G = emptySeas();
    afloat(G, 'r', 0, 'panormus', 3);
    const order: FleetOrder = { fleet: 'r', path: [], stance: 'assault' };
    expect(orders.refuse(G, '0', [[order, order]])?.key).toBe('fleetTwice');
    expect(orders.refuse(G, '0', [[{ ...order, port: 'panormus' }]])).toBeUndefined();
    expect(orders.refuse(G, '0', [[{ ...order, port: 'carthage' }]])?.key).toBe('noSuchPort');
    expect(orders.refuse(G, '0', [[{ ...order, stance: 'patrol', port: 'panormus' }]])?.key).toBe('noSuchPort');
  });

  it('12.5 without orders a fleet stays: in port where it has one, on patrol elsewhere', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 3);
    afloat(G, 's', 0, 'panormus', 3);
    revealOrders(G);
    expect([G.camp.fleets.r.stance, G.camp.fleets.s.stance]).toEqual(['port', 'patrol']);
  });

  /** Gives both sides' orders and moves. */
  function move(G: ReturnType<typeof emptySeas>, dice: number[], ...written: FleetOrder[]) {
    G.camp.orders = [
      written.filter(({ fleet }) => G.camp.fleets[fleet].side === 0),
      written.filter(({ fleet }) => G.camp.fleets[fleet].side === 1),
    ];
    revealOrders(G);
    const table = bench(G, dice);
    moveFleets(table);
    expect(table.left()).toBe(0);
    return table;
  }

  it('12.5 fleets that swap areas along a route meet half-way, in the area that comes first', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'straits', 3);
    afloat(G, 'c', 1, 'mylae', 3);
    move(
      G,
      [],
      { fleet: 'r', path: ['mylae', 'panormus'], stance: 'transit' },
      { fleet: 'c', path: ['straits', 'catana'], stance: 'transit' },
    );
    expect([G.camp.fleets.r.area, G.camp.fleets.c.area]).toEqual(['straits', 'straits']);
    expect(G.camp.encounters).toEqual([{ area: 'straits', forced: false, answers: [null, null] }]);
  });

  it('12.5 fleets that pass through one area at different steps do not meet', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'straits', 3);
    afloat(G, 'c', 1, 'panormus', 3);
    move(
      G,
      [],
      { fleet: 'r', path: ['mylae', 'lipara'], stance: 'transit' },
      { fleet: 'c', path: ['lipara', 'bruttium'], stance: 'transit' },
    );
    expect(G.camp.encounters).toEqual([]);
  });

  it('12.5 a fleet on patrol intercepts whoever enters on a total of 6, and then nobody declines', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'straits', 5);
    afloat(G, 'c', 1, 'mylae', 5);
    const table = move(G, [5], { fleet: 'r', path: ['mylae', 'panormus'], stance: 'transit' }, { fleet: 'c', path: [], stance: 'patrol' });
    expect(G.camp.fleets.r).toMatchObject({ area: 'mylae', stopped: true });
    expect(G.camp.encounters).toEqual([{ area: 'mylae', forced: true, answers: [null, null] }]);
    expect(table.told.at(-1)).toMatchObject({ key: 'intercepted', roll: { dice: [5], total: 6, modifiers: [['patrol', 1]] } });
    expect(battleAnswer.refuse(G, '0', [false, 'quick'])?.key).toBe('cannotDecline');
    const H = emptySeas();
    afloat(H, 'r', 0, 'straits', 5);
    afloat(H, 'c', 1, 'mylae', 5);
    move(H, [4], { fleet: 'r', path: ['mylae', 'panormus'], stance: 'transit' }, { fleet: 'c', path: [], stance: 'patrol' });
    expect(H.camp.fleets.r.area).toBe('panormus');
  });

  it('12.5 a blockading fleet can hold a fleet that wants to leave', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'panormus', 5);
    afloat(G, 'c', 1, 'panormus', 5);
    move(G, [4], { fleet: 'c', path: ['drepana'], stance: 'transit' }, { fleet: 'r', path: [], stance: 'blockade' });
    expect(G.camp.fleets.c.area).toBe('lipara');
    expect(G.camp.encounters[0]).toMatchObject({ area: 'panormus', forced: true });
  });

  it('12.5 commanders, numbers and the will to avoid bear on it', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 4, { stance: 'blockade', officer: { rank: 'vice', mod: 2 } });
    afloat(G, 'c', 1, 'mylae', 6, { stance: 'avoid', officer: { rank: 'vice', mod: 1 } });
    expect(interceptionModifiers(G.camp, ['r'], ['c'])).toEqual([
      ['commander', 2],
      ['blockade', 2],
      ['fewShips', -1],
      ['enemyCommander', -1],
      ['largerPrey', 1],
      ['avoids', -1],
    ]);
  });
});

describe('12.6 perilous routes', () => {
  const crossing = (dice: number[], more = {}) => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'ionian', 4, { left: 1, ...more });
    const table = bench(G, dice);
    const passage = perilousRoll(table, 'r');
    expect(table.left()).toBe(0);
    return { G, passage };
  };

  it('12.6 2d6 with month and commander: up to 3 storm, 4 and 5 scattered, up to 11 safe, then fair', () => {
    expect(crossing([1, 2, 10, 10, 10, 10]).passage).toBe('storm');
    expect(crossing([2, 2, 1]).passage).toBe('scattered');
    expect(crossing([3, 3]).passage).toBe('safe');
    expect(crossing([5, 6]).passage).toBe('safe');
    expect(crossing([6, 6]).G.camp.fleets.r.left).toBe(2);
    expect(crossing([3, 2], { officer: { rank: 'vice', mod: 2 } }).passage).toBe('safe');
    expect(crossing([5, 6], { officer: { rank: 'vice', mod: 2 } }).passage).toBe('fair');
  });

  it('12.6 in a storm each ship throws d10 and crew: 1 is lost, 2 to 4 Light damage', () => {
    const { G } = crossing([1, 1, 1, 2, 4, 5]);
    expect(Object.keys(G.camp.ships)).toEqual(['r-2', 'r-3', 'r-4']);
    expect(['r-2', 'r-3', 'r-4'].map((id) => G.camp.ships[id].dmg)).toEqual([1, 1, 0]);
    expect(G.camp.lost[0]).toBe(27);
  });

  it('12.6 scattered: d3 ships are hurt, worst crews first', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'ionian', 4);
    G.camp.ships['r-3'].crew = 'raw';
    perilousRoll(bench(G, [2, 2, 4]), 'r');
    expect(Object.values(G.camp.ships).map(({ dmg }) => dmg)).toEqual([1, 0, 1, 0]);
  });

  it('12.6 only the owner hears of it', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'ionian', 4);
    const table = bench(G, [1, 1, 1, 2, 4, 5]);
    perilousRoll(table, 'r');
    expect(table.told).toEqual([]);
    expect(G.camp.notices[0]?.length).toBe(4);
    expect(G.camp.notices[1]).toEqual([]);
  });
});

describe('12.3 sight', () => {
  it('12.3 a fleet is seen from its own area, the next by a normal route, and from a port', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 1);
    expect(sees(G.camp, 0, 'panormus')).toBe(true);
    expect(sees(G.camp, 0, 'lipara')).toBe(true);
    expect(sees(G.camp, 0, 'drepana')).toBe(false);
    expect(sees(G.camp, 0, 'syracuse')).toBe(true);
    expect(sees(G.camp, 0, 'corsica')).toBe(false);
  });
});

describe('12.4 supply, 12.2 income', () => {
  it('12.4 in or next to an area whose open ports keep all ships there', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 7);
    afloat(G, 'far', 0, 'heraclea', 2);
    expect(isSupplied(G.camp, 'mylae', 0)).toBe(true);
    G.camp.ports.messana.blockaded = true;
    expect(isSupplied(G.camp, 'mylae', 0)).toBe(false);
    expect(isSupplied(G.camp, 'heraclea', 0)).toBe(true);
    expect(isSupplied(G.camp, 'carthage', 0)).toBe(false);
  });

  it('12.4 the first month does nothing; then d10 and crew: 1 lost, 2 to 4 Light damage and rowers down to three quarters', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'carthage', 3);
    supply(bench(G, []));
    expect(G.camp.fleets.r.outOfSupply).toBe(1);
    const table = bench(G, [1, 4, 5]);
    supply(table);
    expect(table.left()).toBe(0);
    expect(Object.keys(G.camp.ships)).toEqual(['r-2', 'r-3']);
    expect(G.camp.ships['r-2']).toMatchObject({ dmg: 1, oarsmen: 12 });
    expect(G.camp.ships['r-3']).toMatchObject({ dmg: 0, oarsmen: 17 });
  });

  it('12.2 12 for a major port, 4 for a minor one, nothing for one that is blockaded, and what allies pay', () => {
    const G = emptySeas();
    const before = incomeOf(G.camp, 0);
    expect(before).toBe(3 * 12 + 6 * 4 + 24);
    G.camp.ports.ostia.blockaded = true;
    expect(incomeOf(G.camp, 0)).toBe(before - 12);
  });
});

describe('12.8 quick resolution', () => {
  const battle = (dice: number[], first = 4, second = 4, more = {}) => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', first, more);
    afloat(G, 'c', 1, 'mylae', second);
    const table = bench(G, dice);
    quickBattle(table, 'mylae');
    expect(table.left()).toBe(0);
    return { G, table };
  };

  it('12.8 strength is points less a fifth for each level of damage', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 1);
    expect(strengthOf(G, G.camp, 'r-1')).toBe(27);
    G.camp.ships['r-1'].dmg = 3;
    expect(strengthOf(G, G.camp, 'r-1')).toBe(Math.floor((27 * 40) / 100));
  });

  it('12.8 odds for the stronger: 5:4 +1, 3:2 +2, 2:1 +3, 3:1 +5', () => {
    const odds = (a: number, b: number) => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'mylae', a);
      afloat(G, 'c', 1, 'mylae', b);
      return quickModifiers(G, G.camp, 'mylae');
    };
    expect(odds(5, 4)).toEqual([[['odds', 1]], []]);
    expect(odds(6, 4)).toEqual([[['odds', 2]], []]);
    expect(odds(4, 8)).toEqual([[], [['odds', 3]]]);
    expect(odds(12, 4)).toEqual([[['odds', 5]], []]);
    expect(odds(4, 4)).toEqual([[], []]);
  });

  it('12.8 level: both lose a tenth, nobody retreats', () => {
    const { G } = battle([6, 6], 10, 10);
    expect([G.camp.fleets.r.ships.length, G.camp.fleets.c.ships.length]).toEqual([9, 9]);
    expect([G.camp.fleets.r.area, G.camp.fleets.c.area]).toEqual(['mylae', 'mylae']);
    expect(G.camp.fleets.r.ships.filter((id) => G.camp.ships[id].dmg)).toHaveLength(1);
  });

  it('12.8 by 4 to 6 the loser loses three tenths and one in ten to the enemy, cheapest first, and retreats', () => {
    const { G, table } = battle([8, 4], 10, 10);
    expect(table.told.map(({ key }) => key)).toEqual(['quickBattle', 'losses', 'losses', 'retreats']);
    expect(G.camp.fleets.c.ships).toHaveLength(6);
    expect(G.camp.fleets.r.ships).toHaveLength(9 + 1);
    expect(G.camp.ships['c-4'].crew).toBe('raw');
    expect(G.camp.fleets.r.ships).toContain('c-4');
    expect(G.camp.fleets.c.ships.filter((id) => G.camp.ships[id].dmg)).toHaveLength(4);
    expect(G.camp.fleets.c.area).toBe('lipara');
    expect(G.camp.lost).toEqual([27, 4 * 27]);
  });

  it('12.8 percentages go to the nearest ship, halves up', () => {
    const { G } = battle([7, 4], 5, 5);
    expect([G.camp.fleets.r.ships.length, G.camp.fleets.c.ships.length]).toEqual([4, 4]);
  });

  it('12.8 the Commander-in-Chief of a side beaten by 7 is lost on 1 or 2', () => {
    const admiral = { officer: { rank: 'admiral' as const, mod: 0 } };
    const lost = battle([1, 9, 2, 8], 4, 4, admiral);
    expect(lost.table.told.map(({ key }) => key)).toContain('commanderLost');
    expect(lost.G.camp.fleets.r.officer).toEqual({ rank: 'admiral', mod: 1 });
    const kept = battle([1, 9, 3], 4, 4, admiral);
    expect(kept.table.told.map(({ key }) => key)).toContain('commanderEscapes');
  });

  it('12.8 a loser with no port in reach goes to a neighbouring area without enemies, or is taken whole', () => {
    const G = emptySeas();
    for (const port of Object.values(G.camp.ports)) port.owner = 0;
    afloat(G, 'r', 0, 'utica', 4);
    afloat(G, 'c', 1, 'utica', 4);
    quickBattle(bench(G, [8, 4]), 'utica');
    expect(G.camp.fleets.c.area).toBe('carthage');
    const H = emptySeas();
    for (const port of Object.values(H.camp.ports)) port.owner = 0;
    afloat(H, 'r', 0, 'utica', 4);
    afloat(H, 's', 0, 'carthage', 1);
    afloat(H, 'c', 1, 'utica', 4);
    quickBattle(bench(H, [8, 4]), 'utica');
    expect(H.camp.fleets.c).toBeUndefined();
    expect(H.camp.fleets.r.ships.length).toBe(4 + 3);
  });
});

describe('12.7 accepting and declining', () => {
  const meet = (answers: [boolean, boolean], dice: number[], more: { port?: boolean; mode?: 'quick' | 'tactical' } = {}) => {
    const G = emptySeas();
    afloat(G, 'r', 0, more.port ? 'panormus' : 'melita', 5, { stance: 'patrol' });
    afloat(G, 'c', 1, more.port ? 'panormus' : 'melita', 5, { stance: 'avoid' });
    if (!more.port) G.camp.ports.melita.owner = 0;
    const mode = more.mode ?? 'quick';
    G.camp.encounters = [
      {
        area: G.camp.fleets.r.area,
        forced: false,
        answers: [
          { accept: answers[0], mode },
          { accept: answers[1], mode },
        ],
      },
    ];
    const table = bench(G, dice);
    const waits = settleBattles(table);
    expect(table.left()).toBe(0);
    return { G, table, waits, keys: table.told.map(({ key }) => key) };
  };

  it('12.7 both decline: nothing happens', () => {
    expect(meet([false, false], []).keys).toEqual(['noBattle']);
  });

  it('12.7 a fleet in its own port with room may stay there', () => {
    expect(meet([true, false], [], { port: true }).keys).toEqual(['staysInPort']);
  });

  it('12.7 elsewhere it evades where the interception fails; without a way out it fights', () => {
    const cornered = meet([true, false], [6, 6]);
    expect(cornered.keys.slice(0, 2)).toEqual(['noWayOut', 'meets']);
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 5, { stance: 'patrol' });
    afloat(G, 'c', 1, 'mylae', 5, { stance: 'avoid' });
    G.camp.encounters = [
      {
        area: 'mylae',
        forced: false,
        answers: [
          { accept: true, mode: 'quick' },
          { accept: false, mode: 'quick' },
        ],
      },
    ];
    const table = bench(G, [5]);
    settleBattles(table);
    expect(table.told.map(({ key }) => key)).toEqual(['evaded']);
    expect(G.camp.fleets.c.area).toBe('lipara');
  });

  it('12.7 one who does not want the table has it settled by a throw', () => {
    expect(meet([true, true], [6, 6]).table.told[0].values).toEqual({ mode: 'quick' });
  });
});

describe('12.2 assaults', () => {
  const attack = (dice: number[], more: { breached?: boolean; port?: string; area?: string; ships?: number } = {}) => {
    const G = emptySeas();
    const port = more.port ?? 'mylae';
    G.camp.ports[port].owner = 1;
    G.camp.ports[port].breached = more.breached ?? false;
    afloat(G, 'r', 0, more.area ?? 'mylae', more.ships ?? 4, { stance: 'assault', type: 'quinqueremeRoman' });
    const table = bench(G, dice);
    assaults(table);
    expect(table.left()).toBe(0);
    return { G, table, result: table.told[0]?.values?.result };
  };

  it('12.2 troops against four times the garrison: four quinqueremes of 26 against 24 are worth odds of 3:1', () => {
    const H = emptySeas();
    H.camp.ports.mylae.owner = 1;
    afloat(H, 'r', 0, 'mylae', 4, { stance: 'assault', type: 'quinqueremeRoman' });
    expect(assaultModifiers(H.camp, 'r', 'mylae')).toEqual([['odds', 4]]);
    H.camp.ports.mylae.breached = true;
    H.camp.ports.mylae.blockaded = true;
    expect(assaultModifiers(H.camp, 'r', 'mylae')).toEqual([
      ['odds', 4],
      ['breached', 2],
      ['blockaded', 1],
    ]);
  });

  it('12.2 a difference of 1 takes a minor port, and half the garrison rounded up stands in it', () => {
    const { G, result } = attack([5, 5]);
    expect(result).toBe('captured');
    expect(G.camp.ports.mylae).toMatchObject({ owner: 0, garrison: 3, breached: false });
    expect(G.camp.fleets.r.ships.reduce((sum, id) => sum + G.camp.ships[id].heavy, 0)).toBe(32 - 4);
    expect(G.camp.fleets.r.ships.reduce((sum, id) => sum + G.camp.ships[id].archers, 0)).toBe(8 - 1);
  });

  it('12.2 repulsed at 0 and below, with a fifth of the troops lost', () => {
    const { G, result } = attack([4, 5]);
    expect(result).toBe('repulsed');
    expect(G.camp.ports.mylae.owner).toBe(1);
    expect(G.camp.fleets.r.ships.reduce((sum, id) => sum + G.camp.ships[id].heavy, 0)).toBe(32 - 7);
  });

  it('12.2 a major port is breached by 1 to 3 and falls to 4', () => {
    expect(attack([5, 1], { port: 'messana', area: 'straits' }).result).toBe('breached');
    expect(attack([8, 1], { port: 'messana', area: 'straits' }).result).toBe('captured');
  });

  it('12.2 no assault while an enemy fleet lies in the area', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'panormus', 4, { stance: 'assault' });
    afloat(G, 'c', 1, 'panormus', 1);
    const table = bench(G, []);
    assaults(table);
    expect(table.told).toEqual([]);
  });
});

describe('12.12 events', () => {
  const happen = (first: number[], prepare: (G: ReturnType<typeof emptySeas>) => void = () => undefined) => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 3);
    afloat(G, 's', 0, 'panormus', 2);
    afloat(G, 'c', 1, 'carthage', 2);
    prepare(G);
    const table = bench(G, [...first, 3, 3]);
    events(table);
    expect(table.left()).toBe(0);
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

  it('12.12 10 volunteers go to the worst crew', () => {
    const G = happen([5, 5], (each) => {
      each.camp.ships['s-2'].crew = 'raw';
    });
    expect(G.camp.ships['s-2'].crew).toBe('average');
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
