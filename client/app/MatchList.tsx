import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Language } from '../../src/kit/language.js';
import { useLanguage } from '../kit/language.js';
import { branchesOf } from '../match/features/positions/tree.js';
import { ago } from './ago.js';
import { findGame } from './games.js';
import { forgetMatch, isBranch, type KeptMatch, levelOf, useKeptMatches } from './matches.js';
import { type PageWords, usePageWords } from './words/index.js';

const Ask = lazy(() => import('./parts/Ask.js'));

export const pathOf = ({ kind, game, id }: Pick<KeptMatch, 'kind' | 'game' | 'id'>): string =>
  `/${kind === 'online' ? 'match' : kind}/${game}/${id}`;

const titleOf = (slug: string, language: Language): string | undefined => {
  const game = findGame(slug);
  return game && language.of(game.meta.words).title;
};

/** The side that is played in this browser, as text. */
export function seats(match: KeptMatch, words: PageWords, language: Language): string {
  const game = findGame(match.game);
  const sides: readonly string[] = game ? language.of(game.meta.words).sides : [];
  const side = (playerID: string) => sides[Number(playerID)] ?? playerID;
  if (match.kind === 'online') return words.side(side(match.playerID));
  if (match.humans.length > 1) return words.bothSides;
  return match.humans.length ? words.side(side(match.humans[0])) : words.watched;
}

/** The button that removes a match, after a question. */
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
        <Suspense>
          <Ask
            title={words.removeAsk}
            about={about.join(' ')}
            yes={words.remove}
            no={words.cancel}
            onYes={() => forgetMatch(match)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
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
        <Removal match={match} />
      </div>
    </li>
  );
}

/** Matches shown before the list is unfolded. */
const FEW = 2;

/** The matches stored in this browser. */
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
