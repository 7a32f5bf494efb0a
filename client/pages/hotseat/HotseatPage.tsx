import { useEffect, useState } from 'react';
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
import type { LocalTableProps } from '../../match/local/localTable.js';
import { localOver } from '../../match/local/over.js';
import type { Seat } from '../../match/local/seat.js';
import type { Table } from '../../match/local/table.js';
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
  localOver,
];

const sees = (seat: Seat) => JSON.stringify(seat.props()?.G);

function decisionAt(table: Table): DecisionPoint {
  const ctx = table.spectator.props()?.ctx;
  const seats = Object.values(table.seats);
  return {
    phase: ctx?.phase ?? '',
    awaiting: ctx?.gameover === undefined ? (ctx?.activePlayers ?? {}) : {},
    hidden: seats.some((seat) => sees(seat) !== sees(seats[0])),
  };
}

/** A hook: who must decide, and whether the pass screen is shown. */
function useSeating({ playable: { module }, table }: LocalTableProps) {
  const [seating, setSeating] = useState<Seating>(() => reseat(module.sequence, NOBODY, decisionAt(table)));
  useEffect(() => {
    const look = () => setSeating((before) => reseat(module.sequence, before, decisionAt(table)));
    // Seats receive a move one after the other. Compare them only when all have it.
    const unsubscribe = table.spectator.subscribe(() => queueMicrotask(look));
    look();
    return unsubscribe;
  }, [module, table]);
  return { ...seating, lift: () => setSeating({ ...seating, covered: false }) };
}

/** The board of the player who must decide. Behind the pass screen it has the public view only. */
function HotseatTable(props: LocalTableProps) {
  const words = useHotseatWords();
  const language = useLanguage();
  const { playable, table } = props;
  const { seat, covered, secret, lift } = useSeating(props);
  const sideIn = (G: unknown) => (seat === null ? '' : seatName(playable.module, G, seat, language));
  const place = seat === null || covered ? table.spectator : table.seats[seat];
  return (
    <LocalMatchTable
      {...props}
      features={FEATURES}
      seat={place}
      covered={covered}
      again={`/hotseat/${playable.game.slug}`}
      about={({ G, ctx }) => (ctx.gameover === undefined && seat !== null ? words.turnOf(sideIn(G)) : words.both)}
    >
      {covered && <PassScreen key={`${seat}`} side={sideIn(place.props()?.G)} secret={secret} onLift={lift} />}
    </LocalMatchTable>
  );
}

export default function HotseatPage({ slug, id }: { readonly slug: string; readonly id: string }) {
  return <LocalPage slug={slug} id={id} kind="hotseat" Table={HotseatTable} />;
}
