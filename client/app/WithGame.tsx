import { type ReactNode, useCallback } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';
import { LessonLink } from '../kit/host/tutor.js';
import { useLoaded } from '../kit/loading/useLoaded.js';
import { type Board, findGame, type GameCard } from './games.js';
import { lessonPath } from './lessons.js';
import { NotFound } from './NotFound.js';
import { Notice } from './parts/Notice.js';
import { Waiting } from './parts/Waiting.js';
import { usePageWords } from './words/index.js';

interface Fetching<T> {
  readonly load: () => Promise<T>;
  readonly children: (value: T) => ReactNode;
}

/** Loads a value. Shows a progress line while loading, and a retry button after an error. */
export function WithLoaded<T>({ load, children }: Fetching<T>) {
  const words = usePageWords();
  const [loaded, again] = useLoaded(load);
  if (loaded.state === 'loading') {
    return (
      <div className="wg-centred">
        <Waiting>{words.loadingGame}</Waiting>
      </div>
    );
  }
  if (loaded.state === 'failed') {
    return (
      <div className="wg-centred">
        <Notice tone="bad">
          <p>{words.gameFailed}</p>
          <button type="button" className="wg-button" onClick={again}>
            {words.again}
          </button>
        </Notice>
      </div>
    );
  }
  return children(loaded.value);
}

export function WithModule({
  slug,
  children,
}: {
  readonly slug: string;
  readonly children: (game: GameCard, module: GameModule) => ReactNode;
}) {
  const words = usePageWords();
  const game = findGame(slug);
  if (!game) return <NotFound title={words.noGame} />;
  return <WithLoaded load={game.loadModule}>{(module) => children(game, module)}</WithLoaded>;
}

export interface Playable {
  readonly game: GameCard;
  readonly module: GameModule;
  readonly Board: Board;
}

function FetchBoard({ game, children }: { readonly game: GameCard; readonly children: (playable: Playable) => ReactNode }) {
  const load = useCallback(async () => {
    const [module, Board] = await Promise.all([game.loadModule(), game.loadBoard()]);
    return { game, module, Board };
  }, [game]);
  return (
    <LessonLink.Provider value={lessonPath(game.slug)}>
      <WithLoaded load={load}>{children}</WithLoaded>
    </LessonLink.Provider>
  );
}

export function WithBoard({ slug, children }: { readonly slug: string; readonly children: (playable: Playable) => ReactNode }) {
  const words = usePageWords();
  const game = findGame(slug);
  if (!game) return <NotFound title={words.noGame} />;
  return <FetchBoard game={game}>{children}</FetchBoard>;
}
