import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { playerAt } from '../../../src/kit/levels.js';
import { levelOf } from '../../app/matches.js';
import { read, write } from '../../app/storage.js';
import { Banner as BannerLine } from '../../match/Banner.js';
import type { Feature, LocalContext, PartProps, ProviderProps } from '../../match/feature.js';
import type { LocalTableProps } from '../../match/local/localTable.js';
import './bot.css';
import { type Driver, drive, SPEEDS, type Speed } from './driver.js';
import { useBotWords } from './words/index.js';

const KEY = 'weathergage.pace';

const isSpeed = (speed: unknown): speed is Speed => typeof speed === 'string' && Object.hasOwn(SPEEDS, speed);

function storedSpeed(): Speed {
  const speed = read(KEY);
  return isSpeed(speed) ? speed : 'normal';
}

/** A hook: plays every seat without a human. @returns whether a bot has found no move */
function useBots({ playable, match, table }: LocalTableProps, speed: Speed, paused: boolean) {
  const [stuck, setStuck] = useState(false);
  const manner = useRef({ speed, paused });
  const drivers = useRef<readonly Driver[]>([]);
  useEffect(() => {
    const { module } = playable;
    const bot = { rules: module.rules, captain: playerAt(module, levelOf(match)) };
    drivers.current = Object.values(table.seats)
      .filter(({ playerID }) => playerID !== null && !match.humans.includes(playerID))
      .map((seat) =>
        drive(bot, seat, { delay: () => SPEEDS[manner.current.speed], paused: () => manner.current.paused }, () => setStuck(true)),
      );
    return () => {
      for (const driver of drivers.current) driver.stop();
    };
  }, [playable, match, table]);
  useEffect(() => {
    manner.current = { speed, paused };
    for (const driver of drivers.current) driver.wake();
  }, [speed, paused]);
  return stuck;
}

interface Bots {
  readonly speed: Speed;
  choose(speed: Speed): void;
  readonly paused: boolean;
  pause(paused: boolean): void;
  /** A bot has found no move. */
  readonly stuck: boolean;
}

const State = createContext<Bots | undefined>(undefined);

function Provider<M extends LocalContext>({ match, children }: ProviderProps<M>): ReactNode {
  const [speed, setSpeed] = useState(storedSpeed);
  const [paused, pause] = useState(false);
  const stuck = useBots(match, speed, paused);
  const choose = (chosen: Speed) => {
    setSpeed(chosen);
    write(KEY, chosen);
  };
  return <State value={{ speed, choose, paused, pause, stuck }}>{children(match)}</State>;
}

/** The pause button for spectators of two bots. */
function PauseButton({ match, bots: { paused, pause } }: { readonly match: LocalContext; readonly bots: Bots }) {
  const words = useBotWords().against[levelOf(match.match)];
  if (match.match.humans.length > 0 || match.live.ctx.gameover !== undefined) return null;
  const label = paused ? words.goOn : words.pause;
  return (
    <button type="button" className="wg-button wg-quiet wg-icon" aria-label={label} title={label} onClick={() => pause(!paused)}>
      {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
    </button>
  );
}

function Button({ match }: PartProps<LocalContext>) {
  const { paces, against } = useBotWords();
  const { pace } = against[levelOf(match.match)];
  const bots = useContext(State);
  if (!bots) return null;
  return (
    <>
      <PauseButton match={match} bots={bots} />
      <label className="wg-captain-pace">
        <span className="wg-wide">{pace}</span>
        <select
          className="wg-input"
          aria-label={pace}
          value={bots.speed}
          onChange={({ target }) => {
            if (isSpeed(target.value)) bots.choose(target.value);
          }}
        >
          {Object.entries(paces).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function Banner({ match: { match } }: PartProps<LocalContext>) {
  const { against } = useBotWords();
  return useContext(State)?.stuck && <BannerLine tone="bad" text={against[levelOf(match)].stuck} />;
}

/** Plays the seats of the bots at the chosen speed. */
export const botSpeed: Feature<LocalContext> = { id: 'botSpeed', Provider, Button, Banner };
