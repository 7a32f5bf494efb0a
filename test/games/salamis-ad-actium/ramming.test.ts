import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { movePreview } from '../../../src/games/salamis-ad-actium/preview/moves.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { A, battle, key, keys, order, place, play, rules, told } from './fixtures.js';

const ahead = (mm: number, contact: 'ram' | 'rake' | 'bump' | 'halt' = 'ram', burst = false) => order([['F', mm]], { contact, burst });
/** A trireme 80 mm off the port beam of another. */
const beam = (mover: object = {}, target: object = {}, change: (G: Salamis) => void = () => {}) =>
  battle(
    { a: { a: ['trireme', 600, 500, 90, { flag: null, ...mover }] }, b: { b: ['trireme', 700, 500, 0, { flag: null, ...target }] } },
    change,
  );
const ram = (G: Salamis, dice: readonly number[]) => play(G, A, 'moveShip', ['a', ahead(140)], dice);
const beamPlay = (G: Salamis, die: () => number) => rules.play(G, A, 'moveShip', ['a', ahead(140)], { die }).G;
const modifiers = (G: Salamis) => movePreview(G, 'a', ahead(140)).ram?.modifiers;

describe('ramming', () => {
  it('7.3 example 2: average crews on the beam at half speed add two', () => {
    expect(modifiers(beam())).toEqual([['aspect.beam', 2]]);
    const { chronicle } = ram(beam(), [4, 6, 10]);
    expect(told(chronicle, 'ram')[0]).toMatchObject({ roll: { dice: [4], total: 6, chart: 'ram' }, values: { aspect: 'beam', level: 2 } });
  });

  it('7.3 every row of the table: die, level, oars lost by a glance, and no effect below Medium', () => {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((die) => {
      const { G, chronicle } = ram(beam({ crew: 'raw' }), [die, 6, ...(die >= 4 ? [5] : [])]);
      expect(keys(chronicle).includes('ramEffect')).toBe(die >= 4);
      expect(G.ships.b.port).toBe(die === 1 ? 3 : 4);
      return G.ships.b.dmg;
    });
    expect(levels).toEqual([0, 1, 1, 2, 2, 3, 4, 4, 5, 5]);
  });

  it('1.4 a hit of a lower level still adds one level of damage', () => {
    expect(ram(beam({}, { dmg: 2 }), [1, 6]).G.ships.b.dmg).toBe(3);
    expect(ram(beam({}, { dmg: 3 }), [10, 6, 5]).G.ships.b.dmg).toBe(5);
  });

  it('7.3 modifiers of a ram', () => {
    expect(modifiers(beam({ crew: 'elite' }, { crew: 'veteran' }))).toEqual([
      ['aspect.beam', 2],
      ['crew', 2],
      ['skilled', -1],
    ]);
    expect(modifiers(beam({ ram: 'none' }, { port: 0, crew: 'elite' }))).toEqual([
      ['aspect.beam', 2],
      ['ram', -4],
      ['helpless', 1],
    ]);
    expect(modifiers(beam({ sails: 'set', heavy: 9, equip: ['corvus'] }))).toEqual([
      ['aspect.beam', 2],
      ['sailsSet', -2],
      ['overloaded', -1],
      ['corvus', -1],
    ]);
    const rough = beam({}, {}, (G) => {
      G.weather.sea = 'veryRough';
    });
    rough.ships.a.at.x = 640;
    expect(movePreview(rough, 'a', ahead(56)).ram?.modifiers).toEqual([
      ['aspect.beam', 2],
      ['speed', -1],
      ['sea', -2],
    ]);
    const small = battle({ a: { a: ['lembos', 600, 500, 90] }, b: { b: ['octeres', 700, 500, 0] } });
    expect(modifiers(small)).toEqual([
      ['aspect.beam', 2],
      ['size', -3],
      ['ram', -1],
      ['targetHull', -1],
    ]);
  });

  it('7.3 full speed and ramming speed add one each', () => {
    const G = beam();
    G.ships.a.at.x = 560;
    expect(movePreview(G, 'a', ahead(140)).ram?.modifiers).toEqual([
      ['aspect.beam', 2],
      ['speed', 1],
    ]);
    expect(movePreview(G, 'a', ahead(175, 'ram', true)).ram?.modifiers).toEqual([
      ['aspect.beam', 2],
      ['speed', 1],
      ['burst', 1],
    ]);
    expect(movePreview(G, 'a', ahead(175, 'ram', true)).burst).toBe(0.7);
    const { chronicle } = play(G, A, 'moveShip', ['a', ahead(175, 'ram', true)], [2, 4, 6, 5]);
    expect(told(chronicle, 'ram')[0].roll?.modifiers).not.toContainEqual(['burst', 1]);
  });

  it('7.3 bow to bow the other ship rams back, unless it is Severe or sinking; a shock may follow', () => {
    const headOn = (target: object) =>
      battle({ a: { a: ['trireme', 600, 500, 90, { flag: null }] }, b: { b: ['trireme', 720, 500, 270, { flag: null, ...target }] } });
    const met = ram(headOn({}), [5, 9, 1]);
    // 5 - 3: no damage. Return ram 9 - 3 - 1 = 5: Medium. Shock on a 1: one level more.
    expect([met.G.ships.b.dmg, met.G.ships.a.dmg]).toEqual([0, 3]);
    expect(keys(met.chronicle)).toEqual(expect.arrayContaining(['ram', 'ramAnswer', 'shock']));
    expect(keys(ram(headOn({ dmg: 4 }), [5, 6]).chronicle)).not.toContain('ramAnswer');
    expect(movePreview(headOn({}), 'a', ahead(140)).ram).toMatchObject({
      shock: 1 / 6,
      answer: [
        ['aspect.bow', -3],
        ['answer', -1],
      ],
    });
  });

  it('7.3 the shock damages weak and unarmed bows more, heavy ones less', () => {
    const shock = (mover: object, target: 'trireme' | 'octeres' = 'trireme') =>
      movePreview(battle({ a: { a: ['trireme', 600, 500, 90, mover] }, b: { b: [target, 700, 500, 0] } }), 'a', ahead(140)).ram?.shock;
    expect([shock({}), shock({ ram: 'heavy' }), shock({ ram: 'none' }), shock({}, 'octeres')]).toEqual([1 / 6, 0, 3 / 6, 2 / 6]);
  });

  it('7.1 no ram without a run, above Heavy damage, shaken, under a prize crew, or on a derelict', () => {
    const can = (G: Salamis) => movePreview(G, 'a', ahead(140)).path.contact?.ram;
    const near = beam();
    near.ships.a.at.x = 650;
    expect(can(near)).toBe(false);
    const close = (mover: object, mm: number, state: 'steady' | 'shaken' = 'steady') => {
      const G = beam(mover, {}, (S) => {
        S.squadrons.a.state = state;
      });
      G.ships.a.at.x = 640;
      return movePreview(G, 'a', ahead(mm)).path.contact?.ram;
    };
    expect([close({ dmg: 3 }, 70), close({ prize: 'a' }, 70), close({}, 70, 'shaken')]).toEqual([true, false, false]);
    expect(can(beam({}, { side: null }))).toBe(false);
    expect(can(beam({}, { dmg: 5 }))).toBe(false);
  });

  it('7.1 an impossible ram is a bump', () => {
    const G = beam({}, { side: null });
    expect(keys(play(G, A, 'moveShip', ['a', ahead(140)], [6, 6]).chronicle)).toContain('collision');
    expect(keys(play(G, A, 'moveShip', ['a', ahead(140, 'halt')]).chronicle)).not.toContain('collision');
  });
});

describe('special effects', () => {
  /** A ram with Medium damage, a passed shock test, and the effect roll `die`, which rolls `dice`. */
  const effect = (die: number, dice: readonly number[] = [], target: object = {}, mover: object = {}) =>
    ram(beam(mover, target), [4, 6, die, ...dice]);

  it('7.4 1-2 the ram sticks: the ships are linked', () => {
    const { G } = effect(2);
    expect(Object.values(G.links)).toMatchObject([{ a: 'a', b: 'b', kind: 'wedge', by: 0 }]);
    expect(key(G, A, 'backOff', ['a'])).toBe('linked');
  });

  it('7.4 3 the struck side loses oars, 4 the rudder is lost', () => {
    expect(effect(3).G.ships.b).toMatchObject({ port: 2, stbd: 4, oarsmen: 15 });
    expect(effect(4).G.ships.b.rudder).toBe(false);
  });

  it('7.4 5 a tower or the sails are lost; 6 an engine or a man', () => {
    expect(effect(5, [], { towers: 1, sails: 'aboard' }).G.ships.b).toMatchObject({ towers: 0, sails: 'aboard' });
    expect(effect(5, [], { sails: 'aboard' }).G.ships.b.sails).toBe('down');
    expect(effect(6, [2], { ballistae: ['F', 'B'] }).G.ships.b.ballistae).toEqual(['F']);
    expect(effect(6, [], { ballistae: ['F'], engines: 1 }).G.ships.b).toMatchObject({ ballistae: [], engines: 1 });
    expect(effect(6, [], { engines: 1 }).G.ships.b.engines).toBe(0);
    expect(effect(6, [5]).G.ships.b.archers).toBe(0);
  });

  it('7.4 7 the fighters are thrown down, 10 the ship is in disorder', () => {
    expect(effect(7, [3], { heavy: 3, normal: 2 }).G.ships.b).toMatchObject({ thrown: true, heavy: 2, normal: 1 });
    expect(effect(10).G.ships.b.disordered).toBe(true);
  });

  it('7.4 the log says if an effect finds nothing to damage, and shows the die of men thrown down', () => {
    const said = (events: readonly GameEvent[]) => {
      const [{ values }] = told(events, 'ramEffect');
      return say(salamisAdActium.texts, 'chronicle.ramEffect', { ...values, ship: 'Solus', other: 'Victoria' });
    };
    const line = (die: number, dice: readonly number[] = [], target: object = {}) => said(effect(die, dice, target).chronicle);
    expect(line(3)).toBe('Solus shears oars off Victoria.');
    expect(line(3, [], { port: 0, oarsmen: 0 })).toBe('Solus shears no oars: Victoria has none left there.');
    expect(line(4, [], { rudder: false })).toBe('Solus hits the rudder of Victoria, which is already lost.');
    expect(line(5)).toBe('Solus hits no tower or sails: Victoria has neither.');
    expect(line(5, [], { sails: 'aboard' })).toBe('Solus hits the tower or sails of Victoria.');
    expect(line(6, [5])).toBe('Solus hits no engine: Victoria has none and is hit once among its men.');
    expect(line(6, [], { engines: 1 })).toBe('Solus hits the engines of Victoria.');
    expect(line(7, [3], { heavy: 0, normal: 0, archers: 0 })).toBe('Solus shakes Victoria, which has no fighters to lose.');
    expect(line(8)).toBe('Solus makes Victoria heel over, without damage.');
    expect(line(8, [], { heavy: 9 })).toBe('Solus makes Victoria heel over.');
    const { chronicle } = ram(beam({ ram: 'none' }), [8, 6, 9]);
    expect(said(chronicle)).toBe('Solus damages no ram: it has none.');
    const fallen = effect(7, [3], { heavy: 3, normal: 2 }).chronicle;
    expect(told(fallen, 'menLost')[0]).toMatchObject({ values: { heavy: 1, normal: 1 }, roll: { dice: [3] } });
  });

  it('7.4 8 small, weak or overloaded ships heel over; 9 the rammer’s ram is damaged', () => {
    expect(effect(8).G.ships.b.dmg).toBe(2);
    expect(effect(8, [], { heavy: 9 }).G.ships.b.dmg).toBe(3);
    expect([effect(9).G.ships.a.ram, effect(9, [], {}, { ram: 'heavy' }).G.ships.a.ram]).toEqual(['light', 'standard']);
  });
});

describe('backing off', () => {
  it('7.4 once, with a test, up to 30 mm astern and not into anything', () => {
    const { G } = ram(beam(), [3, 6, 4]);
    expect(place(G, 'a')).toEqual([672, 500, 90]);
    const off = play(G, A, 'backOff', ['a'], [5]).G;
    expect(place(off, 'a')).toEqual([642, 500, 90]);
    expect(key(off, A, 'backOff', ['a'])).toBe('backedOff');
    expect(place(play(G, A, 'backOff', ['a'], [4]).G, 'a')).toEqual([672, 500, 90]);
    expect(key(beam(), A, 'backOff', ['a'])).toBe('hasNotRammed');
    G.land.rock = {
      kind: 'island',
      coast: 'rocky',
      poly: [
        [600, 400],
        [640, 400],
        [640, 600],
        [600, 600],
      ],
    };
    expect(place(play(G, A, 'backOff', ['a'], [5]).G, 'a')).toEqual([660, 500, 90]);
  });
});

describe('raking', () => {
  /** Two triremes on opposite courses that pass 7 mm apart. */
  const pass = (mover: object = {}, target: object = {}) =>
    battle({
      a: { a: ['trireme', 600, 500, 90, { flag: null, ...mover }] },
      b: { b: ['trireme', 720, 507, 270, { flag: null, ...target }] },
    });
  const rake = (G: Salamis, dice: readonly number[]) => play(G, A, 'moveShip', ['a', ahead(140, 'rake')], dice);

  it('7.5 the difference decides who loses oar groups and their oarsmen', () => {
    const after = (a: number, d: number) => {
      const { ships } = rake(pass(), [a, d]).G;
      return [ships.b.port + ships.b.stbd, ships.b.oarsmen, ships.a.port + ships.a.stbd, ships.a.oarsmen];
    };
    expect(after(10, 5)).toEqual([5, 15, 8, 17]);
    expect(after(8, 6)).toEqual([6, 16, 8, 17]);
    expect(after(6, 6)).toEqual([7, 17, 8, 17]);
    expect(after(5, 6)).toEqual([7, 17, 7, 17]);
    expect(after(1, 5)).toEqual([8, 17, 6, 16]);
  });

  it('7.5 oars go on the side that was met, and helpless ships evade badly', () => {
    const { G } = rake(pass({}, { crew: 'elite', dmg: 4 }), [3, 1]);
    // 3 against 1 - 2 is a difference of 4.
    expect([G.ships.b.port, G.ships.b.stbd].sort()).toEqual([2, 4]);
    expect(movePreview(pass({ crew: 'elite', ram: 'spur' }), 'a', ahead(140, 'rake')).rake).toMatchObject({
      attack: [
        ['crew', 2],
        ['spur', 1],
      ],
      evasion: [],
    });
  });

  it('7.5 the raker slides past and finishes its run; if the way is barred it stops', () => {
    const { G, chronicle } = rake(pass(), [10, 1]);
    expect(chronicle.find(({ key }) => key === 'slides')?.who).toEqual(['a', 'b']);
    expect(chronicle.find(({ key }) => key === 'moves')?.values?.target).toBe('b');
    expect(G.ships.a.at.x).toBe(740);
    expect(G.ships.a.at.y).toBeLessThan(500);
    const barred = battle({
      a: { a: ['trireme', 600, 500, 90, { flag: null }], c: ['trireme', 710, 480, 90] },
      b: { b: ['trireme', 720, 507, 270, { flag: null }] },
    });
    const stopped = play(barred, A, 'moveShip', ['a', ahead(140, 'rake')], [10, 1]);
    expect(keys(stopped.chronicle)).not.toContain('slides');
    expect(place(stopped.G, 'a')).toEqual([680, 500, 90]);
  });

  it('7.5 a ship without oars cannot be raked', () => {
    const met = (type: 'ponto' | 'trireme', contact: 'rake' | 'ram') =>
      key(battle({ a: { a: ['trireme', 600, 500, 90, { flag: null }] }, b: { b: [type, 720, 507, 270, { flag: null }] } }), A, 'moveShip', [
        'a',
        ahead(140, contact),
      ]);
    expect([met('ponto', 'rake'), met('ponto', 'ram'), met('trireme', 'rake')]).toEqual(['noOarsToRake', undefined, undefined]);
  });

  it('8.5 a prize may not ram or rake, but may bump', () => {
    const G = pass({ prize: 'a' });
    expect((['ram', 'rake', 'bump', 'halt'] as const).map((contact) => key(G, A, 'moveShip', ['a', ahead(40, contact)]))).toEqual([
      'prizeCrew',
      'prizeCrew',
      undefined,
      undefined,
    ]);
  });

  it('7.5 raking needs half the oars and parallel courses', () => {
    expect(movePreview(pass({ port: 1 }), 'a', ahead(35, 'rake')).path.contact?.rake).not.toBe(true);
    expect(movePreview(pass({ port: 2, x: 640 }), 'a', ahead(70, 'rake')).path.contact?.rake ?? true).toBe(true);
  });
});

describe('previews', () => {
  it('7.3 chances add up to one and agree with every roll', () => {
    const G = beam({ crew: 'veteran' }, { dmg: 1 });
    const odds = movePreview(G, 'a', ahead(140)).ram;
    const seen = [0, 0, 0, 0, 0, 0];
    for (let die = 1; die <= 10; die++) {
      for (let shock = 1; shock <= 6; shock++) {
        let next = 0;
        const dice = [die, shock];
        const after = beamPlay(G, () => dice[next++] ?? 4);
        seen[after.ships.b.dmg] += 1 / 60;
      }
    }
    for (const [level, chance] of (odds?.target ?? []).entries()) expect(chance).toBeCloseTo(seen[level], 9);
    expect(odds?.mover.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
  });
});
