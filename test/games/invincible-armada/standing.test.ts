import type { ChitId, Side } from '../../../src/games/invincible-armada/ids.js';
import { PREFERENCES, standing } from '../../../src/games/invincible-armada/standing.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { chosenOf } from '../../../src/kit/standing.js';
import { campaign, E, rules, S } from './fixtures.js';

const answer = (G: Armada, player: string) => standing.answer(G, player, chosenOf(PREFERENCES, undefined))?.move;

/** A state in which both sides may answer a chit that one side has drawn. */
const drawn = (chit: ChitId, by: Side, change: (G: Armada) => void = () => {}) =>
  campaign((G) => {
    G.windows = [{ chit, by, ask: ['english', 'spanish'], purpose: { kind: 'event' } }];
    Object.assign(G, { segment: 'spanishEvents', step: 'reaction', held: { english: ['handOfGod'], spanish: ['handOfGod'] } });
    change(G);
  });
const english = (G: Armada) => answer(G, E);
const spanish = (G: Armada) => answer({ ...G, windows: G.windows.map((window) => ({ ...window, ask: ['spanish' as const] })) }, S);

describe('16.0 questions about Hand of God', () => {
  it.each<Side>(['english', 'spanish'])('asks about Parma chits only the side that they harm (16.0): drawn by the %s', (by) => {
    expect(english(drawn('parmaReady', by))).toBeUndefined();
    expect(spanish(drawn('parmaReady', by))).toBe('letStand');
    expect(english(drawn('parmaDelayed', by))).toBe('letStand');
    expect(spanish(drawn('parmaDelayed', by))).toBeUndefined();
  });

  it('asks nobody about Parma chits after the army has embarked (14.2)', () => {
    const aboard = (G: Armada) => {
      G.armyAboard = true;
    };
    expect(english(drawn('parmaReady', 'spanish', aboard))).toBe('letStand');
    expect(spanish(drawn('parmaDelayed', 'english', aboard))).toBe('letStand');
  });

  it.each<ChitId>(['windShift', 'deadCalm', 'fogBank', 'squall'])('asks both sides about %s (16.0)', (chit) => {
    expect(english(drawn(chit, 'english'))).toBeUndefined();
    expect(spanish(drawn(chit, 'spanish'))).toBeUndefined();
  });

  it('asks only the opponent about chits that serve their owner (16.0)', () => {
    for (const chit of ['weatherGage', 'supplyHoys', 'volunteers'] as const) {
      expect(english(drawn(chit, 'spanish'))).toBe('letStand');
      expect(spanish(drawn(chit, 'spanish'))).toBeUndefined();
    }
  });
});

describe('6.1 the first turns', () => {
  it('ask the English twice if they wait in port and draw No Event', () => {
    let G = campaign();
    const asked: string[] = [];
    while (G.turn <= 2) {
      const [player] = Object.keys(rules.awaiting(G));
      if (player === E) asked.push(`${G.turn} ${G.step}`);
      const move = G.step === 'sail' ? 'endStrategic' : 'endTactical';
      G = rules.play(G, player, move, [], { die: () => 1 }).G;
    }
    expect(asked).toEqual(['1 sail', '2 sail']);
  });
});
