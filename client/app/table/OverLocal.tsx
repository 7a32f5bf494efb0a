import { Link, useLocation } from 'wouter';
import { handOver } from '../../replay/handover.js';
import { Banner } from './Banner.js';
import type { LocalTableProps } from './LocalPage.js';
import { saveMatch } from './save.js';
import { useSeat } from './seat.js';
import { texts } from './texts.js';
import { outcome } from './useTable.js';

/** After the end of a match in this browser: the outcome, its file, and the way to another. */
export function OverLocal({ playable, match, table, again }: LocalTableProps & { readonly again: string }) {
  const [, navigate] = useLocation();
  const seen = useSeat(table.spectator);
  const result = seen?.ctx.gameover as { winner?: string } | undefined;
  if (!seen || !result) return null;
  return (
    <Banner text={texts.over(outcome(playable.module, seen.G, result))} testId="match-over">
      <button type="button" className="wg-button" onClick={() => saveMatch(table.export(), match.id)}>
        {texts.save}
      </button>
      <button
        type="button"
        className="wg-button"
        onClick={() => {
          handOver(table.export());
          navigate('/replay');
        }}
      >
        {texts.check}
      </button>
      <Link href={again} className="wg-button main">
        {texts.another}
      </Link>
    </Banner>
  );
}
