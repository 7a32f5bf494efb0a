import { useEffect, useState } from 'react';
import { useCard } from '../../app/inLanguage.js';
import { PassScreen } from '../../kit/dialogs/PassScreen.js';
import { LocalDice } from '../../match/features/dice/LocalDice.js';
import { useHint } from '../../match/features/hint/useHint.js';
import { useHistory } from '../../match/features/history/useHistory.js';
import { useLocalHistory } from '../../match/features/history/useLocalHistory.js';
import { localViewSource, useSaveView } from '../../match/features/history/useSaveView.js';
import { LocalLuck } from '../../match/features/luck/LocalLuck.js';
import { LocalPage } from '../../match/local/LocalPage.js';
import type { LocalTableProps } from '../../match/local/localTable.js';
import { OverLocal } from '../../match/local/OverLocal.js';
import { type Seat, useSeat } from '../../match/local/seat.js';
import type { Table } from '../../match/local/table.js';
import { MatchFrame } from '../../match/MatchFrame.js';
import '../../kit/css/curtain.css';
import { type DecisionPoint, NOBODY, reseat, type Seating } from '../../kit/board/seating.js';
import { HistoryContext } from '../../kit/history/historyContext.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import { SetOrders } from '../../match/features/conditionalOrders/SetOrders.js';
import { BranchBanner } from '../../match/features/positions/BranchBanner.js';
import { useHotseatWords } from './words/index.js';

const sees = (seat: Seat) => JSON.stringify(seat.props()?.G);

function momentOf(table: Table): DecisionPoint {
  const ctx = table.spectator.props()?.ctx;
  const seats = Object.values(table.seats);
  return {
    phase: ctx?.phase ?? '',
    awaiting: ctx?.gameover === undefined ? (ctx?.activePlayers ?? {}) : {},
    hidden: seats.some((seat) => sees(seat) !== sees(seats[0])),
  };
}

/** The board of whoever must decide; behind the pass screen it is the public view, so that nothing can be peeped at. */
function HotseatTable({ playable, match, table }: LocalTableProps) {
  const words = useHotseatWords();
  const language = useLanguage();
  const { game, module, Board } = playable;
  const card = useCard(game);
  const counsel = useHint(module);
  const [seating, setSeating] = useState<Seating>(() => reseat(module.sequence, NOBODY, momentOf(table)));
  useEffect(() => {
    const look = () => setSeating((before) => reseat(module.sequence, before, momentOf(table)));
    // Every seat hears of a move one after the other; only when all have may they be compared.
    const unsubscribe = table.spectator.subscribe(() => queueMicrotask(look));
    look();
    return unsubscribe;
  }, [module, table]);

  const { seat, covered, secret } = seating;
  const place = seat === null || covered ? table.spectator : table.seats[seat];
  const props = useSeat(place);
  const source = useLocalHistory(game.slug, table, place.playerID);
  const subject = { match, setupData: match.setupData, truth: source.truth };
  const back = useHistory({
    module,
    live: props,
    source,
    isWhole: true,
    covered,
    subject,
    beside: (onGo) => <LocalLuck playable={playable} match={match} table={table} onGo={onGo} />,
  });
  const saving = useSaveView(match.id, props ? { ...localViewSource(playable, match), live: props, source } : undefined);
  if (!props || !back.shown) return null;
  const side = seat === null ? '' : seatName(module, props.G, seat, language);
  return (
    <MatchFrame
      title={card.title}
      state={back.shown._stateID}
      about={props.ctx.gameover === undefined && seat !== null ? words.turnOf(side) : words.both}
      buttons={
        <>
          {props.ctx.gameover === undefined && counsel.button}
          {back.button}
          {saving.button}
          <LocalDice playable={playable} match={match} table={table} />
        </>
      }
      banners={
        <>
          <BranchBanner module={module} match={match} />
          <SetOrders module={module} match={match} table={table} />
          {back.bar}
          {saving.banner}
          <OverLocal playable={playable} match={match} table={table} again={`/hotseat/${game.slug}`} onGo={back.go} />
        </>
      }
    >
      <div className="bgio-client" inert={covered}>
        <HistoryContext value={back.context}>{counsel.beside(<Board {...back.shown} />)}</HistoryContext>
      </div>
      {covered && <PassScreen key={`${seat}`} side={side} secret={secret} onLift={() => setSeating({ ...seating, covered: false })} />}
    </MatchFrame>
  );
}

export default function HotseatPage({ slug, id }: { readonly slug: string; readonly id: string }) {
  return <LocalPage slug={slug} id={id} kind="hotseat" Table={HotseatTable} />;
}
