import type { LogEntry } from 'boardgame.io';
import { useCallback, useMemo, useState } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import { Notice } from '../../../app/parts/Notice.js';
import { PageDialog } from '../../../app/parts/PageDialog.js';
import { useLogWriter } from '../../../app/useLogWriter.js';
import { useLanguage } from '../../../kit/language.js';
import { seatName } from '../../../kit/seatName.js';
import { type Stretches, useWinChances } from './useWinChances.js';
import { WinChanceCurve } from './WinChanceCurve.js';
import { eventsOf, turningPoints } from './winChance.js';
import { useWinChanceWords } from './words/index.js';

/** Maximum number of turning points listed. */
const NAMED = 6;

const NO_ENTRIES: readonly GameEvent[] = [];

export interface WinChanceDialogProps {
  readonly module: GameModule;
  /** Any state of the match, for the names of sides and units. */
  readonly G: unknown;
  /** Seat whose chances are drawn upwards; null for a spectator. */
  readonly playerID: PlayerID | null;
  readonly stretches: Stretches;
  /** All moves; absent if the stretches contain them. */
  readonly log?: readonly LogEntry[];
  readonly prologue?: readonly GameEvent[];
  /** `_stateID` shown; `now` is the last one. */
  readonly at: number;
  readonly now: number;
  onGo(state: number): void;
  onClose(): void;
}

/** Shows the win chances in a match's positions as the viewer saw them. Closes when a position is chosen. */
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
  // New moves may arrive while the dialog is open.
  const [until] = useState(now);
  const ids = module.sides.map((side) => side.playerID);
  const up = playerID ?? ids[0];
  const sides = [up, ...ids.filter((id) => id !== up)].map((id) => seatName(module, G, id, language));
  const evaluate = useCallback((view: unknown) => module.evaluate?.(view, up) ?? Number.NaN, [module, up]);
  const { winChances, log: told, isLost, again } = useWinChances(stretches, until, evaluate);
  const eventsAt = useLogWriter(module.slug);
  const moves = log ?? told;
  const story = useMemo(() => eventsAt?.(G, moves, prologue, language) ?? [], [eventsAt, G, moves, prologue, language]);
  const turns = useMemo(() => turningPoints(winChances, NAMED), [winChances]);
  const last = winChances[winChances.length - 1]?.state;
  const isWhole = last === until;
  return (
    <PageDialog title={words.title} about={words.lead} className="wg-win-chance-window" testId="tide-window" onClose={onClose}>
      {isLost && (
        <Notice tone="bad">
          <p>{words.lost}</p>
          <button type="button" className="wg-button" onClick={again}>
            {words.again}
          </button>
        </Notice>
      )}
      {!isLost && !isWhole && <p role="status">{words.reading(last ?? 0, until)}</p>}
      {winChances.length > 0 && (
        <WinChanceCurve
          winChances={winChances}
          turns={turns}
          sides={[sides[0], sides[1]]}
          at={at}
          eventsAt={(state) => eventsOf(story, state)}
          onGo={(state) => {
            onGo(state);
            onClose();
          }}
        />
      )}
    </PageDialog>
  );
}
