import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { A, between, place, playOn, told } from './fixtures.js';

describe('drift', () => {
  /** Starts the Intermediate Phase. `dice` are for drifting ships, then for luck. */
  const drifting = (change: (G: Salamis) => void, dice: readonly number[]) => playOn(between(change), A, 'endAction', [], [6, ...dice]);

  it('2.10 a weak current moves ships d3 cm, a strong one d6, with a roll for each', () => {
    const weak = drifting(
      (G) => {
        G.weather.currents = [{ dir: 90, strength: 'weak' }];
      },
      [1, 4, 6, 6],
    ).G;
    expect([place(weak, 't'), place(weak, 'u'), place(weak, 'x')]).toEqual([
      [510, 500, 0],
      [620, 500, 0],
      [1530, 1000, 180],
    ]);
    const strong = drifting(
      (G) => {
        G.weather.tide = { kind: 'falling', strength: 'strong', dir: 0, every: 9 };
      },
      [6, 1, 1, 1],
    ).G;
    expect(place(strong, 't')).toEqual([500, 560, 0]);
    expect(
      place(
        drifting((G) => {
          G.weather.currents = [{ dir: 90, strength: 'weak' }];
          G.options.currentsAndTides = false;
        }, []).G,
        't',
      ),
    ).toEqual([500, 500, 0]);
  });

  it('2.10 names what stops a ship short of the distance rolled', () => {
    const { chronicle } = drifting(
      (G) => {
        G.weather.currents = [{ dir: 90, strength: 'strong' }];
        G.ships.u.at.x = 540;
        G.ships.u.aground = 'aground';
      },
      [6, 1, 1],
    );
    const [stopped] = told(chronicle, 'drifts').filter(({ who }) => who?.includes('t'));
    expect(stopped.values).toMatchObject({ target: 'u' });
    expect(told(chronicle, 'drifts').filter(({ values }) => values?.target !== undefined)).toHaveLength(1);
  });

  it('2.10 linked ships drift by one roll, and a grounded one holds them all', () => {
    const linked = (aground: 'aground' | null) => (G: Salamis) => {
      G.weather.currents = [{ dir: 0, strength: 'weak' }];
      G.ships.u.at.x = 516;
      G.ships.t.aground = aground;
      G.links.l1 = { a: 't', b: 'u', kind: 'grapple', by: 0, fresh: true };
    };
    const free = drifting(linked(null), [6, 1, 1]).G;
    expect([free.ships.t.at.y, free.ships.u.at.y, free.ships.x.at.y]).toEqual([530, 530, 1010]);
    expect(drifting(linked('aground'), [1, 1]).G.ships.u.at.y).toBe(500);
  });

  it('5.6 rock wrecks drifting ships, sand holds them, and damages them in a rough sea', () => {
    const shore = (coast: 'rocky' | 'sandy', sea: 'flat' | 'rough' = 'flat') =>
      drifting(
        (G) => {
          G.weather.currents = [
            {
              dir: 0,
              strength: 'strong',
              poly: [
                [400, 400],
                [560, 400],
                [560, 600],
                [400, 600],
              ],
            },
          ];
          G.weather.sea = sea;
          G.land.l = {
            kind: 'coast',
            coast,
            poly: [
              [400, 540],
              [560, 540],
              [560, 600],
              [400, 600],
            ],
          };
        },
        [3],
      ).G.ships.t;
    expect(shore('rocky').status).toBe('wrecked');
    expect(shore('sandy')).toMatchObject({ aground: 'aground', at: { y: 520 }, dmg: 0 });
    expect(shore('sandy', 'rough').dmg).toBeGreaterThan(0);
  });

  it('5.10 the wind moves ships only where that is played: rowers little, the helpless more, high sides farther', () => {
    const blown = (change: (G: Salamis) => void, dice: readonly number[]) =>
      drifting((G) => {
        G.options.windDrift = true;
        G.weather.strength = 3;
        G.weather.from = 180;
        change(G);
      }, dice).G.ships.t.at.y;
    expect(blown(() => {}, [2, 1, 1, 1])).toBe(510);
    expect(blown((G) => (G.ships.t.port = 0), [6, 1, 1, 1])).toBe(560);
    expect(blown((G) => (G.ships.t.type = 'hexareme'), [2, 1, 1, 1])).toBe(520);
    expect(blown((G) => (G.options.windDrift = false), [])).toBe(500);
  });

  it('5.10 drift stops at other ships, and takes a single ship over the edge', () => {
    const met = drifting(
      (G) => {
        G.weather.currents = [{ dir: 0, strength: 'strong' }];
        Object.assign(G.ships.u, { at: { x: 500, y: 560, h: G.ships.u.at.h }, aground: 'aground' });
        G.ships.x.at.y = 1195;
      },
      [6, 1, 1],
    ).G;
    expect(met.ships.t.at.y).toBe(520);
    expect(met.ships.x.status).toBe('fled');
  });

  it('5.10 a ship that the sea takes over an edge has fled, even by one over which its side means to escape', () => {
    const drifted = drifting(
      (G) => {
        Object.assign(G, { mode: 'scenario', scenario: 'actium-31' });
        G.weather.currents = [{ dir: 180, strength: 'strong' }];
        G.ships.x.at.y = 5;
      },
      [6, 6, 6, 6],
    ).G;
    expect(drifted.ships.x.status).toBe('fled');
  });

  it('5.10 a ship that a current carries off the table drifts, and does not flee', () => {
    const { G, chronicle } = drifting(
      (state) => {
        state.weather.currents = [{ dir: 90, strength: 'strong' }];
        Object.assign(state.ships.t.at, { x: 1780, y: 900 });
      },
      [6, 6, 6, 6],
    );
    expect(G.ships.t.status).toBe('fled');
    expect(chronicle.find(({ key }) => key === 'fled')).toMatchObject({ case: '5.10', who: ['t'], values: { drifting: true } });
  });
});
