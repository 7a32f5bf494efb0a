import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage } from '../../kit/language.js';
import { Banner } from '../Banner.js';
import { handOver } from '../handover.js';
import { ownFile, saveMatch } from '../saveMatch.js';
import { useTableWords } from '../words/index.js';
import type { LocalMatchProps } from './localMatchProps.js';
import { useSeat } from './seat.js';
import { outcome } from './useRunningMatch.js';

interface OverProps extends LocalMatchProps {
  readonly again: string;
  readonly children: ReactNode;
}

export function OverLocal({ playable, match, running, again, children }: OverProps) {
  const words = useTableWords();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const seen = useSeat(running.spectator);
  const result = seen?.ctx.gameover as { winner?: string } | undefined;
  if (!seen || !result) return null;
  const file = () => ownFile(match, running);
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
