import { type Bot, decide } from '../../../src/kit/decide.js';
import type { Seat } from '../../match/local/seat.js';

export const SPEEDS = { slow: 1200, normal: 400, fast: 40 } as const;
export type Speed = keyof typeof SPEEDS;

/** What the driver needs to know while it runs; read anew before every move. */
export interface Manner {
  /** Milliseconds from a position to the captain's move in it. */
  delay(): number;
  paused(): boolean;
}

export interface Driver {
  /** Looks again, after a pause or another pace. */
  wake(): void;
  stop(): void;
}

/**
 * Plays a seat from its own view, at a pace that can be followed. Of its own accord, so that a match that was left at the
 * captain's turn goes on when it is opened again.
 * @param onStuck called when there is no move to be found
 */
export function drive(bot: Bot, seat: Seat, manner: Manner, onStuck: () => void): Driver {
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
    // Someone else's move came first, or nothing came of this one: the position that stands is looked at again.
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
