import * as Type from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';
import { applyPatch, type Operation } from 'rfc6902';
import { clone } from '../kit/clone.js';
import type { PlayedGame } from '../kit/definition.js';
import type { GameEvent } from '../kit/events.js';
import type { PlayerID } from '../kit/rules.js';
import { DEEPEST, isDeeper } from './depth.js';
import type { LoggedMove } from './game.js';
import { patchBetween } from './patch.js';

const WHOLE = { additionalProperties: false };

const FORMAT = 'weathergage-view';

const Told = Type.Object({ key: Type.String(), case: Type.String() });

/** A match as one seat or a spectator saw it, in one JSON file. It has no seed and no secrets, so it can be viewed but not checked. */
export const ViewExport = Type.Object({
  format: Type.Literal(FORMAT),
  version: Type.Literal(1),
  game: Type.String(),
  /** Version of the rules. */
  rules: Type.String({ pattern: '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(-[0-9A-Za-z.-]{1,32})?$' }),
  setupData: Type.Unknown(),
  /** null for a spectator. */
  seat: Type.Union([Type.String(), Type.Null()]),
  /** The commitment to the seed, as in the match file. */
  commitment: Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()]),
  /** Events of the set-up; empty if the file starts later. */
  prologue: Type.Array(Told),
  /** The first position. */
  view: Type.Unknown(),
  /** The later moves in force, in order. */
  log: Type.Array(
    Type.Object(
      {
        /** From 1. */
        n: Type.Integer(),
        playerID: Type.String(),
        move: Type.String(),
        /** null if hidden from this seat. */
        args: Type.Union([Type.Array(Type.Unknown()), Type.Null()]),
        chronicle: Type.Array(Told),
        /** From the view before to the view after (RFC 6902). */
        changes: Type.Array(Type.Unknown()),
      },
      WHOLE,
    ),
  ),
  /** null for an unfinished match. */
  result: Type.Unknown(),
});
export type ViewExport = Type.Static<typeof ViewExport>;

/** JSON Schema of view files, published as `weathergage/match-view.schema.json`. */
export const viewFileSchema: Readonly<Record<string, unknown>> = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What one seat saw of a match of Weathergage',
  description: 'Every position and what was told, as one seat or an onlooker saw it. docs/match-file.md explains it.',
  ...ViewExport,
};

/** Whether the JSON claims to be a view file, before any validation. */
export const isView = (json: unknown): boolean => ((json ?? {}) as { format?: unknown }).format === FORMAT;

export interface Seen {
  readonly rules: string;
  readonly setupData: unknown;
  readonly seat: PlayerID | null;
  readonly commitment?: string;
  readonly prologue?: readonly GameEvent[];
  /** `_stateID` of the first view. */
  readonly from: number;
  /** The view of each state; at least one. */
  readonly views: readonly unknown[];
  /** The moves in force, as this viewer's log has them. */
  readonly moves: readonly LoggedMove[];
  readonly result: unknown;
}

/** Makes a view file. */
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

/** The views of a file: the first, and one after each move. */
export type OpenedView<G> = { readonly file: ViewExport; readonly states: readonly G[] } | { readonly why: string };

/** Reads a view file. Checks only that it can be shown. Never throws. */
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

/** Every position of a file. Throws if one cannot be a view of its seat. */
function positions<G>({ rules }: Shown<G>, { seat, view, log }: ViewExport): G[] {
  const states = [clone(view) as G];
  for (const { changes } of log) {
    const next = clone(states[states.length - 1]);
    const faults = applyPatch(next, clone(changes) as Operation[]);
    if (faults.some(Boolean)) throw new Error('a change does not apply');
    states.push(next);
  }
  for (const state of states) {
    rules.awaiting(state);
    rules.result(state);
    // The view of a view is itself.
    if (patchBetween(rules.view(state, seat), state).length) throw new Error('not a view of this seat');
  }
  return states;
}
