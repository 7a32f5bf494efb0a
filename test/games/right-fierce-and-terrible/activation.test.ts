import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { E, entry, F, keys, offered, play, refusal, rules, sea } from './fixtures.js';

/** Two commands for each side, far apart, before the first chit. */
const fleets = (change: (G: Sluys) => void = () => {}) => sea({ '1203': 'E01', '1403': 'E05', '1213': 'F01', '1413': 'F07' }, {}, change);

describe('2.1.1, 4.1 chits', () => {
  it('lets the English draw first, from English, French and ANY chits (4.1.1)', () => {
    const kinds = [1, 2, 3, 4, 5].map((die) => entry(play(fleets(), E, 'drawChit', [], [die]).told, 'chit').values?.chit);
    expect(kinds).toEqual(['english', 'english', 'french', 'french', 'any']);
    expect(refusal(fleets(), F, 'drawChit')).toBe('notAsked 2.1');
  });

  it('alternates draws, whichever side acts (2.1.9)', () => {
    const { G } = play(fleets(), E, 'drawChit', [], [1]);
    expect([G.nextDrawer, G.cup.english]).toEqual(['french', 1]);
  });

  it('lets the English choose, or make the French choose, with an English chit (4.1.2)', () => {
    const { G } = play(fleets(), E, 'drawChit', [], [1]);
    expect(rules.awaiting(G)).toEqual({ '0': 'chooseCommand' });
    expect(offered(G, E, 'activateCommand')).toEqual([['brown'], ['white']]);
    expect(refusal(G, E, 'activateCommand', ['yellow'])).toBe('passInstead 4.1.2');
    expect(refusal(G, E, 'activateCommand', ['green'])).toBe('nothingAfloat 4.1.1');
    const passed = play(G, E, 'passChoice').G;
    expect(rules.awaiting(passed)).toEqual({ '1': 'chooseCommand' });
    expect(offered(passed, F, 'activateCommand')).toEqual([['yellow'], ['violet']]);
    expect(refusal(passed, F, 'passChoice')).toBe('forced 4.1.2');
    expect(play(passed, F, 'activateCommand', ['yellow']).G.act?.side).toBe('french');
  });

  it('lets the French decide with a French chit, also if the English drew it (4.1.3)', () => {
    const { G } = play(fleets(), E, 'drawChit', [], [3]);
    expect(rules.awaiting(G)).toEqual({ '1': 'chooseCommand' });
    const passed = play(G, F, 'passChoice').G;
    expect(rules.awaiting(passed)).toEqual({ '0': 'chooseCommand' });
  });

  it('lets the player who drew ANY choose a command of either side; its owner plays it (4.1.4)', () => {
    const { G } = play(fleets(), E, 'drawChit', [], [5]);
    expect(offered(G, E, 'activateCommand')).toEqual([['brown'], ['white'], ['yellow'], ['violet']]);
    expect(refusal(G, E, 'passChoice')).toBe('nameIt 4.1.4');
    const { G: after } = play(G, E, 'activateCommand', ['yellow']);
    expect([after.act?.command, after.act?.side, after.toAct]).toEqual(['yellow', 'french', 'french']);
  });

  it('puts the chit into the command’s box, and refuses a second activation (4.1.5)', () => {
    const drawn = play(fleets(), E, 'drawChit', [], [1]).G;
    let { G } = play(drawn, E, 'activateCommand', ['brown']);
    expect(G.boxes.brown).toBe('english');
    G = play(G, E, 'endSegment').G;
    expect(rules.awaiting(G)).toEqual({ '1': 'drawChit' });
    G = play(G, F, 'drawChit', [], [1]).G;
    expect(refusal(G, E, 'activateCommand', ['brown'])).toBe('activatedAlready 5.1.2');
    expect(refusal(G, E, 'passChoice')).toBe('allowed');
  });

  it('activates the only command of a forced player (4.1.2)', () => {
    const G = fleets((state) => {
      state.boxes.violet = 'french';
    });
    const drawn = play(G, E, 'drawChit', [], [1]).G;
    expect(play(drawn, E, 'passChoice').G.act?.command).toBe('yellow');
  });

  it('activates the last command without a chit (4.1.6)', () => {
    const G = fleets((state) => {
      Object.assign(state.boxes, { brown: 'english', white: 'english', green: 'french', violet: 'any', orange: 'french' });
      state.cup = { english: 0, french: 0, any: 0 };
      state.step = 'chooseCommand';
    });
    G.boxes.white = null;
    G.toAct = 'english';
    const { G: after } = play({ ...G, chit: { kind: 'english', decider: 'english', forced: false } }, E, 'activateCommand', ['white']);
    const next = play(after, E, 'endSegment');
    expect([next.G.act?.command, next.G.boxes.yellow]).toEqual(['yellow', 'none']);
  });

  it('lets one side activate its remaining commands in any order (4.1.7)', () => {
    const G = fleets((state) => {
      Object.assign(state.boxes, { brown: 'english', white: 'english' });
      state.cup = { english: 0, french: 2, any: 1 };
      state.chit = { kind: 'french', decider: 'french', forced: false };
      state.step = 'chooseCommand';
      state.toAct = 'french';
      Object.assign(state.squadrons.F13, { hex: '1613', status: 'map' });
    });
    const first = play(play(G, F, 'activateCommand', ['orange']).G, F, 'endSegment').G;
    const closed = first.act ? play(first, F, 'endSegment').G : first;
    expect(rules.awaiting(closed)).toEqual({ '1': 'chooseCommand' });
    expect(closed.chit).toBeNull();
    expect(refusal(closed, F, 'passChoice')).toBe('noChit 4.1.7');
    const { told } = play(closed, F, 'activateCommand', ['violet']);
    expect(entry(told, 'activated').values).toMatchObject({ command: 'violet', chit: 'none' });
  });

  it('activates a chain with the command of its top squadron (3.2.1c)', () => {
    const G = sea({ '1203': 'E01', '1213': 'F07/F01' });
    const drawn = play(G, E, 'drawChit', [], [3]).G;
    expect(offered(drawn, F, 'activateCommand')).toEqual([['violet']]);
  });

  it('returns five chits and clears the boxes in a new turn (2.3)', () => {
    const G = fleets((state) => {
      state.phase = 'endTurn';
      state.step = 'rally';
      state.toAct = 'english';
      state.end = { segment: 'rally', side: 'english', rallied: [], sources: [] };
      state.cup = { english: 0, french: 0, any: 0 };
      for (const command of Object.keys(state.boxes)) state.boxes[command as 'brown'] = 'any';
      state.squadrons.E01.reduced = true;
      state.turn = 3;
    });
    const { G: after, told } = play(G, E, 'endSegment', [], [1, 1]);
    expect([after.turn, after.cup, after.nextDrawer]).toEqual([4, { english: 2, french: 2, any: 1 }, 'english']);
    expect(Object.values(after.boxes)).toEqual([null, null, null, null, null, null]);
    expect(keys(told)).toEqual(['windHolds', 'currentHolds', 'turn']);
  });
});

describe('12.2 dormancy', () => {
  it('refuses dormant commands; an English squadron in range alarms them permanently', () => {
    const asleep = sea({ '1213': 'F01', '1605': 'F13', '1203': 'E01' }, {}, (G) => {
      G.scenario = 's1';
      G.dormant = ['yellow', 'orange'];
      G.chit = { kind: 'english', decider: 'english', forced: false };
      G.step = 'chooseCommand';
    });
    const { G } = play(asleep, E, 'activateCommand', ['brown']);
    expect(
      refusal({ ...G, act: null, chit: { kind: 'any', decider: 'english', forced: false }, step: 'chooseCommand' }, E, 'activateCommand', [
        'yellow',
      ]),
    ).toBe('dormant 12.2');
    const near = play(G, E, 'moveSquadron', ['E01', ['1303', '1403']]);
    expect(near.G.dormant).toEqual(['yellow']);
    expect(entry(near.told, 'woken').values).toMatchObject({ command: 'orange', why: 'near' });
  });

  it('alarms each dormant command on the turn number or less, from turn 2 (12.4)', () => {
    const G = sea({ '1213': 'F01', '1413': 'F07', '1203': 'E01' }, {}, (state) => {
      state.scenario = 's3';
      state.turn = 2;
      state.dormant = ['yellow', 'violet'];
      state.phase = 'endTurn';
      state.step = 'rally';
      state.end = { segment: 'rally', side: 'english', rallied: [], sources: [] };
      state.squadrons.E01.reduced = true;
    });
    const { G: after, told } = play(G, E, 'endSegment', [], [1, 1, 4, 3]);
    expect(after.dormant).toEqual(['yellow']);
    expect(keys(told)).toEqual(['windHolds', 'currentHolds', 'turn', 'alarmDie', 'alarmDie', 'woken']);
    const called = { ...after, turn: 3, chit: { kind: 'any', decider: 'english', forced: false }, step: 'chooseCommand' } as const;
    expect(refusal(called, E, 'activateCommand', ['yellow'])).toBe('dormant 12.4');
  });
});
