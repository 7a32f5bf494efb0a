import {
  computeVP,
  grandArmada,
  SIDES,
  type Side,
  type Step,
  scenarioOf,
  seatOf,
  sideOf,
  texts,
} from '../../../src/games/grand-armada/face.js';
import { say } from '../../../src/kit/texts.js';
import { TopBar, type TopBarTools } from '../../kit/TopBar.js';
import { kitText } from '../../kit/texts.js';
import { shortName } from './names.js';
import type { GrandArmadaBoardProps, Session } from './session.js';
import { boardText } from './texts.js';

const sideClass = (side: Side | null | undefined) => (side === 'E' ? 'side-english' : side === 'S' ? 'side-spanish' : '');

interface DecisionProps extends TopBarTools {
  readonly board: GrandArmadaBoardProps;
  readonly session: Session | undefined;
  readonly me: Side | undefined;
  readonly ask: string;
}

/** The top of the board: whose decision it is, what is asked, and the clock of the turn. */
export function Decision({ board, session, me, ask, ...tools }: DecisionProps) {
  const { G, matchData, isConnected } = board;
  const text = boardText;
  const awaited = Object.keys(grandArmada.rules.awaiting(G));
  const deciding = awaited.length === 1 ? sideOf(G, awaited[0]) : undefined;
  const points = computeVP(G);
  const phase = say(texts, `phase.${G.phase}`);
  const now = G.active ? text.status.sails(shortName(G.active.ship)) : phase;
  const whose = G.result ? kitText.over : session ? kitText.yourDecision : me ? '' : kitText.watching;
  const step = G.step as Step | null;
  const waiting = () => {
    if (step === 'commit') return me ? text.ask.waitingBoth : text.ask.watchingFire;
    return deciding && step ? text.ask.waiting(text.sides[deciding], text.doing[step]) : '';
  };
  const sentence = G.result ? text.over.reason[G.result.reason] : session ? ask : waiting();
  const shown = G.result ? G.result.side : (session?.me ?? deciding);
  const absent = matchData?.filter(({ id, isConnected: here }) => (me === undefined || String(id) !== seatOf(G, me)) && here === false);
  return (
    <TopBar
      {...tools}
      title={text.title}
      clock={
        <>
          <b>{text.status.turnOf(G.turn, scenarioOf(G).turns)}</b> <span>· {now}</span>
        </>
      }
      instruments={
        <span className="instruments-line">
          {SIDES.map((side) => (
            <span key={side} className={`point-chip ${sideClass(side)}`}>
              {text.sides[side]} <b>{points[side]}</b>
            </span>
          ))}
        </span>
      }
      whose={whose}
      ask={sentence}
      mine={session !== undefined}
      side={sideClass(shown)}
      connected={isConnected}
      absent={absent?.length ? absent.map(({ id, name }) => name ?? text.sides[sideOf(G, String(id))]).join(', ') : undefined}
    />
  );
}
