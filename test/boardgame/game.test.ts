import type { Ctx, Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE as BOARDGAME_INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { INVALID_MOVE } from '../../src/boardgame/constants.js';
import { createGame, movesOf } from '../../src/boardgame/game.js';
import { committedLedger, LEDGER, Ledger, type LedgerData, ledgerSetup, type SharedLedger, seedOf } from '../../src/boardgame/ledger.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { quickDice, seededDice } from '../../src/kit/dice.js';
import { commitmentOf } from '../../src/kit/salt.js';
import { about } from '../kit/about.js';
import { type Parley, parley } from './parley.js';

const game = createGame(parley);
const seeded: Game<Parley> = { ...game, seed: 'a.b' };

function start<G = Parley>(setupData?: unknown, of = seeded as unknown as Game<G>) {
  const reducer = CreateGameReducer({ game: of });
  let state = InitializeGame({ game: of, numPlayers: 2, setupData });
  const act = (type: string, playerID: string, name: string, args: unknown[] = []) => {
    const next = reducer(state, { type, payload: { type: name, args, playerID, credentials: '' } } as never) as typeof state & {
      transients?: { error?: { type: string } };
    };
    const error = next.transients?.error?.type;
    if (!error) state = next;
    return error;
  };
  return {
    get state() {
      return state;
    },
    move: (playerID: string, name: string, ...args: unknown[]) => act('MAKE_MOVE', playerID, name, args),
    event: (playerID: string, name: string, ...args: unknown[]) => act('GAME_EVENT', playerID, name, args),
  };
}

/** Returns a spectator’s view of the dice ledger. */
function sharedOf({ G, ctx, plugins }: { G: Parley; ctx: Ctx; plugins: Record<string, { data: unknown }> }): SharedLedger {
  return game.plugins?.[0].playerView?.({ G, ctx, game, data: plugins[LEDGER].data as never, playerID: null }) as SharedLedger;
}

describe('the adapter', () => {
  it('has boardgame.io’s own constant', () => {
    expect(INVALID_MOVE).toBe(BOARDGAME_INVALID_MOVE);
  });

  it('mirrors phase, awaited players and result in ctx', () => {
    const match = start();
    expect(match.state.ctx).toMatchObject({ phase: 'muster', activePlayers: { '0': 'berth' } });
    match.move('0', 'ready');
    expect(match.state.ctx).toMatchObject({ phase: 'parley', activePlayers: { '0': 'commit', '1': 'commit' } });
    match.move('1', 'commit', 1);
    expect(match.state.ctx.activePlayers).toEqual({ '0': 'commit' });
    match.move('0', 'concede');
    expect(match.state.ctx.gameover).toEqual({ winner: '1', reason: 'concession', turn: 1 });
  });

  it('makes the only awaited player current, and keeps the last if both are awaited', () => {
    const ofTheRules = new Set<string>();
    for (const module of Object.values(modules) as unknown as GameModule[]) {
      const { rules, scenarios } = module;
      const match = start(scenarios[0].setupData, { ...(module.game as Game), seed: 'c.d' });
      const dice = quickDice(3);
      let last = '0';
      for (let moves = 0; moves < 60 && match.state.ctx.gameover === undefined; moves++) {
        const asked = Object.keys(rules.awaiting(match.state.G));
        if (asked.length === 1) [last] = asked;
        about(`${module.slug} ${moves}`, () => expect(match.state.ctx.currentPlayer).toBe(last));
        ofTheRules.add(last);
        const { move, args } = module.captain(rules.view(match.state.G, asked[0]), asked[0], dice);
        expect(match.move(asked[0], move, ...args)).toBeUndefined();
      }
    }
    expect(ofTheRules).toEqual(new Set(['0', '1']));
  });

  it('opens in the phase after the set-up', () => {
    expect(start({ skipMuster: true }).state.ctx).toMatchObject({ phase: 'parley', activePlayers: { '0': 'commit', '1': 'commit' } });
  });

  it('gives an interrupt to the other side and returns', () => {
    const match = start({ skipMuster: true });
    match.move('0', 'commit', 2);
    match.move('1', 'commit', 2);
    const [asked] = Object.entries(match.state.ctx.activePlayers ?? {});
    expect(asked[1]).toBe('answer');
    match.move(asked[0], 'answer', false);
    expect(match.state.ctx.activePlayers).toEqual({ '0': 'commit', '1': 'commit' });
  });

  it('refuses moves of the wrong player, step, name and shape, without effect', () => {
    const match = start();
    match.move('0', 'mark', 2);
    const before = match.state;
    const forged: [string, string, ...unknown[]][] = [
      ['1', 'mark', 1],
      ['0', 'mark', 2],
      ['0', 'mark', '1'],
      ['0', 'mark'],
      ['0', 'mark', 1, 1],
      ['0', 'mark', { valueOf: 1 }],
      ['0', 'commit', 1],
      ['0', 'constructor'],
      ['0', 'toString'],
      ['0', '__proto__'],
    ];
    for (const [playerID, name, ...args] of forged) about(name, () => expect(match.move(playerID, name, ...args)).toBeDefined());
    expect(match.state).toBe(before);
  });

  it('rejects every boardgame.io event of a client', () => {
    const match = start();
    const before = match.state;
    const events: [string, ...unknown[]][] = [
      ['endGame', { winner: '0' }],
      ['endPhase'],
      ['setPhase', 'parley'],
      ['endTurn'],
      ['endTurn', { next: '1' }],
      ['pass'],
      ['endStage'],
      ['setStage', 'commit'],
      ['setActivePlayers', { value: { '0': 'commit' } }],
      ['setActivePlayers', { all: 'berth' }],
    ];
    for (const [name, ...args] of events) {
      about(name, () => expect(match.event('0', name, ...args)).toBeDefined());
      about(name, () => expect(match.state).toBe(before));
    }
  });

  it('takes back moves up to the last roll, secret or decision of the opponent', () => {
    const match = start();
    match.move('0', 'mark', 1);
    match.move('0', 'mark', 3);
    expect(match.move('1', 'undo')).toBeDefined();
    expect(match.move('0', 'undo', 1)).toBeDefined();
    match.move('0', 'undo');
    expect(match.state.G.berths).toEqual([1]);
    match.move('0', 'undo');
    expect(match.state.G.berths).toEqual([]);
    expect(match.move('0', 'undo')).toBeDefined();
    match.move('0', 'ready');
    expect(match.move('0', 'undo')).toBeDefined();
    match.move('0', 'commit', 1);
    expect(match.move('0', 'undo')).toBeDefined();
  });

  it('limits the undo history and keeps its newest part complete', () => {
    let data: LedgerData = committedLedger('s.p');
    const match = (n: number) => ({ n, words: `${n} `.repeat(40) });
    for (let n = 0; n < 500; n++) {
      const ledger = new Ledger(data, match(n), ['0', '1']);
      ledger.remember('0', match(n + 1), true);
      data = ledger.data(1);
    }
    expect(JSON.stringify(data).length).toBeLessThan(20_000);
    let left = 500;
    for (; data.undo; left--) {
      const ledger = new Ledger(data, match(left), ['0', '1']);
      expect(ledger.goBack()).toEqual(match(left - 1));
      data = ledger.data(1);
    }
    expect(500 - left).toBe(60);
  });

  it('lists the moves in force, without those taken back', () => {
    const client = Client({ game: seeded, debug: false });
    client.start();
    client.moves.mark(1);
    client.moves.mark(2);
    client.moves.undo();
    client.moves.ready();
    expect(movesOf(client.log ?? []).map(({ move, args }) => [move, args])).toEqual([
      ['mark', [1]],
      ['ready', []],
    ]);
    expect(movesOf(client.log ?? [])[0].chronicle).toEqual([{ key: 'mark', case: '1.1', by: '0', values: { berth: 1 } }]);
  });

  it('hides a simultaneous choice from other players', () => {
    const match = start({ skipMuster: true });
    match.move('0', 'commit', 3);
    const { G, ctx } = match.state;
    expect(game.playerView?.({ G, ctx, playerID: '0' }).commits['0']).toBe(3);
    for (const playerID of ['1', null]) expect(game.playerView?.({ G, ctx, playerID }).commits['0']).toBe('hidden');
    expect(match.state.deltalog?.[0].redact).toBe(true);
  });

  it('has no seed of play in the first state, and never shows one', () => {
    const match = start({ skipMuster: true }, game);
    expect(match.state.plugins[LEDGER].data.play).toBeUndefined();
    match.move('0', 'commit', 3);
    match.move('1', 'commit', 1);
    const data = match.state.plugins[LEDGER].data;
    expect(data.play).toMatch(/^[0-9a-f]{32}$/);
    expect(sharedOf(match.state)).toEqual({
      dice: { commitment: commitmentOf(seedOf(data)), committed: 'first move', salts: { '0': null, '1': null } },
    });
  });

  it('commits to its seed at the first move if not before, and shows it after the match', () => {
    const match = start(undefined, game);
    expect(sharedOf(match.state)).toEqual({});
    match.move('0', 'mark', 1);
    const commitment = sharedOf(match.state).dice?.commitment;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    match.move('0', 'concede');
    const { seed = '' } = sharedOf(match.state).dice ?? {};
    expect([commitmentOf(seed), seed]).toEqual([commitment, seedOf(match.state.plugins[LEDGER].data)]);
  });

  it('fixes the salts at the first roll of play', () => {
    const salt = (digit: string, by: string) => ({ salt: digit.repeat(32), by });
    const offered = { '0': salt('a', 'Frances'), '1': null };
    const plugins = [...(game.plugins ?? []), ledgerSetup(() => committedLedger('s.p', offered))];
    const match = start({ skipMuster: true }, { ...game, plugins });
    match.move('0', 'commit', 2);
    expect(sharedOf(match.state).dice?.salts).toBeUndefined();
    match.move('1', 'commit', 2);
    const data: LedgerData = match.state.plugins[LEDGER].data;
    expect([data.salts, data.offered, data.thrown]).toEqual([offered, undefined, 1]);
    const dice = seededDice('p', 'play', 0, offered);
    const answering = dice.die(6) > 3 ? '0' : '1';
    expect(match.state.ctx.activePlayers).toEqual({ [answering]: 'answer' });
    match.state.plugins[LEDGER].data = { ...data, offered: { '0': salt('b', 'Frances'), '1': salt('c', 'Alonso') } };
    match.move(answering, 'answer', false);
    match.move('0', 'commit', 2);
    match.move('1', 'commit', 2);
    expect(match.state.plugins[LEDGER].data).toMatchObject({ salts: offered, thrown: 2 });
    expect(match.state.ctx.activePlayers).toEqual({ [dice.die(6) > 3 ? '0' : '1']: 'answer' });
  });

  it('rolls the same dice for the same seed', () => {
    const scores = [1, 2].map(() => {
      const match = start({ skipMuster: true });
      match.move('0', 'commit', 3);
      match.move('1', 'commit', 1);
      return match.state.G.score;
    });
    expect(scores[0]).toEqual(scores[1]);
  });

  it('names the invalid key of setupData', () => {
    expect(game.validateSetupData?.({ skipMuster: 1 }, 2)).toContain('setupData.skipMuster');
    expect(game.validateSetupData?.({ other: true }, 2)).toContain('setupData.other');
    expect(game.validateSetupData?.({}, 3)).toContain('numPlayers');
    expect(game.validateSetupData?.(undefined, 2)).toBeUndefined();
  });

  it('sends moves and undo to a local client', () => {
    const client = Client({ game, debug: false, multiplayer: Local(), playerID: '0' });
    client.start();
    client.moves.mark(1);
    client.moves.mark(2);
    client.moves.undo();
    expect(client.getState()).toMatchObject({ _stateID: 3, G: { berths: [1] } });
    client.stop();
  });
});

describe('a spectator', () => {
  it('sees the public view, also when a local host passes "null"', () => {
    for (const { game, rules, scenarios } of Object.values(modules) as unknown as GameModule[]) {
      const G = rules.setup(scenarios[0].setupData, quickDice(1));
      const seen = (playerID: string | null) => game.playerView?.({ G, ctx: {} as Ctx, playerID });
      for (const name of ['null', '7', '']) about(`${game.name} ${name}`, () => expect(seen(name)).toEqual(seen(null)));
    }
  });
});

describe('setupData that fits the schema', () => {
  it('is refused if the game finds an error, before a match is created', () => {
    const { game } = modules['salamis-ad-actium'];
    expect(game.validateSetupData?.({ mode: 'points', points: { era: 0, lists: ['romanRepublic', 'egyptian'] } }, 2)).toContain('lists');
    expect(game.validateSetupData?.({ mode: 'points' }, 2)).toBeUndefined();
  });
});
