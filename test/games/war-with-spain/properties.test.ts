import { sideOf } from '../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { checkInvariants } from '../../../src/games/war-with-spain/invariants.js';
import { luckSource } from '../../../src/games/war-with-spain/luck/index.js';
import { shipsOn } from '../../../src/games/war-with-spain/rules/units.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { corpusLaws } from '../../kit/corpusLaws.js';
import { expectEven, tallied } from '../../kit/determinizationLaws.js';
import { corpusStories, luckLaws, type Says } from '../../kit/luckLaws.js';
import { playMatch } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { appraises } from '../evaluationLaws.js';
import { extras, sources, starts } from './corpus.js';
import { E, rules, scene } from './fixtures.js';
import { keepsSecrets, namesNobodyHidden, tellsAlike } from './otherWorld.js';
import { even } from './players.js';
import { alsoAllowed } from './slow.js';
import { isTold } from './wholeWars.js';

corpusLaws({
  definition: warWithSpain,
  sources,
  starts,
  extras,
  // `setPassing` belongs to no step.
  unmade: ['setPassing'],
  also: alsoAllowed,
  secrecy: (position, n) => {
    if (position.G.options.openInformation || !keepsSecrets(position)) return 0;
    return 1 + Number(tellsAlike(position, seed(n)));
  },
  told: (before, after, chronicle) => {
    namesNobodyHidden(before, after, chronicle);
    chronicle.forEach(isTold);
  },
});

describe('the luck ledger', () => {
  const rises = ({ values }: GameEvent) => Number(values?.strength);
  const says: Says = {
    ...{
      intercepts: 1,
      interceptFails: 0,
      disengages: 1,
      staysEngaged: 0,
      irishRevolt: rises,
      englishRevolt: rises,
      scottishRevolt: rises,
    },
    wind: ({ values }) => 0 - Number(values?.steps),
    income: ({ values }) => Number(values?.ducats),
    attrition: ({ values }) => Number(!values?.lost),
  };

  luckLaws(warWithSpain, luckSource, () => corpusStories(warWithSpain, starts), { chosen: true, says });
});

describe('win chances', () => {
  appraises({
    definition: warWithSpain,
    matches: ['campaign-1', 'campaign-2'],
    more: [],
    brier: 0.115,
    without(G, playerID) {
      const [ship] = shipsOn(G, sideOf(playerID));
      if (!ship) return undefined;
      const { [ship]: _gone, ...naval } = G.naval;
      return { ...G, naval };
    },
  });
});

describe('determinization', () => {
  /** Four ships, five land units and two leaders of Spain on its coast, and one ship and one land unit of England. */
  const coast = (change: (G: WarWithSpain) => void = () => {}): WarWithSpain =>
    scene({
      turn: 5,
      phase: 'navalEnglish',
      fleets: { S1: ['1025', ['SP1', 'SP2', 'SP3']], S2: ['1123', ['SB1']], E1: ['2015', ['EG1']] },
      armies: { SLT7: '1027', SLT8: '1027', SLT9: '1339', SLT10: '1339', SLT11: '0834', EL8: '2114' },
      leaders: { recalde: ['S1', 'SP1'], parma: '1027' },
      change,
    });

  const seenBy = (viewer: string | null, G = coast()): WarWithSpain => rules.view(G, viewer);
  const times = 600;

  describe('deals hidden counters with equal chances', () => {
    const armies = ['SLT7', 'SLT8', 'SLT9', 'SLT10', 'SLT11'];

    it('a hidden counter is equally likely to be any hidden land unit (9.0)', () => {
      const alone = tallied(warWithSpain, seenBy(E), E, times, ({ land }) => armies.filter((id) => land[id].at === '0834'));
      const share = [...alone.values()].reduce((sum, count) => sum + count, 0) / armies.length;
      expectEven(alone, armies, share);
      expect(share).toBeGreaterThan(times / 8);
    });

    it('a leader may be in any hidden stack, but not alone (9.0)', () => {
      const places = tallied(warWithSpain, seenBy(E), E, times, ({ leaders, land }) => {
        const { at } = leaders.parma;
        if (at.length === 4) expect(armies.some((id) => land[id].at === at)).toBe(true);
        return [at];
      });
      expect([...places.keys()].sort()).toEqual(['1027', '1339', 'S1', 'S2']);
    });

    it('every ship may be in either fleet, and every fleet has a ship (7.0)', () => {
      const ships = ['SP1', 'SP2', 'SP3', 'SB1'];
      const second = tallied(warWithSpain, seenBy(E), E, times, ({ naval }) => {
        expect(new Set(ships.map((id) => naval[id].fleet))).toEqual(new Set([1, 2]));
        return ships.filter((id) => naval[id].fleet === 2);
      });
      expectEven(second, ships, times / 2);
    });

    it('deals no unit from the pool, and keeps the viewer’s own units (5.42)', () => {
      const G = coast();
      const world = warWithSpain.determinize(seenBy(E, G), E, quickDice(1));
      for (const kind of ['naval', 'land', 'leaders'] as const)
        expect(Object.keys(world[kind]).sort()).toEqual(Object.keys(G[kind]).sort());
      expect(world.naval.EG1).toEqual(G.naval.EG1);
      expect(world.afield).toEqual([]);
    });

    it('cargo is within the capacity of ships (6.52)', () => {
      const laden = coast((G) => {
        for (const id of ['SLT10', 'SLT11']) G.land[id].at = 'S1';
      });
      expect(checkInvariants(laden)).toBeUndefined();
      const view = seenBy(null, laden);
      for (let n = 1; n <= 60; n++) expect(checkInvariants(warWithSpain.determinize(view, null, quickDice(n)))).toBeUndefined();
    });
  });

  describe('keeps what the viewer knows', () => {
    const noted = (turn: number) =>
      seenBy(
        E,
        coast((G) => Object.assign(G, { turn, treasure: { ...G.treasure, month: 'August' } })),
      );

    it('the month of the Treasure Fleet is any that is still possible (11.21)', () => {
      const months = (turn: number) => tallied(warWithSpain, noted(turn), E, times, ({ treasure }) => [String(treasure.month)]);
      expectEven(months(2), ['June', 'July', 'August'], times / 3);
      expectEven(months(5), ['August'], times);
      expectEven(
        tallied(
          warWithSpain,
          seenBy(
            E,
            coast((G) => Object.assign(G.treasure, { state: 'safe', year: 1587 })),
          ),
          E,
          60,
          ({ treasure }) => [String(treasure.month)],
        ),
        ['null'],
        60,
      );
    });

    it('a player asked to intercept has no automatic answer; others have any (6.4)', () => {
      const modes = ({ standing }: WarWithSpain) => [standing.S];
      expectEven(tallied(warWithSpain, seenBy(E), E, times, modes), ['ask', 'never', 'always'], times / 3);
      const asked = coast((G) => Object.assign(G, { pending: { step: 'intercept', side: 'S', hex: '1025', mover: 'E1' } }));
      expectEven(tallied(warWithSpain, seenBy(E, asked), E, 60, modes), ['ask'], 60);
    });

    /** Concedes in turn 9, because the orders of eight turns are enough for this test. */
    const brief: typeof even = (view, playerID, dice) => (view.turn > 8 ? { move: 'concede', args: [] } : even(view, playerID, dice));

    it('a player’s own orders can be cancelled, and the opponent sees the position before them (5.0)', () => {
      const moves = new Set<string>();
      playMatch(warWithSpain, {
        setupData: { income: 'average' },
        seed: 2,
        players: { '0': brief, '1': brief },
        onDecision: ({ G, playerID, number }) => {
          const side = sideOf(playerID);
          const given = G.phase === 'activation' ? G.orders[side].filter(({ cancelled }) => !cancelled) : [];
          // Even the owner's view does not show from which fleet a ship under repair came.
          if (number % 2 || !given.length || given.some(({ move }) => move === 'repairNaval')) return;
          const world = warWithSpain.determinize(rules.view(G, playerID), playerID, quickDice(number));
          expect(world.opened?.[side]).toEqual(G.opened?.[side]);
          expect(world.orders[side].filter(({ cancelled }) => !cancelled)).toEqual(given);
          for (const { move } of given) moves.add(move);
        },
      });
      expect([...moves].sort()).toEqual(expect.arrayContaining(['buildLand', 'buildNaval', 'placeLand', 'setHold']));
    });

    it('draws different orders for the opponent (5.0)', () => {
      const opened = rules.view(rules.setup({ income: 'average' }, quickDice(3)), E);
      const pages = tallied(warWithSpain, opened, E, 60, ({ orders }) => [String(orders.S.length)]);
      expect(pages.size).toBeGreaterThan(3);
    });
  });
});
