import { isSecretStep, type Moment, NOBODY, reseat, type Seating } from '../../../client/kit/seating.js';
import { module } from './parleyBoard.js';

const { sequence } = module;
const at = (phase: string, awaiting: Record<string, string>, hidden = false): Moment => ({ phase, awaiting, hidden });
const lifted = (seating: Seating): Seating => ({ ...seating, curtain: false });
const next = (before: Seating, moment: Moment) => reseat(sequence, before, moment);

describe('who sits before a shared screen', () => {
  it('a step is secret when one of its actions is', () => {
    expect(isSecretStep(sequence, 'parley', 'commit')).toBe(true);
    expect(isSecretStep(sequence, 'parley', 'answer')).toBe(false);
    expect(isSecretStep(sequence, 'nowhere', 'answer')).toBe(false);
  });

  it('an open decision needs no curtain, whoever makes it', () => {
    const first = next(NOBODY, at('muster', { '0': 'berth' }));
    expect(first).toMatchObject({ seat: '0', curtain: false });
    expect(next(first, at('parley', { '1': 'answer' }))).toMatchObject({ seat: '1', curtain: false });
  });

  it('a curtain falls before each secret choice, one side after the other', () => {
    const first = next(next(NOBODY, at('muster', { '0': 'berth' })), at('parley', { '0': 'commit', '1': 'commit' }));
    expect(first).toMatchObject({ seat: '0', curtain: true, secret: true });
    const second = next(lifted(first), at('parley', { '1': 'commit' }, true));
    expect(second).toMatchObject({ seat: '1', curtain: true });
  });

  it('the next round is a new secret, also for whoever chose last', () => {
    const chosen = lifted({ seat: '1', step: 'parley/commit', curtain: false, secret: true });
    expect(next(chosen, at('parley', { '0': 'commit', '1': 'commit' }, false))).toMatchObject({ seat: '1', curtain: true });
  });

  it('a secret choice of several moves is not interrupted', () => {
    const choosing = lifted({ seat: '0', step: 'parley/commit', curtain: false, secret: true });
    expect(next(choosing, at('parley', { '0': 'commit', '1': 'commit' }, true)).curtain).toBe(false);
  });

  it('whoever sat down behind a curtain goes on alone, step by step, as long as something is hidden', () => {
    const first = next(NOBODY, at('muster', { '0': 'berth' }, true));
    expect(first).toMatchObject({ seat: '0', curtain: true });
    const second = next(lifted(first), at('parley', { '0': 'commit', '1': 'commit' }, true));
    expect(second).toMatchObject({ seat: '0', step: 'parley/commit', curtain: false });
    expect(next(second, at('parley', { '1': 'commit' }, true))).toMatchObject({ seat: '1', curtain: true });
    const open = next(second, at('muster', { '0': 'berth' }, false));
    expect(next(open, at('parley', { '0': 'commit' }, false))).toMatchObject({ seat: '0', curtain: true });
  });

  it('a curtain stays down while other things happen', () => {
    const down: Seating = { seat: '0', step: 'parley/commit', curtain: true, secret: true };
    expect(next(down, at('parley', { '0': 'commit', '1': 'commit' })).curtain).toBe(true);
  });

  it('passing the screen while something is hidden takes a curtain even before an open decision', () => {
    const before: Seating = { seat: '0', step: 'muster/berth', curtain: false, secret: false };
    expect(next(before, at('parley', { '1': 'answer' }, true))).toMatchObject({ seat: '1', curtain: true, secret: false });
    expect(next(before, at('parley', { '0': 'answer' }, true))).toMatchObject({ seat: '0', curtain: false });
  });

  it('after the end nothing is covered', () => {
    const before: Seating = { seat: '1', step: 'parley/commit', curtain: true, secret: true };
    expect(next(before, at('parley', {}, true))).toMatchObject({ seat: '1', curtain: false });
  });
});
