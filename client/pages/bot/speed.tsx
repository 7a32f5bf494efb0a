import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { levelOf } from '../../app/matches.js';
import { read, write } from '../../app/storage.js';
import { Banner as BannerLine } from '../../match/Banner.js';
import type { Feature, LocalContext, PartProps, ProviderProps } from '../../match/feature.js';
import type { LocalMatchProps } from '../../match/local/localMatchProps.js';
import './bot.css';
import { type Driver, drive, type Problem, SPEEDS, type Speed } from './driver.js';
import { thinkerAt } from './thinker.js';
import { useBotWords } from './words/index.js';

const KEY = 'weathergage.pace';

const isSpeed = (speed: unknown): speed is Speed => typeof speed === 'string' && Object.hasOwn(SPEEDS, speed);

function storedSpeed(): Speed {
  const speed = read(KEY);
  return isSpeed(speed) ? speed : 'normal';
}

/** Plays every seat that no human plays. Returns why a bot does not move. */
function useBots({ playable, match, running }: LocalMatchProps, speed: Speed, paused: boolean) {
  const [problem, setProblem] = useState<Problem>();
  const manner = useRef({ speed, paused });
  const drivers = useRef<readonly Driver[]>([]);
  useEffect(() => {
    const settings = { delay: () => SPEEDS[manner.current.speed], paused: () => manner.current.paused };
    drivers.current = Object.values(running.seats)
      .filter(({ playerID }) => playerID !== null && !match.humans.includes(playerID))
      .map((seat) => drive(thinkerAt(playable.module, levelOf(match)), seat, settings, setProblem));
    return () => {
      for (const driver of drivers.current) driver.stop();
    };
  }, [playable, match, running]);
  useEffect(() => {
    manner.current = { speed, paused };
    for (const driver of drivers.current) driver.wake();
  }, [speed, paused]);
  return problem;
}

interface Bots {
  readonly speed: Speed;
  choose(speed: Speed): void;
  readonly paused: boolean;
  pause(paused: boolean): void;
  readonly problem: Problem | undefined;
}

const State = createContext<Bots | undefined>(undefined);

function Provider<M extends LocalContext>({ match, children }: ProviderProps<M>): ReactNode {
  const [speed, setSpeed] = useState(storedSpeed);
  const [paused, pause] = useState(false);
  const problem = useBots(match, speed, paused);
  const choose = (chosen: Speed) => {
    setSpeed(chosen);
    write(KEY, chosen);
  };
  return <State value={{ speed, choose, paused, pause, problem }}>{children(match)}</State>;
}

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
      <label className="wg-bot-speed">
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
  const problem = useContext(State)?.problem;
  return problem && <BannerLine tone="bad" text={against[levelOf(match)][problem]} />;
}

/** Plays the seats of the bots at the chosen speed. */
export const botSpeed: Feature<LocalContext> = { id: 'botSpeed', Provider, Button, Banner };
