import { ahead, angDiff, bearing, cs, heading, r4, sn } from '../../../src/games/salamis-ad-actium/geometry/angles.js';
import { inArc } from '../../../src/games/salamis-ad-actium/geometry/arcs.js';
import { dist2, gap, within } from '../../../src/games/salamis-ad-actium/geometry/distance.js';
import { overlap } from '../../../src/games/salamis-ad-actium/geometry/overlap.js';
import { rect, shapeOf } from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { crosses } from '../../../src/games/salamis-ad-actium/geometry/sight.js';
import { meeting } from '../../../src/games/salamis-ad-actium/geometry/sweep.js';
import { quickDice } from '../../../src/kit/dice.js';

const HEADINGS = Array.from({ length: 72 }, (_, i) => 5 * i);
const square = (x: number, y: number, half: number) =>
  shapeOf([
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]);

describe('angles', () => {
  it('5.2 sines and cosines of the table are those of the circle, in all four quadrants', () => {
    for (const h of HEADINGS) {
      expect(Math.abs(sn(h) - 10000 * Math.sin((h * Math.PI) / 180))).toBeLessThan(0.6);
      expect(Math.abs(cs(h) - 10000 * Math.cos((h * Math.PI) / 180))).toBeLessThan(0.6);
      expect(Object.is(sn(h), -0) || Object.is(cs(h), -0)).toBe(false);
    }
  });

  it('1.2 halves are rounded up, below zero too', () => {
    expect([r4(4999), r4(5000), r4(-5000), r4(-5001), r4(15000)]).toEqual([0, 1, 0, -1, 2]);
  });

  it('7.1 the difference of two headings is at most 180', () => {
    expect([angDiff(350, 20), angDiff(0, 180), angDiff(90, 300)]).toEqual([30, 180, 150]);
    expect([heading(-45), heading(360), heading(725)]).toEqual([315, 0, 5]);
  });

  it('9.5 of two headings that point equally well the lower one is taken', () => {
    expect([bearing(0, 10), bearing(10, 0), bearing(-3, -3), bearing(0, 0)]).toEqual([0, 90, 225, 0]);
    const dice = quickDice(3);
    for (let i = 0; i < 2000; i++) {
      const [dx, dy] = [dice.die(401) - 201, dice.die(401) - 201];
      const along = HEADINGS.map((h) => dx * sn(h) + dy * cs(h));
      expect(bearing(dx, dy)).toBe(5 * along.indexOf(Math.max(...along)));
    }
  });

  it('5.1 a run is measured from its own start', () => {
    expect(ahead(500, 500, 35, 77)).toEqual([544, 563]);
    expect(ahead(544, 563, 80, 33)).toEqual([576, 569]);
    expect(ahead(500, 500, 35, -77)).toEqual([456, 437]);
  });
});

describe('bases', () => {
  it('1.3 a base is its length along the heading and its width across it, in tenths of a mm', () => {
    expect(rect({ x: 100, y: 100, h: 0 }, [40, 15])).toEqual([925, 1200, 1075, 1200, 1075, 800, 925, 800]);
    expect(rect({ x: 100, y: 100, h: 90 }, [40, 15])).toEqual([1200, 1075, 1200, 925, 800, 925, 800, 1075]);
    expect(rect({ x: 0, y: 0, h: 0 }, [40, 15], 1)).toEqual([-85, 210, 85, 210, 85, -210, -85, -210]);
  });

  it('5.11 touching is not overlapping', () => {
    const a = rect({ x: 100, y: 100, h: 0 }, [40, 15]);
    expect(overlap(a, rect({ x: 115, y: 100, h: 0 }, [40, 15]))).toBe(false);
    expect(overlap(a, rect({ x: 114, y: 100, h: 0 }, [40, 15]))).toBe(true);
    expect(overlap(a, rect({ x: 100, y: 140, h: 0 }, [40, 15]))).toBe(false);
  });

  it('1.3 overlap agrees with a dense grid of points, whichever way the corners run', () => {
    const dice = quickDice(7);
    const inside = (x: number, y: number, px: number, py: number, h: number, [l, w]: [number, number]) => {
      const u = (px - x) * sn(h) + (py - y) * cs(h);
      const v = (px - x) * cs(h) - (py - y) * sn(h);
      return Math.abs(u) < (l / 2) * 10000 && Math.abs(v) < (w / 2) * 10000;
    };
    for (let i = 0; i < 300; i++) {
      const [h, g] = [5 * dice.die(72), 5 * dice.die(72)].map(heading);
      const [x, y] = [dice.die(80) - 40, dice.die(80) - 40];
      let common = 0;
      for (let px = -35; px <= 35; px += 0.5) {
        for (let py = -35; py <= 35; py += 0.5) if (inside(0, 0, px, py, h, [38, 13]) && inside(x, y, px, py, g, [38, 13])) common += 1;
      }
      if (common > 0) expect(overlap(rect({ x: 0, y: 0, h }, [40, 15]), rect({ x, y, h: g }, [40, 15]))).toBe(true);
      const none = overlap(rect({ x: 0, y: 0, h }, [36, 11]), rect({ x, y, h: g }, [36, 11]));
      if (common === 0) expect(none).toBe(false);
    }
  });

  it('2.2 distances are measured between the nearest points of two bases', () => {
    const a = square(0, 0, 10);
    expect(dist2(a, square(30, 0, 10))).toBe(100 * 100);
    expect(dist2(a, square(23, 24, 10))).toBe(30 * 30 + 40 * 40);
    expect([dist2(a, square(15, 0, 10)), gap(a, square(30, 0, 10)), gap(a, square(23, 24, 10))]).toEqual([0, 10, 5]);
    expect([within(a, square(30, 0, 10), 10), within(a, square(31, 0, 10), 10)]).toEqual([true, false]);
    const slanted = shapeOf([
      [20, -20],
      [60, -60],
      [60, 20],
    ]);
    expect(dist2(a, slanted)).toBe(dist2(slanted, a));
  });
});

describe('arcs and sight', () => {
  const ship = { x: 0, y: 0, h: 0 };
  const at = (x: number, y: number) => ({ x, y });

  it('6.2 arcs of 45 degrees to each side take their border in', () => {
    expect([inArc(ship, at(10, 10), 'F', 45), inArc(ship, at(11, 10), 'F', 45), inArc(ship, at(0, -5), 'F', 45)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([inArc(ship, at(-10, -10), 'A', 45), inArc(ship, at(0, 10), 'A', 45)]).toEqual([true, false]);
    expect([inArc(ship, at(10, 10), 'B', 45), inArc(ship, at(-10, 3), 'B', 45), inArc(ship, at(9, 10), 'B', 45)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('9.2 the narrow arc of a siphon, 9.1 the wide one of fire pots', () => {
    expect([inArc(ship, at(57, 100), 'F', 30), inArc(ship, at(58, 100), 'F', 30)]).toEqual([true, false]);
    expect([inArc(ship, at(173, 100), 'F', 60), inArc(ship, at(174, 100), 'F', 60)]).toEqual([true, false]);
    expect([inArc(ship, at(100, 57), 'B', 30), inArc(ship, at(100, 58), 'B', 30), inArc(ship, at(0, 0), 'B', 30)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('2.2 a line of sight is blocked by what it touches, at corners and edges too', () => {
    const rock = square(50, 0, 10);
    const reversed = [...rock].reverse().flatMap((_, i, all) => (i % 2 === 0 ? [all[i + 1], all[i]] : []));
    for (const shape of [rock, reversed]) {
      expect(crosses(at(0, 0), at(100, 0), shape)).toBe(true);
      expect(crosses(at(0, 10), at(100, 10), shape)).toBe(true);
      expect(crosses(at(0, 11), at(100, 11), shape)).toBe(false);
      expect(crosses(at(0, 0), at(39, 0), shape)).toBe(false);
      expect(crosses(at(0, 0), at(40, 0), shape)).toBe(true);
      expect(crosses(at(45, 0), at(55, 3), shape)).toBe(true);
      expect(crosses(at(50, 0), at(50, 0), shape)).toBe(true);
      expect(crosses(at(30, -20), at(70, 20), shape)).toBe(true);
    }
  });
});

describe('sweeps', () => {
  it('5.1 the sweep never leaves out a mm at which the march finds an overlap', () => {
    const dice = quickDice(11);
    let met = 0;
    for (let i = 0; i < 400; i++) {
      const from = { x: 0, y: 0, h: heading(5 * dice.die(72)) };
      const still = rect({ x: dice.die(300) - 150, y: dice.die(300) - 150, h: heading(5 * dice.die(72)) }, [45, 20]);
      const span = meeting(rect(from, [40, 15]), from.h, 150, still);
      for (let k = 0; k <= 150; k++) {
        const [x, y] = ahead(0, 0, from.h, k);
        if (!overlap(rect({ x, y, h: from.h }, [40, 15]), still)) continue;
        met += 1;
        expect(span).toBeDefined();
        expect(k).toBeGreaterThanOrEqual(span?.from ?? 0);
        expect(k).toBeLessThanOrEqual(span?.to ?? 0);
      }
    }
    expect(met).toBeGreaterThan(500);
  });
});
