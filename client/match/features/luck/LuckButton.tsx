import { Dialog } from 'radix-ui';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { readMatch } from '../../../../src/kit/luck.js';
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
  /** A state, for the sides' names. */
  readonly G: unknown;
  /** Loads the events. */
  told(): MatchEvents | Promise<MatchEvents>;
  /** Shows the position after this many moves in force. */
  onSee(moves: number): void;
  /** The win chance, above the statistics. */
  readonly winChance?: ReactNode;
}

function LoadedLuck({ module, G, told, onSee, winChance }: LuckProps) {
  const words = useLuckWords();
  const load = useCallback(async () => {
    const [source, { first, chapters }] = await Promise.all([loadLuck(module.slug), told()]);
    return { source, rolls: readMatch(source, { first, turn: module.clock?.(first)?.turn }, chapters) };
    // Read once, when the dialog opens.
  }, [module]);
  const reading = useLoaded(load);
  return (
    <WhenLoaded of={reading}>
      {({ source, rolls }) => (
        <Suspense fallback={<Waiting>{words.reckoning}</Waiting>}>
          <LuckPanel module={module} G={G} source={source} rolls={rolls} winChance={winChance} onSee={onSee} />
        </Suspense>
      )}
    </WhenLoaded>
  );
}

/** Opens the luck statistics. Hidden in games without a luck ledger. */
export function LuckButton(props: LuckProps) {
  const words = useLuckWords();
  const [open, setOpen] = useState(false);
  if (!hasLuck(props.module.slug)) return null;
  const see = (moves: number) => {
    setOpen(false);
    props.onSee(moves);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="wg-button wg-fortune-open">{words.button}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="wg-veil" />
        <Dialog.Content className="wg-window wg-sheet wg-fortune-window" data-testid="fortune">
          <Dialog.Title asChild>
            <h2>{words.title}</h2>
          </Dialog.Title>
          <Dialog.Description>{words.about}</Dialog.Description>
          <LoadedLuck {...props} onSee={see} />
          <div className="wg-buttons">
            <Dialog.Close className="wg-button">{words.close}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
