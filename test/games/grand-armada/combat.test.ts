import { grid } from '../../../src/games/grand-armada/data/map.js';
import { HEADINGS, type HexId, type ShipId } from '../../../src/games/grand-armada/ids.js';
import { crewNeed, gunNeed, inArc } from '../../../src/games/grand-armada/rules/gunnery.js';
import { crewOf, rangeOf } from '../../../src/games/grand-armada/rules/ships.js';
import { about } from '../../kit/about.js';
import { allDone, at, battle, choices, E, key, keys, of, type Places, play, rules, S, sailing, told, why } from './fixtures.js';

const shown = (need: number) => (need > 6 ? '-' : need);

describe('artillery', () => {
  it('roll needed for every gun factor of both sides at every range (8.1)', () => {
    const row = (id: ShipId, most: number) => Array.from({ length: most + 1 }, (_, range) => shown(gunNeed(id, range)));
    expect(row('ark', 5)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(row('victory', 5)).toEqual([2, 3, 4, 5, 6, '-']);
    expect(row('antelope', 5)).toEqual([3, 4, 5, 6, '-', '-']);
    expect(row('roebuck', 5)).toEqual([4, 5, 6, '-', '-', '-']);
    expect(row('margaret', 5)).toEqual([5, 6, '-', '-', '-', '-']);
    expect(row('disdain', 5)).toEqual([6, '-', '-', '-', '-', '-']);
    expect(row('sanmartin', 4)).toEqual([4, 5, 6, '-', '-']);
    expect(row('lorenzo', 4)).toEqual([5, 6, '-', '-', '-']);
    expect(row('grin', 4)).toEqual([6, '-', '-', '-', '-']);
  });

  it('range counts the hexes between ships: adjacent ships are at range 0 (8.1)', () => {
    const G = battle({ ark: ['N-10', 1], sanmartin: ['O-10', 1], sanjuan: ['P-10', 1] });
    expect([rangeOf(G, 'ark', 'sanmartin'), rangeOf(G, 'ark', 'sanjuan')]).toEqual([0, 1]);
  });

  it('offers every target that a 6 hits, and no other (8.1)', () => {
    for (const [id, hex, range] of [
      ['ark', 'T-10', 5],
      ['ark', 'U-10', 6],
      ['antelope', 'R-10', 3],
      ['antelope', 'S-10', 4],
    ] as const) {
      const G = sailing(id, { [id]: ['N-10', 1], sanmartin: [hex, 1] }, { mp: 3 });
      expect([hex, rangeOf(G, id, 'sanmartin')]).toEqual([hex, range]);
      expect([hex, choices(G, E, 'fireGuns')]).toEqual([hex, gunNeed(id, range) <= 6 ? [['sanmartin']] : []]);
    }
  });

  it('a total of 7 hits the hull and ends movement; one shot per turn (8.1)', () => {
    const places: Places = { ark: ['N-10', 1], sanmartin: ['P-10', 1] };
    const miss = play(sailing('ark', places, { mp: 3 }), E, 'fireGuns', ['sanmartin'], [1]);
    expect(of(miss.G, 'sanmartin')).toMatchObject({ hull: 0, firedOn: true });
    expect(of(miss.G, 'ark')).toMatchObject({ gunsUsed: true, shots: 1 });
    const hit = play(sailing('ark', places, { mp: 3 }), E, 'fireGuns', ['sanmartin'], [2]);
    expect(of(hit.G, 'sanmartin').hull).toBe(1);
    expect(hit.chronicle[0].roll).toEqual({
      dice: [2],
      modifiers: [
        ['guns', 6],
        ['range', -1],
      ],
      total: 7,
      chart: 'gunnery',
      row: 0,
    });
    expect([key(hit.G, E, 'advance'), key(hit.G, E, 'trim', ['L']), key(hit.G, E, 'fireGuns', ['sanmartin'])]).toEqual([
      'movementOver',
      'movementOver',
      'gunsUsed',
    ]);
  });

  it('Spanish guns count one extra hex (8.1)', () => {
    const shot = (die: number) => play(sailing('sanmartin', { sanmartin: ['P-10', 1], ark: ['N-10', 1] }), S, 'fireGuns', ['ark'], [die]);
    expect(of(shot(4).G, 'ark').hull).toBe(0);
    expect(of(shot(5).G, 'ark').hull).toBe(1);
    expect(shot(5).chronicle[0].roll?.modifiers).toContainEqual(['spanish', -1]);
  });

  it('every third hit costs 1 crew point; hits equal to defence sink the ship (8.1)', () => {
    const G = battle({ sanmartin: ['P-10', 1], ark: ['N-10', 1] });
    expect(
      [0, 1, 2, 3, 5, 6].map((hull) => crewOf({ ...G, ships: { ...G.ships, sanmartin: { ...of(G, 'sanmartin'), hull } } }, 'sanmartin')),
    ).toEqual([6, 6, 6, 5, 5, 4]);
    const sunk = play(sailing('ark', { ark: ['N-10', 1], sanmartin: ['P-10', 1, { hull: 6 }] }), E, 'fireGuns', ['sanmartin'], [6]);
    expect(of(sunk.G, 'sanmartin')).toMatchObject({ status: 'sunk', hex: null, hull: 7 });
    expect(keys(sunk.chronicle)).toEqual(['firesGuns', 'sunk']);
  });

  it('the third hull hit can break a ship (8.1)', () => {
    const G = sailing('ark', { ark: ['N-10', 1], margaret: ['A-1', 1], bernardo: ['P-10', 1, { hull: 2, crewLoss: 3 }] });
    const { chronicle } = play(G, E, 'fireGuns', ['bernardo'], [6]);
    expect(keys(chronicle)).toEqual(['firesGuns', 'broken']);
  });

  it('refuses guns next to an enemy in the turn after boarding (8.1)', () => {
    const G = (turn: number, hex: HexId) =>
      sailing('ark', { ark: ['N-10', 1, { lastBoardTurn: 3 }], sanmartin: [hex, 1], grin: ['P-10', 1] }, {}, (B) => {
        B.turn = turn;
      });
    expect(why(G(4, 'O-10'), E, 'fireGuns', ['grin'])).toMatchObject({ key: 'afterBoarding', case: '8.1' });
    expect(key(G(5, 'O-10'), E, 'fireGuns', ['grin'])).not.toBe('afterBoarding');
    expect(key(G(4, 'R-3'), E, 'fireGuns', ['grin'])).toBeUndefined();
  });

  it('refuses prizes, drifting ships, friends and distant ships as targets (8.1)', () => {
    const G = sailing('revenge', {
      revenge: ['N-10', 1],
      ark: ['N-12', 1],
      sanmartin: ['P-10', 1, { status: 'captured', captor: 'E' }],
      sanjuan: ['P-9', 1, { status: 'adrift' }],
      grin: ['V-10', 1],
      rata: ['O-11', 1, { status: 'withdrawing', crewLoss: 9 }],
    });
    expect(key(G, E, 'fireGuns', ['sanmartin'])).toBe('noTarget');
    expect(key(G, E, 'fireGuns', ['sanjuan'])).toBe('noTarget');
    expect(key(G, E, 'fireGuns', ['ark'])).toBe('ownTarget');
    expect(key(G, E, 'fireGuns', ['grin'])).toBe('gunsTooFar');
    expect(key(G, E, 'fireGuns', ['lorenzo'])).toBe('notHere');
    expect(choices(G, E, 'fireGuns')).toEqual([['rata']]);
  });

  it('English gun shots are limited at Gravelines or by option; crew fire is not (11.0)', () => {
    const G = (shots: number, setupData: object = {}) =>
      sailing('ark', { ark: ['N-10', 1, { shots }], sanmartin: ['P-10', 1] }, {}, () => {}, { scenario: 4, ...setupData });
    expect(key(G(9), E, 'fireGuns', ['sanmartin'])).toBeUndefined();
    expect(key(G(10), E, 'fireGuns', ['sanmartin'])).toBe('noShots');
    expect(key(G(10), E, 'fireCrew', ['sanmartin'])).toBeUndefined();
    expect(key(G(10, { ammoE: 12 }), E, 'fireGuns', ['sanmartin'])).toBeUndefined();
    const spanish = sailing('sanmartin', { ark: ['N-10', 1], sanmartin: ['P-10', 1, { shots: 40 }] }, {}, () => {}, { scenario: 4 });
    expect(key(spanish, S, 'fireGuns', ['ark'])).toBeUndefined();
  });
});

describe('angles and lines of fire', () => {
  const bears = (id: ShipId, heading: (typeof HEADINGS)[number], hex: HexId) => inArc(id, grid.index('N-10'), heading, grid.index(hex));

  it('sailing ships fire through the sides next to bow and stern: example of heading 1 (8.2)', () => {
    for (const hex of ['N-9', 'N-8', 'O-8', 'M-8', 'N-11', 'N-13']) about(hex, () => expect(bears('ark', 1, hex)).toBe(false));
    for (const hex of ['O-9', 'M-9', 'O-10', 'P-9', 'P-8', 'P-10', 'M-10', 'L-11', 'O-11', 'M-11'])
      about(hex, () => expect(bears('ark', 1, hex)).toBe(true));
  });

  it('the arc turns with the ship; galleasses fire all round (8.2)', () => {
    for (const heading of HEADINGS) {
      const ahead = grid.labels[grid.neighbour(grid.index('N-10'), (heading - 1) as 0)];
      expect(bears('ark', heading, ahead)).toBe(false);
      expect(bears('lorenzo', heading, ahead)).toBe(true);
    }
    const G = sailing('ark', { ark: ['N-10', 1], sanmartin: ['N-8', 1] });
    expect(why(G, E, 'fireGuns', ['sanmartin'])).toMatchObject({ key: 'outOfArc', case: '8.2' });
    expect(key(G, E, 'fireCrew', ['sanmartin'])).toBeUndefined();
  });

  it('any ship blocks the line of fire; along a hexside only two ships do (8.3)', () => {
    const G = (more: Places) => sailing('ark', { ark: ['N-10', 1], sanmartin: ['P-9', 1], ...more });
    expect(key(G({}), E, 'fireGuns', ['sanmartin'])).toBeUndefined();
    for (const status of ['afloat', 'captured'] as const) {
      const captor = status === 'captured' ? 'E' : null;
      const blocked = why(G({ grin: ['O-10', 1, { status, captor }] }), E, 'fireGuns', ['sanmartin']);
      expect(blocked).toMatchObject({ key: 'blocked', case: '8.3', values: { by: ['grin'], at: ['O-10'] } });
    }
    expect(key(G({ hope: ['O-10', 1] }), E, 'fireGuns', ['sanmartin'])).toBe('blocked');
    const along = (more: Places) => sailing('ark', { ark: ['N-10', 2], sanmartin: ['O-9', 1], ...more });
    expect(key(along({ hope: ['N-9', 1] }), E, 'fireGuns', ['sanmartin'])).toBeUndefined();
    expect(key(along({ hope: ['N-9', 1], aid: ['O-10', 1] }), E, 'fireGuns', ['sanmartin'])).toBe('blocked');
    expect(key(along({ hope: ['N-9', 1], aid: ['O-10', 1] }), E, 'fireCrew', ['sanmartin'])).toBe('blocked');
  });

  it('guns and crew may fire at different ships; engaged ships only at by crews of that combat (8.2)', () => {
    const places: Places = { ark: ['N-10', 1], hope: ['P-11', 1], sanmartin: ['O-10', 1], grin: ['M-10', 1] };
    const free = play(sailing('ark', places), E, 'fireGuns', ['sanmartin'], [1]).G;
    expect(key(free, E, 'fireCrew', ['grin'])).toBeUndefined();
    const locked = (id: ShipId) =>
      sailing(id, places, {}, (G) => {
        G.engaged = [['ark', 'sanmartin']];
      });
    expect(why(locked('hope'), E, 'fireGuns', ['sanmartin'])).toMatchObject({ key: 'engaged', case: '8.2' });
    expect(key(locked('hope'), E, 'fireCrew', ['sanmartin'])).toBe('engaged');
    expect(key(locked('ark'), E, 'fireGuns', ['sanmartin'])).toBe('engaged');
    expect(key(locked('ark'), E, 'fireCrew', ['sanmartin'])).toBeUndefined();
    const apart = sailing('hope', { ...places, ark: ['N-14', 1] }, {}, (G) => {
      G.engaged = [['ark', 'sanmartin']];
    });
    expect(key(apart, E, 'fireGuns', ['sanmartin'])).toBeUndefined();
  });
});

describe('crew fire', () => {
  it('roll needed by crew and range, for both options (8.1)', () => {
    const needs = (crewFireRange: string) =>
      [6, 5, 4, 3, 2, 1, 0].map((crew) => {
        const G = battle({ sanmartin: ['N-10', 1, { crewLoss: 6 - crew }] }, () => {}, { crewFireRange });
        return [0, 1].map((range) => shown(crewNeed(G, 'sanmartin', range)));
      });
    expect(needs('add')).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      ['-', 6],
    ]);
    expect(needs('subtract').map(([, one]) => one)).toEqual([2, 3, 4, 5, 6, '-', '-']);
  });

  it('once per turn, in any hex of the move, before or after guns, at range 0 or 1 (8.1)', () => {
    const places: Places = { ark: ['M-9', 3], sanmartin: ['O-10', 1], grin: ['S-10', 1] };
    const G = sailing('ark', places, { mp: 6 });
    expect(key(G, E, 'fireCrew', ['grin'])).toBe('crewTooFar');
    const fired = play(G, E, 'fireCrew', ['sanmartin'], [3]);
    expect(of(fired.G, 'sanmartin').crewLoss).toBe(1);
    expect(fired.chronicle[0].roll).toEqual({
      dice: [3],
      modifiers: [
        ['crew', 3],
        ['range', 1],
      ],
      total: 7,
      chart: 'crewFire',
      row: 3,
    });
    expect(key(fired.G, E, 'fireCrew', ['sanmartin'])).toBe('crewUsed');
    expect(key(fired.G, E, 'advance')).toBeUndefined();
    const guns = play(sailing('ark', { ark: ['N-10', 1], sanmartin: ['O-10', 1] }), E, 'fireGuns', ['sanmartin'], [1]).G;
    expect(key(guns, E, 'fireCrew', ['sanmartin'])).toBeUndefined();
    const weak = sailing('ark', { ark: ['N-10', 1, { crewLoss: 3 }], sanmartin: ['O-10', 1] });
    expect(key(weak, E, 'fireCrew', ['sanmartin'])).toBe('crewTooWeak');
  });

  it('passing fire silences a target that has neither moved nor been fired at, hit or miss (8.1)', () => {
    const fire = (change: object) =>
      of(
        play(sailing('ark', { ark: ['N-10', 1], sanmartin: ['P-10', 1, change] }, { entered: 1 }), E, 'fireCrew', ['sanmartin'], [1]).G,
        'sanmartin',
      );
    expect(fire({}).silenced).toBe(true);
    expect(fire({ done: true }).silenced).toBe(false);
    expect(fire({ firedOn: true }).silenced).toBe(false);
    expect(fire({ crewLoss: 7, status: 'withdrawing' }).silenced).toBe(false);
    const hushed = sailing('sanmartin', { sanmartin: ['P-10', 1, { silenced: true }], ark: ['N-10', 1] });
    expect(key(hushed, S, 'fireGuns', ['ark'])).toBe('silenced');
    expect(key(hushed, S, 'fireCrew', ['ark'])).toBeUndefined();
    const close = at(battle({ sanmartin: ['P-10', 1, { silenced: true }], ark: ['N-10', 1] }), 'closeFire', 'commit');
    expect(key(close, S, 'commitVolley', [[{ ship: 'sanmartin', weapon: 'guns', target: 'ark' }]])).toBeUndefined();
  });

  it('a ship that has entered no hex may fire its crew but does not silence (8.1)', () => {
    const still = play(sailing('ark', { ark: ['N-10', 1], sanmartin: ['P-10', 1] }), E, 'fireCrew', ['sanmartin'], [3]);
    expect(of(still.G, 'sanmartin')).toMatchObject({ silenced: false, firedOn: true, crewLoss: 1 });
    expect(keys(still.chronicle)).toEqual(['firesCrew']);
  });

  it('refuses fire from a shared hex (8.2)', () => {
    const places: Places = { ark: ['O-11', 3], hope: ['O-11', 3], sanmartin: ['Q-11', 1] };
    const G = sailing('ark', places, { mp: 3, entered: 1 });
    expect([key(G, E, 'fireCrew', ['sanmartin']), key(G, E, 'fireGuns', ['sanmartin'])]).toEqual(['shares', 'shares']);
    expect(choices(G, E, 'fireCrew')).toEqual([]);
  });

  it('by option passed ships may fire, hex by hex, and lose gunfire in their own move (8.1)', () => {
    const places: Places = { ark: ['M-9', 3], sanmartin: ['O-10', 1], sanjuan: ['N-8', 1], grin: ['N-11', 1, { done: true }] };
    const G = sailing('ark', places, { mp: 6 }, () => {}, { passingFire: 'react' });
    const passing = play(G, E, 'advance');
    expect(rules.awaiting(passing.G)).toEqual({ [S]: 'react' });
    expect(choices(passing.G, S, 'reactFire')).toEqual([['sanmartin'], ['sanjuan']]);
    expect(key(passing.G, S, 'reactFire', ['grin'])).toBe('movedReact');
    const first = play(passing.G, S, 'reactFire', ['sanmartin'], [1]);
    expect(of(first.G, 'sanmartin')).toMatchObject({ silenced: true, crewUsed: true });
    expect(of(first.G, 'ark').crewLoss).toBe(1);
    expect(rules.awaiting(play(first.G, S, 'reactFire', ['sanjuan'], [1]).G)).toEqual({ [E]: 'sailing' });
    expect(rules.awaiting(play(first.G, S, 'passReact').G)).toEqual({ [E]: 'sailing' });
    const silent = play(
      sailing('ark', places, { mp: 6 }, () => {}, { passingFire: 'react' }),
      E,
      'fireCrew',
      ['sanmartin'],
      [1],
    ).G;
    expect(of(silent, 'sanmartin').silenced).toBe(false);
  });

  it('a moving ship broken by that fire moves on without firing (8.1)', () => {
    const G = sailing('ark', { ark: ['M-9', 3, { crewLoss: 3 }], sanmartin: ['O-10', 1] }, { mp: 6 }, () => {}, { passingFire: 'react' });
    const broken = play(play(G, E, 'advance').G, S, 'reactFire', ['sanmartin'], [1]);
    expect(keys(broken.chronicle)).toEqual(['firesCrew', 'silenced', 'broken']);
    expect(key(broken.G, E, 'fireGuns', ['sanmartin'])).toBe('brokenFire');
    expect(key(broken.G, E, 'endActivation')).toBeUndefined();
  });
});

describe('simultaneous fire', () => {
  const duel: Places = { ark: ['N-10', 1], sanmartin: ['O-10', 2] };

  it('orders are secret; English dice first, guns before crews, hits together (3.3)', () => {
    const G = at(battle({ ark: ['N-10', 1, { hull: 6 }], sanmartin: ['O-10', 1, { hull: 6 }] }, allDone()), 'closeFire', 'commit');
    expect(rules.awaiting(G)).toEqual({ [E]: 'commit', [S]: 'commit' });
    const one = play(G, E, 'commitVolley', [
      [
        { ship: 'ark', weapon: 'crew', target: 'sanmartin' },
        { ship: 'ark', weapon: 'guns', target: 'sanmartin' },
      ],
    ]);
    expect(one.chronicle).toEqual([]);
    expect(rules.view(one.G, S).volleys).toEqual({ E: 'committed', S: null });
    expect(rules.view(one.G, null).volleys).toEqual({ E: 'committed', S: null });
    expect(rules.view(one.G, E).volleys.E).toHaveLength(2);
    expect(key(one.G, E, 'commitVolley', [[]])).toBe('notAsked');
    const both = play(one.G, S, 'commitVolley', [[{ ship: 'sanmartin', weapon: 'guns', target: 'ark' }]], [1, 2, 6]);
    expect(both.chronicle.slice(0, 6).map(({ key: what, who }) => [what, who?.[0]])).toEqual([
      ['closeFire', undefined],
      ['firesGuns', 'ark'],
      ['firesCrew', 'ark'],
      ['firesGuns', 'sanmartin'],
      ['sunk', 'ark'],
      ['sunk', 'sanmartin'],
    ]);
  });

  it('dice follow the order of ships, not that of the orders (3.3)', () => {
    const places: Places = { ark: ['N-10', 1], hope: ['N-13', 1], sanmartin: ['O-10', 1], grin: ['O-13', 1] };
    const order = (ship: ShipId, weapon: 'guns' | 'crew', target: ShipId) => ({ ship, weapon, target });
    const english = [order('hope', 'crew', 'grin'), order('ark', 'guns', 'sanmartin'), order('hope', 'guns', 'grin')];
    const spanish = [order('grin', 'guns', 'hope'), order('sanmartin', 'guns', 'ark')];
    for (const turned of [false, true]) {
      const written = <T>(orders: readonly T[]): T[] => (turned ? [...orders].reverse() : [...orders]);
      const G = at(battle(places, allDone()), 'closeFire', 'commit');
      const one = play(G, E, 'commitVolley', [written(english)]);
      const { chronicle } = play(one.G, S, 'commitVolley', [written(spanish)], [1, 2, 3, 4, 5]);
      const shots = chronicle.filter(({ key: what }) => what.startsWith('fires'));
      expect(shots.map(({ key: what, who, roll }) => [what, who?.[0], roll?.dice[0]])).toEqual([
        ['firesGuns', 'ark', 1],
        ['firesGuns', 'hope', 2],
        ['firesCrew', 'hope', 3],
        ['firesGuns', 'sanmartin', 4],
        ['firesGuns', 'grin', 5],
      ]);
    }
  });

  it('allows unused weapons of own ships, at range 0 or 1, one order per weapon (3.3)', () => {
    const G = at(
      battle({ ...duel, hope: ['N-13', 1], grin: ['P-13', 1, { gunsUsed: true }], rata: ['Q-11', 1] }, allDone()),
      'closeFire',
      'commit',
    );
    const order = (ship: ShipId, weapon: 'guns' | 'crew', target: ShipId) => ({ ship, weapon, target });
    expect(key(G, E, 'commitVolley', [[order('hope', 'guns', 'rata')]])).toBe('closeTooFar');
    expect(key(G, E, 'commitVolley', [[order('sanmartin', 'guns', 'ark')]])).toBe('notYours');
    expect(key(G, E, 'commitVolley', [[order('ark', 'guns', 'sanmartin'), order('ark', 'guns', 'sanmartin')]])).toBe('orderedTwice');
    expect(key(G, S, 'commitVolley', [[order('grin', 'guns', 'hope')]])).toBe('gunsUsed');
    expect(choices(G, E, 'commitVolley')[0]).toEqual([[]]);
    expect(choices(G, E, 'commitVolley').at(-1)).toEqual([
      [order('ark', 'guns', 'sanmartin'), order('ark', 'crew', 'sanmartin'), order('hope', 'guns', 'grin'), order('hope', 'crew', 'grin')],
    ]);
  });

  it('does not ask a side without a shot (3.3)', () => {
    const places: Places = { ark: ['N-10', 1], sanmartin: ['P-10', 1, { gunsUsed: true, crewUsed: true }] };
    const ended = play(sailing('ark', places, {}, allDone()), E, 'endActivation');
    expect(ended.G.phase).toBe('closeFire');
    expect(rules.awaiting(ended.G)).toEqual({ [E]: 'commit' });
    const quiet = play(sailing('ark', { ark: ['N-10', 1], sanmartin: ['V-10', 1] }, {}, allDone()), E, 'endActivation');
    expect(quiet.G).toMatchObject({ phase: 'movement', turn: 2, step: 'opening' });
  });

  it('logs held fire when orders are revealed (8.1)', () => {
    const G = at(battle(duel, allDone()), 'closeFire', 'commit');
    const { chronicle } = play(play(G, E, 'commitVolley', [[]]).G, S, 'commitVolley', [[]], [3, 3]);
    expect(told(chronicle, 'holdsFire').map(({ by }) => by)).toEqual([E, S]);
    expect(keys(chronicle)).not.toContain('closeFire');
  });

  it('does not log held fire of a side without a shot (3.3)', () => {
    const places: Places = { ark: ['N-10', 1, { gunsUsed: true, crewUsed: true }], sanmartin: ['P-10', 2] };
    const ended = play(sailing('ark', places, {}, allDone()), E, 'endActivation').G;
    const shot = play(ended, S, 'commitVolley', [[{ ship: 'sanmartin', weapon: 'crew', target: 'ark' }]], [1]);
    expect(keys(shot.chronicle).slice(0, 2)).toEqual(['closeFire', 'firesCrew']);
    expect(told(shot.chronicle, 'holdsFire')).toEqual([]);
    expect(told(play(ended, S, 'commitVolley', [[]]).chronicle, 'holdsFire').map(({ by }) => by)).toEqual([S]);
  });

  it('announces simultaneous fire, and its shots cite 3.3 (3.3)', () => {
    const G = at(battle(duel, allDone()), 'closeFire', 'commit');
    const ordered = play(G, E, 'commitVolley', [[{ ship: 'ark', weapon: 'crew', target: 'sanmartin' }]]).G;
    const { chronicle } = play(ordered, S, 'commitVolley', [[]], [1, 3, 3]);
    expect(chronicle.slice(0, 2)).toMatchObject([
      { key: 'closeFire', case: '3.3' },
      { key: 'firesCrew', case: '3.3' },
    ]);
    const own = play(sailing('ark', duel), E, 'fireCrew', ['sanmartin'], [1]).chronicle;
    expect(own[0]).toMatchObject({ key: 'firesCrew', case: '8.1' });
  });
});
