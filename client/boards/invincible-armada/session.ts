import { useMemo, useState } from 'react';
import type { Armada, ArmadaMove, Loc, Side, SquadronId, Square, Step } from '../../../src/games/invincible-armada/face.js';
import type { Refusal } from '../../../src/kit/rules.js';
import type { BoardLookBase, BoardTypes, ChangeOf, OpenSession, PlannerOf, SessionOf, StepViewBase } from '../../kit/board/session.js';
import type { TableProps } from '../../kit/board/useOrders.js';
import type { Instruments } from '../../kit/instruments/useInstruments.js';
import type { Focus, PlaceId } from './chart/places.js';
import { told } from './names.js';
import type { PlacedSquadron } from './squadrons.js';
import type { ArmadaBoardWords } from './words/index.js';

export type ArmadaBoardProps = TableProps<Armada>;

export interface ArmadaTypes extends BoardTypes {
  readonly G: Armada;
  readonly move: ArmadaMove;
  readonly side: Side;
  readonly step: Step;
  readonly place: PlaceId;
  readonly words: ArmadaBoardWords;
  readonly draft: Draft;
  readonly plan: StepView;
  readonly look: BoardLook;
  readonly courses: ReadonlyMap<string, readonly PlaceId[]>;
  readonly more: Refused;
}

/** Last refusal, shown until the player selects another place or button. */
interface Refused {
  readonly refused: Refusal | undefined;
  hush(): void;
}

export type Session = SessionOf<ArmadaTypes>;
export type Change = ChangeOf<Draft>;
export type Planner = PlannerOf<ArmadaTypes>;

/** The player's input that has not been sent. Reset when the match continues. */
export interface Draft {
  readonly picked?: SquadronId;
  readonly target?: SquadronId;
  readonly second?: SquadronId;
  readonly path?: readonly Square[];
  /** Whether the player plots the path square by square. */
  readonly plot: boolean;
  readonly course?: readonly Loc[];
  readonly placed: { readonly [id in SquadronId]?: Square };
  /** Historical deployment that the player uses unchanged. */
  readonly preset?: 'historicalI' | 'historicalII';
  readonly ids: readonly SquadronId[];
  readonly discard: readonly number[];
  /** Names of the chits and bonuses that the action will use. */
  readonly flags: readonly string[];
}

export const emptyDraft: Draft = { plot: false, placed: {}, ids: [], discard: [], flags: [] };

/** Returns the session of the pending decision. Words refusals with this match's names, and stores the last one. */
export function useSession(open: OpenSession<ArmadaTypes> | undefined): Session | undefined {
  const [given, give] = useState<{ readonly of: Armada; readonly refusal: Refusal }>();
  return useMemo(() => {
    if (!open) return undefined;
    const { G } = open;
    return {
      ...open,
      refusal: (move, args) => {
        const refused = open.refusal(move, args);
        return refused && { ...refused, reason: told(G, refused.reason) };
      },
      notify: (refusal) => {
        open.notify(refusal);
        give(refusal && { of: G, refusal });
      },
      refused: given?.of === G ? given.refusal : undefined,
      hush: () => give(undefined),
    };
  }, [open, given]);
}

type MarkKind = 'go' | 'stop' | 'no' | 'target' | 'pick' | 'chosen';

/** A place's highlight, with its label on the map and its text for screen readers. */
export interface Mark {
  readonly kind: MarkKind;
  readonly label?: string;
  readonly meaning: string;
}

/** View of a decision: highlights, actions and a panel. */
export interface StepView extends StepViewBase {
  readonly chart: Focus;
  readonly marks: ReadonlyMap<PlaceId, Mark>;
  press?(place: PlaceId, piece?: SquadronId): void;
  readonly selected?: SquadronId;
  /** Squadrons that can be selected at a place marked `pick`; if undefined, all squadrons there. */
  readonly able?: ReadonlySet<SquadronId>;
  readonly path?: readonly PlaceId[];
  /** Squares of squadrons in the draft, shown instead of those in `G`. */
  readonly placed?: { readonly [id in SquadronId]?: Square };
}

/** Overlays, the squadron that they describe, and the place under the pointer. */
export interface OverlayState extends Instruments<'reach' | 'fire'> {
  readonly overlayFor: PlacedSquadron | undefined;
  readonly pointed: PlaceId | undefined;
  readonly onPoint: (place: PlaceId | undefined) => void;
}

/** The viewer's settings of the board. */
export interface BoardLook extends BoardLookBase {
  /** The large map; on a narrow screen, the only one. */
  readonly focus: Focus;
  readonly onFocus: (focus: Focus) => void;
  /** Refusal shown beside the selected place. */
  readonly why: WhyHere | undefined;
  readonly sounding: OverlayState;
}

export interface WhyHere extends Pick<Refusal, 'reason' | 'case'> {
  readonly place: PlaceId;
}

function ordered(choice: ArmadaMove): SquadronId | undefined {
  switch (choice.move) {
    case 'sail':
    case 'repair':
    case 'rally':
    case 'resupply':
    case 'takeLowAmmo':
    case 'sailStrategic':
    case 'enterTactical':
      return choice.args[0];
    default:
      return undefined;
  }
}

export const ableToAct = ({ choices }: Session): Set<SquadronId> => new Set(choices.flatMap((choice) => ordered(choice) ?? []));

export const toggled = <T extends string>(flags: readonly T[], flag: T): T[] =>
  flags.includes(flag) ? flags.filter((each) => each !== flag) : [...flags, flag];
