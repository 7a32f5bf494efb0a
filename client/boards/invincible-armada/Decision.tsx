import { BOXES, invincibleArmada, phaseOf, type Side, seatOf, sideOf } from '../../../src/games/invincible-armada/face.js';
import { TopBar, type TopBarTools } from '../../kit/TopBar.js';
import { kitText } from '../../kit/texts.js';
import type { Session } from './session.js';
import { boardText } from './texts.js';
import type { ArmadaBoardProps } from './useOrders.js';

interface DecisionProps extends TopBarTools {
  readonly board: ArmadaBoardProps;
  readonly session: Session | undefined;
  readonly me: Side | undefined;
  readonly ask: string;
}

/** The top of the board: whose decision it is, what is asked, and the clock of the turn. */
export function Decision({ board, session, me, ask, ...tools }: DecisionProps) {
  const { G, matchData, isConnected } = board;
  const awaiting = Object.keys(invincibleArmada.rules.awaiting(G)).map((seat) => sideOf(seat));
  const [deciding] = awaiting;
  const phase = invincibleArmada.sequence[phaseOf(G)];
  const text = boardText.ask;
  const whose = G.result ? kitText.over : session ? kitText.yourDecision : me ? '' : kitText.watching;
  const waiting =
    awaiting.length > 1
      ? text.both
      : G.step === 'tactic' && me
        ? text.chosen
        : text.waiting(boardText.sides[deciding] ?? '', boardText.doing[G.step]);
  const sentence = G.result ? boardText.over.reason[G.result.reason] : session ? ask : waiting;
  const absent = matchData?.filter(({ id, isConnected: here }) => (me === undefined || String(id) !== seatOf(me)) && here === false);
  const box = BOXES.find(({ n }) => n === G.armadaBox);
  return (
    <TopBar
      {...tools}
      title={boardText.title}
      clock={
        <>
          <b>{boardText.status.turn(G.turn)}</b> <span className="phase">· {phase.title} </span>· {box?.name}
        </>
      }
      whose={whose}
      ask={sentence}
      mine={session !== undefined}
      side={G.result ? `side-${G.result.side}` : session ? `side-${session.me}` : deciding ? `side-${deciding}` : ''}
      connected={isConnected}
      absent={absent?.length ? absent.map(({ id, name }) => name ?? boardText.sides[sideOf(String(id))]).join(', ') : undefined}
      instruments={
        <span className="instruments-line">
          <span className={`vane ${G.wind}`} aria-hidden="true">
            ➤
          </span>
          {boardText.wind[G.wind]} · {boardText.weather[G.weather]}
        </span>
      }
    />
  );
}
