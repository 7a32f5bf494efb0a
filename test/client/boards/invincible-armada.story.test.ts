import type { ArmadaTypes } from '../../../client/boards/invincible-armada/session.js';
import { logWording, rewriteLog } from '../../../client/boards/invincible-armada/story.js';
import { words } from '../../../client/boards/invincible-armada/words/index.js';
import type { View } from '../../../client/kit/board/session.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { english } from '../../../src/kit/language.js';

const G = invincibleArmada.rules.setup(invincibleArmada.scenarios[0].setupData, quickDice(1));
const view = { G, words: english.of(words), texts: invincibleArmada.texts } as View<ArmadaTypes>;
const told = (...events: readonly GameEvent[]): string[] => {
  const lines = events.map((entry, i) => ({ id: `1.${i}`, entry, sentence: logWording(view).sentence(entry) }));
  return rewriteLog(view, lines, 0).lines.map(({ sentence }) => sentence);
};

const handOfGod = (by: string, chit: string): GameEvent => ({ key: 'handOfGod', case: '16.0', by, values: { chit } });
const cancelled = (by: string, chit: string): GameEvent => ({ key: 'cancelled', case: '16.0', by, values: { chit } });

describe('Hand of God in the log (16.0)', () => {
  it('has one line with its effect', () => {
    expect(told(handOfGod('1', 'parmaDelayed'), cancelled('0', 'parmaDelayed'))).toEqual([
      'The Spanish play Hand of God and cancel Parma Delayed.',
    ]);
  });

  it('has a line each if it is answered', () => {
    expect(told(handOfGod('1', 'parmaDelayed'), handOfGod('0', 'handOfGod'), cancelled('1', 'handOfGod'))).toEqual([
      'The Spanish play Hand of God against Parma Delayed.',
      'The English play Hand of God and cancel Hand of God.',
    ]);
  });
});

it('the log gives the number of equal chits (16.0)', () => {
  const drawn: GameEvent = { key: 'drawn', case: '16.0', by: '1', values: { chits: ['crossedLines', 'crossedLines', 'noEvent'] } };
  expect(told(drawn)).toEqual(['The Spanish draw Crossed Lines (2) and No Event.']);
});
