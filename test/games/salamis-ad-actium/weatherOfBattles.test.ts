import { changeWeather, tideTurns } from '../../../src/games/salamis-ad-actium/rules/intermediate/fires.js';
import { squall } from '../../../src/games/salamis-ad-actium/rules/movement/activation.js';
import { drift } from '../../../src/games/salamis-ad-actium/rules/sequenceOfPlay/intermediatePhase.js';
import { layWaters } from '../../../src/games/salamis-ad-actium/rules/settingUp/surroundings.js';
import { setup } from '../../../src/games/salamis-ad-actium/setup.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { A, B, battle, order, play, rules } from './fixtures.js';
import { overture } from './overture.js';
import { bind, toolsFor } from './sea.js';

const pair = { a: { t: ['trireme', 500, 500, 0] }, b: { x: ['trireme', 1500, 1000, 180] } } as const;

describe('2.6 perilous routes', () => {
  /** A battle in an area of a campaign, in Light Airs. */
  const before = (area: string): Salamis =>
    battle(pair, (G) => {
      const { camp } = setup({ mode: 'campaign' });
      G.camp = camp && { ...camp, field: area };
      G.weather.strength = 1;
    });

  it('they modify every roll for the sea in that battle, not only the first', () => {
    const rough = toolsFor(before('drepana'), [9, 3]);
    changeWeather(rough);
    expect(rough.G.weather).toMatchObject({ strength: 2, sea: 'choppy' });
    expect(rough.told[1]).toMatchObject({ key: 'seaChanges', roll: { dice: [3], modifiers: [['perilous', 2]], total: 5 } });
    const calm = toolsFor(before('mylae'), [9, 3]);
    changeWeather(calm);
    expect(calm.G.weather).toMatchObject({ strength: 2, sea: 'flat' });
  });
});

describe('2.10 currents and tides', () => {
  const none = { current: 'none', towards: 0, tide: 'none', tideEvery: 3 } as const;
  const laid = (wanted: object, dice: readonly number[] = [], change: (G: Salamis) => void = () => {}) => {
    const tools = toolsFor(battle(pair, change), dice);
    layWaters(tools, { ...none, ...wanted });
    expect(tools.left()).toBe(0);
    return tools;
  };
  const land = (G: Salamis) => {
    const poly = [
      [0, 0],
      [300, 0],
      [300, 100],
    ] as const;
    G.land.shore = { kind: 'coast', coast: 'sandy', poly, shallow: { w: 50, depth: 2 } };
  };

  it('none unless the players choose them or roll', () => {
    expect(laid({}).G.weather).toMatchObject({ currents: [], tide: null });
    expect(laid({ current: 'strong', towards: 135 }).G.weather.currents).toEqual([{ dir: 135, strength: 'strong' }]);
  });

  it('by d6 none to 3, weak to 5, strong at 6, from where the wind’s d10 says', () => {
    for (const die of [1, 2, 3]) expect(laid({ current: 'rolled' }, [die]).G.weather.currents).toEqual([]);
    for (const die of [4, 5]) expect(laid({ current: 'rolled' }, [die, 1]).G.weather.currents).toEqual([{ dir: 90, strength: 'weak' }]);
    expect(laid({ current: 'rolled' }, [6, 5]).G.weather.currents).toEqual([{ dir: 225, strength: 'strong' }]);
  });

  it('rolls for a tide only near land: rising to 2, falling to 4', () => {
    expect(laid({ tide: 'rolled' }).G.weather.tide).toBeNull();
    const kinds = [1, 2, 3, 4, 5, 6].map((die) => laid({ tide: 'rolled' }, [die], land).G.weather.tide?.kind ?? null);
    expect(kinds).toEqual(['rising', 'rising', 'falling', 'falling', null, null]);
  });

  it('none without the option for currents and tides', () => {
    const off = laid({ current: 'strong', tide: 'falling' }, [], (G) => {
      G.options.currentsAndTides = false;
    });
    expect(off.G.weather).toMatchObject({ currents: [], tide: null });
  });

  it('linked ships drift by one roll; the tide changes a level at its interval', () => {
    const { G } = laid({ current: 'weak', towards: 90, tide: 'falling', tideEvery: 2 }, [], (state) => {
      land(state);
      state.ships.x.at = { x: 516, y: 500, h: 0 };
      bind(state, 't', 'x');
    });
    const drifting = toolsFor(G, [6]);
    drift(drifting);
    expect([G.ships.t.at.x, G.ships.x.at.x, drifting.left()]).toEqual([530, 546, 0]);
    for (const [turn, depth] of [
      [1, 2],
      [2, 1],
      [3, 1],
    ] as const) {
      G.turn = turn;
      tideTurns(toolsFor(G));
      expect(G.land.shore.shallow?.depth).toBe(depth);
    }
  });

  it('a points battle determines them after its weather; 2.5 the wind is a Breeze unless rolled', () => {
    const fought = (points: object, seed = 1): Salamis => {
      let G = overture.rules.setup({ mode: 'points', points: { size: 'skirmish', quality: 'buy', ...points } }, { die: () => 1 });
      const dice = quickDice(seed);
      for (const player of [A, B]) G = overture.rules.play(G, player, 'ready', [], dice).G;
      return G;
    };
    expect(fought({}).weather).toMatchObject({ strength: 2, currents: [], tide: null });
    const agreed = fought({ waters: { current: 'weak', towards: 45, tide: 'rising', tideEvery: 4 } });
    expect(agreed.weather).toMatchObject({ currents: [{ dir: 45, strength: 'weak' }], tide: { kind: 'rising', every: 4 } });
    const strengths = (wind: string) => new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => fought({ wind }, seed).weather.strength));
    expect([...strengths('breeze')]).toEqual([2]);
    expect(strengths('rolled').size).toBeGreaterThan(1);
  });
});

describe('5.9 sails in a storm', () => {
  const storm = (): Salamis =>
    battle(
      { a: { t: ['trireme', 500, 500, 180, { sails: 'set' }], u: ['trireme', 700, 500, 180] }, b: { x: ['trireme', 1500, 1000, 180] } },
      (G) => {
        G.weather.strength = 4;
      },
    );

  it('the crew tests once in each Action Phase of its side, whether the ship moves or passes', () => {
    const passed = play(storm(), A, 'pass', ['t'], [6]).G;
    expect(passed.ships.t.sails).toBe('set');
    const tools = toolsFor(passed);
    squall(tools, 't');
    expect(tools.told).toEqual([]);
    const ordered = play(storm(), A, 'moveShip', ['t', order([['F', 50]], { mode: 'sail' })], [6]).G;
    const again = toolsFor(ordered);
    squall(again, 't');
    expect(again.told).toEqual([]);
  });

  it('and at the end of the phase if it got no order', () => {
    const dice = [5, ...Array.from({ length: 20 }, () => 7)];
    let next = 0;
    const { G, chronicle } = rules.play(storm(), A, 'endAction', [], { die: (sides) => Math.min(sides, dice[next++]) });
    expect(chronicle[0]).toMatchObject({ key: 'crewTest', who: ['t'], values: { what: 'squall', passed: false } });
    expect(G.ships.t).toMatchObject({ sails: 'down', dmg: 1 });
  });
});
