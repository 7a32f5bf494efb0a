import * as Type from '@sinclair/typebox';
import { ARMADA_AREA } from '../data/maps.js';
import { deployments } from '../data/squadrons.js';
import { flagOf, SPANISH, type SpanishId, SquadronArg, type SquadronId, type Square, SquareArg } from '../ids.js';
import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import type { Armada, Step } from '../state.js';
import { occupant, onMap } from './fleet.js';
import { action, type Tools } from './tools.js';
import { conclude } from './turn.js';

export const deploySegment = ({ G }: Tools): Step | undefined => (G.deployment === 'free' ? 'deploy' : undefined);

export const unplaced = (G: Armada): SpanishId[] => SPANISH.filter((id) => !onMap(G, id));

export const applyDeployment = action({
  name: 'applyDeployment',
  case: '4.3',
  args: [Type.Union([Type.Literal('historicalI'), Type.Literal('historicalII')])],
  refuse: (view) => (unplaced(view).length === SPANISH.length ? undefined : violation('begun', '4.3')),
  choices: (view) => (unplaced(view).length === SPANISH.length ? [['historicalI'], ['historicalII']] : []),
  perform: ({ G, emit }, player, preset) => {
    const { squares } = deployments[preset];
    for (const id of SPANISH) G.squadrons[id].square = squares[id];
    emit({ key: 'deployed', case: '4.3', by: player, values: { preset } });
  },
});

function cannotPlace(G: Armada, id: SquadronId, square: Square): Violation | undefined {
  if (flagOf(id) === 'english') return violation('notYours', '4.3', { who: id });
  if (onMap(G, id)) return violation('placed', '4.3', { who: id });
  if (!ARMADA_AREA.includes(square)) return violation('outside', '4.3', { square });
  const there = occupant(G, square);
  return there ? violation('occupied', '4.3', { square, by: there }) : undefined;
}

export const placeSquadron = action({
  name: 'placeSquadron',
  case: '4.3',
  args: [SquadronArg, SquareArg],
  refuse: (view, _player, id, square) => cannotPlace(view, id, square),
  choices: (view) => {
    const vacant = ARMADA_AREA.filter((square) => !occupant(view, square));
    return unplaced(view).flatMap((id) => vacant.map((square) => [id, square] as const));
  },
  perform: ({ G, emit }, player, id, square) => {
    G.squadrons[id].square = square;
    emit({ key: 'placed', case: '4.3', by: player, at: [square], who: [id] });
  },
});

export const confirmDeployment = action({
  name: 'confirmDeployment',
  case: '4.3',
  args: [],
  refuse: (view) => {
    const left = unplaced(view);
    return left.length ? violation('notComplete', '4.3', { left: left.length }) : undefined;
  },
  choices: (view) => (unplaced(view).length ? [] : [[]]),
  perform: (tools) => {
    tools.emit({ key: 'deploymentDone', case: '4.3', by: '1' });
    conclude(tools.G);
  },
});
