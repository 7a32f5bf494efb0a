import { useEffect, useState } from 'react';
import { useCard } from '../../app/inLanguage.js';
import { Curtain } from '../../kit/dialogs/PassScreen.js';
import { LocalDice } from '../../match/features/dice/LocalDice.js';
import { useCounsel } from '../../match/features/hint/useHint.js';
import { useBack } from '../../match/features/history/useHistory.js';
import { useLocalPast } from '../../match/features/history/useLocalHistory.js';
import { localSight, useSaveSeen } from '../../match/features/history/useSaveView.js';
import { LocalLuck } from '../../match/features/luck/LocalLuck.js';
import { LocalPage } from '../../match/local/LocalPage.js';
import type { LocalTableProps } from '../../match/local/localTable.js';
import { OverLocal } from '../../match/local/OverLocal.js';
import { type Seat, useSeat } from '../../match/local/seat.js';
import type { Table } from '../../match/local/table.js';
import { TableFrame } from '../../match/MatchFrame.js';
import '../../kit/css/curtain.css';
import { type Moment, NOBODY, reseat, type Seating } from '../../kit/board/seating.js';
import { LookingBackContext } from '../../kit/history/historyContext.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import { LayDown } from '../../match/features/conditionalOrders/SetOrders.js';
import { BranchLine } from '../../match/features/positions/BranchLine.js';
import { useHotseatWords } from './words/index.js';

const sees = (seat: Seat) => JSON.stringify(seat.props()?.G);

function momentOf(table: Table): Moment {
  const ctx = table.spectator.props()?.ctx;
  const seats = Object.values(table.seats);
  return {
    phase: ctx?.phase ?? '',
    awaiting: ctx?.gameover === undefined ? (ctx?.activePlayers ?? {}) : {},
    hidden: seats.some((seat) => sees(seat) !== sees(seats[0])),
  };
}

/** The board of whoever must decide; behind a curtain it is the public view, so that nothing can be peeped at. */
function HotseatTable({ playable, match, table }: LocalTableProps) {
  const words = useHotseatWords();
  const language = useLanguage();
  const { game, module, Board } = playable;
  const card = useCard(game);
  const counsel = useCounsel(module);
  const [seating, setSeating] = useState<Seating>(() => reseat(module.sequence, NOBODY, momentOf(table)));
  useEffect(() => {
    const look = () => setSeating((before) => reseat(module.sequence, before, momentOf(table)));
    // Every seat hears of a move one after the other; only when all have may they be compared.
    const unsubscribe = table.spectator.subscribe(() => queueMicrotask(look));
    look();
    return unsubscribe;
  }, [module, table]);

  const { seat, curtain, secret } = seating;
  const place = seat === null || curtain ? table.spectator : table.seats[seat];
  const props = useSeat(place);
  const source = useLocalPast(game.slug, table, place.playerID);
  const subject = { match, setupData: match.setupData, truth: source.truth };
  const back = useBack({
    module,
    live: props,
    source,
    isWhole: true,
    covered: curtain,
    subject,
    beside: (onGo) => <LocalLuck playable={playable} match={match} table={table} onGo={onGo} />,
  });
  const saving = useSaveSeen(match.id, props ? { ...localSight(playable, match), live: props, source } : undefined);
  if (!props || !back.shown) return null;
  const side = seat === null ? '' : seatName(module, props.G, seat, language);
  return (
    <TableFrame
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
          <BranchLine module={module} match={match} />
          <LayDown module={module} match={match} table={table} />
          {back.bar}
          {saving.banner}
          <OverLocal playable={playable} match={match} table={table} again={`/hotseat/${game.slug}`} onGo={back.go} />
        </>
      }
    >
      <div className="bgio-client" inert={curtain}>
        <LookingBackContext value={back.context}>{counsel.beside(<Board {...back.shown} />)}</LookingBackContext>
      </div>
      {curtain && <Curtain key={`${seat}`} side={side} secret={secret} onLift={() => setSeating({ ...seating, curtain: false })} />}
    </TableFrame>
  );
}

export default function HotseatPage({ slug, id }: { readonly slug: string; readonly id: string }) {
  return <LocalPage slug={slug} id={id} kind="hotseat" Table={HotseatTable} />;
}
