import { bestCourse } from '../../../src/games/salamis-ad-actium/bot/sailing.js';
import { boardingOrders } from '../../../src/games/salamis-ad-actium/bot.js';
import { campaignOrders } from '../../../src/games/salamis-ad-actium/campaign/bot/orders.js';
import { areaIds } from '../../../src/games/salamis-ad-actium/campaign/rules/areas.js';
import type { Campaign, FleetOrder } from '../../../src/games/salamis-ad-actium/campaign/state.js';
import { type DamageLevel, LEVEL } from '../../../src/games/salamis-ad-actium/data/damage.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import type { Side } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { playerAt } from '../../../src/kit/levels.js';
import { noDice, type Player, playMatch } from '../../kit/properties.js';
import { winnerOf } from '../../kit/strength.js';
import { afloat, emptySeas } from './campaign.js';
import { A, battle, play, rules } from './fixtures.js';

const captain: Player<Salamis> = salamisAdActium.captain;
const admiral: Player<Salamis> = playerAt(salamisAdActium, 'admiral');
const no = { die: () => 1 };

describe('the captain', () => {
  it('beats random play from either side', () => {
    const won = ['solent-896', 'delta-1175', 'morbihan-56'].filter((scenario, i) => {
      const seat = String(i % 2);
      return winnerOf(salamisAdActium, { seed: i + 1, setupData: { mode: 'scenario', scenario }, players: { [seat]: captain } }) === seat;
    });
    expect(won.length).toBeGreaterThanOrEqual(2);
  });

  it('plays a match to its end', () => {
    const setupData = { mode: 'points', points: { size: 'skirmish' } };
    const { last } = playMatch(salamisAdActium, { seed: 5, setupData, players: { '0': captain, '1': captain } });
    expect(last.result).not.toBeNull();
  });

  it('rams on the beam, and approaches when far off', () => {
    const near = battle({ a: { a: ['trireme', 600, 500, 90] }, b: { b: ['trireme', 700, 500, 0] } });
    const { move, args } = captain(rules.view(near, A), A, no);
    expect([move, args[0], (args[1] as { contact: string }).contact]).toEqual(['moveShip', 'a', 'ram']);
    const afar = battle({ a: { a: ['trireme', 300, 500, 90] }, b: { b: ['trireme', 1500, 500, 270] } });
    expect(captain(rules.view(afar, A), A, no).args[1]).toMatchObject({ approach: true });
  });

  it('grapples a weaker ship, and not a stronger one', () => {
    const beside = (own: object, other: object) => {
      const G = battle({ a: { a: ['trireme', 500, 500, 0, own] }, b: { b: ['trireme', 516, 500, 0, other] } });
      return captain(rules.view(play(G, A, 'pass', ['a']).G, A), A, no).move;
    };
    expect(beside({ heavy: 6 }, { heavy: 1, archers: 0 })).toBe('grapple');
    expect(beside({ heavy: 0, archers: 1 }, { heavy: 6 })).toBe('startShooting');
  });

  it('sets the sails again of a ship that has no oars', () => {
    const G = battle({ a: { a: ['ponto', 500, 500, 180, { sails: 'aboard' }] }, b: { b: ['trireme', 1500, 900, 0] } });
    expect(captain(rules.view(G, A), A, no)).toEqual({ move: 'sails', args: ['a', 'set'] });
  });

  it('boards a strong ship with several', () => {
    const pair = (friend: object) =>
      battle({
        a: { a: ['trireme', 500, 500, 0, { heavy: 3 }], c: ['trireme', 532, 500, 0, friend] },
        b: { b: ['trireme', 516, 500, 0, { heavy: 4 }] },
      });
    const deed = (friend: object) => captain(rules.view(play(pair(friend), A, 'pass', ['a']).G, A), A, no);
    expect(deed({ heavy: 4 })).toEqual({ move: 'grapple', args: ['a', 'b'] });
    expect(deed({ dmg: 4, heavy: 0, archers: 0 }).move).not.toBe('grapple');
  });

  it('6.1 shoots at a ship that is afloat rather than at one that is sinking', () => {
    const shot = (dmg: DamageLevel) => {
      const G = battle({ a: { a: ['trireme', 500, 500, 0, { archers: 4 }] }, b: { b: ['trireme', 560, 500, 0, { dmg }] } });
      return captain(rules.view(play(play(G, A, 'pass', ['a']).G, A, 'startShooting', []).G, A), A, no).move;
    };
    expect([shot(LEVEL.severe), shot(LEVEL.sinking)]).toEqual(['shoot', 'endAction']);
  });

  it('6.1 does not shoot into a melee if the friendly ship there is worth much more', () => {
    const shot = (points: number) => {
      const G = battle({
        a: { a: ['trireme', 500, 500, 0, { archers: 4 }], c: ['trireme', 576, 500, 0, { points }] },
        b: { b: ['trireme', 560, 500, 0] },
      });
      G.links.l1 = { a: 'c', b: 'b', kind: 'grapple', by: 0, fresh: false };
      Object.assign(G, { step: 'shoot' });
      return captain(rules.view(G, A), A, no).move;
    };
    expect([shot(10), shot(300)]).toEqual(['shoot', 'endAction']);
  });

  it('does not leave the table because the enemy is far', () => {
    const G = battle({ a: { a: ['trireme', 40, 500, 270] }, b: { b: ['trireme', 1700, 500, 270] } });
    expect(bestCourse(rules.view(G, A), 'a')?.move).not.toMatchObject({ args: ['a', { steps: [['F', expect.any(Number)]] }] });
    const after = rules.play(G, A, 'moveShip', bestCourse(rules.view(G, A), 'a')?.move.args ?? [], noDice).G;
    expect(after.ships.a.status).toBe('table');
  });

  it('goes round land that lies between a ship and the enemy', () => {
    const G = battle({ a: { a: ['trireme', 500, 500, 90] }, b: { b: ['trireme', 1100, 500, 270] } }, (table) => {
      table.land.isle = {
        kind: 'island',
        coast: 'rocky',
        poly: [
          [620, 380],
          [680, 380],
          [680, 560],
          [620, 560],
        ],
      };
    });
    const { ships } = rules.play(G, A, 'moveShip', bestCourse(rules.view(G, A), 'a')?.move.args ?? [], noDice).G;
    expect(ships.a.at.y).toBeGreaterThan(540);
  });

  it('8.2 does not assault a ship that is sinking, nor with one man', () => {
    const orders = (own: object, other: object) => {
      const G = battle({ a: { a: ['trireme', 500, 500, 0, own] }, b: { b: ['trireme', 516, 500, 0, other] } });
      G.links.l1 = { a: 'a', b: 'b', kind: 'grapple', by: 0, fresh: false };
      return boardingOrders(G, 0);
    };
    expect(orders({ heavy: 6 }, { heavy: 1 })).toHaveLength(1);
    expect(orders({ heavy: 6 }, { heavy: 1, dmg: LEVEL.sinking })).toEqual([]);
    expect(orders({ heavy: 1, normal: 0, archers: 0, oarsmen: 0 }, { heavy: 0, normal: 0, archers: 1, oarsmen: 0 })).toEqual([]);
  });

  it('does not lie idle beside an enemy that it will not board', () => {
    const G = battle({
      a: { a: ['trireme', 500, 500, 0, { heavy: 1, normal: 0, archers: 0 }] },
      b: { b: ['trireme', 516, 500, 180, { heavy: 4, normal: 0, archers: 0 }] },
    });
    expect(captain(rules.view(G, A), A, no).move).toBe('moveShip');
  });

  it('4.4 keeps its counters if only sinking enemies are near', () => {
    expect([seizes(captain, 2, 550), seizes(captain, 2, 550, 1, LEVEL.sinking)]).toEqual([true, false]);
  });

  it('seizes the initiative when two ships can strike, once a turn and never in the first', () => {
    expect([seizes(captain, 2, 550), seizes(captain, 1, 550), seizes(captain, 2, 550, 2), seizes(captain, 2, 1500)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

/** Returns the bot's answer to “Spend a counter?”, with own ships at x = 500 and 600 and an enemy at `x`. */
function seizes(player: typeof captain, turn: number, x: number, seizeRound = 1, dmg: DamageLevel = 0): unknown {
  const window = battle(
    { a: { a: ['trireme', 500, 500, 0], c: ['trireme', 600, 500, 0] }, b: { b: ['trireme', x, 600, 180, { dmg }] } },
    (G) => {
      Object.assign(G, { turn, await: { kind: 'seize', sides: [0] }, seizeRound, seizing: true, acting: null });
      G.ti = [2, 2];
      G.options.tacticalInitiative = true;
    },
  );
  return player(rules.view(window, A), A, no).args[0];
}

describe('the admiral', () => {
  it('4.4 seizes the initiative in the first turn and twice in each, where it lets ships strike', () => {
    expect([seizes(admiral, 1, 550), seizes(admiral, 2, 550, 2), seizes(admiral, 2, 1500)]).toEqual([true, true, false]);
  });

  it('4.3 first moves the ship near the enemy that gains most', () => {
    const G = battle({
      a: { near: ['trireme', 640, 460, 270], rammer: ['trireme', 590, 560, 90] },
      b: { b: ['trireme', 700, 560, 0], other: ['trireme', 655, 425, 90, { oarsmen: 0 }] },
    });
    const first = (player: typeof captain) => player(rules.view(G, A), A, no).args[0];
    expect([first(captain), first(admiral)]).toEqual(['near', 'rammer']);
  });

  it('8.2 assaults any ship that will assault it', () => {
    const locked = battle({
      a: { a: ['trireme', 500, 500, 0, { heavy: 1, normal: 0, archers: 1 }] },
      b: { b: ['trireme', 516, 500, 0, { heavy: 6 }] },
    });
    locked.links.l1 = { a: 'a', b: 'b', kind: 'grapple', by: 1, fresh: false };
    Object.assign(locked, { await: { kind: 'board', sides: [0, 1] }, acting: null, step: null });
    const orders = (player: typeof captain) => player(rules.view(locked, A), A, no).args[0];
    expect([orders(captain), orders(admiral)]).toEqual([[], [{ ship: 'a', action: 'assault', target: 'b' }]]);
  });

  it('10.2 strikes a flagship rather than a ship that is worth as much', () => {
    const strikes = (flagship: string, player: typeof captain) => {
      const G = battle({
        a: { a: ['trireme', 600, 500, 90] },
        b: { n: ['trireme', 700, 540, 0], s: ['trireme', 700, 460, 180] },
      });
      Object.values(G.squadrons).forEach((squadron) => {
        if (squadron.side === 1) squadron.flagship = flagship;
      });
      return player(rules.view(G, A), A, no).args;
    };
    expect(strikes('n', captain)).toEqual(strikes('s', captain));
    expect(strikes('n', admiral)).not.toEqual(strikes('s', admiral));
  });
});

describe('the captain of a campaign', () => {
  it('12.7 fights if it expects to gain, and not against odds', () => {
    const answer = (ours: number, theirs: number) => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'mylae', ours);
      afloat(G, 'c', 1, 'mylae', theirs);
      G.camp.encounters = [{ area: 'mylae', forced: false, answers: [null, null] }];
      G.await = { kind: 'campBattle', sides: [0, 1] };
      return captain(rules.view(G, A), A, no);
    };
    expect(answer(10, 5)).toEqual({ move: 'battleAnswer', args: [true, 'quick'] });
    expect(answer(5, 10)).toEqual({ move: 'battleAnswer', args: [false, 'quick'] });
    // At these odds one ship does not fight, but ten ships accept the loss of one.
    expect(answer(10, 1).args[0]).toBe(false);
  });

  const admin = (ready: (G: ReturnType<typeof emptySeas>) => void) => {
    const G = emptySeas();
    G.camp.stage = 'admin';
    G.await = { kind: 'campAdmin', sides: [0, 1] };
    ready(G);
    return captain(rules.view(G, A), A, no);
  };

  it('12.10 12.11 repairs first, then drills raw crews, then fills the decks with heavy marines', () => {
    const fleet = (raw: boolean, dmg: 0 | 1) => (G: ReturnType<typeof emptySeas>) => {
      afloat(G, 'r', 0, 'latium', 3);
      Object.assign(G.camp.ships['r-1'], { dmg, crew: raw ? 'raw' : 'average' });
    };
    expect(admin(fleet(true, 1))).toEqual({ move: 'repairShip', args: ['r-1'] });
    expect(admin(fleet(true, 0))).toEqual({ move: 'train', args: ['r'] });
    expect(admin(fleet(false, 0))).toEqual({ move: 'refit', args: ['r-1', { heavy: 3, normal: 0, archers: 0, oarsmen: 0 }] });
  });

  it('12.9 leaves a poor officer behind in port with the cheapest ship', () => {
    const poor = admin((G) => {
      G.camp.treasury[0] = 0;
      afloat(G, 'r', 0, 'latium', 4, { officer: { rank: 'vice', mod: -2 } });
      G.camp.ships['r-2'].crew = 'green';
    });
    expect(poor).toEqual({ move: 'splitFleet', args: ['r', ['r-1', 'r-3', 'r-4'], 'r II'] });
  });

  it('12.4 does not leave the Admiral behind with one ship', () => {
    const poor = admin((G) => {
      G.camp.treasury[0] = 0;
      afloat(G, 'r', 0, 'latium', 4, { officer: { rank: 'admiral', mod: -2 } });
    });
    expect(poor.move).not.toBe('splitFleet');
  });

  it('12.5 sends a fleet against a port that it can take', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'bruttium', 3, { type: 'quinqueremeRoman' });
    G.camp.treasury[0] = 0;
    G.camp.stage = 'orders';
    G.await = { kind: 'campOrders', sides: [0, 1] };
    const { move, args } = captain(rules.view(G, A), A, no);
    expect(move).toBe('orders');
    expect(args[0]).toEqual([{ fleet: 'r', path: ['lipara'], stance: 'assault', port: 'lipara' }]);
  });
});

describe('orders of a campaign', () => {
  /** A campaign without fleets and money. Every port is Roman except `punic`, so nothing else attracts a fleet. */
  function poorSeas(...punic: readonly string[]): Salamis & { camp: Campaign } {
    const G = emptySeas();
    G.camp.treasury = [0, 0];
    for (const [id, port] of Object.entries(G.camp.ports)) port.owner = punic.includes(id) ? 1 : 0;
    return G;
  }

  /** Returns a side's orders by fleet, each with the last area of its path. */
  function orders(G: Salamis & { camp: Campaign }, side: Side): Record<string, FleetOrder & { end: string }> {
    return Object.fromEntries(
      campaignOrders(G, side).map((order) => [order.fleet, { ...order, end: order.path.at(-1) ?? G.camp.fleets[order.fleet].area }]),
    );
  }

  describe('the captain of a campaign', () => {
    it('12.5 attacks a weaker fleet at sea', () => {
      const G = poorSeas();
      // Ten Carthaginian ships off Messana, without a port that supplies them.
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

    it('12.5 stays in port near a stronger enemy, and otherwise patrols', () => {
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

    it('12.2 does not assault a port at hopeless odds', () => {
      const stance = (garrison: number) => {
        const G = poorSeas('drepana');
        afloat(G, 'us', 0, 'drepana', 3, { type: 'quinqueremeRoman' });
        G.camp.ports.drepana.garrison = garrison;
        return orders(G, 0).us;
      };
      expect(stance(1)).toMatchObject({ stance: 'assault', port: 'drepana' });
      expect(stance(34).stance).not.toBe('assault');
    });

    it('12.2 does not send one trireme after a fleet that assaults a port', () => {
      const G = poorSeas('drepana');
      afloat(G, 'us', 0, 'drepana', 8, { type: 'quinqueremeRoman' });
      afloat(G, 'small', 0, 'drepana', 1);
      G.camp.ports.drepana.garrison = 20;
      expect(Object.fromEntries(Object.entries(orders(G, 0)).map(([id, { stance }]) => [id, stance === 'assault']))).toEqual({
        us: true,
        small: false,
      });
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
});
