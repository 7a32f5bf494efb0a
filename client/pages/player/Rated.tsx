import { Link } from 'wouter';
import type { Player } from '../../api/lobby.js';
import { usePlayerWords } from './words/index.js';

/** Shows the rating of a player in a rated match, as a link to their page. */
export function PlayerRating({ seat }: { readonly seat: Player }) {
  const words = usePlayerWords();
  if (!seat.player) return null;
  const rating = seat.rating ? words.shown(seat.rating.rating, seat.rating.provisional) : words.shown(1500, true);
  return (
    <Link href={`/player/${seat.player}`} className="wg-small" aria-label={`${seat.name ?? ''} ${rating}`}>
      {seat.name} {rating}
    </Link>
  );
}
