import { settleBattles } from '../../../src/games/salamis-ad-actium/campaign/rules/battles.js';
import { dissolveEmpty, enlistVolunteers, formFleet, loseShip, worth } from '../../../src/games/salamis-ad-actium/campaign/rules/fleets.js';
import { perilousRoll } from '../../../src/games/salamis-ad-actium/campaign/rules/movement.js';
import { launch, priceOf } from '../../../src/games/salamis-ad-actium/campaign/rules/replacements.js';
import { beginTactical } from '../../../src/games/salamis-ad-actium/campaign/rules/tactical.js';
import { campaignPhase, events } from '../../../src/games/salamis-ad-actium/campaign/rules/turn.js';
import { byPoints, campaignPoints, endOfWar, givenUp } from '../../../src/games/salamis-ad-actium/campaign/rules/victory.js';
import type { Campaign } from '../../../src/games/salamis-ad-actium/campaign/state.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { scripted } from '../../kit/scripted.js';
import { afloat, bench, emptySeas } from './campaign.js';
import { rules } from './fixtures.js';

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

  it('12.12 10 volunteers join the ship that their owner names, otherwise the worst crew', () => {
    const G = happen([5, 5], (each) => {
      each.camp.ships['s-2'].crew = 'raw';
    });
    expect([G.camp.volunteers, G.camp.ships['s-2'].crew]).toEqual([[true, false], 'raw']);
    enlistVolunteers(G, 0);
    expect([G.camp.volunteers, G.camp.ships['s-2'].crew]).toEqual([[false, false], 'average']);
  });

  it('12.12 11 the enemy gives orders first, and they are shown', () => {
    const G = happen([5, 6]);
    expect(G.camp.intelligence).toEqual([true, false]);
    G.camp.stage = 'orders';
    campaignPhase(bench(G, []));
    expect(G.await).toEqual({ kind: 'campOrders', sides: [1] });
  });

  it('12.12 12 a minor port without a fleet changes sides', () => {
    const G = happen([6, 6, 1]);
    expect(G.camp.ports.lipara.owner).toBe(0);
  });
});

describe('12.13 victory', () => {
  it('12.13 captured ports count, and every 25 points of enemy ships count one', () => {
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

  it('12.13 a conceded campaign is decisive with twice the points, marginal at 0 to 0', () => {
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

it('15 a campaign ship’s points depend on its crew and men', () => {
  const G = emptySeas();
  afloat(G, 'r', 0, 'latium', 1, { type: 'quinqueremeRoman' });
  expect(worth(G, G.camp, G.camp.ships['r-1'])).toBe(89);
  G.camp.ships['r-1'].crew = 'raw';
  G.camp.ships['r-1'].equip = ['corvus'];
  expect(worth(G, G.camp, G.camp.ships['r-1'])).toBe(79);
});

describe('owners', () => {
  type War = Salamis & { camp: Campaign };

  const asked = (kind: 'campAdmin' | 'campOrders', G: War = emptySeas()): War => {
    G.camp.stage = kind === 'campAdmin' ? 'admin' : 'orders';
    G.camp.treasury = [500, 500];
    afloat(G, 'c', 1, 'drepana', 1);
    G.await = { kind, sides: [0, 1] };
    return G;
  };
  const play = (G: War, move: string, args: readonly unknown[], dice: readonly number[] = []): War => {
    const script = scripted(dice);
    const played = rules.play(G, '0', move, args, script).G as War;
    expect(script.left).toBe(0);
    return played;
  };
  const key = (G: War, move: string, ...args: readonly unknown[]) => rules.refusal(rules.view(G, '0'), '0', move, args)?.key;

  describe('12.9 officers', () => {
    /** Two fleets at Messana with these officer ratings. The first was commissioned earlier. */
    const two = (a: number, b: number): War => {
      const G = asked('campAdmin');
      afloat(G, 'r', 0, 'straits', 3, { officer: { rank: 'vice', mod: a, no: 1 } });
      afloat(G, 's', 0, 'straits', 3, { officer: { rank: 'vice', mod: b, no: 2 } });
      G.camp.commissions = [2, 0];
      return G;
    };

    it('when fleets merge the junior officer waits: the lower rating, then the later commission', () => {
      const merged = (a: number, b: number) => {
        const { camp } = play(two(a, b), 'mergeFleets', ['r', 's']);
        return [camp.fleets.r.officer.no, camp.waiting[0]?.map(({ no }) => no)];
      };
      expect(merged(1, 0)).toEqual([1, [2]]);
      expect(merged(0, 1)).toEqual([2, [1]]);
      expect(merged(0, 0)).toEqual([1, [2]]);
    });

    it('the officer who has waited longest gets the side’s next new fleet, without a roll', () => {
      let G = play(two(1, -1), 'mergeFleets', ['r', 's']);
      G.camp.waiting[0]?.push({ rank: 'vice', mod: 2, no: 3 });
      G = play(G, 'splitFleet', ['r', ['r-2', 'r-3'], 'Third']);
      expect([G.camp.fleets.a1.officer.mod, G.camp.waiting[0]?.map(({ mod }) => mod)]).toEqual([-1, [2]]);
      const tools = bench(G, []);
      const formed = formFleet(tools, 0, 'New ships', 'latium', []);
      expect([G.camp.fleets[formed].officer.mod, G.camp.waiting[0]]).toEqual([2, []]);
    });

    it('splitting and merging again rolls no new officer', () => {
      let G = play(two(1, 1), 'splitFleet', ['r', ['r-3'], 'Third'], [10]);
      const { mod } = G.camp.fleets.a1.officer;
      for (const id of ['a2', 'a3']) {
        G = play(G, 'mergeFleets', ['r', Object.keys(G.camp.fleets).at(-1)]);
        G = play(G, 'splitFleet', ['r', ['r-3'], 'Again']);
        expect(G.camp.fleets[id].officer.mod + G.camp.fleets.r.officer.mod).toBe(mod + 1);
      }
    });

    it('a destroyed fleet loses its officer', () => {
      const G = two(1, 2);
      for (const id of ['s-1', 's-2', 's-3']) loseShip(G, G.camp, 0, id);
      dissolveEmpty(G.camp);
      expect([Object.keys(G.camp.fleets), G.camp.waiting[0]]).toEqual([['c', 'r'], []]);
    });

    it('the enemy does not see who waits', () => {
      const { camp } = play(two(1, 0), 'mergeFleets', ['r', 's']);
      const G = { ...two(1, 0), camp };
      expect([rules.view(G, '0').camp?.waiting[0]?.length, rules.view(G, '1').camp?.waiting[0]]).toEqual([1, null]);
    });
  });

  describe('12.11, 14.2 new ships', () => {
    it('are bought with the equipment that their type may exchange, at its price', () => {
      const G = asked('campAdmin');
      const price = priceOf(G, G.camp, 'quinqueremeRoman', ['corvus']);
      expect(price).toBeGreaterThan(priceOf(G, G.camp, 'quinqueremeRoman'));
      const bought = play(G, 'buyShip', ['quinqueremeRoman', 'romanRepublic', null, ['corvus']], [5]);
      expect(bought.camp.treasury[0]).toBe(500 - price);
      bought.camp.turn += 1;
      launch(bench(bought, [5]));
      expect(Object.values(bought.camp.ships).at(-1)).toMatchObject({ type: 'quinqueremeRoman', equip: ['corvus'] });
    });

    it('and with no other equipment', () => {
      const G = asked('campAdmin');
      expect(key(G, 'buyShip', 'quinqueremeRoman', 'romanRepublic', null, ['harpax'])).toBe('notThisFleet');
      expect(key(G, 'buyShip', 'quinqueremeRoman', 'romanRepublic', null, ['siphonF'])).toBe('notEquipped');
      expect(key(G, 'buyShip', 'quinqueremeRoman', 'romanRepublic', null, ['corvus', 'corvus'])).toBe('equippedTwice');
    });
  });

  describe('12.5 orders', () => {
    it('a fleet patrols, blockades, assaults or avoids battle: there is no stance without effect', () => {
      const G = asked('campOrders');
      afloat(G, 'r', 0, 'straits', 3);
      for (const stance of ['port', 'transit']) expect(key(G, 'orders', [{ fleet: 'r', path: [], stance }])).toBe('malformed');
      for (const stance of ['patrol', 'blockade', 'assault', 'avoid']) {
        expect(key(G, 'orders', [{ fleet: 'r', path: [], stance }])).toBeUndefined();
      }
    });
  });

  describe('what owners choose', () => {
    it('12.8 the area that a beaten fleet retreats to, among equal refuges', () => {
      const G = emptySeas();
      afloat(G, 'c', 1, 'mylae', 4);
      G.camp.departure = { side: 1, from: 'mylae', to: ['lipara', 'panormus'], why: 'beaten' };
      expect(settleBattles(bench(G, []))).toBe(true);
      expect(G.await).toEqual({ kind: 'campRetreat', sides: [1] });
      expect(rules.view(G, '0').camp?.departure?.to).toBeNull();
      expect(rules.refusal(rules.view(G, '1'), '1', 'retreatTo', ['drepana'])?.key).toBe('noRefuge');
      expect(rules.choices(rules.view(G, '1'), '1').map(({ args }) => args)).toEqual([['lipara'], ['panormus']]);
      const after = rules.play(G, '1', 'retreatTo', ['panormus'], quickDice(1)).G;
      expect([after.camp?.fleets.c.area, after.camp?.departure]).toEqual(['panormus', null]);
    });

    it('12.6 the ships damaged first when a fleet is scattered', () => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'straits', 4, { exposed: ['r-4', 'r-2'] });
      perilousRoll(bench(G, [2, 3, 6]), 'r');
      expect(['r-1', 'r-2', 'r-3', 'r-4'].map((id) => G.camp.ships[id].dmg)).toEqual([1, 1, 0, 1]);
      const orders = asked('campOrders');
      afloat(orders, 'r', 0, 'straits', 2);
      const stranger = [{ fleet: 'r', path: [], stance: 'patrol', exposed: ['x-1'] }];
      expect(key(orders, 'orders', stranger)).toBe('notOfFleet');
    });

    it('12.12 the ship that volunteers join', () => {
      const G = asked('campOrders');
      afloat(G, 'r', 0, 'straits', 2);
      expect(key(G, 'volunteers', 'r-2')).toBe('noVolunteers');
      G.camp.volunteers = [true, false];
      expect(rules.view(G, '1').camp?.volunteers).toEqual([false, false]);
      const joined = play(G, 'volunteers', ['r-2']);
      expect([joined.camp.ships['r-1'].crew, joined.camp.ships['r-2'].crew, joined.camp.volunteers[0]]).toEqual([
        'average',
        'veteran',
        false,
      ]);
    });

    it('5.8 the sails that ships bring to a tactical battle', () => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'mylae', 1);
      afloat(G, 'c', 1, 'mylae', 1);
      beginTactical({ ...bench(G, []), dice: quickDice(5) }, 'mylae', ['aboard', undefined]);
      expect([G.ships['r-1'].sails, G.ships['c-1'].sails]).toEqual(['aboard', 'none']);
      const war = emptySeas();
      afloat(war, 'r', 0, 'mylae', 1);
      afloat(war, 'c', 1, 'mylae', 1);
      war.camp.encounters = [{ area: 'mylae', forced: true, answers: [null, null] }];
      settleBattles(bench(war, []));
      const refused = (...args: readonly unknown[]) => rules.refusal(rules.view(war, '0'), '0', 'battleAnswer', args)?.key;
      expect([refused(true, 'tactical', 'set'), refused(true, 'quick', 'set')]).toEqual([undefined, 'sailsOnTable']);
    });
  });
});
