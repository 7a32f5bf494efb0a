import { grid, SANDBARS } from '../../../src/games/grand-armada/data/map.js';
import { ROSTER } from '../../../src/games/grand-armada/data/ships.js';
import { SHIPS, type ShipId } from '../../../src/games/grand-armada/ids.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { zoneHexes } from '../../../src/games/grand-armada/rules/deploy.js';
import { account, computeVP, score, tiebreakSide } from '../../../src/games/grand-armada/rules/victory.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import {
  allDone,
  battle,
  choices,
  E,
  key,
  keys,
  of,
  type Places,
  play,
  rules,
  S,
  sailing,
  scenarios,
  setup,
  told,
  why,
} from './fixtures.js';

describe('initiative', () => {
  const fleets: Places = { ark: ['D-10', 3], hope: ['D-13', 3], sanmartin: ['W-10', 3], sanjuan: ['W-13', 3] };

  it('the English open the turn with a ship of their own, and may not pass (4.0)', () => {
    const G = battle(fleets);
    expect(rules.awaiting(G)).toEqual({ [E]: 'opening' });
    expect(key(G, E, 'forceEnemy')).toBe('notNow');
    expect(choices(G, E, 'activate')).toEqual([['ark'], ['hope']]);
    expect(key(G, E, 'activate', ['ark', {}])).toBeUndefined();
  });

  it('both roll before each ship: English +1, the higher chooses, a tie makes the English move (4.0)', () => {
    const roll = (dice: number[]) => {
      const { G, chronicle } = play(play(battle(fleets), E, 'activate', ['ark']).G, E, 'endActivation', [], dice);
      return { awaited: rules.awaiting(G), told: chronicle.at(-1) };
    };
    expect(roll([3, 3])).toMatchObject({ awaited: { [E]: 'choose' }, told: { key: 'initiative', values: { english: 4, spanish: 3 } } });
    expect(roll([3, 4])).toMatchObject({ awaited: { [E]: 'must' }, told: { key: 'initiativeTie', roll: { chart: 'initiative', row: 2 } } });
    expect(roll([3, 5])).toMatchObject({ awaited: { [S]: 'choose' }, told: { roll: { dice: [3, 5], row: 1 } } });
    let wins = 0;
    for (let e = 1; e <= 6; e++) for (let s = 1; s <= 6; s++) if (E in roll([e, s]).awaited) wins += 1;
    expect(wins).toBe(26);
  });

  it('the winner may pass; the other side then chooses its ship and may not pass back (4.0)', () => {
    const { G } = play(play(battle(fleets), E, 'activate', ['ark']).G, E, 'endActivation', [], [6, 1]);
    const forced = play(G, E, 'forceEnemy').G;
    expect(rules.awaiting(forced)).toEqual({ [S]: 'must' });
    expect(choices(forced, S, 'activate')).toEqual([['sanmartin'], ['sanjuan']]);
    expect(key(forced, S, 'forceEnemy')).toBe('notNow');
    expect(key(G, E, 'activate', ['ark'])).toBe('moved');
    expect(key(G, E, 'activate', ['sanmartin'])).toBe('notYours');
    expect(key(G, E, 'activate', ['lorenzo'])).toBe('notHere');
  });

  it('no rolls if only one side has ships left (4.0); the phase ends when neither has (3.0)', () => {
    const last = play(sailing('ark', fleets, {}, allDone('sanmartin')), E, 'endActivation');
    expect(rules.awaiting(last.G)).toEqual({ [S]: 'must' });
    const over = play(play(last.G, S, 'activate', ['sanmartin']).G, S, 'endActivation');
    expect(keys(over.chronicle)).toEqual(['stays', 'points', 'turn']);
    expect(over.G).toMatchObject({ turn: 2, step: 'opening' });
    expect(Object.values(over.G.ships).every(({ done }) => !done)).toBe(true);
  });
});

describe('set-up', () => {
  it('59 counters with factors and pennants (2.2.1)', () => {
    expect(SHIPS).toHaveLength(59);
    expect(SHIPS.filter((id) => ROSTER[id].side === 'E')).toHaveLength(26);
    const code = (id: ShipId) =>
      `${ROSTER[id].defence}${ROSTER[id].crew}${ROSTER[id].guns}${ROSTER[id].speed}${ROSTER[id].admiral ? '*' : ''}`;
    expect((['ark', 'lorenzo', 'sanmartin', 'disdain', 'triumph', 'rata'] as const).map(code)).toEqual([
      '7366',
      '4534*',
      '7645*',
      '2116',
      '7465',
      '6533',
    ]);
    expect(SHIPS.filter((id) => ROSTER[id].admiral).length).toBe(8);
    expect(SHIPS.filter((id) => ROSTER[id].oars)).toEqual(['lorenzo', 'zuniga', 'girona', 'napolitana']);
  });

  it('27 columns from A to A1, 20 rows, 36 sand bar hexes (2.1)', () => {
    expect(grid.labels).toHaveLength(540);
    expect([grid.labels[0], grid.labels[26], grid.labels[539]]).toEqual(['A-1', 'A1-1', 'A1-20']);
    expect(SANDBARS).toHaveLength(36);
    expect(SANDBARS.every((hex) => grid.index(hex) >= 0)).toBe(true);
  });

  it('every battle starts as its data say, with the English to open turn 1 (11.0)', () => {
    const winds = [5, 5, 5, 3, 6];
    for (const { number, start, turns } of scenarios) {
      const G = setup({ scenario: number, deployment: 'historical' });
      expect([G.turn, G.phase, G.step, G.toAct, G.windFrom]).toEqual([1, 'movement', 'opening', 'E', winds[number - 1]]);
      const places = { ...start.E, ...start.S };
      expect(Object.fromEntries(Object.entries(G.ships).map(([id, { hex, heading }]) => [id, [hex, heading]]))).toEqual(places);
      expect(new Set(Object.values(places).map((place) => place?.[0])).size).toBe(Object.keys(places).length);
      expect(turns).toBe([12, 9, 18, 30, 12][number - 1]);
    }
    expect(setup().scenario).toBe(1);
  });

  it('refuses invalid setupData by name (11.0)', () => {
    for (const bad of [
      { scenario: 6 },
      { scenario: 1.5 },
      { deployment: 'anywhere' },
      { ammoE: 0 },
      { ammoE: 31 },
      { keepWay: 1 },
      { surprise: true },
    ]) {
      expect(() => setup(bad)).toThrow(new RegExp(Object.keys(bad)[0]));
    }
    expect(setup({ scenario: 4 }).options.ammoE).toBe(10);
    expect(setup({ scenario: 1, ammoE: 7 }).options.ammoE).toBe(7);
    expect(setup({}).options.ammoE).toBeNull();
  });

  it('free deployment: Spanish, then English, in the zone, away from the enemy (11.0)', () => {
    let G = setup({ scenario: 2, deployment: 'free' });
    expect(rules.awaiting(G)).toEqual({ [S]: 'deploy' });
    expect(key(G, S, 'finishDeploy')).toBe('unplaced');
    expect(key(G, S, 'placeShip', ['lorenzo', 'G-6', 3])).toBe('outsideZone');
    expect(key(G, S, 'placeShip', ['lorenzo', 'F-10', 3])).toBe('outsideZone');
    expect(key(G, S, 'placeShip', ['triumph', 'F-6', 3])).toBe('notYours');
    G = play(G, S, 'placeShip', ['lorenzo', 'F-6', 1]).G;
    expect(key(G, S, 'placeShip', ['lorenzo', 'F-7', 1])).toBe('placed');
    expect(key(G, S, 'placeShip', ['girona', 'F-6', 1])).toBe('occupied');
    G = play(G, S, 'useHistorical').G;
    expect([of(G, 'lorenzo').hex, of(G, 'lorenzo').heading]).toEqual(['F-6', 3]);
    expect(key(G, S, 'useHistorical')).toBe('allPlaced');
    G = play(G, S, 'finishDeploy').G;
    expect(rules.awaiting(G)).toEqual({ [E]: 'deploy' });
    G = play(play(G, E, 'useHistorical').G, E, 'finishDeploy').G;
    expect(G).toMatchObject({ turn: 1, phase: 'movement', step: 'opening' });
  });

  it('fixed ships are placed at once; enemies keep range 3 (11.0)', () => {
    const G = setup({ scenario: 5, deployment: 'free' });
    expect(['rosario', 'lorenzo', 'margaret'].map((id) => of(G, id as ShipId).hex)).toEqual(['N-10', 'O-10', 'J-12']);
    expect(choices(G, S, 'placeShip').every(([id]) => id === 'cristobal')).toBe(true);
    const near = battle(
      { ark: ['M-6', 1], sanmartin: ['O-7', 1] },
      (B) => {
        B.phase = 'deploy';
        B.step = 'deploy';
        B.ships.hope = { ...of(B, 'ark'), hex: null };
      },
      { scenario: 2 },
    );
    expect(why(near, E, 'placeShip', ['hope', 'M-7', 1])).toMatchObject({ key: 'placedTooNear' });
    expect(key(near, E, 'placeShip', ['hope', 'L-4', 1])).toBeUndefined();
    expect(zoneHexes(scenarios[3], 'E')).toHaveLength(60);
  });

  it('swaps seats (11.0)', () => {
    const G = setup({ swapSeats: true });
    expect(rules.awaiting(G)).toEqual({ '1': 'opening' });
    expect(rules.result(play(G, '1', 'concede').G)).toMatchObject({ winner: '0', side: 'S', reason: 'resign' });
  });
});

describe('duration and victory', () => {
  const state = (scenario: 1 | 2 | 3 | 4 | 5, change: (G: GrandArmada) => void = () => {}) => {
    const G = structuredClone(setup({ scenario, deployment: 'historical' }));
    change(G);
    return G;
  };
  const make =
    (id: ShipId, status: 'sunk' | 'captured' | 'aground' | 'left', more: object = {}) =>
    (G: GrandArmada) =>
      Object.assign(of(G, id), {
        status,
        hex: status === 'captured' ? of(G, id).hex : null,
        ...(status === 'captured' && { captor: ROSTER[id].side === 'E' ? 'S' : 'E' }),
        ...more,
      });
  const all =
    (...changes: ((G: GrandArmada) => unknown)[]) =>
    (G: GrandArmada) => {
      for (const change of changes) change(G);
    };

  it('VP of every battle (10.0, 11.0)', () => {
    expect(
      computeVP(state(1, all(make('grin', 'sunk'), make('sanmartin', 'captured'), make('ark', 'sunk'), make('victory', 'captured')))),
    ).toEqual({ E: 3, S: 6 });
    expect(computeVP(state(2, all(make('triumph', 'aground'), make('girona', 'aground'))))).toEqual({ E: 1, S: 3 });
    expect(computeVP(state(4, all(make('sanmartin', 'sunk'), make('sanjuan', 'captured'), make('hope', 'sunk'))))).toEqual({ E: 4, S: 4 });
    const left = (...ids: ShipId[]) => all(...ids.map((id) => make(id, 'left', { leftEdge: 'W' })));
    expect(computeVP(state(4, left('hope', 'aid'))).E).toBe(0);
    expect(computeVP(state(4, left('hope', 'aid', 'victory', 'revenge'))).E).toBe(1);
    expect(computeVP(state(4, all(left('hope', 'aid'), make('victory', 'left', { leftEdge: 'W', leftBroken: true, crewLoss: 9 })))).E).toBe(
      0,
    );
    expect(computeVP(state(5))).toEqual({ E: 0, S: 2 });
    expect(computeVP(state(5, make('rosario', 'captured')))).toEqual({ E: 6, S: 0 });
    expect(computeVP(state(5, make('rosario', 'captured', { hex: null, leftEdge: 'W' })))).toEqual({ E: 6, S: 0 });
    expect(computeVP(state(5, make('rosario', 'sunk')))).toEqual({ E: 3, S: 0 });
    expect(computeVP(state(5, make('rosario', 'left', { leftEdge: 'E' })))).toEqual({ E: 0, S: 4 });
    expect(computeVP(state(5, make('lorenzo', 'captured')))).toEqual({ E: 2, S: 2 });
    expect(account(state(1, make('grin', 'sunk')), 'E')).toEqual([{ for: 'sunk', ships: 1, points: 1 }]);
    expect(computeVP(state(3, make('sanluis', 'left', { leftEdge: 'E', leftBroken: true, crewLoss: 9 })))).toEqual({ E: 0, S: 0 });
  });

  it('every tiebreak (10.0, 11.0)', () => {
    const at = (id: ShipId, hex: string) => (G: GrandArmada) => Object.assign(of(G, id), { hex });
    expect(tiebreakSide(state(1))).toBe('E');
    expect(tiebreakSide(state(1, at('sanjuan', 'R-1')))).toBe('S');
    expect(tiebreakSide(state(1, at('sanjuan', 'Q-1')))).toBe('E');
    expect(
      tiebreakSide(
        state(
          1,
          all(at('sanjuan', 'R-1'), (G) => Object.assign(of(G, 'sanjuan'), { crewLoss: 9 })),
        ),
      ),
    ).toBe('E');
    const off = (...ids: ShipId[]) => all(...ids.map((id) => make(id, 'left', { leftEdge: 'S' })));
    expect(tiebreakSide(state(2, off('triumph', 'lion', 'royal')))).toBe('S');
    expect(tiebreakSide(state(2, off('triumph', 'lion', 'royal', 'centurion')))).toBe('E');
    expect(tiebreakSide(state(3))).toBe('E');
    expect(tiebreakSide(state(3, all(at('sanluis', 'U-1'), make('duquesa', 'left', { leftEdge: 'E' }))))).toBe('S');
    expect(tiebreakSide(state(3, all(at('sanluis', 'T-1'), make('duquesa', 'left', { leftEdge: 'E' }))))).toBe('E');
    expect(tiebreakSide(state(3, all(at('sanluis', 'U-1'), make('duquesa', 'left', { leftEdge: 'E', leftBroken: true }))))).toBe('E');
    expect(tiebreakSide(state(4, off('hope', 'aid', 'victory', 'revenge', 'nonpareil')))).toBe('S');
    expect(tiebreakSide(state(4, off('hope', 'aid', 'victory', 'revenge', 'nonpareil', 'maryrose')))).toBe('E');
    expect([tiebreakSide(state(5)), tiebreakSide(state(5, make('rosario', 'captured')))]).toEqual(['S', 'E']);
  });

  it('more VP win; ties go by objective, or are a draw by option (10.0)', () => {
    expect(score(state(1, make('grin', 'sunk')), 'turnLimit')).toMatchObject({ winner: E, side: 'E', vp: { E: 1, S: 0 }, tiebreak: false });
    expect(score(state(1), 'turnLimit')).toMatchObject({ winner: E, tiebreak: true });
    const drawn = score(
      state(1, (G) => {
        G.options.objectiveTiebreak = false;
      }),
      'turnLimit',
    );
    expect(drawn).toEqual({ draw: true, side: null, vp: { E: 0, S: 0 }, reason: 'turnLimit', tiebreak: false, turn: 1 });
  });

  const lastShip = (scenario: 1 | 4, turn: number, places: Places) =>
    play(
      sailing(
        'ark',
        places,
        {},
        (G) => {
          allDone()(G);
          G.turn = turn;
        },
        { scenario },
      ),
      E,
      'endActivation',
    );

  it('the battle ends after its last turn (10.0)', () => {
    const { G, chronicle } = lastShip(1, 12, { ark: ['A-1', 1], sanjuan: ['L-10', 2] });
    expect(rules.result(G)).toMatchObject({ reason: 'turnLimit', turn: 12 });
    expect(told(chronicle, 'ends.turnLimit')).toHaveLength(1);
    expect(rules.awaiting(G)).toEqual({});
  });

  it('or when a side has no ships left; at Gravelines only the English (10.0)', () => {
    expect(rules.result(lastShip(1, 3, { ark: ['A-1', 1], sanjuan: ['L-10', 2, { status: 'sunk', hex: null, hull: 7 }] }).G)).toMatchObject(
      { reason: 'noShips' },
    );
    const sunk = { status: 'sunk', hex: null, hull: 7 } as const;
    expect(rules.result(lastShip(4, 29, { ark: ['Y-1', 1], sanmartin: ['L-10', 2, sunk] }).G)).toBeUndefined();
    const gone = play(
      sailing(
        'hope',
        { hope: ['A-3', 6], sanmartin: ['L-10', 2, { done: true }] },
        { mp: 2 },
        (G) => {
          G.turn = 29;
          G.groupsUsed = { E5: 1, S5: 2, S12: 3 };
          of(G, 'sanmartin').done = true;
        },
        { scenario: 4 },
      ),
      E,
      'advance',
    );
    expect(rules.result(gone.G)).toMatchObject({ reason: 'noShips' });
  });

  it('conceding is always legal and never offered (10.0)', () => {
    const G = setup();
    expect(choices(G, E, 'concede')).toEqual([]);
    expect(rules.result(play(G, E, 'concede').G)).toMatchObject({ winner: S, side: 'S', reason: 'resign', tiebreak: false });
    expect(key(G, S, 'concede')).toBeUndefined();
  });

  it('lists every battle with its setupData (11.0)', () => {
    expect(grandArmada.scenarios.map(({ setupData }) => setup(setupData).scenario)).toEqual([1, 2, 3, 4, 5]);
  });
});

it('states the favoured side and its share, unless the battle is balanced (11.0)', () => {
  const said = grandArmada.scenarios.map(({ oneSided }) => oneSided?.match(/(English|Spanish).* (\d+)/)?.slice(1));
  expect(said).toEqual([undefined, ['English', '65'], ['English', '69'], ['Spanish', '64'], ['English', '77']]);
});
