import { useEffect } from 'react';
import { lobby } from '../../api/lobby.js';
import type { OnlineMatch } from '../../app/matches.js';

const EVERY = 20_000;

/** Tells the server that the player is waiting on this page, and when they leave it. */
export function useWaiting(seat: OnlineMatch): void {
  const { game, id, playerID, credentials } = seat;
  useEffect(() => {
    const report = (here: boolean) => void lobby.wait(game, id, { playerID, credentials }, here).catch(() => undefined);
    const [stay, leave] = [() => report(true), () => report(false)];
    stay();
    const timer = setInterval(stay, EVERY);
    // A page that the browser restores from its cache waits again.
    window.addEventListener('pageshow', stay);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pageshow', stay);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [game, id, playerID, credentials]);
}
