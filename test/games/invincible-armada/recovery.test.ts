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
  it('8.1 a squadron repairs, rallies or resupplies, once, and then has its Moved marker', () => {
    const { G } = play(hurt(), E, 'repair', ['drake'], [1, 1]);
    expect(G.moved).toEqual(['drake']);
    for (const move of ['repair', 'rally', 'resupply']) expect(why(G, E, move, ['drake'])).toBe('moved 6.1');
  });

  it('8.1 11.1 nothing of it in Gales, all of it in Calm and Fog', () => {
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
  it('8.2 two dice of 8 or more take one Hit off, at sea', () => {
    expect(play(hurt(), E, 'repair', ['drake'], [4, 4]).G.squadrons.drake.hits).toBe(1);
    expect(play(hurt(), E, 'repair', ['drake'], [4, 3]).G.squadrons.drake.hits).toBe(2);
  });

  it('8.2 English in port +2, the squadron’s own modifier', () => {
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

  it('8.2 needs a Hit', () => {
    expect(why(hurt(), E, 'repair', ['frobisher'])).toBe('noHits 8.2');
    expect(why(hurt(), E, 'repair', ['diego'])).toBe('notYours 6.1');
  });

  it('8.2.1 Seymour may roll a second time when the first roll fails, and is asked', () => {
    const failed = play(hurt(), E, 'repair', ['seymour'], [1, 1]).G;
    expect(rules.awaiting(failed)).toEqual({ [E]: 'repairAgain' });
    expect(play(failed, E, 'repairAgain', [], [3, 3]).G.squadrons.seymour.hits).toBe(0);
    const twice = play(failed, E, 'repairAgain', [], [1, 1]).G;
    expect(twice.squadrons.seymour.hits).toBe(1);
    expect(twice.step).not.toBe('repairAgain');
    const left = play(failed, E, 'leaveRepair');
    expect(left.G.squadrons.seymour.hits).toBe(1);
    expect(left.G.moved).toEqual(['seymour']);
    expect(left.G.step).not.toBe('repairAgain');
    expect(play(hurt(), E, 'repair', ['seymour'], [3, 3]).G.squadrons.seymour.hits).toBe(0);
  });

  it('16.0 Shipwrights add 3, to both of Seymour’s rolls, and go back to the pool', () => {
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

describe('8.3 rally', () => {
  it('8.3 two dice of 8 or less rally; Hits do not matter', () => {
    expect(play(hurt(), E, 'rally', ['drake'], [4, 4]).G.squadrons.drake.broken).toBe(false);
    expect(play(hurt(), E, 'rally', ['drake'], [4, 5]).G.squadrons.drake.broken).toBe(true);
    expect(why(hurt(), E, 'rally', ['frobisher'])).toBe('notBroken 8.3');
  });

  it('8.3 English in port -2', () => {
    expect(play(hurt(), E, 'rally', ['howard'], [5, 5]).G.squadrons.howard.broken).toBe(false);
    expect(play(hurt(), E, 'rally', ['howard'], [5, 6]).G.squadrons.howard.broken).toBe(true);
  });

  it('8.3.1 Sidonia helps one Rally a turn by -1, even his own, even Broken', () => {
    const { G, told: story } = play(spain(), S, 'rally', ['sidonia', { sidonia: true }], [4, 5]);
    expect(G.squadrons.sidonia.broken).toBe(false);
    expect(told(story, 'rallied')[0].roll?.modifiers).toEqual([['sidonia', -1]]);
    expect(why(G, S, 'rally', ['recalde', { sidonia: true }])).toBe('sidoniaUsed 8.3.1');
    expect(why(G, S, 'rally', ['recalde'])).toBe('allowed');
    expect(why(hurt(), E, 'rally', ['drake', { sidonia: true }])).toBe('sidoniaEnglish 8.3.1');
    const sunk = spain((board) => set(board, 'sidonia', { alive: false, square: null, hits: 10 }));
    expect(why(sunk, S, 'rally', ['recalde', { sidonia: true }])).toBe('sunk 8.3.1');
  });

  it('16.0 the Holy Banner rallies without a roll, and not together with Sidonia', () => {
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
  it('8.4 one die of 4 or more takes off one Shot, or Low Ammo', () => {
    expect(play(hurt(), E, 'resupply', ['drake'], [4]).G.squadrons.drake.shot).toBe(1);
    expect(play(hurt(), E, 'resupply', ['drake'], [3]).G.squadrons.drake.shot).toBe(2);
    expect(why(hurt(), E, 'resupply', ['frobisher'])).toBe('noShot 8.4');
  });

  it('8.4.3 English in port +2', () => {
    expect(play(hurt(), E, 'resupply', ['howard'], [2]).G.squadrons.howard.lowAmmo).toBe(false);
    expect(play(hurt(), E, 'resupply', ['howard'], [1]).G.squadrons.howard.lowAmmo).toBe(true);
  });

  it('8.4.1 Spanish -1', () => {
    expect(play(spain(), S, 'resupply', ['recalde'], [4]).G.squadrons.recalde.shot).toBe(1);
    expect(play(spain(), S, 'resupply', ['recalde'], [5]).G.squadrons.recalde.shot).toBe(0);
    expect(play(spain(), S, 'resupply', ['bertendona'], [5]).G.squadrons.bertendona).toMatchObject({ lowAmmo: false, shot: 0 });
  });

  it('16.0 Supply Hoys and Urca Stores succeed without a roll', () => {
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

  it('8.4.2 a Medina squadron may shed Shot but never Low Ammo', () => {
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

describe('8.4.2 the Medina squadrons’ powder', () => {
  it('8.4.2 takes over a Low Ammo marker for good, once a game, at any distance', () => {
    const { G, told: story } = play(spain(), S, 'takeLowAmmo', ['medina1', 'bertendona']);
    expect(G.squadrons.bertendona).toMatchObject({ lowAmmo: false, shot: 0, broken: true });
    expect(G.squadrons.medina1).toMatchObject({ lowAmmo: true, shot: 0 });
    expect(G.transferred).toEqual(['medina1']);
    expect(G.moved).toEqual(['medina1']);
    expect(told(story, 'transfer')[0].who).toEqual(['medina1', 'bertendona']);
  });

  it('8.4.2 the relieved squadron may have moved already', () => {
    const G = spain((board) => {
      board.moved = ['bertendona'];
    });
    expect(why(G, S, 'takeLowAmmo', ['medina2', 'bertendona'])).toBe('allowed');
  });

  it('8.4.2 is refused from and to the wrong squadrons', () => {
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

describe('17.0 options that touch recovery', () => {
  it('17.1.1 Cadiz: the Spanish resupply without -1', () => {
    expect(play(spain(on('cadizRaidFails')), S, 'resupply', ['recalde'], [4]).G.squadrons.recalde.shot).toBe(0);
  });

  it('17.1.2 Santa Cruz: Rally -1, Repair +1, Resupply +1, with Cadiz +1 in all', () => {
    const lives = (change = on('santaCruzLives')) => spain(change);
    expect(play(lives(), S, 'rally', ['recalde'], [4, 5]).G.squadrons.recalde.broken).toBe(false);
    expect(play(lives(), S, 'repair', ['recalde'], [4, 3]).G.squadrons.recalde.hits).toBe(0);
    expect(play(lives(), S, 'resupply', ['recalde'], [4]).G.squadrons.recalde.shot).toBe(0);
    expect(play(lives(on('santaCruzLives', 'cadizRaidFails')), S, 'resupply', ['recalde'], [3]).G.squadrons.recalde.shot).toBe(0);
    expect(play(hurt(on('santaCruzLives')), E, 'rally', ['drake'], [4, 5]).G.squadrons.drake.broken).toBe(true);
  });

  it('17.2.4 the Queen’s purse: English Resupply +1', () => {
    expect(play(hurt(on('queensPurse')), E, 'resupply', ['drake'], [3]).G.squadrons.drake.shot).toBe(1);
    expect(play(hurt(on('queensPurse')), E, 'resupply', ['howard'], [1]).G.squadrons.howard.lowAmmo).toBe(false);
  });
});
