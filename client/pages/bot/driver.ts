import type { Choice } from '../../../src/kit/rules.js';
import type { Seat } from '../../match/local/seat.js';
import type { Thinker } from './thinker.js';

export const SPEEDS = { slow: 1200, normal: 400, fast: 40 } as const;
export type Speed = keyof typeof SPEEDS;

/** Settings, read before every move. */
export interface DriverSettings {
  /** Returns the delay before each move, in ms. */
  delay(): number;
  paused(): boolean;
}

export interface Driver {
  /** Checks at once whether the bot must move, after a pause or a change of speed. */
  wake(): void;
  stop(): void;
}

/** `stuck`: the bot finds no legal move. `failed`: its worker fails. */
export type Problem = 'stuck' | 'failed';

/** Plays a seat from its own view, with delays. Starts immediately, so that a match left at the bot's turn continues when it is opened. */
export function drive(thinker: Thinker, seat: Seat, manner: DriverSettings, onProblem: (problem: Problem) => void): Driver {
  const playerID = seat.playerID ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let planned = -1;
  let thinking = false;
  let stopped = false;

  const plan = () => {
    if (thinking) return;
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
    timer = setTimeout(() => void think(), manner.delay());
  };

  const think = async () => {
    const props = seat.props();
    if (!props) return;
    thinking = true;
    const found = await thinker.decide(props.G, playerID).then(
      (choice) => choice ?? ('stuck' as const),
      () => 'failed' as const,
    );
    thinking = false;
    planned = -1;
    if (stopped) return;
    if (found === 'stuck' || found === 'failed') return onProblem(found);
    play(found, props._stateID);
  };

  const play = ({ move, args }: Choice, at: number) => {
    // The match was paused or changed while the bot thought: decide again.
    if (manner.paused() || seat.props()?._stateID !== at) return plan();
    seat.move(move, args);
    // This move was refused: decide again.
    if (seat.props()?._stateID === at) timer = setTimeout(plan, 500);
  };

  const unsubscribe = seat.subscribe(plan);
  plan();
  return {
    wake() {
      planned = -1;
      plan();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      thinker.stop();
    },
  };
}
