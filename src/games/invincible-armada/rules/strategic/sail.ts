import * as Type from '@sinclair/typebox';
import { ENGLISH, flagOf, Loc, SquadronArg, type SquadronId, SquareArg } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Armada, Step } from '../../state.js';
import { englishOnMap, living, onMap, placeId } from '../fleet.js';
import { action, type Tools } from '../tools.js';
import { conclude } from '../turn.js';
import { badCourse, cannotSail, courses, entryEdge, heldBack, notOnEdge, vacantEdge } from './courses.js';

// Exit of the tactical map [12.1].

export const exitTactical = action({
  name: 'exitTactical',
  case: '12.1',
  args: [Type.Array(SquadronArg, { maxItems: ENGLISH.length })],
  refuse: (view, _player, ids) => {
    for (const [index, id] of ids.entries()) {
      if (flagOf(id) === 'spanish') return violation('notYours', '12.1', { who: id });
      if (!onMap(view, id)) return violation('offMap', '12.1', { who: id });
      if (ids.indexOf(id) !== index) return violation('twice', '12.1', { who: id });
    }
    return undefined;
  },
  *choices(view) {
    const ids = englishOnMap(view);
    for (let subset = 0; subset < 2 ** ids.length; subset++) yield [ids.filter((_, bit) => subset & (2 ** bit))];
  },
  perform: (tools, player, ids) => {
    const { G, emit } = tools;
    for (const id of ids) {
      const squadron = G.squadrons[id];
      emit({ key: 'exit', case: '12.1', by: player, at: [squadron.square ?? '', `box${G.armadaBox}`], who: [id] });
      squadron.square = null;
      squadron.loc = { t: 'box', n: G.armadaBox };
      G.exited.push(id);
    }
    conclude(G);
  },
});

export const exitSegment = ({ G }: Tools): Step | undefined => (G.weather === 'calm' || !englishOnMap(G).length ? undefined : 'exit');

// Strategic movement and entry [12.3, 12.4].

export const sailStrategic = action({
  name: 'sailStrategic',
  case: '12.3',
  args: [SquadronArg, Type.Array(Loc, { minItems: 1, maxItems: 3 }), Type.Optional(SquareArg)],
  refuse: (view, _player, id, path, entry) => {
    const out = cannotSail(view, id) ?? heldBack(view, id);
    const from = view.squadrons[id].loc;
    if (out || !from) return out;
    const bad = badCourse(view, from, path);
    if (bad || entry === undefined) return bad;
    const edge = entryEdge(view, from, path);
    return edge ? notOnEdge(view, edge, entry) : violation('noEntry', '12.4');
  },
  *choices(view) {
    for (const id of ENGLISH) {
      for (const { path, edge } of courses(view, id)) {
        yield [id, path];
        if (edge) for (const square of vacantEdge(view, edge)) yield [id, path, square];
      }
    }
  },
  perform: ({ G, emit }, player, id, path, entry) => {
    const squadron = G.squadrons[id];
    const from = squadron.loc;
    if (!from) return;
    const places = [from, ...path].map(placeId);
    G.sailed.push(id);
    squadron.loc = entry ? null : (path.at(-1) ?? from);
    squadron.square = entry ?? null;
    emit({ key: entry ? 'sailsIn' : 'sails', case: '12.3', by: player, at: entry ? [...places, entry] : places, who: [id] });
  },
});

const sameLoc = (a: Loc, b: Loc) => placeId(a) === placeId(b);

/** Returns why a squadron on top of the Armada may not enter from the east, if it may not. */
export function cannotEnter(G: Armada, id: SquadronId): Violation | undefined {
  const out = cannotSail(G, id);
  if (out) return out;
  const { loc } = G.squadrons[id];
  if (!loc || !sameLoc(loc, { t: 'box', n: G.armadaBox })) return violation('notWithArmada', '12.4', { who: id });
  return G.exited.includes(id) ? violation('justLeft', '12.4', { who: id }) : undefined;
}

export const enterTactical = action({
  name: 'enterTactical',
  case: '12.4',
  args: [SquadronArg, SquareArg],
  refuse: (view, _player, id, square) => cannotEnter(view, id) ?? notOnEdge(view, 'east', square),
  choices: (view) =>
    ENGLISH.filter((id) => !cannotEnter(view, id)).flatMap((id) => vacantEdge(view, 'east').map((square) => [id, square] as const)),
  perform: ({ G, emit }, player, id, square) => {
    G.squadrons[id].loc = null;
    G.squadrons[id].square = square;
    G.sailed.push(id);
    emit({ key: 'enters', case: '12.4', by: player, at: [`box${G.armadaBox}`, square], who: [id] });
  },
});

export const endStrategic = action({
  name: 'endStrategic',
  case: '12.3',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools) => conclude(tools.G),
});

export function sailSegment({ G }: Tools): Step | undefined {
  if (G.weather === 'calm') return undefined;
  const someone = living(G, 'english').some(
    (id) => (!cannotSail(G, id) && !heldBack(G, id)) || (!cannotEnter(G, id) && vacantEdge(G, 'east').length > 0),
  );
  return someone ? 'sail' : undefined;
}
