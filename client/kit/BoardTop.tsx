import { useContext } from 'react';
import type { Asked, BoardSource, Desk } from './boardSource.js';
import { LookingBackContext } from './lookingBack.js';
import type { BoardTypes } from './session.js';
import { TopBar, type TopBarTools } from './TopBar.js';

type TopSource<T extends BoardTypes> = Pick<
  BoardSource<T>,
  'game' | 'sideOf' | 'title' | 'clock' | 'instruments' | 'waiting' | 'ending' | 'deciding'
>;

interface BoardTopProps<T extends BoardTypes> {
  readonly source: TopSource<T>;
  readonly desk: Desk<T>;
  readonly sideClass: (side: T['side'] | undefined) => string;
  readonly tools: TopBarTools;
}

/** Names of players who are not there now. */
const absentNames = <T extends BoardTypes>({ board: { matchData = [], playerID }, seatName }: Desk<T>): string[] =>
  matchData
    .filter(({ id, isConnected }) => String(id) !== playerID && isConnected === false)
    .map(({ id, name }) => name ?? seatName(String(id)));

/** The top of every board: whose decision it is, what is asked, and the clock of the turn. */
export function BoardTop<T extends BoardTypes>({ source, desk, sideClass, tools }: BoardTopProps<T>) {
  const { G, me, kit, session, plan, board } = desk;
  const { rules } = source.game;
  const isPast = useContext(LookingBackContext)?.isPast === true;
  const result = rules.result(G);
  const asked = Object.entries(rules.awaiting(G)).map(([seat, step]): Asked<T> => ({ side: source.sideOf(G, seat), step }));
  const deciding = source.deciding ? source.deciding(asked) : asked[0]?.side;
  const winner = result?.winner === undefined ? undefined : source.sideOf(G, result.winner);
  return (
    <TopBar
      {...tools}
      title={source.title?.(desk) ?? desk.game.title}
      clock={source.clock(desk)}
      instruments={source.instruments?.(desk)}
      whose={isPast ? kit.past.whose : result ? kit.over : session ? kit.yourDecision : me === undefined ? kit.watching : ''}
      ask={result ? source.ending(desk) : session ? plan.ask : source.waiting(desk, asked)}
      mine={session !== undefined}
      side={sideClass(result ? winner : (session?.me ?? deciding))}
      connected={board.isConnected || board.isMultiplayer === false}
      absent={absentNames(desk)}
    />
  );
}
