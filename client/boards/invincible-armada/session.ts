import type { ReactNode } from 'react';
import type { Armada, Loc, Side, SquadronId, Square, Step } from '../../../src/games/invincible-armada/face.js';
import { Choice, Refusal } from '../../../src/kit/rules.js';
import { ActionItem } from '../../kit/ActionBar.js';
import { PlaceId } from './chart/places.js';

/** What a decision is made with: the player's view, what he may do, and the way to do it. */
export interface Session {
  readonly G: Armada;
  readonly me: Side;
  readonly step: Step;
  readonly choices: readonly Choice[];
  /** Why not, from the rules alone. */
  refusal(move: string, args: readonly unknown[]): Refusal | undefined;
  send(move: string, ...args: unknown[]): void;
  /** Several moves, each sent when the one before has arrived. */
  sendAll(moves: readonly Choice[]): void;
  notify(refusal: Refusal | undefined): void;
}

/** What the player has laid out but not yet ordered. Forgotten as soon as the match moves on. */
export interface Draft {
  readonly picked?: SquadronId;
  readonly target?: SquadronId;
  readonly second?: SquadronId;
  /** Squares to sail through. */
  readonly path?: readonly Square[];
  /** The player extends the course square by square. */
  readonly plot: boolean;
  /** Boxes and ports to sail through. */
  readonly course?: readonly Loc[];
  readonly placed: { readonly [id in SquadronId]?: Square };
  /** A preset that was taken over unchanged. */
  readonly preset?: 'historicalI' | 'historicalII';
  readonly ids: readonly SquadronId[];
  readonly discard: readonly number[];
  /** Chits and favours to be spent with the action. */
  readonly flags: readonly string[];
}

export const emptyDraft: Draft = { plot: false, placed: {}, ids: [], discard: [], flags: [] };

export type MarkKind = 'go' | 'stop' | 'no' | 'target' | 'pick' | 'chosen';

/** How a place is lit, what is written on it, and what it means in words. */
export interface Mark {
  readonly kind: MarkKind;
  readonly label?: string;
  readonly meaning: string;
}

/** What the board offers for the pending decision: marks on both charts, actions below, papers beside. */
export interface Plan {
  /** What is asked, in one plain sentence. */
  readonly ask: string;
  readonly chart: 'strategic' | 'tactical';
  readonly marks: ReadonlyMap<PlaceId, Mark>;
  readonly actions: readonly ActionItem[];
  press?(place: PlaceId, piece?: SquadronId): void;
  /** One step back; nothing when there is nothing to take back. */
  readonly back?: () => void;
  readonly selected?: SquadronId;
  readonly path?: readonly PlaceId[];
  /** Where drafted squadrons stand instead of where the match has them. */
  readonly placed?: { readonly [id in SquadronId]?: Square };
  readonly slip?: ReactNode;
}

export type Change = (patch: Partial<Draft>) => void;
export type Planner = (session: Session, draft: Draft, change: Change) => Plan;

/** The choices of one move, with their arguments read as the type they are known to have. */
export const argsOf = <T extends readonly unknown[]>(session: Session, move: string): T[] =>
  session.choices.filter((choice) => choice.move === move).map(({ args }) => args as T);

/** An action that the rules allow or explain. */
export function offer(session: Session, item: Omit<ActionItem, 'run' | 'why'>, move: string, args: readonly unknown[]): ActionItem {
  const why = session.refusal(move, args);
  return why ? { ...item, why } : { ...item, run: () => session.send(move, ...args) };
}

export const toggled = (flags: readonly string[], flag: string): string[] =>
  flags.includes(flag) ? flags.filter((each) => each !== flag) : [...flags, flag];
