import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { inWords, LobbyError, lobby } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import { findGame, type GameCard } from '../../app/games.js';
import { useCard } from '../../app/inLanguage.js';
import { Layout } from '../../app/Layout.js';
import { findMatch, type OnlineMatch, updateMatch } from '../../app/matches.js';
import { NotFound } from '../../app/NotFound.js';
import type { Chosen } from '../../app/options/fields.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { WithBoard, WithModule } from '../../app/WithGame.js';
import { usePageWords } from '../../app/words/index.js';
import { useLanguage } from '../../kit/language.js';
import { isKnown } from '../../match/identity/known.js';
import { JoinForm } from './JoinForm.js';
import './lobby.css';
import { usePolled } from '../../app/usePolled.js';
import { OnlineTable } from '../../match/online/OnlineTable.js';
import { WaitingRoom } from './WaitingRoom.js';
import { useLobbyWords } from './words/index.js';

const EVERY = 2500;
const NOTHING_SET: Chosen = {};

const seatHere = (slug: string, id: string): OnlineMatch | undefined => {
  const match = findMatch(slug, id);
  return match?.kind === 'online' ? match : undefined;
};

/** Renders the page of a match, for players, invited players and spectators. */
function Match({ game, id }: { readonly game: GameCard; readonly id: string }) {
  const words = useLobbyWords();
  const errorWords = useErrorWords();
  const card = useCard(game);
  const shared = usePageWords();
  const [search, setSearch] = useSearchParams();
  const [seat, setSeat] = useState(() => seatHere(game.slug, id));
  const move = useCallback(
    (playerID: string) => {
      const news = { playerID, changedSides: true } as const;
      updateMatch(game.slug, id, news);
      setSeat((now) => now && { ...now, ...news });
    },
    [game, id],
  );
  const language = useLanguage();
  // Add the seat if another device of the player has it.
  useEffect(() => {
    if (seat || !isKnown()) return;
    import('../../match/identity/sync.js')
      .then(({ sync }) => sync(language, id))
      .then(
        () => setSeat((now) => now ?? seatHere(game.slug, id)),
        () => undefined,
      );
  }, [seat, game, id, language]);
  // A match that has started keeps its board when a player leaves.
  const [begun, setBegun] = useState(false);
  const [hasWaited, setWaited] = useState(false);
  const load = useCallback((signal: AbortSignal) => lobby.match(game.slug, id, signal), [game, id]);
  const polled = usePolled(load, begun ? 0 : EVERY, seat !== undefined);
  const match = polled.value;
  const setupData = (match?.setupData ?? NOTHING_SET) as Chosen;
  const watching = seat === undefined && search.has('watch');
  const isWaiting = seat !== undefined && match?.players.some(({ name }) => !name) === true;
  useEffect(() => {
    if (isWaiting) setWaited(true);
  }, [isWaiting]);

  if (begun || (match && (watching || (seat && match.players.every(({ name }) => name))))) {
    if (!begun) queueMicrotask(() => setBegun(true));
    return (
      <WithBoard slug={game.slug}>
        {(playable) => (
          <OnlineTable
            key={seat?.playerID ?? 'watch'}
            playable={playable}
            id={id}
            seat={seat ?? null}
            setupData={setupData}
            clock={match?.clock}
            hasMoved={seat?.changedSides === true}
            hasJustBegun={hasWaited}
            onMoved={move}
            onLeft={() => setSeat(undefined)}
          />
        )}
      </WithBoard>
    );
  }
  return (
    <Layout title={words.match(card.title)}>
      <div className="wg-narrow">
        {polled.error !== undefined && (
          <Notice tone="bad">
            <p>{inWords(polled.error, errorWords)}</p>
            {!(polled.error instanceof LobbyError && polled.error.status === 404) && (
              <button type="button" className="wg-button" onClick={polled.refresh}>
                {shared.again}
              </button>
            )}
          </Notice>
        )}
        {!match && polled.error === undefined && <Waiting>{words.finding}</Waiting>}
        {match && (
          <WithModule slug={game.slug}>
            {(_, module) =>
              seat ? (
                <WaitingRoom
                  game={game}
                  module={module}
                  setupData={setupData}
                  match={match}
                  seat={seat}
                  onLeft={() => setSeat(undefined)}
                />
              ) : (
                <JoinForm
                  game={game}
                  module={module}
                  setupData={setupData}
                  match={match}
                  wanted={search.get('side')}
                  onSeat={setSeat}
                  onWatch={() => setSearch((asked) => ({ ...Object.fromEntries(asked), watch: '' }))}
                />
              )
            }
          </WithModule>
        )}
      </div>
    </Layout>
  );
}

export default function MatchPage({ slug, id }: { readonly slug: string; readonly id: string }) {
  const shared = usePageWords();
  const game = findGame(slug);
  if (game) return <Match game={game} id={id} />;
  return (
    <Layout>
      <NotFound title={shared.noGame} />
    </Layout>
  );
}
