import { applyPatch, createPatch } from 'rfc6902';
import { patchBetween } from '../../src/boardgame/patch.js';
import { modules } from '../../src/index.js';
import { clone } from '../../src/kit/clone.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';

const applied = (before: unknown, after: unknown) => {
  const boxed = { state: clone(before) };
  const patch = patchBetween({ state: before }, { state: after });
  for (const error of applyPatch(boxed, clone(patch))) expect(error).toBeNull();
  return boxed.state;
};

describe('the patch between two states', () => {
  it('makes the one of the other: keys that come, go and change, arrays, names with slashes, nothing where nothing changed', () => {
    const before = { a: 1, gone: { deep: [1] }, list: [1, { x: 1 }, 3], same: { y: [null] }, 'a/b~c': 1, type: [] };
    const after = { a: 2, list: [1, { x: 2 }, 3, 4], same: { y: [null] }, 'a/b~c': null, come: { z: false }, type: {} };
    expect(applied(before, after)).toEqual(after);
    expect(applied(after, before)).toEqual(before);
    expect(patchBetween(before, clone(before))).toEqual([]);
    expect(patchBetween({ a: 1 }, { a: 1, b: undefined })).toEqual([]);
    expect(patchBetween({ a: 1, b: undefined }, { a: undefined, b: 2 })).toEqual([
      { op: 'remove', path: '/a' },
      { op: 'add', path: '/b', value: 2 },
    ]);
    expect(patchBetween(JSON.parse('{"__proto__":1,"constructor":2}'), {})).toHaveLength(2);
  });

  it('sends a flat object whole where that is shorter than its members one by one, gone members among them', () => {
    const at = (x: number, y: number, gone?: number) => ({ at: { x, y, h: 90, ...(gone && { gone }) } });
    expect(patchBetween(at(1, 2), at(3, 4))).toEqual([{ op: 'add', path: '/at', value: { x: 3, y: 4, h: 90 } }]);
    expect(patchBetween(at(1, 2), at(3, 2))).toEqual([{ op: 'add', path: '/at/x', value: 3 }]);
    expect(applied(at(1, 2, 5), at(3, 2))).toEqual(at(3, 2));
    const long = 'a name too long to be sent again for two figures, and then some more of it';
    expect(patchBetween({ at: { x: 1, y: 2, long } }, { at: { x: 3, y: 4, long } })).toHaveLength(2);
    expect(patchBetween({ at: { x: 1, y: 2, deep: {} } }, { at: { x: 3, y: 4, deep: {} } })).toHaveLength(2);
  });

  it.each(Object.values(modules))('is no longer than rfc6902’s own, forwards and back, through random matches of $slug', (module) => {
    const { rules, scenarios } = module as (typeof modules)['invincible-armada'];
    const dice = matchDice('patch');
    const bot = quickDice(3);
    let G = rules.setup(scenarios[0].setupData, dice.setup);
    let size = 0;
    let theirs = 0;
    for (let n = 0; n < 60 && !rules.result(G); n++) {
      const [playerID] = Object.keys(rules.awaiting(G));
      const choices = rules.choices(rules.view(G, playerID), playerID);
      const { move, args } = choices[bot.die(choices.length) - 1];
      const { G: next } = rules.play(G, playerID, move, args, dice.play);
      for (const seat of ['0', '1', null]) {
        const [before, after] = [rules.view(G, seat), rules.view(next, seat)];
        expect(applied(before, after)).toEqual(JSON.parse(JSON.stringify(after)));
        size += JSON.stringify(patchBetween(before, after)).length;
        theirs += JSON.stringify(createPatch(before, after)).length;
      }
      expect(applied(next, G)).toEqual(JSON.parse(JSON.stringify(G)));
      G = next;
    }
    expect(size).toBeLessThanOrEqual(theirs);
  });
});
