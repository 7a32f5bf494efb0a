import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { gameOf } from '../../../../src/boardgame/matchFile.js';
import { verifyMatch } from '../../../../src/verification.js';
import { applyStyles } from '../../../app/applyStyles.js';
import { findGame } from '../../../app/games.js';
import { ErrorBoundary } from '../../../app/parts/ErrorBoundary.js';
import { HistoryContext } from '../../../kit/history/historyContext.js';
import { framesOf } from '../frames.js';
import { MATCH_ID } from './compose.js';
import { Player } from './Player.js';

async function begin(): Promise<void> {
  const json: unknown = JSON.parse(document.getElementById(MATCH_ID)?.textContent ?? '');
  const game = findGame(gameOf(json) ?? '');
  const root = document.getElementById('root');
  if (!game || !root) throw new Error('this page has no match');
  const [module, Board] = await Promise.all([game.loadModule(), game.loadBoard()]);
  const frames = await framesOf(module, json, verifyMatch);
  if ('why' in frames) throw new Error(frames.why);
  createRoot(root).render(
    <StrictMode>
      <HistoryContext value={null}>
        <ErrorBoundary>
          <Player playable={{ game, module, Board }} frames={frames} />
        </ErrorBoundary>
      </HistoryContext>
    </StrictMode>,
  );
}

applyStyles();
void begin();
