import {
  every,
  flag,
  integer,
  keyed,
  list,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  pair,
  some,
  tagged,
} from '../../src/kit/stateShape.js';

type Order = { readonly do: 'sail'; readonly to: string } | { readonly do: 'wait' };

const shape = object<{ n: number; note?: boolean; order: Order; by: { a: number | null; b: number | null } }>({
  n: integer(0, 4),
  note: optional(flag),
  order: tagged<Order>()('do', { sail: { to: oneOf(['port', 'sea']) }, wait: {} }),
  by: every(['a', 'b'], nullable(integer(1, 2))),
});

const good = { n: 4, order: { do: 'sail', to: 'sea' }, by: { a: 1, b: null } };

describe('the shape of a state', () => {
  it('accepts valid values, with and without optional members', () => {
    expect(shape(good, 'G')).toBeUndefined();
    expect(shape({ ...good, note: true, order: { do: 'wait' } }, 'G')).toBeUndefined();
  });

  it.each([
    [[], 'G: expected an object'],
    [{ ...good, n: 5 }, 'G.n: expected an integer from 0 to 4'],
    [{ ...good, n: -0 }, 'G.n: expected an integer from 0 to 4'],
    [{ ...good, n: Number.NaN }, 'G.n: expected an integer from 0 to 4'],
    [{ ...good, n: '1' }, 'G.n: expected an integer from 0 to 4'],
    [{ ...good, more: 1 }, 'G.more: expected no such key'],
    [JSON.parse('{"n":1,"order":{"do":"wait"},"by":{"a":1,"b":1},"__proto__":{}}'), 'G.__proto__: expected no such key'],
    [{ ...good, note: undefined }, 'G.note: expected true or false'],
    [Object.create(good), 'G.n: expected a value'],
    [{ ...good, order: { do: 'constructor' } }, 'G.order.do: expected one of "sail", "wait"'],
    [{ ...good, order: { do: 'wait', to: 'sea' } }, 'G.order.to: expected no such key'],
    [{ ...good, by: { a: 3, b: null } }, 'G.by.a: expected an integer from 1 to 2'],
    [{ ...good, [`k${'x'.repeat(999)}`]: 1 }, `G.k${'x'.repeat(39)}: expected no such key`],
  ])('names path and expectation of %j', (value, fault) => {
    expect(shape(value, 'G')).toBe(fault);
  });

  it('limits arrays, and does not skip their holes', () => {
    const dice = list(integer(1, 6), 2);
    expect(dice([1, 6], 'G')).toBeUndefined();
    expect(dice([1, 2, 3], 'G')).toBe('G: expected a list of at most 2 entries');
    expect(dice(Array(1), 'G')).toBe('G[0]: expected an integer from 1 to 6');
    expect(pair(flag)([true], 'G')).toBe('G: expected a list of 2 entries');
    expect(listOf(['a', 'b'])(['a', 'a'], 'G')).toBe('G: expected no value twice');
  });

  it('limits keys, known and free ones', () => {
    expect(some(['a', 'b'], flag)({ a: true }, 'G')).toBeUndefined();
    expect(some(['a', 'b'], flag)({ toString: true }, 'G')).toBe('G.toString: expected no such key');
    const free = keyed(/^[a-z]$/, 2, flag);
    expect(free({ a: true, b: false }, 'G')).toBeUndefined();
    expect(free({ a: true, b: false, c: true }, 'G')).toBe('G: expected at most 2 keys');
    expect(free({ A: true }, 'G')).toBe('G.A: expected a key like ^[a-z]$');
  });

  it('terminates on a value that contains itself', () => {
    const loop: { order?: unknown } = { ...good };
    loop.order = loop;
    expect(shape(loop, 'G')).toBe('G.order.do: expected one of "sail", "wait"');
  });
});
