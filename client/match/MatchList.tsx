import { lazy, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Language } from '../../src/kit/language.js';
import { inWords } from '../api/call.js';
import { useErrorWords } from '../api/words/index.js';
import { ago } from '../app/ago.js';
import { findGame } from '../app/games.js';
import { forgetMatch, isBranch, type KeptMatch, levelOf, type OnlineMatch, useKeptMatches } from '../app/matches.js';
import { LatePart } from '../app/parts/LatePart.js';
import { Notice } from '../app/parts/Notice.js';
import { type PageWords, usePageWords } from '../app/words/index.js';
import { useLanguage } from '../kit/language.js';
import { branchesOf } from './features/positions/tree.js';

const Ask = lazy(() => import('../app/parts/Ask.js'));

export const pathOf = ({ kind, game, id }: Pick<KeptMatch, 'kind' | 'game' | 'id'>): string =>
  `/${kind === 'online' ? 'match' : kind}/${game}/${id}`;

export const titleOf = (slug: string, language: Language): string | undefined => {
  const game = findGame(slug);
  return game && language.of(game.meta.words).title;
};

export function seats(match: KeptMatch, words: PageWords, language: Language): string {
  const game = findGame(match.game);
  const sides: readonly string[] = game ? language.of(game.meta.words).sides : [];
  const side = (playerID: string) => sides[Number(playerID)] ?? playerID;
  if (match.kind === 'online') return words.side(side(match.playerID));
  if (match.humans.length > 1) return words.bothSides;
  return match.humans.length ? words.side(side(match.humans[0])) : words.watched;
}

function Removal({ match }: { readonly match: KeptMatch }) {
  const words = usePageWords();
  const [asking, setAsking] = useState(false);
  const about = [match.kind === 'online' ? words.removeOnline : words.removeLocal];
  if (branchesOf(useKeptMatches(), match).length) about.push(words.removeBranches);
  return (
    <>
      <button type="button" className="wg-button wg-quiet" onClick={() => setAsking(true)}>
        {words.remove}
      </button>
      {asking && (
        <LatePart>
          <Ask
            title={words.removeAsk}
            about={about.join(' ')}
            yes={words.remove}
            no={words.cancel}
            onYes={() => forgetMatch(match)}
            onClose={() => setAsking(false)}
          />
        </LatePart>
      )}
    </>
  );
}

function Rematch({ match }: { readonly match: OnlineMatch }) {
  const words = usePageWords();
  const errorWords = useErrorWords();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const join = async () => {
    setBusy(true);
    try {
      const { joinRematch } = await import('./online/rematch.js');
      navigate(await joinRematch(match));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  return (
    <>
      {error !== undefined && <Notice tone="bad">{inWords(error, errorWords)}</Notice>}
      <button type="button" className="wg-button" disabled={isBusy} onClick={() => void join()}>
        {words.rematch}
      </button>
    </>
  );
}

function Row({ match, now }: { readonly match: KeptMatch; readonly now: number }) {
  const words = usePageWords();
  const language = useLanguage();
  return (
    <li data-testid="my-match">
      <div className="wg-what">
        <strong>{titleOf(match.game, language)}</strong>, {seats(match, words, language)}
        {isBranch(match) && <em>{words.whatIf(match.branch.name)}</em>}
        <span className="wg-small">{[match.over ?? match.stands, ago(match.updatedAt, now, words)].filter(Boolean).join(' · ')}</span>
      </div>
      <span className="wg-chip">{match.kind === 'captain' ? words.with[levelOf(match)] : words.ways[match.kind]}</span>
      <div className="wg-buttons">
        <Link href={pathOf(match)} className={match.over ? 'wg-button' : 'wg-button wg-primary'}>
          {match.over ? words.look : words.resume}
        </Link>
        {match.kind === 'online' && match.over && <Rematch match={match} />}
        <Removal match={match} />
      </div>
    </li>
  );
}

/** Number of matches shown while the list is folded. */
const FEW = 2;

export function MatchList({ matches }: { readonly matches: readonly KeptMatch[] }) {
  const words = usePageWords();
  const [all, setAll] = useState(false);
  const now = Date.now();
  const shown = all ? matches : matches.slice(0, FEW);
  return (
    <section className="wg-titled" aria-labelledby="my-matches">
      <h2 id="my-matches">{words.yourMatches}</h2>
      <ul className="wg-list">
        {shown.map((match) => (
          <Row key={`${match.game}/${match.id}`} match={match} now={now} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <button type="button" className="wg-button wg-quiet wg-more" onClick={() => setAll(true)}>
          {words.allMatches(matches.length)}
        </button>
      )}
    </section>
  );
}
