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
  /** Number of vacation days left this year. */
  readonly days: number;
}

/** Renders a button that adds a vacation day to the player's reserve. */
export function Vacation({ game, id, seat, days }: VacationProps) {
  const words = useClockWords();
  const { busy, failed, attempt } = useRequest(() => lobby.vacation(game, id, seat, 1));
  return (
    <>
      <Ask
        trigger={
          <button type="button" className="wg-clock-rest" disabled={busy} title={words.vacationAdd(days)}>
            <TreePalm aria-hidden="true" />
            <span aria-hidden="true">{words.vacationShort(days)}</span>
            <span className="wg-hidden">{words.vacationAdd(days)}</span>
          </button>
        }
        title={words.vacationAsk}
        about={words.vacationAbout(days)}
        yes={words.vacationYes}
        no={words.vacationNo}
        onYes={attempt}
      />
      {failed && <span role="alert">{words.failed}</span>}
    </>
  );
}
