import type { LogEntry, State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { hostedGame, viewOf } from '../../server/match/games.js';
import { judge as judgeMove } from '../../server/match/judge.js';
import type { MatchData } from '../../server/storage/store.js';
import { LEDGER } from '../../src/boardgame/ledger.js';
import { quickDice } from '../../src/kit/dice.js';
import { modulesNamed } from '../../tools/arguments.js';
import { judge, type StoredMatch } from '../../tools/torture/checker.js';
import { hashOf } from '../../tools/torture/hash.js';
import type { Line } from '../../tools/torture/history.js';

const [armada] = modulesNamed('invincible-armada');

/** Plays random moves. Returns the stored match and everything that both players sent and saw. */
function played(moves: number): { history: Line[]; stored: StoredMatch } {
  const hosted = hostedGame({ ...armada, game: { ...armada.game, seed: 'checker' } });
  const dice = quickDice(1588);
  const [{ setupData }] = armada.scenarios;
  let state: State = InitializeGame({ game: hosted.game, numPlayers: 2, setupData });
  const history: Line[] = [];
  const log: LogEntry[] = [];
  const note = (playerID: string, deed: Omit<Line, 'at' | 'matchID' | 'playerID'>) =>
    history.push({ at: history.length, matchID: 'm', playerID, ...deed } as Line);
  const show = (entries: LogEntry[]) => {
    for (const playerID of ['0', '1']) {
      const { view, log } = viewOf(hosted, { ...state, deltalog: entries }, playerID);
      note(playerID, { did: 'saw', stateID: state._stateID, hash: hashOf(view.G), log } as never);
    }
  };
  show([]);
  while (state._stateID < moves) {
    const [playerID] = Object.keys(armada.rules.awaiting(state.G));
    const choices = armada.rules.choices(armada.rules.view(state.G, playerID), playerID);
    const { move, args } = choices[dice.die(choices.length) - 1];
    const stateID = state._stateID;
    note(playerID, { did: 'sent', stateID, move, args } as never);
    const verdict = judgeMove(hosted, state, playerID, { matchID: 'm', stateID, move, args });
    if (!('next' in verdict)) throw new Error(verdict.no.reason);
    state = verdict.next;
    log.push(...(state.deltalog ?? []));
    show(state.deltalog ?? []);
  }
  const metadata = { gameName: armada.slug, setupData, players: { 0: { id: 0 }, 1: { id: 1 } }, createdAt: 0, updatedAt: 0 } as MatchData;
  return JSON.parse(JSON.stringify({ history, stored: { state, log, metadata } }));
}

const clean = { moves: 40, lost: 0, doubled: 0, shownButNotStored: 0, misseen: 0, fault: undefined };

const changed = ({ state, ...rest }: StoredMatch, change: (state: State) => void): StoredMatch => {
  const copy: State = structuredClone(state);
  change(copy);
  return { ...rest, state: copy };
};

describe('the checker of the torture test', () => {
  const { history, stored } = played(40);

  it('reports no error in a correct match', () => {
    expect(judge(armada, history, stored)).toEqual(clean);
  });

  it('detects a store that loses the number of rolled dice', () => {
    const { thrown } = stored.state.plugins[LEDGER].data;
    expect(thrown).toBeGreaterThan(0);
    for (const other of [0, thrown - 1, thrown + 1]) {
      const forgot = changed(stored, ({ plugins }) => Object.assign(plugins[LEDGER].data, { thrown: other }));
      expect(judge(armada, history, forgot).fault).toContain('the replay has');
    }
  });

  it('detects a missing, repeated or misplaced log row', () => {
    const { log } = stored;
    const moves = log.flatMap(({ action }, row) => (action.type === 'MAKE_MOVE' ? [row] : []));
    const [row, next] = moves.slice(20);
    expect(judge(armada, history, { ...stored, log: log.toSpliced(row, 1) })).toMatchObject({ lost: 1, fault: expect.any(String) });
    expect(judge(armada, history, { ...stored, log: log.toSpliced(row, 0, log[row]) })).toMatchObject({ fault: expect.any(String) });
    expect(judge(armada, history, { ...stored, log: log.with(row, log[next]).with(next, log[row]) }).fault).toBeDefined();
    expect(judge(armada, history, { ...stored, log: log.slice(0, moves.at(-1)) })).toMatchObject({ lost: 1, fault: expect.any(String) });
  });

  it('detects a move that no player sent', () => {
    const silent = history.filter(({ did, stateID }) => did !== 'sent' || stateID !== 7);
    expect(judge(armada, silent, stored).doubled).toBe(1);
  });

  it('detects a state that differs from its moves, and one older than the log', () => {
    const other = changed(stored, (state) => Object.assign(state.G as object, { other: 1 }));
    expect(judge(armada, history, other).fault).toBe('the stored state differs from the replay');
    expect(
      judge(
        armada,
        history,
        changed(stored, (state) => Object.assign(state, { _stateID: 39 })),
      ).fault,
    ).toContain('the state id is 39 after');
  });

  it('detects a player who saw an unstored or different state', () => {
    const [first] = history;
    const early: Line = { ...first, did: 'saw', stateID: 41, hash: 'x', log: [] };
    expect(judge(armada, [...history, early], stored).misseen).toBe(1);
    const wrong: Line = { ...first, did: 'saw', stateID: 12, hash: 'x', log: [] };
    expect(judge(armada, [...history, wrong], stored).misseen).toBe(1);
  });
});
