import { limitedDice } from '../../src/boardgame/recordedRolls.js';
import { seededDice } from '../../src/kit/dice.js';

describe('the dice of a file', () => {
  it('are those of its seed', () => {
    const [own, dice] = [seededDice('seed', 'play'), limitedDice(seededDice('seed', 'play'))];
    for (const sides of [6, 10, 7, 1]) expect(dice.die(sides)).toBe(own.die(sides));
  });

  it.each([Number.NaN, 0, -6, 1.5, 1e308, Number.POSITIVE_INFINITY])('never have %d sides', (sides) => {
    expect(() => limitedDice(seededDice('seed', 'play')).die(sides)).toThrow(RangeError);
  });

  it('are limited in number', () => {
    const dice = limitedDice({ die: () => 1 });
    expect(() => {
      for (;;) dice.die(6);
    }).toThrow('too many dice');
  });
});
