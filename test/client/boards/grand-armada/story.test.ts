import { rewriteLog } from '../../../../client/boards/grand-armada/story.js';
import { words } from '../../../../client/boards/grand-armada/words/index.js';
import type { ShipId } from '../../../../src/games/grand-armada/ids.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { english } from '../../../../src/kit/language.js';

const step = (id: ShipId, from: string, to: string, values: GameEvent['values'] = {}): GameEvent => ({
  key: 'advance',
  case: '5.1',
  at: [from, to],
  who: [id],
  values,
});
const turned = (id: ShipId, key: 'turns' | 'trims', heading: number): GameEvent => ({ key, case: '5.3', who: [id], values: { heading } });

/** Returns the log sentences of events, with their cases. */
const told = (...events: readonly GameEvent[]): string[] => {
  const lines = events.map((entry, i) => ({ id: `1.${i}`, entry, sentence: entry.key }));
  return rewriteLog({ words: english.of(words) }, lines, 0).lines.map(({ sentence, entry }) => `${sentence} [${entry.case}]`);
};

describe('the joined steps of a move', () => {
  it('cite 5.1 if the ship entered a hex, whatever came last, and else 5.3', () => {
    const [first, second] = [step('victory', 'J-10', 'K-11'), step('victory', 'K-11', 'K-12')];
    expect(told(first, second)).toEqual(['Victory moves J-10 – K-11 – K-12. [5.1]']);
    expect(told(first, turned('victory', 'trims', 4))).toEqual(['Victory moves J-10 – K-11, heading south. [5.1]']);
    expect(told(turned('victory', 'turns', 3), first)).toEqual(['Victory moves J-10 – K-11, heading south-east. [5.1]']);
    expect(told(turned('victory', 'turns', 3), turned('victory', 'trims', 4))).toEqual(['Victory turns, heading south. [5.3]']);
  });

  it('name the last hex and heading of a tow (9.1)', () => {
    const [first, second] = [
      step('napolitana', 'V-1', 'W-1', { tow: 'dreadnought', towHeading: 2 }),
      step('napolitana', 'W-1', 'X-2', { tow: 'dreadnought', towHeading: 3 }),
    ];
    expect(told(first, second, turned('napolitana', 'trims', 4))).toEqual([
      'Napolitana moves V-1 – W-1 – X-2, heading south, with Dreadnought in tow to W-1, heading south-east. [5.1]',
    ]);
  });
});
