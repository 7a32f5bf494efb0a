import {
  MONTHS,
  type Salamis,
  SIDES,
  type Side,
  salamisAdActium,
  seatOf,
  sideOf,
  texts,
  victoryPoints,
} from '../../../src/games/salamis-ad-actium/face.js';
import { say } from '../../../src/kit/texts.js';
import { TopBar, type TopBarTools } from '../../kit/TopBar.js';
import { kitText } from '../../kit/texts.js';
import { battleTitle, fleetName } from './names.js';
import type { SalamisBoardProps, Session } from './session.js';
import { boardText } from './texts.js';

interface DecisionProps extends TopBarTools {
  readonly board: SalamisBoardProps;
  readonly session: Session | undefined;
  readonly me: Side | undefined;
  readonly ask: string;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Where the turn stands, in a few words. */
function momentOf(G: Salamis): string {
  const { status } = boardText;
  if (G.phase !== 'battle') return say(texts, `phase.${G.phase}`);
  if (G.inter) return status.intermediate;
  if (G.acting !== null) return (G.step === 'shoot' ? status.shooting : status.action)(fleetName(G, G.acting));
  return say(texts, 'phase.battle');
}

/** The turn of a battle, the month of a campaign, or what comes before both. */
function clockOf(G: Salamis): string {
  const { camp } = G;
  if (G.phase === 'battle') return boardText.status.turn(G.turn);
  if (G.phase !== 'campaign' || !camp) return momentOf(G);
  return boardText.campaign.month(boardText.campaign.months[MONTHS[camp.month]], camp.year, camp.turn, camp.turns);
}

/** The top of the board: whose decision it is, what is asked, and the clock of the turn. */
export function Decision({ board, session, me, ask, ...tools }: DecisionProps) {
  const { G, matchData, isConnected } = board;
  const text = boardText;
  const awaited = Object.keys(salamisAdActium.rules.awaiting(G)).map((id) => sideOf(G, id));
  const [deciding] = awaited;
  const kind = G.await?.kind;
  const whose = G.result ? kitText.over : session ? kitText.yourDecision : me !== undefined ? '' : kitText.watching;
  const waiting = deciding === undefined || !kind ? '' : text.ask.waiting(fleetName(G, deciding), text.doing[kind]);
  const sentence = G.result ? capital(text.over.reason[G.result.reason]) : session ? ask : waiting;
  const shown = G.result ? G.result.side : (session?.me ?? deciding);
  const absent = matchData?.filter(({ id, isConnected: here }) => (me === undefined || String(id) !== seatOf(G, me)) && here === false);
  return (
    <TopBar
      {...tools}
      title={battleTitle(G)}
      clock={
        <>
          <b>{clockOf(G)}</b> {G.phase === 'battle' && <span>· {momentOf(G)}</span>}
        </>
      }
      instruments={
        G.phase === 'battle' ? (
          <span className="instruments-line">
            {SIDES.map((side) => (
              <span key={side} className={`point-chip side-${side}`} title={fleetName(G, side)}>
                <b>{victoryPoints(G, side)}</b> {fleetName(G, side)}
              </span>
            ))}
          </span>
        ) : undefined
      }
      whose={whose}
      ask={sentence}
      mine={session !== undefined}
      side={shown === null || shown === undefined ? '' : `side-${shown}`}
      connected={isConnected}
      absent={absent?.length ? absent.map(({ id, name }) => name ?? fleetName(G, sideOf(G, String(id)))).join(', ') : undefined}
    />
  );
}
