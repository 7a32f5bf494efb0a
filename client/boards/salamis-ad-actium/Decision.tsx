import { MONTHS, SIDES, salamisAdActium, seatOf, sideOf, victoryPoints } from '../../../src/games/salamis-ad-actium/face.js';
import { say } from '../../../src/kit/texts.js';
import { TopBar, type TopBarTools } from '../../kit/TopBar.js';
import { battleTitle, fleetName } from './names.js';
import type { SalamisBoardProps, Session, View } from './session.js';

interface DecisionProps extends TopBarTools {
  readonly board: SalamisBoardProps;
  readonly view: View;
  readonly session: Session | undefined;
  readonly ask: string;
}

/** Where the turn stands, in a few words. */
function momentOf({ G, words: { status }, texts }: View): string {
  if (G.phase !== 'battle') return say(texts, `phase.${G.phase}`);
  if (G.inter) return status.intermediate;
  if (G.acting !== null) return (G.step === 'shoot' ? status.shooting : status.action)(fleetName(G, G.acting));
  return say(texts, 'phase.battle');
}

/** The turn of a battle, the month of a campaign, or what comes before both. */
function clockOf(view: View): string {
  const { G, words } = view;
  const { camp } = G;
  if (G.phase === 'battle') return words.status.turn(G.turn);
  if (G.phase !== 'campaign' || !camp) return momentOf(view);
  return words.campaign.month(words.campaign.months[MONTHS[camp.month]], camp.year, camp.turn, camp.turns);
}

/** The top of the board: whose decision it is, what is asked, and the clock of the turn. */
export function Decision({ board, view, session, ask, ...tools }: DecisionProps) {
  const { matchData, isConnected } = board;
  const { G, me, words: text, kit } = view;
  const awaited = Object.keys(salamisAdActium.rules.awaiting(G)).map((id) => sideOf(G, id));
  const [deciding] = awaited;
  const kind = G.await?.kind;
  const whose = G.result ? kit.over : session ? kit.yourDecision : me !== undefined ? '' : kit.watching;
  const waiting = deciding === undefined || !kind ? '' : text.ask.waiting(fleetName(G, deciding), text.doing[kind]);
  const sentence = G.result ? text.over.sentence(G.result.reason) : session ? ask : waiting;
  const shown = G.result ? G.result.side : (session?.me ?? deciding);
  const absent = matchData?.filter(({ id, isConnected: here }) => (me === undefined || String(id) !== seatOf(G, me)) && here === false);
  return (
    <TopBar
      {...tools}
      title={battleTitle(G, text)}
      clock={
        <>
          <b>{clockOf(view)}</b> {G.phase === 'battle' && <span>· {momentOf(view)}</span>}
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
