import {
  armyOdds,
  battleOdds,
  breakChance,
  cellOdds,
  conditionOdds,
  hitOdds,
  rallyOdds,
  repairOdds,
  resupplyOdds,
  withdrawalOdds,
} from '../../../src/games/invincible-armada/preview.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { mean } from '../../../src/kit/odds.js';
import { attackNow, campaign, choicesOf, E, on, play, rules, S, sea, set, told, why } from './fixtures.js';

const spanish = (squares: Parameters<typeof sea>[0], change?: Parameters<typeof sea>[1]) => sea(squares, change, 'spanishTactical');
const destinations = (G: ReturnType<typeof sea>, player: string, id: string) =>
  choicesOf(G, player, 'sail')
    .filter(([who]) => who === id)
    .map(([, path]) => (path as string[]).at(-1) ?? 'stay')
    .sort();

describe('6.1 tactical choices', () => {
  it('allows one action per squadron, in any order (6.0, 6.1)', () => {
    const G = play(sea({ drake: 'A1', howard: 'J9', diego: 'E5' }), E, 'sail', ['howard', ['J8']]).G;
    expect(G.moved).toEqual(['howard']);
    expect(why(G, E, 'sail', ['howard', []])).toBe('moved 6.1');
    expect(why(G, E, 'sail', ['drake', []])).toBe('allowed');
  });

  it('removes Moved markers at the end of the phase (6.1)', () => {
    const moved = play(sea({ drake: 'A1', howard: 'J9', diego: 'E5' }), E, 'sail', ['howard', ['J8']]).G;
    expect(play(moved, E, 'endTactical').G.moved).toEqual([]);
  });

  it('ends the phase when no squadron can act (6.1)', () => {
    const { G } = play(sea({ drake: 'A1', diego: 'E5' }), E, 'sail', ['drake', []]);
    expect(G).toMatchObject({ segment: 'spanishTactical', step: 'act', moved: [] });
  });

  it('refuses enemy, eliminated and off-map squadrons (6.1)', () => {
    const G = sea({ drake: 'A1', diego: 'E5' }, (board) => set(board, 'hawkins', { alive: false, loc: null }));
    expect(why(G, E, 'sail', ['diego', []])).toBe('notYours 6.1');
    expect(why(G, E, 'sail', ['hawkins', []])).toBe('sunk 7.6');
    expect(why(G, E, 'sail', ['howard', []])).toBe('offMap 6.1');
    expect(why(G, S, 'sail', ['diego', []])).toBe('notAsked 6.0');
    expect(why(G, E, 'takeLowAmmo', ['medina1', 'diego'])).toBe('notNow 8.4.2');
  });
});

describe('6.1.1 and 6.1.2 movement', () => {
  it('forbids due west and stops diagonally west in a west wind (6.1.2)', () => {
    const G = spanish({ diego: 'E5' });
    expect(destinations(G, S, 'diego')).toEqual(['D4', 'D6', 'E4', 'E6', 'F4', 'F5', 'F6', 'stay']);
    expect(why(G, S, 'sail', ['diego', ['D5']])).toBe('upwind 6.1.2');
    const english = sea({ drake: 'E5', diego: 'J9' });
    expect(why(english, E, 'sail', ['drake', ['D4', 'E4']])).toBe('mustStop 6.1.2');
    expect(why(english, E, 'sail', ['drake', ['E4', 'E3', 'D2']])).toBe('allowed');
    expect(why(english, E, 'sail', ['drake', ['E4', 'D3', 'E3']])).toBe('mustStop 6.1.2');
    expect(why(english, E, 'sail', ['drake', ['E4', 'D4']])).toBe('upwind 6.1.2');
  });

  it('mirrors this in an east wind (6.1.2)', () => {
    const G = spanish({ diego: 'E5' }, (board) => {
      board.wind = 'east';
    });
    expect(destinations(G, S, 'diego')).toEqual(['D4', 'D5', 'D6', 'E4', 'E6', 'F4', 'F6', 'stay']);
    expect(why(G, S, 'sail', ['diego', ['F5']])).toBe('upwind 6.1.2');
  });

  it('moves English squadrons up to three squares and Spanish one; a stop square may be the second (6.1.2)', () => {
    const G = sea({ drake: 'A5', diego: 'J9' });
    expect(why(G, E, 'sail', ['drake', ['B5', 'C5', 'D5']])).toBe('allowed');
    expect(why(G, E, 'sail', ['drake', ['B5', 'C5', 'D5', 'E5']])).toBe('tooFar 6.1.2');
    expect(why(G, E, 'sail', ['drake', ['B5', 'A4']])).toBe('allowed');
    expect(why(spanish({ diego: 'E5' }), S, 'sail', ['diego', ['F5', 'G5']])).toBe('tooFar 6.1.2');
  });

  it('refuses occupied squares, but not a diagonal between two, nor the own square (6.1.1)', () => {
    const G = sea({ drake: 'E5', howard: 'F5', diego: 'E4' });
    expect(why(G, E, 'sail', ['drake', ['F5']])).toBe('occupied 6.1.1');
    expect(why(G, E, 'sail', ['drake', ['E4']])).toBe('occupied 6.1.1');
    expect(why(G, E, 'sail', ['drake', ['F4']])).toBe('allowed');
    expect(why(G, E, 'sail', ['drake', ['E6', 'F6', 'F7']])).toBe('allowed');
    expect(why(G, E, 'sail', ['drake', ['E6', 'E5', 'F6']])).toBe('allowed');
  });

  it('requires adjacent squares on the map (6.1.1)', () => {
    const G = sea({ drake: 'J1', diego: 'E4' });
    expect(why(G, E, 'sail', ['drake', ['J3']])).toBe('notNext 6.1.1');
    expect(why(G, E, 'sail', ['drake', ['K1']])).toBe('malformed 6.1');
    expect(why(G, E, 'sail', ['drake', ['J0']])).toBe('malformed 6.1');
    expect(why(G, E, 'sail', ['drake', 'J2'])).toBe('malformed 6.1');
    expect(why(G, E, 'sail', ['drake'])).toBe('malformed 6.1');
    expect(why(G, E, 'sail', ['drake', [], { slant: 'yes' }])).toBe('malformed 6.1');
    expect(why(G, E, 'sail', ['drake', [], { fast: true }])).toBe('malformed 6.1');
  });

  it('lets a Broken squadron move; an empty path is a Move in place (6.1.1)', () => {
    const G = sea({ drake: 'A5', diego: 'J9' }, (board) => set(board, 'drake', { broken: true }));
    const { G: after, told: story } = play(G, E, 'sail', ['drake', []]);
    expect(after.squadrons.drake.square).toBe('A5');
    expect(told(story, 'stay')[0]).toMatchObject({ at: ['A5'], who: ['drake'], case: '6.1' });
  });
});

describe('6.1.4 the galleasses', () => {
  const G = spanish({ moncada: 'E5' });

  it('moves Moncada two squares, also upwind and past stop squares (6.1.4)', () => {
    expect(why(G, S, 'sail', ['moncada', ['D5', 'C5']])).toBe('allowed');
    expect(why(G, S, 'sail', ['moncada', ['D4', 'C5']])).toBe('allowed');
    expect(why(G, S, 'sail', ['moncada', ['D4', 'C4', 'B4']])).toBe('tooFar 6.1.2');
    expect(destinations(G, S, 'moncada')).toHaveLength(25);
  });

  it('limits crippled galleasses to one square and the wind (17.2.6)', () => {
    const crippled = spanish({ moncada: 'E5' }, on('galleassesCrippled'));
    expect(why(crippled, S, 'sail', ['moncada', ['D5']])).toBe('upwind 6.1.2');
    expect(why(crippled, S, 'sail', ['moncada', ['E4', 'E3']])).toBe('tooFar 6.1.2');
    const calm = spanish({ moncada: 'E5' }, (board) => {
      on('galleassesCrippled')(board);
      board.weather = 'calm';
    });
    expect(why(calm, S, 'sail', ['moncada', []])).toBe('calm 11.1');
  });
});

describe('11.1 weather on the tactical map', () => {
  const weather = (kind: 'calm' | 'fog' | 'gales') =>
    spanish({ moncada: 'E5', diego: 'E6' }, (board) => {
      board.weather = kind;
      set(board, 'diego', { hits: 1 });
    });

  it('lets only Moncada move in Calm, and no squadron in Fog and Gales (11.1)', () => {
    expect(why(weather('calm'), S, 'sail', ['moncada', ['D5']])).toBe('allowed');
    expect(why(weather('calm'), S, 'sail', ['diego', []])).toBe('calm 11.1');
    expect(why(weather('fog'), S, 'sail', ['moncada', []])).toBe('fog 11.1');
    expect(why(weather('gales'), S, 'sail', ['moncada', []])).toBe('gales 11.1');
  });
});

describe('16.0 Favourable Slant', () => {
  const G = sea({ drake: 'A5', diego: 'J9', howard: 'A1' }, (board) => {
    board.held.english = ['favourableSlant'];
    board.pool.favourableSlant = 0;
  });

  it('adds one square and returns to the pool (16.0)', () => {
    const { G: after } = play(G, E, 'sail', ['drake', ['B5', 'C5', 'D5', 'E5'], { slant: true }]);
    expect(after.squadrons.drake.square).toBe('E5');
    expect(after.held.english).toEqual([]);
    expect(after.pool.favourableSlant).toBe(1);
    const far = choicesOf(G, E, 'sail').filter(([id, path]) => id === 'drake' && (path as string[]).at(-1) === 'E5');
    expect(far.map((args) => args[2])).toEqual([{ slant: true }]);
  });

  it('is refused if not needed, not held, or not enough (16.0)', () => {
    expect(why(G, E, 'sail', ['drake', ['B5'], { slant: true }])).toBe('slantUnused 16.0');
    expect(why(G, E, 'sail', ['drake', ['B5', 'C5', 'D5', 'E5']])).toBe('tooFar 6.1.2');
    expect(why(sea({ drake: 'A5', diego: 'J9' }), E, 'sail', ['drake', ['B5', 'C5', 'D5', 'E5'], { slant: true }])).toBe('notHeld 16.0');
    expect(why(G, E, 'sail', ['drake', ['B5', 'A4', 'B4', 'C4'], { slant: true }])).toBe('mustStop 6.1.2');
  });

  it('refuses a Move with Fouled Rigging (16.0)', () => {
    const fouled = sea({ drake: 'A5', diego: 'J9' }, (board) => {
      board.placed = [{ chit: 'fouledRigging', squadron: 'drake' }];
      set(board, 'drake', { hits: 1 });
    });
    expect(why(fouled, E, 'sail', ['drake', []])).toBe('fouled 16.0');
    expect(choicesOf(fouled, E, 'repair')).toEqual([['drake']]);
  });
});

describe('17.1.6(c) no reforms: the third square', () => {
  const G = sea({ drake: 'A5', howard: 'A1', diego: 'J9' }, on('hawkinsC'));

  it('17.1.6(c) is allowed on 1 to 3, not on 4 to 6', () => {
    const open = play(G, E, 'sail', ['drake', ['B5', 'C5', 'D5']], [3]).G;
    expect(open.squadrons.drake.square).toBe('C5');
    expect(rules.awaiting(open)).toEqual({ [E]: 'sailOn' });
    expect(play(open, E, 'sailOn', [['D5']]).G.squadrons.drake.square).toBe('D5');
    const short = play(G, E, 'sail', ['drake', ['B5', 'C5', 'D5']], [4]);
    expect(short.G.squadrons.drake.square).toBe('C5');
    expect(told(short.told, 'noThirdSquare')[0].roll).toEqual({ dice: [4], total: 4, chart: 'thirdSquare', row: 1 });
    expect(play(G, E, 'sail', ['drake', ['B5', 'C5']]).G.squadrons.drake.square).toBe('C5');
  });

  it('17.1.6(c) is chosen after the roll', () => {
    const open = play(G, E, 'sail', ['drake', ['B5', 'C5', 'D5']], [1]).G;
    const ways = choicesOf(open, E, 'sailOn').map(([path]) => path);
    expect(ways).toHaveLength(8);
    expect(ways).toEqual(expect.arrayContaining([[], ['B4'], ['C4'], ['D4'], ['D5'], ['D6']]));
    expect(why(open, E, 'sailOn', [['B5']])).toBe('upwind 6.1.2');
    expect(why(open, E, 'sailOn', [['D5', 'E5']])).toBe('tooFar 6.1.2');
    expect(play(open, E, 'sailOn', [['D4']]).G.squadrons.drake.square).toBe('D4');
    const declined = play(open, E, 'sailOn', [[]]);
    expect(declined.G.squadrons.drake.square).toBe('C5');
    expect(declined.G.moved).toEqual(['drake']);
    expect(declined.told).toEqual([]);
  });

  it('17.1.6(c) allows an attack afterwards', () => {
    const near = sea({ drake: 'A5', howard: 'A1', diego: 'E5' }, on('hawkinsC'));
    const open = play(near, E, 'sail', ['drake', ['B5', 'C5', 'D5']], [2]).G;
    expect(rules.awaiting(play(open, E, 'sailOn', [['D5']]).G)).toEqual({ [E]: 'attackChoice' });
    expect(play(open, E, 'sailOn', [['D4']]).G.step).toBe('act');
  });

  it('17.1.6(c) does not affect the galleasses', () => {
    const galleasses = spanish({ moncada: 'E5', diego: 'J9' }, (board) => {
      on('hawkinsC')(board);
      board.held.spanish = ['favourableSlant'];
    });
    expect(play(galleasses, S, 'sail', ['moncada', ['D5', 'C5', 'B5'], { slant: true }]).G.squadrons.moncada.square).toBe('B5');
  });
});

describe('previews', () => {
  const none = { english: { dice: 0, drm: 0 }, spanish: { dice: 0, drm: 0 } };
  const duel = (change: (G: Armada) => void = () => {}) => sea({ drake: 'E3', howard: 'A1', diego: 'E4', medina1: 'H7' }, change);

  describe('7.4.3 battle previews', () => {
    it('give the average Hits of a die by modifier (7.4.3)', () => {
      const means = [-3, -1, 0, 1, 2, 3, 4, 5, 7].map((drm) => Number(mean(hitOdds(1, drm)).toFixed(3)));
      expect(means).toEqual([0.167, 0.167, 0.5, 0.833, 1.167, 1.5, 1.833, 2, 2]);
    });

    it('give nine distributions, three with a forced Stand Off (7.4.3)', () => {
      const cells = battleOdds(duel(), 'drake', 'diego');
      expect(cells).toHaveLength(9);
      for (const { english, spanish } of cells) {
        for (const { hits } of [english, spanish]) expect([...hits.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
      }
      expect(cells[0].english).toMatchObject({ count: 2, each: -1, dice: [['matrix', 2]], drm: [['matrix', -1]] });
      const battle = attackNow(duel(), E, 'drake', 'diego').battle;
      expect(battle && battleOdds(duel(), 'drake', 'diego', { ...battle, forcedStandOff: true })).toHaveLength(3);
    });

    it('agree with all rolls of a cell (7.5)', () => {
      const G = duel((board) => set(board, 'diego', { hits: 5 }));
      const odds = cellOdds(G, { attacker: 'drake', defender: 'diego', extra: none }, { english: 'standOff', spanish: 'tryToBoard' });
      let breaks = 0;
      let spanish = 0;
      for (let a = 1; a <= 6; a++) {
        for (let b = 1; b <= 6; b++) {
          const hits = [a, b].reduce((sum, die) => sum + (die === 6 ? 2 : die === 5 ? 1 : 0), 0);
          for (let m = 1; m <= 6; m++) for (let n = 1; n <= 6; n++) if (m + n + 5 + hits >= 10) breaks += 1 / 1296;
        }
      }
      spanish = (1 - breaks) * 2 * (1 / 6);
      expect(odds.spanish.breaks).toBeCloseTo(breaks, 12);
      expect(odds.spanish.mean).toBeCloseTo(spanish, 12);
      expect(odds.english.sinks).toBe(0);
    });
  });

  describe('previews of single rolls', () => {
    it('give chance and modifiers (8.2, 8.3, 8.4, 7.3)', () => {
      const G = duel((board) => {
        on('queensPurse')(board);
        set(board, 'howard', { square: null, loc: { t: 'port', id: 'plymouth' }, hits: 1, broken: true, shot: 1 });
      });
      expect(repairOdds(G, 'howard').modifiers).toEqual([['inPort', 2]]);
      expect(repairOdds(G, 'howard').chance).toBeCloseTo(26 / 36);
      expect(repairOdds(G, 'drake').chance).toBeCloseTo(15 / 36);
      expect(repairOdds(G, 'drake', true).chance).toBeCloseTo(30 / 36);
      expect(repairOdds(G, 'seymour').chance).toBeCloseTo(1 - (10 / 36) ** 2);
      expect(rallyOdds(G, 'howard').chance).toBeCloseTo(33 / 36);
      expect(rallyOdds(G, 'diego', true)).toMatchObject({ modifiers: [['sidonia', -1]] });
      expect(resupplyOdds(G, 'howard').chance).toBe(1);
      expect(resupplyOdds(G, 'diego').chance).toBeCloseTo(2 / 6);
      expect(withdrawalOdds(G).chance).toBeCloseTo(26 / 36);
      expect(breakChance(G, 'diego', 2)).toBeCloseTo(15 / 36);
      expect(breakChance(G, 'howard', 2)).toBe(0);
    });

    it('give the Condition test and the arrival of the army (14.1, 14.2)', () => {
      const sound = conditionOdds(campaign());
      expect(sound).toMatchObject({ total: 15, chance: 1 });
      expect(sound.afterMorale).toBeGreaterThan(0.9);
      const weak = campaign((G) => {
        for (const id of ['sidonia', 'recalde', 'diego', 'pedro', 'medina1'] as const) set(G, id, { broken: true });
      });
      expect(conditionOdds(weak)).toMatchObject({
        total: 7,
        modifiers: [
          ['warships', 3],
          ['medinas', 4],
        ],
      });
      expect(conditionOdds(weak).chance).toBeCloseTo(4 / 6);
      expect(armyOdds(campaign()).chance).toBeCloseTo(2 / 6);
      expect(
        armyOdds(
          campaign((G) => {
            G.rendezvousAttempts = 2;
          }),
        ),
      ).toMatchObject({ attempt: 3, needed: undefined, chance: 1 });
    });
  });

  describe('previews of movement', () => {
    it('give the modifiers that the events have (8.1)', () => {
      const G = duel((board) => set(board, 'drake', { hits: 1 }));
      const { told: story } = play(G, E, 'repair', ['drake'], [4, 4]);
      expect(told(story, 'repaired')[0].roll?.modifiers ?? []).toEqual(repairOdds(G, 'drake').modifiers);
    });
  });
});
