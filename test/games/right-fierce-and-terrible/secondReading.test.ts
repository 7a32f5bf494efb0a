import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import {
  acting,
  bind,
  E,
  entry,
  F,
  keys,
  offered,
  play,
  playThrough,
  prize,
  refusal,
  rules,
  sallying,
  sea,
  ship,
  turnEnding,
} from './fixtures.js';

/** A French and an English squadron far from the fight. */
const others = { '1414': 'F13', '1503': 'E08' };

describe('8.3.6, 8.3.10, 8.3.11 one attack per unit and segment', () => {
  /** E02 with boarders is grappled to F05. E03 is on the other side of F05. */
  const beset = (men: { readonly [squadron: string]: string }, markers: string[] = []) =>
    acting(
      sea({ ...others, '1210': 'E02', '1211': 'F05', '1212': 'E03' }, men, (G) => bind(G, '1210|1211', '1211|1212')),
      'brown',
      'melee',
      (act) => {
        act.markers = markers;
      },
    );

  it('refuses support by a squadron that has fought boarders', () => {
    // 2 + 4 + 2 + 12 against 1 + 2. The boarders are eliminated.
    const { G } = playThrough(beset({ E02: 'EM01 FS01-1' }), E, 'melee', ['1210', []], [6, 6, 1, 1]);
    expect(G.marines.FS01.steps).toBe(0);
    expect(refusal(G, E, 'melee', ['1211', ['E02']])).toBe('foughtAlready 8.3.6');
    expect(offered(G, E, 'melee')).toEqual([['1211', ['E03']]]);
  });

  it('excludes a squadron that has supported an attack', () => {
    const G = beset({ E02: 'EM01 quieret', F05: 'FS01' });
    const fought = playThrough(G, E, 'melee', ['1211', ['E02']], [6, 5, 1, 1]).G;
    expect(refusal(fought, E, 'melee', ['1210', []])).toBe('allowed');
    const { told } = play(fought, E, 'melee', ['1210', []], [6, 6, 1, 2, 1, 1]);
    // Men-at-arms and castle factor count, but not the squadron.
    expect(entry(told, 'meleeDice').roll?.modifiers).toEqual([
      ['EM01', 4],
      ['castle', 2],
    ]);
  });

  it('ends a segment with a marker if all units there have attacked', () => {
    const G = beset({ E02: 'quieret' }, []);
    G.act?.fought.push('E02');
    G.act?.markers.push('1210');
    expect(refusal(G, E, 'melee', ['1210', []])).toBe('allFought 8.3.6');
    expect(refusal(G, E, 'endSegment')).toBe('allowed');
  });
});

describe('12.2 prizes in a dormant command', () => {
  const asleep = (change: (G: Sluys) => void) =>
    acting(
      sea({ '1210': 'E02', '1313': 'F05', '1815': 'F01', '1503': 'E08' }, {}, (G) => {
        G.scenario = 's1';
        G.dormant = ['yellow'];
        change(G);
      }),
      'brown',
      'sailsOars',
    );

  it('do not alarm it when approached; its own squadrons do', () => {
    const near = (G: Sluys) => play(G, E, 'moveSquadron', ['E02', ['1310']]).G.dormant;
    expect(near(asleep((G) => prize(G, 'F05', 'french', 'yellow')))).toEqual(['yellow']);
    expect(near(asleep(() => {}))).toEqual([]);
  });

  it('do not alarm it when attacked', () => {
    const shot = (change: (G: Sluys) => void) => {
      const G = acting(
        sea({ '1210': 'E01', '1211': 'F05', '1815': 'F01' }, {}, (state) => {
          state.scenario = 's1';
          state.dormant = ['yellow'];
          change(state);
        }),
        'brown',
        'archery',
      );
      return play(G, E, 'shoot', ['E01', '1211'], [1]).G.dormant;
    };
    expect(shot((G) => prize(G, 'F05', 'french', 'yellow'))).toEqual(['yellow']);
    expect(shot(() => {})).toEqual([]);
  });

  it('a dormant squadron that is boarded or attacked alarms its command', () => {
    const G = acting(
      sea({ ...others, '1210': 'E02', '1211': 'F05' }, { E02: 'EM01', F05: 'FS01' }, (state) => {
        state.scenario = 's1';
        state.dormant = ['yellow'];
        bind(state, '1210|1211');
      }),
      'brown',
      'boarding',
    );
    expect(play(G, E, 'board', ['EM01', '1211']).G.dormant).toEqual([]);
    const melee = acting(G, 'brown', 'melee');
    expect(playThrough(melee, E, 'melee', ['1211', ['E02']], [1, 2, 6, 6]).G.dormant).toEqual([]);
  });
});

describe('3.4.9, 8.3.9 captives', () => {
  it('place no marker and start no melee when moved', () => {
    const G = acting(
      sea({ ...others, '1210': 'E02', '1211': 'F05' }, { E02: 'quieret', F05: 'EM01 FS01' }, (state) => {
        bind(state, '1210|1211');
        state.leaders.quieret.status = 'captive';
      }),
      'brown',
      'boarding',
    );
    const { G: after } = play(G, E, 'board', ['quieret', '1211']);
    expect(after.act?.markers ?? []).toEqual([]);
    const melee = acting(after, 'brown', 'melee');
    expect(refusal(melee, E, 'melee', ['1211', []])).toBe('nobodyActive 8.3.8');
  });
});

describe('3.4.8 lone leaders', () => {
  const aboard = (men: string) =>
    acting(
      sea({ ...others, '1210': 'E02', '1211': 'F05' }, { F05: men }, (G) => bind(G, '1210|1211')),
      'brown',
      'melee',
      (act) => {
        act.markers = ['1211'];
      },
    );

  it('a: are captured after a loss, with their squadron', () => {
    // 4 + 12 against 3 + 1 + 1 + 3
    const { G, told } = playThrough(aboard('EM01 quieret'), E, 'melee', ['1211', []], [6, 6, 1, 2, 1, 1]);
    expect(keys(told)).toContain('leaderCaptured');
    expect([G.leaders.quieret.status, G.squadrons.F05.side]).toEqual(['captive', 'english']);
  });

  it('b: stay free after a win or a tie', () => {
    const { G } = playThrough(aboard('EM01 quieret'), E, 'melee', ['1211', []], [1, 2, 6, 6, 1, 1]);
    expect(G.leaders.quieret.status).toBe('free');
  });

  it('are checked again in each round (8.3.21d)', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F01', '1414': 'F13', '1503': 'E08' }, { E02: 'edward' }, (state) => {
        bind(state, '1210|1211');
        state.used.mulligan = true;
      }),
      'yellow',
      'melee',
    );
    const lost = play(G, F, 'melee', ['1210', ['F01']], [6, 6, 1, 1]).G;
    // Edward bestows Heroism on the full-strength squadron and is killed. In the second round it is reduced and alone (5.2.2).
    const { G: after } = play(lost, E, 'heroism', ['E02'], [6, 6, 6, 6, 1, 1]);
    expect([after.leaders.edward.status, after.squadrons.E02.side]).toEqual(['dead', 'french']);
  });
});

describe('3.5.1, 4.2 questions and rolls of the Sally Phase', () => {
  const closing = (change: (G: Sluys) => void, men: { readonly [squadron: string]: string }) => {
    const G = acting(sea({ '1210': 'E02', '1414': 'F01', '1503': 'E05' }, men, change), 'brown', 'maneuver');
    for (const command of Object.keys(G.boxes)) G.boxes[command as 'brown'] = 'any';
    return G;
  };

  it('ask about a re-roll of initiative after any result', () => {
    for (const dice of [
      [6, 1],
      [1, 6],
      [3, 3],
    ]) {
      const { G } = play(
        closing(() => {}, { E02: 'EM02 FS01 edward' }),
        E,
        'endSegment',
        [],
        dice,
      );
      expect(G.ask).toEqual({ kind: 'reroll', side: 'english', of: 'initiative' });
    }
  });

  it('no initiative roll if no unit could act in any segment', () => {
    const { told } = play(
      closing(() => {}, { E02: 'EM02 edward' }),
      E,
      'endSegment',
      [],
      [1, 1],
    );
    expect(keys(told)).toEqual(['sally', 'sallyEmpty', 'windHolds', 'currentHolds', 'turn']);
  });

  it('initiative rolls for all segments if a unit could act in one', () => {
    const G = closing((state) => bind(state, '1210|1310'), { E02: 'EM02' });
    Object.assign(G.squadrons.E05, { hex: '1310' });
    const { told } = play(G, E, 'endSegment', [], [5, 2, 4, 3]);
    expect(keys(told).filter((key) => key === 'initiative')).toHaveLength(2);
  });
});

describe('11.0 the end', () => {
  it('has no turn limit by default', () => {
    expect((rules.setup({}, { die: () => 1 }) as Sluys).options.turnLimit).toBe(0);
  });

  it('lets knights in reserve avert a collapse (11.2.5a)', () => {
    const G = sea({ ...others, '1903': 'F18' }, { E05: 'EK2' }, (state) => {
      state.morale = { english: 2, french: 9 };
      ship(state, 'E05', { status: 'reserve' });
    });
    const close = sallying(G, 'melee', 'french');
    const failed = turnOver(close);
    expect(failed.ask).toEqual({ kind: 'avertCollapse', side: 'english' });
    expect(offered(failed, E, 'avertCollapse')).toEqual([['EK2'], [null]]);
    expect(play(failed, E, 'avertCollapse', ['EK2']).G.marines.EK2.steps).toBe(3);
  });
});

/** Plays the English Collapse Check, with a roll of 6. */
function turnOver(G: Sluys): Sluys {
  const ending = { ...turnEnding(G), sally: null };
  ending.end = { segment: 'collapse', side: 'english', rallied: [], sources: [] };
  ending.ask = { kind: 'takeLoss', side: 'french', hex: '1414', case: '8.2.10' };
  return play(ending, F, 'takeLoss', ['F13'], [6]).G;
}

describe('3.2.9 the top of a chain sinks', () => {
  const crowded = (men: string) =>
    acting(
      sea({ '1210': 'E01', '1211': 'F05/F06', '1414': 'F13', '1503': 'E08' }, { F05: men }, (G) => {
        ship(G, 'F05', { damage: 2 });
      }),
      'brown',
      'ram',
      (act) => {
        act.rams = [{ by: 'E01', target: 'F05' }];
        act.moved = { E01: { spent: 2, last: 1, hexes: 1 } };
      },
    );
  // 9 with a higher castle factor and MA damages the target. Then the bottom rolls.
  const sink = (G: Sluys, dice: number[]) => play(G, E, 'resolveRam', ['E01'], dice).G;

  it('lets each player choose their saved marines', () => {
    const G = sink(crowded('FM01 FS01 FS02 EM01 EK1 EM02'), [4, 5, 1]);
    expect(G.squadrons.F05.status).toBe('sunk');
    const asked: string[] = [];
    let state = G;
    while (state.ask?.kind === 'saveMarines') {
      const [player] = Object.keys(rules.awaiting(state));
      asked.push(player);
      expect(offered(state, player, 'saveMarines')).toHaveLength(3);
      const units = player === E ? ['EM01', 'EM02'] : ['FS01', 'FS02'];
      expect(refusal(state, player, 'saveMarines', [units.slice(1)])).toBe('saveSoMany 3.3.5');
      state = play(state, player, 'saveMarines', [units]).G;
    }
    expect(asked.sort()).toEqual([E, F]);
    const left = (ids: string[]) => ids.map((id) => state.marines[id].steps);
    expect(left(['EM01', 'EM02', 'EK1', 'FS01', 'FS02', 'FM01'])).toEqual([4, 4, 0, 2, 2, 0]);
    expect(state.morale.english).toBe(G.morale.english - 1);
  });

  it('does not ask if all have room, or if the bottom sinks too', () => {
    expect(sink(crowded('FM01 FS01 EM01'), [4, 5, 1]).ask).toBeNull();
  });
});
