import { useMemo } from 'react';
import { type Armada, type ArmadaMove, invincibleArmada, type Side, type Step, sideOf } from '../../../src/games/invincible-armada/face.js';
import { type PendingOrders, type TableProps, usePendingOrders } from '../../kit/useOrders.js';
import { type Draft, emptyDraft, type Session } from './session.js';

export type ArmadaBoardProps = TableProps<Armada>;

const DRAFTING = { empty: emptyDraft };

export interface Orders extends Omit<PendingOrders<Armada, Draft, ArmadaMove>, 'open'> {
  /** Nothing when this player is not asked. */
  readonly session: Session | undefined;
  readonly me: Side | undefined;
}

/** The player's pending decision and the draft of his answer, in the terms of this game. */
export function useOrders(props: ArmadaBoardProps): Orders {
  const { open, ...orders } = usePendingOrders(invincibleArmada.rules, props, DRAFTING);
  const session = useMemo<Session | undefined>(() => open && { ...open, me: sideOf(open.player), step: open.step as Step }, [open]);
  return { ...orders, session, me: typeof props.playerID === 'string' ? sideOf(props.playerID) : undefined };
}
