import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, F, keys, offered, play, refusal, rules, sallying, sea, ship } from './fixtures.js';

const boarding = (change: (G: Sluys) => void = () => {}) =>
  acting(
    sea(
      { '1210': 'E02', '1211': 'F05', '1310': 'F04', '1111': 'E05', '1414': 'F01' },
      { E02: 'EM02 EM03 huntingdon', E05: 'EM05', F05: 'FS01 FS02' },
      (G) => {
        bind(G, '1210|1211', '1111|1211', '1111|1210');
        change(G);
      },
    ),
    'brown',
    'boarding',
  );

describe('6.3 boarding', () => {
  it('6.3.2 one hex, to an adjacent squadron across a grapple', () => {
    expect(refusal(boarding(), E, 'board', ['EM02', '1211'])).toBe('allowed');
    expect(refusal(boarding(), E, 'board', ['EM02', '1310'])).toBe('notGrappledThere 6.3.2');
    expect(refusal(boarding(), E, 'board', ['EM02', '1414'])).toBe('notAdjacent 6.3.2');
    const { G } = play(boarding(), E, 'board', ['EM02', '1111']);
    expect(G.marines.EM02.aboard).toBe('E05');
    const brown = boarding((state) => ship(state, 'E05', { command: 'brown', marker: 'liberated' }));
    if (brown.act) brown.act.squads = ['E02', 'E05'];
    const moved = play(brown, E, 'board', ['EM02', '1111']).G;
    expect(refusal(moved, E, 'board', ['EM02', '1210'])).toBe('boardedAlready 6.3.2');
  });

  it('3.3.1, 3.3.3 only men aboard squadrons of the acting command', () => {
    expect(refusal(boarding(), E, 'board', ['EM05', '1211'])).toBe('manInactive 3.3.3');
    expect(refusal(boarding(), E, 'board', ['FS01', '1210'])).toBe('notYours 6.3.1');
  });

  it('3.3.5 two marine units of a side in a hex, four on a chain, after every single move', () => {
    const G = boarding((state) => {
      Object.assign(state.marines.EM06, { steps: 4, aboard: 'F05' });
      Object.assign(state.marines.EM07, { steps: 4, aboard: 'F05' });
    });
    expect(refusal(G, E, 'board', ['EM02', '1211'])).toBe('full 3.3.5');
    ship(G, 'F05', { chain: { with: 'F06', top: true } });
    ship(G, 'F06', { hex: '1211', status: 'map', chain: { with: 'F05', top: false } });
    expect(refusal(G, E, 'board', ['EM02', '1211'])).toBe('allowed');
  });

  it('6.3.4 a leader goes only where marines of his side are', () => {
    expect(refusal(boarding(), E, 'board', ['huntingdon', '1211'])).toBe('noEscort 6.3.4');
    const { G } = play(boarding(), E, 'board', ['EM02', '1211']);
    expect(play(G, E, 'board', ['huntingdon', '1211']).G.leaders.huntingdon.aboard).toBe('F05');
  });

  it('6.3.5 whoever meets an enemy gets a Melee marker; a friendly deck gives none', () => {
    expect(play(boarding(), E, 'board', ['EM02', '1211']).G.act?.markers).toEqual(['1211']);
    expect(play(boarding(), E, 'board', ['EM02', '1111']).G.act?.markers).toEqual([]);
  });

  it('5.2.1 an undefended reduced squadron changes hands at once, and the marker lapses', () => {
    const G = boarding((state) => {
      ship(state, 'F05', { reduced: true });
      for (const id of ['FS01', 'FS02']) Object.assign(state.marines[id], { steps: 0, aboard: null });
    });
    const { G: taken, told } = play(G, E, 'board', ['EM02', '1211']);
    expect(keys(told)).toEqual(['boarded', 'captured', 'morale']);
    expect(rules.awaiting(taken)).toEqual({ '0': 'decide' });
    const after = play(play(taken, E, 'assignCommand', ['white']).G, E, 'endSegment').G;
    expect([after.squadrons.F05.side, after.act]).toEqual(['english', null]);
  });

  it('5.2.1 leaving a reduced deck to enemies aboard loses it', () => {
    const G = boarding((state) => {
      ship(state, 'E02', { reduced: true });
      Object.assign(state.marines.EM03, { steps: 0, aboard: null });
      Object.assign(state.leaders.huntingdon, { status: 'dead', aboard: null });
      state.marines.FS02.aboard = 'E02';
    });
    const { G: after } = play(G, E, 'board', ['EM02', '1111']);
    expect([after.squadrons.E02.side, after.ask?.kind]).toEqual(['french', 'assignCommand']);
  });

  it('5.2.1 note: a leader alone keeps a reduced deck from being walked onto', () => {
    const G = boarding((state) => {
      ship(state, 'F05', { reduced: true });
      for (const id of ['FS01', 'FS02']) Object.assign(state.marines[id], { steps: 0, aboard: null });
      Object.assign(state.leaders.barbavera, { status: 'free', aboard: 'F05' });
    });
    const { G: after } = play(G, E, 'board', ['EM02', '1211']);
    expect([after.squadrons.F05.side, after.act?.markers]).toEqual(['french', ['1211']]);
  });

  it('3.4.9a a captive leader is moved by his captor, with the captor’s marines', () => {
    const G = boarding((state) => {
      Object.assign(state.leaders.barbavera, { status: 'captive', aboard: 'E02' });
    });
    expect(refusal(G, E, 'board', ['barbavera', '1111'])).toBe('allowed');
    const lonely = boarding((state) => {
      Object.assign(state.leaders.barbavera, { status: 'captive', aboard: 'E02' });
      Object.assign(state.marines.EM05, { steps: 0, aboard: null });
    });
    expect(refusal(lonely, E, 'board', ['barbavera', '1111'])).toBe('noEscort 6.3.4');
    expect(refusal(boarding(), E, 'board', ['barbavera', '1111'])).toBe('notOnMap 6.3.1');
  });

  it('2.2.2 in the Sally everybody may move, and there are no Melee markers', () => {
    const G = sallying(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01' }, { E02: 'EM02', F05: 'EM05 FS01' }, (state) => bind(state, '1210|1211')),
      'boarding',
      'english',
    );
    expect(offered(G, E, 'board')).toEqual([
      ['EM02', '1211'],
      ['EM05', '1210'],
    ]);
    const { G: after } = play(G, E, 'board', ['EM02', '1211']);
    expect(after.act).toBeNull();
    expect(refusal(after, E, 'endSegment')).toBe('allowed');
    expect(refusal(after, F, 'board', ['FS01', '1210'])).toBe('notAsked 2.2');
  });
});
