import { rightFierceAndTerrible, SIDES, type Side, seatOf, sideOf, texts } from '../../../src/games/right-fierce-and-terrible/face.js';
import { say } from '../../../src/kit/texts.js';
import { TopBar, type TopBarTools } from '../../kit/TopBar.js';
import { kitText } from '../../kit/texts.js';
import { commandName } from './names.js';
import type { Session, SluysBoardProps } from './session.js';
import { boardText } from './texts.js';

interface DecisionProps extends TopBarTools {
  readonly board: SluysBoardProps;
  readonly session: Session | undefined;
  readonly me: Side | undefined;
  readonly ask: string;
}

/** The top of the board: whose decision it is, what is asked, and the clock of the turn. */
export function Decision({ board, session, me, ask, ...tools }: DecisionProps) {
  const { G, matchData, isConnected } = board;
  const [player] = Object.keys(rightFierceAndTerrible.rules.awaiting(G));
  const deciding = player === undefined ? undefined : sideOf(player);
  const text = boardText;
  const phase = say(texts, `phase.${G.phase}`);
  const now = G.act ? text.status.acting(commandName(G.act.command), say(texts, `segment.${G.act.segment}`)) : phase;
  const whose = G.over ? kitText.over : session ? kitText.yourDecision : me ? '' : kitText.watching;
  const doing = text.doing[G.ask ? G.ask.kind : G.step];
  const sentence = G.over
    ? (text.over.reason[G.over.reason as keyof typeof text.over.reason] ?? '')
    : session
      ? ask
      : deciding
        ? text.ask.waiting(text.sides[deciding], doing)
        : '';
  const winner = G.over?.winner === undefined ? undefined : sideOf(G.over.winner);
  const shown = winner ?? (session ? session.me : deciding);
  const absent = matchData?.filter(({ id, isConnected: here }) => (me === undefined || String(id) !== seatOf(me)) && here === false);
  return (
    <TopBar
      {...tools}
      title={text.title}
      clock={
        <>
          <b>{text.status.turn(G.turn)}</b> <span>· {now}</span>
        </>
      }
      instruments={
        <span className="instruments-line">
          {SIDES.map((side) => (
            <span key={side} className={`morale-chip side-${side}`}>
              {text.sides[side]} <b>{G.morale[side]}</b>
            </span>
          ))}
          <span className="narrow-only">{text.status.wind(text.headingShort[G.wind])}</span>
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
