import type { PlayerID } from '../../kit/seats.js';
import { SIDES, type Side, seatOf } from './ids.js';
import { actingSide } from './rules/turn.js';
import type { Armada, Step } from './state.js';

function asked(G: Armada): Side[] {
  if (G.result) return [];
  switch (G.step) {
    case 'act':
    case 'attackChoice':
      return [actingSide(G)];
    case 'blessing':
      return G.blessing ? [G.blessing.side] : [];
    case 'tactic':
      return SIDES.filter((side) => G.battle?.tactics[side] === null);
    case 'battleChits':
      return G.battle ? [G.battle.turn] : [];
    case 'reaction':
      return G.windows.slice(-1).flatMap((window) => window.ask.slice(0, 1));
    case 'resolve':
      return G.events ? [G.events.by] : [];
    case 'sailOn':
    case 'repairAgain':
    case 'withdrawal':
    case 'withdrawTo':
    case 'disengage':
    case 'reinforce':
    case 'exit':
    case 'sail':
      return ['english'];
    default:
      return ['spanish'];
  }
}

export function awaiting(G: Armada): Record<PlayerID, Step> {
  const due: Record<PlayerID, Step> = {};
  for (const side of asked(G)) due[seatOf(side)] = G.step;
  return due;
}

/** Returns the state without the tactics that a player may not see [7.4]. A spectator sees neither. A forced Stand Off is public. */
export function view(G: Armada, playerID: PlayerID | null): Armada {
  const { battle } = G;
  if (battle?.stage !== 'tactic') return G;
  const seen = (side: Side) => {
    const open = playerID === seatOf(side) || (side === 'english' && battle.forcedStandOff);
    return battle.tactics[side] === null || open ? battle.tactics[side] : 'hidden';
  };
  return { ...G, battle: { ...battle, tactics: { english: seen('english'), spanish: seen('spanish') } } };
}
