import { housekeeping } from '../../../src/games/salamis-ad-actium/bot.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { feedFire, fires, pests } from '../../../src/games/salamis-ad-actium/rules/intermediate/fires.js';
import { housekeepers, repair, transfer } from '../../../src/games/salamis-ad-actium/rules/intermediate/repairs.js';
import type { Transfer } from '../../../src/games/salamis-ad-actium/rules/intermediate/transfers.js';
import type { Ship } from '../../../src/games/salamis-ad-actium/state.js';
import { say } from '../../../src/kit/texts.js';
import { bind, officer, sea, toolsFor } from './sea.js';

const one = (but: Partial<Ship> = {}) => sea({ A: { side: 0, at: [600, 500], type: 'trireme', but } });

describe('10.4 crew transfers', () => {
  const pair = (but: Partial<Ship> = {}) =>
    sea({ A: { side: 0, at: [600, 500], flag: officer(0), but }, B: { side: 0, at: [616, 500] }, C: { side: 0, at: [900, 500] } });

  it('three factors between two ships in a turn, alongside, and never more than the deck bears', () => {
    const G = pair({ heavy: 9, normal: 9, archers: 9 });
    const why = (what: Record<string, unknown>, to = 'B') => transfer.refuse(G, '0', ['A', to, what])?.key;
    expect(why({ heavy: 3 })).toBeUndefined();
    expect(why({ heavy: 2, archers: 2 })).toBe('tooManyAcross');
    expect(why({ heavy: 1 }, 'C')).toBe('notTouching');
    expect(why({})).toBe('emptyParty');
    expect(why({ oarsmen: 1 })).toBe('notSoMany');
    transfer.perform(toolsFor(G), '0', ['A', 'B', { heavy: 2 }]);
    expect(why({ heavy: 2 })).toBe('tooManyAcross');
    expect(why({ heavy: 1 })).toBeUndefined();
    G.ships.B.heavy = 9;
    expect(why({ heavy: 1 })).toBe('deckFull');
  });

  it('all men may leave a sinking ship, oarsmen as spare ones; an officer with them makes the other ship the flagship', () => {
    const G = pair({ dmg: 5, heavy: 1, normal: 0, archers: 3, oarsmen: 4 });
    expect(transfer.refuse(G, '0', ['A', 'B', { heavy: 1, archers: 3 }])).toBeUndefined();
    transfer.perform(toolsFor(G), '0', ['A', 'B', { heavy: 1, oarsmen: 2, officer: true }]);
    expect(G.ships.B).toMatchObject({ spare: 2, flag: { mod: 0 } });
    expect(G.ships.A).toMatchObject({ oarsmen: 2, flag: null });
    expect(G.squadrons.a.flagship).toBe('B');
    expect(housekeeping(G, 0).move).toBe('transfer');
  });

  it('the log gives the kinds of men', () => {
    const line = (what: Transfer, but: Partial<Ship> = {}) => {
      const tools = toolsFor(pair(but));
      transfer.perform(tools, '0', ['A', 'B', what]);
      return say(salamisAdActium.texts, 'chronicle.transfer', { ...tools.told[0].values, ship: 'Solus', other: 'Gadir' });
    };
    expect(line({ heavy: 1 })).toBe('Solus transfers 1 factor of heavy marines to Gadir.');
    expect(line({ normal: 2, archers: 1, officer: true }, { normal: 3 })).toBe(
      'Solus transfers 2 factors of marines, 1 factor of archers and the officer to Gadir.',
    );
    expect(line({ oarsmen: 3 }, { dmg: 5 })).toBe('Solus transfers 3 factors of oarsmen to Gadir.');
    const old = { ship: 'Solus', other: 'Gadir', men: 2 };
    expect(say(salamisAdActium.texts, 'chronicle.transfer', { ...old, officer: false })).toBe('Solus transfers 2 factors to Gadir.');
    expect(say(salamisAdActium.texts, 'chronicle.transfer', { ...old, officer: true })).toBe(
      'Solus transfers 2 factors and the officer to Gadir.',
    );
  });
});

describe('10.5 repairs', () => {
  it('oar groups are levelled, or one is repaired after a test, twice in a battle', () => {
    const G = one({ port: 0, stbd: 3 });
    repair.perform(toolsFor(G), '0', ['A', 'rebalanceOars']);
    expect([G.ships.A.port, G.ships.A.stbd]).toEqual([1, 2]);
    expect(repair.refuse(G, '0', ['A', 'spareOars'])?.key).toBe('repairedOnce');
    const spare = one({ port: 1, stbd: 3 });
    repair.perform(toolsFor(spare, [5]), '0', ['A', 'spareOars']);
    expect(spare.ships.A).toMatchObject({ port: 3, stbd: 2, spareOars: 1 });
    expect(repair.refuse(one({ port: 3, spareOars: 0 }), '0', ['A', 'spareOars'])?.key).toBe('noSpareOars');
  });

  it('a leak is stopped once, against its own damage, and never below light', () => {
    const G = one({ dmg: 2 });
    repair.perform(toolsFor(G, [6]), '0', ['A', 'leak']);
    expect(G.ships.A.dmg).toBe(2);
    G.house.repaired = [];
    repair.perform(toolsFor(G, [7]), '0', ['A', 'leak']);
    expect(G.ships.A).toMatchObject({ dmg: 1, leakFixed: true });
    G.house.repaired = [];
    expect(repair.refuse(G, '0', ['A', 'leak'])?.key).toBe('leakOnce');
    expect(repair.refuse(one({ dmg: 1 }), '0', ['A', 'leak'])?.key).toBe('noLeak');
  });

  it('rudder and sails are repaired by a test; nothing on a ship that is linked, burning or sinking', () => {
    const G = one({ rudder: false });
    repair.perform(toolsFor(G, [5]), '0', ['A', 'rudder']);
    expect(G.ships.A.rudder).toBe(true);
    const why = (but: Partial<Ship>) => repair.refuse(one({ rudder: false, ...but }), '0', ['A', 'rudder'])?.key;
    expect(why({ fire: 1 })).toBe('onFire');
    expect(why({ dmg: 5 })).toBe('sinking');
    expect(why({ rudder: true })).toBe('rudderWhole');
    const bound = sea({ A: { side: 0, at: [600, 500], but: { rudder: false } }, B: { side: 1, at: [616, 500] } });
    bind(bound, 'B', 'A');
    expect(repair.refuse(bound, '0', ['A', 'rudder'])?.key).toBe('linked');
    expect(housekeepers(one({ rudder: false }))).toEqual([0]);
    expect(housekeepers(one())).toEqual([]);
  });

  it('a fire is fought first, then costs men and damage; unlinked ships fight it better, Greek fire worse', () => {
    const after = (level: Ship['fire'], dice: number[], greek = false) => {
      const G = one({ fire: level, greek, heavy: 5, normal: 5, archers: 5 });
      const tools = toolsFor(G, dice);
      fires(tools);
      expect(tools.left()).toBe(0);
      const { fire, dmg, oarsmen, heavy, normal, archers } = G.ships.A;
      return { fire, dmg, men: heavy + normal + archers, rowers: oarsmen };
    };
    const { oarsmen } = one().ships.A;
    expect(after(1, [5])).toEqual({ fire: 0, dmg: 0, men: 15, rowers: oarsmen });
    expect(after(2, [6])).toMatchObject({ fire: 1, dmg: 0, men: 14, rowers: oarsmen - 1 });
    expect(after(2, [5])).toMatchObject({ fire: 3, dmg: 2, men: 13, rowers: oarsmen - 1 });
    expect(after(2, [10])).toMatchObject({ fire: 0 });
    expect(after(1, [6], true)).toMatchObject({ fire: 2, dmg: 1 });
  });

  it('a great fire spreads to ships alongside on 5; fires have at most three levels', () => {
    const G = sea({ A: { side: 0, at: [600, 500], but: { fire: 3 } }, B: { side: 1, at: [616, 500] }, C: { side: 1, at: [700, 500] } });
    fires(toolsFor(G, [2, 5]));
    expect([G.ships.A.fire, G.ships.B.fire, G.ships.C.fire]).toEqual([3, 1, 0]);
    feedFire(toolsFor(G), 'A', 2, true, '9.2');
    expect(G.ships.A).toMatchObject({ fire: 3, greek: true });
  });

  it('a crew test with a modifier for the pests clears snakes and bees', () => {
    const after = (die: number) => {
      const G = one({ pests: 'snakes' });
      pests(toolsFor(G, [die]));
      return G.ships.A.pests;
    };
    expect([after(4), after(5)]).toEqual(['snakes', null]);
  });
});
