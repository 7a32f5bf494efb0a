import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { LEDGER, type SharedLedger } from '../../../src/boardgame/ledger.js';
import type { Rules } from '../../../src/kit/rules.js';
import type { TableProps } from '../board/useOrders.js';
import { useFramed } from '../hooks/hooks.js';
import { useLoaded } from '../loading/useLoaded.js';
import { WhenLoaded } from '../loading/WhenLoaded.js';
import { type BoardHistoryAccess, HistoryContext } from './historyContext.js';
import { ShownPositions } from './shownPositions.js';
import { turnsIn } from './turns.js';

interface BoardHistoryProps<G> {
  readonly rules: Pick<Rules<G>, 'view'>;
  readonly board: TableProps<G>;
  /** Full state of the match. On one screen, it may contain the other player's secrets. */
  readonly whole: G;
  /** Seat whose history this is. */
  readonly owner: string;
  readonly covered: boolean;
  readonly children: (board: TableProps<G>) => ReactNode;
}

const nothing = () => undefined;

const loadBar = () => import('./BoardHistoryBar.js');

/** Provides a history of the positions shown so far, unless the host has one. */
export function BoardHistory<G>(props: BoardHistoryProps<G>): ReactNode {
  const isHosts = useContext(HistoryContext) !== undefined;
  return isHosts ? props.children(props.board) : <OnTheBoard {...props} />;
}

function OnTheBoard<G>({ rules, board, whole, owner, covered, children }: BoardHistoryProps<G>) {
  const { _stateID: now, log, moves, playerID } = board;
  const [{ shown, of }, setShown] = useState(() => ({ of: owner, shown: new ShownPositions<G>() }));
  useEffect(() => shown.add(now, whole), [shown, now, whole]);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<{ readonly at: number; readonly left: number }>();
  // Each seat has its own history, although the board stays mounted.
  if (of !== owner) {
    setShown({ of: owner, shown: new ShownPositions<G>() });
    setPlace(undefined);
    setOpen(false);
  }
  // A new match has no history.
  if (place && place.at > now) setPlace(undefined);
  const isPast = place !== undefined && !covered;
  const at = isPast ? place.at : now;
  const earliest = shown.earliest ?? now;

  const go = useCallback(
    (to: number) => {
      const next = (to > at ? shown.since(to) : undefined) ?? shown.upTo(Math.max(to, earliest));
      setOpen(true);
      setPlace((before) => (next < now ? { at: next, left: before?.left ?? now } : undefined));
    },
    [shown, at, now, earliest],
  );
  /** Goes to the start of this turn (-1) or of the next turn (1). */
  const turn = (way: 1 | -1) => {
    const turns = turnsIn(log);
    go((way < 0 ? turns.findLast((state) => state < at) : turns.find((state) => state > at)) ?? (way < 0 ? earliest : now));
  };
  const close = () => {
    setOpen(false);
    setPlace(undefined);
  };
  const bar = useLoaded(loadBar, isOpen);

  const drawn = useFramed(at);
  const past = useMemo<TableProps<G> | undefined>(() => {
    const G = isPast ? shown.at(drawn) : undefined;
    if (G === undefined) return undefined;
    return {
      ...board,
      G: rules.view(G, playerID ?? null),
      log: log.filter(({ _stateID }) => _stateID < drawn),
      _stateID: drawn,
      // Earlier positions are read-only.
      moves: Object.fromEntries(Object.keys(moves).map((name) => [name, nothing])),
      plugins: withoutUndo(board.plugins),
    };
  }, [isPast, shown, drawn, rules, board, log, moves, playerID]);

  const context: BoardHistoryAccess = {
    isPast,
    keys: covered ? {} : { j: () => go(at - 1), k: () => go(at + 1), ...(isOpen && { PageUp: () => turn(-1), PageDown: () => turn(1) }) },
    ...(isOpen && { see: go }),
    ...(!covered && {
      onBoard: {
        isOpen,
        toggle: isOpen ? close : () => setOpen(true),
        bar: isOpen && (
          <WhenLoaded of={bar}>
            {({ BoardHistoryBar }) => (
              <BoardHistoryBar
                at={at}
                now={now}
                left={place?.left}
                earliest={earliest}
                log={log}
                playerID={playerID}
                onGo={go}
                onTurn={turn}
                onClose={close}
              />
            )}
          </WhenLoaded>
        ),
      },
    }),
  };
  return <HistoryContext.Provider value={context}>{children(past ?? board)}</HistoryContext.Provider>;
}

function withoutUndo(plugins: TableProps<unknown>['plugins']): TableProps<unknown>['plugins'] {
  const { [LEDGER]: ledger, ...others } = plugins;
  if (!ledger) return plugins;
  const { undo, ...data } = ledger.data as SharedLedger;
  return { ...others, [LEDGER]: { ...ledger, data } };
}
