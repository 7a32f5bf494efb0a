import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage } from '../../kit/language.js';
import { handOver } from '../../pages/replay/handover.js';
import { Banner } from '../Banner.js';
import { ownFile, saveMatch } from '../saveMatch.js';
import { useTableWords } from '../words/index.js';
import type { LocalTableProps } from './localTable.js';
import { useSeat } from './seat.js';
import { outcome } from './useTable.js';

interface OverProps extends LocalTableProps {
  /** Path of the set-up page. */
  readonly again: string;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** The result, with the match file and a link to a new match. */
export function OverLocal({ playable, match, table, again, children }: OverProps) {
  const words = useTableWords();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const seen = useSeat(table.spectator);
  const result = seen?.ctx.gameover as { winner?: string } | undefined;
  if (!seen || !result) return null;
  const file = () => ownFile(match, table);
  return (
    <Banner text={words.over(outcome(playable.module, seen.G, result, language))} testId="match-over">
      {children}
      <button type="button" className="wg-button" onClick={() => saveMatch(file(), match.id)}>
        {words.save}
      </button>
      <button
        type="button"
        className="wg-button"
        onClick={() => {
          handOver(file());
          navigate('/replay');
        }}
      >
        {words.check}
      </button>
      <Link href={again} className="wg-button wg-primary">
        {words.another}
      </Link>
    </Banner>
  );
}
