import { boughtFleet, muster } from '../../../src/games/salamis-ad-actium/captain/muster.js';
import { LIST_IDS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { ERAS, SIZE } from '../../../src/games/salamis-ad-actium/data/pointsBattle.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { defaultFleet } from '../../../src/games/salamis-ad-actium/rules/points/defaultFleet.js';
import { fleetFault } from '../../../src/games/salamis-ad-actium/rules/points/fleetLaw.js';
import { fleetPrice } from '../../../src/games/salamis-ad-actium/rules/points/price.js';
import { termsOf } from '../../../src/games/salamis-ad-actium/rules/settingUp/muster.js';
import { listsOf } from '../../../src/games/salamis-ad-actium/setup/agreement.js';
import { setup } from '../../../src/games/salamis-ad-actium/setup.js';
import { noDice } from '../../kit/properties.js';

describe('2.1 the fleet the captain buys', () => {
  it.each(LIST_IDS)(
    'of %s may sail in every era, size and way of buying, and spends more than the default one where there is more to be had',
    (list) => {
      for (const era of ERAS.keys()) {
        if (!listsOf(era).includes(list)) continue;
        for (const size of ['skirmish', 'battle', 'great'] as const) {
          for (const quality of ['roll', 'buy'] as const) {
            const terms = termsOf(setup({ mode: 'points', points: { era, size, quality, lists: [list, list] } }));
            const fleet = boughtFleet(terms, 1);
            expect(fleetFault(terms, 1, fleet)).toBeUndefined();
            expect(fleetPrice(terms, fleet)).toBeGreaterThanOrEqual(fleetPrice(terms, defaultFleet(terms, 1)));
          }
        }
      }
    },
  );

  it('leaves hardly a point of 400 where the default fleet leaves a quarter', () => {
    const terms = termsOf(setup({ mode: 'points', points: { lists: ['hellenistic', 'carthaginian'] } }));
    expect(fleetPrice(terms, defaultFleet(terms, 0))).toBeLessThan(0.8 * SIZE.battle.points);
    for (const side of [0, 1] as const) expect(fleetPrice(terms, boughtFleet(terms, side))).toBeGreaterThan(0.97 * SIZE.battle.points);
  });

  it('is put together, then made ready; one that is there already is kept, unless it may not sail', () => {
    const { rules } = game;
    const G = rules.setup({ mode: 'points' }, noDice);
    const first = muster(rules.view(G, '1'), '1');
    expect(first).toEqual({ move: 'setFleet', args: [boughtFleet(termsOf(G), 1)] });
    const { G: bought } = rules.play(G, '1', first.move, first.args, noDice);
    expect(muster(rules.view(bought, '1'), '1')).toEqual({ move: 'ready', args: [] });
    const none = rules.play(bought, '1', 'setFleet', [{ libations: 1, squadrons: [] }], noDice).G;
    expect(muster(rules.view(none, '1'), '1').move).toBe('setFleet');
  });
});
