import { useEffect, useLayoutEffect, useState } from 'react';
import type { Choice } from '../../../src/kit/rules.js';
import '../../kit/css/passScreen.css';
import { type DecisionPoint, NOBODY, reseat, type Seating } from '../../kit/board/seating.js';
import { PassScreen } from '../../kit/dialogs/PassScreen.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import type { Feature, LocalContext } from '../../match/feature.js';
import { setOrders } from '../../match/features/conditionalOrders/local.js';
import { localDice } from '../../match/features/dice/local.js';
import { hint } from '../../match/features/hint/feature.js';
import { history } from '../../match/features/history/feature.js';
import { saveView } from '../../match/features/history/saveView.js';
import { localLuck } from '../../match/features/luck/local.js';
import { branchOf, positions } from '../../match/features/positions/feature.js';
import { winChance } from '../../match/features/winChance/feature.js';
import { LocalMatchTable } from '../../match/local/LocalMatchTable.js';
import { LocalPage } from '../../match/local/LocalPage.js';
import type { LocalMatchProps } from '../../match/local/localMatchProps.js';
import { localOver } from '../../match/local/over.js';
import type { RunningMatch } from '../../match/local/runningMatch.js';
import type { Seat } from '../../match/local/seat.js';
import { unsavedLocal } from '../../match/unsaved.js';
import { useHotseatWords } from './words/index.js';

const FEATURES: readonly Feature<LocalContext>[] = [
  hint,
  branchOf,
  setOrders,
  history,
  saveView.inStrip,
  localDice,
  localLuck,
  winChance,
  positions,
  unsavedLocal,
  localOver,
];

const sees = (seat: Seat) => JSON.stringify(seat.props()?.G);

function decisionAt(table: RunningMatch): DecisionPoint {
  const ctx = table.spectator.props()?.ctx;
  const seats = Object.values(table.seats);
  return {
    phase: ctx?.phase ?? '',
    awaiting: ctx?.gameover === undefined ? (ctx?.activePlayers ?? {}) : {},
    hidden: seats.some((seat) => sees(seat) !== sees(seats[0])),
  };
}

type OpenMatch = Pick<LocalMatchProps, 'playable' | 'running'>;

interface Seated {
  readonly seating: Seating;
  /** Automatic answer of the next seat, which needs no pass screen. */
  readonly answer?: Choice & { readonly seat: Seat; readonly stateID: number };
}

function reseated({ playable: { module, Board }, running }: OpenMatch, before: Seating): Seated {
  const seating = reseat(module.sequence, before, decisionAt(running));
  const seat = seating.covered && seating.seat !== null ? running.seats[seating.seat] : undefined;
  const shown = seat?.props();
  const move = shown?.playerID && Board.automaticAnswer?.(shown.G, shown.playerID, shown.log);
  return seat && shown && move ? { seating: before, answer: { ...move, seat, stateID: shown._stateID } } : { seating };
}

/** Returns who must decide, and whether the pass screen is shown. */
function useSeating({ playable, running }: OpenMatch) {
  const [{ seating, answer }, setSeated] = useState(() => reseated({ playable, running }, NOBODY));
  useLayoutEffect(() => {
    if (answer?.seat.props()?._stateID === answer?.stateID) answer?.seat.move(answer.move, answer.args);
  }, [answer]);
  useEffect(() => {
    const look = () => setSeated(({ seating }) => reseated({ playable, running }, seating));
    // Seats receive a move one after the other. Compare them only when all seats have the move.
    const unsubscribe = running.spectator.subscribe(() => queueMicrotask(look));
    look();
    return unsubscribe;
  }, [playable, running]);
  return { ...seating, showSide: () => setSeated({ seating: { ...seating, covered: false } }) };
}

/** Shows the board of the player who must decide. Behind the pass screen, the board has only the public view. */
function HotseatTable(props: LocalMatchProps) {
  const words = useHotseatWords();
  const language = useLanguage();
  const { playable, running } = props;
  const { seat, covered, secret, showSide } = useSeating(props);
  const sideIn = (G: unknown) => (seat === null ? '' : seatName(playable.module, G, seat, language));
  const place = seat === null || covered ? running.spectator : running.seats[seat];
  return (
    <LocalMatchTable
      {...props}
      features={FEATURES}
      seat={place}
      covered={covered}
      again={`/hotseat/${playable.game.slug}`}
      about={({ G, ctx }) => (ctx.gameover === undefined && seat !== null ? words.turnOf(sideIn(G)) : words.both)}
    >
      {covered && <PassScreen key={`${seat}`} side={sideIn(place.props()?.G)} secret={secret} onShow={showSide} />}
    </LocalMatchTable>
  );
}

export default function HotseatPage({ slug, id }: { readonly slug: string; readonly id: string }) {
  return <LocalPage slug={slug} id={id} kind="hotseat" Table={HotseatTable} />;
}
