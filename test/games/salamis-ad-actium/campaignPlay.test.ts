import { describe, expect, it } from 'vitest';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { endTactical } from '../../../src/games/salamis-ad-actium/rules/campaign/aftermath.js';
import { fleetOf } from '../../../src/games/salamis-ad-actium/rules/campaign/fleets.js';
import { isSeen } from '../../../src/games/salamis-ad-actium/rules/campaign/sight.js';
import { beginTactical } from '../../../src/games/salamis-ad-actium/rules/campaign/tactical.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';
import { quickDice } from '../../../src/kit/dice.js';
import { checkAgreement, claim, noDice, playMatch } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { afloat, bench, emptySeas } from './campaign.js';
import { campaignLaw } from './campaignLaw.js';

const { rules } = game;

/** Rome reorganises at Latium; nothing is awaited of Carthage but that it is ready. */
function inPort(prepare: (G: ReturnType<typeof emptySeas>) => void = () => undefined) {
  const G = emptySeas();
  afloat(G, 'r', 0, 'latium', 4);
  afloat(G, 's', 0, 'latium', 2);
  afloat(G, 'c', 1, 'carthage', 4);
  Object.assign(G.camp, { stage: 'admin', admin: { repaired: [], docks: {}, trained: [], reorganised: [] } });
  G.await = { kind: 'campAdmin', sides: [0, 1] };
  prepare(G);
  return G;
}
const key = (G: Salamis, move: string, ...args: unknown[]) => rules.refusal(rules.view(G, '0'), '0', move, args)?.key;
const play = (G: Salamis, move: string, args: unknown[], dice: number[] = []) => rules.play(G, '0', move, args, scripted(dice)).G;

describe('12.9 reorganisation', () => {
  it('12.9 ships change fleets within an area; nobody empties a fleet or goes beyond twenty', () => {
    const G = inPort();
    expect(play(G, 'moveShips', ['r', 's', ['r-2', 'r-3']]).camp?.fleets.s.ships).toEqual(['s-1', 's-2', 'r-2', 'r-3']);
    expect(key(G, 'moveShips', 'r', 's', ['r-1', 'r-2', 'r-3', 'r-4'])).toBe('emptiesFleet');
    expect(key(G, 'moveShips', 'r', 's', ['s-1'])).toBe('notOfFleet');
    expect(key(G, 'moveShips', 'r', 's', ['r-1', 'r-1'])).toBe('notOfFleet');
    expect(key(G, 'moveShips', 'r', 'r', ['r-1'])).toBe('sameFleet');
    expect(key(G, 'moveShips', 'r', 'c', ['r-1'])).toBe('notYourFleet');
    expect(
      key(
        inPort((each) => afloat(each, 's', 0, 'straits', 2)),
        'moveShips',
        'r',
        's',
        ['r-1'],
      ),
    ).toBe('fleetsApart');
    expect(
      key(
        inPort((each) => afloat(each, 's', 0, 'latium', 20)),
        'moveShips',
        'r',
        's',
        ['r-1'],
      ),
    ).toBe('fleetFull');
  });

  it('12.9 a new fleet has an officer who is rolled for; six fleets are the most', () => {
    const led = inPort((each) => {
      each.camp.fleets.r.officer = { rank: 'admiral', mod: 0 };
    });
    const G = play(led, 'splitFleet', ['r', ['r-1', 'r-2'], 'Third'], [9]);
    expect(G.camp?.fleets.a1).toMatchObject({ name: 'Third', ships: ['r-1', 'r-2'], officer: { rank: 'vice', mod: 1 } });
    const six = inPort((each) => {
      for (const id of ['t', 'u', 'v', 'w']) afloat(each, id, 0, 'straits', 1);
    });
    expect(key(six, 'splitFleet', 'r', ['r-1'], 'Seventh')).toBe('tooManyFleets');
  });

  it('12.9 fleets join; an Admiral who comes with the second takes over', () => {
    const G = inPort((each) => {
      each.camp.fleets.s.officer = { rank: 'admiral', mod: -1 };
    });
    const fleets = play(G, 'mergeFleets', ['r', 's']).camp?.fleets ?? {};
    expect(fleets.s).toBeUndefined();
    expect(fleets.r).toMatchObject({ officer: { rank: 'admiral', mod: -1 } });
    expect(fleets.r.ships).toHaveLength(6);
  });

  it('12.9 troops change ships up to the deck', () => {
    const G = inPort();
    const after = play(G, 'moveTroops', ['r-1', 's-1', { heavy: 2, normal: 0, archers: 1 }]).camp?.ships;
    expect([after?.['r-1'].heavy, after?.['s-1'].heavy, after?.['s-1'].archers]).toEqual([0, 4, 2]);
    expect(key(G, 'moveTroops', 'r-1', 's-1', { heavy: 3, normal: 0, archers: 0 })).toBe('notAboard');
    expect(key(G, 'moveTroops', 'r-1', 's-1', { heavy: 0, normal: 0, archers: 0 })).toBe('nobodyMoves');
    const crowded = inPort((each) => {
      each.camp.ships['s-1'].heavy = 5;
    });
    expect(key(crowded, 'moveTroops', 'r-1', 's-1', { heavy: 1, normal: 0, archers: 0 })).toBe('noDeckRoom');
    expect(key(G, 'moveTroops', 'r-1', 'r-1', { heavy: 1, normal: 0, archers: 0 })).toBe('shipsApart');
  });
});

describe('12.10 repairs, 12.11 replacements', () => {
  it('12.10 a level for 3, one a ship; a major port mends four a turn', () => {
    let G: Salamis = inPort((each) => {
      for (const ship of Object.values(each.camp.ships)) ship.dmg = 3;
    });
    for (const id of ['r-1', 'r-2', 'r-3', 'r-4']) G = play(G, 'repairShip', [id]);
    expect(G.camp?.ships['r-1'].dmg).toBe(2);
    expect(G.camp?.treasury[0]).toBe(120 - 12);
    expect(key(G, 'repairShip', 'r-1')).toBe('repairedAlready');
    expect(key(G, 'repairShip', 's-1')).toBe('noDock');
    expect(key(G, 'repairShip', 'c-1')).toBe('notOwnShip');
  });

  it('12.10 a minor port mends two, Light and Medium only', () => {
    const minor = (dmg: 1 | 3) =>
      inPort((G) => {
        Object.assign(G.camp.fleets.r, { area: 'campania' });
        for (const ship of Object.values(G.camp.ships)) ship.dmg = dmg;
      });
    expect(key(minor(3), 'repairShip', 'r-1')).toBe('noDock');
    let G: Salamis = minor(1);
    G = play(play(G, 'repairShip', ['r-1']), 'repairShip', ['r-2']);
    expect(key(G, 'repairShip', 'r-3')).toBe('noDock');
  });

  it('12.11 a new ship costs its average points, has a crew a grade below the training, and arrives next turn', () => {
    const G = play(inPort(), 'buyShip', ['trireme', 'romanRepublic', 'messana'], [8]);
    expect(G.camp?.treasury[0]).toBe(120 - 27);
    // Poor training: an 8 is average, and a grade below is raw.
    expect(G.camp?.building[0]).toEqual([{ type: 'trireme', list: 'romanRepublic', crew: 'raw', port: 'messana', due: 2 }]);
    expect(key(G, 'buyShip', 'trireme', 'carthaginian')).toBe('notYourList');
    expect(key(G, 'buyShip', 'hepteres', 'romanRepublic')).toBe('notOfList');
    expect(key(G, 'buyShip', 'liburnian', 'romanRepublic')).toBe('notOfYear');
    expect(key(G, 'buyShip', 'trireme', 'romanRepublic', 'neapolis')).toBe('notYourYard');
    expect(key(G, 'buyShip', 'trireme', 'romanRepublic', 'carthage')).toBe('notYourYard');
    expect(
      key(
        inPort((each) => {
          each.camp.treasury[0] = 26;
        }),
        'buyShip',
        'trireme',
        'romanRepublic',
      ),
    ).toBe('noMoney');
    let next = rules.play(G, '1', 'ready', [], noDice).G;
    next = rules.play(next, '0', 'ready', [], scripted([3, 4, 3, 4, 3, 4, 3, 4, 3, 4])).G;
    const launched = Object.keys(next.camp?.ships ?? {}).find((id) => next.camp?.ships[id].crew === 'raw') ?? '';
    expect(next.camp?.fleets[fleetOf(next.camp, launched) ?? ''].area).toBe('straits');
  });

  it('12.11 men for a ship in a major port, up to deck and benches', () => {
    const G = inPort((each) => {
      Object.assign(each.camp.ships['r-1'], { heavy: 0, oarsmen: 10 });
    });
    const men = { heavy: 2, normal: 0, archers: 0, oarsmen: 7 };
    expect(play(G, 'refit', ['r-1', men]).camp).toMatchObject({ treasury: [120 - 11, 120] });
    expect(key(G, 'refit', 'r-1', { ...men, oarsmen: 8 })).toBe('benchesFull');
    expect(key(G, 'refit', 'r-1', { ...men, heavy: 6 })).toBe('noDeckRoom');
    expect(key(G, 'refit', 'r-1', { heavy: 0, normal: 0, archers: 0, oarsmen: 0 })).toBe('nobodyHired');
    const away = inPort((each) => afloat(each, 's', 0, 'campania', 2));
    expect(key(away, 'refit', 's-1', { ...men, oarsmen: 0 })).toBe('needsMajorPort');
  });

  it('12.11 training takes a fleet that has not moved, and 2 for each ship that gains', () => {
    const raw = (G: ReturnType<typeof emptySeas>) => {
      G.camp.ships['r-1'].crew = 'green';
      G.camp.ships['r-2'].crew = 'raw';
    };
    const G = play(inPort(raw), 'train', ['r']);
    expect([G.camp?.ships['r-1'].crew, G.camp?.ships['r-2'].crew, G.camp?.treasury[0]]).toEqual(['raw', 'average', 116]);
    expect(key(G, 'train', 'r')).toBe('trainedAlready');
    expect(key(inPort(), 'train', 'r')).toBe('nothingToTrain');
    expect(
      key(
        inPort((each) => {
          raw(each);
          each.camp.fleets.r.moved = true;
        }),
        'train',
        'r',
      ),
    ).toBe('hasMoved');
  });
});

describe('12.7 battles on the table', () => {
  const island = [3, 6, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4];

  it('12.7 the table by the larger fleet, squadrons of ten, beyond fourteen ships the rest in reserve', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 18, { officer: { rank: 'admiral', mod: 1 } });
    afloat(G, 's', 0, 'mylae', 2);
    afloat(G, 'c', 1, 'mylae', 6);
    const dice = quickDice(3);
    const table = bench(G, []);
    beginTactical({ ...table, dice }, 'mylae');
    expect([G.phase, G.table.w]).toEqual(['edge', 2400]);
    expect(Object.values(G.squadrons).map(({ side, size0 }) => [side, size0])).toEqual([
      [0, 10],
      [0, 4],
      [0, 4],
      [0, 2],
      [1, 6],
    ]);
    const waiting = G.order.filter((id) => G.ships[id].status === 'offTable');
    expect(waiting).toEqual(['r-15', 'r-16', 'r-17', 'r-18', 's-1', 's-2']);
    expect(G.cinc[0]).toBe('r-1');
    expect(G.ti).toEqual([4, 3]);
  });

  it('12.7 ships come as they are, and the sea is worse by the perilous routes of the area', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'melita', 1);
    afloat(G, 'c', 1, 'melita', 1);
    Object.assign(G.camp.ships['r-1'], { dmg: 2, oarsmen: 9, heavy: 1 });
    // Island; wind W, Breeze; sea 1 + 3 perilous routes: Choppy; then the throw for edges.
    const table = bench(G, [...island.slice(0, 5), 1, ...island.slice(6), 1, 4, 1, 5, 6]);
    beginTactical(table, 'melita');
    expect(G.ships['r-1']).toMatchObject({ dmg: 2, oarsmen: 9, heavy: 1 });
    expect(G.weather.sea).toBe('choppy');
  });

  /** Four ships a side at Mylae, where things have happened. */
  function fought(happened: (G: Salamis) => void, side: 0 | 1 | null, dice: number[] = []) {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 4, { officer: { rank: 'admiral', mod: 0 } });
    afloat(G, 'c', 1, 'mylae', 4, { officer: { rank: 'admiral', mod: 0 } });
    beginTactical({ ...bench(G, []), dice: quickDice(5) }, 'mylae');
    for (const ship of Object.values(G.ships)) ship.status = 'table';
    happened(G);
    const table = bench(G, dice);
    endTactical(table, { side });
    expect(table.left()).toBe(0);
    expect([G.phase, G.order, G.result]).toEqual(['campaign', [], null]);
    return G.camp;
  }

  it('12.7 damage and men are copied back, the sunk are gone, the loser retreats', () => {
    const camp = fought((G) => {
      Object.assign(G.ships['r-1'], { dmg: 2, heavy: 1, oarsmen: 11 });
      G.ships['r-2'].status = 'sunk';
      G.ships['c-2'].dmg = 5;
    }, 0);
    expect(camp.ships['r-1']).toMatchObject({ dmg: 2, heavy: 1, oarsmen: 11 });
    expect([camp.ships['r-2'], camp.ships['c-2']]).toEqual([undefined, undefined]);
    expect([camp.fleets.r.area, camp.fleets.c.area]).toEqual(['mylae', 'lipara']);
  });

  it('12.7 prizes change fleets; of the loser, ships held or aground are taken, and so are derelicts', () => {
    const camp = fought((G) => {
      Object.assign(G.ships['r-4'], { side: 1, prize: 'b1' });
      G.ships['c-1'].aground = 'aground';
      G.links.l1 = { a: 'c-2', b: 'r-1', kind: 'grapple', by: 0, fresh: true };
      G.ships['c-3'].side = null;
      G.ships['c-4'].status = 'fled';
    }, 0);
    expect(camp.fleets.r.ships.sort()).toEqual(['c-1', 'c-2', 'c-3', 'r-1', 'r-2', 'r-3']);
    expect(camp.fleets.c.ships.sort()).toEqual(['c-4', 'r-4']);
    expect(camp.ships['r-4'].crew).toBe('raw');
  });

  it('12.7 Severe ships of the side that leaves are lost on 1 or 2; after a draw both stay', () => {
    const severe = (G: Salamis) => {
      G.ships['c-1'].dmg = 4;
      G.ships['c-2'].dmg = 4;
    };
    const camp = fought(severe, 0, [2, 3]);
    expect(camp.fleets.c.ships).toEqual(['c-2', 'c-3', 'c-4']);
    const level = fought(severe, null);
    expect([level.fleets.c.area, level.fleets.c.ships.length]).toEqual(['mylae', 4]);
  });

  it('12.7 a fallen officer is followed by one who is rolled for', () => {
    const camp = fought(
      (G) => {
        G.ships['c-1'].flag = null;
      },
      null,
      [10],
    );
    expect(camp.fleets.c.officer).toEqual({ rank: 'admiral', mod: 2 });
  });
});

describe('whole campaigns', () => {
  it('12.13 at random they end, nothing offered is refused, ships are conserved', () => {
    for (let seed = 1; seed <= 24; seed++) {
      const theatre = seed % 2 ? 'punic' : 'aegean';
      const length = seed % 8 === 0 ? 'long' : 'short';
      const { last } = playMatch(game, {
        setupData: { mode: 'campaign', campaign: { theatre, length, battles: 'quick' } },
        seed,
        onDecision: (decision, dice) => {
          if (decision.number % 4 === 0) checkAgreement(game, decision, dice, 12, campaignLaw);
        },
        onPlayed: (_decision, after) => {
          const camp = after.camp;
          if (!camp) return;
          const sailing = Object.values(camp.fleets).flatMap(({ ships }) => ships);
          claim(new Set(sailing).size === sailing.length, () => 'a ship sails twice');
          claim(sailing.length === Object.keys(camp.ships).length, () => 'a ship sails in no fleet');
          for (const { ships } of Object.values(camp.fleets)) claim(ships.length > 0 && ships.length <= 20, () => 'a fleet of odd size');
          for (const { dmg, oarsmen, heavy } of Object.values(camp.ships))
            claim(dmg <= 4 && oarsmen >= 0 && heavy >= 0, () => 'an odd ship');
          claim(
            camp.treasury.every((money) => money >= 0),
            () => 'a treasury below nothing',
          );
        },
      });
      expect(last.result?.reason).toBe('campaign');
    }
  });

  it('12.3 secrecy: fleets out of sight, orders, buildings and notices change nothing for the enemy', () => {
    let compared = 0;
    playMatch(game, {
      setupData: { mode: 'campaign', campaign: { theatre: 'punic', battles: 'quick' } },
      seed: 4,
      onDecision: ({ G }) => {
        const camp = G.camp;
        if (!camp) return;
        for (const side of [0, 1] as const) {
          const twin = clone(G);
          const other = twin.camp;
          if (!other) continue;
          const enemy = side === 0 ? 1 : 0;
          for (const [id, fleet] of Object.entries(other.fleets)) {
            if (isSeen(camp, side, id)) continue;
            compared += 1;
            for (const ship of fleet.ships) other.ships[ship].crew = 'elite';
            fleet.officer = { ...fleet.officer, mod: 2 };
            fleet.outOfSupply += 3;
          }
          if (!camp.intelligence[side] && other.orders[enemy] !== null) other.orders[enemy] = [];
          other.building[enemy] = [];
          other.notices[enemy] = [];
          other.seq[enemy] += 5;
          expect(rules.view(twin, String(side))).toEqual(rules.view(G, String(side)));
        }
      },
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('a spectator sees neither side’s hidden fleets', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 2);
    afloat(G, 'c', 1, 'carthage', 2);
    afloat(G, 'd', 1, 'mylae', 2);
    expect(Object.keys(rules.view(G, null).camp?.fleets ?? {})).toEqual(['d']);
    expect(Object.keys(rules.view(G, '0').camp?.fleets ?? {})).toEqual(['r', 'd']);
  });

  it('10.3 to give up between battles ends the war', () => {
    const G = rules.setup({ mode: 'campaign' }, quickDice(1));
    expect(rules.play(G, '0', 'concede', [], noDice).G.result).toMatchObject({ winner: '1', reason: 'concede' });
  });
});
