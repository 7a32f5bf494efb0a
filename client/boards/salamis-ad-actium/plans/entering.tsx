import { type Edge, INWARDS, opponentOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { offer } from '../../../kit/board/useOrders.js';
import { squadronName } from '../names.js';
import { EntrySlip } from '../panels/EntrySlip.js';
import { type Change, type Draft, picking, type Session, type StepView } from '../session.js';
import { firstEntry, lengthOf, nearestEdge } from './edges.js';

/** A reserve comes on: press the edge where, and turn the arrow [2.9]. */
export function planEntering(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
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
    slip: <EntrySlip session={session} sq={sq} entry={entry} enemyEdge={G.baseEdge[opponentOf(me)]} onPlace={to} onTurn={turn} />,
  };
}
