import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { matchDice, quickDice, randomSeed, rollText, seededDice } from '../../src/kit/dice.js';
import { commitmentOf, receiptOf } from '../../src/kit/salt.js';

const rolls = (dice: { die(sides: number): number }, count: number, sides = 6) => Array.from({ length: count }, () => dice.die(sides));

describe('dice', () => {
  it('are HMAC-SHA256 of the seed', () => {
    const dice = seededDice('seed', 'play');
    for (let k = 1; k <= 20; k++) {
      const bits = createHmac('sha256', 'seed').update(`play:${k}`).digest().readUIntBE(0, 6);
      expect(dice.die(6)).toBe((bits % 6) + 1);
    }
  });

  it('hash every salt into every roll of play, in the order of seats', () => {
    const [a, b] = [
      { salt: 'a'.repeat(32), by: 'A' },
      { salt: 'b'.repeat(32), by: 'B' },
    ];
    expect(rollText('play', 7, { '1': b, '0': a })).toBe(`play:7:0=${a.salt}:1=${b.salt}`);
    expect(rollText('play', 7, { '0': null, '1': b }, 2)).toBe(`play:7:1=${b.salt}:2`);
    expect(rollText('play', 7, { '0': null, '1': null })).toBe('play:7');
    const bits = createHmac('sha256', 'half').update(`play:1:0=${a.salt}:1=${b.salt}`).digest().readUIntBE(0, 6);
    expect(matchDice('setup.half', { '0': a, '1': b }).play.die(6)).toBe((bits % 6) + 1);
    expect(rolls(matchDice('s.p', { '0': a }).setup, 9)).toEqual(rolls(matchDice('s.p').setup, 9));
    expect(rolls(matchDice('s.p', { '0': a }).play, 9)).not.toEqual(rolls(matchDice('s.p').play, 9));
  });

  it('accept only well-formed salts of the seats', () => {
    const [a, b] = ['a', 'b'].map((digit) => ({ salt: digit.repeat(32), by: 'A' }));
    for (const seat of ['2', '00', '-1', '01', '__proto__', 'constructor', '']) {
      const more = Object.fromEntries([
        ['0', a],
        [seat, b],
      ]);
      expect(rolls(matchDice('s.p', more).play, 9)).toEqual(rolls(matchDice('s.p', { '0': a }).play, 9));
    }
    for (const salt of ['', 'A'.repeat(32), 'a'.repeat(31), `${'a'.repeat(32)}\n`, `${'a'.repeat(32)}:1=${'b'.repeat(32)}`]) {
      expect(() => matchDice('s.p', { '0': { salt, by: '' } }).play.die(6)).toThrow(RangeError);
    }
  });

  it('have the SHA-256 of the seed as commitment', () => {
    expect(commitmentOf('s.p')).toBe(createHash('sha256').update('s.p').digest('hex'));
    expect(receiptOf('c', '0', 'a')).toBe(createHash('sha256').update('c:0:a').digest('hex'));
  });

  it('continue where a match stopped', () => {
    const whole = rolls(seededDice('s', 'play'), 12);
    const first = seededDice('s', 'play');
    rolls(first, 5);
    expect(first.thrown).toBe(5);
    expect(rolls(seededDice('s', 'play', first.thrown), 7)).toEqual(whole.slice(5));
  });

  it('separate set-up and play, with a seed of one or two halves', () => {
    const { setup, play } = matchDice('a.b');
    expect(rolls(setup, 9)).toEqual(rolls(seededDice('a', 'setup'), 9));
    expect(rolls(play, 9)).toEqual(rolls(seededDice('b', 'play'), 9));
    expect(rolls(matchDice('a').play, 9)).toEqual(rolls(seededDice('a', 'play'), 9));
  });

  it.each([
    ['seeded', () => seededDice('fair', 'play')],
    ['quick', () => quickDice(7)],
  ])('%s dice roll every face equally often', (_name, make) => {
    const dice = make();
    for (const sides of [2, 6, 48]) {
      const faces = new Array(sides).fill(0);
      for (const face of rolls(dice, 600 * sides, sides)) faces[face - 1] += 1;
      const chi = faces.reduce((sum, n) => sum + (n - 600) ** 2 / 600, 0);
      // The limit is far above the 99.99 % quantile of chi-square with sides - 1 degrees of freedom.
      expect(chi).toBeLessThan(sides - 1 + 6 * Math.sqrt(2 * sides) + 10);
    }
  });

  it('make seeds that do not repeat', () => {
    const seeds = new Set(Array.from({ length: 1000 }, randomSeed));
    expect(seeds.size).toBe(1000);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('docs/dice.md', () => {
  it('computes the same die as the code', () => {
    const page = readFileSync('docs/dice.md', 'utf8');
    const [, seed = ''] = /seed=(\S+)/.exec(page) ?? [];
    const [, a = '', b = ''] = /text=play:1:0=(\w+):1=(\w+)/.exec(page) ?? [];
    const salts = { '0': { salt: a, by: '' }, '1': { salt: b, by: '' } };
    expect(page).toContain(`${commitmentOf(seed)}  -`);
    expect(/% 6 \+ 1 \)\).*\n(\d)/.exec(page)?.[1]).toBe(String(matchDice(seed, salts).play.die(6)));
  });
});
