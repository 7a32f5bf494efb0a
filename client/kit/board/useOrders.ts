import type { BoardProps } from 'boardgame.io/react';
import { useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ArgsFor } from '../../../src/kit/action.js';
import type { Choice, PlayerID, Refusal, Rules } from '../../../src/kit/rules.js';
import type { Texts } from '../../../src/kit/texts.js';
import { HistoryContext } from '../history/historyContext.js';
import { orderOf } from '../host/hint.js';
import { TutorContext } from '../host/tutor.js';
import type { ActionItem } from './ActionBar.js';
import { useWorded } from './refusals.js';

/** boardgame.io's props that a board needs; all other props are optional. */
export type TableProps<G> = Pick<BoardProps<G>, 'G' | 'moves' | 'playerID' | 'log' | 'isConnected' | 'plugins' | '_stateID'> &
  Partial<Pick<BoardProps<G>, 'ctx' | 'matchID' | 'matchData' | 'sendChatMessage' | 'chatMessages' | 'isMultiplayer'>>;

/** A player's pending decision: view, choices and moves. A wrong move name or argument does not compile. */
export interface OpenDecision<G, out M extends Choice = Choice> {
  readonly G: G;
  readonly player: PlayerID;
  readonly step: string;
  readonly choices: readonly M[];
  refusal<Name extends M['move']>(move: Name, args: ArgsFor<M, Name>): Refusal | undefined;
  send<Name extends M['move']>(move: Name, ...args: ArgsFor<M, Name>): void;
  /** Sends the moves one by one, each after the previous one has been made. */
  sendAll(moves: readonly M[]): void;
  notify(refusal: Refusal | undefined): void;
}

/** Returns the argument lists of all choices with this move name. */
export const argsOf = <M extends Choice, Name extends M['move']>(
  { choices }: { readonly choices: readonly M[] },
  move: Name,
): ArgsFor<M, Name>[] => choices.filter((choice) => choice.move === move).map(({ args }) => args as ArgsFor<M, Name>);

/** Returns an action that sends a move, or that shows the reason if the move is not allowed. */
export function offer<M extends Choice, Name extends M['move']>(
  session: Pick<OpenDecision<unknown, M>, 'choices' | 'refusal' | 'send'>,
  item: Omit<ActionItem, 'run' | 'why' | 'order'>,
  move: Name,
  args: ArgsFor<M, Name>,
): ActionItem {
  const why = session.refusal(move, args);
  return why ? { ...item, why } : { ...item, order: orderOf({ move, args }), run: () => session.send(move, ...args) };
}

export interface PendingOrders<G, Draft, M extends Choice = Choice> {
  readonly open: OpenDecision<G, M> | undefined;
  readonly draft: Draft;
  readonly change: (patch: Partial<Draft>) => void;
  readonly notice: Refusal | undefined;
  readonly order: (choice: Choice) => void;
}

export interface Drafting<Draft> {
  readonly empty: Draft;
  /** Returns the part of the draft to keep after a move in the same step. */
  carry?(draft: Draft): Draft;
}

/**
 * Returns the pending decision with its draft, which is discarded when the state changes. @param texts texts for
 * refusals @param standing the automatic answer, sent before any queued moves
 */
export function usePendingDecision<G, Draft, M extends Choice = Choice>(
  rules: Rules<G, M>,
  { G, moves, playerID, _stateID, ctx }: TableProps<G>,
  { empty, carry }: Drafting<Draft>,
  texts: Texts,
  standing?: M,
): PendingOrders<G, Draft, M> {
  const player = playerID ?? undefined;
  const inWords = useWorded(texts);
  const tutor = useContext(TutorContext);
  const [draft, setDraft] = useState<Draft>(empty);
  const [notice, setNotice] = useState<Refusal>();
  const waiting = useRef<readonly Choice[]>([]);
  const isPast = useContext(HistoryContext)?.isPast === true;
  const step = player === undefined || isPast || ctx?.gameover !== undefined ? undefined : rules.awaiting(G)[player];

  const [seen, setSeen] = useState({ stateID: _stateID, player, step });
  if (seen.stateID !== _stateID || seen.player !== player) {
    setSeen({ stateID: _stateID, player, step });
    setNotice(undefined);
    const same = seen.player === player && seen.step === step;
    if (!waiting.current.length || !same) setDraft(same && carry ? carry(draft) : empty);
  }

  const dispatch = useCallback(
    (choice: Choice | undefined) => {
      if (!choice || player === undefined) return;
      const refused = inWords(rules.refusal(G, player, choice.move, choice.args)) ?? tutor?.objection([choice, ...waiting.current]);
      if (refused) {
        waiting.current = [];
        setNotice(refused);
      } else moves[choice.move](...choice.args);
    },
    [rules, G, moves, player, inWords, tutor],
  );
  // Each move waits for the state after the previous one. A layout effect sends it before another update can arrive.
  const dispatched = useRef(_stateID);
  const answered = useRef<string>(undefined);
  useLayoutEffect(() => {
    const question = `${player} ${_stateID}`;
    if (standing && answered.current !== question) {
      answered.current = question;
      dispatch(standing);
    }
    if (standing || dispatched.current === _stateID) return;
    dispatched.current = _stateID;
    const [next, ...rest] = waiting.current;
    waiting.current = rest;
    dispatch(next);
  }, [_stateID, player, standing, dispatch]);

  const change = useCallback((patch: Partial<Draft>) => {
    setNotice(undefined);
    setDraft((before) => ({ ...before, ...patch }));
  }, []);
  const order = useCallback(
    (choice: Choice) => {
      waiting.current = [];
      dispatch(choice);
    },
    [dispatch],
  );
  const open = useMemo<OpenDecision<G, M> | undefined>(() => {
    if (player === undefined || !step || standing) return undefined;
    return {
      G,
      player,
      step,
      choices: rules.choices(G, player),
      refusal: (move, args) => inWords(rules.refusal(G, player, move, args)),
      send: (move, ...args) => order({ move, args }),
      sendAll: ([first, ...rest]) => {
        waiting.current = rest;
        dispatch(first);
      },
      notify: setNotice,
    };
  }, [rules, G, player, step, standing, order, dispatch, inWords]);
  return { open, draft, change, notice, order };
}

/** Returns the index of the first log line added since the last render. On the first render, no line is new. */
export function useFresh(lines: readonly { readonly id: string }[]): number {
  const count = lines.length;
  const newest = lines[count - 1]?.id;
  const [seen, setSeen] = useState({ count, newest, fresh: count });
  if (seen.count === count && seen.newest === newest) return seen.fresh;
  const known = lines.findIndex(({ id }) => id === seen.newest);
  // Lines from earlier pages of the log are not new.
  const before = seen.newest === newest ? seen.fresh + count - seen.count : known < 0 ? Math.min(count, seen.count) : known + 1;
  const next = { count, newest, fresh: before };
  setSeen(next);
  return next.fresh;
}
