import { emptyWaters } from '../../../../client/boards/salamis-ad-actium/chart/emptyWaters.js';
import { sheetOf } from '../../../../client/boards/salamis-ad-actium/chart/scale.js';
import { SCENARIOS } from '../../../../src/games/salamis-ad-actium/data/scenarios.js';
import { gap } from '../../../../src/games/salamis-ad-actium/geometry/distance.js';
import { rect, shapeOf } from '../../../../src/games/salamis-ad-actium/geometry/shapes.js';

const ROOM = 120;

describe('the figures on the painted sea', () => {
  it.each(SCENARIOS.map((battle) => [battle.id, battle] as const))('%s: keep clear of land, of shallows and of each other', (_, battle) => {
    const sheet = sheetOf(battle);
    const spots = emptyWaters({ land: battle.land, shallows: battle.shallows, forts: {} }, sheet, ROOM, 4);
    const solid = [...Object.values(battle.land), ...Object.values(battle.shallows)].map(({ poly }) => shapeOf(poly));
    const field = ([x, y]: readonly [number, number]) => rect({ x, y, h: 0 }, [2 * ROOM, 2 * ROOM]);
    for (const spot of spots) for (const shape of solid) expect(gap(field(spot), shape)).toBeGreaterThan(0);
    for (const [i, [x, y]] of spots.entries()) {
      for (const [ox, oy] of spots.slice(0, i)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(2 * ROOM);
    }
  });

  it('are as many as an open sea has room for', () => {
    const sheet = sheetOf({ table: { w: 1800, h: 1200 } });
    expect(emptyWaters({ land: {}, shallows: {}, forts: {} }, sheet, ROOM, 4)).toHaveLength(4);
    expect(emptyWaters({ land: {}, shallows: {}, forts: {} }, sheetOf({ table: { w: 200, h: 200 } }), ROOM, 4)).toHaveLength(1);
  });
});
