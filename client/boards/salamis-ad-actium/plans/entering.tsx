import {
  canEnter,
  type Edge,
  type Entry,
  enemyOf,
  INWARDS,
  type Salamis,
  type Side,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { squadronName } from '../names.js';
import { EntrySlip } from '../panels/EntrySlip.js';
import { type Change, type Draft, offer, type Plan, picking, type Session } from '../session.js';
import { boardText } from '../texts.js';

const { act, ask } = boardText;

export const lengthOf = (G: Salamis, edge: Edge): number => (edge === 'N' || edge === 'S' ? G.table.w : G.table.h);

/** Reserves that could still be thrown for in this Action Phase [2.9]. */
export const reservesOf = (G: Salamis, side: Side): string[] => Object.keys(G.squadrons).filter((sq) => canEnter(G, side, sq));

/** The middle of the own base edge, straight in. */
export const firstEntry = (G: Salamis, side: Side): Entry => {
  const edge = G.baseEdge[side];
  return { edge, at: Math.floor(lengthOf(G, edge) / 2), heading: INWARDS[edge] };
};

/** The nearest point of the edges to a point of the table. */
function nearestEdge(G: Salamis, x: number, y: number): Pick<Entry, 'edge' | 'at'> {
  const { w, h } = G.table;
  const off: readonly (readonly [Edge, number])[] = [
    ['S', y],
    ['N', h - y],
    ['W', x],
    ['E', w - x],
  ];
  const [edge] = off.reduce((best, each) => (each[1] < best[1] ? each : best));
  const along = edge === 'N' || edge === 'S' ? x : y;
  return { edge, at: Math.max(0, Math.min(lengthOf(G, edge), Math.round(along))) };
}

/** A reserve comes on: press the edge where, and turn the arrow [2.9]. */
export function planEntering(session: Session, draft: Draft, change: Change): Plan {
  const { G, me } = session;
  const sq = draft.reserve ?? '';
  const entry = draft.entry ?? firstEntry(G, me);
  const to = (edge: Edge, at: number) => change({ entry: { edge, at, heading: edge === entry.edge ? entry.heading : INWARDS[edge] } });
  const turn = (by: number) => change({ entry: { ...entry, heading: (entry.heading + by + 360) % 360 } });
  return {
    ask: ask.enter(squadronName(G, sq)),
    marks: new Map(),
    entry,
    actions: [
      offer(session, { id: 'enter', label: act.enter(squadronName(G, sq)), main: true }, 'enter', [sq, { ...entry }]),
      { id: 'wait', label: act.keepWaiting, run: () => change(picking()) },
    ],
    back: () => change(picking()),
    point: (x, y) => {
      const { edge, at } = nearestEdge(G, x, y);
      to(edge, at);
    },
    keys: {
      d: () => turn(5),
      f: () => turn(-5),
      w: () => to(entry.edge, Math.min(lengthOf(G, entry.edge), entry.at + 10)),
      s: () => to(entry.edge, Math.max(0, entry.at - 10)),
    },
    slip: <EntrySlip session={session} sq={sq} entry={entry} enemyEdge={G.baseEdge[enemyOf(me)]} onPlace={to} onTurn={turn} />,
  };
}
