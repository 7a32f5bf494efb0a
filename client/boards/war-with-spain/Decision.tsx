import { awaiting, SIDES, type Side, seatOf, sideOf, spanishLead, turnInfo } from '../../../src/games/war-with-spain/face.js';
import { TopBar, type TopBarTools } from '../../kit/TopBar.js';
import { kitText } from '../../kit/texts.js';
import { isStep } from './plans/index.js';
import type { Session, WarBoardProps } from './session.js';
import { boardText } from './texts.js';

interface DecisionProps extends TopBarTools {
  readonly board: WarBoardProps;
  readonly session: Session | undefined;
  readonly me: Side | undefined;
  readonly ask: string;
}

/** What is going on, for whoever is not asked. */
function waitingFor({ G }: WarBoardProps, me: Side | undefined): string {
  const asked = Object.entries(awaiting(G));
  const [first] = asked.filter(([player]) => me === undefined || sideOf(player) !== me);
  if (!first) return '';
  const [player, step] = first;
  if (me && G.finished[me]) return boardText.ask.waitingBoth;
  return isStep(step) ? boardText.ask.waiting(boardText.sides[sideOf(player)], boardText.doing[step]) : '';
}

/** The top of the board: whose decision it is, what is asked, the month, both chests and the lead. */
export function Decision({ board, session, me, ask, ...tools }: DecisionProps) {
  const { G, matchData, isConnected } = board;
  const text = boardText;
  const whose = G.result ? kitText.over : session ? kitText.yourDecision : me ? '' : kitText.watching;
  const sentence = G.result ? `${G.result.level}. ${text.over.reason[G.result.reason]}` : session ? ask : waitingFor(board, me);
  const winner = G.result?.winner === undefined ? undefined : sideOf(G.result.winner);
  const [deciding] = Object.keys(awaiting(G));
  const shown = winner ?? session?.me ?? (deciding === undefined ? undefined : sideOf(deciding));
  const absent = matchData?.filter(({ id, isConnected: here }) => (me === undefined || String(id) !== seatOf(me)) && here === false);
  return (
    <TopBar
      {...tools}
      title={text.title}
      clock={
        <>
          <b>{turnInfo(G.turn).label}</b> <span className="phase">· {text.strip.phase[G.phase]}</span>
        </>
      }
      instruments={
        <span className="instruments-line">
          {SIDES.map((side) => (
            <span key={side} className={`chest-chip side-${side}`}>
              {text.sides[side]} <b>{G.treasury[side]}</b>
            </span>
          ))}
          <span className="lead-chip">{text.slip.lead(spanishLead(G))}</span>
        </span>
      }
      whose={whose}
      ask={sentence}
      mine={session !== undefined}
      side={shown ? `side-${shown}` : ''}
      connected={isConnected}
      absent={absent?.length ? absent.map(({ id, name }) => name ?? text.sides[sideOf(String(id))]).join(', ') : undefined}
    />
  );
}
