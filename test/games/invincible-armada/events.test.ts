import { chits } from '../../../src/games/invincible-armada/data/chits.js';
import { CHITS, type ChitId } from '../../../src/games/invincible-armada/ids.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { attackNow, campaign, choicesOf, E, kth, on, play, rules, S, sea, set, tactics, told, why } from './fixtures.js';

/** The Spanish draw with these dice. All English squadrons are eliminated. */
function draw(dice: readonly number[], change: (G: Armada) => void = () => {}) {
  const G = campaign((board) => {
    Object.assign(board, { segment: 'exit', step: 'exit', weather: 'normal', armadaBox: 2 });
    set(board, 'drake', { square: 'A1', loc: null });
    for (const id of ['howard', 'hawkins', 'frobisher', 'seymour'] as const) set(board, id, { alive: false, loc: null, hits: 20 });
    change(board);
  });
  return play(G, E, 'exitTactical', [[]], dice);
}
const NOTHING = [1, 1];

/** Returns a state in which a chit must be resolved, by default by the Spanish. */
const resolving = (chit: ChitId, change: (G: Armada) => void = () => {}, by: 'english' | 'spanish' = 'spanish') =>
  campaign((G) => {
    Object.assign(G, { segment: by === 'spanish' ? 'spanishEvents' : 'englishEvents', step: 'resolve' });
    G.events = { by, queue: [], resolving: chit };
    G.pool[chit] -= 1;
    change(G);
  });
/** Plays a resolveEvent move. Afterwards both sides draw No Event. */
const resolve = (G: Armada, args: object, dice: readonly number[] = [], after: readonly number[] = NOTHING) =>
  play(G, S, 'resolveEvent', [args], [...dice, ...after]);

describe('2.2.3 the 48 chits', () => {
  it('has 48 chits of 28 kinds, two of them No Event (2.2.3)', () => {
    expect(CHITS.reduce((sum, id) => sum + chits[id].count, 0)).toBe(48);
    expect(chits.noEvent.count).toBe(2);
    expect(CHITS).toHaveLength(28);
    expect(CHITS.filter((id) => chits[id].owner === 'english')).toEqual(['weatherGage', 'supplyHoys', 'volunteers']);
    expect(CHITS.filter((id) => chits[id].owner === 'spanish')).toEqual(['soldiers', 'holyBanner', 'urcaStores']);
  });
});

describe('16.0 draws', () => {
  it('draws two chits per side, the Spanish first, before any is resolved (16.0)', () => {
    const { G, told: story } = draw([kth('broadside'), kth('parmaReady'), ...NOTHING]);
    expect(told(story, 'drawn').map(({ by, values }) => [by, values?.chits])).toEqual([
      [S, ['broadside', 'parmaReady']],
      [E, ['noEvent', 'noEvent']],
    ]);
    expect(G.held.spanish).toEqual(['broadside']);
    expect(G.parma.ready).toBe(1);
    expect(G.turn).toBe(2);
  });

  it('draws two more for each Bonus Draw, then returns it and No Event (16.0)', () => {
    const { G, told: story } = draw([3, 3, 3, 3, 3, 3, ...NOTHING]);
    expect(told(story, 'drawn')[0].values?.chits).toEqual([
      'bonusDraw',
      'bonusDraw',
      'parmaReady',
      'parmaReady',
      'parmaDelayed',
      'parmaDelayed',
    ]);
    expect(G.pool.bonusDraw).toBe(2);
    expect(G.parma).toEqual({ ready: 2, delayed: 2 });
    expect(G.pool.parmaReady + G.pool.parmaDelayed).toBe(0);
  });

  it('draws no chit from an empty pool (16.0)', () => {
    const { told: story } = draw([], (G) => {
      for (const chit of CHITS) G.pool[chit] = 0;
    });
    expect(told(story, 'drawn').map(({ values }) => values?.chits)).toEqual([[], []]);
  });

  it('returns chits on squadrons before the Spanish draw (16.0)', () => {
    const { G } = draw([...NOTHING, ...NOTHING], (board) => {
      board.placed = [{ chit: 'murmurs', squadron: 'diego' }];
      board.pool.murmurs = 1;
    });
    expect(G.placed).toEqual([]);
    expect(G.pool.murmurs).toBe(2);
  });

  it('gives a held chit to the side of its colour, or the drawer (16.0)', () => {
    const { G } = draw([kth('supplyHoys'), kth('shipwrights'), kth('soldiers', ['supplyHoys', 'shipwrights']), kth('crossedLines')]);
    expect(G.held).toEqual({ english: ['supplyHoys', 'crossedLines'], spanish: ['shipwrights', 'soldiers'] });
    expect(rules.view(G, E).held).toEqual(G.held);
  });
});

describe('16.0 immediate chits without a target', () => {
  it('reverses the wind with Wind Shift (16.0)', () => {
    const { G } = draw([kth('windShift'), 1, ...NOTHING]);
    expect(G).toMatchObject({ wind: 'east', weatherChits: ['windShift'] });
  });

  it('sets the weather with chits until the next roll; a Squall does no damage (16.0)', () => {
    for (const [chit, weather] of [
      ['deadCalm', 'calm'],
      ['fogBank', 'fog'],
      ['squall', 'gales'],
    ] as const) {
      const { G, told: story } = draw([kth(chit), kth('murmurs', [chit])], (board) => set(board, 'diego', { hits: 1 }));
      expect(G.step).toBe('resolve');
      expect(G).toMatchObject({ weather, weatherChits: [chit] });
      expect(told(story, 'galeHit').concat(told(story, 'galeMiss'))).toEqual([]);
      expect(G.pool[chit]).toBe(0);
    }
  });

  it('keeps Parma chits at Gravelines permanently (16.0)', () => {
    const { G } = draw([kth('parmaReady'), kth('parmaDelayed', ['parmaReady']), ...NOTHING]);
    expect(G.parma).toEqual({ ready: 1, delayed: 1 });
    expect(G.pool.parmaReady).toBe(1);
  });
});

describe('16.0 immediate chits with a target', () => {
  it('allows any squadron in play as target, even in port (16.0)', () => {
    const G = resolving('explosion', (board) => set(board, 'medina3', { alive: false, square: null, hits: 8 }));
    expect(choicesOf(G, S, 'resolveEvent')).toHaveLength(14);
    expect(why(G, S, 'resolveEvent', [{ target: 'drake' }])).toBe('allowed');
    expect(why(G, S, 'resolveEvent', [{ target: 'medina3' }])).toBe('sunk 16.0');
    expect(why(G, S, 'resolveEvent', [{ target: 'diego', second: 'pedro' }])).toBe('notBeside 16.0');
    expect(why(G, S, 'resolveEvent', [{}])).toBe('malformed 16.0');
    expect(why(G, S, 'resolveEvent', ['diego'])).toBe('malformed 16.0');
    expect(why(G, E, 'resolveEvent', [{ target: 'diego' }])).toBe('notAsked 16.0');
  });

  it('resolves Magazine Explosion: 2 Hits, 1 Morale Roll (16.0)', () => {
    const { G, told: story } = resolve(resolving('explosion'), { target: 'diego' }, [4, 4]);
    expect(G.squadrons.diego).toMatchObject({ hits: 2, broken: true });
    expect(told(story, 'breaks')).toHaveLength(1);
    expect(G.pool.explosion).toBe(2);
    const sunk = resolve(
      resolving('explosion', (board) => set(board, 'diego', { hits: 14 })),
      { target: 'diego' },
    );
    expect(sunk.G.squadrons.diego.alive).toBe(false);
  });

  it('resolves Fire Aboard: 1 Hit, Morale Roll at +1 (16.0)', () => {
    const { G, told: story } = resolve(resolving('fireAboard'), { target: 'diego' }, [4, 4]);
    expect(G.squadrons.diego).toMatchObject({ hits: 1, broken: true });
    expect(told(story, 'breaks')[0].roll?.modifiers).toEqual([
      ['hits', 1],
      ['fireAboard', 1],
    ]);
  });

  it('resolves Collision: 1 Hit each, the second even if the first is eliminated (16.0)', () => {
    const G = resolving('collision', (board) => set(board, 'diego', { hits: 14 }));
    expect(choicesOf(G, S, 'resolveEvent')).toContainEqual([{ target: 'drake', second: 'howard' }]);
    expect(choicesOf(G, S, 'resolveEvent')).toContainEqual([{ target: 'seymour' }]);
    expect(why(G, S, 'resolveEvent', [{ target: 'diego' }])).toBe('secondNeeded 16.0');
    expect(why(G, S, 'resolveEvent', [{ target: 'diego', second: 'recalde' }])).toBe('notBeside 16.0');
    expect(why(G, S, 'resolveEvent', [{ target: 'diego', second: 'diego' }])).toBe('notBeside 16.0');
    const { G: after } = resolve(G, { target: 'diego', second: 'medina3' }, [1, 1]);
    expect(after.squadrons.diego.alive).toBe(false);
    expect(after.squadrons.medina3.hits).toBe(1);
  });

  it('allows no collision between the tactical map and the top of the Armada (16.0)', () => {
    const G = resolving('collision', (board) => {
      set(board, 'drake', { square: 'A1', loc: null });
      set(board, 'howard', { loc: { t: 'box', n: 1 } });
    });
    expect(why(G, S, 'resolveEvent', [{ target: 'drake' }])).toBe('allowed');
    expect(why(G, S, 'resolveEvent', [{ target: 'drake', second: 'howard' }])).toBe('notBeside 16.0');
  });

  it('resolves Ship Fever: Morale Roll at +2 for an unbroken squadron (16.0)', () => {
    const G = resolving('fever', (board) => set(board, 'pedro', { broken: true }));
    expect(why(G, S, 'resolveEvent', [{ target: 'pedro' }])).toBe('alreadyBroken 16.0');
    expect(resolve(G, { target: 'diego' }, [4, 4]).G.squadrons.diego).toMatchObject({ hits: 0, broken: true });
  });

  it('resolves Spoiled Powder: 2 Shot and a Low Ammo check, with 17.2.4 for the English (16.0)', () => {
    const G = resolving('spoiledPowder', (board) => set(board, 'pedro', { lowAmmo: true }));
    expect(why(G, S, 'resolveEvent', [{ target: 'pedro' }])).toBe('alreadyLow 16.0');
    expect(resolve(G, { target: 'diego' }, [2]).G.squadrons.diego).toMatchObject({ shot: 2, lowAmmo: false });
    expect(resolve(G, { target: 'diego' }, [1]).G.squadrons.diego).toMatchObject({ shot: 0, lowAmmo: true });
    expect(resolve(resolving('spoiledPowder', on('queensPurse')), { target: 'drake' }, [1]).G.squadrons.drake.lowAmmo).toBe(false);
  });

  it('counts Stout Hearts and Murmurs in each Morale Roll of the squadron (16.0)', () => {
    for (const [chit, amount] of [
      ['stoutHearts', -2],
      ['murmurs', 2],
    ] as const) {
      const { G } = resolve(resolving(chit), { target: 'diego' });
      expect(G.placed).toEqual([{ chit, squadron: 'diego' }]);
      expect(G.pool[chit]).toBe(1);
      const explosion = {
        ...G,
        segment: 'spanishEvents',
        step: 'resolve',
        events: { by: 'spanish', queue: [], resolving: 'fever' },
      } as Armada;
      const { told: story } = resolve(explosion, { target: 'diego' }, [1, 1]);
      expect(told(story, 'holds')[0].roll?.modifiers).toContainEqual([chit, amount]);
    }
  });

  it('places Fouled Rigging on a squadron of either side (16.0)', () => {
    const { G } = resolve(resolving('fouledRigging'), { target: 'drake' });
    expect(G.placed).toEqual([{ chit: 'fouledRigging', squadron: 'drake' }]);
  });

  it('returns a chit without a legal target (16.0)', () => {
    const { G, told: story } = draw([kth('spoiledPowder'), 1, ...NOTHING], (board) => {
      for (const squadron of Object.values(board.squadrons)) if (squadron.alive) squadron.lowAmmo = true;
    });
    expect(told(story, 'noTarget')).toHaveLength(1);
    expect(G.pool.spoiledPowder).toBe(2);
  });
});

describe('7.4.3 chits in battle', () => {
  const battle = (english: readonly ChitId[], spanish: readonly ChitId[], e: string, s: string, dice: readonly number[] = []) =>
    tactics(
      attackNow(
        sea({ seymour: 'E3', howard: 'A1', diego: 'E4', medina1: 'H7' }, (G) => {
          G.held = { english: [...english], spanish: [...spanish] };
          for (const chit of [...english, ...spanish]) G.pool[chit] -= 1;
        }),
        E,
        'seymour',
        'diego',
      ),
      e,
      s,
      dice,
    );

  it('alternates battle chits, attacker first, until both pass in succession (7.4.3, 16.0)', () => {
    const { G } = battle(['broadside', 'masterGunners'], ['broadside'], 'closeIn', 'closeIn');
    expect(rules.awaiting(G)).toEqual({ [E]: 'battleChits' });
    const one = play(G, E, 'playBattleChit', ['broadside']).G;
    expect(rules.awaiting(one)).toEqual({ [S]: 'battleChits' });
    expect(one.pool.broadside).toBe(1);
    const two = play(one, S, 'passBattleChits').G;
    expect(rules.awaiting(two)).toEqual({ [E]: 'battleChits' });
    const three = play(two, E, 'playBattleChit', ['masterGunners']).G;
    expect(three.battle?.extra.english).toEqual({ dice: 1, drm: 1 });
    expect(rules.awaiting(three)).toEqual({ [S]: 'battleChits' });
    const { told: story } = play(three, S, 'passBattleChits', [], [1, 1, 1, 1, 2, 2, 2, 6, 6]);
    const [fire] = told(story, 'fire');
    expect(fire.roll).toMatchObject({ dice: [1, 1, 1, 1], modifiers: [['chits', 1]] });
    expect(fire.values?.dice).toEqual([
      ['matrix', 3],
      ['chits', 1],
    ]);
  });

  it('passes automatically for a side without a playable chit (7.4.3)', () => {
    const { G } = battle(['shipwrights'], ['urcaStores'], 'standOff', 'standOff', [1, 1, 1, 6, 6]);
    expect(G.battle).toBeNull();
  });

  it('adds 2 dice for Weather Gage with Stand Off or Close In only (16.0)', () => {
    expect(choicesOf(battle(['weatherGage'], [], 'closeIn', 'standOff').G, E, 'playBattleChit')).toEqual([['weatherGage']]);
    expect(battle(['weatherGage'], [], 'tryToBoard', 'closeIn', [1, 1, 1, 1, 1, 1, 1, 1, 6, 6]).G.battle).toBeNull();
    const { G } = battle(['weatherGage', 'broadside'], [], 'tryToBoard', 'closeIn');
    expect(why(G, E, 'playBattleChit', ['weatherGage'])).toBe('otherTactic 16.0');
  });

  it('adds 2 dice for Soldiers with Try to Board only (16.0)', () => {
    const { G } = battle([], ['soldiers'], 'standOff', 'tryToBoard');
    expect(rules.awaiting(G)).toEqual({ [S]: 'battleChits' });
    expect(
      play(G, S, 'playBattleChit', ['soldiers'], [1, 1, 1, 1, 1, 1, 1, 1, 6, 6]).told.filter(({ key }) => key === 'fire')[1].roll?.dice,
    ).toHaveLength(4);
    expect(battle([], ['soldiers'], 'standOff', 'closeIn', [1, 1, 1, 6, 6]).G.battle).toBeNull();
  });

  it('subtracts 1 enemy die for Crossed Lines, to 0 at least; 0 dice give no Shot (16.0)', () => {
    const { G } = battle(['crossedLines'], [], 'standOff', 'standOff');
    const { G: after, told: story } = play(G, E, 'playBattleChit', ['crossedLines'], [1, 1, 6]);
    expect(told(story, 'noDice')[0].who).toEqual(['diego', 'seymour']);
    expect(after.squadrons.diego.shot).toBe(0);
    expect(after.squadrons.seymour.shot).toBe(1);
  });

  it('makes the other side roll Morale even if the first side has no dice (16.0)', () => {
    const { G } = battle([], ['crossedLines', 'crossedLines'], 'standOff', 'tryToBoard');
    const one = play(G, S, 'playBattleChit', ['crossedLines']).G;
    const { told: story } = play(one, S, 'playBattleChit', ['crossedLines'], [2, 2, 1, 1, 6]);
    expect(story.map(({ key }) => key)).toEqual(['played', 'noDice', 'holds', 'fire', 'ammoLasts', 'battleOver']);
  });

  it('refuses chits that are not held or not for battles (16.0)', () => {
    const { G } = battle(['broadside', 'shipwrights'], [], 'standOff', 'standOff');
    expect(why(G, E, 'playBattleChit', ['masterGunners'])).toBe('notHeld 16.0');
    expect(why(G, E, 'playBattleChit', ['shipwrights'])).toBe('notForBattle 16.0');
    expect(why(G, E, 'playBattleChit', ['cannon'])).toBe('malformed 7.4.3');
    expect(why(G, S, 'passBattleChits')).toBe('notAsked 6.0');
  });
});
