import type { LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { applyPatch, createPatch, type Operation } from 'rfc6902';
import { markAllowed } from '../../src/boardgame/allowedMoves.js';
import { briefOf, patchOf } from '../../src/boardgame/brief.js';
import { createGame } from '../../src/boardgame/game.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { patchBetween } from '../../src/boardgame/patch.js';
import { modules } from '../../src/index.js';
import { clone } from '../../src/kit/clone.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';
import { parley } from './parley.js';

const MOVES = 120;
/** Number of moves after which the match also continues from an earlier state. */
const BRANCH = 7;

/** Plays a match through boardgame.io’s reducer. Returns all states, and the states that changed after they were returned. */
function kept({ game, rules, scenarios }: GameModule) {
  const seeded = { ...game, seed: 'setup.play' };
  const reducer = CreateGameReducer({ game: seeded });
  const dice = quickDice(11);
  const states: { readonly state: State; readonly said: string }[] = [];
  const said = ({ G, deltalog }: State) => JSON.stringify([G, deltalog]);
  const keep = (state: State) => {
    states.push({ state, said: said(state) });
    return state;
  };
  const move = (state: State, number: number): State => {
    const [playerID] = Object.keys(rules.awaiting(state.G));
    const choices = rules.choices(rules.view(state.G, playerID), playerID);
    const { move, args } = choices[number % choices.length];
    return reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } } as never);
  };
  let state = keep(InitializeGame({ game: seeded, numPlayers: 2, setupData: scenarios[0].setupData }));
  for (let n = 0; n < MOVES && state.ctx.gameover === undefined; n++) {
    const number = dice.die(1e6);
    const next = keep(move(state, number));
    if (n % BRANCH === 0) {
      if (said(move(state, number)) !== said(next)) throw new Error(`the second time move ${n} is another`);
      const { state: earlier } = states[dice.die(states.length) - 1];
      if (earlier.ctx.gameover === undefined) keep(move(earlier, dice.die(1e6)));
    }
    state = next;
  }
  return { states, changed: states.filter((each) => said(each.state) !== each.said) };
}

describe.each(Object.values(modules) as GameModule[])('$slug, continued from one state', (module) => {
  it('never changes a returned state, even if two matches continue from it', () => {
    const { states, changed } = kept(module);
    expect(states.length).toBeGreaterThan(20);
    expect(changed.map(({ state }) => state._stateID)).toEqual([]);
  });
});

describe('brief', () => {
  const CHRONICLE = [{ key: 'rallied', case: '9.1', by: '0' }];
  const entry = (more: Partial<LogEntry> = {}, payload: object = {}): LogEntry => ({
    action: { type: 'MAKE_MOVE', payload: { type: 'rally', args: ['E08'], playerID: '0', ...payload } },
    _stateID: 7,
    turn: 1,
    phase: 'endTurn',
    metadata: CHRONICLE,
    ...more,
  });
  const ID: Operation = { op: 'add', path: '/_stateID', value: 8 };

  const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value));

  function expectKept(patch: readonly Operation[], log: readonly LogEntry[]): void {
    const given = { from: 7, to: 8, patch: [...patch, ID], log };
    expect(patchOf(wired(briefOf(given)))).toEqual(given);
  }

  describe('a brief frame', () => {
    it('has paths of additions and removals, parts of moves, and no repeated ids', () => {
      const patch: Operation[] = [{ op: 'remove', path: '/G/links/1' }, { op: 'add', path: '/G/step', value: 'rally' }, ID];
      expect(briefOf({ from: 7, to: 8, patch, log: [entry()] })).toEqual([
        7,
        8,
        [['/G/links/1'], ['/G/step', 'rally']],
        [['rally', ['E08'], '0', 1, 'endTurn', CHRONICLE]],
      ]);
    });

    it.each<[string, readonly Operation[]]>([
      ['nothing', []],
      ['null added', [{ op: 'add', path: '/G/hex', value: null }]],
      ['an array added', [{ op: 'add', path: '/G/list', value: ['a', 'b'] }]],
      [
        'values replaced, moved or tested',
        [
          { op: 'replace', path: '/G/list/0', value: 1 },
          { op: 'move', from: '/G/a', path: '/G/b' },
        ],
      ],
    ])('expands to the same patch: %s', (_what, patch) => expectKept(patch, [entry()]));

    it.each<[string, LogEntry]>([
      ['a move', entry()],
      ['a move hidden from others', entry({ redact: true })],
      ['a move with hidden arguments', entry({ redact: true }, { args: null })],
      ['a move without arguments', entry({}, { args: [] })],
      ['a move with unknown keys', entry({ automatic: true })],
      ['a move of another state', entry({ _stateID: 5 })],
      ['a move without events', { action: entry().action, _stateID: 7, turn: 1, phase: 'endTurn' }],
      [
        'an event',
        { action: { type: 'GAME_EVENT', payload: { type: 'endTurn', args: [], playerID: '0' } }, _stateID: 7, turn: 1, phase: 'p' },
      ],
      [
        'moves taken back',
        { action: { type: 'UNDO', payload: { type: 'undo', args: null, playerID: '0' } }, _stateID: 7, turn: 1, phase: 'p' },
      ],
    ])('expands to the same log: %s', (_what, each) => expectKept([], [each, entry()]));
  });
});

describe('checked moves', () => {
  /** Creates a match that counts how often moves are checked and performed. */
  function counted() {
    const count = { refusal: 0, advance: 0 };
    const { rules } = parley;
    const game = createGame({
      ...parley,
      rules: {
        ...rules,
        refusal: (...asked) => {
          count.refusal += 1;
          return rules.refusal(...asked);
        },
        advance: (...asked) => {
          count.advance += 1;
          return rules.advance(...asked);
        },
      },
    });
    const reducer = CreateGameReducer({ game });
    const state: State = InitializeGame({ game, numPlayers: 2 });
    const mark = (playerID: string, ...args: unknown[]): State =>
      reducer(state, { type: 'MAKE_MOVE', payload: { type: 'mark', args, playerID } } as never);
    return { count, state, mark };
  }

  describe('a move is checked once', () => {
    it('by the game, if the host has not checked it', () => {
      const { count, mark } = counted();
      expect(mark('0', 2).G.berths).toEqual([2]);
      expect(count).toEqual({ refusal: 1, advance: 1 });
    });

    it('by the host, and then not again; the state before is unchanged', () => {
      const { count, state, mark } = counted();
      markAllowed(state.G, '0', { move: 'mark', args: [2] });
      expect(mark('0', 2).G.berths).toEqual([2]);
      expect(state.G.berths).toEqual([]);
      expect(count).toEqual({ refusal: 0, advance: 1 });
    });

    it('by the game, if the host has checked another move, argument or state', () => {
      const { count, state, mark } = counted();
      const refused = (...args: unknown[]) => expect(mark('0', ...args).G.berths).toEqual([]);
      markAllowed(state.G, '0', { move: 'mark', args: [2] });
      refused(4);
      refused(2, 2);
      refused();
      markAllowed(state.G, '0', { move: 'ready', args: [4] });
      refused(4);
      markAllowed(state.G, '1', { move: 'mark', args: [4] });
      refused(4);
      markAllowed({}, '0', { move: 'mark', args: [4] });
      refused(4);
      expect(count).toEqual({ refusal: 6, advance: 0 });
    });
  });
});

describe('patches', () => {
  const applied = (before: unknown, after: unknown) => {
    const boxed = { state: clone(before) };
    const patch = patchBetween({ state: before }, { state: after });
    for (const error of applyPatch(boxed, clone(patch))) expect(error).toBeNull();
    return boxed.state;
  };

  describe('the patch between two states', () => {
    it('handles added, removed and changed keys, arrays and slashes, and is empty without changes', () => {
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

    it('replaces a flat object if that is shorter, also for removed members', () => {
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
        for (const seat of n % 3 ? [] : ['0', '1', null]) {
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
});
