import { awaiting, SIDES, type Side, seatOf, sideOf, spanishLead } from '../../../src/games/war-with-spain/face.js';
import { TopBar, type TopBarTools } from '../../kit/TopBar.js';
import { useKitWords } from '../../kit/words/index.js';
import { turnName } from './calendar.js';
import { levelName } from './levels.js';
import { isStep } from './plans/index.js';
import type { Session, WarBoardProps } from './session.js';
import { useWords, type WarBoardWords } from './words/index.js';

interface DecisionProps extends TopBarTools {
  readonly board: WarBoardProps;
  readonly session: Session | undefined;
  readonly me: Side | undefined;
  readonly ask: string;
}

/** What is going on, for whoever is not asked. */
function waitingFor({ ask, doing, sides }: WarBoardWords, { G }: WarBoardProps, me: Side | undefined): string {
  const asked = Object.entries(awaiting(G));
  const [first] = asked.filter(([player]) => me === undefined || sideOf(player) !== me);
  if (!first) return '';
  const [player, step] = first;
  if (me && G.finished[me]) return ask.waitingBoth;
  return isStep(step) ? ask.waiting(sides[sideOf(player)], doing[step]) : '';
}

/** The top of the board: whose decision it is, what is asked, the month, both chests and the lead. */
export function Decision({ board, session, me, ask, ...tools }: DecisionProps) {
  const words = useWords();
  const kit = useKitWords();
  const { G, matchData, isConnected } = board;
  const whose = G.result ? kit.over : session ? kit.yourDecision : me ? '' : kit.watching;
  const sentence = G.result
    ? words.over.sentence(levelName(words, G.result.level), words.over.reason[G.result.reason])
    : session
      ? ask
      : waitingFor(words, board, me);
  const winner = G.result?.winner === undefined ? undefined : sideOf(G.result.winner);
  const [deciding] = Object.keys(awaiting(G));
  const shown = winner ?? session?.me ?? (deciding === undefined ? undefined : sideOf(deciding));
  const absent = matchData?.filter(({ id, isConnected: here }) => (me === undefined || String(id) !== seatOf(me)) && here === false);
  return (
    <TopBar
      {...tools}
      title={words.title}
      clock={
        <>
          <b>{turnName(words, G.turn)}</b> <span className="phase">· {words.strip.phase[G.phase]}</span>
        </>
      }
      instruments={
        <span className="instruments-line">
          {SIDES.map((side) => (
            <span key={side} className={`chest-chip side-${side}`}>
              {words.sides[side]} <b>{G.treasury[side]}</b>
            </span>
          ))}
          <span className="lead-chip">{words.slip.lead(spanishLead(G))}</span>
        </span>
      }
      whose={whose}
      ask={sentence}
      mine={session !== undefined}
      side={shown ? `side-${shown}` : ''}
      connected={isConnected}
      absent={absent?.length ? absent.map(({ id, name }) => name ?? words.sides[sideOf(String(id))]).join(', ') : undefined}
    />
  );
}
