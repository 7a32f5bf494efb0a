import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { inWords, lobby, type Match } from '../../api/lobby.js';
import { ago } from '../../app/ago.js';
import { findGame, type GameCard, games } from '../../app/games.js';
import { useCard } from '../../app/inLanguage.js';
import { Layout } from '../../app/Layout.js';
import { MyMatches } from '../../app/MyMatches.js';
import { findMatch } from '../../app/matches.js';
import { NotFound } from '../../app/NotFound.js';
import { Notice } from '../../app/parts/Notice.js';
import { RulesLink } from '../../app/parts/RulesLink.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { usePageWords } from '../../app/words/index.js';
import { useLanguage } from '../../kit/language.js';
import { useLoaded } from '../../kit/loading/useLoaded.js';
import { clockTold } from '../../match/features/clock/terms.js';
import { useClockWords } from '../../match/features/clock/words/index.js';
import { BotMark, nameAt } from '../../match/online/BotMark.js';
import './lobby.css';
import type { Terms } from './terms.js';
import { type Polled, usePolled } from './usePolled.js';
import { useLobbyWords } from './words/index.js';

const EVERY = 5000;

/** A hook: the scenario and options of a match; undefined until its game is loaded. */
function useTerms(game: GameCard, { setupData }: Match): Terms | undefined {
  const language = useLanguage();
  const written = JSON.stringify(setupData ?? {});
  const load = useCallback(
    () => import('./terms.js').then(({ termsOf }) => termsOf(game, JSON.parse(written), language)),
    [game, written, language],
  );
  const [terms] = useLoaded(load);
  return terms.state === 'ready' ? terms.value : undefined;
}

interface Listed {
  readonly game: GameCard;
  readonly match: Match;
}

function Row({ game, match, now }: Listed & { readonly now: number }) {
  const words = useLobbyWords();
  const card = useCard(game);
  const clock = useClockWords();
  const pageWords = usePageWords();
  const terms = useTerms(game, match);
  const side = (id: number) => (terms?.sides ?? card.sides)[id] ?? '';
  const seated = match.players.filter(({ name }) => name);
  const free = match.players.filter(({ name }) => !name);
  const own = findMatch(game.slug, match.matchID) !== undefined;
  const joinable = own ? [] : free;
  const path = `/match/${game.slug}/${match.matchID}`;
  const [first] = seated;
  const what =
    free.length === 0
      ? words.meet(match.players.map((player) => `${nameAt(player, words)} (${side(player.id)})`))
      : first
        ? words.waits(nameAt(first, words), side(first.id))
        : words.empty;
  return (
    <li data-testid="match-row">
      <div className="wg-what">
        <strong>{what}</strong>
        <span className="wg-small">
          {[
            card.title,
            terms?.scenario,
            match.clock && clockTold(match.clock.terms, clock),
            terms && (terms.changed ? words.withOptions(terms.changed) : words.plain),
            words.begun(ago(match.createdAt, now, pageWords)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {match.players.map((player) => (
          <BotMark key={player.id} player={player} side={side(player.id)} />
        ))}
      </div>
      <div className="wg-buttons">
        {own && (
          <Link href={path} className="wg-button wg-primary">
            {words.resume}
          </Link>
        )}
        {joinable.map(({ id }) => (
          <Link key={id} href={`${path}?side=${id}`} className="wg-button wg-primary">
            {words.sit(side(id))}
          </Link>
        ))}
        {!own && (
          <Link href={`${path}?watch`} className="wg-button">
            {words.watch}
          </Link>
        )}
      </div>
    </li>
  );
}

/** A progress line until the next update. */
function Freshness({ polled }: { readonly polled: Polled<unknown> }) {
  const words = useLobbyWords();
  return (
    <div className="wg-lobby-fresh">
      <span className="wg-small">{words.updated}</span>
      <button type="button" className="wg-button wg-quiet" disabled={polled.asking} onClick={polled.refresh}>
        <RefreshCw aria-hidden="true" className={polled.asking ? 'wg-turning' : undefined} />
        {words.refresh}
      </button>
      <div className="wg-lobby-progress" aria-hidden="true">
        {!polled.asking && <i key={polled.round} style={{ animationDuration: `${EVERY}ms` }} />}
      </div>
    </div>
  );
}

function Matches({ among }: { readonly among: readonly GameCard[] }) {
  const words = useLobbyWords();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const lists = await Promise.all(
        among.map(async (game) => (await lobby.list(game.slug, signal)).map((match): Listed => ({ game, match }))),
      );
      return lists.flat();
    },
    [among],
  );
  const polled = usePolled(load, EVERY);
  const now = Date.now();
  const newestFirst = [...(polled.value ?? [])].sort((a, b) => b.match.createdAt - a.match.createdAt);
  const isOpen = ({ match }: Listed) => match.players.some(({ name }) => !name);
  const lists = [
    { title: words.open, none: words.noneOpen, rows: newestFirst.filter(isOpen) },
    { title: words.running, none: words.noneRunning, rows: newestFirst.filter((listed) => !isOpen(listed)) },
  ];
  return (
    <>
      {polled.error !== undefined && <Notice tone="bad">{inWords(polled.error, words)}</Notice>}
      <Freshness polled={polled} />
      {polled.value === undefined && polled.error === undefined && <Waiting>{words.reading}</Waiting>}
      {polled.value &&
        lists.map(({ title, none, rows }) => (
          <section key={title} className="wg-titled" aria-label={title}>
            <h2>{title}</h2>
            {rows.length === 0 ? (
              <p className="wg-lobby-none">{none}</p>
            ) : (
              <ul className="wg-list">
                {rows.map(({ game, match }) => (
                  <Row key={`${game.slug}/${match.matchID}`} game={game} match={match} now={now} />
                ))}
              </ul>
            )}
          </section>
        ))}
    </>
  );
}

/** Links to create a match of each game. */
function NewMatches() {
  const words = useLobbyWords();
  const language = useLanguage();
  return (
    <section className="wg-titled" aria-labelledby="new-match">
      <h2 id="new-match">{words.create}</h2>
      <div className="wg-buttons">
        {games.map(({ slug, meta }) => (
          <Link key={slug} href={`/create/${slug}`} className="wg-button">
            {language.of(meta.words).title}
          </Link>
        ))}
      </div>
    </section>
  );
}

/** Open and running matches of one game, or of all. */
export default function LobbyPage({ slug }: { readonly slug?: string }) {
  const words = useLobbyWords();
  const language = useLanguage();
  const shared = usePageWords();
  const game = slug === undefined ? undefined : findGame(slug);
  const among = useMemo(() => (game ? [game] : games), [game]);
  if (slug !== undefined && !game) {
    return (
      <Layout>
        <NotFound title={shared.noGame} />
      </Layout>
    );
  }
  const title = game ? words.lobby(language.of(game.meta.words).title) : words.lobbyOfAll;
  return (
    <Layout title={title}>
      <div className="wg-row">
        <div className="wg-titled">
          <h1>{title}</h1>
          <p className="wg-lead">{words.lead}</p>
        </div>
        {game && (
          <div className="wg-buttons wg-push">
            <Link href={`/create/${slug}`} className="wg-button wg-primary">
              {words.create}
            </Link>
            <Link href="/lobby" className="wg-button">
              {words.allGames}
            </Link>
            <RulesLink slug={game.slug} />
          </div>
        )}
      </div>
      {!game && <NewMatches />}
      <MyMatches game={slug} />
      <Matches among={among} />
    </Layout>
  );
}
