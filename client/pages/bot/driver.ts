import { type Bot, decide } from '../../../src/kit/decide.js';
import type { Seat } from '../../match/local/seat.js';

export const SPEEDS = { slow: 1200, normal: 400, fast: 40 } as const;
export type Speed = keyof typeof SPEEDS;

/** Settings that are read before every move. */
export interface DriverSettings {
  /** Delay before each move, in ms. */
  delay(): number;
  paused(): boolean;
}

export interface Driver {
  /** Checks again, after a pause or a change of speed. */
  wake(): void;
  stop(): void;
}

/**
 * Plays a seat from its own view, with delays. Starts at once, so that a match left at the bot's turn continues when it is opened.
 * @param onStuck called when the bot finds no move
 */
export function drive(bot: Bot, seat: Seat, manner: DriverSettings, onStuck: () => void): Driver {
  const playerID = seat.playerID ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let planned = -1;

  const plan = () => {
    const props = seat.props();
    const asked = props !== null && props.ctx.gameover === undefined && playerID in (props.ctx.activePlayers ?? {});
    if (!asked || manner.paused()) {
      clearTimeout(timer);
      planned = -1;
      return;
    }
    if (props._stateID === planned) return;
    clearTimeout(timer);
    planned = props._stateID;
    timer = setTimeout(play, manner.delay());
  };

  const play = () => {
    const props = seat.props();
    if (!props) return;
    const choice = decide(bot, props.G, playerID, (Math.random() * 2 ** 32) >>> 0);
    planned = -1;
    if (!choice) return onStuck();
    const before = props._stateID;
    seat.move(choice.move, choice.args);
    // Another move came first, or this one was refused: decide again.
    if (seat.props()?._stateID === before) timer = setTimeout(plan, 500);
  };

  const unsubscribe = seat.subscribe(plan);
  plan();
  return {
    wake() {
      planned = -1;
      plan();
    },
    stop() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
