import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Body, Reply } from '../../../src/api/index.js';
import { call, inWords, LobbyError } from '../../api/call.js';
import { useErrorWords } from '../../api/words/index.js';
import { ago } from '../../app/ago.js';
import { findGame } from '../../app/games.js';
import { Layout } from '../../app/Layout.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { usePolled } from '../../app/usePolled.js';
import { usePageWords } from '../../app/words/index.js';
import { useLanguage } from '../../kit/language.js';
import { identity } from '../../match/identity/identity.js';
import { isKnown } from '../../match/identity/known.js';
import { titleOf } from '../../match/MatchList.js';
import './player.css';
import { RatingGraph } from './RatingGraph.js';
import { usePlayerWords } from './words/index.js';

type Profile = Reply<'getProfile'>;
type Reason = Body<'reportPlayer'>['reason'];

const REASONS = ['chat', 'name', 'stalling', 'cheating'] as const satisfies readonly Reason[];

function GameRating({ played }: { readonly played: Profile['games'][number] }) {
  const words = usePlayerWords();
  const language = useLanguage();
  const { game, rating, matches, history, sides } = played;
  const card = findGame(game);
  const names: readonly string[] = card ? language.of(card.meta.words).sides : [];
  const title = titleOf(game, language) ?? game;
  const ratings = history.map((each) => each.rating);
  return (
    <article className="wg-sheet wg-player-game">
      <h3>{title}</h3>
      <p>
        {words.rating} <b>{words.shown(rating.rating, rating.provisional)}</b>, {words.ratedMatches(matches)}
      </p>
      <RatingGraph label={words.graph(title, ratings[0] ?? 0, ratings.at(-1) ?? 0)} ratings={ratings} />
      <table>
        <thead>
          <tr>
            {[words.side, words.won, words.drawn, words.lost].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map(({ won, drawn, lost }, seat) => (
            <tr key={names[seat] ?? seat}>
              <th scope="row">{names[seat] ?? seat}</th>
              <td>{won}</td>
              <td>{drawn}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

function Results({ matches }: Pick<Profile, 'matches'>) {
  const words = usePlayerWords();
  const shared = usePageWords();
  const language = useLanguage();
  const now = Date.now();
  return (
    <section className="wg-titled" aria-labelledby="player-results">
      <h2 id="player-results">{words.results}</h2>
      <ul className="wg-list">
        {matches.map(({ matchID, game, opponent, score, at }) => (
          <li key={matchID}>
            <div className="wg-what">
              <strong>{titleOf(game, language) ?? game}</strong>, {words.result(score)}{' '}
              {opponent.name ? <Link href={`/player/${opponent.id}`}>{words.against(opponent.name)}</Link> : words.against(words.deleted)}
              <span className="wg-small">{ago(at, now, shared)}</span>
            </div>
            <Link href={`/match/${game}/${matchID}?watch`} className="wg-button">
              {words.watch}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Measures({ player }: { readonly player: string }) {
  const words = usePlayerWords();
  const errorWords = useErrorWords();
  const [own, setOwn] = useState<Reply<'openProfile'>>();
  const [reported, setReported] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    identity.profile().then(setOwn, setError);
  }, []);
  if (!own || own.id === player) return null;
  const isBlocked = own.blocked.includes(player);
  const attempt = async (deed: () => Promise<unknown>) => {
    setError(undefined);
    await deed().catch(setError);
  };
  return (
    <section className="wg-sheet" aria-label={`${words.block}, ${words.report}`}>
      <p className="wg-small">{words.blockAbout}</p>
      <div className="wg-buttons">
        <button
          type="button"
          className="wg-button"
          onClick={() => void attempt(async () => setOwn(await identity.block(player, !isBlocked)))}
        >
          {isBlocked ? words.unblock : words.block}
        </button>
      </div>
      {reported ? (
        <Notice tone="good">{words.reported}</Notice>
      ) : (
        <>
          <p className="wg-small">{words.reportAs}</p>
          <div className="wg-buttons">
            {REASONS.map((reason) => (
              <button
                key={reason}
                type="button"
                className="wg-button wg-quiet"
                onClick={() => void attempt(async () => identity.report(player, reason).then(() => setReported(true)))}
              >
                {words.reasons[reason]}
              </button>
            ))}
          </div>
        </>
      )}
      {error !== undefined && <Notice tone="bad">{inWords(error, errorWords)}</Notice>}
    </section>
  );
}

export default function PlayerPage({ id }: { readonly id: string }) {
  const words = usePlayerWords();
  const errorWords = useErrorWords();
  const load = useCallback((signal: AbortSignal) => call('getProfile', { params: { player: id }, signal }), [id]);
  const { value, error } = usePolled(load, 0);
  const isMissing = error instanceof LobbyError && error.status === 404;
  return (
    <Layout title={words.title(value?.name ?? '')}>
      <div className="wg-narrow">
        {error !== undefined && <Notice tone="bad">{isMissing ? words.noPlayer : inWords(error, errorWords)}</Notice>}
        {!value && error === undefined && <Waiting>{words.loading}</Waiting>}
        {value && (
          <>
            <div className="wg-titled">
              <h1>{value.name || words.anonymous}</h1>
              {value.games.some(({ rating }) => rating.provisional) && <p className="wg-small">{words.provisional}</p>}
            </div>
            {value.games.length === 0 && <p>{words.noRating}</p>}
            {value.games.map((played) => (
              <GameRating key={played.game} played={played} />
            ))}
            {value.matches.length > 0 && <Results matches={value.matches} />}
            {isKnown() && <Measures player={id} />}
          </>
        )}
      </div>
    </Layout>
  );
}
