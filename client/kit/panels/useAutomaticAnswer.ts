import { useContext, useEffect, useMemo, useState } from 'react';
import type { PreferenceLists } from '../../../src/kit/standing.js';
import type { BoardSource } from '../board/boardSource.js';
import type { BoardTypes, View } from '../board/session.js';
import type { TableProps } from '../board/useOrders.js';
import { HistoryContext } from '../history/historyContext.js';
import { AnswersContext } from '../host/answersContext.js';
import { type Preferences, usePreferences } from './preferences.js';

const NONE: PreferenceLists = {};

/** In ms; after this the player must decide. */
export const PATIENCE = 4000;

export interface PreferenceAnswers<T extends BoardTypes> {
  /** undefined without a seat. */
  readonly preferences: Preferences | undefined;
  readonly answer: T['move'] | undefined;
}

/** A hook: the automatic answer of the pending decision, once per state. */
export function useAutomaticAnswer<T extends BoardTypes>(
  { game }: BoardSource<T>,
  view: View<T>,
  { G, playerID, isConnected, _stateID, ctx }: TableProps<T['G']>,
): PreferenceAnswers<T> {
  const { rules, standing } = game;
  const isPast = useContext(HistoryContext)?.isPast === true;
  const seat = playerID ?? undefined;
  const preferences = usePreferences(game.slug, String(view.me), standing?.lists ?? NONE);
  const { chosen } = preferences;
  const isOver = ctx?.gameover !== undefined;
  const tell = useContext(AnswersContext);
  useEffect(() => {
    if (standing && seat !== undefined) tell?.(chosen);
  }, [standing, seat, tell, chosen]);
  const due = useMemo(() => {
    if (!standing || seat === undefined || isOver || rules.awaiting(G)[seat] === undefined) return undefined;
    const move = standing.answer(G, seat, chosen);
    return move && rules.refusal(G, seat, move.move, move.args) === undefined ? move : undefined;
  }, [standing, rules, G, seat, isOver, chosen]);

  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => setLate(_stateID), PATIENCE);
    return () => clearTimeout(timer);
  }, [due, _stateID]);
  const answer = isConnected && !isPast && late !== _stateID ? due : undefined;
  return { preferences: seat === undefined ? undefined : preferences, answer };
}
