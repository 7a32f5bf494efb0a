import { type Berth, findBerths, fleet, leastGap2, opponentOf, zoneOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { offer } from '../../../kit/board/useOrders.js';
import { squadronName } from '../names.js';
import { DeploySlip } from '../panels/DeploySlip.js';
import type { Change, Draft, Session, StepView } from '../session.js';
import { type Drawing, drawnUp } from './formations.js';

const TENTHS = 10;
/** Laying out a fleet, a squadron at a time [2.8]. */
export function planDeploying(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
  const { G, me } = session;
  const left = G.deploy?.left[me] ?? [];
  const sq = draft.squadron && left.includes(draft.squadron) ? draft.squadron : left[0];
  if (!sq) return { ask: '', marks: new Map(), actions: [] };
  const inwards = G.baseEdge[me] === 'N' ? 180 : 0;
  const h = draft.heading ?? inwards;
  const berths = draft.berths;
  const lone = draft.ship !== undefined && berths?.some(({ id }) => id === draft.ship) ? draft.ship : undefined;
  const lay = (x: number, y: number, { heading = h, formation = draft.formation, gap = draft.gap }: Partial<Drawing> = {}) =>
    change({ squadron: sq, heading, formation, gap, berths: drawnUp(G, sq, formation, gap, x, y, heading) });
  const middle = (of: readonly Berth[]): [number, number] => [
    of.reduce((sum, { x }) => sum + x, 0) / of.length,
    of.reduce((sum, { y }) => sum + y, 0) / of.length,
  ];
  const adjust = (patch: Partial<Berth>) =>
    change({ berths: berths?.map((berth) => (berth.id === lone ? { ...berth, ...patch } : berth)) });
  const again = (drawing: Partial<Drawing>) => {
    if (lone) adjust({ h: drawing.heading ?? h });
    else if (berths) lay(...middle(berths), drawing);
    else change(drawing);
  };
  const shown = lone ? (berths?.find(({ id }) => id === lone)?.h ?? h) : h;
  return {
    ask: ask.deploy(squadronName(G, sq)),
    marks: new Map(),
    berths,
    zone: zoneOf(G, me),
    shunned: { ids: fleet(G, opponentOf(me)), mm: Math.sqrt(leastGap2(G)) / TENTHS },
    actions: [
      ...(berths
        ? [offer(session, { id: 'place', label: act.place(squadronName(G, sq)), main: true }, 'placeSquadron', [sq, [...berths]])]
        : []),
      {
        id: 'usual',
        label: act.usualPlace,
        main: !berths,
        run: () => change({ squadron: sq, ship: undefined, berths: findBerths(G, me, sq) }),
      },
      offer(session, { id: 'reserve', label: act.reserve }, 'reserveSquadron', [sq]),
    ],
    press: (place) => {
      if (berths?.some(({ id }) => id === place)) change({ ship: place === lone ? undefined : place });
    },
    selected: lone,
    point: (x, y) => (lone ? adjust({ x, y }) : lay(x, y)),
    back: berths ? () => change({ berths: undefined }) : undefined,
    keys: {
      d: () => again({ heading: (shown + 5) % 360 }),
      f: () => again({ heading: (shown + 355) % 360 }),
    },
    slip: (
      <DeploySlip
        session={session}
        left={left}
        sq={sq}
        heading={shown}
        lone={lone}
        draft={draft}
        onSquadron={(squadron) => change({ squadron, ship: undefined, berths: undefined })}
        onShip={(ship) => change({ ship, berths: berths ?? findBerths(G, me, sq) })}
        onDraw={again}
      />
    ),
  };
}

/** Which long side of the table is one's own [2.8]. */
export function planEdge(session: Session): StepView {
  const { ask } = session.words;
  return {
    ask: ask.edge,
    marks: new Map(),
    actions: (['N', 'S'] as const).map((edge) => offer(session, { id: edge, label: session.words.edges[edge] }, 'chooseEdge', [edge])),
  };
}
