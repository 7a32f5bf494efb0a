import { rewriteLog } from '../../../../client/boards/grand-armada/story.js';
import { words } from '../../../../client/boards/grand-armada/words/index.js';
import type { ShipId } from '../../../../src/games/grand-armada/ids.js';
import { grandArmada } from '../../../../src/games/grand-armada/index.js';
import { quickDice } from '../../../../src/kit/dice.js';
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

const G = grandArmada.rules.setup(grandArmada.scenarios[0].setupData, quickDice(1));
const view = { G, words: english.of(words), texts: grandArmada.texts };

/** Returns the log sentences of events, with their cases. */
const told = (...events: readonly GameEvent[]): string[] => {
  const lines = events.map((entry, i) => ({ id: `1.${i}`, entry, sentence: entry.key }));
  return rewriteLog(view, lines, 0).lines.map(({ sentence, entry }) => `${sentence} [${entry.case}]`);
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

describe('the joined lines of the log', () => {
  const points = (E: number, S: number): GameEvent => ({ key: 'points', case: '10.0', values: { E, S } });
  const fires: GameEvent = { key: 'closeFire', case: '3.3' };

  it('give Victory Points only if they have changed (10.0)', () => {
    const lines = told(fires, points(0, 0), fires, points(1, 0), fires, points(1, 0));
    expect(lines).toEqual(['closeFire [3.3]', 'closeFire [3.3]', 'points [10.0]', 'closeFire [3.3]']);
  });

  it('say once that a ship with 0 MP stays (5.5)', () => {
    const becalmed: GameEvent = { key: 'becalmed', case: '5.5', who: ['bautista'], values: { points: 0, attitude: 'head' } };
    const stays: GameEvent = { key: 'stays', case: '5.5', who: ['bautista'], values: { why: 'becalmed' } };
    expect(told(becalmed, stays)).toEqual(['San Juan Bautista has 0 MP (wind ahead) and stays in its hex. [5.5]']);
  });
});
