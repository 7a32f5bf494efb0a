import { WESTERN_EDGE } from '../../../src/games/war-with-spain/data/map.js';
import { treasureLost } from '../../../src/games/war-with-spain/rules/money/treasureFleet.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { noDice } from '../../kit/properties.js';
import { choices, E, key, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

const ordering = (parts: Scene, treasure: Partial<WarWithSpain['treasure']> = {}): WarWithSpain => {
  const G = scene({ phase: 'activation', ...parts });
  Object.assign(G.treasure, treasure);
  openBooks(G);
  return G;
};

describe('the month', () => {
  it('Spain chooses it in secret in turns 1 and 9, once, before finishing (11.21)', () => {
    for (const turn of [1, 9]) {
      const G = ordering({ turn });
      expect(key(G, S, 'finishActivation')).toBe('monthDue');
      expect(choices(G, S, 'chooseTreasureMonth')).toEqual([['June'], ['July'], ['August']]);
      const noted = play(G, S, 'chooseTreasureMonth', ['July']).G;
      expect(noted.treasure.month).toBe('July');
      expect([E, null].map((who) => rules.view(noted, who))).toEqual([E, null].map((who) => rules.view(G, who)));
      expect(key(noted, S, 'chooseTreasureMonth', ['June'])).toBe('noMonthNow');
      expect(key(noted, S, 'finishActivation')).toBeUndefined();
    }
    expect(key(ordering({ turn: 2 }), S, 'chooseTreasureMonth', ['June'])).toBe('noMonthNow');
    expect(key(ordering({ turn: 1 }), E, 'chooseTreasureMonth', ['June'])).toBe('spanishFleet');
  });
});

describe('arrival', () => {
  it('arrives on the western edge in its month, even among enemy ships (11.22)', () => {
    const G = ordering({ turn: 5, fleets: { E1: ['0130', ['EG1']] } }, { month: 'July' });
    expect(key(G, S, 'finishActivation')).toBe('entryDue');
    expect(key(G, S, 'placeTreasureFleet', ['0230'])).toBe('notWesternEdge');
    expect(key(G, S, 'placeTreasureFleet', ['0130'])).toBeUndefined();
    expect(choices(G, S, 'placeTreasureFleet')).toHaveLength(WESTERN_EDGE.length);
    const placed = run(G, [S, 'placeTreasureFleet', ['0131']]);
    expect(rules.view(placed, E)).toEqual(rules.view(G, E));
    const { G: after, chronicle } = play(run(placed, [S, 'finishActivation']), E, 'finishActivation');
    expect(after.naval.TF).toMatchObject({ at: '0131', fleet: null });
    expect(after.treasure).toMatchObject({ month: null, state: 'atSea', year: 1587 });
    expect(told(chronicle, 'treasureEnters').map(({ at }) => at)).toEqual([['0131']]);
    expect(told(chronicle, 'treasureSafe')).toEqual([]);
    expect(key(ordering({ turn: 4 }, { month: 'July' }), S, 'placeTreasureFleet', ['0131'])).toBe('noEntryNow');
  });

  it('a cancelled arrival may be made in another hex, or in the same hex again (4.2)', () => {
    const back = run(ordering({ turn: 5 }, { month: 'July' }), [S, 'placeTreasureFleet', ['0131']], [S, 'cancelOrder', [0]]);
    expect([key(back, S, 'placeTreasureFleet', ['0131']), key(back, S, 'finishActivation')]).toEqual([undefined, 'entryDue']);
    expect(choices(back, S, 'placeTreasureFleet')).toHaveLength(WESTERN_EDGE.length - 1);
    expect(run(back, [S, 'placeTreasureFleet', ['0132']], [S, 'finishActivation'], [E, 'finishActivation']).naval.TF.at).toBe('0132');
  });

  it('the fleet of 1587 counts as safe if it is at sea when the next arrives; its leader goes ashore (11.22)', () => {
    const G = ordering(
      { turn: 13, fleets: { S1: ['0530', ['TF']] }, leaders: { leyva: ['S1', 'TF'] } },
      { month: 'July', state: 'atSea', year: 1587 },
    );
    const after = run(G, [S, 'placeTreasureFleet', ['0131']], [S, 'finishActivation'], [E, 'finishActivation']);
    expect([after.naval.TF, after.fleets, after.leaders.leyva.at, after.treasure]).toMatchObject([
      { at: '0131', fleet: null, reduced: false },
      {},
      '1338',
      { state: 'atSea', year: 1588, penalty: 0 },
    ]);
  });
});

describe('visibility', () => {
  it('the Treasure Fleet and its leader are visible unless other ships are in the hex; a view of a view is equal (9.0)', () => {
    const alone: Scene = { ships: { TF: '1638' }, leaders: { medina: ['S@1638', 'TF'] } };
    const seen = rules.view(scene(alone), E);
    expect([seen.naval.TF.at, seen.leaders.medina]).toEqual(['1638', expect.objectContaining({ at: 'S@1638', ship: 'TF' })]);
    expect(rules.view(seen, E)).toEqual(seen);
    const among = rules.view(scene({ ...alone, ships: { TF: '1638', SG1: '1638' } }), E);
    expect([Object.keys(among.naval).length, Object.keys(among.leaders)]).toEqual([3, []]);
    expect(rules.view(among, E)).toEqual(among);
  });
});

describe('arrival in Seville, and loss', () => {
  it('the Treasure Fleet moves without an armada, and 11.24 is safe in Seville (11.23)', () => {
    const G = scene({
      phase: 'navalSpanish',
      ships: { TF: '1237' },
      change: (state) => Object.assign(state.treasure, { state: 'atSea', year: 1587 }),
    });
    const way = choices(G, S, 'sail').find(([who, path]) => who === 'TF' && (path as string[]).at(-1) === '1338');
    expect(way).toBeDefined();
    const { G: after, chronicle } = play(G, S, 'sail', way);
    expect([after.naval.TF, after.treasure.state]).toEqual([undefined, 'safe']);
    expect(told(chronicle, 'treasureSafe')).toHaveLength(1);
  });

  it('a loss costs 800 or 400 ducats of the next income; a loss in combat pays England 500 (11.26)', () => {
    const lost = (year: number, turn: number, inBattle: boolean) => {
      const G = scene({ turn, change: (state) => Object.assign(state.treasure, { state: 'atSea', year }) });
      treasureLost({ G, dice: noDice, emit: () => {} }, inBattle);
      return [G.treasure.state, G.treasure.penalty, G.treasury.E];
    };
    expect(lost(1587, 5, true)).toEqual(['destroyed', 800, 1500]);
    expect(lost(1588, 13, true)).toEqual(['destroyed', 400, 1500]);
    expect(lost(1587, 10, true)).toEqual(['destroyed', 0, 1500]);
    expect(lost(1588, 13, false)).toEqual(['destroyed', 400, 1000]);
  });

  it('the Treasure Fleet is lost with a captured port, without a prize (11.26)', () => {
    const G = scene({
      phase: 'landEnglish',
      armies: { EL3: '0833' },
      ships: { TF: ['0834', { besieged: true }], EG1: '0834' },
      change: (state) => {
        Object.assign(state.treasure, { state: 'atSea', year: 1587 });
        state.sieges['0834'] = { land: null, naval: 'S', clock: 0 };
      },
    });
    // The English pay 16 ducats for their land unit and 3 for their galleon.
    const after = play(G, E, 'march', [['EL3'], [], ['0834']]).G;
    expect([after.control.lisbon, after.naval.TF, after.treasure.state, after.treasury.E]).toEqual(['E', undefined, 'destroyed', 981]);
  });
});
