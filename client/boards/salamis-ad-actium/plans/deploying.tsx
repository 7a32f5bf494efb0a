import { findBerths, unplacedShips } from '../../../../src/games/salamis-ad-actium/rules/deployment/berths.js';
import { type Berth, zoneOf } from '../../../../src/games/salamis-ad-actium/rules/deployment/zones.js';
import { sizeOf } from '../../../../src/games/salamis-ad-actium/rules/ships.js';
import type { Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import { squadronName } from '../names.js';
import { DeploySlip } from '../panels/DeploySlip.js';
import { type Change, type Draft, type Formation, offer, type Plan, type Session } from '../session.js';
import { boardText } from '../texts.js';

const { act, ask } = boardText;
const GAP = 15;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Where each ship of a formation lies: to starboard and ahead of its middle, in ship's lengths. */
const PLACES: { readonly [formation in Formation]: (i: number, count: number) => [abeam: number, ahead: number] } = {
  abreast: (i, count) => [i - (count - 1) / 2, 0],
  astern: (i, count) => [0, (count - 1) / 2 - i],
  echelon: (i, count) => [i - (count - 1) / 2, ((count - 1) / 2 - i) * 0.6],
  double: (i, count) => [(i >> 1) - (Math.ceil(count / 2) - 1) / 2, i % 2 ? -0.5 : 0.5],
};

/** A squadron drawn up about a point. */
export function drawnUp(G: Salamis, sq: string, formation: Formation, x: number, y: number, h: number): Berth[] {
  const ids = unplacedShips(G, sq);
  const spacing = Math.max(...ids.map((id) => sizeOf(G.ships[id])[0])) + GAP;
  const [sine, cosine] = [Math.sin(rad(h)), Math.cos(rad(h))];
  return ids.map((id, i) => {
    const [abeam, ahead] = PLACES[formation](i, ids.length);
    return {
      id,
      x: Math.round(x + spacing * (abeam * cosine + ahead * sine)),
      y: Math.round(y + spacing * (-abeam * sine + ahead * cosine)),
      h,
    };
  });
}

/** Laying out a fleet, a squadron at a time [2.8]. */
export function planDeploying(session: Session, draft: Draft, change: Change): Plan {
  const { G, me } = session;
  const left = G.deploy?.left[me] ?? [];
  const sq = draft.squadron && left.includes(draft.squadron) ? draft.squadron : left[0];
  if (!sq) return { ask: '', marks: new Map(), actions: [] };
  const inwards = G.baseEdge[me] === 'N' ? 180 : 0;
  const h = draft.heading ?? inwards;
  const lay = (x: number, y: number, heading = h, formation = draft.formation) =>
    change({ squadron: sq, heading, formation, berths: drawnUp(G, sq, formation, x, y, heading) });
  const middle = (berths: readonly Berth[]): [number, number] => [
    berths.reduce((sum, { x }) => sum + x, 0) / berths.length,
    berths.reduce((sum, { y }) => sum + y, 0) / berths.length,
  ];
  const again = (heading: number, formation: Formation) => {
    if (draft.berths) lay(...middle(draft.berths), heading, formation);
    else change({ heading, formation });
  };
  const berths = draft.berths;
  return {
    ask: ask.deploy(squadronName(G, sq)),
    marks: new Map(),
    berths,
    zone: zoneOf(G, me),
    actions: [
      ...(berths
        ? [offer(session, { id: 'place', label: act.place(squadronName(G, sq)), main: true }, 'placeSquadron', [sq, [...berths]])]
        : []),
      { id: 'usual', label: act.usualPlace, main: !berths, run: () => change({ squadron: sq, berths: findBerths(G, me, sq) }) },
      offer(session, { id: 'reserve', label: act.reserve }, 'reserveSquadron', [sq]),
    ],
    point: (x, y) => lay(x, y),
    back: berths ? () => change({ berths: undefined }) : undefined,
    keys: {
      d: () => again((h + 5) % 360, draft.formation),
      f: () => again((h + 355) % 360, draft.formation),
    },
    slip: (
      <DeploySlip
        session={session}
        left={left}
        sq={sq}
        heading={h}
        draft={draft}
        onSquadron={(squadron) => change({ squadron, berths: undefined })}
        onDraw={again}
      />
    ),
  };
}

/** Which long side of the table is one's own [2.8]. */
export function planEdge(session: Session): Plan {
  return {
    ask: ask.edge,
    marks: new Map(),
    actions: (['N', 'S'] as const).map((edge) => offer(session, { id: edge, label: boardText.edges[edge] }, 'chooseEdge', [edge])),
  };
}
