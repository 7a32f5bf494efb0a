import { useContext } from 'react';
import type { Ending } from '../../../src/boardgame/ending.js';
import { HistoryContext } from '../history/historyContext.js';
import type { Asked, BoardContext, BoardSource } from './boardSource.js';
import type { BoardTypes } from './session.js';
import { TopBar, type TopBarTools } from './TopBar.js';

type TopSource<T extends BoardTypes> = Pick<
  BoardSource<T>,
  'game' | 'sideOf' | 'title' | 'clock' | 'instruments' | 'waiting' | 'ending' | 'deciding'
>;

interface BoardTopProps<T extends BoardTypes> {
  readonly source: TopSource<T>;
  readonly context: BoardContext<T>;
  readonly sideClass: (side: T['side'] | undefined) => string;
  readonly tools: TopBarTools;
}

const absentNames = <T extends BoardTypes>({ board: { matchData = [], playerID }, seatName }: BoardContext<T>): string[] =>
  matchData
    .filter(({ id, isConnected }) => String(id) !== playerID && isConnected === false)
    .map(({ id, name }) => name ?? seatName(String(id)));

export function BoardTop<T extends BoardTypes>({ source, context, sideClass, tools }: BoardTopProps<T>) {
  const { G, me, kit, session, plan, board } = context;
  const { rules } = source.game;
  const { isPast = false, adjournedText } = useContext(HistoryContext) ?? {};
  const result = rules.result(G);
  const ended = result || isPast ? undefined : (board.ctx?.gameover as Ending | undefined);
  const asked = Object.entries(rules.awaiting(G)).map(([seat, step]): Asked<T> => ({ side: source.sideOf(G, seat), step }));
  const deciding = source.deciding ? source.deciding(asked) : asked[0]?.side;
  const won = result?.winner ?? (ended?.ending === 'time' ? ended.winner : undefined);
  const winner = won === undefined ? undefined : source.sideOf(G, won);
  return (
    <TopBar
      {...tools}
      title={source.title?.(context) ?? context.game.title}
      clock={source.clock(context)}
      instruments={source.instruments?.(context)}
      whose={
        isPast
          ? (adjournedText ?? kit.history.whose)
          : result || ended
            ? kit.over
            : session
              ? kit.yourDecision
              : me === undefined
                ? kit.watching
                : ''
      }
      ask={ended ? kit.ended[ended.ending] : result ? source.ending(context) : session ? plan.ask : source.waiting(context, asked)}
      mine={session !== undefined}
      side={sideClass(result || ended ? winner : (session?.me ?? deciding))}
      connected={board.isConnected || board.isMultiplayer === false}
      absent={absentNames(context)}
    />
  );
}
