import { TACTICAL_MATRIX } from '../../../src/games/invincible-armada/data/tables.js';
import { TACTICS } from '../../../src/games/invincible-armada/ids.js';
import { fireOf, hitsOf, lowAmmoCheck } from '../../../src/games/invincible-armada/rules/combat/fire.js';
import { moraleRoll } from '../../../src/games/invincible-armada/rules/combat/withdrawal.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { sumOf } from '../../../src/kit/modifiers.js';
import { about } from '../../kit/about.js';
import { scripted } from '../../kit/scripted.js';
import { attackNow, choicesOf, E, on, play, rules, S, sea, set, tactics, told, why } from './fixtures.js';

/** Drake on E3 north of Diego on E4; others keep the phase from ending. */
const duel = (change: (G: Armada) => void = () => {}) =>
  sea({ drake: 'E3', howard: 'A1', frobisher: 'A9', diego: 'E4', medina1: 'H7', moncada: 'H3' }, change);
const spanishTurn = (change: (G: Armada) => void = () => {}) =>
  sea({ drake: 'E3', howard: 'A1', diego: 'E4', medina1: 'H7', moncada: 'H3' }, change, 'spanishTactical');
const fight = (change: (G: Armada) => void = () => {}) => attackNow(duel(change), E, 'drake', 'diego');

describe('7.1 who may attack whom', () => {
  it('7.1 a squadron that chose Move may attack from its square, even without having moved; attacking is never mandatory', () => {
    const { G } = play(duel(), E, 'sail', ['drake', []]);
    expect(rules.awaiting(G)).toEqual({ [E]: 'attackChoice' });
    expect(choicesOf(G, E, 'attack')).toEqual([['diego']]);
    const held = play(G, E, 'holdFire').G;
    expect(held.moved).toEqual(['drake']);
    expect(held.battle).toBeNull();
  });

  it('7.1 only along rows and columns, as in the diagram', () => {
    const around = sea({
      drake: 'E5',
      howard: 'A1',
      diego: 'E4',
      pedro: 'F5',
      oquendo: 'E6',
      recalde: 'D5',
      sidonia: 'F6',
      moncada: 'D4',
      medina1: 'H7',
    });
    const { G } = play(around, E, 'sail', ['drake', []]);
    expect(choicesOf(G, E, 'attack').flat().sort()).toEqual(['diego', 'oquendo', 'pedro', 'recalde']);
    expect(why(G, E, 'attack', ['sidonia'])).toBe('diagonal 7.1');
    expect(why(G, E, 'attack', ['medina1'])).toBe('notAdjacent 7.1');
    expect(why(G, E, 'attack', ['howard'])).toBe('friend 7.1');
    expect(why(G, E, 'attack', ['medina2'])).toBe('sunk 7.6');
    expect(why(G, E, 'attack', ['nobody'])).toBe('malformed 7.1');
  });

  it('7.1 a Broken squadron may not attack, but it defends', () => {
    const { G } = play(
      duel((board) => set(board, 'drake', { broken: true })),
      E,
      'sail',
      ['drake', []],
    );
    expect(G.step).toBe('act');
    expect(G.moved).toEqual(['drake']);
    const broken = tactics(
      fight((board) => set(board, 'diego', { broken: true })),
      'standOff',
      'standOff',
      [1, 1, 1, 6, 6],
    );
    expect(told(broken.told, 'fire')).toHaveLength(2);
  });

  it('7.1 the Medina squadrons never attack; Low Ammo does not forbid it', () => {
    const G = sea(
      { drake: 'E5', howard: 'A1', medina1: 'E4', diego: 'F5', pedro: 'H7' },
      (board) => set(board, 'diego', { lowAmmo: true }),
      'spanishTactical',
    );
    expect(play(G, S, 'sail', ['medina1', []]).G.step).toBe('act');
    expect(play(G, S, 'sail', ['diego', []]).G.step).toBe('attackChoice');
  });

  it('7.1 up to four battles a phase, one from each side, even when the first attacker is gone', () => {
    let G = sea({ drake: 'E3', howard: 'D4', frobisher: 'A9', hawkins: 'A1', diego: 'E4', medina1: 'H7' });
    G = tactics(attackNow(G, E, 'drake', 'diego'), 'standOff', 'standOff', [1, 1, 1, 6, 6]).G;
    expect(G.attackedFrom.diego).toEqual(['N']);
    G = tactics(attackNow(G, E, 'howard', 'diego'), 'standOff', 'standOff', [1, 1, 1, 1, 6, 6]).G;
    expect(G.attackedFrom.diego).toEqual(['N', 'W']);
    set(G, 'drake', { square: 'B1' });
    set(G, 'hawkins', { square: 'E3' });
    expect(play(G, E, 'sail', ['hawkins', []]).G.activation).toBeNull();
    set(G, 'frobisher', { square: 'F4' });
    expect(play(G, E, 'sail', ['frobisher', []]).G.step).toBe('attackChoice');
    expect(play(G, E, 'endTactical').G.attackedFrom).toEqual({});
  });

  it('7.1 a side that was used is refused by name', () => {
    const G = sea({ drake: 'E3', howard: 'A1', diego: 'E4', pedro: 'D3', medina1: 'H7' }, (board) => {
      board.attackedFrom = { diego: ['N'] };
    });
    const ready = play(G, E, 'sail', ['drake', []]).G;
    expect(why(ready, E, 'attack', ['diego'])).toBe('sideUsed 7.1');
    expect(why(ready, E, 'attack', ['pedro'])).toBe('allowed');
  });
});

describe('7.3 English battle withdrawal', () => {
  const attacked = (change: (G: Armada) => void = () => {}) => attackNow(spanishTurn(change), S, 'diego', 'drake');

  it('7.3 only the English may withdraw, to a vacant square that is not straight upwind', () => {
    expect(rules.awaiting(fight())).toEqual({ [E]: 'tactic', [S]: 'tactic' });
    const G = attacked();
    expect(rules.awaiting(G)).toEqual({ [E]: 'withdrawal' });
    expect(choicesOf(G, E, 'withdraw')).toEqual([[]]);
    expect(why(G, E, 'withdraw', ['F3'])).toBe('malformed 7.3');
    expect(why(G, E, 'withdrawTo', ['F3'])).toBe('notNow 7.3');
    const away = play(G, E, 'withdraw', [], [4, 4]).G;
    expect(rules.awaiting(away)).toEqual({ [E]: 'withdrawTo' });
    expect(away.squadrons.drake.square).toBe('E3');
    expect(choicesOf(away, E, 'withdrawTo').flat().sort()).toEqual(['D2', 'D4', 'E2', 'F2', 'F3', 'F4']);
    expect(why(away, E, 'withdrawTo', ['D3'])).toBe('upwind 7.3');
    expect(why(away, E, 'withdrawTo', ['E4'])).toBe('occupied 7.3');
    expect(why(away, E, 'withdrawTo', ['E1'])).toBe('withdrawFar 7.3');
  });

  it('7.3 the only vacant square needs no naming', () => {
    const only = sea({ drake: 'A1', howard: 'B1', diego: 'A2', pedro: 'H7' }, undefined, 'spanishTactical');
    const { G, told: story } = play(attackNow(only, S, 'diego', 'drake'), E, 'withdraw', [], [4, 4]);
    expect(G.squadrons.drake.square).toBe('B2');
    expect(story.map(({ key }) => key)).toEqual(['wayOut', 'withdraws']);
  });

  it('7.3 two dice of 8 or less: it goes, no battle, no Shot, and the attacker’s action is over', () => {
    const away = play(attacked(), E, 'withdraw', [], [4, 4]);
    expect(told(away.told, 'wayOut')[0]).toMatchObject({ at: ['E3'], roll: { dice: [4, 4], total: 8, chart: 'retreat', row: 0 } });
    const { G, told: story } = play(away.G, E, 'withdrawTo', ['F3']);
    expect(G.squadrons.drake).toMatchObject({ square: 'F3', shot: 0 });
    expect(G.moved).toEqual(['diego']);
    expect(G.battle).toBeNull();
    expect(G.attackedFrom).toEqual({});
    expect(told(story, 'withdraws')[0].at).toEqual(['E3', 'F3']);
    expect(G.mayStill).toBeNull();
  });

  it('7.4.1 9 or more: it stays and must stand off, for all to see; only the Spanish choose', () => {
    const { G } = play(attacked(), E, 'withdraw', [], [4, 5]);
    expect(rules.awaiting(G)).toEqual({ [S]: 'tactic' });
    expect(rules.view(G, S).battle?.tactics.english).toBe('standOff');
    expect(rules.view(G, null).battle?.tactics.english).toBe('standOff');
    expect(play(G, S, 'chooseTactic', ['closeIn'], [1, 1, 1, 6, 6]).G.squadrons.drake.shot).toBe(1);
  });

  it('7.3 whoever accepts battle chooses freely', () => {
    expect(rules.awaiting(play(attacked(), E, 'acceptBattle').G)).toEqual({ [E]: 'tactic', [S]: 'tactic' });
  });

  it('7.3 Broken squadrons may withdraw; Calm, Fouled Rigging or no square leave free tactics', () => {
    expect(rules.awaiting(attacked((G) => set(G, 'drake', { broken: true })))).toEqual({ [E]: 'withdrawal' });
    const fouled = attacked((G) => {
      G.placed = [{ chit: 'fouledRigging', squadron: 'drake' }];
    });
    expect(rules.awaiting(fouled)).toEqual({ [E]: 'tactic', [S]: 'tactic' });
    const calm = sea(
      { drake: 'E3', moncada: 'E4', diego: 'H7' },
      (G) => {
        G.weather = 'calm';
      },
      'spanishTactical',
    );
    expect(rules.awaiting(attackNow(calm, S, 'moncada', 'drake'))).toEqual({ [E]: 'tactic', [S]: 'tactic' });
    const corner = sea({ drake: 'A1', howard: 'B1', hawkins: 'B2', diego: 'A2', pedro: 'H7' }, undefined, 'spanishTactical');
    expect(rules.awaiting(attackNow(corner, S, 'diego', 'drake'))).toEqual({ [E]: 'tactic', [S]: 'tactic' });
  });

  it('17.1.6(b) no reforms: +2 to the Retreat Check', () => {
    const G = attacked(on('hawkinsB'));
    expect(play(G, E, 'withdraw', [], [3, 4]).G.battle?.forcedStandOff).toBe(true);
    expect(play(G, E, 'withdraw', [], [3, 3]).G.step).toBe('withdrawTo');
  });
});

describe('7.4 tactics', () => {
  it('7.4 both choose in secret, at once; the first choice tells nothing', () => {
    const first = play(fight(), S, 'chooseTactic', ['tryToBoard']);
    expect(first.told).toEqual([]);
    expect(rules.awaiting(first.G)).toEqual({ [E]: 'tactic' });
    expect(rules.view(first.G, E).battle?.tactics).toEqual({ english: null, spanish: 'hidden' });
    expect(rules.view(first.G, null).battle?.tactics).toEqual({ english: null, spanish: 'hidden' });
    expect(rules.view(first.G, S).battle?.tactics.spanish).toBe('tryToBoard');
    expect(why(first.G, S, 'chooseTactic', ['standOff'])).toBe('notAsked 6.0');
    expect(why(first.G, E, 'chooseTactic', ['flee'])).toBe('malformed 7.4');
  });

  it('7.4 it does not matter who chooses first', () => {
    const dice = [1, 2, 3, 6, 6];
    const one = play(play(fight(), S, 'chooseTactic', ['standOff']).G, E, 'chooseTactic', ['standOff'], dice);
    const two = tactics(fight(), 'standOff', 'standOff', dice);
    expect(one.G).toEqual(two.G);
    expect(one.told).toEqual(two.told);
    expect(told(two.told, 'tactics')[0].values).toEqual({ english: 'standOff', spanish: 'standOff' });
  });

  it('7.4.2 the defender cannot decline: three tactics and nothing else', () => {
    expect(rules.choices(fight(), S).map(({ move, args }) => [move, ...args])).toEqual([
      ['chooseTactic', 'standOff'],
      ['chooseTactic', 'closeIn'],
      ['chooseTactic', 'tryToBoard'],
    ]);
  });

  it('7.4.3 the nine cells of the Tactical Matrix', () => {
    const cells = TACTICS.flatMap((e) =>
      TACTICS.map((s) => {
        const { english, spanish, first } = TACTICAL_MATRIX[e][s];
        return `${english.dice} (${english.drm}) / ${spanish.dice} (${spanish.drm}) ${first ?? ''}`.trim();
      }),
    );
    expect(cells).toEqual([
      '2 (-1) / 1 (-1)',
      '2 (0) / 1 (0)',
      '2 (0) / 2 (-1) english',
      '3 (0) / 2 (0)',
      '3 (0) / 3 (0)',
      '2 (0) / 3 (1)',
      '3 (1) / 2 (0) spanish',
      '3 (0) / 3 (0) spanish',
      '3 (0) / 4 (1)',
    ]);
  });
});

describe('7.4.3 Battle Table and modifiers', () => {
  it('7.4.3 every row: 4 or less, 5, 6 or more; a natural 6 scores at least 1', () => {
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

  it('7.4.3 strength 1 to 3 -1, Broken -1, Low Ammo -2, all together', () => {
    const plain = pair('seymour', 'diego');
    expect(plain('english', 'closeIn', 'closeIn')).toEqual([3, 0]);
    expect(plain('english', 'closeIn', 'closeIn', (G) => set(G, 'seymour', { hits: 7 }))).toEqual([3, -1]);
    expect(plain('english', 'closeIn', 'closeIn', (G) => set(G, 'seymour', { hits: 6 }))).toEqual([3, 0]);
    expect(plain('english', 'closeIn', 'closeIn', (G) => set(G, 'seymour', { hits: 7, added: 1 }))).toEqual([3, 0]);
    expect(plain('spanish', 'closeIn', 'closeIn', (G) => set(G, 'diego', { broken: true }))).toEqual([3, -1]);
    expect(plain('spanish', 'closeIn', 'closeIn', (G) => set(G, 'diego', { broken: true, lowAmmo: true, hits: 12 }))).toEqual([3, -4]);
  });

  it('2.3 7.4.3 the bonuses of the squadron displays', () => {
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

  it('17.1.2 17.1.4 17.1.5 each adds 1 to every Spanish die, three in all', () => {
    const plain = pair('drake', 'diego');
    expect(plain('spanish', 'closeIn', 'closeIn', on('moreGunners'))).toEqual([3, 1]);
    expect(plain('spanish', 'closeIn', 'closeIn', on('moreGunners', 'navalCarriages', 'santaCruzLives'))).toEqual([3, 3]);
    expect(plain('english', 'closeIn', 'closeIn', on('moreGunners', 'navalCarriages', 'santaCruzLives'))).toEqual([3, 1]);
  });

  it('17.1.6(a) -1 to English dice when standing off, also when forced', () => {
    expect(pair('drake', 'diego')('english', 'standOff', 'closeIn', on('hawkinsA'))).toEqual([2, -1]);
    expect(pair('drake', 'diego')('english', 'closeIn', 'closeIn', on('hawkinsA'))).toEqual([3, 1]);
  });
});

describe('7.5 order of resolution', () => {
  it('7.5 both fire at once with the values before the battle: English dice, Spanish dice, ammunition, morale', () => {
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

  it('7.5 the example: Try to Board against Stand Off, the English fire two dice first, the Spanish two at -1', () => {
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

  it('7.5 the example with Howard: three dice', () => {
    const G = sea({ howard: 'E3', drake: 'A1', diego: 'E4', medina1: 'H7' });
    const { told: story } = tactics(attackNow(G, E, 'howard', 'diego'), 'standOff', 'tryToBoard', [1, 1, 1, 2, 2, 1, 1, 6, 6]);
    expect(told(story, 'fire')[0].roll?.dice).toHaveLength(3);
  });

  it('7.5 the side fired at first rolls Morale even without a Hit, and loses its fire when it breaks', () => {
    const { G, told: story } = tactics(fight(), 'standOff', 'tryToBoard', [1, 1, 6, 5, 6]);
    expect(told(story, 'fire')).toHaveLength(1);
    expect(G.squadrons.diego).toMatchObject({ broken: true, shot: 0 });
  });

  it('7.5 a squadron Broken before the battle still fires second', () => {
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

  it('7.5 whoever fires second counts the Hits just taken', () => {
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

  it('7.5 the Spanish fire first at boarders', () => {
    const { G, told: story } = tactics(fight(), 'tryToBoard', 'standOff', [5, 4, 6, 6, 6]);
    expect(told(story, 'fire').map(({ by }) => by)).toEqual([S]);
    expect(G.squadrons.drake).toMatchObject({ hits: 1, broken: true });
  });

  it('7.5 whoever is sunk first does not fire', () => {
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
  it('7.6 a squadron whose Hits equal its strength is removed; what is over is lost', () => {
    const { G, told: story } = tactics(
      fight((board) => set(board, 'diego', { hits: 13 })),
      'closeIn',
      'standOff',
      [6, 6, 6, 1, 1, 6],
    );
    expect(G.squadrons.diego).toMatchObject({ alive: false, hits: 15, square: null, loc: null });
    expect(told(story, 'eliminated')[0]).toMatchObject({ who: ['diego'], at: ['E4'] });
  });

  it('7.6 10.0 Strength markers raise the strength', () => {
    const G = attackNow(
      spanishTurn((board) => set(board, 'drake', { hits: 13, added: 2 })),
      S,
      'diego',
      'drake',
    );
    const after = tactics(play(G, E, 'acceptBattle').G, 'standOff', 'closeIn', [1, 1, 5, 6, 6, 1, 1]).G;
    expect(after.squadrons.drake).toMatchObject({ alive: true, hits: 14 });
  });

  it('7.6 Morale: two dice +1 a Hit and the squadron’s modifier; 10 breaks, 9 holds; one roll a battle', () => {
    const holds = tactics(fight(), 'closeIn', 'standOff', [4, 4, 4, 1, 1, 6, 6, 4, 3]);
    expect(holds.G.squadrons.diego.broken).toBe(true);
    expect(told(holds.told, 'breaks')[0].roll).toEqual({ dice: [4, 3], modifiers: [['hits', 3]], total: 10, chart: 'morale', row: 1 });
    const one = tactics(fight(), 'standOff', 'standOff', [6, 1, 1, 6, 6, 4, 4]);
    expect(told(one.told, 'holds')[0].roll).toEqual({ dice: [4, 4], modifiers: [['hits', 1]], total: 9, chart: 'morale', row: 0 });
  });

  it('7.6 every row of the Morale Table by modifier, and a Broken squadron never rolls', () => {
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

  it('17.1.2 Santa Cruz: Spanish Morale -1', () => {
    const G = sea({ diego: 'E5' }, on('santaCruzLives'));
    expect(moraleRoll({ G, dice: scripted([5, 5]), emit: () => {} }, 'diego')).toBe(false);
  });

  it('7.6 Shot +1 for whoever rolled a die, attacker and defender; no Moved marker for defending', () => {
    const { G } = tactics(fight(), 'standOff', 'standOff', [1, 1, 1, 1, 1]);
    expect(G.squadrons.drake.shot).toBe(1);
    expect(G.squadrons.diego.shot).toBe(1);
    expect(G.moved).toEqual(['drake']);
  });

  it('7.6 the rows of the Low Ammo Table: a die lower than the Shot', () => {
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

  it('7.6 the attacker’s Low Ammo die comes before the defender’s; no second marker, and no Shot beside it', () => {
    const G = fight((board) => {
      set(board, 'drake', { lowAmmo: true });
      set(board, 'diego', { shot: 3 });
    });
    const { G: after } = tactics(G, 'standOff', 'standOff', [1, 1, 1, 3]);
    expect(after.squadrons.drake).toMatchObject({ lowAmmo: true, shot: 0 });
    expect(after.squadrons.diego).toMatchObject({ lowAmmo: true, shot: 0 });
  });

  it('17.2.4 the Queen’s purse: +1 to the English Low Ammo die', () => {
    const G = sea({ drake: 'A1' }, (board) => {
      on('queensPurse')(board);
      set(board, 'drake', { shot: 3 });
    });
    lowAmmoCheck({ G, dice: scripted([2]), emit: () => {} }, 'drake');
    expect(G.squadrons.drake.lowAmmo).toBe(false);
  });

  it('7.6 the match ends when no Spanish squadron is left', () => {
    const last = sea({ drake: 'E3', medina1: 'E4' }, (board) => set(board, 'medina1', { hits: 7 }));
    const { G } = tactics(attackNow(last, E, 'drake', 'medina1'), 'closeIn', 'standOff', [6, 1, 1, 1, 1, 6]);
    expect(rules.result(G)).toMatchObject({ winner: E, side: 'english', reason: 'armadaDestroyed', turn: 1 });
  });
});
