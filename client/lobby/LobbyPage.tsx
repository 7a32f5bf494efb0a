import { RefreshCw } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { findGame, type GameCard } from '../app/games.js';
import { Layout } from '../app/Layout.js';
import { MyMatches } from '../app/MyMatches.js';
import { findMatch } from '../app/matches.js';
import { NotFound } from '../app/NotFound.js';
import { countChosen } from '../app/options/fields.js';
import { Notice } from '../app/parts/Notice.js';
import { Waiting } from '../app/parts/Waiting.js';
import { ago, texts as shared } from '../app/texts.js';
import { inWords, lobby, type Match } from './api.js';
import './lobby.css';
import { texts } from './texts.js';
import { type Polled, usePolled } from './usePolled.js';

const EVERY = 5000;

const rules = (match: Match) => {
  const count = countChosen((match.setupData as Record<string, unknown> | undefined) ?? {});
  return count ? texts.withOptions(count) : texts.plain;
};

function Row({ game, match, now }: { readonly game: GameCard; readonly match: Match; readonly now: number }) {
  const side = (id: number) => game.sides[id] ?? '';
  const seated = match.players.filter(({ name }) => name);
  const free = match.players.filter(({ name }) => !name);
  const own = findMatch(game.slug, match.matchID) !== undefined;
  const joinable = own ? [] : free;
  const path = `/match/${game.slug}/${match.matchID}`;
  const [first] = seated;
  const what =
    free.length === 0
      ? texts.meet(match.players.map(({ id, name }) => `${name} (${side(id)})`))
      : first
        ? texts.waits(first.name ?? texts.anonymous, side(first.id))
        : texts.empty;
  return (
    <li data-testid="match-row">
      <div className="what">
        <strong>{what}</strong>
        <span className="wg-small">
          {rules(match)} · {texts.begun(ago(match.createdAt, now))}
        </span>
      </div>
      <div className="wg-buttons">
        {own && (
          <Link href={path} className="wg-button main">
            {texts.resume}
          </Link>
        )}
        {joinable.map(({ id }) => (
          <Link key={id} href={`${path}?side=${id}`} className="wg-button main">
            {texts.sit(side(id))}
          </Link>
        ))}
        {!own && (
          <Link href={`${path}?watch`} className="wg-button">
            {texts.watch}
          </Link>
        )}
      </div>
    </li>
  );
}

/** How fresh the list is: a thin line that fills up until the next look. */
function Freshness({ polled }: { readonly polled: Polled<unknown> }) {
  return (
    <div className="lobby-fresh">
      <span className="wg-small">{texts.updated}</span>
      <button type="button" className="wg-button quiet" disabled={polled.asking} onClick={polled.refresh}>
        <RefreshCw aria-hidden="true" className={polled.asking ? 'turning' : undefined} />
        {texts.refresh}
      </button>
      <div className="lobby-progress" aria-hidden="true">
        {!polled.asking && <i key={polled.round} style={{ animationDuration: `${EVERY}ms` }} />}
      </div>
    </div>
  );
}

function Matches({ game }: { readonly game: GameCard }) {
  const load = useCallback((signal: AbortSignal) => lobby.list(game.slug, signal), [game]);
  const polled = usePolled(load, EVERY);
  const matches = polled.value ?? [];
  const now = Date.now();
  const newestFirst = [...matches].sort((a, b) => b.createdAt - a.createdAt);
  const isOpen = (match: Match) => match.players.some(({ name }) => !name);
  const lists = [
    { title: texts.open, none: texts.noneOpen, rows: newestFirst.filter(isOpen) },
    { title: texts.running, none: texts.noneRunning, rows: newestFirst.filter((match) => !isOpen(match)) },
  ];
  return (
    <>
      {polled.error !== undefined && <Notice tone="bad">{inWords(polled.error)}</Notice>}
      <Freshness polled={polled} />
      {polled.value === undefined && polled.error === undefined && <Waiting>{texts.reading}</Waiting>}
      {polled.value &&
        lists.map(({ title, none, rows }) => (
          <section key={title} className="wg-titled" aria-label={title}>
            <h2>{title}</h2>
            {rows.length === 0 ? (
              <p className="lobby-none">{none}</p>
            ) : (
              <ul className="wg-list">
                {rows.map((match) => (
                  <Row key={match.matchID} game={game} match={match} now={now} />
                ))}
              </ul>
            )}
          </section>
        ))}
    </>
  );
}

export default function LobbyPage({ slug }: { readonly slug: string }) {
  const game = findGame(slug);
  if (!game) {
    return (
      <Layout>
        <NotFound title={shared.noGame} />
      </Layout>
    );
  }
  return (
    <Layout title={texts.lobby(game.title)}>
      <div className="wg-row">
        <div className="wg-titled">
          <h1>{texts.lobby(game.title)}</h1>
          <p className="wg-lead">{texts.lead}</p>
        </div>
        <Link href={`/create/${slug}`} className="wg-button main push">
          {texts.create}
        </Link>
      </div>
      <Matches game={game} />
      <MyMatches game={slug} />
    </Layout>
  );
}
