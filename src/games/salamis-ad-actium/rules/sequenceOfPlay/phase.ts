import type { PhaseId, Salamis } from '../../state.js';

/** A phase begins, and with it perhaps the first decision that it asks for. */
export function enterPhase(G: Salamis, phase: PhaseId, asks: Salamis['await'] = null): void {
  G.phase = phase;
  G.await = asks;
}
