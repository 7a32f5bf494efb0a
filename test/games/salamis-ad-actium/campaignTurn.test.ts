import { endTactical } from '../../../src/games/salamis-ad-actium/campaign/rules/aftermath.js';
import { beginTactical } from '../../../src/games/salamis-ad-actium/campaign/rules/tactical.js';
import { campaignPhase } from '../../../src/games/salamis-ad-actium/campaign/rules/turn.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { checkInvariants } from '../../../src/games/salamis-ad-actium/invariants.js';
import { officerLeaves } from '../../../src/games/salamis-ad-actium/rules/intermediate/officers.js';
import { finish } from '../../../src/games/salamis-ad-actium/rules/lostBattles/victory.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { claim, noDice, playMatch } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { afloat, bench, emptySeas } from './campaign.js';
import { rules } from './fixtures.js';
import { lively } from './random.js';
import { told } from './randomCampaigns.js';

function endOfTurn(prepare: (G: ReturnType<typeof emptySeas>) => void) {
  const G = emptySeas({ length: 'standard' });
  afloat(G, 'r', 0, 'latium', 2);
  afloat(G, 'c', 1, 'carthage', 2);
  G.camp.stage = 'endTurn';
  prepare(G);
  const tools = { ...bench(G, []), dice: { die: () => 3 } };
  campaignPhase(tools);
  return G;
}

describe('2.3 the start of a campaign', () => {
  it('2.3 officers are rolled once both sides are ready, in the order of the fleets, and the first month begins', () => {
    const G = rules.setup({ mode: 'campaign' }, noDice);
    const officers = (of: typeof G) => Object.values(of.camp?.fleets ?? {}).map(({ officer }) => officer.mod);
    expect([officers(G), rules.awaiting(G)]).toEqual([[0, 0, 0, 0], { '0': 'campOpen', '1': 'campOpen' }]);
    const half = rules.play(G, '1', 'ready', [], noDice);
    expect([half.chronicle, rules.awaiting(half.G)]).toEqual([[], { '0': 'campOpen' }]);
    const { G: begun, chronicle } = rules.play(half.G, '0', 'ready', [], scripted([1, 10, 1, 10, 3, 4, 3, 4]));
    expect(chronicle[0]).toMatchObject({ key: 'month', values: { turn: 1 } });
    expect(officers(begun)).toEqual([-2, 2, -2, 2]);
    expect(rules.awaiting(begun)).toEqual({ '0': 'campOrders', '1': 'campOrders' });
  });
});

describe('12.13 the turn', () => {
  it('12.13 income, an event for each side, supply, then orders of both', () => {
    const G = endOfTurn(() => undefined);
    expect(G.await).toEqual({ kind: 'campOrders', sides: [0, 1] });
    expect(G.camp).toMatchObject({ turn: 2, month: 3, stage: 'orders', treasury: [120 + 84, 120 + 24 + 12 * 4 + 4 * 10] });
    expect(G.camp.notices[0]?.map(({ key }) => key)).toEqual(['event']);
  });

  it('12.2 a port is blockaded when an enemy fleet lies before it with those orders at the end of a turn', () => {
    const G = endOfTurn((each) => afloat(each, 'b', 0, 'panormus', 3, { stance: 'blockade' }));
    expect(G.camp.ports.panormus.blockaded).toBe(true);
    expect(G.camp.treasury[1]).toBe(120 + 24 + 12 * 3 + 4 * 10);
    expect(endOfTurn((each) => afloat(each, 'b', 0, 'panormus', 3, { stance: 'patrol' })).camp.ports.panormus.blockaded).toBe(false);
  });

  it('12.13 after October the fleets lie up in the nearest friendly port, and a new year begins', () => {
    const G = endOfTurn((each) => {
      each.camp.month = 7;
      afloat(each, 'far', 0, 'panormus', 3, { stance: 'blockade', outOfSupply: 2 });
      afloat(each, 'isle', 0, 'melita', 3);
    });
    expect(G.camp).toMatchObject({ month: 0, year: -259 });
    expect(G.camp.fleets.far).toMatchObject({ area: 'mylae', stance: 'avoid', outOfSupply: 0 });
    expect(['syracuse', 'ecnomus']).toContain(G.camp.fleets.isle.area);
    expect(G.camp.ports.panormus.blockaded).toBe(false);
  });

  it('12.13 the last turn is counted', () => {
    const G = endOfTurn((each) => {
      each.camp.turn = 16;
    });
    expect(G.result).toMatchObject({ reason: 'campaign', draw: true, turn: 16 });
  });
});

it('the captain of a campaign always makes a legal move, and holds its own', () => {
  const points = [0, 0];
  for (const [seed, theatre, battles] of [
    [1, 'aegean', 'quick'],
    [4, 'aegean', 'ask'],
    [3, 'punic', 'quick'],
  ] as const) {
    const me = String(seed % 2);
    const { last } = playMatch(game, {
      setupData: { mode: 'campaign', campaign: { theatre, battles } },
      seed,
      players: { [me]: (view, player, dice) => game.captain(view, player, dice) },
      onDecision: ({ view, playerID, choice }) => {
        if (playerID === me) expect(rules.refusal(view, playerID, choice.move, choice.args)).toBeUndefined();
      },
    });
    points[0] += last.result?.vp[Number(me)] ?? 0;
    points[1] += last.result?.vp[1 - Number(me)] ?? 0;
  }
  expect(points[0]).toBeGreaterThan(points[1]);
});

it('choices and views of a campaign are small and quick', () => {
  const dice = quickDice(9);
  let G = game.rules.setup({ mode: 'campaign', campaign: { theatre: 'aegean', battles: 'quick' } }, dice);
  for (let n = 0; n < 150 && !game.rules.result(G); n++) {
    const [player] = Object.keys(game.rules.awaiting(G));
    const view = game.rules.view(G, player);
    expect(JSON.stringify(view).length).toBeLessThan(25_000);
    const choices = game.rules.choices(view, player);
    expect(choices.length).toBeLessThanOrEqual(120);
    const { move, args } = choices[dice.die(choices.length) - 1];
    G = game.rules.play(G, player, move, args, dice).G;
  }
});

describe('play', () => {
  const { rules } = game;

  describe('whole campaigns', () => {
    it('12.7 the campaign goes on after tactical battles, and its views stay small', () => {
      let fought = 0;
      let largest = 0;
      playMatch(game, {
        setupData: { mode: 'campaign', turnLimit: 4, campaign: { theatre: 'punic', battles: 'tactical' } },
        seed: 1,
        players: { 0: lively, 1: lively },
        onDecision: ({ view, number }) => {
          if (number % 20 === 0) largest = Math.max(largest, JSON.stringify(view).length);
        },
        onPlayed: ({ G }, after, chronicle) => {
          told(chronicle);
          const wrong = checkInvariants(after);
          claim(!wrong, () => `${wrong}`);
          if (G.camp?.stage === 'tactical' && after.camp?.stage !== 'tactical') fought += 1;
        },
      });
      expect(fought).toBeGreaterThan(0);
      expect(largest).toBeLessThan(25_000);
    });

    it('12.3 changes to fleets and reports about them stay secret', () => {
      for (const { steps } of [game.sequence.campaign]) {
        for (const action of Object.values(steps).flat()) expect([action.name, action.secret]).toEqual([action.name, true]);
      }
    });

    it('a spectator sees neither side’s hidden fleets', () => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'latium', 2);
      afloat(G, 'c', 1, 'carthage', 2);
      afloat(G, 'd', 1, 'mylae', 2);
      expect(Object.keys(rules.view(G, null).camp?.fleets ?? {})).toEqual(['d']);
      expect(Object.keys(rules.view(G, '0').camp?.fleets ?? {})).toEqual(['r', 'd']);
    });

    it('10.3 conceding between battles ends the war', () => {
      const G = rules.setup({ mode: 'campaign' }, quickDice(1));
      expect(rules.play(G, '0', 'concede', [], noDice).G.result).toMatchObject({ winner: '1', reason: 'concede' });
    });
  });
});

describe('battles on the table', () => {
  describe('12.7 battles on the table', () => {
    const island = [3, 6, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4];

    it('12.7 the larger fleet sets the table; squadrons of ten; ships beyond fourteen are in reserve', () => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'mylae', 18, { officer: { rank: 'admiral', mod: 1 } });
      afloat(G, 's', 0, 'mylae', 2);
      afloat(G, 'c', 1, 'mylae', 6);
      const dice = quickDice(3);
      const tools = bench(G, []);
      beginTactical({ ...tools, dice }, 'mylae');
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

    it('12.7 ships keep their damage and men, and the perilous routes of the area raise the sea', () => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'melita', 1);
      afloat(G, 'c', 1, 'melita', 1);
      Object.assign(G.camp.ships['r-1'], { dmg: 2, oarsmen: 9, heavy: 1 });
      // Dice: island, wind W, Breeze. Sea 1 + 3 perilous routes is Choppy. Weak current to the east, falling tide, then edges.
      const tools = bench(G, [...island.slice(0, 5), 1, ...island.slice(6), 1, 4, 1, 4, 1, 3, 5, 6]);
      beginTactical(tools, 'melita');
      expect(G.ships['r-1']).toMatchObject({ dmg: 2, oarsmen: 9, heavy: 1 });
      expect(G.weather).toMatchObject({ sea: 'choppy', currents: [{ dir: 90, strength: 'weak' }], tide: { kind: 'falling', every: 3 } });
    });

    /** Returns the campaign after a battle at Mylae with four ships on each side. `happened` sets the damage, `side` won. */
    function fought(happened: (G: Salamis) => void, side: 0 | 1 | null, dice: number[] = []) {
      const G = emptySeas();
      afloat(G, 'r', 0, 'mylae', 4, { officer: { rank: 'admiral', mod: 0 } });
      afloat(G, 'c', 1, 'mylae', 4, { officer: { rank: 'admiral', mod: 0 } });
      beginTactical({ ...bench(G, []), dice: quickDice(5) }, 'mylae');
      for (const ship of Object.values(G.ships)) ship.status = 'table';
      happened(G);
      const tools = bench(G, dice);
      endTactical(tools, { side });
      expect(tools.left()).toBe(0);
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
      expect([camp.fleets.r.area, camp.departure?.to]).toEqual(['mylae', ['lipara', 'panormus']]);
    });

    it('12.7 prizes change fleets; the winner takes derelicts and the loser’s ships that are held or aground', () => {
      const camp = fought(
        (G) => {
          Object.assign(G.ships['r-4'], { side: 1, prize: 'b1' });
          G.ships['c-1'].aground = 'aground';
          G.links.l1 = { a: 'c-2', b: 'r-1', kind: 'grapple', by: 0, fresh: true };
          G.ships['c-3'].side = null;
          G.ships['c-4'].status = 'fled';
        },
        0,
        [6],
      );
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

    it('10.3 the last event names ships, squadrons and forts, but no ships that stayed hidden', () => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'mylae', 2, { name: 'Duilius' });
      afloat(G, 'c', 1, 'mylae', 2, { name: 'Hannibal' });
      beginTactical({ ...bench(G, []), dice: quickDice(5) }, 'mylae');
      for (const ship of Object.values(G.ships)) ship.status = 'table';
      G.ships['r-1'].status = 'sunk';
      G.ships['c-1'].status = 'offTable';
      G.ships['c-2'].status = 'unplaced';
      const names = new Map(G.order.map((id) => [id, G.ships[id].name ?? null]));
      const events: GameEvent[] = [];
      finish(
        { ...bench(G, []), emit: (event) => events.push(event) },
        { side: null, level: 'draw', reason: 'turnLimit', vp: [0, 0], draw: true, turn: 1 },
      );
      expect(events.find(({ key }) => key === 'battleEnds')?.values?.cast).toEqual({
        ships: { 'r-1': { sq: 'a1', name: names.get('r-1') }, 'r-2': { sq: 'a1', name: names.get('r-2') } },
        squadrons: { a1: { side: 0, name: 'Duilius' } },
        forts: { fort1: { name: 'Town fort 1' } },
      });
    });

    it('12.7 rolls for the successor of a lost officer', () => {
      const camp = fought(
        (G) => {
          G.ships['c-1'].flag = null;
        },
        null,
        [10],
      );
      expect(camp.fleets.c.officer).toMatchObject({ rank: 'admiral', mod: 2 });
    });

    it('12.7 officers are matched by fleet, even if fleets of both sides have the same name', () => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'mylae', 2, { name: 'Prizes', officer: { rank: 'admiral', mod: 0 } });
      afloat(G, 'c', 1, 'mylae', 2, { name: 'Prizes', officer: { rank: 'admiral', mod: 0 } });
      afloat(G, 'd', 1, 'mylae', 2, { name: 'Prizes', officer: { rank: 'vice', mod: 0 } });
      beginTactical({ ...bench(G, []), dice: quickDice(5) }, 'mylae');
      for (const ship of Object.values(G.ships)) ship.status = 'table';
      G.ships['d-1'].flag = null;
      const tools = bench(G, [10]);
      endTactical(tools, { side: null });
      expect(tools.left()).toBe(0);
      expect(['r', 'c', 'd'].map((id) => G.camp.fleets[id].officer.mod)).toEqual([0, 0, 2]);
    });

    it('10.6 an officer whose ship is taken after the battle is a prisoner, if officers are at risk', () => {
      const held = (G: Salamis) => {
        G.links.l1 = { a: 'c-1', b: 'r-1', kind: 'grapple', by: 0, fresh: true };
      };
      expect(fought(held, 0, [10]).fleets.c.officer).toMatchObject({ rank: 'admiral', mod: 2 });
      const safe = (G: Salamis) => {
        held(G);
        G.options.admiralCasualties = false;
      };
      expect(fought(safe, 0).fleets.c.officer).toEqual({ rank: 'admiral', mod: 0 });
    });

    it('10.6 an officer who fled with the ship, or never entered, keeps the fleet', () => {
      for (const fate of ['fled', 'lost'] as const) {
        const camp = fought((G) => {
          officerLeaves({ G, dice: quickDice(1), emit: () => undefined }, 'c-1', fate);
          G.ships['c-1'].status = fate;
        }, 0);
        expect(camp.fleets.c.officer).toEqual({ rank: 'admiral', mod: 0 });
      }
    });

    it('12.13 ships lost or captured count their points at the start of the battle', () => {
      const price = (happened: (G: Salamis) => void, dice: number[] = []) => {
        const camp = fought(
          (G) => {
            for (const id of ['c-1', 'c-2']) Object.assign(G.ships[id], { heavy: 0, normal: 0, archers: 0 });
            happened(G);
          },
          0,
          dice,
        );
        return camp.lost;
      };
      const sunk = (G: Salamis) => {
        G.ships['c-2'].status = 'sunk';
      };
      const taken = (G: Salamis) => {
        G.ships['c-2'].side = 0;
      };
      const founders = (G: Salamis) => {
        G.ships['c-2'].dmg = 4;
      };
      expect(price(sunk)).toEqual([0, 27]);
      expect(price(taken)).toEqual([0, 27]);
      expect(price(founders, [1])).toEqual([0, 27]);
    });
  });
});
