import {
  type Berth,
  enemyOf,
  findBerths,
  fleet,
  leastGap2,
  type Salamis,
  sizeOf,
  unplacedShips,
  zoneOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { squadronName } from '../names.js';
import { DeploySlip } from '../panels/DeploySlip.js';
import { type Change, type Draft, type Formation, offer, type Plan, type Session } from '../session.js';
import { boardText } from '../texts.js';

const { act, ask } = boardText;
const TENTHS = 10;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Where each ship of a formation lies: to starboard and ahead of its middle, in ship's lengths. */
const PLACES: { readonly [formation in Formation]: (i: number, count: number) => [abeam: number, ahead: number] } = {
  abreast: (i, count) => [i - (count - 1) / 2, 0],
  astern: (i, count) => [0, (count - 1) / 2 - i],
  echelon: (i, count) => [i - (count - 1) / 2, ((count - 1) / 2 - i) * 0.6],
  double: (i, count) => [(i >> 1) - (Math.ceil(count / 2) - 1) / 2, i % 2 ? -0.5 : 0.5],
};

/** How a squadron is drawn up. */
export interface Drawing {
  readonly heading: number;
  readonly formation: Formation;
  readonly gap: number;
}

/** A squadron drawn up about a point. */
export function drawnUp(G: Salamis, sq: string, formation: Formation, gap: number, x: number, y: number, h: number): Berth[] {
  const ids = unplacedShips(G, sq);
  const spacing = Math.max(...ids.map((id) => sizeOf(G.ships[id])[0])) + gap;
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
    shunned: { ids: fleet(G, enemyOf(me)), mm: Math.sqrt(leastGap2(G)) / TENTHS },
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
export function planEdge(session: Session): Plan {
  return {
    ask: ask.edge,
    marks: new Map(),
    actions: (['N', 'S'] as const).map((edge) => offer(session, { id: edge, label: boardText.edges[edge] }, 'chooseEdge', [edge])),
  };
}
