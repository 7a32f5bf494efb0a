import type { LogEntry, State } from 'boardgame.io';
import { matchFileOf } from '../../server/match/matchFile.js';
import type { MatchData } from '../../server/storage/store.js';
import { LEDGER } from '../../src/boardgame/ledger.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { Account, type Balance } from './account.js';
import { hashOf } from './hash.js';
import type { Line } from './history.js';

export interface StoredMatch {
  readonly state: State;
  readonly log: readonly LogEntry[];
  readonly metadata: MatchData;
}

export interface Judgement extends Balance {
  /** Number of states received that do not follow from the stored moves. */
  readonly misseen: number;
  /** First error when the stored match is replayed. */
  readonly fault: string | undefined;
}

/**
 * Compares sent and received moves with the store.
 * @param upTo the last received state that must be stored
 */
export function balanceOf(history: readonly Line[], log: readonly LogEntry[], upTo = Number.POSITIVE_INFINITY): Balance {
  const account = new Account();
  for (const line of history) {
    if (line.did === 'sent') account.send(line);
    if (line.did === 'saw') account.show(line.log, line.playerID);
  }
  return account.balance(log, upTo);
}

export function judge(module: GameModule, history: readonly Line[], stored: StoredMatch): Judgement {
  const { states, fault } = replayed(module, stored);
  const looks = new Map<string, string>();
  const look = (stateID: number, playerID: string) => {
    const key = `${stateID} ${playerID}`;
    const known = looks.get(key) ?? hashOf(module.rules.view(states[stateID], playerID));
    looks.set(key, known);
    return known;
  };
  const misseen = history.filter(
    (line) => line.did === 'saw' && (line.stateID >= states.length || look(line.stateID, line.playerID) !== line.hash),
  );
  return { ...balanceOf(history, stored.log), misseen: misseen.length, fault };
}

/** Replays a stored match. Without take-backs, the n-th state has the id n. */
function replayed(module: GameModule, { state, log, metadata }: StoredMatch): { states: readonly unknown[]; fault: string | undefined } {
  const file = matchFileOf({ state, log, metadata });
  if (!file) return { states: [], fault: 'the match has no dice ledger' };
  const finding = verifyExport(module, file);
  const { states, rolls } = finding;
  if (!finding.ok) return { states, fault: finding.why };
  const moves = log.filter(({ action }) => action.type === 'MAKE_MOVE');
  const gap = moves.findIndex(({ _stateID }, n) => _stateID !== n);
  if (gap >= 0) return { states, fault: `the log lacks move ${gap + 1}` };
  const fell = rolls.filter(({ stream }) => stream === 'play').length;
  const { thrown } = state.plugins[LEDGER].data;
  if (thrown !== fell) return { states, fault: `the ledger counts ${thrown} rolls, but the replay has ${fell}` };
  if (states.length !== state._stateID + 1) return { states, fault: `the state id is ${state._stateID} after ${states.length - 1} moves` };
  const same = hashOf(states[states.length - 1]) === hashOf(state.G);
  return { states, fault: same ? undefined : 'the stored state differs from the replay' };
}
