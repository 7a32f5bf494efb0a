import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { LEDGER, type SharedLedger } from '../../../src/boardgame/ledger.js';
import type { Rules } from '../../../src/kit/rules.js';
import { turnsIn } from '../../match/features/history/turns.js';
import type { TableProps } from '../board/useOrders.js';
import { useFramed } from '../hooks/hooks.js';
import { Late } from '../loading/Loaded.js';
import { useLoaded } from '../loading/useLoaded.js';
import { type BoardHistoryAccess, HistoryContext } from './historyContext.js';
import { ShownPositions } from './shownPositions.js';

interface LookedBackProps<G> {
  readonly rules: Pick<Rules<G>, 'view'>;
  /** What is shown now. */
  readonly board: TableProps<G>;
  /** All that this page knows of the position: at one screen more than whoever sits before it may see. */
  readonly whole: G;
  /** Whose past it is; another's is not shown to him. */
  readonly owner: string;
  /** The pass screen covers the board. */
  readonly covered: boolean;
  readonly children: (board: TableProps<G>) => ReactNode;
}

const nothing = () => undefined;

const loadBar = () => import('./BoardHistoryBar.js');

/**
 * In a host that has no way to look back, the board has its own: through boardgame.io's log, as far as it was shown the positions
 * itself. Where the host says how one looks back, or that one does not, nothing is added.
 */
export function BoardHistory<G>(props: LookedBackProps<G>): ReactNode {
  const isHosts = useContext(HistoryContext) !== undefined;
  return isHosts ? props.children(props.board) : <OnTheBoard {...props} />;
}

function OnTheBoard<G>({ rules, board, whole, owner, covered, children }: LookedBackProps<G>) {
  const { _stateID: now, log, moves, playerID } = board;
  const [{ shown, of }, setShown] = useState(() => ({ of: owner, shown: new ShownPositions<G>() }));
  useEffect(() => shown.add(now, whole), [shown, now, whole]);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<{ readonly at: number; readonly left: number }>();
  // The board stays as it lies: only the past is the other's.
  if (of !== owner) {
    setShown({ of: owner, shown: new ShownPositions<G>() });
    setPlace(undefined);
    setOpen(false);
  }
  // What has begun anew has no past yet.
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
  /** To where the turn begins that one is in, or the next one. */
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
      // What is past is only looked at.
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
          <Late of={bar}>
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
          </Late>
        ),
      },
    }),
  };
  return <HistoryContext.Provider value={context}>{children(past ?? board)}</HistoryContext.Provider>;
}

/** Nothing of the past can be taken back. */
function withoutUndo(plugins: TableProps<unknown>['plugins']): TableProps<unknown>['plugins'] {
  const { [LEDGER]: ledger, ...others } = plugins;
  if (!ledger) return plugins;
  const { undo, ...data } = ledger.data as SharedLedger;
  return { ...others, [LEDGER]: { ...ledger, data } };
}
