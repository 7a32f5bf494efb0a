import type { ShipTypeId } from '../../../src/games/salamis-ad-actium/data/hulls.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { shotPreview, weaponsOf } from '../../../src/games/salamis-ad-actium/preview/boarding.js';
import type { Fort, Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { A, battle, choices, key, keys, play, playOn, told, type Where } from './fixtures.js';

const shooting = (G: Salamis): Salamis => {
  G.step = 'shoot';
  return G;
};
/** A ship `gap` mm to starboard of another ship. */
const beside = (gap: number, mover: object = {}, target: object = {}, change: (G: Salamis) => void = () => {}) =>
  shooting(
    battle(
      {
        a: { a: ['trireme', 500, 500, 0, { archers: 3, flag: null, ...mover }] },
        b: { b: ['triremePersian', 515 + gap, 500, 0, { flag: null, ...target }] },
      },
      change,
    ),
  );
const need = (G: Salamis, weapon = 'archers') => {
  const { need: base, modifiers = [] } = shotPreview(G, A, 'a', weapon, 'b', 'plain');
  return [base, modifiers.reduce((sum, [, amount]) => sum + amount, 0)];
};

describe('archers', () => {
  it('6.1 one die a factor: 5+ up to 30 mm, 6 up to 60 mm', () => {
    expect([need(beside(30)), need(beside(31)), need(beside(60))]).toEqual([
      [5, 0],
      [6, 0],
      [6, 0],
    ]);
    expect(key(beside(61), A, 'shoot', ['a', 'archers', 'b'])).toBe('outOfRange');
    const { chronicle } = play(beside(30), A, 'shoot', ['a', 'archers', 'b'], [5, 4, 6, 5, 5]);
    expect(told(chronicle, 'shoots')[0]).toMatchObject({ values: { hits: 2, need: 5 }, roll: { dice: [5, 4, 6] } });
  });

  it('6.1 towers, screens, high decks, sea and quality modify; 6 always hits and 1 never', () => {
    expect(need(beside(30, { towers: 1, crew: 'elite' }))).toEqual([5, 2]);
    expect(need(beside(30, { crew: 'green' }, { equip: ['parablemata'] }))).toEqual([5, -2]);
    const high = shooting(battle({ a: { a: ['lembos', 500, 500, 0, { archers: 1 }] }, b: { b: ['quinqueremePunic', 530, 500, 0] } }));
    expect(need(high)).toEqual([5, -1]);
    const storm = beside(30, {}, {}, (G) => {
      G.weather.sea = 'veryRough';
    });
    expect(need(storm)).toEqual([5, -2]);
    expect(shotPreview(storm, A, 'a', 'archers', 'b', 'plain').chance).toBeCloseTo(1 / 6);
    const sure = beside(30, { towers: 1, crew: 'elite', archers: 1 });
    expect(play(sure, A, 'shoot', ['a', 'archers', 'b'], [1]).G.ships.b.oarsmen).toBe(17);
  });

  it('6.1 linked or Severe ships shoot with half their archers, rounded up', () => {
    expect(shotPreview(beside(30, { dmg: 4 }), A, 'a', 'archers', 'b', 'plain').dice).toBe(2);
    const linked = beside(30, {}, {}, (G) => {
      G.links.l1 = { a: 'a', b: 'c', kind: 'grapple', by: 0, fresh: true };
      G.ships.c = { ...G.ships.b, at: { ...G.ships.b.at, x: 470 } };
      G.order.push('c');
    });
    expect(shotPreview(linked, A, 'a', 'archers', 'b', 'plain').dice).toBe(2);
    expect(key(linked, A, 'shoot', ['a', 'archers', 'c'])).toBe('lockedTogether');
  });

  it('6.1 a hit on a ship locked with a friendly ship strays on 1 or 2', () => {
    const G = beside(30, { archers: 1 }, {}, (S) => {
      S.ships.f = { ...S.ships.a, at: { ...S.ships.a.at, x: 545 + 16 }, act: null };
      S.order.push('f');
      S.links.l1 = { a: 'f', b: 'b', kind: 'grapple', by: 0, fresh: true };
    });
    expect(play(G, A, 'shoot', ['a', 'archers', 'b'], [6, 2, 5]).G.ships).toMatchObject({ f: { archers: 0 }, b: { archers: 1 } });
    expect(play(G, A, 'shoot', ['a', 'archers', 'b'], [6, 3, 5]).G.ships).toMatchObject({ f: { archers: 1 }, b: { archers: 0 } });
  });

  it('6.1 4.2 each weapon once a phase, only in the shooting step, and not after an approach, infested or in disorder', () => {
    const { G } = play(beside(30), A, 'shoot', ['a', 'archers', 'b'], [1, 1, 1]);
    expect(key(G, A, 'shoot', ['a', 'archers', 'b'])).toBe('shotAlready');
    expect(G.squadrons.b.engaged).toBe(true);
    const moving = beside(30);
    moving.step = 'move';
    expect(key(moving, A, 'shoot', ['a', 'archers', 'b'])).toBe('movingNow');
    for (const [change, reason] of [
      [{ pests: 'bees' }, 'infested'],
      [{ disordered: true }, 'disordered'],
      [{ dmg: 5 }, 'sinking'],
      [{ archers: 0 }, 'noWeapon'],
    ] as const) {
      expect(key(beside(30, change), A, 'shoot', ['a', 'archers', 'b'])).toBe(reason);
    }
  });
});

describe('casualties', () => {
  /** One archer hits. `dice` are the casualty rolls. */
  const fall = (dice: readonly number[], target: object = {}) =>
    play(beside(30, { archers: 1 }, target), A, 'shoot', ['a', 'archers', 'b'], [6, ...dice]).G.ships.b;

  it('6.3 oarsmen, marines, archers or heavy marines by the die; spares go first', () => {
    expect(fall([1])).toMatchObject({ oarsmen: 16 });
    expect(fall([2], { spare: 1 })).toMatchObject({ oarsmen: 17, spare: 0 });
    expect(fall([3])).toMatchObject({ normal: 1, heavy: 1 });
    expect(fall([4], { normal: 0 })).toMatchObject({ heavy: 0 });
    expect(fall([4], { normal: 0, heavy: 0, archers: 0 })).toMatchObject({ oarsmen: 16 });
    expect(fall([5])).toMatchObject({ archers: 0 });
    expect(fall([5], { archers: 0, normal: 0, heavy: 0 })).toMatchObject({ oarsmen: 17 });
    expect(fall([6])).toMatchObject({ heavy: 0 });
  });

  it('6.3 a sixth result may hit an officer', () => {
    const flag = { rank: 'vice', name: 'X', mod: 0, cinc: false } as const;
    expect(fall([6, 5], { flag }).flag).not.toBeNull();
    expect(fall([6, 6], { flag }).flag).toBeNull();
  });

  const lineOf = (key: string, chronicle: readonly GameEvent[]) =>
    told(chronicle, key).map(({ values }) => say(salamisAdActium.texts, `chronicle.${key}`, { ...values, ship: 'Solus' }));

  it('6.3, 6.4 the log says if a hit has no effect', () => {
    const line = (dice: readonly number[], target: object = {}, type: ShipTypeId = 'triremePersian') => {
      const G = shooting(
        battle({ a: { a: ['trireme', 500, 500, 0, { archers: 1 }] }, b: { b: [type, 530, 500, 0, { flag: null, ...target }] } }),
      );
      return lineOf('casualty', play(G, A, 'shoot', ['a', 'archers', 'b'], [6, ...dice]).chronicle)[0];
    };
    const bare = { heavy: 0, normal: 0, archers: 0 };
    expect(line([1])).toBe('Solus takes a hit among its oarsmen.');
    expect(line([1], {}, 'trireme')).toBe('Solus takes a hit among its oarsmen: no effect, its deck protects them.');
    expect(line([1], { oarsmen: 0 })).toBe('Solus takes a hit among its oarsmen: no effect, none are left.');
    expect(line([5], bare)).toBe('Solus takes a hit among its archers: no effect, no troops are left.');
    expect(line([6], bare)).toBe('Solus takes a hit among its heavy marines: no effect, no troops are left.');
    expect(line([3], bare)).toBe('Solus takes a hit among its marines.');
    expect(line([3], { ...bare, oarsmen: 0 })).toBe('Solus takes a hit among its marines: no effect, no men are left.');
    expect(line([1, 4], { equip: ['parablemata'] })).toBe('Solus takes a hit among its oarsmen.');
  });

  it('6.2 the log says if a ship has neither an engine nor a tower', () => {
    const line = (target: object, dice: readonly number[] = []) => {
      const G = beside(30, { ballistae: ['B'] }, target);
      return lineOf('engineHit', play(G, A, 'shoot', ['a', 'ballista:0', 'b'], [10, 5, ...dice]).chronicle)[0];
    };
    expect(line({}, [5])).toBe('Solus takes a hit: it has no engine or tower and is hit once among its men.');
    expect(line({ towers: 1 })).toBe('Solus takes a hit: an engine or a tower.');
    expect(line({ ballistae: ['F'] })).toBe('Solus takes a hit: an engine or a tower.');
  });

  it('6.4 decks shield the oarsmen, screens do on a 4', () => {
    const covered = shooting(battle({ a: { a: ['trireme', 500, 500, 0, { archers: 1 }] }, b: { b: ['trireme', 530, 500, 0] } }));
    expect(play(covered, A, 'shoot', ['a', 'archers', 'b'], [6, 1]).G.ships.b.oarsmen).toBe(17);
    const screened = { equip: ['parablemata'] };
    expect(fall([1, 4], screened).oarsmen).toBe(17);
    expect(fall([1, 3], screened).oarsmen).toBe(16);
  });
});

describe('engines', () => {
  const engined = (gap: number, mover: object = {}, target: object = {}, change: (G: Salamis) => void = () => {}) =>
    beside(gap, { ballistae: ['B'], engines: 1, ...mover }, target, change);

  it('6.2 ballistae: 7+ up to 60 mm, 9+ up to 120 mm, in their arc, modified by crew and target size', () => {
    expect([need(engined(60), 'ballista:0'), need(engined(120), 'ballista:0')]).toEqual([
      [7, 0],
      [9, 0],
    ]);
    expect(key(engined(121), A, 'shoot', ['a', 'ballista:0', 'b'])).toBe('outOfRange');
    expect(key(engined(60, { ballistae: ['F'] }), A, 'shoot', ['a', 'ballista:0', 'b'])).toBe('outOfArc');
    expect(key(engined(60), A, 'shoot', ['a', 'ballista:1', 'b'])).toBe('noWeapon');
    const big: Where = ['hexareme', 600, 500, 0];
    const small: Where = ['lembos', 600, 500, 0];
    const at = (target: Where) =>
      shooting(battle({ a: { a: ['trireme', 500, 500, 0, { ballistae: ['B'], crew: 'veteran' }] }, b: { b: target } }));
    expect([need(at(big), 'ballista:0')[1], need(at(small), 'ballista:0')[1]]).toEqual([2, 0]);
  });

  it('6.2 effects of a ballista hit', () => {
    const bolt = (dice: readonly number[], target: object = {}) =>
      play(engined(30, {}, target), A, 'shoot', ['a', 'ballista:0', 'b'], [10, ...dice]).G.ships.b;
    expect(bolt([1, 5]).archers).toBe(0);
    expect(bolt([5], { ballistae: ['F'] }).ballistae).toEqual([]);
    expect(bolt([5], { towers: 1 }).towers).toBe(0);
    expect(bolt([6, 5, 3])).toMatchObject({ archers: 0, normal: 1, dmg: 0 });
    const weak = shooting(battle({ a: { a: ['trireme', 500, 500, 0, { ballistae: ['B'] }] }, b: { b: ['lembos', 530, 500, 0] } }));
    expect(play(weak, A, 'shoot', ['a', 'ballista:0', 'b'], [10, 6]).G.ships.b.dmg).toBe(1);
    const effect = (G: Salamis, dice: readonly number[]) =>
      told(play(G, A, 'shoot', ['a', 'ballista:0', 'b'], [10, ...dice]).chronicle, 'engineHit')[0].values;
    expect([effect(weak, [6]), effect(engined(30), [6, 5, 3])]).toEqual([{ what: 'light' }, { what: 'twoCasualties' }]);
  });

  it('6.5 heavy engines: from 30 mm, once a turn, not in a very rough sea', () => {
    expect(key(engined(29), A, 'shoot', ['a', 'engine:0', 'b'])).toBe('tooNear');
    const { G } = play(engined(80), A, 'shoot', ['a', 'engine:0', 'b'], [7, 5]);
    expect(G.ships.b.dmg).toBe(1);
    G.ships.a.act = null;
    expect(key(G, A, 'shoot', ['a', 'engine:0', 'b'])).toBe('shotThisTurn');
    const hit = (dice: readonly number[]) => play(engined(80), A, 'shoot', ['a', 'engine:0', 'b'], [10, ...dice]).G.ships.b;
    expect(hit([3])).toMatchObject({ port: 3, stbd: 4 });
    expect(hit([6]).dmg).toBe(2);
    const rough = engined(80, {}, {}, (S) => {
      S.weather.sea = 'veryRough';
    });
    expect(key(rough, A, 'shoot', ['a', 'engine:0', 'b'])).toBe('seaTooRough');
  });

  it('6.6 needs incendiaries, only starts fires, and on a 1 may set the shooter on fire', () => {
    expect(key(engined(30), A, 'shoot', ['a', 'ballista:0', 'b', 'fire'])).toBe('noIncendiaries');
    const armed = (target: object = {}) => engined(30, { equip: ['incendiaries'] }, target);
    expect(play(armed(), A, 'shoot', ['a', 'ballista:0', 'b', 'fire'], [10, 3]).G.ships.b).toMatchObject({ fire: 1, dmg: 0 });
    expect(play(armed(), A, 'shoot', ['a', 'ballista:0', 'b', 'fire'], [10, 2]).G.ships.b.fire).toBe(0);
    expect(play(armed({ sails: 'aboard' }), A, 'shoot', ['a', 'ballista:0', 'b', 'fire'], [10, 2]).G.ships.b.fire).toBe(1);
    expect(play(armed(), A, 'shoot', ['a', 'ballista:0', 'b', 'fire'], [1, 1]).G.ships.a.fire).toBe(1);
    expect(play(armed(), A, 'shoot', ['a', 'ballista:0', 'b', 'fire'], [1, 2]).G.ships.a.fire).toBe(0);
    expect(play(armed({ fire: 3 }), A, 'shoot', ['a', 'archers', 'b', 'fire'], [6, 1, 1, 5]).G.ships.b.fire).toBe(3);
    const banned = armed();
    banned.options.incendiaries = false;
    expect(key(banned, A, 'shoot', ['a', 'ballista:0', 'b', 'fire'])).toBe('noIncendiaries');
  });

  it('6.1 land and ships as large as shooter and target block shots, unless the shooter has a tower', () => {
    const blocked = (type: 'trireme' | 'lembos', towers = 0) =>
      engined(100, { towers }, {}, (G) => {
        G.ships.c = { ...G.ships.b, type, at: { ...G.ships.b.at, x: 560 } };
        G.order.push('c');
      });
    expect(key(blocked('trireme'), A, 'shoot', ['a', 'ballista:0', 'b'])).toBe('outOfSight');
    expect(key(blocked('lembos'), A, 'shoot', ['a', 'ballista:0', 'b'])).toBeUndefined();
    expect(key(blocked('trireme', 1), A, 'shoot', ['a', 'ballista:0', 'b'])).toBeUndefined();
    const rock = engined(100, { towers: 1 }, {}, (G) => {
      G.land.rock = {
        kind: 'island',
        coast: 'rocky',
        poly: [
          [550, 480],
          [570, 480],
          [570, 520],
          [550, 520],
        ],
      };
    });
    expect(key(rock, A, 'shoot', ['a', 'ballista:0', 'b'])).toBe('outOfSight');
  });

  it('6.2 a board can draw every weapon with arc and ranges', () => {
    expect(weaponsOf(engined(30), 'a').map(({ weapon, arc, short, long }) => [weapon, arc, short, long])).toEqual([
      ['archers', 'all', 30, 60],
      ['ballista:0', 'B', 60, 120],
      ['engine:0', 'all', 80, 150],
    ]);
  });
});

describe('forts', () => {
  const fort = (change: Partial<Fort> = {}): Fort => ({
    name: 'Tower',
    owner: 0,
    poly: [
      [400, 480],
      [440, 480],
      [440, 520],
      [400, 520],
    ],
    strength: 3,
    archers: 2,
    ballistae: 1,
    engines: 1,
    enginesShot: [],
    shot: [],
    ...change,
  });
  const guarded = (owner: 0 | 1, gap: number, more: Partial<Fort> = {}) =>
    shooting(
      battle(
        {
          a: { a: ['trireme', 448 + gap, 500, 0, { flag: null, engines: 1, ballistae: ['B'], equip: ['incendiaries'] }] },
          b: { b: ['trireme', 1500, 500, 0] },
        },
        (G) => {
          G.forts.tower = fort({ owner, ...more });
          G.land.rock = {
            kind: 'fort',
            coast: 'rocky',
            poly: [
              [380, 470],
              [445, 470],
              [445, 530],
              [380, 530],
            ],
          };
          if (owner === 0) G.ships.a.side = 1;
          if (owner === 0) G.ships.b.side = 0;
        },
      ),
    );

  it('7.5 a fort shoots in its side’s phases, all round, with a tower and no sea', () => {
    const G = guarded(0, 20, {});
    G.weather.sea = 'rough';
    expect(shotPreview(G, A, 'tower', 'archers', 'a', 'plain')).toMatchObject({ need: 5, modifiers: [['tower', 1]], dice: 2 });
    const { G: after } = play(G, A, 'fortShoot', ['tower', 'ballista:0', 'a', 'fire'], [7, 4]);
    expect([after.ships.a.fire, key(after, A, 'fortShoot', ['tower', 'ballista:0', 'a'])]).toEqual([1, 'shotAlready']);
    expect(key(G, A, 'fortShoot', ['tower', 'harpax', 'a'])).toBe('noWeapon');
    expect(key(guarded(1, 20), A, 'fortShoot', ['tower', 'archers', 'b'])).toBe('notYourFort');
    expect(choices(G, A, 'fortShoot').length).toBeGreaterThan(3);
  });

  it('7.5 hits on a fort: engines breach on 4, fire on 5, others kill an archer on 6', () => {
    const hit = (weapon: string, load: string, dice: readonly number[]) =>
      play(guarded(1, 40), A, 'shoot', ['a', weapon, 'tower', load], dice).G.forts.tower;
    expect([hit('engine:0', 'plain', [10, 4]).strength, hit('engine:0', 'plain', [10, 3]).strength]).toEqual([2, 3]);
    expect([hit('ballista:0', 'fire', [10, 5]).strength, hit('ballista:0', 'fire', [10, 4]).strength]).toEqual([2, 3]);
    expect([hit('ballista:0', 'plain', [10, 6]).archers, hit('ballista:0', 'plain', [10, 5]).archers]).toEqual([1, 2]);
    const ruin = guarded(1, 40, { strength: 1 });
    const { G } = play(ruin, A, 'shoot', ['a', 'engine:0', 'tower'], [10, 6]);
    expect([G.forts.tower.strength, key(G, A, 'shoot', ['a', 'ballista:0', 'tower'])]).toEqual([0, 'notEnemyFort']);
  });

  it('7.5 a boom opens or closes once a phase, stops ships, and breaks under large ones at full speed', () => {
    const harbour = (type: 'trireme' | 'quadrireme') =>
      battle({ a: { a: [type, 500, 500, 90, { flag: null }] }, b: { b: ['trireme', 1500, 900, 0] } }, (G) => {
        G.forts.tower = fort({
          boom: {
            poly: [
              [640, 400],
              [648, 400],
              [648, 600],
              [640, 600],
            ],
            state: 'closed',
            toggled: false,
          },
        });
      });
    const steps = { mode: 'oars', approach: false, burst: false, contact: 'halt' } as const;
    const run = (G: Salamis, mm: number, dice: readonly number[]) =>
      play(G, A, 'moveShip', ['a', { ...steps, steps: [['F', mm]] }], dice).G;
    expect(run(harbour('trireme'), 140, []).ships.a.at.x).toBe(620);
    expect([run(harbour('quadrireme'), 130, [7]).ships.a.at.x, run(harbour('quadrireme'), 130, [8]).forts.tower.boom?.state]).toEqual([
      620,
      'broken',
    ]);
    expect(run(harbour('quadrireme'), 130, [8]).ships.a.at.x).toBe(630);
    const { G } = play(harbour('trireme'), A, 'toggleBoom', ['tower']);
    expect([G.forts.tower.boom?.state, key(G, A, 'toggleBoom', ['tower'])]).toEqual(['open', 'boomToggled']);
    const under = run(G, 140, []);
    const again = {
      ...under,
      forts: {
        tower: {
          ...under.forts.tower,
          boom: {
            ...fort().boom,
            poly: [
              [640, 400],
              [648, 400],
              [648, 600],
              [640, 600],
            ] as const,
            state: 'open' as const,
            toggled: false,
          },
        },
      },
    };
    expect(key(again, A, 'toggleBoom', ['tower'])).toBe('boomBlocked');
  });
});

describe('the list of shots', () => {
  it('6.1 offers the nearest three targets of each weapon', () => {
    const b = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`b${i}`, ['trireme', 530, 400 + 45 * i, 0] as const]));
    const G = shooting(battle({ a: { a: ['trireme', 500, 500, 0, { ballistae: ['B'] }] }, b }));
    expect(choices(G, A, 'shoot').filter(([, weapon]) => weapon === 'archers')).toHaveLength(3);
    expect(keys(playOn(G, A, 'shoot', choices(G, A, 'shoot')[0], []).chronicle)).toContain('shoots');
  });
});
