import { readFileSync } from 'node:fs';
import { Client } from 'boardgame.io/client';
import { describe, expect, it } from 'vitest';
import { createGame, movesOf } from '../../src/boardgame/game.js';
import { LEDGER } from '../../src/boardgame/ledger.js';
import { exportMatch, type MatchExport, seedOf, verifyExport } from '../../src/boardgame/verify.js';
import { VERSION } from '../../src/version.js';
import { parley } from './parley.js';

/** A whole match through boardgame.io, on dice of its own, with a move taken back. */
function played(): MatchExport {
  const client = Client({ game: createGame(parley), debug: false });
  client.start();
  const move = (playerID: string, name: string, ...args: unknown[]) => {
    client.updatePlayerID(playerID);
    client.moves[name](...args);
  };
  move('0', 'mark', 1);
  move('0', 'mark', 2);
  move('0', 'undo');
  move('0', 'ready');
  for (let round = 0; round < 3 && !client.getState()?.ctx.gameover; round++) {
    move('0', 'commit', 3);
    move('1', 'commit', 1);
  }
  const state = client.store.getState(); // as the server has it, with the ledger
  return exportMatch('parley', {
    setupData: undefined,
    seed: seedOf(state.plugins[LEDGER].data),
    moves: movesOf(client.log ?? []),
    result: state.ctx.gameover,
  });
}

describe('a match export', () => {
  const match = JSON.parse(JSON.stringify(played())) as MatchExport;

  it('of a match played through boardgame.io replays to the same result through the rules alone', () => {
    expect(match.log.map(({ move }) => move)).not.toContain('undo');
    expect(verifyExport(parley, match)).toMatchObject({ ok: true, moves: match.log.length });
  });

  it('that was tampered with names the first move that does not agree', () => {
    const reveal = match.log.findIndex(({ chronicle }) => JSON.stringify(chronicle).includes('dice'));
    const die = structuredClone(match);
    die.log[reveal].chronicle = JSON.parse(JSON.stringify(die.log[reveal].chronicle).replace(/"dice":\[\d\]/, '"dice":[7]'));
    expect(verifyExport(parley, die)).toMatchObject({ ok: false, at: reveal + 1 });
    const move = structuredClone(match);
    move.log[1] = { playerID: '1', move: 'ready', args: [] };
    expect(verifyExport(parley, move)).toMatchObject({ ok: false, at: 2 });
    expect(verifyExport(parley, { ...match, seed: 'other' })).toMatchObject({ ok: false });
    expect(verifyExport(parley, { ...match, result: null })).toMatchObject({ ok: false, at: match.log.length });
  });

  it('that is damaged gets a clear error', () => {
    for (const damaged of [
      null,
      1,
      'x',
      [],
      {},
      { ...match, log: 'x' },
      { ...match, log: [{}] },
      { ...match, format: 'other' },
      { ...match, game: 'chess' },
    ]) {
      const verdict = verifyExport(parley, damaged);
      expect(verdict).toMatchObject({ ok: false, at: 0 });
    }
  });

  it('names the rules of this package', () => {
    expect(VERSION).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
  });
});
