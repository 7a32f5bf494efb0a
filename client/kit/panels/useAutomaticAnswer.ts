import type { LogEntry } from 'boardgame.io';
import { useContext, useEffect, useMemo, useState } from 'react';
import { UNDO } from '../../../src/boardgame/constants.js';
import type { PlayedGame } from '../../../src/kit/definition.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import type { Chosen, PreferenceLists } from '../../../src/kit/standing.js';
import type { BoardSource } from '../board/boardSource.js';
import type { BoardTypes, View } from '../board/session.js';
import type { TableProps } from '../board/useOrders.js';
import { HistoryContext } from '../history/historyContext.js';
import { AnswersContext } from '../host/answersContext.js';
import { chosenBy, type Preferences, usePreferences } from './preferences.js';

const NONE: PreferenceLists = {};

/** Time in ms after which an unaccepted automatic answer is dropped, so that the player decides. */
export const ANSWER_DELAY = 4000;

export interface PreferenceAnswers<T extends BoardTypes> {
  /** The seat's preferences; undefined without a seat. */
  readonly preferences: Preferences | undefined;
  readonly answer: T['move'] | undefined;
}

/** Returns the automatic answer to a seat's pending decision, or undefined if the preferences give no legal answer. */
function dueAnswer<G, M extends Choice>(
  { rules, standing }: Pick<PlayedGame<G, M>, 'rules' | 'standing'>,
  view: G,
  seat: PlayerID,
  chosen: Chosen,
): M | undefined {
  if (!standing || rules.awaiting(view)[seat] === undefined) return undefined;
  const move = standing.answer(view, seat, chosen);
  return move && rules.refusal(view, seat, move.move, move.args) === undefined ? move : undefined;
}

export type UndoLog = readonly Pick<LogEntry, 'action'>[];

/** Returns a seat's automatic answer to its pending decision, from the preferences in this browser. */
export function automaticAnswer<T extends BoardTypes>(
  { game, sideOf }: Pick<BoardSource<T>, 'game' | 'sideOf'>,
  view: T['G'],
  seat: PlayerID,
  log: UndoLog,
): T['move'] | undefined {
  const chosen = chosenBy(game.slug, String(sideOf(view, seat)), game.standing?.lists ?? NONE);
  return hasJustUndone(log, seat) ? undefined : dueAnswer(game, view, seat, chosen);
}

/** Whether the seat has just undone a move that an automatic answer would make again. */
const hasJustUndone = (log: UndoLog, seat: PlayerID | undefined): boolean => {
  const { type, playerID } = log.at(-1)?.action.payload ?? {};
  return type === UNDO && playerID === seat;
};

export function useAutomaticAnswer<T extends BoardTypes>(
  { game }: BoardSource<T>,
  view: View<T>,
  { G, playerID, isConnected, _stateID, ctx, log }: TableProps<T['G']>,
): PreferenceAnswers<T> {
  const { standing } = game;
  const isPast = useContext(HistoryContext)?.isPast === true;
  const seat = playerID ?? undefined;
  const preferences = usePreferences(game.slug, String(view.me), standing?.lists ?? NONE);
  const { chosen } = preferences;
  const isOver = ctx?.gameover !== undefined;
  const tell = useContext(AnswersContext);
  useEffect(() => {
    if (standing && seat !== undefined) tell?.(chosen);
  }, [standing, seat, tell, chosen]);
  const isAsked = isOver || hasJustUndone(log, seat);
  const due = useMemo(
    () => (seat === undefined || isAsked ? undefined : dueAnswer(game, G, seat, chosen)),
    [game, G, seat, isAsked, chosen],
  );

  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => setLate(_stateID), ANSWER_DELAY);
    return () => clearTimeout(timer);
  }, [due, _stateID]);
  const answer = isConnected && !isPast && late !== _stateID ? due : undefined;
  return { preferences: seat === undefined ? undefined : preferences, answer };
}
