import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { checkInvariants } from '../../../src/games/salamis-ad-actium/invariants.js';
import { luckSource } from '../../../src/games/salamis-ad-actium/luck/index.js';
import { fleet, isLinked, ship } from '../../../src/games/salamis-ad-actium/rules/basics/ships.js';
import { fleetFault } from '../../../src/games/salamis-ad-actium/rules/points/fleetLaw.js';
import { termsOf } from '../../../src/games/salamis-ad-actium/rules/settingUp/muster.js';
import { SIDES, sideOf } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Fleet } from '../../../src/games/salamis-ad-actium/state/fleet.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { type Dice, quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { inEvery, type Position } from '../../kit/corpus.js';
import { corpusLaws } from '../../kit/corpusLaws.js';
import { expectEven, tallied } from '../../kit/determinizationLaws.js';
import { corpusStories, luckLaws, type Says } from '../../kit/luckLaws.js';
import { claim, noDice } from '../../kit/properties.js';
import { appraises } from '../evaluationLaws.js';
import { extras, sources } from './corpus.js';
import { cautious } from './determinized.js';
import { A, B, battle, rules } from './fixtures.js';
import { allowedAnyway } from './law.js';
import { marches, secrecy } from './randomBattles.js';
import { campaignTwin, conserved, told } from './randomCampaigns.js';

/**
 * Checks that a side's view does not depend on the other side's secrets.
 * @returns the number of secrets compared
 */
function secrets(position: Position<Salamis>): number {
  const { G } = position;
  const inCampaign = SIDES.map((side) => {
    const { twin, compared } = campaignTwin(G, side);
    claim(JSON.stringify(rules.view(twin, String(side))) === JSON.stringify(rules.view(G, String(side))), () => 'a secret shows');
    return compared;
  });
  return secrecy(position) + inCampaign[0] + inCampaign[1];
}

const positions = corpusLaws({
  definition: salamisAdActium,
  sources,
  extras,
  unmade: ['swapOfficers', 'moveGroup', 'moveTroops', 'fortShoot'],
  also: allowedAnyway,
  secrecy: secrets,
  told: (_before, after, chronicle: readonly GameEvent[]) => {
    told(chronicle);
    if (after.camp) conserved(after.camp);
  },
});

it('the rules’ path and the slow march end at the same place', () => {
  const moving = positions.filter(({ G, number }) => G.await?.kind === 'act' && number % 3 === 0);
  let compared = 0;
  inEvery(moving, (position) => {
    compared += marches(position);
  });
  expect(compared).toBeGreaterThan(20);
});

describe('the luck ledger', () => {
  const says: Says = {
    ...{ grappled: 1, grappleFails: 0, siphonHits: 1, siphonMisses: 0, potHits: 1, potMisses: 0, harpaxHolds: 1, harpaxMisses: 0 },
    ...{ jarHits: 1, jarMisses: 0, 'morale.steady': 1, 'morale.shaken': 0, 'morale.routed': 0 },
    crewTest: ({ values }) => Number(values?.passed),
    ram: ({ values }) => Number(values?.level),
    ramAnswer: ({ values }) => Number(values?.level),
    shock: ({ values }) => Number(!values?.hurt),
    collision: ({ values }) => Number(values?.harm === 'none'),
    ignites: ({ values }) => Number(values?.lit),
    mishap: ({ values }) => Number(!values?.lit),
    sinking: ({ values }) => Number(!values?.goes),
    fleetMorale: ({ values }) => Number(values?.holds),
    screens: ({ values }) => Number(values?.saved),
    boom: ({ values }) => Number(values?.broken),
  };

  /** Rolls that depend on ships not described by any event, because they join after the start. */
  const OF_LATER_SHIPS = [
    ...['campaign', 'crewTest', 'collision', 'ram', 'shock', 'rake', 'shooting', 'astray', 'screens'],
    ...['officer', 'ignite', 'mishap', 'special', 'boarding', 'capsize', 'fire', 'sinking', 'boom'],
  ];

  const stories = () =>
    corpusStories(salamisAdActium).map((story) => {
      const { camp, phase, options } = story.first;
      const later = camp !== null || phase === 'muster';
      return { ...story, secret: later || options.freeDeployment, untold: ['layout', 'fort', ...(later ? OF_LATER_SHIPS : [])] };
    });

  luckLaws(salamisAdActium, luckSource, stories, { chosen: true, seldom: ['boom', 'screens', 'fort'], says });
});

describe('win chances', () => {
  appraises({
    definition: salamisAdActium,
    matches: ['salamis-480-1', 'solent-896-1', 'campaign-1'],
    more: ['delta-1175-1', 'arginusae-406-1', 'mylae-260-1', 'morbihan-56-1', 'actium-31-1', 'points-1', 'points-5', 'campaign-5'],
    brier: 0.22,
    without(G, playerID) {
      const whole = fleet(G, sideOf(G, playerID)).find(
        (id) =>
          ship(G, id).dmg === 0 &&
          ship(G, id).prize === null &&
          !ship(G, id).flag &&
          !isLinked(G, id) &&
          G.squadrons[ship(G, id).sq].state === 'steady',
      );
      if (!whole) return undefined;
      const { [whole]: _gone, ...ships } = G.ships;
      return { ...G, ships, order: G.order.filter((id) => id !== whole) };
    },
  });
});

describe('determinization', () => {
  function playedUntil(G: Salamis, dice: Dice, isSo: (G: Salamis) => boolean): Salamis {
    let now = G;
    while (!isSo(now)) {
      const [seat] = Object.keys(rules.awaiting(now));
      const { move, args } = cautious(rules.view(now, seat), seat, dice);
      now = rules.play(now, seat, move, args, dice).G;
    }
    return now;
  }

  const begun = (setupData: object, isSo: (G: Salamis) => boolean): Salamis => {
    const dice = quickDice(5);
    return playedUntil(rules.setup(setupData, dice), dice, isSo);
  };
  const times = 300;

  const askedAgain = (G: Salamis, side: 0 | 1): Salamis => ({ ...G, ready: [false, false], await: { kind: 'campOrders', sides: [side] } });

  describe('secret answers of the other side', () => {
    it('4.4 a given answer is yes half the time, and always no without a counter', () => {
      const asked = (counters: number) =>
        battle({ a: { x: ['trireme', 300, 300, 0] }, b: { y: ['trireme', 900, 900, 180] } }, (G) => {
          G.options.tacticalInitiative = true;
          Object.assign(G, { ti: [1, counters], await: { kind: 'seize', sides: [0] }, seizing: true });
          G.secret.seize = [null, false];
        });
      const answers = (G: Salamis) => tallied(salamisAdActium, rules.view(G, A), A, times, ({ secret }) => [String(secret.seize[1])]);
      expectEven(answers(asked(2)), ['true', 'false'], times / 2);
      expectEven(answers(asked(0)), ['false'], times);
    });

    it('2.1 a drafted fleet is imagined as a legal one, seldom the same', () => {
      const mustering = begun({ mode: 'points', points: { size: 'battle', era: 3 } }, ({ secret }) => secret.fleet[0] !== null);
      const view = rules.view(mustering, B);
      const sizes = tallied(salamisAdActium, view, B, 60, ({ secret }) => {
        const fleet = secret.fleet[0] as Fleet;
        expect(fleetFault(termsOf(view), 0, fleet)).toBeUndefined();
        return [String(fleet.squadrons.flatMap(({ ships }) => ships).length)];
      });
      expect(sizes.size).toBeGreaterThan(5);
    });
  });

  describe('hidden squadrons', () => {
    it('2.8, 2.9 a scenario’s hidden squadrons are the printed ones, unplaced or in reserve equally often', () => {
      const G = begun({ mode: 'scenario', scenario: 'salamis-480', options: { freeDeployment: true } }, ({ deploy }) => deploy?.next === 0);
      const view = rules.view(G, A);
      const squadrons = Object.keys(G.squadrons).filter((sq) => G.squadrons[sq].side === 1 && !view.squadrons[sq]);
      expect(squadrons.length).toBeGreaterThan(1);
      const left = tallied(salamisAdActium, view, A, times, (world) => {
        expect(world.order).toEqual(G.order);
        for (const id of G.order) expect({ ...world.ships[id], status: null }).toEqual({ ...G.ships[id], status: null });
        expect(world.cinc).toEqual(G.cinc);
        return world.deploy?.left[1] ?? [];
      });
      for (const sq of squadrons) expect(left.get(sq)).toBeGreaterThan(times / 3);
      for (const sq of squadrons) expect(left.get(sq)).toBeLessThan(times);
    });

    it('2.8 a player asked to place a squadron has one', () => {
      const placing = { mode: 'scenario', scenario: 'salamis-480', options: { freeDeployment: true } };
      const G = begun(placing, ({ deploy, squadrons }) => deploy?.next === 1 && deploy.left[1].length < Object.keys(squadrons).length / 2);
      const view = rules.view(G, A);
      for (let n = 1; n <= 60; n++) expect(salamisAdActium.determinize(view, A, quickDice(n)).deploy?.left[1]).not.toEqual([]);
    });

    it('2.0 a points fleet keeps the agreed cost, and its Admiral fits the counters seen', () => {
      const G = begun({ mode: 'points', points: { size: 'great', era: 5, quality: 'buy' } }, ({ phase }) => phase === 'deploy');
      const ships = tallied(salamisAdActium, rules.view(G, null), null, 60, (world) => {
        for (const side of [0, 1] as const) {
          const own = world.order.filter((id) => world.squadrons[world.ships[id].sq].side === side);
          expect(own.reduce((sum, id) => sum + world.ships[id].points, 0)).toBeLessThanOrEqual(650);
          expect(world.ships[world.cinc[side] ?? ''].flag?.mod).toBe(G.ships[G.cinc[side] ?? ''].flag?.mod);
        }
        return [String(world.order.length)];
      });
      expect(ships.size).toBeGreaterThan(3);
    });

    it('2.9 an ally’s loyalty, hidden from the enemy, is any of five values', () => {
      const G = battle({ a: { x: ['trireme', 300, 300, 0] }, b: { y: ['trireme', 900, 900, 180] } }, ({ squadrons }) => {
        squadrons.b.allied = { loyalty: 2 };
      });
      const seen = [A, null, B].map((viewer) => rules.view(G, viewer).squadrons.b.allied?.loyalty);
      expect(seen).toEqual([null, null, 2]);
      const loyalty = ({ squadrons }: Salamis) => [String(squadrons.b.allied?.loyalty)];
      expectEven(tallied(salamisAdActium, rules.view(G, A), A, 2 * times, loyalty), ['-2', '-1', '0', '1', '2'], (2 * times) / 5);
    });

    it('2.8 draws nothing if nothing is hidden', () => {
      const G = rules.setup({ mode: 'scenario', scenario: 'mylae-260' }, quickDice(1));
      const view = rules.view(G, A);
      expect(salamisAdActium.determinize(view, A, noDice)).toEqual(view);
    });
  });

  describe('a campaign', () => {
    const war = { mode: 'campaign', campaign: { theatre: 'punic', battles: 'quick' } };

    it('12.3 before the first move fleets lie in their starting areas', () => {
      const G = begun(war, ({ camp }) => camp?.stage === 'orders');
      for (let n = 1; n <= 20; n++) {
        const { camp } = salamisAdActium.determinize(rules.view(G, A), A, quickDice(n));
        const places = (fleets: NonNullable<Salamis['camp']>['fleets']) =>
          Object.fromEntries(Object.entries(fleets).map(([id, { area }]) => [id, area]));
        expect(places(camp?.fleets ?? {})).toEqual(places(G.camp?.fleets ?? {}));
      }
    });

    it('12.3 later an unseen fleet may be in many areas, with no more ships than it has left', () => {
      const unseen = ({ camp }: Salamis): boolean => camp?.stage === 'orders' && camp.turn > 2;
      const G = begun(
        war,
        (now) => unseen(now) && Object.keys(rules.view(now, A).camp?.fleets ?? {}).length < Object.keys(now.camp?.fleets ?? {}).length,
      );
      const view = rules.view(G, A);
      const areas = tallied(salamisAdActium, view, A, times, ({ camp }) =>
        Object.entries(camp?.fleets ?? {}).flatMap(([id, { area }]) => (view.camp?.fleets[id] ? [] : [area])),
      );
      expect(areas.size).toBeGreaterThan(4);
    });

    it('12.5 sealed orders are imagined for every fleet, and are legal', () => {
      const G = begun(war, ({ camp, ready }) => camp?.stage === 'orders' && ready[0] && !ready[1] && !camp.intelligence[1]);
      const plans = tallied(salamisAdActium, rules.view(G, B), B, 60, (world) => {
        const written = world.camp?.orders[0];
        const fleets = Object.values(world.camp?.fleets ?? {}).filter(({ side }) => side === 0);
        expect(written).toHaveLength(fleets.length);
        expect(rules.refusal(askedAgain(world, 0), A, 'orders', [written])).toBeUndefined();
        return [JSON.stringify(written)];
      });
      expect(plans.size).toBeGreaterThan(20);
    });

    it('12.12 fleets whose orders are known lie where these orders are possible', () => {
      const G = begun(war, (now) => now.camp?.intelligence[0] === true && now.ready[1] && !now.ready[0]);
      const view = rules.view(G, A);
      for (let n = 1; n <= 40; n++) {
        const world = salamisAdActium.determinize(view, A, quickDice(n));
        expect(world.camp?.orders[1]).toEqual(G.camp?.orders[1]);
        expect(rules.refusal(askedAgain(world, 1), B, 'orders', [G.camp?.orders[1]])).toBeUndefined();
      }
    });

    it('12.7 an imagined tactical battle is fought to its end, and the war goes on', () => {
      const tactical = { mode: 'campaign', campaign: { theatre: 'punic', battles: 'tactical' }, turnLimit: 4 };
      const G = begun(tactical, ({ phase }) => phase === 'battle');
      for (const viewer of [A, B, null]) {
        const dice = quickDice(7);
        const world = salamisAdActium.determinize(rules.view(G, viewer), viewer, dice);
        const after = playedUntil(world, dice, ({ phase, result }) => phase === 'campaign' || result !== null);
        expect(checkInvariants(after)).toBeUndefined();
        for (const { side } of Object.values(after.camp?.fleets ?? {})) expect([0, 1]).toContain(side);
        playedUntil(after, dice, ({ camp, result }) => result !== null || (camp?.stage === 'orders' && camp.turn > (G.camp?.turn ?? 0)));
      }
    });
  });
});
