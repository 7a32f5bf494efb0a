import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { playerAt } from '../../../src/kit/levels.js';
import { useCard } from '../../app/inLanguage.js';
import { levelOf } from '../../app/matches.js';
import { read, write } from '../../app/storage.js';
import { HistoryContext } from '../../kit/history/historyContext.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import { Banner } from '../../match/Banner.js';
import { LocalDice } from '../../match/features/dice/LocalDice.js';
import { useHistory } from '../../match/features/history/useHistory.js';
import { useLocalHistory } from '../../match/features/history/useLocalHistory.js';
import { localViewSource, useSaveView } from '../../match/features/history/useSaveView.js';
import { LocalLuck } from '../../match/features/luck/LocalLuck.js';
import { BranchBanner } from '../../match/features/positions/BranchBanner.js';
import { LocalPage } from '../../match/local/LocalPage.js';
import type { LocalTableProps } from '../../match/local/localTable.js';
import { OverLocal } from '../../match/local/OverLocal.js';
import { useSeat } from '../../match/local/seat.js';
import { MatchFrame } from '../../match/MatchFrame.js';
import './bot.css';
import { useHint } from '../../match/features/hint/useHint.js';
import { type Driver, drive, SPEEDS, type Speed } from './driver.js';
import { useBotWords } from './words/index.js';

const KEY = 'weathergage.pace';

function storedPace(): Speed {
  const pace = read(KEY);
  return typeof pace === 'string' && Object.hasOwn(SPEEDS, pace) ? (pace as Speed) : 'normal';
}

/** Drives every seat without a human, for as long as the table stands. */
function useCaptains({ playable, match, table }: LocalTableProps, pace: Speed, paused: boolean) {
  const [stuck, setStuck] = useState(false);
  const manner = useRef({ pace, paused });
  const drivers = useRef<readonly Driver[]>([]);
  useEffect(() => {
    const { module } = playable;
    const bot = { rules: module.rules, captain: playerAt(module, levelOf(match)) };
    drivers.current = Object.values(table.seats)
      .filter(({ playerID }) => playerID !== null && !match.humans.includes(playerID))
      .map((seat) =>
        drive(bot, seat, { delay: () => SPEEDS[manner.current.pace], paused: () => manner.current.paused }, () => setStuck(true)),
      );
    return () => {
      for (const driver of drivers.current) driver.stop();
    };
  }, [playable, match, table]);
  useEffect(() => {
    manner.current = { pace, paused };
    for (const driver of drivers.current) driver.wake();
  }, [pace, paused]);
  return stuck;
}

function CaptainTable(props: LocalTableProps) {
  const { paces, against } = useBotWords();
  const language = useLanguage();
  const { playable, match, table } = props;
  const words = against[levelOf(match)];
  const { game, module, Board } = playable;
  const card = useCard(game);
  const [pace, setPace] = useState(storedPace);
  const [paused, setPaused] = useState(false);
  const stuck = useCaptains(props, pace, paused);
  const counsel = useHint(module);
  const [human] = match.humans;
  const place = human === undefined ? table.spectator : table.seats[human];
  const board = useSeat(place);
  const source = useLocalHistory(game.slug, table, place.playerID);
  const subject = { match, setupData: match.setupData, truth: source.truth };
  const back = useHistory({ module, live: board, source, isWhole: true, subject, beside: (onGo) => <LocalLuck {...props} onGo={onGo} /> });
  const saving = useSaveView(match.id, board ? { ...localViewSource(playable, match), live: board, source } : undefined);
  if (!board || !back.shown) return null;

  const over = board.ctx.gameover !== undefined;
  const asked = Object.keys(board.ctx.activePlayers ?? {});
  const thinking = !over && human !== undefined && asked.length > 0 && !asked.includes(human);
  const side = human === undefined ? undefined : seatName(module, board.G, human, language);
  return (
    <MatchFrame
      title={card.title}
      state={back.shown._stateID}
      about={thinking ? words.thinking : side ? words.you(side) : words.watching}
      buttons={
        <>
          {human !== undefined && !over && counsel.button}
          {back.button}
          {saving.button}
          <LocalDice {...props} />
          {human === undefined && !over && (
            <button
              type="button"
              className="wg-button wg-quiet wg-icon"
              aria-label={paused ? words.goOn : words.pause}
              title={paused ? words.goOn : words.pause}
              onClick={() => setPaused(!paused)}
            >
              {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </button>
          )}
          <label className="wg-captain-pace">
            <span className="wg-wide">{words.pace}</span>
            <select
              className="wg-input"
              aria-label={words.pace}
              value={pace}
              onChange={({ target }) => {
                const chosen = target.value as Speed;
                setPace(chosen);
                write(KEY, chosen);
              }}
            >
              {Object.keys(SPEEDS).map((key) => (
                <option key={key} value={key}>
                  {paces[key as Speed]}
                </option>
              ))}
            </select>
          </label>
        </>
      }
      banners={
        <>
          <BranchBanner module={module} match={match} />
          {back.bar}
          {saving.banner}
          {stuck && <Banner tone="bad" text={words.stuck} />}
          <OverLocal {...props} again={`/captain/${game.slug}`} onGo={back.go} />
        </>
      }
    >
      <div className="bgio-client">
        <HistoryContext value={back.context}>{counsel.beside(<Board {...back.shown} />)}</HistoryContext>
      </div>
    </MatchFrame>
  );
}

export default function BotPage({ slug, id }: { readonly slug: string; readonly id: string }) {
  return <LocalPage slug={slug} id={id} kind="captain" Table={CaptainTable} />;
}
