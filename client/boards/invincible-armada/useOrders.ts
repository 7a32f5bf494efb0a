import type { BoardProps } from 'boardgame.io/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Side, sideOfPlayer } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada, Step } from '../../../src/games/invincible-armada/state.js';
import type { Choice, Refusal } from '../../../src/kit/rules.js';
import { type Draft, emptyDraft, type Session } from './session.js';

const { rules } = invincibleArmada;

export type ArmadaBoardProps = Pick<
  BoardProps<Armada>,
  'G' | 'ctx' | 'moves' | 'playerID' | 'log' | 'isConnected' | 'plugins' | '_stateID'
> &
  Partial<Pick<BoardProps<Armada>, 'matchData' | 'isActive' | 'sendChatMessage' | 'chatMessages' | 'isMultiplayer'>>;

export interface Orders {
  /** Nothing when this player is not asked. */
  readonly session: Session | undefined;
  readonly draft: Draft;
  readonly change: (patch: Partial<Draft>) => void;
  readonly notice: Refusal | undefined;
  readonly me: Side | undefined;
  readonly order: (choice: Choice) => void;
}

/** The player's pending decision and the draft of his answer, which lives until the match moves on. */
export function useOrders({ G, moves, playerID, _stateID }: ArmadaBoardProps): Orders {
  const player = playerID ?? undefined;
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [notice, setNotice] = useState<Refusal>();
  const waiting = useRef<Choice[]>([]);

  const [seen, setSeen] = useState({ stateID: _stateID, player });
  if (seen.stateID !== _stateID || seen.player !== player) {
    setSeen({ stateID: _stateID, player });
    setNotice(undefined);
    if (!waiting.current.length || seen.player !== player) setDraft(emptyDraft);
  }

  const dispatch = useCallback(
    (choice: Choice | undefined) => {
      if (!choice || player === undefined) return;
      const refused = rules.refusal(G, player, choice.move, choice.args);
      if (refused) {
        waiting.current = [];
        setNotice(refused);
      } else moves[choice.move](...choice.args);
    },
    [G, moves, player],
  );
  // The next of several moves goes out when the state has come that the one before made.
  const dispatched = useRef(_stateID);
  useEffect(() => {
    if (dispatched.current === _stateID) return;
    dispatched.current = _stateID;
    dispatch(waiting.current.shift());
  }, [_stateID, dispatch]);

  const change = useCallback((patch: Partial<Draft>) => {
    setNotice(undefined);
    setDraft((before) => ({ ...before, ...patch }));
  }, []);
  const order = useCallback(
    (choice: Choice) => {
      waiting.current = [];
      dispatch(choice);
    },
    [dispatch],
  );
  const step = player === undefined ? undefined : (rules.awaiting(G)[player] as Step | undefined);
  const session = useMemo<Session | undefined>(() => {
    if (player === undefined || !step) return undefined;
    return {
      G,
      me: sideOfPlayer(player),
      step,
      choices: rules.choices(G, player),
      refusal: (move, args) => rules.refusal(G, player, move, args),
      send: (move, ...args) => order({ move, args }),
      sendAll: ([first, ...rest]) => {
        waiting.current = rest;
        dispatch(first);
      },
      notify: setNotice,
    };
  }, [G, player, step, order, dispatch]);
  return { session, draft, change, notice, me: player === undefined ? undefined : sideOfPlayer(player), order };
}
