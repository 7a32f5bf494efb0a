import type { ChitId } from '../../../src/games/invincible-armada/ids.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { attackNow, campaign, E, kth, on, play, rules, S, sea, set, tactics, told, why } from './fixtures.js';

/** Hands the chits out of the pool. */
const hands = (english: readonly ChitId[], spanish: readonly ChitId[]) => (G: Armada) => {
  G.held = { english: [...english], spanish: [...spanish] };
  for (const chit of [...english, ...spanish]) G.pool[chit] -= 1;
};

/** The Spanish draw this chit and a No Event. */
function drawn(chit: ChitId, english: readonly ChitId[], spanish: readonly ChitId[]) {
  const G = campaign((board) => {
    Object.assign(board, { segment: 'exit', step: 'exit', armadaBox: 2 });
    for (const id of ['howard', 'hawkins', 'frobisher', 'seymour'] as const) set(board, id, { alive: false, loc: null, hits: 20 });
    set(board, 'drake', { square: 'A1', loc: null });
    hands(english, spanish)(board);
  });
  return play(G, E, 'exitTactical', [[]], [kth(chit, [...english, ...spanish].filter((id) => id !== chit) as ChitId[]), 1]).G;
}
const END = [1, 1];

describe('16.0 Hand of God against a chit that was drawn', () => {
  it('16.0 the opponent of the drawer is asked first, then the drawer; only who holds one', () => {
    const both = drawn('parmaReady', ['handOfGod'], ['handOfGod']);
    expect(rules.awaiting(both)).toEqual({ [E]: 'reaction' });
    expect(both.windows).toEqual([{ chit: 'parmaReady', by: 'spanish', ask: ['english', 'spanish'], purpose: { kind: 'event' } }]);
    const next = play(both, E, 'letStand').G;
    expect(rules.awaiting(next)).toEqual({ [S]: 'reaction' });
    const stands = play(next, S, 'letStand', [], END).G;
    expect(stands.parma.ready).toBe(1);
    expect(stands.held).toEqual({ english: ['handOfGod'], spanish: ['handOfGod'] });
  });

  it('16.0 cancels it: both chits go back to the pool', () => {
    const { G, told: story } = play(drawn('parmaReady', ['handOfGod'], []), E, 'handOfGod', [], END);
    expect(G.parma.ready).toBe(0);
    expect(G.pool.parmaReady).toBe(2);
    expect(G.pool.handOfGod).toBe(2);
    expect(G.held.english).toEqual([]);
    expect(story.map(({ key }) => key).slice(0, 2)).toEqual(['handOfGod', 'cancelled']);
  });

  it('16.0 a Hand of God may itself be cancelled by the other side’s; then the first chit stands', () => {
    const played = play(drawn('parmaReady', ['handOfGod'], ['handOfGod']), E, 'handOfGod').G;
    expect(rules.awaiting(played)).toEqual({ [S]: 'reaction' });
    expect(played.windows.map(({ chit }) => chit)).toEqual(['parmaReady', 'handOfGod']);
    const { G } = play(played, S, 'handOfGod', [], END);
    expect(G.parma.ready).toBe(1);
    expect(G.pool.handOfGod).toBe(2);
    const let_ = play(played, S, 'letStand', [], END).G;
    expect(let_.parma.ready).toBe(0);
    expect(let_.held.spanish).toEqual(['handOfGod']);
  });

  it('16.0 the drawer may cancel his own chit', () => {
    const G = drawn('parmaDelayed', [], ['handOfGod']);
    expect(rules.awaiting(G)).toEqual({ [S]: 'reaction' });
    expect(play(G, S, 'handOfGod', [], END).G.parma.delayed).toBe(0);
  });

  it('16.0 a Hand of God just drawn cannot protect itself, but may be struck down', () => {
    const G = drawn('handOfGod', ['handOfGod'], []);
    expect(rules.awaiting(G)).toEqual({ [E]: 'reaction' });
    expect(play(G, E, 'letStand', [], END).G.held).toEqual({ english: ['handOfGod'], spanish: ['handOfGod'] });
    expect(play(G, E, 'handOfGod', [], END).G.pool.handOfGod).toBe(2);
  });

  it('16.0 an event that is struck down asks for no target', () => {
    const G = drawn('explosion', ['handOfGod'], []);
    expect(play(G, E, 'handOfGod', [], END).G.turn).toBe(2);
    expect(play(G, E, 'letStand').G.step).toBe('resolve');
  });

  it('16.0 No Event and Bonus Draw open no window', () => {
    const quiet = campaign((board) => {
      Object.assign(board, { segment: 'exit', step: 'exit', armadaBox: 2 });
      for (const id of ['howard', 'hawkins', 'frobisher', 'seymour'] as const) set(board, id, { alive: false, loc: null, hits: 20 });
      set(board, 'drake', { square: 'A1', loc: null });
      hands(['handOfGod'], [])(board);
    });
    expect(play(quiet, E, 'exitTactical', [[]], [1, 1, 1, 1]).G.turn).toBe(2);
  });

  it('16.0 who is not asked cannot answer', () => {
    const G = drawn('parmaReady', ['handOfGod'], []);
    expect(why(G, S, 'handOfGod')).toBe('notAsked 16.0');
    expect(why(G, E, 'resolveEvent', [{ target: 'diego' }])).toBe('notNow 16.0');
    expect(why(G, E, 'letStand', [1])).toBe('malformed 16.0');
  });
});

describe('16.0 Hand of God against a chit that was played', () => {
  it('16.0 a battle chit: no effect, and the other side may play next', () => {
    const battle = tactics(
      attackNow(sea({ drake: 'E3', howard: 'A1', diego: 'E4', medina1: 'H7' }, hands(['broadside'], ['handOfGod'])), E, 'drake', 'diego'),
      'closeIn',
      'standOff',
      [],
    ).G;
    const played = play(battle, E, 'playBattleChit', ['broadside']).G;
    expect(rules.awaiting(played)).toEqual({ [S]: 'reaction' });
    const { G, told: story } = play(played, S, 'handOfGod', [], [1, 1, 1, 1, 1, 6, 6]);
    expect(told(story, 'fire')[0].roll?.dice).toHaveLength(3);
    expect(G.pool.broadside).toBe(2);
    expect(told(play(played, S, 'letStand', [], [1, 1, 1, 1, 1, 1, 6, 6]).told, 'fire')[0].roll?.dice).toHaveLength(4);
  });

  it('16.0 Shipwrights: the Repair is rolled without them', () => {
    const G = sea({ drake: 'A1', howard: 'A9', diego: 'E5' }, (board) => {
      hands(['shipwrights'], ['handOfGod'])(board);
      set(board, 'drake', { hits: 1 });
    });
    const played = play(G, E, 'repair', ['drake', { shipwrights: true }]).G;
    expect(rules.awaiting(played)).toEqual({ [S]: 'reaction' });
    expect(play(played, S, 'handOfGod', [], [3, 3]).G.squadrons.drake.hits).toBe(1);
    expect(play(played, S, 'letStand', [], [3, 3]).G.squadrons.drake.hits).toBe(0);
  });

  it('16.0 Holy Banner and stores: the normal roll is made', () => {
    const banner = sea(
      { recalde: 'C3', diego: 'E5' },
      (board) => {
        hands(['handOfGod'], ['holyBanner', 'urcaStores'])(board);
        set(board, 'recalde', { broken: true, shot: 1 });
      },
      'spanishTactical',
    );
    const rally = play(banner, S, 'rally', ['recalde', { holyBanner: true }]).G;
    expect(play(rally, E, 'handOfGod', [], [6, 6]).G.squadrons.recalde.broken).toBe(true);
    const stores = play(banner, S, 'resupply', ['recalde', { stores: true }]).G;
    expect(play(stores, E, 'handOfGod', [], [4]).G.squadrons.recalde.shot).toBe(1);
    expect(play(stores, E, 'letStand').G.squadrons.recalde.shot).toBe(0);
  });

  it('16.0 Favourable Slant: the path is cut to the normal allowance; 17.1.6(c) rolls after the reaction', () => {
    const G = sea({ drake: 'A5', howard: 'A1', diego: 'J9' }, (board) => {
      hands(['favourableSlant'], ['handOfGod'])(board);
      on('hawkinsC')(board);
    });
    const played = play(G, E, 'sail', ['drake', ['B5', 'C5', 'D5', 'E5'], { slant: true }]).G;
    expect(played.squadrons.drake.square).toBe('A5');
    expect(play(played, S, 'handOfGod', [], [1]).G.squadrons.drake.square).toBe('D5');
    expect(play(played, S, 'letStand', [], [1]).G.squadrons.drake.square).toBe('E5');
    expect(play(played, S, 'letStand', [], [6]).G.squadrons.drake.square).toBe('C5');
  });

  it('16.0 Volunteers: the squadron rolls like the others', () => {
    const G = campaign((board) => {
      Object.assign(board, { segment: 'reinforce', step: 'reinforce' });
      hands(['volunteers'], ['handOfGod'])(board);
    });
    const played = play(G, E, 'reinforce', [{ volunteers: 'drake' }]).G;
    expect(rules.awaiting(played)).toEqual({ [S]: 'reaction' });
    expect(rules.phase(played)).toBe('reorganize');
    expect(play(played, S, 'handOfGod', [], [3, 3, 3, 3, 3, 1, 1]).G.squadrons.drake.added).toBe(0);
    expect(play(played, S, 'letStand', [], [3, 3, 3, 3, 1, 1]).G.squadrons.drake.added).toBe(1);
  });
});
