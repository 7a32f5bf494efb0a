import type { Loc } from '../../../src/games/invincible-armada/ids.js';
import { choicesOf, E, on, play, rules, S, sea, set, told, why } from './fixtures.js';

const hurt = (change: Parameters<typeof sea>[1] = () => {}) =>
  sea({ drake: 'A1', frobisher: 'A9', diego: 'E5' }, (G) => {
    set(G, 'drake', { hits: 2, shot: 2, broken: true });
    set(G, 'howard', { hits: 1, lowAmmo: true, broken: true });
    set(G, 'hawkins', { hits: 1 });
    set(G, 'seymour', { hits: 1 });
    change(G);
  });
const spain = (change: Parameters<typeof sea>[1] = () => {}) =>
  sea(
    { sidonia: 'C3', recalde: 'D3', bertendona: 'E3', medina1: 'C5', medina2: 'C6', diego: 'H7' },
    (G) => {
      set(G, 'sidonia', { broken: true });
      set(G, 'recalde', { broken: true, shot: 1, hits: 1 });
      set(G, 'bertendona', { hits: 3, lowAmmo: true, broken: true });
      set(G, 'medina1', { shot: 2, hits: 1 });
      change(G);
    },
    'spanishTactical',
  );

describe('8.1 one choice', () => {
  it('allows one attempt, then gives a Moved marker (8.1)', () => {
    const { G } = play(hurt(), E, 'repair', ['drake'], [1, 1]);
    expect(G.moved).toEqual(['drake']);
    for (const move of ['repair', 'rally', 'resupply']) expect(why(G, E, move, ['drake'])).toBe('moved 6.1');
  });

  it('refuses recovery in Gales, not in Calm or Fog (8.1, 11.1)', () => {
    for (const weather of ['calm', 'fog', 'gales'] as const) {
      const G = hurt((board) => {
        board.weather = weather;
      });
      for (const move of ['repair', 'rally', 'resupply']) {
        expect(why(G, E, move, ['drake'])).toBe(weather === 'gales' ? 'galesRecovery 11.1' : 'allowed');
      }
    }
    const gales = spain((board) => {
      board.weather = 'gales';
    });
    expect(why(gales, S, 'takeLowAmmo', ['medina2', 'bertendona'])).toBe('galesRecovery 11.1');
  });
});

describe('8.2 repair', () => {
  it('removes one Hit on 8 or more (8.2)', () => {
    expect(play(hurt(), E, 'repair', ['drake'], [4, 4]).G.squadrons.drake.hits).toBe(1);
    expect(play(hurt(), E, 'repair', ['drake'], [4, 3]).G.squadrons.drake.hits).toBe(2);
  });

  it('adds 2 in port, and the squadron modifier (8.2)', () => {
    const { G, told: story } = play(hurt(), E, 'repair', ['hawkins'], [3, 2]);
    expect(G.squadrons.hawkins.hits).toBe(0);
    expect(told(story, 'repaired')[0].roll).toEqual({
      dice: [3, 2],
      modifiers: [
        ['display', 1],
        ['inPort', 2],
      ],
      total: 8,
      chart: 'repair',
      row: 1,
    });
    expect(play(spain(), S, 'repair', ['bertendona'], [4, 4]).G.squadrons.bertendona.hits).toBe(3);
  });

  it('needs a Hit (8.2)', () => {
    expect(why(hurt(), E, 'repair', ['frobisher'])).toBe('noHits 8.2');
    expect(why(hurt(), E, 'repair', ['diego'])).toBe('notYours 6.1');
  });

  it('asks Seymour about a second roll after a failure (8.2.1)', () => {
    const failed = play(hurt(), E, 'repair', ['seymour'], [1, 1]).G;
    expect(rules.awaiting(failed)).toEqual({ [E]: 'repairAgain' });
    expect(play(failed, E, 'repairAgain', [], [3, 3]).G.squadrons.seymour.hits).toBe(0);
    const { G: twice, told: story } = play(failed, E, 'repairAgain', [], [1, 1]);
    expect(told(story, 'notRepaired')[0]).toMatchObject({ case: '8.2.1', values: { second: true } });
    expect(twice.squadrons.seymour.hits).toBe(1);
    expect(twice.step).not.toBe('repairAgain');
    const left = play(failed, E, 'leaveRepair');
    expect(left.G.squadrons.seymour.hits).toBe(1);
    expect(left.G.moved).toEqual(['seymour']);
    expect(left.G.step).not.toBe('repairAgain');
    expect(play(hurt(), E, 'repair', ['seymour'], [3, 3]).G.squadrons.seymour.hits).toBe(0);
  });

  it('adds 3 for Shipwrights to both of Seymour’s rolls (16.0)', () => {
    const G = hurt((board) => {
      board.held.english = ['shipwrights'];
      board.pool.shipwrights = 1;
    });
    const failed = play(G, E, 'repair', ['seymour', { shipwrights: true }], [1, 1]).G;
    const after = play(failed, E, 'repairAgain', [], [1, 2]).G;
    expect(after.squadrons.seymour.hits).toBe(0);
    expect(after.pool.shipwrights).toBe(2);
    expect(why(hurt(), E, 'repair', ['drake', { shipwrights: true }])).toBe('notHeld 16.0');
    expect(choicesOf(G, E, 'repair')).toContainEqual(['drake', { shipwrights: true }]);
    expect(why(G, E, 'repair', ['drake', { shipwrights: 1 }])).toBe('malformed 8.2');
  });
});

describe('8.2 damaged squadrons', () => {
  it('subtracts 2 from Repair for an English squadron at sea with 4 or more Hits (8.2)', () => {
    const drake = (hits: number) => hurt((G) => set(G, 'drake', { hits }));
    expect(play(drake(3), E, 'repair', ['drake'], [4, 4]).G.squadrons.drake.hits).toBe(2);
    const { G, told: story } = play(drake(4), E, 'repair', ['drake'], [4, 5]);
    expect(G.squadrons.drake.hits).toBe(4);
    expect(told(story, 'notRepaired')[0].roll?.modifiers).toEqual([['damagedAtSea', -2]]);
    expect(play(drake(4), E, 'repair', ['drake'], [5, 5]).G.squadrons.drake.hits).toBe(3);
  });

  it('does not subtract in port, or for the Spanish (8.2)', () => {
    const howard = hurt((G) => set(G, 'howard', { hits: 4 }));
    expect(play(howard, E, 'repair', ['howard'], [3, 3]).G.squadrons.howard.hits).toBe(3);
    const recalde = spain((G) => set(G, 'recalde', { hits: 4 }));
    expect(play(recalde, S, 'repair', ['recalde'], [4, 4]).G.squadrons.recalde.hits).toBe(3);
  });
});

describe('8.3 rally', () => {
  it('rallies on 8 or less (8.3)', () => {
    expect(play(hurt(), E, 'rally', ['drake'], [4, 4]).G.squadrons.drake.broken).toBe(false);
    expect(play(hurt(), E, 'rally', ['drake'], [4, 5]).G.squadrons.drake.broken).toBe(true);
    expect(why(hurt(), E, 'rally', ['frobisher'])).toBe('notBroken 8.3');
  });

  it('adds 5 for an English squadron at sea with 4 or more Hits (8.3)', () => {
    const drake = (hits: number) => hurt((G) => set(G, 'drake', { hits }));
    expect(play(drake(3), E, 'rally', ['drake'], [4, 4]).G.squadrons.drake.broken).toBe(false);
    const { G, told: story } = play(drake(4), E, 'rally', ['drake'], [1, 3]);
    expect(G.squadrons.drake.broken).toBe(true);
    expect(told(story, 'notRallied')[0].roll?.modifiers).toEqual([['damagedAtSea', 5]]);
    expect(play(drake(4), E, 'rally', ['drake'], [1, 2]).G.squadrons.drake.broken).toBe(false);
  });

  it('does not count Hits in port, in a squadron off the map only at sea, and never for the Spanish (8.3)', () => {
    const howard = (loc: Loc) => hurt((G) => set(G, 'howard', { hits: 4, loc }));
    expect(play(howard({ t: 'port', id: 'dover' }), E, 'rally', ['howard'], [5, 5]).G.squadrons.howard.broken).toBe(false);
    expect(play(howard({ t: 'box', n: 3 }), E, 'rally', ['howard'], [2, 2]).G.squadrons.howard.broken).toBe(true);
    const recalde = spain((G) => set(G, 'recalde', { hits: 6 }));
    expect(play(recalde, S, 'rally', ['recalde'], [4, 4]).G.squadrons.recalde.broken).toBe(false);
  });

  it('subtracts 2 in port (8.3)', () => {
    expect(play(hurt(), E, 'rally', ['howard'], [5, 5]).G.squadrons.howard.broken).toBe(false);
    expect(play(hurt(), E, 'rally', ['howard'], [5, 6]).G.squadrons.howard.broken).toBe(true);
  });

  it('subtracts 1 with Sidonia once per turn, even Broken or for itself (8.3.1)', () => {
    const { G, told: story } = play(spain(), S, 'rally', ['sidonia', { sidonia: true }], [4, 5]);
    expect(G.squadrons.sidonia.broken).toBe(false);
    expect(told(story, 'rallied')[0].roll?.modifiers).toEqual([['sidonia', -1]]);
    expect(why(G, S, 'rally', ['recalde', { sidonia: true }])).toBe('sidoniaUsed 8.3.1');
    expect(why(G, S, 'rally', ['recalde'])).toBe('allowed');
    expect(why(hurt(), E, 'rally', ['drake', { sidonia: true }])).toBe('sidoniaEnglish 8.3.1');
    const sunk = spain((board) => set(board, 'sidonia', { alive: false, square: null, hits: 10 }));
    expect(why(sunk, S, 'rally', ['recalde', { sidonia: true }])).toBe('sunk 8.3.1');
  });

  it('rallies without a roll with Holy Banner, not together with Sidonia (16.0)', () => {
    const G = spain((board) => {
      board.held.spanish = ['holyBanner'];
    });
    const after = play(G, S, 'rally', ['recalde', { holyBanner: true }]).G;
    expect(after.squadrons.recalde.broken).toBe(false);
    expect(after.held.spanish).toEqual([]);
    expect(after.sidoniaUsed).toBe(false);
    expect(why(G, S, 'rally', ['recalde', { holyBanner: true, sidonia: true }])).toBe('bannerAlone 8.3.1');
    expect(why(spain(), S, 'rally', ['recalde', { holyBanner: true }])).toBe('notHeld 16.0');
  });
});

describe('8.4 resupply', () => {
  it('removes one Shot or Low Ammo on 4 or more (8.4)', () => {
    const drake = play(hurt(), E, 'resupply', ['drake'], [4]);
    expect(drake.G.squadrons.drake.shot).toBe(1);
    expect(told(drake.told, 'resupplied')[0].values).toEqual({ removed: 'shot', left: 1 });
    expect(play(hurt(), E, 'resupply', ['drake'], [3]).G.squadrons.drake.shot).toBe(2);
    expect(why(hurt(), E, 'resupply', ['frobisher'])).toBe('noShot 8.4');
  });

  it('adds 2 in port (8.4.3)', () => {
    const howard = play(hurt(), E, 'resupply', ['howard'], [2]);
    expect(howard.G.squadrons.howard.lowAmmo).toBe(false);
    expect(told(howard.told, 'resupplied')[0].values).toMatchObject({ removed: 'lowAmmo' });
    expect(play(hurt(), E, 'resupply', ['howard'], [1]).G.squadrons.howard.lowAmmo).toBe(true);
  });

  it('subtracts 1 for the Spanish (8.4.1)', () => {
    expect(play(spain(), S, 'resupply', ['recalde'], [4]).G.squadrons.recalde.shot).toBe(1);
    expect(play(spain(), S, 'resupply', ['recalde'], [5]).G.squadrons.recalde.shot).toBe(0);
    expect(play(spain(), S, 'resupply', ['bertendona'], [5]).G.squadrons.bertendona).toMatchObject({ lowAmmo: false, shot: 0 });
  });

  it('succeeds without a roll with Supply Hoys or Urca Stores (16.0)', () => {
    const english = hurt((G) => {
      G.held.english = ['supplyHoys'];
    });
    expect(play(english, E, 'resupply', ['howard', { stores: true }]).G.squadrons.howard.lowAmmo).toBe(false);
    const spanish = spain((G) => {
      G.held.spanish = ['urcaStores'];
    });
    expect(play(spanish, S, 'resupply', ['medina1', { stores: true }]).G.squadrons.medina1.shot).toBe(1);
    expect(why(hurt(), E, 'resupply', ['howard', { stores: true }])).toBe('notHeld 16.0');
    expect(why(spain(), S, 'resupply', ['recalde', { stores: true }])).toBe('notHeld 16.0');
  });

  it('removes Shot but never Low Ammo from a Medina squadron (8.4.2)', () => {
    expect(why(spain(), S, 'resupply', ['medina1'])).toBe('allowed');
    expect(
      why(
        spain((G) => set(G, 'medina1', { lowAmmo: true, shot: 0 })),
        S,
        'resupply',
        ['medina1'],
      ),
    ).toBe('lowAmmoForGood 8.4.2');
  });
});

describe('8.4.2 transfer of Low Ammo', () => {
  it('takes over a Low Ammo marker once per game, at any distance (8.4.2)', () => {
    const { G, told: story } = play(spain(), S, 'takeLowAmmo', ['medina1', 'bertendona']);
    expect(G.squadrons.bertendona).toMatchObject({ lowAmmo: false, shot: 0, broken: true });
    expect(G.squadrons.medina1).toMatchObject({ lowAmmo: true, shot: 0 });
    expect(G.transferred).toEqual(['medina1']);
    expect(G.moved).toEqual(['medina1']);
    expect(told(story, 'transfer')[0].who).toEqual(['medina1', 'bertendona']);
  });

  it('may relieve a squadron that has acted (8.4.2)', () => {
    const G = spain((board) => {
      board.moved = ['bertendona'];
    });
    expect(why(G, S, 'takeLowAmmo', ['medina2', 'bertendona'])).toBe('allowed');
  });

  it('is refused from and to other squadrons (8.4.2)', () => {
    const G = spain((board) => set(board, 'medina2', { lowAmmo: true }));
    expect(why(G, S, 'takeLowAmmo', ['diego', 'bertendona'])).toBe('notMedina 8.4.2');
    expect(why(G, S, 'takeLowAmmo', ['medina2', 'bertendona'])).toBe('lowAmmoForGood 8.4.2');
    expect(why(G, S, 'takeLowAmmo', ['medina1', 'medina2'])).toBe('fromMedina 8.4.2');
    expect(why(G, S, 'takeLowAmmo', ['medina1', 'diego'])).toBe('hasAmmo 8.4.2');
    expect(why(G, S, 'takeLowAmmo', ['medina1', 'drake'])).toBe('notYours 8.4.2');
    expect(why(G, S, 'takeLowAmmo', ['medina1', 'oquendo'])).toBe('sunk 8.4.2');
    expect(why(G, S, 'takeLowAmmo', ['medina3', 'bertendona'])).toBe('sunk 7.6');
    const used = spain((board) => {
      board.transferred = ['medina1'];
    });
    expect(why(used, S, 'takeLowAmmo', ['medina1', 'bertendona'])).toBe('transferUsed 8.4.2');
  });
});

describe('17.0 options for recovery', () => {
  it('cancels the Spanish -1 to Resupply (17.1.1)', () => {
    expect(play(spain(on('cadizRaidFails')), S, 'resupply', ['recalde'], [4]).G.squadrons.recalde.shot).toBe(0);
  });

  it('gives Rally -1, Repair +1, Resupply +1 with Santa Cruz (17.1.2)', () => {
    const lives = (change = on('santaCruzLives')) => spain(change);
    expect(play(lives(), S, 'rally', ['recalde'], [4, 5]).G.squadrons.recalde.broken).toBe(false);
    expect(play(lives(), S, 'repair', ['recalde'], [4, 3]).G.squadrons.recalde.hits).toBe(0);
    expect(play(lives(), S, 'resupply', ['recalde'], [4]).G.squadrons.recalde.shot).toBe(0);
    expect(play(lives(on('santaCruzLives', 'cadizRaidFails')), S, 'resupply', ['recalde'], [3]).G.squadrons.recalde.shot).toBe(0);
    expect(play(hurt(on('santaCruzLives')), E, 'rally', ['drake'], [4, 5]).G.squadrons.drake.broken).toBe(true);
  });

  it('adds 1 to English Resupply (17.2.4)', () => {
    expect(play(hurt(on('queensPurse')), E, 'resupply', ['drake'], [3]).G.squadrons.drake.shot).toBe(1);
    expect(play(hurt(on('queensPurse')), E, 'resupply', ['howard'], [1]).G.squadrons.howard.lowAmmo).toBe(false);
  });
});
