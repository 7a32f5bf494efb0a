import { TACTICAL_MATRIX } from '../../../src/games/invincible-armada/data/tables.js';
import { TACTICS } from '../../../src/games/invincible-armada/ids.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { attackNow, choicesOf, duel, E, fight, on, play, rules, S, sea, set, spanishTurn, tactics, told, why } from './fixtures.js';

describe('7.1 attacks', () => {
  it('allows but does not require an attack after a Move, even in place (7.1)', () => {
    const { G } = play(duel(), E, 'sail', ['drake', []]);
    expect(rules.awaiting(G)).toEqual({ [E]: 'attackChoice' });
    expect(choicesOf(G, E, 'attack')).toEqual([['diego']]);
    const held = play(G, E, 'holdFire').G;
    expect(held.moved).toEqual(['drake']);
    expect(held.battle).toBeNull();
  });

  it('allows attacks along rows and columns only (7.1)', () => {
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

  it('lets a Broken squadron defend but not attack (7.1)', () => {
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

  it('refuses attacks by Medina squadrons, but not with Low Ammo (7.1)', () => {
    const G = sea(
      { drake: 'E5', howard: 'A1', medina1: 'E4', diego: 'F5', pedro: 'H7' },
      (board) => set(board, 'diego', { lowAmmo: true }),
      'spanishTactical',
    );
    expect(play(G, S, 'sail', ['medina1', []]).G.step).toBe('act');
    expect(play(G, S, 'sail', ['diego', []]).G.step).toBe('attackChoice');
  });

  it('allows four battles per phase, one from each side, even if an attacker is eliminated (7.1)', () => {
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

  it('refuses a second attack from the same side (7.1)', () => {
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

  it('lets English squadrons withdraw to a vacant square that is not directly upwind (7.3)', () => {
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

  it('chooses the only legal square automatically (7.3)', () => {
    const only = sea({ drake: 'A1', howard: 'B1', diego: 'A2', pedro: 'H7' }, undefined, 'spanishTactical');
    const { G, told: story } = play(attackNow(only, S, 'diego', 'drake'), E, 'withdraw', [], [4, 4]);
    expect(G.squadrons.drake.square).toBe('B2');
    expect(story.map(({ key }) => key)).toEqual(['wayOut', 'withdraws']);
  });

  it('ends the attacker’s action without battle or Shot on 8 or less (7.3)', () => {
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

  it('forces an open Stand Off on 9 or more (7.4.1)', () => {
    const { G } = play(attacked(), E, 'withdraw', [], [4, 5]);
    expect(rules.awaiting(G)).toEqual({ [S]: 'tactic' });
    expect(rules.view(G, S).battle?.tactics.english).toBe('standOff');
    expect(rules.view(G, null).battle?.tactics.english).toBe('standOff');
    expect(play(G, S, 'chooseTactic', ['closeIn'], [1, 1, 1, 6, 6]).G.squadrons.drake.shot).toBe(1);
  });

  it('leaves the tactic free if battle is accepted (7.3)', () => {
    expect(rules.awaiting(play(attacked(), E, 'acceptBattle').G)).toEqual({ [E]: 'tactic', [S]: 'tactic' });
  });

  it('lets Broken squadrons withdraw; without an attempt the tactic is free (7.3)', () => {
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

  it('17.1.6(b) adds 2 to the Retreat Check', () => {
    const G = attacked(on('hawkinsB'));
    expect(play(G, E, 'withdraw', [], [3, 4]).G.battle?.forcedStandOff).toBe(true);
    expect(play(G, E, 'withdraw', [], [3, 3]).G.step).toBe('withdrawTo');
  });
});

describe('7.4 tactics', () => {
  it('hides the first choice until both are made (7.4)', () => {
    const first = play(fight(), S, 'chooseTactic', ['tryToBoard']);
    expect(first.told).toEqual([]);
    expect(rules.awaiting(first.G)).toEqual({ [E]: 'tactic' });
    expect(rules.view(first.G, E).battle?.tactics).toEqual({ english: null, spanish: 'hidden' });
    expect(rules.view(first.G, null).battle?.tactics).toEqual({ english: null, spanish: 'hidden' });
    expect(rules.view(first.G, S).battle?.tactics.spanish).toBe('tryToBoard');
    expect(why(first.G, S, 'chooseTactic', ['standOff'])).toBe('notAsked 6.0');
    expect(why(first.G, E, 'chooseTactic', ['flee'])).toBe('malformed 7.4');
  });

  it('accepts the choices in either order (7.4)', () => {
    const dice = [1, 2, 3, 6, 6];
    const one = play(play(fight(), S, 'chooseTactic', ['standOff']).G, E, 'chooseTactic', ['standOff'], dice);
    const two = tactics(fight(), 'standOff', 'standOff', dice);
    expect(one.G).toEqual(two.G);
    expect(one.told).toEqual(two.told);
    expect(told(two.told, 'tactics')[0].values).toEqual({ english: 'standOff', spanish: 'standOff' });
  });

  it('offers the defender three tactics only (7.4.2)', () => {
    expect(rules.choices(fight(), S).map(({ move, args }) => [move, ...args])).toEqual([
      ['chooseTactic', 'standOff'],
      ['chooseTactic', 'closeIn'],
      ['chooseTactic', 'tryToBoard'],
    ]);
  });

  it('has the nine cells of the Tactical Matrix (7.4.3)', () => {
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
