import { modules } from '../../src/index.js';
import { clone } from '../../src/kit/clone.js';
import { quickDice } from '../../src/kit/dice.js';
import { snapshot } from '../../src/kit/snapshot.js';

describe('a state that shares with the one before', () => {
  it('says what it said, and is made of the parts from before wherever they say the same', () => {
    const before = { a: { x: 1 }, gone: { y: 2 }, list: [{ z: 1 }, { z: 2 }], kind: [1] as unknown, none: null };
    const after = { a: { x: 1 }, list: [{ z: 1 }, { z: 3 }, { z: 2 }], kind: { 0: 1 } as unknown, none: null, come: {} };
    const shared = snapshot(before, clone(after));
    expect(shared).toEqual(after);
    expect(shared.a).toBe(before.a);
    expect(shared.list[0]).toBe(before.list[0]);
    expect(shared.list).not.toBe(before.list);
    expect(snapshot(before, clone(before))).toBe(before);
    expect(snapshot({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(snapshot([1, 2], [1])).toEqual([1]);
    expect(snapshot({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(snapshot({ constructor: 1 }, JSON.parse('{"constructor":2}'))).toEqual({ constructor: 2 });
  });

  it.each(Object.values(modules))('in $slug most of it is the same after a move', (module) => {
    const { rules } = module as (typeof modules)['invincible-armada'];
    const dice = quickDice(3);
    let G = rules.setup(undefined, dice);
    for (let n = 0; n < 30; n++) {
      const [seat] = Object.keys(rules.awaiting(G));
      if (seat === undefined) break;
      const [choice] = rules.choices(rules.view(G, seat), seat);
      const next = rules.play(G, seat, choice.move, choice.args, dice).G;
      const text = JSON.stringify(next);
      const was = JSON.stringify(G);
      const shared = snapshot(G, next);
      expect(JSON.parse(JSON.stringify(shared))).toEqual(JSON.parse(text));
      expect(JSON.stringify(G)).toBe(was);
      const parts = Object.entries(shared).filter(([, part]) => typeof part === 'object' && part !== null);
      const before = new Set<unknown>(Object.values(G));
      expect(parts.filter(([, part]) => before.has(part)).length).toBeGreaterThan(0);
      G = shared;
    }
  });
});
