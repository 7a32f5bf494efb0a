import { type MoveAction, Outbox } from '../../../client/lobby/outbox.js';
import { shelfOf } from '../../../client/lobby/shelf.js';

const move = (type: string): MoveAction => ({ type: 'MAKE_MOVE', payload: { type, args: [], playerID: '0' } as MoveAction['payload'] });
const played = (type: string, _stateID: number) => ({ action: move(type) as never, _stateID });

/** A page at a seat: what it sends, and how often it asks for the match anew. */
function page(matchID = 'm') {
  const sent: string[] = [];
  let looked = 0;
  const outbox = new Outbox(
    '0',
    ({ payload }, stateID) => sent.push(`${payload.type} at ${stateID}`),
    () => {
      looked += 1;
    },
    shelfOf(matchID, '0'),
  );
  return { outbox, sent, looked: () => looked };
}

beforeEach(() => sessionStorage.clear());

describe('moves that wait when the page goes', () => {
  it('are sent by the next one, in order and once', () => {
    const first = page();
    first.outbox.add(move('sail'), 4);
    first.outbox.add(move('fire'), 4);
    expect(first.sent).toEqual([]);

    const second = page();
    expect(second.outbox.count).toBe(2);
    second.outbox.show([]);
    second.outbox.hear([played('sail', 4)]);
    second.outbox.hear([played('fire', 5)]);
    expect(second.sent).toEqual(['sail at 4', 'fire at 5']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('are not sent again where they had come to the server', () => {
    const first = page();
    first.outbox.show([]);
    first.outbox.add(move('sail'), 4);
    expect(first.sent).toEqual(['sail at 4']);

    const second = page();
    second.outbox.show([played('sail', 4)]);
    expect([second.sent, second.outbox.count, sessionStorage.length]).toEqual([[], 0, 0]);
  });

  it('are given up aloud where the match has gone on without them', () => {
    const first = page();
    first.outbox.show([]);
    first.outbox.add(move('sail'), 4);

    const second = page();
    second.outbox.show([]);
    // It may have been played on the line that broke: the match is looked at before anything is said.
    expect(second.outbox.refused({ key: 'stale', move: 'sail', stateID: 4 })).toBe(false);
    expect(second.looked()).toBe(1);
    second.outbox.show([]);
    expect(second.outbox.refused({ key: 'stale', move: 'sail', stateID: 4 })).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  it('belong to their match alone', () => {
    page('m').outbox.add(move('sail'), 4);
    const other = page('n');
    other.outbox.show([]);
    expect(other.sent).toEqual([]);
  });

  it('are none where what was kept is damaged', () => {
    for (const damaged of ['{', '7', '[7]', '[{"action":{"type":"MAKE_MOVE"}}]']) {
      sessionStorage.setItem('weathergage.waiting.m.0', damaged);
      expect(page().outbox.count).toBe(0);
    }
  });
});
