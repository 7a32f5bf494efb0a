import TreePalm from 'lucide-react/icons/tree-palm';
import { lobby } from '../../../api/lobby.js';
import type { OnlineMatch } from '../../../app/matches.js';
import Ask from '../../../app/parts/Ask.js';
import { useRequest } from './useRequest.js';
import { useClockWords } from './words/index.js';

interface VacationProps {
  readonly game: string;
  readonly id: string;
  readonly seat: OnlineMatch;
  /** Left this year. */
  readonly days: number;
}

/** Adds a vacation day to the player's reserve. */
export function Vacation({ game, id, seat, days }: VacationProps) {
  const words = useClockWords();
  const { busy, failed, attempt } = useRequest(() => lobby.vacation(game, id, seat, 1));
  return (
    <>
      <Ask
        trigger={
          <button type="button" className="wg-clock-rest" disabled={busy} title={words.rest(days)}>
            <TreePalm aria-hidden="true" />
            <span aria-hidden="true">{words.restShort(days)}</span>
            <span className="wg-hidden">{words.rest(days)}</span>
          </button>
        }
        title={words.restAsk}
        about={words.restAbout(days)}
        yes={words.restYes}
        no={words.restNo}
        onYes={attempt}
      />
      {failed && <span role="alert">{words.failed}</span>}
    </>
  );
}
