import type { ChitId } from '../../../src/games/invincible-armada/ids.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { scripted } from '../../kit/scripted.js';
import { attackNow, campaign, E, kth, on, play, rules, S, sea, set, tactics, told, why } from './fixtures.js';

const hands = (english: readonly ChitId[], spanish: readonly ChitId[]) => (G: Armada) => {
  G.held = { english: [...english], spanish: [...spanish] };
  for (const chit of [...english, ...spanish]) G.pool[chit] -= 1;
};

/** Makes the Spanish draw this chit and a No Event. */
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

/** A match in which both sides have a blessing, and the Spanish one chit. The English roll is next. */
const blessed = (chit: number) =>
  rules.setup({ deployment: 'historicalI', options: { papalBlessing: true, prayersAnswered: true } }, scripted([1, chit]));

describe('16.0 Hand of God against a drawn chit', () => {
  it('asks the opponent of the drawer first, then the drawer, if they hold one (16.0)', () => {
    const both = drawn('parmaReady', ['handOfGod'], ['handOfGod']);
    expect(rules.awaiting(both)).toEqual({ [E]: 'reaction' });
    expect(both.windows).toEqual([{ chit: 'parmaReady', by: 'spanish', ask: ['english', 'spanish'], purpose: { kind: 'event' } }]);
    const next = play(both, E, 'letStand').G;
    expect(rules.awaiting(next)).toEqual({ [S]: 'reaction' });
    const stands = play(next, S, 'letStand').G;
    expect(stands.parma.ready).toBe(1);
    expect(stands.held).toEqual({ english: ['handOfGod'], spanish: ['handOfGod'] });
  });

  it('cancels the chit and returns both to the pool (16.0)', () => {
    const { G, told: story } = play(drawn('parmaReady', ['handOfGod'], []), E, 'handOfGod', [], END);
    expect(G.parma.ready).toBe(0);
    expect(G.pool.parmaReady).toBe(2);
    expect(G.pool.handOfGod).toBe(2);
    expect(G.held.english).toEqual([]);
    expect(story.map(({ key }) => key).slice(0, 2)).toEqual(['handOfGod', 'cancelled']);
  });

  it('lets a Hand of God be cancelled by the other (16.0)', () => {
    const played = play(drawn('parmaReady', ['handOfGod'], ['handOfGod']), E, 'handOfGod').G;
    expect(rules.awaiting(played)).toEqual({ [S]: 'reaction' });
    expect(played.windows.map(({ chit }) => chit)).toEqual(['parmaReady', 'handOfGod']);
    const { G } = play(played, S, 'handOfGod', [], END);
    expect(G.parma.ready).toBe(1);
    expect(G.pool.handOfGod).toBe(2);
    const let_ = play(played, S, 'letStand').G;
    expect(let_.parma.ready).toBe(0);
    expect(let_.held.spanish).toEqual(['handOfGod']);
  });

  it('lets the drawer cancel the drawn chit (16.0)', () => {
    const G = drawn('parmaDelayed', [], ['handOfGod']);
    expect(rules.awaiting(G)).toEqual({ [S]: 'reaction' });
    expect(play(G, S, 'handOfGod', [], END).G.parma.delayed).toBe(0);
  });

  it('does not let a Hand of God just drawn be used, but lets it be cancelled (16.0)', () => {
    const G = drawn('handOfGod', ['handOfGod'], []);
    expect(rules.awaiting(G)).toEqual({ [E]: 'reaction' });
    expect(play(G, E, 'letStand').G.held).toEqual({ english: ['handOfGod'], spanish: ['handOfGod'] });
    expect(play(G, E, 'handOfGod', [], END).G.pool.handOfGod).toBe(2);
  });

  it('needs no target for a cancelled event (16.0)', () => {
    const G = drawn('explosion', ['handOfGod'], []);
    expect(play(G, E, 'handOfGod', [], END).G.turn).toBe(2);
    expect(play(G, E, 'letStand').G.step).toBe('resolve');
  });

  it('lets No Event be cancelled (16.0)', () => {
    const first = drawn('noEvent', ['handOfGod'], []);
    expect(first.windows.map(({ chit }) => chit)).toEqual(['noEvent']);
    expect(rules.awaiting(first)).toEqual({ [E]: 'reaction' });
    const { G, told: story } = play(first, E, 'handOfGod', [], END);
    expect(story.slice(0, 2).map(({ key }) => key)).toEqual(['handOfGod', 'cancelled']);
    expect(G.pool).toMatchObject({ noEvent: 2, handOfGod: 2 });
  });

  describe('a Bonus Draw', () => {
    const bonus = (english: readonly ChitId[], spanish: readonly ChitId[]) => {
      const G = campaign((board) => {
        Object.assign(board, { segment: 'exit', step: 'exit', armadaBox: 2 });
        for (const id of ['howard', 'hawkins', 'frobisher', 'seymour'] as const) set(board, id, { alive: false, loc: null, hits: 20 });
        set(board, 'drake', { square: 'A1', loc: null });
        hands(english, spanish)(board);
      });
      return play(G, E, 'exitTactical', [[]], [kth('bonusDraw')]);
    };

    it('can be cancelled before its draws (16.0)', () => {
      const { G, told: story } = bonus(['handOfGod'], []);
      expect(rules.awaiting(G)).toEqual({ [E]: 'reaction' });
      expect(G.windows).toEqual([{ chit: 'bonusDraw', by: 'spanish', ask: ['english'], purpose: { kind: 'draw' } }]);
      expect(told(story, 'drawn')[0].values?.chits).toEqual(['bonusDraw']);
    });

    it('gives no draws if cancelled; both chits return at once (16.0)', () => {
      const { G } = bonus(['handOfGod'], []);
      // The last draw is the Hand of God that was just returned to the pool.
      const after = play(G, E, 'handOfGod', [], [kth('handOfGod'), ...END]);
      expect(told(after.told, 'drawn').map(({ values }) => values?.chits)).toEqual([['handOfGod'], ['noEvent', 'noEvent']]);
      expect(after.G.held).toEqual({ english: [], spanish: ['handOfGod'] });
      expect(after.G.pool.bonusDraw).toBe(2);
    });

    it('gives two draws if not cancelled, and returns when the draw is finished (16.0)', () => {
      const { G } = bonus(['handOfGod'], []);
      const three = play(G, E, 'letStand', [], [kth('parmaReady', ['bonusDraw']), kth('explosion', ['bonusDraw', 'parmaReady']), 1]);
      expect(told(three.told, 'drawn')[0].values?.chits).toEqual(['parmaReady', 'explosion', 'noEvent']);
      expect(three.G.windows.map(({ chit }) => chit)).toEqual(['parmaReady']);
      expect(three.G.pool.bonusDraw).toBe(2);
      expect(three.G.events?.queue).toEqual(['explosion', 'noEvent']);
    });

    it('can be cancelled by the drawer alone (16.0)', () => {
      const { G } = bonus([], ['handOfGod']);
      expect(rules.awaiting(G)).toEqual({ [S]: 'reaction' });
      expect(G.windows).toEqual([{ chit: 'bonusDraw', by: 'spanish', ask: ['spanish'], purpose: { kind: 'draw' } }]);
      const { G: after, told: story } = play(G, S, 'handOfGod', [], [1, ...END]);
      expect(told(story, 'drawn').map(({ values }) => values?.chits)).toEqual([['noEvent'], ['noEvent', 'noEvent']]);
      expect(after.pool).toMatchObject({ bonusDraw: 2, handOfGod: 2 });
      expect(after.held.spanish).toEqual([]);
    });

    it('can be cancelled by the drawer, and that Hand of God by the opponent (16.0)', () => {
      const { G } = bonus(['handOfGod'], ['handOfGod']);
      const own = play(play(G, E, 'letStand').G, S, 'handOfGod').G;
      expect(rules.awaiting(own)).toEqual({ [E]: 'reaction' });
      const after = play(own, E, 'handOfGod', [], [1, 1, 2, ...END]).G;
      expect(after.turn).toBe(2);
    });
  });

  it('does not cancel a chit resolved before the Hand of God (16.0)', () => {
    const G = campaign((board) => {
      Object.assign(board, { segment: 'exit', step: 'exit', armadaBox: 2 });
      for (const id of ['howard', 'hawkins', 'frobisher', 'seymour'] as const) set(board, id, { alive: false, loc: null, hits: 20 });
      set(board, 'drake', { square: 'A1', loc: null });
    });
    const drawing = play(G, E, 'exitTactical', [[]], [kth('explosion'), kth('handOfGod', ['explosion'])]).G;
    expect(drawing).toMatchObject({ step: 'resolve', held: { spanish: [] } });
    const hit = play(drawing, S, 'resolveEvent', [{ target: 'drake' }], [1, 1, ...END]).G;
    expect(hit.squadrons.drake.hits).toBe(2);
    expect(hit.held.spanish).toEqual(['handOfGod']);
  });

  it('lets Bonus Draw and No Event of a blessing be cancelled (16.0, 17.1.7)', () => {
    const { G } = play(blessed(kth('handOfGod')), S, 'keepChits', [[]], [2, kth('bonusDraw')]);
    expect(rules.phase(G)).toBe('blessing');
    expect(rules.awaiting(G)).toEqual({ [S]: 'reaction' });
    const cancelled = play(G, S, 'handOfGod', [], [kth('broadside')]).G;
    expect(cancelled.blessing).toEqual({ side: 'english', drawn: ['broadside'] });
    expect(cancelled.pool).toMatchObject({ bonusDraw: 2, handOfGod: 2 });
    const stands = play(G, S, 'letStand', [], [1, 1, kth('broadside', ['noEvent', 'noEvent', 'bonusDraw', 'handOfGod'])]).G;
    expect(stands.windows.map(({ chit }) => chit)).toEqual(['noEvent']);
    const second = play(play(stands, S, 'letStand').G, S, 'letStand').G;
    expect(second.blessing).toEqual({ side: 'english', drawn: ['broadside'] });
    expect(rules.awaiting(second)).toEqual({ [E]: 'blessing' });
    expect(second.pool).toMatchObject({ bonusDraw: 2, noEvent: 2 });
  });

  it('lets a kept chit of a blessing be cancelled (16.0, 17.1.7)', () => {
    const { G } = play(blessed(kth('handOfGod')), S, 'keepChits', [[]], [1, kth('broadside')]);
    const kept = play(G, E, 'keepChits', [[]]).G;
    expect(rules.awaiting(kept)).toEqual({ [S]: 'reaction' });
    expect(play(kept, S, 'handOfGod').G.held).toEqual({ english: [], spanish: [] });
  });

  it('refuses answers of a side that is not asked (16.0)', () => {
    const G = drawn('parmaReady', ['handOfGod'], []);
    expect(why(G, S, 'handOfGod')).toBe('notAsked 16.0');
    expect(why(G, E, 'resolveEvent', [{ target: 'diego' }])).toBe('notNow 16.0');
    expect(why(G, E, 'letStand', [1])).toBe('malformed 16.0');
  });
});

describe('16.0 Hand of God against a played chit', () => {
  it('cancels a battle chit; the other side plays next (16.0)', () => {
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

  it('rolls the Repair without cancelled Shipwrights (16.0)', () => {
    const G = sea({ drake: 'A1', howard: 'A9', diego: 'E5' }, (board) => {
      hands(['shipwrights'], ['handOfGod'])(board);
      set(board, 'drake', { hits: 1 });
    });
    const played = play(G, E, 'repair', ['drake', { shipwrights: true }]).G;
    expect(rules.awaiting(played)).toEqual({ [S]: 'reaction' });
    expect(play(played, S, 'handOfGod', [], [3, 3]).G.squadrons.drake.hits).toBe(1);
    expect(play(played, S, 'letStand', [], [3, 3]).G.squadrons.drake.hits).toBe(0);
  });

  it('makes the normal roll without Holy Banner or stores (16.0)', () => {
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

  it('cuts the path without Favourable Slant; 17.1.6(c) rolls after the reaction (16.0)', () => {
    const G = sea({ drake: 'A5', howard: 'A1', diego: 'J9' }, (board) => {
      hands(['favourableSlant'], ['handOfGod'])(board);
      on('hawkinsC')(board);
    });
    const played = play(G, E, 'sail', ['drake', ['B5', 'C5', 'D5', 'E5'], { slant: true }]).G;
    expect(played.squadrons.drake.square).toBe('A5');
    const cut = play(played, S, 'handOfGod', [], [1]).G;
    expect(play(cut, E, 'sailOn', [['D5']]).G.squadrons.drake.square).toBe('D5');
    expect(why(cut, E, 'sailOn', [['D5', 'E5']])).toBe('tooFar 6.1.2');
    const slant = play(played, S, 'letStand', [], [1]).G;
    expect(slant.squadrons.drake.square).toBe('C5');
    expect(play(slant, E, 'sailOn', [['D4', 'E4']]).G.squadrons.drake.square).toBe('E4');
    expect(play(played, S, 'letStand', [], [6]).G.squadrons.drake.square).toBe('C5');
  });

  it('rolls for the squadron without Volunteers (16.0)', () => {
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
