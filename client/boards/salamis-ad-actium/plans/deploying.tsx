import {
  type Berth,
  canEnter,
  type Edge,
  type Fleet,
  findBerths,
  fleet,
  fleetFault,
  fleetSoFar,
  INWARDS,
  leastGap2,
  opponentOf,
  type Salamis,
  type Side,
  sizeOf,
  type TableEntry,
  type Terms,
  termsOf,
  unplacedShips,
  zoneOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { say } from '../../../../src/kit/texts.js';
import { offer } from '../../../kit/board/useOrders.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { MusterPage } from '../muster/MusterPage.js';
import { shipName, squadronName } from '../names.js';
import type { Change, Draft, Formation, Session, StepView } from '../session.js';
import { useWords } from '../words/index.js';

export const lengthOf = (G: Salamis, edge: Edge): number => (edge === 'N' || edge === 'S' ? G.table.w : G.table.h);

/** Returns the reserve squadrons that may still roll for entry in this Action Phase [2.9]. */
export const reservesOf = (G: Salamis, side: Side): string[] => Object.keys(G.squadrons).filter((sq) => canEnter(G, side, sq));

/** Returns the default entry: the middle of the side's base edge, heading straight in. */
export const firstEntry = (G: Salamis, side: Side): TableEntry => {
  const edge = G.baseEdge[side];
  return { edge, at: Math.floor(lengthOf(G, edge) / 2), heading: INWARDS[edge] };
};

export function nearestEdge(G: Salamis, x: number, y: number): Pick<TableEntry, 'edge' | 'at'> {
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

/** Whether the player may buy another ship of a type already in the fleet. */
const hasRoom = (terms: Terms, side: Side, fleet: Fleet): boolean =>
  fleet.squadrons.some((squadron) =>
    squadron.ships.some((ship) => {
      const more = { ...squadron, ships: [...squadron.ships, { ...ship, flagship: false }] };
      return !fleetFault(terms, side, { ...fleet, squadrons: fleet.squadrons.map((each) => (each === squadron ? more : each)) });
    }),
  );

/**
 * Plans the step `muster`, in which the player secretly buys a fleet [2.1]. The board shows errors at once; the rules
 * check again later.
 */
export function planMustering(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
  const { G, me, texts } = session;
  const terms = termsOf(G);
  const fleet = draft.fleet ?? fleetSoFar(G, me);
  const fault = fleetFault(terms, me, fleet);
  const why = fault && { reason: say(texts, `refusal.${fault.key}`, fault.values), case: fault.case };
  const room = hasRoom(terms, me, fleet);
  const seal = () =>
    session.sendAll([
      { move: 'setFleet', args: [fleet] },
      { move: 'ready', args: [] },
    ]);
  return {
    ask: ask.muster,
    marks: new Map(),
    actions: [
      {
        id: 'seal',
        label: act.sealFleet,
        hint: room ? act.left.muster : undefined,
        main: true,
        forgoes: Number(room),
        ...(why ? { why } : { run: seal }),
      },
      { id: 'keep', label: act.keepFleet, run: () => session.send('setFleet', fleet) },
    ],
    back: draft.fleet ? () => change({ fleet: undefined }) : undefined,
    page: () => (
      <MusterPage
        terms={terms}
        side={me}
        fleet={fleet}
        fault={fault}
        open={draft.open}
        onOpen={(open) => change({ open })}
        onFleet={(next) => change({ fleet: next })}
      />
    ),
  };
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** For each formation, the positions of its ships: ship lengths to starboard of the centre and ahead of it. */
const PLACES: { readonly [formation in Formation]: (i: number, count: number) => [abeam: number, ahead: number] } = {
  abreast: (i, count) => [i - (count - 1) / 2, 0],
  astern: (i, count) => [0, (count - 1) / 2 - i],
  echelon: (i, count) => [i - (count - 1) / 2, ((count - 1) / 2 - i) * 0.6],
  double: (i, count) => [(i >> 1) - (Math.ceil(count / 2) - 1) / 2, i % 2 ? -0.5 : 0.5],
};

/** A squadron's heading, formation and spacing. */
interface Drawing {
  readonly heading: number;
  readonly formation: Formation;
  readonly gap: number;
}

/** Returns the positions of a squadron's unplaced ships, in formation around a point. */
function drawnUp(G: Salamis, sq: string, formation: Formation, gap: number, x: number, y: number, h: number): Berth[] {
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

/** Renders buttons that swap the officers of two squadrons before the first squadron is placed [2.8]. */
function OfficersSwap({ session, sq }: { readonly session: Session; readonly sq: string }) {
  const words = useWords();
  const text = words.deploy;
  const { G, me } = session;
  if (G.mode !== 'points' || G.deploy?.officersFixed[me] !== false) return null;
  const officer = (squadron: string) => G.ships[G.squadrons[squadron].flagship ?? '']?.flag ?? null;
  const others = Object.keys(G.squadrons).filter((other) => other !== sq && G.squadrons[other].side === me);
  const own = officer(sq);
  if (!own || !others.length) return null;
  return (
    <>
      <h3>
        {text.officer(words.marks.officer(own.name, own.mod))} <CaseChip case="2.8" />
      </h3>
      <div className="wg-offer-list">
        {others.map((other) => {
          const his = officer(other);
          const why = session.refusal('swapOfficers', [sq, other]);
          return (
            <button
              key={other}
              type="button"
              aria-disabled={why !== undefined || undefined}
              onClick={() => (why ? session.notify(why) : session.send('swapOfficers', sq, other))}
            >
              {text.swap(squadronName(G, other), his ? words.marks.officer(his.name, his.mod) : text.nobody)}
            </button>
          );
        })}
      </div>
    </>
  );
}

const FORMATIONS: readonly Formation[] = ['abreast', 'astern', 'echelon', 'double'];
const TURN = 15;
const WIDER = 5;

interface DeploySlipProps {
  readonly session: Session;
  readonly left: readonly string[];
  readonly sq: string;
  readonly heading: number;
  /** Ship that is placed separately from the formation. */
  readonly lone: string | undefined;
  readonly draft: Draft;
  readonly onSquadron: (sq: string) => void;
  readonly onShip: (ship: string | undefined) => void;
  readonly onDraw: (drawing: Partial<Drawing>) => void;
}

/** Panel for placing a squadron: formation, spacing, heading, single ships, and why a position is refused. */
function DeploySlip({ session, left, sq, heading, lone, draft, onSquadron, onShip, onDraw }: DeploySlipProps) {
  const text = useWords().deploy;
  const { G } = session;
  const refused = draft.berths && session.refusal('placeSquadron', [sq, [...draft.berths]]);
  return (
    <section className="wg-slip">
      <h2>{squadronName(G, sq)}</h2>
      {left.length > 1 && (
        <fieldset className="wg-helm-row" aria-label={text.squadron}>
          {left.map((each) => (
            <button key={each} type="button" aria-pressed={each === sq} onClick={() => onSquadron(each)}>
              {squadronName(G, each)}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="wg-helm-row" aria-label={text.formation}>
        {FORMATIONS.map((formation) => (
          <button key={formation} type="button" aria-pressed={formation === draft.formation} onClick={() => onDraw({ formation })}>
            {text.formations[formation]}
          </button>
        ))}
      </fieldset>
      <fieldset className="wg-helm-row" aria-label={text.heading}>
        <button type="button" onClick={() => onDraw({ heading: (heading + 360 - TURN) % 360 })}>
          ↺ {TURN}°
        </button>
        <b>{heading}°</b>
        <button type="button" onClick={() => onDraw({ heading: (heading + TURN) % 360 })}>
          ↻ {TURN}°
        </button>
      </fieldset>
      <fieldset className="wg-helm-row" aria-label={text.spacing}>
        <button type="button" aria-label={text.closer} onClick={() => onDraw({ gap: Math.max(WIDER, draft.gap - WIDER) })}>
          ›‹
        </button>
        <b>{text.gap(draft.gap / 10)}</b>
        <button type="button" aria-label={text.wider} onClick={() => onDraw({ gap: draft.gap + WIDER })}>
          ‹ ›
        </button>
      </fieldset>
      <fieldset className="wg-helm-row wg-ships" aria-label={text.ships}>
        <button type="button" aria-pressed={lone === undefined} onClick={() => onShip(undefined)}>
          {text.allShips}
        </button>
        {unplacedShips(G, sq).map((id) => (
          <button key={id} type="button" aria-pressed={lone === id} onClick={() => onShip(id)}>
            {shipName(G, id)}
          </button>
        ))}
      </fieldset>
      {refused && (
        <p className="wg-slip-warning">
          {refused.reason} <CaseChip case={refused.case} />
        </p>
      )}
      <OfficersSwap session={session} sq={sq} />
    </section>
  );
}

const TENTHS = 10;
/** Plans the step `deploy`: a fleet is placed one squadron at a time [2.8]. */
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

/** Plans the choice of the base edge [2.8]. */
export function planEdge(session: Session): StepView {
  const { ask } = session.words;
  return {
    ask: ask.edge,
    marks: new Map(),
    actions: (['N', 'S'] as const).map((edge) => offer(session, { id: edge, label: session.words.edges[edge] }, 'chooseEdge', [edge])),
  };
}
