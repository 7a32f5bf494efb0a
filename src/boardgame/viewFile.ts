import * as Type from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';
import { applyPatch, type Operation } from 'rfc6902';
import { clone } from '../kit/clone.js';
import { defined } from '../kit/defined.js';
import type { PlayedGame } from '../kit/definition.js';
import type { GameEvent } from '../kit/events.js';
import type { PlayerID } from '../kit/rules.js';
import { DEEPEST, isDeeper } from './depth.js';
import type { LoggedMove } from './game.js';
import { patchBetween } from './patch.js';

const WHOLE = { additionalProperties: false };

const FORMAT = 'weathergage-view';

const EventList = Type.Object({ key: Type.String(), case: Type.String() });

/** A match as a seat or a spectator saw it, as JSON. It contains no seed and no secrets, so it can be viewed but not checked. */
export const ViewExport = Type.Object({
  format: Type.Literal(FORMAT),
  version: Type.Literal(1),
  game: Type.String(),
  rules: Type.String({ pattern: '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(-[0-9A-Za-z.-]{1,32})?$' }),
  setupData: Type.Unknown(),
  /** The viewer's seat; null for a spectator. */
  seat: Type.Union([Type.String(), Type.Null()]),
  /** Commitment to the seed, as in the match file. */
  commitment: Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()]),
  /** Events of the set-up; empty if the file starts after it. */
  prologue: Type.Array(EventList),
  view: Type.Unknown(),
  /** Moves in force after the first position, in order. */
  log: Type.Array(
    Type.Object(
      {
        /** Number of the move, starting at 1. */
        n: Type.Integer(),
        playerID: Type.String(),
        move: Type.String(),
        /** Arguments; null if hidden from this seat. */
        args: Type.Union([Type.Array(Type.Unknown()), Type.Null()]),
        chronicle: Type.Array(EventList),
        /** Patch from the view before the move to the view after it (RFC 6902). */
        changes: Type.Array(Type.Unknown()),
      },
      WHOLE,
    ),
  ),
  /** Result; null for an unfinished match. */
  result: Type.Unknown(),
});
export type ViewExport = Type.Static<typeof ViewExport>;

/** JSON Schema of view files, published as `weathergage/match-view.schema.json`. */
export const viewFileSchema: Readonly<Record<string, unknown>> = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A Weathergage match as one seat saw it',
  description: 'Every position and event, as one seat or a spectator saw them. docs/match-file.md describes the format.',
  ...ViewExport,
};

/** Whether unvalidated JSON claims to be a view file. */
export const isView = (json: unknown): boolean => ((json ?? {}) as { format?: unknown }).format === FORMAT;

export interface Seen {
  readonly rules: string;
  readonly setupData: unknown;
  readonly seat: PlayerID | null;
  readonly commitment?: string;
  readonly prologue?: readonly GameEvent[];
  /** `_stateID` of the first view. */
  readonly from: number;
  /** View of each state; at least one. */
  readonly views: readonly unknown[];
  /** Moves in force, from this viewer's log. */
  readonly moves: readonly LoggedMove[];
  readonly result: unknown;
}

export function exportView(slug: string, seen: Seen): ViewExport {
  const { rules, setupData, seat, commitment, prologue = [], from, views, moves, result } = seen;
  let before = views[0];
  const changes = (stateID: number): Operation[] => {
    const after = views[stateID + 1 - from];
    const patch = patchBetween(before, after);
    before = after;
    return patch;
  };
  return {
    format: FORMAT,
    version: 1,
    game: slug,
    rules,
    setupData: setupData ?? null,
    seat,
    commitment: commitment ?? null,
    prologue: from === 0 ? [...prologue] : [],
    view: views[0],
    log: moves
      .filter(({ stateID }) => stateID >= from && stateID + 1 - from < views.length)
      .map(({ stateID, playerID, move, args, chronicle }, index) => ({
        n: index + 1,
        playerID,
        move,
        args: args && [...args],
        chronicle: [...chronicle],
        changes: changes(stateID),
      })),
    result: result ?? null,
  };
}

type Shown<G> = Pick<PlayedGame<G>, 'slug' | 'rules' | 'sides'>;

/** A view file with its first view and the view after each move, or why it cannot be shown. */
export type OpenedView<G> = { readonly file: ViewExport; readonly states: readonly G[] } | { readonly why: string };

/** Reads a view file, checking only that it can be displayed. Never throws. */
export function openView<G>(definition: Shown<G>, json: unknown): OpenedView<G> {
  if (isDeeper(json, DEEPEST)) return { why: 'This file cannot be shown: it is nested too deeply.' };
  const fault = Errors(ViewExport, json).First();
  if (fault) return { why: `This file cannot be shown: ${fault.path || '/'} ${fault.message}.` };
  const file = json as ViewExport;
  const { slug, sides } = definition;
  const seats = sides.map(({ playerID }) => playerID);
  if (file.game !== slug) return { why: `The file has a match of ${file.game}, not of ${slug}.` };
  const stranger = [file.seat, ...file.log.map(({ playerID }) => playerID)].find((seat) => seat !== null && !seats.includes(seat));
  if (stranger !== undefined) return { why: `The match has no seat “${stranger}”.` };
  try {
    return { file, states: positions(definition, file) };
  } catch {
    return { why: 'The positions in this file are not possible in this game.' };
  }
}

/** Returns every position in a file. Throws if any is not a view of its seat. */
function positions<G>({ rules }: Shown<G>, { seat, view, log }: ViewExport): G[] {
  const states = [clone(view) as G];
  for (const { changes } of log) {
    const next = clone(defined(states.at(-1)));
    const faults = applyPatch(next, clone(changes) as Operation[]);
    if (faults.some(Boolean)) throw new Error('a change does not apply');
    states.push(next);
  }
  for (const state of states) {
    rules.awaiting(state);
    rules.result(state);
    // Viewing a view again must not change it.
    if (patchBetween(rules.view(state, seat), state).length) throw new Error('not a view of this seat');
  }
  return states;
}
