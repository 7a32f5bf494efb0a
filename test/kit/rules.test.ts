import { Refused } from '../../src/kit/rules.js';
import { setupDataFault } from '../../src/kit/setupData.js';
import { say } from '../../src/kit/texts.js';
import { parley } from '../boardgame/parley.js';
import { about } from './about.js';

const { rules } = parley;
const none = {
  die: () => {
    throw new Error('no die is due');
  },
};

describe('the rules contract', () => {
  const G = rules.setup(undefined, none);

  it('offers what belongs to the step, and nothing to a player who is not asked', () => {
    expect(rules.choices(G, '0').map(({ move, args }) => [move, ...args])).toEqual([['mark', 1], ['mark', 2], ['mark', 3], ['ready']]);
    expect(rules.choices(G, '1')).toEqual([]);
  });

  it('says why not with the case: over, not asked, not now, unknown, malformed, forbidden', () => {
    const taken = rules.play(G, '0', 'mark', [2], none).G;
    const over = rules.play(G, '0', 'concede', [], none).G;
    expect(rules.refusal(over, '0', 'mark', [1])).toMatchObject({ key: 'over', case: '1.0' });
    expect(rules.refusal(G, '1', 'mark', [1])).toMatchObject({ key: 'notAsked', case: '1.0' });
    expect(rules.refusal(G, '0', 'commit', [1])).toMatchObject({ key: 'notNow', case: '2.1' });
    expect(rules.refusal(G, '0', 'constructor', [])).toMatchObject({ key: 'unknownMove' });
    expect(rules.refusal(G, 'toString', 'mark', [1])).toMatchObject({ key: 'notAsked' });
    for (const args of [[], ['1'], [1, 2], [4], [null], [Number.NaN], [{}], [[1]]]) {
      about(JSON.stringify(args), () => expect(rules.refusal(G, '0', 'mark', args)).toMatchObject({ key: 'malformed', case: '1.1' }));
    }
    expect(rules.refusal(taken, '0', 'mark', [2])).toEqual({
      key: 'taken',
      case: '1.1',
      reason: 'Berth 2 is taken.',
      values: { berth: 2 },
    });
    expect(rules.refusal(taken, '0', 'mark', [1])).toBeUndefined();
  });

  it('lets a player who is not asked do what may be done at any time, and nobody without a seat', () => {
    expect(rules.refusal(G, '1', 'concede', [])).toBeUndefined();
    expect(rules.play(G, '1', 'concede', [], none).G.conceded).toBe('1');
    for (const stranger of ['2', '', '__proto__']) {
      expect(rules.refusal(G, stranger, 'concede', [])).toMatchObject({ key: 'notAsked', case: '1.0' });
    }
  });

  it('plays without touching its input, and throws the refusal', () => {
    const before = JSON.stringify(G);
    expect(rules.play(G, '0', 'mark', [2], none).G.berths).toEqual([2]);
    expect(() => rules.play(G, '1', 'mark', [2], none)).toThrow(Refused);
    expect(JSON.stringify(G)).toBe(before);
  });
});

describe('setupData', () => {
  it('may be left out; a fault names its key', () => {
    expect(setupDataFault(parley.options, undefined)).toBeUndefined();
    expect(setupDataFault(parley.options, {})).toBeUndefined();
    expect(setupDataFault(parley.options, { skipMuster: 'yes' })).toBe('setupData.skipMuster: expected {"type":"boolean"}');
    expect(setupDataFault(parley.options, JSON.parse('{"__proto__": 1}'))).toContain('__proto__');
    expect(setupDataFault(parley.options, [])).toContain('setupData');
  });
});

describe('texts', () => {
  it('are sentences or make them, and a gap shows its key', () => {
    expect(say({ a: 'A.', b: ({ n }) => `${n} ships` }, 'b', { n: 3 })).toBe('3 ships');
    expect(say({ a: 'A.' }, 'a')).toBe('A.');
    expect(say({ a: 'A.' }, 'toString')).toBe('toString');
  });
});
