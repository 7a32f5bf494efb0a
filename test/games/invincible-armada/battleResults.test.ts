import { TACTICAL_MATRIX } from '../../../src/games/invincible-armada/data/tables.js';
import { TACTICS } from '../../../src/games/invincible-armada/ids.js';
import { fireOf, hitsOf, lowAmmoCheck } from '../../../src/games/invincible-armada/rules/combat/fire.js';
import { moraleRoll } from '../../../src/games/invincible-armada/rules/combat/withdrawal.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { sumOf } from '../../../src/kit/modifiers.js';
import { about } from '../../kit/about.js';
import { scripted } from '../../kit/scripted.js';
import { attackNow, duel, E, fight, on, play, rules, S, sea, set, spanishTurn, tactics, told } from './fixtures.js';

describe('7.4.3 Battle Table and modifiers', () => {
  it('has 0, 1 or 2 Hits per die, at least 1 on a natural 6 (7.4.3)', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => hitsOf(die, 0))).toEqual([0, 0, 0, 0, 1, 2]);
    expect([1, 2, 3, 4, 5, 6].map((die) => hitsOf(die, -1))).toEqual([0, 0, 0, 0, 0, 1]);
    expect([1, 2, 3, 4, 5, 6].map((die) => hitsOf(die, -5))).toEqual([0, 0, 0, 0, 0, 1]);
    expect([1, 2, 3, 4, 5, 6].map((die) => hitsOf(die, 2))).toEqual([0, 0, 1, 2, 2, 2]);
    expect([1, 2, 3, 4, 5, 6].map((die) => hitsOf(die, 5))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  const none = { english: { dice: 0, drm: 0 }, spanish: { dice: 0, drm: 0 } };
  const fire = (G: Armada, attacker: 'drake', defender: 'diego', side: 'english' | 'spanish', e = 'standOff', s = 'standOff') => {
    const { dice, drm } = fireOf(G, { attacker, defender, extra: none }, side, { english: e as 'standOff', spanish: s as 'standOff' });
    return [sumOf(dice), sumOf(drm)];
  };
  const pair = (english: string, spanish: string, attacker: 'english' | 'spanish' = 'english') => {
    const [attacks, defends] = attacker === 'english' ? [english, spanish] : [spanish, english];
    return (side: 'english' | 'spanish', e: string, s: string, change: (G: Armada) => void = () => {}) =>
      fire(duel(change), attacks as 'drake', defends as 'diego', side, e, s);
  };

  it('adds -1 for strength 1 to 3, -1 for Broken, -2 for Low Ammo (7.4.3)', () => {
    const plain = pair('seymour', 'diego');
    expect(plain('english', 'closeIn', 'closeIn')).toEqual([3, 0]);
    expect(plain('english', 'closeIn', 'closeIn', (G) => set(G, 'seymour', { hits: 7 }))).toEqual([3, -1]);
    expect(plain('english', 'closeIn', 'closeIn', (G) => set(G, 'seymour', { hits: 6 }))).toEqual([3, 0]);
    expect(plain('english', 'closeIn', 'closeIn', (G) => set(G, 'seymour', { hits: 7, added: 1 }))).toEqual([3, 0]);
    expect(plain('spanish', 'closeIn', 'closeIn', (G) => set(G, 'diego', { broken: true }))).toEqual([3, -1]);
    expect(plain('spanish', 'closeIn', 'closeIn', (G) => set(G, 'diego', { broken: true, lowAmmo: true, hits: 12 }))).toEqual([3, -4]);
  });

  it('applies the battle bonuses of the squadrons (2.3, 7.4.3)', () => {
    expect(pair('howard', 'diego')('english', 'standOff', 'standOff')).toEqual([3, -1]);
    expect(pair('howard', 'diego')('english', 'closeIn', 'standOff')).toEqual([4, 0]);
    expect(pair('howard', 'diego')('english', 'tryToBoard', 'standOff')).toEqual([3, 1]);
    expect(pair('drake', 'diego')('english', 'closeIn', 'standOff')).toEqual([3, 1]);
    expect(pair('drake', 'diego')('english', 'tryToBoard', 'closeIn')).toEqual([3, 1]);
    expect(pair('drake', 'diego')('english', 'standOff', 'closeIn')).toEqual([2, 0]);
    expect(pair('hawkins', 'diego')('english', 'standOff', 'closeIn')).toEqual([2, 1]);
    expect(pair('frobisher', 'diego')('english', 'closeIn', 'closeIn')).toEqual([3, 0]);
    expect(pair('frobisher', 'diego', 'spanish')('english', 'closeIn', 'closeIn')).toEqual([4, 0]);
    expect(pair('drake', 'sidonia')('spanish', 'closeIn', 'closeIn')).toEqual([3, 1]);
    expect(pair('drake', 'recalde')('spanish', 'standOff', 'tryToBoard')).toEqual([2, 0]);
    expect(pair('drake', 'oquendo')('spanish', 'closeIn', 'closeIn')).toEqual([3, 0]);
    expect(pair('drake', 'oquendo', 'spanish')('spanish', 'closeIn', 'closeIn')).toEqual([4, 0]);
    expect(pair('drake', 'bertendona')('spanish', 'closeIn', 'tryToBoard')).toEqual([4, 1]);
    expect(pair('drake', 'moncada')('spanish', 'closeIn', 'closeIn')).toEqual([3, 1]);
    for (const tactic of TACTICS)
      expect(pair('drake', 'medina2')('spanish', 'closeIn', tactic)[1]).toBe(TACTICAL_MATRIX.closeIn[tactic].spanish.drm - 2);
  });

  it('adds 1 to every Spanish die for each option (17.1.2, 17.1.4, 17.1.5)', () => {
    const plain = pair('drake', 'diego');
    expect(plain('spanish', 'closeIn', 'closeIn', on('moreGunners'))).toEqual([3, 1]);
    expect(plain('spanish', 'closeIn', 'closeIn', on('moreGunners', 'navalCarriages', 'santaCruzLives'))).toEqual([3, 3]);
    expect(plain('english', 'closeIn', 'closeIn', on('moreGunners', 'navalCarriages', 'santaCruzLives'))).toEqual([3, 1]);
  });

  it('17.1.6(a) subtracts 1 from English dice with Stand Off, even if forced', () => {
    expect(pair('drake', 'diego')('english', 'standOff', 'closeIn', on('hawkinsA'))).toEqual([2, -1]);
    expect(pair('drake', 'diego')('english', 'closeIn', 'closeIn', on('hawkinsA'))).toEqual([3, 1]);
  });
});

describe('7.5 order of resolution', () => {
  it('fires simultaneously with the values before the battle, in the order of dice (7.5)', () => {
    const { G, told: story } = tactics(
      fight((board) => set(board, 'drake', { hits: 10 })),
      'closeIn',
      'closeIn',
      [6, 6, 6, 5, 1, 1, 6, 6, 1, 1, 1, 1],
    );
    expect(story.map(({ key }) => key)).toEqual(['tactics', 'fire', 'fire', 'ammoLasts', 'ammoLasts', 'breaks', 'holds', 'battleOver']);
    expect(G.squadrons.diego.hits).toBe(6);
    expect(G.squadrons.drake.hits).toBe(11);
  });

  it('plays the example: Stand Off against Try to Board (7.5)', () => {
    const { G, told: story } = tactics(fight(), 'standOff', 'tryToBoard', [5, 1, 2, 3, 6, 5, 6, 6, 2, 2]);
    const [english, spanish] = told(story, 'fire');
    expect(english).toMatchObject({
      by: E,
      who: ['drake', 'diego'],
      values: { hits: 1, each: [1, 0] },
      roll: { dice: [5, 1], chart: 'battle' },
    });
    expect(spanish).toMatchObject({ by: S, values: { hits: 1, each: [1, 0] }, roll: { dice: [6, 5], modifiers: [['matrix', -1]] } });
    expect(story.map(({ key }) => key)).toEqual(['tactics', 'fire', 'holds', 'fire', 'ammoLasts', 'ammoLasts', 'holds', 'battleOver']);
    expect(G.squadrons.diego.hits).toBe(1);
    expect(G.squadrons.drake.hits).toBe(1);
  });

  it('plays the example with Howard’s three dice (7.5)', () => {
    const G = sea({ howard: 'E3', drake: 'A1', diego: 'E4', medina1: 'H7' });
    const { told: story } = tactics(attackNow(G, E, 'howard', 'diego'), 'standOff', 'tryToBoard', [1, 1, 1, 2, 2, 1, 1, 6, 6]);
    expect(told(story, 'fire')[0].roll?.dice).toHaveLength(3);
  });

  it('makes the side that fires second roll Morale, and skips its fire if it breaks (7.5)', () => {
    const { G, told: story } = tactics(fight(), 'standOff', 'tryToBoard', [1, 1, 6, 5, 6]);
    expect(told(story, 'fire')).toHaveLength(1);
    expect(story.filter(({ case: from }) => from === '7.5').map(({ key }) => key)).toEqual(['fire', 'breaks', 'losesFire']);
    expect(G.squadrons.diego).toMatchObject({ broken: true, shot: 0 });
  });

  it('lets a squadron Broken before the battle fire second (7.5)', () => {
    const { told: story } = tactics(
      fight((board) => set(board, 'diego', { broken: true })),
      'standOff',
      'tryToBoard',
      [1, 1, 2, 2, 6, 6],
    );
    expect(told(story, 'fire')).toHaveLength(2);
    expect(told(story, 'fire')[1].roll?.modifiers).toEqual([
      ['matrix', -1],
      ['broken', -1],
    ]);
  });

  it('counts Hits just taken for the side that fires second (7.5)', () => {
    const stout = (board: Armada) => {
      on('santaCruzLives')(board);
      set(board, 'diego', { hits: 11 });
      board.placed = ['stoutHearts', 'stoutHearts'].map(() => ({ chit: 'stoutHearts', squadron: 'diego' }));
    };
    const { told: story } = tactics(fight(stout), 'standOff', 'tryToBoard', [5, 1, 1, 1, 1, 1, 6, 6]);
    expect(told(story, 'holds')[0].roll).toMatchObject({
      modifiers: [
        ['hits', 12],
        ['stoutHearts', -4],
        ['santaCruzLives', -1],
      ],
      total: 9,
    });
    expect(told(story, 'fire')[1].roll?.modifiers).toEqual([
      ['matrix', -1],
      ['strength', -1],
      ['santaCruzLives', 1],
    ]);
  });

  it('lets the Spanish fire first at boarders (7.5)', () => {
    const { G, told: story } = tactics(fight(), 'tryToBoard', 'standOff', [5, 4, 6, 6, 6]);
    expect(told(story, 'fire').map(({ by }) => by)).toEqual([S]);
    expect(G.squadrons.drake).toMatchObject({ hits: 1, broken: true });
  });

  it('skips the fire of an eliminated squadron (7.5)', () => {
    const { G, told: story } = tactics(
      fight((board) => set(board, 'diego', { hits: 14 })),
      'standOff',
      'tryToBoard',
      [5, 6, 6],
    );
    expect(told(story, 'fire')).toHaveLength(1);
    expect(G.squadrons.diego).toMatchObject({ alive: false, square: null, hits: 15 });
  });
});

describe('7.6 results', () => {
  it('eliminates a squadron whose Hits equal its strength; excess Hits are lost (7.6)', () => {
    const { G, told: story } = tactics(
      fight((board) => set(board, 'diego', { hits: 13 })),
      'closeIn',
      'standOff',
      [6, 6, 6, 1, 1, 6],
    );
    expect(G.squadrons.diego).toMatchObject({ alive: false, hits: 15, square: null, loc: null });
    expect(told(story, 'eliminated')[0]).toMatchObject({ who: ['diego'], at: ['E4'] });
  });

  it('adds Strength markers to the strength (7.6, 10.0)', () => {
    const G = attackNow(
      spanishTurn((board) => set(board, 'drake', { hits: 13, added: 2 })),
      S,
      'diego',
      'drake',
    );
    const after = tactics(play(G, E, 'acceptBattle').G, 'standOff', 'closeIn', [1, 1, 5, 6, 6, 1, 1]).G;
    expect(after.squadrons.drake).toMatchObject({ alive: true, hits: 14 });
  });

  it('breaks on 10 with Hits and modifier added, once per battle (7.6)', () => {
    const holds = tactics(fight(), 'closeIn', 'standOff', [4, 4, 4, 1, 1, 6, 6, 4, 3]);
    expect(holds.G.squadrons.diego.broken).toBe(true);
    expect(told(holds.told, 'breaks')[0].roll).toEqual({ dice: [4, 3], modifiers: [['hits', 3]], total: 10, chart: 'morale', row: 1 });
    const one = tactics(fight(), 'standOff', 'standOff', [6, 1, 1, 6, 6, 4, 4]);
    expect(told(one.told, 'holds')[0].roll).toEqual({ dice: [4, 4], modifiers: [['hits', 1]], total: 9, chart: 'morale', row: 0 });
  });

  it('has every row of the Morale Table; a Broken squadron never rolls (7.6)', () => {
    for (const [id, modifier] of [
      ['howard', -1],
      ['drake', 0],
      ['pedro', 1],
    ] as const) {
      for (const total of [9, 10]) {
        const G = sea({ howard: 'A1', drake: 'A2', pedro: 'E5' });
        const dice = scripted(total - modifier > 6 ? [6, total - modifier - 6] : [1, 1]);
        expect(moraleRoll({ G, dice, emit: () => {} }, id)).toBe(total >= 10);
        expect(dice.left).toBe(0);
      }
    }
    const G = sea({ drake: 'A2' }, (board) => set(board, 'drake', { broken: true }));
    expect(moraleRoll({ G, dice: scripted([]), emit: () => {} }, 'drake')).toBe(false);
  });

  it('subtracts 1 from Spanish Morale Rolls with Santa Cruz (17.1.2)', () => {
    const G = sea({ diego: 'E5' }, on('santaCruzLives'));
    expect(moraleRoll({ G, dice: scripted([5, 5]), emit: () => {} }, 'diego')).toBe(false);
  });

  it('adds Shot to both sides that rolled dice, and no Moved marker to the defender (7.6)', () => {
    const { G } = tactics(fight(), 'standOff', 'standOff', [1, 1, 1, 1, 1]);
    expect(G.squadrons.drake.shot).toBe(1);
    expect(G.squadrons.diego.shot).toBe(1);
    expect(G.moved).toEqual(['drake']);
  });

  it('gives Low Ammo on a roll lower than Shot (7.6)', () => {
    for (const shot of [1, 2, 3, 4, 5, 6, 7]) {
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const G = sea({ drake: 'A1' }, (board) => set(board, 'drake', { shot }));
        lowAmmoCheck({ G, dice: scripted([die]), emit: () => {} }, 'drake');
        about(`${shot}/${die}`, () =>
          expect(G.squadrons.drake).toMatchObject(die < shot ? { lowAmmo: true, shot: 0 } : { lowAmmo: false, shot }),
        );
      }
    }
  });

  it('checks the attacker’s Low Ammo first; a marker allows no Shot and no second marker (7.6)', () => {
    const G = fight((board) => {
      set(board, 'drake', { lowAmmo: true });
      set(board, 'diego', { shot: 3 });
    });
    const { G: after } = tactics(G, 'standOff', 'standOff', [1, 1, 1, 3]);
    expect(after.squadrons.drake).toMatchObject({ lowAmmo: true, shot: 0 });
    expect(after.squadrons.diego).toMatchObject({ lowAmmo: true, shot: 0 });
  });

  it('adds 1 to English Low Ammo checks with the Queen’s purse (17.2.4)', () => {
    const G = sea({ drake: 'A1' }, (board) => {
      on('queensPurse')(board);
      set(board, 'drake', { shot: 3 });
    });
    lowAmmoCheck({ G, dice: scripted([2]), emit: () => {} }, 'drake');
    expect(G.squadrons.drake.lowAmmo).toBe(false);
  });

  it('ends the match when the last Spanish squadron is eliminated (7.6)', () => {
    const last = sea({ drake: 'E3', medina1: 'E4' }, (board) => set(board, 'medina1', { hits: 7 }));
    const { G } = tactics(attackNow(last, E, 'drake', 'medina1'), 'closeIn', 'standOff', [6, 1, 1, 1, 1, 6]);
    expect(rules.result(G)).toMatchObject({ winner: E, side: 'english', reason: 'armadaDestroyed', turn: 1 });
  });
});
