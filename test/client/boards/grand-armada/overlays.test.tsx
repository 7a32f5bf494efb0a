import { act, cleanup, fireEvent } from '@testing-library/react';
import { reading } from '../../../../client/boards/grand-armada/chart/legends.js';
import { choiceOf } from '../../../../client/boards/grand-armada/plans/course.js';
import { words } from '../../../../client/boards/grand-armada/words/index.js';
import { grid } from '../../../../src/games/grand-armada/data/map.js';
import { arcOf, bearings, gunNeed, onMap, placeOf, rangeBetween, shotsOf } from '../../../../src/games/grand-armada/face.js';
import { idle } from '../../../../src/games/grand-armada/rules/movementPoints.js';
import { berths, endStates, freshHelm, pathTo } from '../../../../src/games/grand-armada/rules/reach.js';
import { vesselOf } from '../../../../src/games/grand-armada/rules/sailing.js';
import { fleet } from '../../../../src/games/grand-armada/rules/ships.js';
import { type GrandArmada, sideOf } from '../../../../src/games/grand-armada/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { asked, lay, playthrough, rules } from './table.js';

afterEach(cleanup);

const key = (key: string) => fireEvent.keyDown(document.body, { key });

/** A state of the Plymouth battle, which has no tide, before a ship is chosen. */
function choosing(turn: number): GrandArmada {
  for (const G of playthrough(3, { scenario: 1 })) if (G.turn >= turn && G.step === 'choose') return G;
  throw new Error('nobody chooses');
}

const labels = (hexes: Iterable<number>) => [...hexes].map((hex) => grid.labels[hex]).sort();

describe('the reach of a ship', () => {
  it('shows hexes where a ship can end its move, with MP left (5.1)', () => {
    const G = choosing(2);
    const player = asked(G);
    let sailed = 0;
    for (const id of idle(G, sideOf(G, player)).slice(0, 4)) {
      const states = endStates(vesselOf(G, id), freshHelm(G, id));
      for (const [hex, { mp }] of berths(G, id)) {
        const state = states.find((each) => each.hex === hex && each.mp === mp && !each.passing && !each.gone);
        if (!state) throw new Error(`no way of ${id} to ${grid.labels[hex]}`);
        let now = rules.play(G, player, 'activate', [id], quickDice(1)).G;
        for (const token of pathTo(states, state)) {
          const { move, args } = choiceOf(token);
          now = rules.play(now, player, move, [...args], quickDice(1)).G;
        }
        expect([now.ships[id]?.hex, now.active?.mp]).toEqual([grid.labels[hex], mp]);
        expect(rules.choices(now, player).map(({ move }) => move)).toContain('endActivation');
        sailed++;
      }
    }
    expect(sailed).toBeGreaterThan(20);
  });

  it('omits no such hex (5.1)', () => {
    const G = choosing(2);
    const player = asked(G);
    const dice = quickDice(5);
    for (const id of idle(G, sideOf(G, player)).slice(0, 4)) {
      const shown = labels(berths(G, id).keys());
      for (let time = 0; time < 40; time++) {
        let now = rules.play(G, player, 'activate', [id], dice).G;
        while (now.active?.ship === id) {
          const choices = rules.choices(rules.view(now, player), player).filter(({ move }) => /advance|turn|trim|endActivation/.test(move));
          const choice = choices[dice.die(choices.length) - 1];
          if (choice.move === 'endActivation') expect(shown).toContain(now.ships[id]?.hex);
          now = rules.play(now, player, choice.move, choice.args, dice).G;
        }
      }
    }
  });

  it('continues from the present hex during a move', () => {
    const G = choosing(2);
    const player = asked(G);
    const [id] = idle(G, sideOf(G, player));
    const sailing = rules.play(rules.play(G, player, 'activate', [id], quickDice(1)).G, player, 'advance', [], quickDice(1)).G;
    const least = sailing.active?.mp ?? 0;
    for (const { mp } of berths(sailing, id).values()) expect(mp).toBeLessThanOrEqual(least);
  });

  it('is drawn for any ship and any viewer', () => {
    const G = choosing(2);
    for (const player of [asked(G), null]) {
      const { page, place } = lay(G, player);
      key('v');
      for (const side of ['E', 'S'] as const) {
        const [id] = fleet(G, side).filter((each) => onMap(G, each));
        fireEvent.click(place(G.ships[id]?.hex ?? ''));
        const drawn = [...page.container.querySelectorAll<HTMLElement>('[data-left]')].map((each) => each.dataset.left);
        expect(drawn.sort()).toEqual(labels(berths(G, id).keys()));
      }
      key('v');
      expect(page.container.querySelector('.wg-reach-ground')).toBeNull();
      cleanup();
    }
  });
});

describe('the arcs of a ship', () => {
  it('contain every possible target, with the roll needed (8.2)', () => {
    let shots = 0;
    for (const G of [choosing(2), choosing(4), choosing(6)]) {
      for (const id of fleet(G).filter((each) => onMap(G, each))) {
        for (const shot of shotsOf(G, id, 'guns', false)) {
          if (shot.refused) continue;
          const [from, to] = [placeOf(G, id), placeOf(G, shot.target)];
          expect(bearings.sectors(from, to) & arcOf(G, id)).not.toBe(0);
          expect(gunNeed(id, rangeBetween(from, to))).toBe(shot.need);
          shots++;
        }
      }
    }
    expect(shots).toBeGreaterThan(0);
  });

  it('are toggled by I and by their button', () => {
    const G = choosing(2);
    const { page, place } = lay(G, null);
    const [id] = fleet(G, 'S').filter((each) => onMap(G, each));
    fireEvent.click(place(G.ships[id]?.hex ?? ''));
    expect(page.container.querySelector('.wg-fire-ground')).toBeNull();
    key('i');
    expect(page.container.querySelector('.wg-fire-ground')).not.toBeNull();
    fireEvent.click(page.container.querySelector('[data-instrument="fire"]') as HTMLElement);
    expect(page.container.querySelector('.wg-fire-ground')).toBeNull();
  });

  it('are not shown for a ship that is chosen to move, nor are zones of control', () => {
    const G = choosing(2);
    const { page, place } = lay(G);
    const [id] = idle(G, sideOf(G, asked(G)));
    fireEvent.click(place(G.ships[id]?.hex ?? ''));
    expect(page.container.querySelector('.wg-fire-ground, .wg-control-zone')).toBeNull();
  });
});

describe('the ruler', () => {
  it('shows the distance and the roll needed by the ship at its start (8.1)', () => {
    const G = choosing(2);
    const [id] = fleet(G, 'E').filter((each) => onMap(G, each));
    const from = placeOf(G, id);
    for (const to of grid.within(from, 3)) {
      if (to === from) continue;
      const { short, long } = reading(G, grid.labels[from], grid.labels[to], words.en);
      const range = grid.distance(from, to) - 1;
      expect(short).toBe(words.en.lay.range(range));
      if (gunNeed(id, range) <= 6) expect(long).toContain(words.en.lay.gunsAt('', gunNeed(id, range)).trim());
    }
  });

  it('is set by two selections or keys, and takes them from the decision', () => {
    const G = choosing(2);
    const { page, place, sent } = lay(G);
    act(() => place('J-10').focus());
    fireEvent.keyDown(place('J-10'), { key: 't' });
    const read = () => page.container.querySelector('.wg-instrument-legend.wg-of-ruler')?.textContent;
    expect(read()).toContain('J-10');
    fireEvent.click(place('L-10'));
    expect(read()).toContain(words.en.lay.measured('J-10', 'L-10', 2, 1));
    expect(page.container.querySelector('.wg-ruler-text')?.textContent).toBe(words.en.lay.range(1));
    expect(sent).toEqual([]);
    key('Escape');
    expect(page.container.querySelector('.wg-ruler')).toBeNull();
  });
});
