import { chits } from '../../../src/games/invincible-armada/data/chits.js';
import { CHITS, type ChitId } from '../../../src/games/invincible-armada/ids.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { attackNow, campaign, choicesOf, E, kth, on, play, rules, S, sea, set, tactics, told, why } from './fixtures.js';

/** The Spanish draw, with these dice, after a day on which everybody English is gone and nothing else happens. */
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

/** A chit that the Spanish have drawn and must resolve now. */
const resolving = (chit: ChitId, change: (G: Armada) => void = () => {}, by: 'english' | 'spanish' = 'spanish') =>
  campaign((G) => {
    Object.assign(G, { segment: by === 'spanish' ? 'spanishEvents' : 'englishEvents', step: 'resolve' });
    G.events = { by, queue: [], resolving: chit };
    G.pool[chit] -= 1;
    change(G);
  });
/** Two No Events end the turn after the Spanish; the English draw nothing either. */
const resolve = (G: Armada, args: object, dice: readonly number[] = [], after: readonly number[] = NOTHING) =>
  play(G, S, 'resolveEvent', [args], [...dice, ...after]);

describe('2.2.3 the 48 chits', () => {
  it('2.2.3 there are 48, two of them No Event, of 28 kinds', () => {
    expect(CHITS.reduce((sum, id) => sum + chits[id].count, 0)).toBe(48);
    expect(chits.noEvent.count).toBe(2);
    expect(CHITS).toHaveLength(28);
    expect(CHITS.filter((id) => chits[id].owner === 'english')).toEqual(['weatherGage', 'supplyHoys', 'volunteers']);
    expect(CHITS.filter((id) => chits[id].owner === 'spanish')).toEqual(['soldiers', 'holyBanner', 'urcaStores']);
  });
});

describe('16.0 the draw', () => {
  it('16.0 two chits each, the Spanish first; all draws come before anything is resolved', () => {
    const { G, told: story } = draw([kth('broadside'), kth('parmaReady'), ...NOTHING]);
    expect(told(story, 'drawn').map(({ by, values }) => [by, values?.chits])).toEqual([
      [S, ['broadside', 'parmaReady']],
      [E, ['noEvent', 'noEvent']],
    ]);
    expect(G.held.spanish).toEqual(['broadside']);
    expect(G.parma.ready).toBe(1);
    expect(G.turn).toBe(2);
  });

  it('16.0 Bonus Draw brings two more, in chains; it and No Event go back when all is drawn', () => {
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

  it('16.0 nothing is drawn from an empty pool', () => {
    const { told: story } = draw([], (G) => {
      for (const chit of CHITS) G.pool[chit] = 0;
    });
    expect(told(story, 'drawn').map(({ values }) => values?.chits)).toEqual([[], []]);
  });

  it('16.0 chits lying on squadrons return before the Spanish draw', () => {
    const { G } = draw([...NOTHING, ...NOTHING], (board) => {
      board.placed = [{ chit: 'murmurs', squadron: 'diego' }];
      board.pool.murmurs = 1;
    });
    expect(G.placed).toEqual([]);
    expect(G.pool.murmurs).toBe(2);
  });

  it('16.0 a held chit goes face up to whoever may play it: its colour’s owner, or the drawer', () => {
    const { G } = draw([kth('supplyHoys'), kth('shipwrights'), kth('soldiers', ['supplyHoys', 'shipwrights']), kth('crossedLines')]);
    expect(G.held).toEqual({ english: ['supplyHoys', 'crossedLines'], spanish: ['shipwrights', 'soldiers'] });
    expect(rules.view(G, E).held).toEqual(G.held);
  });
});

describe('16.0 immediate chits without a target', () => {
  it('16.0 Wind Shift turns the wind', () => {
    const { G } = draw([kth('windShift'), 1, ...NOTHING]);
    expect(G).toMatchObject({ wind: 'east', weatherChits: ['windShift'] });
  });

  it('16.0 Dead Calm, Fog Bank and Squall set the weather until the next roll; a squall does no damage', () => {
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

  it('16.0 Parma Ready and Parma Delayed stay at Gravelines for good', () => {
    const { G } = draw([kth('parmaReady'), kth('parmaDelayed', ['parmaReady']), ...NOTHING]);
    expect(G.parma).toEqual({ ready: 1, delayed: 1 });
    expect(G.pool.parmaReady).toBe(1);
  });
});

describe('16.0 immediate chits with a target', () => {
  it('16.0 any living squadron of either side, wherever it is, including in port', () => {
    const G = resolving('explosion', (board) => set(board, 'medina3', { alive: false, square: null, hits: 8 }));
    expect(choicesOf(G, S, 'resolveEvent')).toHaveLength(14);
    expect(why(G, S, 'resolveEvent', [{ target: 'drake' }])).toBe('allowed');
    expect(why(G, S, 'resolveEvent', [{ target: 'medina3' }])).toBe('sunk 16.0');
    expect(why(G, S, 'resolveEvent', [{ target: 'diego', second: 'pedro' }])).toBe('notBeside 16.0');
    expect(why(G, S, 'resolveEvent', [{}])).toBe('malformed 16.0');
    expect(why(G, S, 'resolveEvent', ['diego'])).toBe('malformed 16.0');
    expect(why(G, E, 'resolveEvent', [{ target: 'diego' }])).toBe('notAsked 16.0');
  });

  it('16.0 Magazine Explosion: two Hits, one Morale Roll', () => {
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

  it('16.0 Fire Aboard: one Hit, Morale at +1', () => {
    const { G, told: story } = resolve(resolving('fireAboard'), { target: 'diego' }, [4, 4]);
    expect(G.squadrons.diego).toMatchObject({ hits: 1, broken: true });
    expect(told(story, 'breaks')[0].roll?.modifiers).toEqual([
      ['hits', 1],
      ['fireAboard', 1],
    ]);
  });

  it('16.0 Collision: one Hit each for two squadrons of a side that lie together, the second even if the first sinks', () => {
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

  it('16.0 a squadron on the tactical map is never beside one on top of the Armada', () => {
    const G = resolving('collision', (board) => {
      set(board, 'drake', { square: 'A1', loc: null });
      set(board, 'howard', { loc: { t: 'box', n: 1 } });
    });
    expect(why(G, S, 'resolveEvent', [{ target: 'drake' }])).toBe('allowed');
    expect(why(G, S, 'resolveEvent', [{ target: 'drake', second: 'howard' }])).toBe('notBeside 16.0');
  });

  it('16.0 Ship Fever: Morale at +2 for an unbroken squadron', () => {
    const G = resolving('fever', (board) => set(board, 'pedro', { broken: true }));
    expect(why(G, S, 'resolveEvent', [{ target: 'pedro' }])).toBe('alreadyBroken 16.0');
    expect(resolve(G, { target: 'diego' }, [4, 4]).G.squadrons.diego).toMatchObject({ hits: 0, broken: true });
  });

  it('16.0 Spoiled Powder: two Shot, then one Low Ammo die, for a squadron without Low Ammo; 17.2.4 helps the English', () => {
    const G = resolving('spoiledPowder', (board) => set(board, 'pedro', { lowAmmo: true }));
    expect(why(G, S, 'resolveEvent', [{ target: 'pedro' }])).toBe('alreadyLow 16.0');
    expect(resolve(G, { target: 'diego' }, [2]).G.squadrons.diego).toMatchObject({ shot: 2, lowAmmo: false });
    expect(resolve(G, { target: 'diego' }, [1]).G.squadrons.diego).toMatchObject({ shot: 0, lowAmmo: true });
    expect(resolve(resolving('spoiledPowder', on('queensPurse')), { target: 'drake' }, [1]).G.squadrons.drake.lowAmmo).toBe(false);
  });

  it('16.0 Stout Hearts and Murmurs of Mutiny lie on a squadron and count in each of its Morale Rolls', () => {
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

  it('16.0 Fouled Rigging lies on a squadron of either side', () => {
    const { G } = resolve(resolving('fouledRigging'), { target: 'drake' });
    expect(G.placed).toEqual([{ chit: 'fouledRigging', squadron: 'drake' }]);
  });

  it('16.0 a chit that can befall nobody goes back', () => {
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

  it('7.4.3 16.0 the attacker first, then by turns, until both pass in succession; several may be stacked', () => {
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

  it('7.4.3 a side without a chit for this battle passes by itself', () => {
    const { G } = battle(['shipwrights'], ['urcaStores'], 'standOff', 'standOff', [1, 1, 1, 6, 6]);
    expect(G.battle).toBeNull();
  });

  it('16.0 Weather Gage: two dice with Stand Off or Close In only', () => {
    expect(choicesOf(battle(['weatherGage'], [], 'closeIn', 'standOff').G, E, 'playBattleChit')).toEqual([['weatherGage']]);
    expect(battle(['weatherGage'], [], 'tryToBoard', 'closeIn', [1, 1, 1, 1, 1, 1, 1, 1, 6, 6]).G.battle).toBeNull();
    const { G } = battle(['weatherGage', 'broadside'], [], 'tryToBoard', 'closeIn');
    expect(why(G, E, 'playBattleChit', ['weatherGage'])).toBe('otherTactic 16.0');
  });

  it('16.0 Soldiers: two dice with Try to Board only', () => {
    const { G } = battle([], ['soldiers'], 'standOff', 'tryToBoard');
    expect(rules.awaiting(G)).toEqual({ [S]: 'battleChits' });
    expect(
      play(G, S, 'playBattleChit', ['soldiers'], [1, 1, 1, 1, 1, 1, 1, 1, 6, 6]).told.filter(({ key }) => key === 'fire')[1].roll?.dice,
    ).toHaveLength(4);
    expect(battle([], ['soldiers'], 'standOff', 'closeIn', [1, 1, 1, 6, 6]).G.battle).toBeNull();
  });

  it('16.0 Crossed Lines: one enemy die less, not below none; who rolls none gets no Shot', () => {
    const { G } = battle(['crossedLines'], [], 'standOff', 'standOff');
    const { G: after, told: story } = play(G, E, 'playBattleChit', ['crossedLines'], [1, 1, 6]);
    expect(told(story, 'noDice')[0].who).toEqual(['diego', 'seymour']);
    expect(after.squadrons.diego.shot).toBe(0);
    expect(after.squadrons.seymour.shot).toBe(1);
  });

  it('16.0 no dice in a first cell: the other side rolls Morale all the same', () => {
    const { G } = battle([], ['crossedLines', 'crossedLines'], 'standOff', 'tryToBoard');
    const one = play(G, S, 'playBattleChit', ['crossedLines']).G;
    const { told: story } = play(one, S, 'playBattleChit', ['crossedLines'], [2, 2, 1, 1, 6]);
    expect(story.map(({ key }) => key)).toEqual(['played', 'noDice', 'holds', 'fire', 'ammoLasts', 'battleOver']);
  });

  it('16.0 refusals: not held, not for battle', () => {
    const { G } = battle(['broadside', 'shipwrights'], [], 'standOff', 'standOff');
    expect(why(G, E, 'playBattleChit', ['masterGunners'])).toBe('notHeld 16.0');
    expect(why(G, E, 'playBattleChit', ['shipwrights'])).toBe('notForBattle 16.0');
    expect(why(G, E, 'playBattleChit', ['cannon'])).toBe('malformed 7.4.3');
    expect(why(G, S, 'passBattleChits')).toBe('notAsked 6.0');
  });
});
