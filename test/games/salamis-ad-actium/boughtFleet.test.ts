import { boughtFleet, muster } from '../../../src/games/salamis-ad-actium/bot.js';
import { FLEET_LISTS, LIST_IDS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { ERAS, SIZE } from '../../../src/games/salamis-ad-actium/data/points.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { fleetFault, shares } from '../../../src/games/salamis-ad-actium/rules/points/fleetLaw.js';
import { defaultFleet } from '../../../src/games/salamis-ad-actium/rules/points/plainFleet.js';
import { fleetPrice } from '../../../src/games/salamis-ad-actium/rules/points/price.js';
import { termsOf } from '../../../src/games/salamis-ad-actium/rules/settingUp/muster.js';
import { listsOf } from '../../../src/games/salamis-ad-actium/setup/agreement.js';
import { setup } from '../../../src/games/salamis-ad-actium/setup.js';
import { quickDice } from '../../../src/kit/dice.js';
import { noDice } from '../../kit/properties.js';

describe('fleets by points', () => {
  describe('2.1 the fleet the captain buys', () => {
    it.each(LIST_IDS)(
      'of %s may sail in every era, size and way of buying, and spends more than the default one where there is more to be had',
      (list) => {
        for (const era of ERAS.keys()) {
          if (!listsOf(era).includes(list)) continue;
          for (const size of ['skirmish', 'battle', 'great'] as const) {
            for (const quality of ['roll', 'buy'] as const) {
              const terms = termsOf(setup({ mode: 'points', points: { era, size, quality, lists: [list, list] } }));
              const fleet = boughtFleet(terms, 1, noDice);
              expect(fleetFault(terms, 1, fleet)).toBeUndefined();
              expect(fleetPrice(terms, fleet)).toBeGreaterThanOrEqual(fleetPrice(terms, defaultFleet(terms, 1)));
            }
          }
        }
      },
    );

    it('spends almost all of 400 points; the default fleet leaves a quarter', () => {
      const terms = termsOf(setup({ mode: 'points', points: { lists: ['hellenistic', 'carthaginian'] } }));
      expect(fleetPrice(terms, defaultFleet(terms, 0))).toBeLessThan(0.8 * SIZE.battle.points);
      for (const side of [0, 1] as const)
        expect(fleetPrice(terms, boughtFleet(terms, side, noDice))).toBeGreaterThan(0.97 * SIZE.battle.points);
    });

    it('is drafted, then made ready; a fleet drafted already is kept if it is legal', () => {
      const { rules } = game;
      const G = rules.setup({ mode: 'points', points: { lists: ['persian', 'greekClassical'], era: 2 } }, noDice);
      const first = muster(rules.view(G, '1'), '1', noDice);
      expect(first).toEqual({ move: 'setFleet', args: [boughtFleet(termsOf(G), 1, noDice)] });
      const { G: bought } = rules.play(G, '1', first.move, first.args, noDice);
      expect(muster(rules.view(bought, '1'), '1', noDice)).toEqual({ move: 'ready', args: [] });
      const none = rules.play(bought, '1', 'setFleet', [{ libations: 1, squadrons: [] }], noDice).G;
      expect(muster(rules.view(none, '1'), '1', noDice).move).toBe('setFleet');
    });

    it('without agreed lists is of different lists, each with at least 90 % of the points', () => {
      const terms = termsOf(setup({ mode: 'points', points: { era: 2 } }));
      const bought = Array.from({ length: 12 }, (_, seed) => boughtFleet(terms, 0, quickDice(seed + 1)));
      expect(new Set(bought.map(({ squadrons }) => squadrons[0].list)).size).toBeGreaterThan(2);
      for (const fleet of bought) expect(fleetPrice(terms, fleet)).toBeGreaterThanOrEqual(0.9 * SIZE.battle.points);
    });

    it.each(['egyptian', 'carthaginian'] as const)('of %s has no merchantman beyond the minimum share', (list) => {
      for (const size of ['skirmish', 'battle', 'great'] as const) {
        const terms = termsOf(setup({ mode: 'points', points: { era: list === 'egyptian' ? 0 : 4, size, lists: [list, list] } }));
        const ships = boughtFleet(terms, 0, noDice).squadrons.flatMap((squadron) => squadron.ships);
        const { least = 0 } = FLEET_LISTS[list].types.find(({ type }) => type === 'merchantman') ?? {};
        const [low] = shares(ships.length, least, 100);
        expect(ships.filter(({ type }) => type === 'merchantman')).toHaveLength(low);
      }
    });

    it('spends what is left on better crews and marines', () => {
      const terms = termsOf(setup({ mode: 'points', points: { era: 9, size: 'great', lists: ['saxon', 'saxon'] } }));
      const fleet = boughtFleet(terms, 0, noDice);
      expect(fleet.squadrons.some((squadron) => squadron.crewTraining === 'veryGood')).toBe(true);
      expect(fleetPrice(terms, fleet)).toBeGreaterThan(640);
    });
  });
});
