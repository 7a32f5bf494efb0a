import { act, cleanup, fireEvent } from '@testing-library/react';
import { coneOf, usualMode } from '../../../../client/boards/salamis-ad-actium/plans/helm.js';
import { emptyDraft } from '../../../../client/boards/salamis-ad-actium/session.js';
import { en } from '../../../../client/boards/salamis-ad-actium/words/en/index.js';
import { allowance, baseOf, dist2, movePreview, type Salamis, weaponsOf, weatherOn } from '../../../../src/games/salamis-ad-actium/face.js';
import { drift } from '../../../../src/games/salamis-ad-actium/rules/sequenceOfPlay/intermediatePhase.js';
import { bind, officer, sea, toolsFor } from '../../../games/salamis-ad-actium/sea.js';
import { asked, lay, rules } from './table.js';

afterEach(cleanup);

/** Two triremes of each side, one with archers. Side 0 moves or shoots. */
const facing = (step: 'move' | 'shoot') =>
  sea(
    {
      A: { side: 0, at: [600, 500, 0], flag: officer(1, true), but: { archers: 3 } },
      C: { side: 0, at: [700, 500, 0] },
      B: { side: 1, at: [600, 545, 90], but: { archers: 2 } },
      D: { side: 1, at: [900, 900, 180] },
    },
    (G) => {
      Object.assign(G, { acting: 0, step, await: { kind: 'act', sides: [0] } });
      G.libations.left = [1, 1];
    },
  );

const key = (key: string) => fireEvent.keyDown(document.body, { key });
const length = (G: Salamis, id: string, [x, y]: readonly [number, number]) => Math.hypot(x - G.ships[id].at.x, y - G.ships[id].at.y);

it('5.0 the movement range ends with the allowance, and no course exceeds it', () => {
  const G = facing('move');
  const player = asked(G);
  for (const id of Object.keys(G.ships)) {
    const { mm } = allowance(G, id, { mode: usualMode(G, id) });
    const cone = coneOf(G, id, emptyDraft);
    const reach = cone.map((at) => length(G, id, at));
    expect(Math.max(...reach)).toBeCloseTo(mm);
    for (const far of reach) expect(far).toBeLessThanOrEqual(mm + 0.001);
  }
  const { mm } = allowance(G, 'C', {});
  expect(movePreview(G, 'C', { steps: [['F', mm]] }).refused).toBeUndefined();
  expect(rules.refusal(G, player, 'moveShip', ['C', { steps: [['F', mm]] }])).toBeUndefined();
  expect(rules.refusal(G, player, 'moveShip', ['C', { steps: [['F', mm + 1]] }])).toBeDefined();
});

it('6.0 every offered shot is inside the drawn arc', () => {
  const G = facing('shoot');
  let shots = 0;
  for (const { move, args } of rules.choices(G, asked(G))) {
    if (move !== 'shoot') continue;
    const [by, weapon, target] = args as [string, string, string];
    const drawn = weaponsOf(G, by).find((each) => each.weapon === weapon);
    expect(Math.sqrt(dist2(baseOf(G.ships[by]), baseOf(G.ships[target]))) / 100).toBeLessThanOrEqual((drawn?.long ?? 0) / 10);
    shots++;
  }
  expect(shots).toBeGreaterThan(0);
});

it('5.8, 5.9 the sail overlay shows the move for each heading', () => {
  const G = facing('move');
  Object.assign(G.weather, { from: 45, strength: 2, sea: 'choppy' });
  G.ships.B.sails = 'set';
  const { sailing, seaPct } = weatherOn(G, 'B');
  expect(sailing).toHaveLength(72);
  for (const { heading, off, mm } of sailing) {
    const turned = structuredClone(G);
    turned.ships.B.at.h = heading;
    expect(mm).toBe(allowance(turned, 'B', { mode: 'sail' }).mm);
    expect(mm === 0).toBe(off > 130);
  }
  expect(seaPct).toBe(allowance(G, 'B', {}).factors.find(([name]) => name === 'sea')?.[1]);
  expect(seaPct).toBeLessThan(100);
  G.ships.B.sails = 'none';
  expect(weatherOn(G, 'B').sailing).toEqual([]);
});

it('2.7 a ship in the lee of land has wind and sea a step lower', () => {
  const G = facing('move');
  Object.assign(G.weather, { from: 90, strength: 3, sea: 'choppy' });
  G.options.shelteredWaters = true;
  const poly: [number, number][] = [
    [750, 400],
    [850, 400],
    [850, 600],
    [750, 600],
  ];
  G.land.isle = { kind: 'island', coast: 'rocky', poly };
  expect(weatherOn(G, 'C')).toMatchObject({ strength: 2, sea: 'flat', seaPct: 100 });
  expect(weatherOn(G, 'D')).toMatchObject({ strength: 3, sea: 'choppy' });
});

it('2.10, 5.10 the drift range is that of the lowest and highest roll', () => {
  const laid = (): Salamis => {
    const G = facing('move');
    Object.assign(G.weather, { from: 180, strength: 4, currents: [{ dir: 90, strength: 'weak' }] });
    Object.assign(G.options, { windDrift: true, currentsAndTides: true });
    G.ships.B.at = { x: 1000, y: 300, h: 90 };
    G.ships.D.at = { x: 700, y: 516, h: 0 };
    bind(G, 'C', 'D');
    return G;
  };
  for (const face of [1, 6]) {
    const [before, after] = [laid(), laid()];
    drift(toolsFor(after, Array(6).fill(face)));
    for (const id of ['A', 'B', 'C']) {
      const { drifts } = weatherOn(before, id);
      expect(drifts.map(({ key, towards }) => [key, towards])).toEqual([
        ['current', 90],
        ['windDrift', 0],
      ]);
      const [east, north] = drifts.map(({ least, most }) => (face === 1 ? least : most));
      const { at } = before.ships[id];
      expect(after.ships[id].at).toMatchObject({ x: at.x + east, y: at.y + north });
    }
  }
  const still = laid();
  still.ships.B.aground = 'aground';
  expect(weatherOn(still, 'B').drifts).toEqual([]);
});

describe('the instruments on the table', () => {
  it('work for ships of both sides and every viewer', () => {
    const G = facing('move');
    for (const player of [asked(G), null]) {
      const { page, place } = lay(G, player);
      for (const id of ['B', 'A']) {
        // Each overlay replaces the previous one.
        key('v');
        fireEvent.click(place(id));
        expect(page.container.querySelector('.wg-reach-ground path')).not.toBeNull();
        key('i');
        expect(page.container.querySelectorAll('.wg-arcs .wg-arc')).toHaveLength(weaponsOf(G, id).length);
        key('y');
        expect(page.container.querySelector('.wg-weather-on .wg-wind-upon')).not.toBeNull();
        key('r');
        expect(page.container.querySelector('.wg-control-ring')).not.toBeNull();
        expect(page.container.querySelectorAll('.wg-instrument-legend')).toHaveLength(1);
        key('r');
      }
      expect(page.container.querySelector('.wg-weather-on')).toBeNull();
      expect(page.container.querySelector('.wg-overlay-ground')).toBeNull();
      cleanup();
    }
  });

  it('2.2 the ruler begins at the ship in focus, and is put away by Escape', () => {
    const { page, place, sent } = lay(facing('move'), '0');
    act(() => place('A').focus());
    fireEvent.keyDown(place('A'), { key: 't' });
    fireEvent.click(place('D'));
    expect(page.container.querySelector('.wg-of-ruler')?.textContent).toMatch(/cm from .* to /);
    expect(sent).toEqual([]);
    key('Escape');
    expect(page.container.querySelector('.wg-of-ruler')).toBeNull();
    expect(page.container.textContent).not.toContain(en.measure.explain);
  });
});
