import type { LogEntry } from 'boardgame.io';
import { Dialog } from 'radix-ui';
import { useCallback, useMemo, useState } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import { Notice } from '../../../app/parts/Notice.js';
import { useTeller } from '../../../app/useTeller.js';
import { useLanguage } from '../../../kit/language.js';
import { seatName } from '../../../kit/seatName.js';
import { type Stretches, useWinChances } from './useWinChances.js';
import { WinChanceCurve } from './WinChanceCurve.js';
import { eventsOf, turningPoints } from './winChance.js';
import { useWinChanceWords } from './words/index.js';

/** Turning points listed. */
const NAMED = 6;

const NO_ENTRIES: readonly GameEvent[] = [];

export interface WinChanceDialogProps {
  readonly module: GameModule;
  /** For names of sides and units. */
  readonly G: unknown;
  /** The seat drawn upwards; null for a spectator. */
  readonly playerID: PlayerID | null;
  readonly stretches: Stretches;
  /** All moves; absent if the stretches have them. */
  readonly log?: readonly LogEntry[];
  readonly prologue?: readonly GameEvent[];
  /** `_stateID` shown, and the last one. */
  readonly at: number;
  readonly now: number;
  onGo(state: number): void;
  onClose(): void;
}

/** Win chances of a match as the reader saw it. Closes when a position is chosen. */
export function WinChanceDialog({
  module,
  G,
  playerID,
  stretches,
  log,
  prologue = NO_ENTRIES,
  at,
  now,
  onGo,
  onClose,
}: WinChanceDialogProps) {
  const words = useWinChanceWords();
  const language = useLanguage();
  // New moves may come while the dialog is open.
  const [until] = useState(now);
  const ids = module.sides.map((side) => side.playerID);
  const up = playerID ?? ids[0];
  const sides = [up, ...ids.filter((id) => id !== up)].map((id) => seatName(module, G, id, language));
  const evaluate = useCallback((view: unknown) => module.evaluate?.(view, up) ?? Number.NaN, [module, up]);
  const { moments, log: told, isLost, again } = useWinChances(stretches, until, evaluate);
  const tell = useTeller(module.slug);
  const moves = log ?? told;
  const story = useMemo(() => tell?.(G, moves, prologue, language) ?? [], [tell, G, moves, prologue, language]);
  const turns = useMemo(() => turningPoints(moments, NAMED), [moments]);
  const last = moments[moments.length - 1]?.state;
  const isWhole = last === until;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="wg-veil" />
        <Dialog.Content className="wg-window wg-sheet wg-tide-window" data-testid="tide-window">
          <Dialog.Title asChild>
            <h2>{words.title}</h2>
          </Dialog.Title>
          <Dialog.Description>{words.lead}</Dialog.Description>
          {isLost && (
            <Notice tone="bad">
              <p>{words.lost}</p>
              <button type="button" className="wg-button" onClick={again}>
                {words.again}
              </button>
            </Notice>
          )}
          {!isLost && !isWhole && <p role="status">{words.reading(last ?? 0, until)}</p>}
          {moments.length > 0 && (
            <WinChanceCurve
              moments={moments}
              turns={turns}
              sides={[sides[0], sides[1]]}
              at={at}
              tell={(state) => eventsOf(story, state)}
              onGo={(state) => {
                onGo(state);
                onClose();
              }}
            />
          )}
          <div className="wg-buttons">
            <Dialog.Close className="wg-button">{words.close}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
