import FileDown from 'lucide-react/icons/file-down';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useCard } from '../../app/inLanguage.js';
import type { Chosen } from '../../app/options/fields.js';
import type { Playable } from '../../app/WithGame.js';
import { Banner } from '../../match/Banner.js';
import type { Feature, MatchContext, PartProps, ProviderProps } from '../../match/feature.js';
import { LuckButton } from '../../match/features/luck/LuckButton.js';
import { takeNotes, useBookmarks, withNotes } from '../../match/features/positions/bookmarks.js';
import { positions } from '../../match/features/positions/feature.js';
import { fullPositionIn } from '../../match/features/positions/fullPosition.js';
import { positionIn } from '../../match/features/positions/paths.js';
import { SliderBookmarks } from '../../match/features/positions/SliderBookmarks.js';
import { winChance } from '../../match/features/winChance/feature.js';
import { fileID, keepOpened } from '../../match/handover.js';
import { MatchTable } from '../../match/MatchTable.js';
import { saveMatch } from '../../match/saveMatch.js';
import { boardProps, type Frames } from './frames.js';
import { ReplayBar } from './ReplayBar.js';
import { type Replay, useReplay } from './useReplay.js';
import { useReplayWords } from './words/index.js';

/** Number of positions evaluated between pauses. */
const STRETCH = 100;

interface ReplayContext extends MatchContext {
  readonly frames: Frames;
  readonly replay: Replay;
  onClose(): void;
}

type Props = PartProps<ReplayContext>;

const Luck = ({ match: { playable, frames, live, go } }: Props) => {
  const { events, states } = frames;
  return (
    events && <LuckButton module={playable.module} G={live.G} loadEvents={() => ({ first: states[0], chapters: events })} onSee={go} />
  );
};

const luck: Feature<ReplayContext> = { id: 'luck', Button: Luck };

type Saving = 'busy' | 'failed' | undefined;
const SavingState = createContext<readonly [saving: Saving, set: (saving: Saving) => void]>([undefined, () => undefined]);

const SavePageProvider = <M extends ReplayContext>({ match, children }: ProviderProps<M>): ReactNode => (
  <SavingState value={useState<Saving>()}>{children(match)}</SavingState>
);

function SavePageButton({ match: { frames, title } }: Props) {
  const words = useReplayWords();
  const [saving, setSaving] = useContext(SavingState);
  const save = () => {
    setSaving('busy');
    void import('./saved/savePage.js')
      .then(({ savePage }) => savePage(frames.file, title))
      .then(
        () => setSaving(undefined),
        () => setSaving('failed'),
      );
  };
  return (
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
  );
}

function SavePageBanner() {
  const words = useReplayWords();
  const [saving, setSaving] = useContext(SavingState);
  if (saving !== 'failed') return null;
  return (
    <Banner tone="bad" text={words.notSaved}>
      <button type="button" className="wg-button" onClick={() => setSaving(undefined)}>
        {words.dismiss}
      </button>
    </Banner>
  );
}

const savePage: Feature<ReplayContext> = { id: 'savePage', Provider: SavePageProvider, Button: SavePageButton, Banner: SavePageBanner };

function CloseButton({ match: { onClose } }: Props) {
  const { another } = useReplayWords();
  return (
    <button type="button" className="wg-button wg-quiet" onClick={onClose}>
      {another}
    </button>
  );
}

function StepsBanner({ match: { playable, viewed, frames, replay }, parts }: Props) {
  const bookmarks = useBookmarks(viewed.match);
  return (
    <ReplayBar
      module={playable.module}
      frames={frames}
      replay={replay}
      marked={bookmarks.find(({ at }) => at === replay.step)?.name}
      marks={<SliderBookmarks marks={bookmarks} min={0} max={replay.last} />}
    >
      {parts('HistoryTool')}
    </ReplayBar>
  );
}

const steps: Feature<ReplayContext> = { id: 'steps', Button: CloseButton, Banner: StepsBanner };

const FEATURES: readonly Feature<ReplayContext>[] = [luck, savePage, steps, winChance, positions];

/** Returns the match of a file, with its notes as bookmarks. */
function useViewed({ game, module }: Playable, { file, verdict, states }: Frames): ReplayContext['viewed'] {
  const viewed = useMemo(() => {
    const match = { kind: 'replay', game: game.slug, id: fileID(file) } as const;
    const whole = verdict &&
      'seed' in file && {
        truth: async (at: number) => fullPositionIn(file, verdict, at),
        save: () =>
          saveMatch(
            withNotes(file, match, (at) => at),
            match.id,
          ),
      };
    return { match, setupData: (file.setupData ?? {}) as Chosen, ...whole };
  }, [game, file, verdict]);
  useEffect(() => {
    keepOpened(file);
    if (!('notes' in file)) return;
    const notes = (file.notes ?? []).filter(({ n }) => n < states.length);
    takeNotes(viewed.match, notes, (n) => module.clock?.(states[n]));
  }, [module, file, states, viewed]);
  return viewed;
}

interface ReplayProps {
  readonly playable: Playable;
  readonly frames: Frames;
  onClose(): void;
}

export function ReplayTable({ playable, frames, onClose }: ReplayProps) {
  const { game, module } = playable;
  const { title } = useCard(game);
  const [begin] = useState(() => positionIn(window.location.search));
  const replay = useReplay(module, frames, begin);
  const viewed = useViewed(playable, frames);
  const { states, log } = frames;
  const { last, step, shown, props, go } = replay;
  const live = useMemo(() => ({ ...boardProps(module, frames, last), G: states[last] }), [module, frames, states, last]);
  const views = useCallback(async (state: number) => ({ from: state, views: states.slice(state, state + STRETCH), log: [] }), [states]);
  const match: ReplayContext = {
    playable,
    title,
    viewed,
    live,
    shown: props,
    at: step,
    isPast: shown < last,
    isLoading: false,
    wholeLog: log,
    views,
    go,
    frames,
    replay,
    onClose,
  };
  return (
    <MatchTable features={FEATURES} match={match}>
      {(board) => <div className="bgio-client">{board}</div>}
    </MatchTable>
  );
}
