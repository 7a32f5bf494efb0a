import { useMemo, useState } from 'react';
import type { Armada, ArmadaMove, Loc, Side, SquadronId, Square, Step } from '../../../src/games/invincible-armada/face.js';
import type { Refusal } from '../../../src/kit/rules.js';
import type { BoardLookBase, BoardTypes, ChangeOf, OpenSession, PlannerOf, SessionOf, StepViewBase } from '../../kit/board/session.js';
import type { TableProps } from '../../kit/board/useOrders.js';
import type { Instruments } from '../../kit/instruments/useInstruments.js';
import type { PlaceId } from './chart/places.js';
import { told } from './names.js';
import type { PlacedSquadron } from './squadrons.js';
import type { ArmadaBoardWords } from './words/index.js';

export type ArmadaBoardProps = TableProps<Armada>;

/** The types that this board is made of. */
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

/** Why what was pressed last is not allowed, until something else is pressed. */
interface Refused {
  readonly refused: Refusal | undefined;
  hush(): void;
}

export type Session = SessionOf<ArmadaTypes>;
export type Change = ChangeOf<Draft>;
export type Planner = PlannerOf<ArmadaTypes>;

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

/** A hook: the decision, with refusals that call people by their names, and the last one that was given. */
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

/** How a place is lit, what is written on it, and what it means in words. */
export interface Mark {
  readonly kind: MarkKind;
  readonly label?: string;
  readonly meaning: string;
}

/** What the board offers for the pending decision: marks on both charts, actions below, papers beside. */
export interface StepView extends StepViewBase {
  readonly chart: Focus;
  readonly marks: ReadonlyMap<PlaceId, Mark>;
  press?(place: PlaceId, piece?: SquadronId): void;
  readonly selected?: SquadronId;
  readonly path?: readonly PlaceId[];
  /** Where drafted squadrons stand instead of where the match has them. */
  readonly placed?: { readonly [id in SquadronId]?: Square };
}

/** One of the two charts. */
export type Focus = 'strategic' | 'tactical';

/** The instruments of this table, what they are laid on, and the place that is pointed at. */
export interface OverlayState extends Instruments<'reach' | 'fire'> {
  readonly laidOn: PlacedSquadron | undefined;
  readonly pointed: PlaceId | undefined;
  readonly onPoint: (place: PlaceId | undefined) => void;
}

/** How the reader looks at the board. */
export interface BoardLook extends BoardLookBase {
  /** The chart that is shown where there is room for one. */
  readonly focus: Focus;
  /** The chart that the player has laid out large. */
  readonly large: Focus;
  readonly onFocus: (focus: Focus) => void;
  /** Why the place that was pressed is refused, to be said there. */
  readonly why: WhyHere | undefined;
  readonly sounding: OverlayState;
}

export interface WhyHere extends Pick<Refusal, 'reason' | 'case'> {
  readonly place: PlaceId;
}

/** The squadron to which a choice is an order, where it is one for a single squadron to carry out. */
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

/** Squadrons that have at least one order left. */
export const ableToAct = ({ choices }: Session): Set<SquadronId> => new Set(choices.flatMap((choice) => ordered(choice) ?? []));

export const toggled = <T extends string>(flags: readonly T[], flag: T): T[] =>
  flags.includes(flag) ? flags.filter((each) => each !== flag) : [...flags, flag];
