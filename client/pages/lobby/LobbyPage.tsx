import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { inWords, lobby, type Match } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import { ago } from '../../app/ago.js';
import { findGame, type GameCard, games } from '../../app/games.js';
import { useCard } from '../../app/inLanguage.js';
import { Layout } from '../../app/Layout.js';
import { findMatch } from '../../app/matches.js';
import { NotFound } from '../../app/NotFound.js';
import type { Chosen } from '../../app/options/fields.js';
import { Notice } from '../../app/parts/Notice.js';
import { RulesLink } from '../../app/parts/RulesLink.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { usePageWords } from '../../app/words/index.js';
import { useLanguage } from '../../kit/language.js';
import { useLoaded } from '../../kit/loading/useLoaded.js';
import { clockSummary } from '../../match/features/clock/terms.js';
import { useClockWords } from '../../match/features/clock/words/index.js';
import { MyMatches } from '../../match/MyMatches.js';
import { BotMark, nameAt } from '../../match/online/BotMark.js';
import { PlayButton } from '../play/PlayButton.js';
import '../play/play.css';
import { useActivity } from '../play/useActivity.js';
import { usePlayWords } from '../play/words/index.js';
import { PlayerRating } from '../player/Rated.js';
import { usePlayerWords } from '../player/words/index.js';
import './lobby.css';
import { type Polled, usePolled } from '../../app/usePolled.js';
import { useOnlineWords } from '../../match/online/words/index.js';
import type { Scenarios, Terms } from './terms.js';
import { useLobbyWords } from './words/index.js';

const EVERY = 5000;

/** Returns the scenario and options of a match, or undefined until its game is loaded. */
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
  const onlineWords = useOnlineWords();
  const card = useCard(game);
  const clock = useClockWords();
  const pageWords = usePageWords();
  const player = usePlayerWords();
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
      ? words.meet(match.players.map((seat) => `${nameAt(seat, onlineWords)} (${side(seat.id)})`))
      : first
        ? words.waits(nameAt(first, onlineWords), side(first.id))
        : words.empty;
  return (
    <li data-testid="match-row">
      <div className="wg-what">
        <strong>{what}</strong>
        <span className="wg-small">
          {[
            card.title,
            terms?.scenario,
            match.clock && clockSummary(match.clock.terms, clock),
            match.rated && player.rated,
            terms && (terms.changed ? words.withOptions(terms.changed) : words.plain),
            words.begun(ago(match.createdAt, now, pageWords)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {match.players.map((seat) => (
          <PlayerRating key={seat.id} seat={seat} />
        ))}
        {match.players.map((seat) => (
          <BotMark key={seat.id} player={seat} side={side(seat.id)} />
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
            {words.joinAs(side(id))}
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

/** Renders a progress line that runs until the next update. */
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

const FILTERED_PACES = ['live', 'days', 'none'] as const;

/** Names of the filters in the page's address. A filter that is absent or empty has no effect. */
const FILTERS = ['game', 'scenario', 'clock', 'rated'] as const;

type Filter = { readonly [name in (typeof FILTERS)[number]]: string };

function useFilter(): readonly [Filter, (name: keyof Filter, value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? ''])) as Filter;
  const change = (name: keyof Filter, value: string) => {
    // Scenarios belong to one game.
    const next = { ...filter, ...(name === 'game' && { scenario: '' }), [name]: value };
    setSearch(Object.fromEntries(Object.entries(next).filter(([, each]) => each !== '')), { replace: true });
  };
  return [filter, change];
}

function isListed({ game, scenario, clock, rated }: Filter, scenarios: Scenarios | undefined, listed: Listed): boolean {
  const { match } = listed;
  return (
    (game === '' || listed.game.slug === game) &&
    (clock === '' || (match.clock?.terms.kind ?? 'none') === clock) &&
    (rated === '' || (match.rated === true) === (rated === 'yes')) &&
    (scenario === '' || scenarios?.titleOf((match.setupData ?? {}) as Chosen) === scenario)
  );
}

interface FilterFieldProps {
  readonly label: string;
  readonly any: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  onChange(value: string): void;
}

function FilterField({ label, any, value, options, onChange }: FilterFieldProps) {
  return (
    <label>
      {label}
      <select className="wg-input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FiltersProps {
  readonly among: readonly GameCard[];
  readonly scenarios: Scenarios | undefined;
  readonly filter: Filter;
  onChange(name: keyof Filter, value: string): void;
}

function Filters({ among, scenarios, filter, onChange }: FiltersProps) {
  const words = useLobbyWords();
  const clock = useClockWords();
  const player = usePlayerWords();
  const language = useLanguage();
  const field = (name: keyof Filter, label: string, any: string, options: FilterFieldProps['options']) => (
    <FilterField label={label} any={any} value={filter[name]} options={options} onChange={(value) => onChange(name, value)} />
  );
  return (
    <div className="wg-lobby-filters">
      {among.length > 1 &&
        field(
          'game',
          words.filterGame,
          words.allGames,
          among.map(({ slug, meta }) => [slug, language.of(meta.words).title]),
        )}
      {scenarios &&
        field(
          'scenario',
          words.filterScenario,
          words.anyScenario,
          scenarios.titles.map((title) => [title, title]),
        )}
      {field(
        'clock',
        clock.clock,
        words.anyClock,
        FILTERED_PACES.map((kind) => [kind, clock.kinds[kind]]),
      )}
      {field('rated', words.filterRated, words.ratedOrNot, [
        ['yes', player.rated],
        ['no', player.unrated],
      ])}
    </div>
  );
}

/** Returns the scenarios of the game selected in the filter; undefined while they load and if all games are selected. */
function useScenarios(game: GameCard | undefined): Scenarios | undefined {
  const language = useLanguage();
  const load = useCallback(
    async () => (game ? import('./terms.js').then(({ scenariosOf }) => scenariosOf(game, language)) : undefined),
    [game, language],
  );
  const [loaded] = useLoaded(load);
  return loaded.state === 'ready' ? loaded.value : undefined;
}

function Matches({ among }: { readonly among: readonly GameCard[] }) {
  const words = useLobbyWords();
  const errorWords = useErrorWords();
  const [filter, changeFilter] = useFilter();
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
  const only = among.length === 1 ? among[0] : among.find(({ slug }) => slug === filter.game);
  // Without matches there are no scenarios to filter, so do not load the game.
  const scenarios = useScenarios(polled.value?.length ? only : undefined);
  const now = Date.now();
  const newestFirst = (polled.value ?? [])
    .filter((listed) => isListed(filter, scenarios, listed))
    .sort((a, b) => b.match.createdAt - a.match.createdAt);
  const isOpen = ({ match }: Listed) => match.players.some(({ name }) => !name);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const lists = [
    { title: words.open, none: isFiltered ? words.noneFitting : words.noneOpen, rows: newestFirst.filter(isOpen) },
    {
      title: words.running,
      none: isFiltered ? words.noneFitting : words.noneRunning,
      rows: newestFirst.filter((listed) => !isOpen(listed)),
    },
  ];
  return (
    <>
      {polled.error !== undefined && <Notice tone="bad">{inWords(polled.error, errorWords)}</Notice>}
      <Filters among={among} scenarios={scenarios} filter={filter} onChange={changeFilter} />
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

function PlayRows() {
  const words = useLobbyWords();
  const play = usePlayWords();
  const language = useLanguage();
  const activity = useActivity();
  return (
    <section className="wg-titled" aria-labelledby="play-now">
      <h2 id="play-now">{play.playNow}</h2>
      <ul className="wg-list">
        {games.map(({ slug, meta }) => (
          <li key={slug}>
            <div className="wg-what">
              <strong>{language.of(meta.words).title}</strong>
              {activity?.[slug] && <span className="wg-small">{play.counts(activity[slug].waiting, activity[slug].playing)}</span>}
            </div>
            <div className="wg-buttons">
              <PlayButton game={slug} isMain />
              <Link href={`/play/${slug}`} className="wg-button">
                {play.options}
              </Link>
              <Link href={`/create/${slug}`} className="wg-button">
                {words.create}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function LobbyPage({ slug }: { readonly slug?: string }) {
  const words = useLobbyWords();
  const play = usePlayWords();
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
            <PlayButton game={game.slug} isMain />
            <Link href={`/play/${slug}`} className="wg-button">
              {play.options}
            </Link>
            <Link href={`/create/${slug}`} className="wg-button">
              {words.create}
            </Link>
            <Link href={`/create/${slug}?by=link`} className="wg-button">
              {play.challenge}
            </Link>
            <Link href="/lobby" className="wg-button">
              {words.allGames}
            </Link>
            <RulesLink slug={game.slug} />
          </div>
        )}
      </div>
      {!game && <PlayRows />}
      <MyMatches game={slug} />
      <Matches among={among} />
    </Layout>
  );
}
