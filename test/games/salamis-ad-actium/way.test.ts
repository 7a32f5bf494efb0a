import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { candidates } from '../../../src/games/salamis-ad-actium/rules/movement/samples.js';
import { lengthOf, stationsOf, wayOf } from '../../../src/games/salamis-ad-actium/rules/movement/way.js';
import { quickDice } from '../../../src/kit/dice.js';
import { A, battle, order, play, told } from './fixtures.js';

const { rules } = salamisAdActium;

describe('5.1 the way that the chronicle tells', () => {
  it.each(['mylae-260', 'salamis-480', 'solent-896'])('%s: leads where the ship lies, and is as long as she has gone', (scenario) => {
    const { G } = rules.open({ scenario }, quickDice(1));
    let ways = 0;
    for (const id of Object.keys(G.ships).filter((each) => G.ships[each].status === 'table')) {
      for (const { path } of candidates(G, id)) {
        const way = wayOf(path);
        const [x, y, h] = stationsOf(way).at(-1) ?? [];
        expect({ x, y, h }).toEqual({ x: path.place.x, y: path.place.y, h: path.place.h });
        expect(lengthOf(way)).toBe(path.moved);
        ways += 1;
      }
    }
    expect(ways).toBeGreaterThan(100);
  });

  it('begins with a run of nothing where she turns first, and goes astern below nothing', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 350] }, b: { far: ['trireme', 1500, 900, 0] } });
    const way = (...args: Parameters<typeof order>) =>
      told(play(G, A, 'moveShip', ['t', order(...args)]).chronicle, 'moves')[0].values?.way;
    expect(
      way([
        ['P', 30],
        ['F', 20],
      ]),
    ).toEqual([500, 500, 350, 0, 30, 20]);
    expect(way([['B', 20]], { mode: 'back' })).toEqual([500, 500, 350, -20]);
  });

  it('what an order leaves out is the usual: oars, no approach, no burst, a halt', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 0] }, b: { far: ['trireme', 1500, 900, 0] } });
    const full = order([['F', 70]]);
    expect(play(G, A, 'moveShip', ['t', { steps: full.steps }]).G).toEqual(play(G, A, 'moveShip', ['t', full]).G);
  });
});
