import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { A, B, battle, choices, key, keys, order, place, play, playOn, refusal, told } from './fixtures.js';

const far = { z: ['trireme', 1700, 1100, 0] } as const;

describe('leaving and land', () => {
  it('5.4 a ship whose centre crosses an edge leaves the table', () => {
    const G = battle({ a: { t: ['trireme', 500, 40, 180], u: ['trireme', 900, 500, 0] }, b: far });
    expect(play(G, A, 'moveShip', ['t', order([['F', 40]])]).G.ships.t).toMatchObject({ status: 'table', at: { y: 0 } });
    const { G: after, chronicle } = play(G, A, 'moveShip', ['t', order([['F', 41]])]);
    expect(after.ships.t.status).toBe('fled');
    expect(keys(chronicle)).toContain('fled');
    expect(after.squadrons.a.lost).toBe(1);
  });

  const shore = (coast: 'sandy' | 'rocky', more: (G: Salamis) => void = () => {}) =>
    battle({ a: { t: ['trireme', 500, 500, 0], u: ['trireme', 900, 500, 0] }, b: far }, (G) => {
      G.land.shore = {
        kind: 'coast',
        coast,
        poly: [
          [300, 600],
          [700, 600],
          [700, 700],
          [300, 700],
        ],
      };
      more(G);
    });

  it('5.6 an ordered move stops a mm short of land', () => {
    const { G } = play(shore('rocky'), A, 'moveShip', ['t', order([['F', 140]])]);
    expect(place(G, 't')).toEqual([500, 580, 0]);
    expect(G.ships.t.aground).toBeNull();
  });

  it('5.4 beaching on sand, not on rock, and not with the deepest draught', () => {
    const G = shore('sandy');
    const { G: after } = play(G, A, 'moveShip', ['t', order([['F', 140]], { beach: 'shore' })]);
    expect(after.ships.t).toMatchObject({ at: { y: 580 }, aground: 'beached' });
    expect(key(after, A, 'moveShip', ['t', order([['F', 10]])])).toBe('hasActed');
    expect(key(shore('rocky'), A, 'moveShip', ['t', order([['F', 140]], { beach: 'shore' })])).toBe('rockyLand');
    const deep = battle({ a: { t: ['deceres', 500, 500, 0] }, b: far }, (S) => Object.assign(S.land, G.land));
    expect(key(deep, A, 'moveShip', ['t', order([['F', 80]], { beach: 'shore' })])).toBe('tooDeepToBeach');
    expect(key(G, A, 'moveShip', ['t', order([['F', 80]], { beach: 'nowhere' })])).toBe('noLand');
  });

  it('5.6 shallows: a ship of greater draught grounds at the first mm, of equal draught tests once, of lesser draught passes', () => {
    const shoal = (depth: number) =>
      shore('sandy', (G) => {
        G.land = {};
        G.shallows.bank = {
          depth,
          poly: [
            [300, 560],
            [700, 560],
            [700, 600],
            [300, 600],
          ],
        };
      });
    const go = (depth: number, dice: number[]) => play(shoal(depth), A, 'moveShip', ['t', order([['F', 140]])], dice).G.ships.t;
    expect(go(1, [])).toMatchObject({ at: { y: 541 }, aground: 'aground' });
    expect(go(2, [3])).toMatchObject({ at: { y: 541 }, aground: 'aground' });
    expect(go(2, [4])).toMatchObject({ at: { y: 640 }, aground: null });
    expect(go(3, [])).toMatchObject({ at: { y: 640 }, aground: null });
  });

  it('5.6 a belt of shallow water has the width rolled, and a ship in it tests only after the water falls', () => {
    const G = shore('sandy', (S) => {
      S.land.shore.shallow = { w: 60, depth: 1 };
    });
    expect(play(G, A, 'moveShip', ['t', order([['F', 140]])]).G.ships.t).toMatchObject({ at: { y: 520 }, aground: 'aground' });
    G.ships.t.at.y = 560;
    expect(play(G, A, 'moveShip', ['t', order([['F', 10]])]).G.ships.t.aground).toBeNull();
    G.fallen['belt:shore'] = ['t'];
    const { G: stuck } = play(G, A, 'moveShip', ['t', order([['F', 10]])]);
    expect([stuck.ships.t.aground, stuck.fallen]).toEqual(['aground', {}]);
  });

  it('5.6 refloating takes the activation and a test; throwing arms overboard helps', () => {
    const G = shore('sandy');
    G.ships.t.aground = 'aground';
    expect(key(G, A, 'moveShip', ['t', order([['F', 10]])])).toBe('aground');
    expect(play(G, A, 'refloat', ['t'], [5]).G.ships.t.aground).toBe('aground');
    expect(play(G, A, 'refloat', ['t'], [6]).G.ships.t.aground).toBeNull();
    const { G: lighter } = play(G, A, 'refloat', ['t', true], [4]);
    expect(lighter.ships.t).toMatchObject({ aground: null, heavy: 1 });
    G.weather.tide = { kind: 'falling', strength: 'weak', dir: 0, every: 3 };
    expect(play(G, A, 'refloat', ['t'], [7]).G.ships.t.aground).toBe('aground');
    G.weather.tide.kind = 'rising';
    expect(play(G, A, 'refloat', ['t'], [3]).G.ships.t.aground).toBeNull();
    expect(key(G, A, 'refloat', ['u'])).toBe('afloat');
  });
});

describe('collisions', () => {
  const G = (change: (S: Salamis) => void = () => {}) =>
    battle(
      {
        a: { t: ['trireme', 500, 500, 0, { flag: null }], u: ['trireme', 500, 600, 90] },
        b: { e: ['trireme', 900, 600, 90, { flag: null }] },
      },
      change,
    );

  it('5.11 a crew that passes its test avoids a friendly ship; one that fails collides, and both roll', () => {
    const ahead140 = ['t', order([['F', 140]])];
    const good = play(G(), A, 'moveShip', ahead140, [4]).G;
    expect([place(good, 't')[1], good.ships.t.dmg]).toEqual([572, 0]);
    const bad = play(G(), A, 'moveShip', ahead140, [3, 1, 3]).G;
    expect([bad.ships.t.dmg, bad.ships.u.dmg, bad.ships.u.stbd]).toEqual([1, 0, 3]);
  });

  it('5.11 a ship halts at an enemy without damage, bumps it gently below half speed, hard above', () => {
    const to = (y: number, contact: 'halt' | 'bump' | 'rake', dice: number[]) => {
      const S = G((X) => {
        X.ships.t.at.x = 900;
        X.ships.t.at.y = y;
      });
      return play(S, A, 'moveShip', ['t', order([['F', 140]], { contact })], dice);
    };
    expect(keys(to(500, 'halt', []).chronicle)).not.toContain('collision');
    expect(keys(to(510, 'bump', []).chronicle)).toContain('bumps');
    expect(keys(to(510, 'bump', []).chronicle)).not.toContain('collision');
    const hard = to(500, 'bump', [1, 2]).G;
    expect([hard.ships.t.dmg, hard.ships.e.stbd, hard.squadrons.b.engaged]).toEqual([1, 3, true]);
    expect(keys(to(500, 'rake', [6, 6]).chronicle)).toContain('collision');
  });

  it('5.11 weak hulls are damaged on a 2 as well', () => {
    const S = battle({ a: { t: ['lembos', 500, 500, 0, { flag: null }] }, b: { e: ['lembos', 500, 600, 90, { flag: null }] } });
    const { G: after } = play(S, A, 'moveShip', ['t', order([['F', 140]], { contact: 'bump' })], [2, 2]);
    expect([after.ships.t.dmg, after.ships.e.dmg]).toEqual([1, 1]);
  });
});

describe('sails, tows, groups', () => {
  it('5.8 setting and lowering sails is the whole activation', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 0, { sails: 'aboard' }], u: ['trireme', 700, 500, 0] }, b: far });
    const { G: set } = play(G, A, 'sails', ['t', 'set']);
    expect([set.ships.t.sails, key(set, A, 'pass', ['t'])]).toEqual(['set', 'hasActed']);
    expect([key(G, A, 'sails', ['u', 'set']), key(G, A, 'sails', ['t', 'lower'])]).toEqual(['noSails', 'sailsAlready']);
    expect(key(G, A, 'moveShip', ['t', order([['F', 10]], { mode: 'sail' })])).toBe('sailsNotSet');
  });

  it('5.9 sails set in a storm come down unless the crew holds them', () => {
    const storm = (strength: 4 | 5) =>
      battle({ a: { t: ['trireme', 500, 500, 180, { sails: 'set' }] }, b: far }, (S) => {
        S.weather.strength = strength;
      });
    const sail = ['t', order([['F', 50]], { mode: 'sail' })];
    const { G } = play(storm(4), A, 'moveShip', sail, [5]);
    expect(G.ships.t).toMatchObject({ sails: 'down', dmg: 1, at: { y: 500 } });
    expect(play(storm(4), A, 'moveShip', sail, [6]).G.ships.t).toMatchObject({ sails: 'set', at: { y: 450 } });
    expect(play(storm(5), A, 'moveShip', sail, [7]).G.ships.t.sails).toBe('down');
  });

  const towing = () => battle({ a: { t: ['trireme', 500, 541, 0], u: ['trireme', 500, 500, 0, { dmg: 4 }] }, b: far });

  it('5.4 a tow follows dead astern at half speed, and turns are small', () => {
    const { G } = play(towing(), A, 'tow', ['t', 'u']);
    expect(key(G, A, 'moveShip', ['u', order([['F', 5]])])).toBe('inTow');
    expect(key(G, A, 'moveShip', ['t', order([['F', 71]])])).toBe('overAllowance');
    expect(
      key(G, A, 'moveShip', [
        't',
        order([
          ['F', 40],
          ['T', 20],
        ]),
      ]),
    ).toBe('turnTooFar');
    const { G: after } = play(G, A, 'moveShip', ['t', order([['F', 70]])]);
    expect([place(after, 't'), place(after, 'u')]).toEqual([
      [500, 611, 0],
      [500, 561, 0],
    ]);
    const [link] = Object.keys(G.links);
    expect(key(G, A, 'castOff', [link])).toBe('towedAlready');
    G.ships.t.act = null;
    expect(play(G, A, 'castOff', [link]).G.links).toEqual({});
  });

  it('5.4 a tug goes only as far as its tow finds room behind it', () => {
    const { G } = play(towing(), A, 'tow', ['t', 'u']);
    // A friendly ship is ahead to starboard. The tug passes it, but its wider tow does not.
    G.ships.r = { ...G.ships.t, at: { x: 519, y: 590, h: 0 }, flag: null, act: null };
    G.ships.u.type = 'hekkaidekeres';
    G.ships.u.at.y = 490;
    G.order.splice(2, 0, 'r');
    const { G: after, chronicle } = play(G, A, 'moveShip', ['t', order([['F', 70]])]);
    // The bow of the tow (60 x 25 mm) touches the stern of the friendly ship at y = 570.
    expect(place(after, 'u')).toEqual([500, 540, 0]);
    expect(place(after, 't')).toEqual([500, 600, 0]);
    expect(told(chronicle, 'moves')[0].values).toEqual({ way: [500, 541, 0, 59] });
  });

  it('8.1 5.6 a tug does not drag off a tow that is grappled or aground, nor turn with it', () => {
    const held = (change: (G: Salamis) => void) => {
      const { G } = play(towing(), A, 'tow', ['t', 'u']);
      change(G);
      return [order([['F', 20]]), order([['P', 10]])].map((by) => refusal(G, A, 'moveShip', ['t', by]));
    };
    const grappled = held((G) => {
      Object.assign(G.ships.z.at, { x: 516, y: 500 });
      G.links.g = { a: 'z', b: 'u', kind: 'grapple', by: 1, fresh: true };
    });
    for (const refused of grappled) expect(refused).toMatchObject({ key: 'linked', case: '8.1', values: { ship: 'u' } });
    for (const aground of ['aground', 'beached'] as const) {
      const stranded = held((G) => {
        G.ships.u.aground = aground;
      });
      for (const refused of stranded) expect(refused).toMatchObject({ key: aground, case: '5.6', values: { ship: 'u' } });
    }
    expect(held(() => {})).toEqual([undefined, undefined]);
  });

  it('5.4 5.6 a ship aground may be taken in tow', () => {
    const G = towing();
    G.ships.u.aground = 'aground';
    expect(Object.values(play(G, A, 'tow', ['t', 'u']).G.links)).toMatchObject([{ a: 't', b: 'u', kind: 'tow' }]);
  });

  it('5.4 the ship in tow casts off where the tug cannot: once a phase', () => {
    for (const helpless of [{ dmg: 5 }, { disordered: true }] as const) {
      const { G } = play(towing(), A, 'tow', ['t', 'u']);
      const [link] = Object.keys(G.links);
      Object.assign(G.ships.t, { act: null, ...helpless });
      expect(choices(G, A, 'castOff')).toEqual([[link]]);
      expect(key(G, B, 'castOff', [link])).toBe('notAsked');
      const { G: after, chronicle } = play(G, A, 'castOff', [link]);
      expect([after.links, after.ships.u.act, after.ships.t.act]).toEqual([{}, { towed: true }, null]);
      expect(keys(chronicle)).toEqual(['castsOff']);
      expect(key(after, A, 'moveShip', ['u', order([['F', 5]])])).toBeUndefined();
      G.ships.u.act = { towed: true };
      expect(key(G, A, 'castOff', [link])).toBe('towedAlready');
    }
    const adrift = play(towing(), A, 'tow', ['t', 'u']).G;
    Object.assign(adrift.ships.t, { act: null, dmg: 5 });
    adrift.ships.u.side = null;
    expect(key(adrift, A, 'castOff', Object.keys(adrift.links))).toBe('sinking');
  });

  /** A trireme with a ship in tow rakes a third ship on the opposite course and may slide past it. */
  const rakeWithTow = (change: (G: Salamis) => void = () => {}) =>
    playOn(
      battle(
        {
          a: { t: ['trireme', 600, 500, 90], w: ['trireme', 550, 500, 90] },
          b: { b: ['triremeTransport', 660, 507, 270], ...far },
        },
        (G) => {
          G.links.l1 = { a: 't', b: 'w', kind: 'tow', by: 0, fresh: false };
          change(G);
        },
      ),
      A,
      'moveShip',
      ['t', order([['F', 70]], { contact: 'rake' })],
      [9, 1],
    );

  it('7.5 5.4 a raker slides past with its tow dead astern, or not at all', () => {
    const past = rakeWithTow();
    expect(keys(past.chronicle)).toContain('slides');
    expect([place(past.G, 't'), place(past.G, 'w')]).toEqual([
      [670, 492, 90],
      [620, 492, 90],
    ]);
    const ends = (change: (G: Salamis) => void) => {
      const { G, chronicle } = rakeWithTow(change);
      expect(keys(chronicle)).toContain('rake');
      expect(keys(chronicle)).not.toContain('slides');
      return [place(G, 't'), place(G, 'w')];
    };
    // A friendly ship is to port. The tug passes it, but its wider tow does not.
    const barred = ends((G) => {
      G.ships.w.type = 'hekkaidekeres';
      G.ships.w.at.x = 540;
      G.ships.c = { ...G.ships.t, at: { x: 590, y: 476, h: 90 }, flag: null };
      G.order.push('c');
    });
    expect(barred).toEqual([
      [620, 500, 90],
      [560, 500, 90],
    ]);
    const struck = ends((G) => {
      G.shallows.s = {
        poly: [
          [572, 480],
          [578, 480],
          [578, 520],
          [572, 520],
        ],
        depth: 0,
      };
    });
    expect(struck).toEqual([
      [620, 500, 90],
      [570, 500, 90],
    ]);
  });

  it('4.2 5.1 a group moves front ships first, and leaves behind ships whose order is illegal', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 0], u: ['trireme', 500, 545, 0], v: ['hekkaidekeres', 700, 500, 0] }, b: far });
    const { G: after, chronicle } = play(G, A, 'moveGroup', [['t', 'v', 'u'], order([['F', 140]])]);
    expect([place(after, 't')[1], place(after, 'u')[1], place(after, 'v')[1]]).toEqual([640, 685, 500]);
    expect(told(chronicle, 'leftBehind').map(({ who }) => who)).toEqual([['v']]);
    expect(key(G, A, 'moveGroup', [['t', 't'], order([['F', 10]])])).toBe('namedTwice');
    expect(key(G, A, 'moveGroup', [['v'], order([['F', 140]])])).toBe('overAllowance');
    expect(key(G, A, 'moveGroup', [['far'], order([['F', 140]])])).toBe('noShip');
  });

  it('10.2 a shaken ship does not close within 150 mm', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 0] }, b: { e: ['trireme', 500, 700, 0] } }, (S) => {
      S.squadrons.a.state = 'shaken';
    });
    expect(key(G, A, 'moveShip', ['t', order([['F', 20]])])).toBe('shakenCloses');
    expect(key(G, A, 'moveShip', ['t', order([['F', 9]])])).toBeUndefined();
    expect(key(G, A, 'moveShip', ['t', order([['P', 90]])])).toBeUndefined();
  });
});

describe('ships that take orders', () => {
  it('4.3 only own ships on the table that are not done, sinking, in disorder or routed', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 0] }, b: far });
    const asked = (change: object, state: 'steady' | 'routed' = 'steady') => {
      const S = {
        ...G,
        ships: { ...G.ships, t: { ...G.ships.t, ...change } },
        squadrons: { ...G.squadrons, a: { ...G.squadrons.a, state } },
      };
      return key(S, A, 'moveShip', ['t', order([['F', 10]])]);
    };
    expect(asked({})).toBeUndefined();
    expect([asked({ dmg: 5 }), asked({ disordered: true }), asked({}, 'routed'), asked({ status: 'fled' })]).toEqual([
      'sinking',
      'disordered',
      'routed',
      'notOnTable',
    ]);
    expect(key(G, A, 'moveShip', ['z', order([['F', 10]])])).toBe('notYourShip');
    expect(key(G, A, 'moveShip', ['__proto__', order([['F', 10]])])).toBe('noShip');
    expect(key(G, B, 'moveShip', ['z', order([['F', 10]])])).toBe('notAsked');
    const { G: shooting } = playOn(G, A, 'startShooting', [], []);
    expect(key(shooting, A, 'moveShip', ['t', order([['F', 10]])])).toBe('shootingNow');
  });
});
