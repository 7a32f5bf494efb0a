import FileDown from 'lucide-react/icons/file-down';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCard } from '../../app/inLanguage.js';
import type { Chosen } from '../../app/options/fields.js';
import type { Playable } from '../../app/WithGame.js';
import { Banner } from '../../match/Banner.js';
import { LuckButton } from '../../match/features/luck/LuckButton.js';
import { takeNotes, useBookmarks, withNotes } from '../../match/features/positions/bookmarks.js';
import { fullPositionIn } from '../../match/features/positions/fullPosition.js';
import { PositionTools } from '../../match/features/positions/PositionTools.js';
import { positionIn } from '../../match/features/positions/paths.js';
import { SliderBookmarks } from '../../match/features/positions/SliderBookmarks.js';
import { WinChanceButton } from '../../match/features/winChance/WinChanceButton.js';
import { MatchFrame } from '../../match/MatchFrame.js';
import { saveMatch } from '../../match/saveMatch.js';
import { type Frames, seatOf } from './frames.js';
import { fileID, keepOpened } from './handover.js';
import { ReplayBar } from './ReplayBar.js';
import { useReplay } from './useReplay.js';
import { useReplayWords } from './words/index.js';

/** Positions that are weighed in one go. */
const STRETCH = 100;

interface ReplayProps {
  readonly playable: Playable;
  readonly frames: Frames;
  onClose(): void;
}

/** A finished match, move by move. */
export function ReplayTable({ playable, frames, onClose }: ReplayProps) {
  const words = useReplayWords();
  const { game, module, Board } = playable;
  const card = useCard(game);
  const [begin] = useState(() => positionIn(window.location.search));
  const replay = useReplay(module, frames, begin);
  const { file, verdict, states, log, prologue, told } = frames;
  const subject = useMemo(() => {
    const of = { kind: 'replay', game: game.slug, id: fileID(file) } as const;
    const whole = verdict &&
      'seed' in file && {
        truth: async (at: number) => fullPositionIn(file, verdict, at),
        save: () =>
          saveMatch(
            withNotes(file, of, (at) => at),
            of.id,
          ),
      };
    return { match: of, setupData: (file.setupData ?? {}) as Chosen, ...whole };
  }, [game, file, verdict]);
  useEffect(() => {
    keepOpened(file);
    if (!('notes' in file)) return;
    const notes = (file.notes ?? []).filter(({ n }) => n < states.length);
    takeNotes(subject.match, notes, (n) => module.clock?.(states[n]));
  }, [module, file, states, subject]);
  const board = useMemo(() => <Board {...replay.props} />, [Board, replay.props]);
  const marks = useBookmarks(subject.match);
  const stretches = useCallback(async (state: number) => ({ from: state, views: states.slice(state, state + STRETCH), log: [] }), [states]);

  const [saving, setSaving] = useState<'busy' | 'failed'>();
  const save = () => {
    setSaving('busy');
    void import('./saved/savePage.js')
      .then(({ savePage }) => savePage(file, card.title))
      .then(
        () => setSaving(undefined),
        () => setSaving('failed'),
      );
  };
  return (
    <MatchFrame
      title={card.title}
      state={replay.shown}
      buttons={
        <>
          {told && (
            <LuckButton module={module} G={states[replay.last]} told={() => ({ first: states[0], chapters: told })} onSee={replay.go} />
          )}
          <button
            type="button"
            className="wg-button wg-quiet wg-icon"
            aria-label={words.savePage}
            title={words.savePage}
            disabled={saving === 'busy'}
            onClick={save}
          >
            <FileDown aria-hidden="true" />
          </button>
          <button type="button" className="wg-button wg-quiet" onClick={onClose}>
            {words.another}
          </button>
        </>
      }
      banners={
        <>
          {saving === 'failed' && (
            <Banner tone="bad" text={words.notSaved}>
              <button type="button" className="wg-button" onClick={() => setSaving(undefined)}>
                {words.dismiss}
              </button>
            </Banner>
          )}
          <ReplayBar
            module={module}
            frames={frames}
            replay={replay}
            marked={marks.find(({ at }) => at === replay.step)?.name}
            marks={<SliderBookmarks marks={marks} min={0} max={replay.last} />}
          >
            <WinChanceButton
              module={module}
              G={states[replay.last]}
              playerID={seatOf(frames)}
              stretches={stretches}
              log={log}
              prologue={prologue}
              at={replay.step}
              now={replay.last}
              onGo={replay.go}
            />
            <PositionTools {...subject} module={module} shown={replay.props} at={replay.shown} go={replay.go} />
          </ReplayBar>
        </>
      }
    >
      <div className="bgio-client">{board}</div>
    </MatchFrame>
  );
}
