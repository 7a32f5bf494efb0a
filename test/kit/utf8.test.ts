import { utf8 } from '../../src/kit/utf8.js';

describe('the bytes of a text', () => {
  const { TextEncoder } = globalThis;
  afterEach(() => {
    globalThis.TextEncoder = TextEncoder;
  });

  it.each(['', 'play:1', 'a%20b', 'San Martín', '龍 🚢', '\ud83d', 'a\udea2b'])('%j are the same without TextEncoder', (text) => {
    const expected = [...new TextEncoder().encode(text)];
    expect([...utf8(text)]).toEqual(expected);
    Reflect.deleteProperty(globalThis, 'TextEncoder');
    expect([...utf8(text)]).toEqual(expected);
  });
});
