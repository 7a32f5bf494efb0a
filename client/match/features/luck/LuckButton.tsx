import { lazy, type ReactNode, useCallback, useState } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { readMatch } from '../../../../src/kit/luck.js';
import { LatePart } from '../../../app/parts/LatePart.js';
import { PageDialog } from '../../../app/parts/PageDialog.js';
import { Waiting } from '../../../app/parts/Waiting.js';
import { useLoaded } from '../../../kit/loading/useLoaded.js';
import { WhenLoaded } from '../../../kit/loading/WhenLoaded.js';
import './luck.css';
import type { MatchEvents } from './events.js';
import { hasLuck, loadLuck } from './sources.js';
import { useLuckWords } from './words/index.js';

const LuckPanel = lazy(() => import('./LuckPanel.js'));

interface LuckProps {
  readonly module: GameModule;
  /** Any state of the match, from which only the names of the sides are read. */
  readonly G: unknown;
  loadEvents(): MatchEvents | Promise<MatchEvents>;
  /** Shows the position after this number of moves, excluding moves taken back. */
  onSee(moves: number): void;
  /** Win chance, shown above the statistics. */
  readonly winChance?: ReactNode;
}

function LoadedLuck({ module, G, loadEvents, onSee, winChance }: LuckProps) {
  const words = useLuckWords();
  const load = useCallback(async () => {
    const [source, { first, chapters }] = await Promise.all([loadLuck(module.slug), loadEvents()]);
    return { source, rolls: readMatch(source, { first, turn: module.clock?.(first)?.turn }, chapters) };
    // The events are read once, when the dialog opens.
  }, [module]);
  const reading = useLoaded(load);
  return (
    <WhenLoaded of={reading}>
      {({ source, rolls }) => (
        <LatePart fallback={<Waiting>{words.calculating}</Waiting>}>
          <LuckPanel module={module} G={G} source={source} rolls={rolls} winChance={winChance} onSee={onSee} />
        </LatePart>
      )}
    </WhenLoaded>
  );
}

/** Renders a button that opens the luck statistics, if the game has a luck ledger. */
export function LuckButton(props: LuckProps) {
  const words = useLuckWords();
  const [open, setOpen] = useState(false);
  if (!hasLuck(props.module.slug)) return null;
  const see = (moves: number) => {
    setOpen(false);
    props.onSee(moves);
  };
  return (
    <>
      <button type="button" className="wg-button wg-luck-open" onClick={() => setOpen(true)}>
        {words.button}
      </button>
      {open && (
        <PageDialog title={words.title} about={words.about} className="wg-luck-window" testId="fortune" onClose={() => setOpen(false)}>
          <LoadedLuck {...props} onSee={see} />
        </PageDialog>
      )}
    </>
  );
}
