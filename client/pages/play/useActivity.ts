import { lobby } from '../../api/lobby.js';
import { type Polled, usePolled } from '../../app/usePolled.js';

const EVERY = 15_000;

type Activities = Awaited<ReturnType<typeof lobby.activity>>;

export type Activity = Activities[string];

/** Returns how many players are waiting and playing, by game, or undefined until the server responds. */
export const useActivity = (): Polled<Activities>['value'] => usePolled(lobby.activity, EVERY).value;
