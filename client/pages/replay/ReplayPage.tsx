import { useEffect, useState } from 'react';
import { gameOf } from '../../../src/boardgame/matchFile.js';
import { findGame } from '../../app/games.js';
import { Layout } from '../../app/Layout.js';
import { FileDrop } from '../../app/parts/FileDrop.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import type { Playable } from '../../app/WithGame.js';
import { previouslyOpened, takeHandedMatch } from '../../match/handover.js';
import { SECONDS, TooLong, verifyFile } from '../../match/verification/verifyFile.js';
import { type Frames, framesOf } from './frames.js';
import { ReplayTable } from './ReplayTable.js';
import { type ReplayWords, useReplayWords } from './words/index.js';

const unreadable = (words: ReplayWords) => words.unreadable;
const tooLong = (words: ReplayWords) => words.tooLong(SECONDS);

type Stage =
  | { readonly is: 'empty' }
  | { readonly is: 'reading' }
  | { readonly is: 'fault'; readonly why: (words: ReplayWords) => string; readonly detail?: string }
  | { readonly is: 'open'; readonly playable: Playable; readonly frames: Frames };

/** Reads a match file, loads its game and replays it. Never throws; errors are stages. */
export async function readMatch(file: Blob): Promise<Stage> {
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { is: 'fault', why: unreadable };
  }
  return readJson(json);
}

async function readJson(json: unknown): Promise<Stage> {
  const slug = gameOf(json);
  if (slug === undefined) return { is: 'fault', why: unreadable };
  const game = findGame(slug);
  if (!game) return { is: 'fault', why: ({ otherGame }) => otherGame(slug.slice(0, 40)) };
  const [module, Board] = await Promise.all([game.loadModule(), game.loadBoard()]);
  const frames = await framesOf(module, json, verifyFile);
  if ('why' in frames) return { is: 'fault', why: unreadable, detail: frames.why };
  return { is: 'open', playable: { game, module, Board }, frames };
}

export default function ReplayPage() {
  const words = useReplayWords();
  const [stage, setStage] = useState<Stage>({ is: 'empty' });

  const show = async (reading: Promise<Stage>) => {
    setStage({ is: 'reading' });
    setStage(await reading.catch((error): Stage => ({ is: 'fault', why: error instanceof TooLong ? tooLong : unreadable })));
  };
  useEffect(() => {
    const match = takeHandedMatch()?.match ?? previouslyOpened(new URLSearchParams(window.location.search).get('of'));
    if (match) void show(readJson(match));
  }, []);

  if (stage.is === 'open') {
    return <ReplayTable playable={stage.playable} frames={stage.frames} onClose={() => setStage({ is: 'empty' })} />;
  }
  return (
    <Layout title={words.title}>
      <div className="wg-narrow">
        <div className="wg-titled">
          <h1>{words.title}</h1>
          <p className="wg-lead">{words.lead}</p>
        </div>
        <FileDrop choose={words.choose} drop={words.drop} onFile={(file) => void show(readMatch(file))} />
        {stage.is === 'reading' && <Waiting>{words.reading}</Waiting>}
        {stage.is === 'fault' && (
          <Notice tone="bad">
            <p>{stage.why(words)}</p>
            {stage.detail && <p className="wg-small">{stage.detail}</p>}
          </Notice>
        )}
        <p className="wg-small">{words.where}</p>
      </div>
    </Layout>
  );
}
