import type { LogEntry } from 'boardgame.io';
import type { Operation } from 'rfc6902';
import { briefOf, patchOf } from '../../src/boardgame/brief.js';

const CHRONICLE = [{ key: 'rallied', case: '9.1', by: '0' }];
const entry = (more: Partial<LogEntry> = {}, payload: object = {}): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'rally', args: ['E08'], playerID: '0', ...payload } },
  _stateID: 7,
  turn: 1,
  phase: 'endTurn',
  metadata: CHRONICLE,
  ...more,
});
const ID: Operation = { op: 'add', path: '/_stateID', value: 8 };

/** The same through the wire. */
const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function expectKept(patch: readonly Operation[], log: readonly LogEntry[]): void {
  const given = { from: 7, to: 8, patch: [...patch, ID], log };
  expect(patchOf(wired(briefOf(given)))).toEqual(given);
}

describe('a brief frame', () => {
  it('names what is added and removed by its path, the move by its parts, and neither match nor state twice', () => {
    const patch: Operation[] = [{ op: 'remove', path: '/G/links/1' }, { op: 'add', path: '/G/step', value: 'rally' }, ID];
    expect(briefOf({ from: 7, to: 8, patch, log: [entry()] })).toEqual([
      7,
      8,
      [['/G/links/1'], ['/G/step', 'rally']],
      [['rally', ['E08'], '0', 1, 'endTurn', CHRONICLE]],
    ]);
  });

  it.each<[string, readonly Operation[]]>([
    ['nothing', []],
    ['null added', [{ op: 'add', path: '/G/hex', value: null }]],
    ['a list added', [{ op: 'add', path: '/G/list', value: ['a', 'b'] }]],
    [
      'what is replaced, moved or tested',
      [
        { op: 'replace', path: '/G/list/0', value: 1 },
        { op: 'move', from: '/G/a', path: '/G/b' },
      ],
    ],
  ])('is the patch again: %s', (_what, patch) => expectKept(patch, [entry()]));

  it.each<[string, LogEntry]>([
    ['a move', entry()],
    ['a move that is withheld from others', entry({ redact: true })],
    ['a move whose arguments are withheld', entry({ redact: true }, { args: null })],
    ['a move without arguments', entry({}, { args: [] })],
    ['a move with more than is known here', entry({ automatic: true })],
    ['a move of another state', entry({ _stateID: 5 })],
    ['a move that tells nothing', { action: entry().action, _stateID: 7, turn: 1, phase: 'endTurn' }],
    [
      'an event',
      { action: { type: 'GAME_EVENT', payload: { type: 'endTurn', args: [], playerID: '0' } }, _stateID: 7, turn: 1, phase: 'p' },
    ],
    [
      'what was taken back',
      { action: { type: 'UNDO', payload: { type: 'undo', args: null, playerID: '0' } }, _stateID: 7, turn: 1, phase: 'p' },
    ],
  ])('is the log again: %s', (_what, each) => expectKept([], [each, entry()]));
});
