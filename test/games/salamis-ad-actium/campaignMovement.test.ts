import { battleAnswer, interceptionModifiers } from '../../../src/games/salamis-ad-actium/campaign/rules/battles.js';
import { isSupplied, sees, supply } from '../../../src/games/salamis-ad-actium/campaign/rules/fleets.js';
import { moveFleets, perilousRoll } from '../../../src/games/salamis-ad-actium/campaign/rules/movement.js';
import { orders, revealOrders } from '../../../src/games/salamis-ad-actium/campaign/rules/orders.js';
import { incomeOf } from '../../../src/games/salamis-ad-actium/campaign/rules/turn.js';
import type { FleetOrder } from '../../../src/games/salamis-ad-actium/campaign/state.js';
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

  it('12.5 a player orders each own fleet once, and an assault names a port of its area', () => {
    expect(fault([], { fleet: 'c' })).toBe('notYourFleet');
    const G = emptySeas();
    afloat(G, 'r', 0, 'panormus', 3);
    const order: FleetOrder = { fleet: 'r', path: [], stance: 'assault' };
    expect(orders.refuse(G, '0', [[order, order]])?.key).toBe('fleetTwice');
    expect(orders.refuse(G, '0', [[{ ...order, port: 'panormus' }]])).toBeUndefined();
    expect(orders.refuse(G, '0', [[{ ...order, port: 'carthage' }]])?.key).toBe('noSuchPort');
    expect(orders.refuse(G, '0', [[{ ...order, stance: 'patrol', port: 'panormus' }]])?.key).toBe('noSuchPort');
  });

  it('12.5 a fleet without orders stays: it avoids battle in a port, and patrols elsewhere', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 3);
    afloat(G, 's', 0, 'panormus', 3);
    revealOrders(G);
    expect([G.camp.fleets.r.stance, G.camp.fleets.s.stance]).toEqual(['avoid', 'patrol']);
  });

  /** Gives both sides' orders and moves. */
  function move(G: ReturnType<typeof emptySeas>, dice: number[], ...written: FleetOrder[]) {
    G.camp.orders = [
      written.filter(({ fleet }) => G.camp.fleets[fleet].side === 0),
      written.filter(({ fleet }) => G.camp.fleets[fleet].side === 1),
    ];
    revealOrders(G);
    const tools = bench(G, dice);
    moveFleets(tools);
    expect(tools.left()).toBe(0);
    return tools;
  }

  it('12.5 fleets that swap areas along a route meet half-way, in the area that comes first', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'straits', 3);
    afloat(G, 'c', 1, 'mylae', 3);
    move(
      G,
      [],
      { fleet: 'r', path: ['mylae', 'panormus'], stance: 'assault' },
      { fleet: 'c', path: ['straits', 'catana'], stance: 'assault' },
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
      { fleet: 'r', path: ['mylae', 'lipara'], stance: 'assault' },
      { fleet: 'c', path: ['lipara', 'bruttium'], stance: 'assault' },
    );
    expect(G.camp.encounters).toEqual([]);
  });

  it('12.5 a fleet on patrol intercepts an entering fleet on a total of 6, and neither side may decline', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'straits', 5);
    afloat(G, 'c', 1, 'mylae', 5);
    const tools = move(G, [5], { fleet: 'r', path: ['mylae', 'panormus'], stance: 'assault' }, { fleet: 'c', path: [], stance: 'patrol' });
    expect(G.camp.fleets.r).toMatchObject({ area: 'mylae', stopped: true });
    expect(G.camp.encounters).toEqual([{ area: 'mylae', forced: true, answers: [null, null] }]);
    expect(tools.told.at(-1)).toMatchObject({ key: 'intercepted', roll: { dice: [5], total: 6, modifiers: [['patrol', 1]] } });
    expect(battleAnswer.refuse(G, '0', [false, 'quick'])?.key).toBe('cannotDecline');
    const H = emptySeas();
    afloat(H, 'r', 0, 'straits', 5);
    afloat(H, 'c', 1, 'mylae', 5);
    move(H, [4], { fleet: 'r', path: ['mylae', 'panormus'], stance: 'assault' }, { fleet: 'c', path: [], stance: 'patrol' });
    expect(H.camp.fleets.r.area).toBe('panormus');
  });

  it('12.5 a blockading fleet can hold a fleet that wants to leave', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'panormus', 5);
    afloat(G, 'c', 1, 'panormus', 5);
    move(G, [4], { fleet: 'c', path: ['drepana'], stance: 'assault' }, { fleet: 'r', path: [], stance: 'blockade' });
    expect(G.camp.fleets.c.area).toBe('panormus');
    expect(G.camp.encounters[0]).toMatchObject({ area: 'panormus', forced: true });
  });

  it('12.5 a fleet intercepts where it lies: on patrol at the end of its way, and not while it passes through', () => {
    const prey: FleetOrder = { fleet: 'r', path: ['mylae', 'straits'], stance: 'assault' };
    const hunt = (dice: number[], ...path: string[]) => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'panormus', 5);
      afloat(G, 'c', 1, 'lipara', 5);
      move(G, dice, prey, { fleet: 'c', path, stance: 'patrol' });
      return G.camp;
    };
    const passing = hunt([], 'mylae', 'panormus');
    expect([passing.fleets.r.area, passing.fleets.c.area, passing.encounters]).toEqual(['straits', 'panormus', []]);
    const there = hunt([5], 'mylae');
    expect([there.fleets.r.area, there.fleets.c.area]).toEqual(['mylae', 'mylae']);
    expect(there.encounters).toEqual([{ area: 'mylae', forced: true, answers: [null, null] }]);
  });

  it('12.5 a fleet ordered to blockade another area blockades that area, and no longer the one it leaves', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 5);
    afloat(G, 's', 0, 'bruttium', 5);
    afloat(G, 'c', 1, 'mylae', 5);
    move(
      G,
      [4],
      { fleet: 'r', path: ['straits'], stance: 'assault' },
      { fleet: 's', path: ['lipara', 'panormus'], stance: 'assault' },
      { fleet: 'c', path: ['lipara'], stance: 'blockade' },
    );
    expect(['r', 's', 'c'].map((id) => G.camp.fleets[id].area)).toEqual(['straits', 'lipara', 'lipara']);
    expect(G.camp.encounters).toEqual([{ area: 'lipara', forced: true, answers: [null, null] }]);
  });

  it('12.5 a fleet that is held as it leaves holds nobody else in that step, whichever side it is of', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 5);
    afloat(G, 'c', 1, 'mylae', 5);
    afloat(G, 'd', 1, 'mylae', 5);
    move(
      G,
      [4],
      { fleet: 'r', path: ['lipara'], stance: 'blockade' },
      { fleet: 'c', path: [], stance: 'blockade' },
      { fleet: 'd', path: ['straits'], stance: 'assault' },
    );
    expect(['r', 'c', 'd'].map((id) => G.camp.fleets[id].area)).toEqual(['mylae', 'mylae', 'straits']);
    expect(G.camp.encounters[0]).toMatchObject({ area: 'mylae', forced: true });
  });

  it('12.5 commanders, numbers and the stance to avoid battle modify interception', () => {
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
    const tools = bench(G, dice);
    const passage = perilousRoll(tools, 'r');
    expect(tools.left()).toBe(0);
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

  it('12.6 in a storm each ship rolls d10 + crew: 1 lost, 2 to 4 Light damage', () => {
    const { G } = crossing([1, 1, 1, 2, 4, 5]);
    expect(Object.keys(G.camp.ships)).toEqual(['r-2', 'r-3', 'r-4']);
    expect(['r-2', 'r-3', 'r-4'].map((id) => G.camp.ships[id].dmg)).toEqual([1, 1, 0]);
    expect(G.camp.lost[0]).toBe(27);
  });

  it('12.6 scattered: d3 ships are damaged, worst crews first', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'ionian', 4);
    G.camp.ships['r-3'].crew = 'raw';
    perilousRoll(bench(G, [2, 2, 4]), 'r');
    expect(Object.values(G.camp.ships).map(({ dmg }) => dmg)).toEqual([1, 0, 1, 0]);
  });

  it('12.6 only the owner sees the result', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'ionian', 4);
    const tools = bench(G, [1, 1, 1, 2, 4, 5]);
    perilousRoll(tools, 'r');
    expect(tools.told).toEqual([]);
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
  it('12.4 a fleet is in supply in or next to an area whose open ports supply all ships there', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 7);
    afloat(G, 'far', 0, 'heraclea', 2);
    expect(isSupplied(G.camp, 'mylae', 0)).toBe(true);
    G.camp.ports.messana.blockaded = true;
    expect(isSupplied(G.camp, 'mylae', 0)).toBe(false);
    expect(isSupplied(G.camp, 'heraclea', 0)).toBe(true);
    expect(isSupplied(G.camp, 'carthage', 0)).toBe(false);
  });

  it('12.4 the first month out of supply has no effect; then d10 + crew: 1 lost, 2 to 4 Light damage and oarsmen down to three quarters', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'carthage', 3);
    supply(bench(G, []));
    expect(G.camp.fleets.r.outOfSupply).toBe(1);
    const tools = bench(G, [1, 4, 5]);
    supply(tools);
    expect(tools.left()).toBe(0);
    expect(Object.keys(G.camp.ships)).toEqual(['r-2', 'r-3']);
    expect(G.camp.ships['r-2']).toMatchObject({ dmg: 1, oarsmen: 12 });
    expect(G.camp.ships['r-3']).toMatchObject({ dmg: 0, oarsmen: 17 });
  });

  it('12.2 income: 12 for a major port, 4 for a minor one, 0 if blockaded, plus allies', () => {
    const G = emptySeas();
    const before = incomeOf(G.camp, 0);
    expect(before).toBe(3 * 12 + 6 * 4 + 24);
    G.camp.ports.ostia.blockaded = true;
    expect(incomeOf(G.camp, 0)).toBe(before - 12);
  });
});
