import { memo, type PointerEvent, type RefObject, useCallback, useMemo, useRef } from 'react';
import { MOVEMENT } from '../../../../src/games/salamis-ad-actium/data/movement.js';
import { controlled } from '../../../../src/games/salamis-ad-actium/rules/control.js';
import { isDone, isOnTable, sizeOf } from '../../../../src/games/salamis-ad-actium/rules/ships.js';
import type { Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import { ChartWindow, type ChartWindowHandle } from '../../../kit/hex/ChartWindow.js';
import { type Direction, type Place, Places } from '../../../kit/Places.js';
import { battleTitle, describeShip, shortName } from '../names.js';
import type { Plan } from '../session.js';
import { boardText } from '../texts.js';
import { Arcs } from './Arcs.js';
import { baseOutline, CourseLayer } from './CourseLayer.js';
import { Instruments } from './Instruments.js';
import { Links } from './Links.js';
import { ShipFigure } from './ShipFigure.js';
import { MARGIN, onSheet, onTable, type Sheet, sheetOf } from './scale.js';
import { Waters } from './Waters.js';

interface TableChartProps {
  readonly G: Salamis;
  readonly plan: Plan;
  readonly onPress: (place: string) => void;
  readonly onPoint: (x: number, y: number) => void;
  /** The ship that was pressed last. */
  readonly looked: string | undefined;
  /** Control of squadrons and approach rings are wanted. */
  readonly rings: boolean;
  readonly lit: readonly string[];
  readonly hidden: boolean;
  readonly narrow: boolean;
  readonly handle: RefObject<ChartWindowHandle | null>;
}

const SPOT = 44;
const PAPERS = 300;
const StillWaters = memo(Waters);

const tableShips = (G: Salamis): string[] => G.order.filter((id) => isOnTable(G, id));

function placesOf(G: Salamis, sheet: Sheet, plan: Plan, hidden: boolean): Place[] {
  const label = (id: string, name: string) => [name, plan.marks.get(id)?.meaning].filter(Boolean).join('; ');
  const lively = (id: string) => plan.marks.has(id) && plan.marks.get(id)?.kind !== 'no';
  const forts = Object.entries(G.forts).map(([id, { name, poly }]): Place => {
    const [x, y] = onSheet(
      sheet,
      poly.reduce((sum, [px]) => sum + px, 0) / poly.length,
      poly.reduce((sum, [, py]) => sum + py, 0) / poly.length,
    );
    return { id, x, y, width: SPOT, height: SPOT, label: label(id, name), lively: lively(id) };
  });
  if (hidden) return forts;
  const ships = tableShips(G).map((id): Place => {
    const [x, y] = onSheet(sheet, G.ships[id].x, G.ships[id].y);
    const size = Math.max(30, sizeOf(G.ships[id])[0]);
    return { id, x, y, width: size, height: size, round: true, label: label(id, describeShip(G, id)), lively: lively(id) };
  });
  return [...ships, ...forts];
}

const AWAY: { readonly [direction in Direction]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The place that the arrow keys come to: the nearest that lies more that way than aside. */
function walker(places: readonly Place[]) {
  return (from: string, direction: Direction): string | undefined => {
    const here = places.find(({ id }) => id === from);
    if (!here) return undefined;
    const [dx, dy] = AWAY[direction];
    let best: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { id, x, y } of places) {
      const along = (x - here.x) * dx + (y - here.y) * dy;
      const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
      if (id === from || along <= 0 || aside > along * 1.5) continue;
      if (along + aside < least) {
        least = along + aside;
        best = id;
      }
    }
    return best;
  };
}

/** The part of the sheet that the fleets lie in, in shares of it. */
function partOf(G: Salamis, sheet: Sheet): readonly [number, number, number, number] | undefined {
  const points = tableShips(G).map((id) => onSheet(sheet, G.ships[id].x, G.ships[id].y));
  if (!points.length) return undefined;
  const room = 90;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    Math.max(0, (Math.min(...xs) - room) / sheet.width),
    Math.max(0, (Math.min(...ys) - room) / sheet.height),
    Math.min(1, (Math.max(...xs) + room) / sheet.width),
    Math.min(1, (Math.max(...ys) + room) / sheet.height),
  ];
}

/** The table with both fleets on it: press a ship, or the sea where one is to go. */
export function TableChart(props: TableChartProps) {
  const { G, plan, onPress, onPoint, looked, rings, lit, hidden, narrow, handle } = props;
  const { w, h } = G.table;
  const sheet = useMemo(() => sheetOf({ table: { w, h } }), [w, h]);
  const places = useMemo(() => placesOf(G, sheet, plan, hidden), [G, sheet, plan, hidden]);
  const step = useMemo(() => walker(places), [places]);
  const svg = useRef<SVGSVGElement>(null);
  const opening = useMemo(() => partOf(G, sheet), [G, sheet]);
  const near = useMemo(() => {
    const id = plan.selected ?? [...plan.marks.keys()].find((each) => G.ships[each]);
    if (!id || !G.ships[id]) return undefined;
    const [x, y] = onSheet(sheet, G.ships[id].x, G.ships[id].y);
    return { label: boardText.closer, at: [x / sheet.width, y / sheet.height] as const };
  }, [plan, G, sheet]);
  const control = useMemo(() => new Set(Object.keys(G.squadrons).flatMap((sq) => controlled(G, sq))), [G]);
  const stripes = useMemo(() => {
    const count = [0, 0];
    return new Map(Object.entries(G.squadrons).map(([sq, { side }]) => [sq, count[side]++]));
  }, [G.squadrons]);

  const pointed = useCallback(
    (event: PointerEvent<SVGSVGElement>): [number, number] | undefined => {
      const matrix = svg.current?.getScreenCTM();
      if (!matrix) return undefined;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      return onTable(sheet, x, y);
    },
    [sheet],
  );
  const down = useRef<readonly [number, number]>(undefined);
  const released = (event: PointerEvent<SVGSVGElement>) => {
    const from = down.current;
    down.current = undefined;
    if (!from || Math.hypot(event.clientX - from[0], event.clientY - from[1]) > 6) return;
    const point = pointed(event);
    if (point) onPoint(...point);
  };
  const dragged = (event: PointerEvent<SVGCircleElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onPoint(...onTable(sheet, x, y));
  };
  const own = plan.selected && G.ships[plan.selected] ? plan.selected : undefined;
  const end = plan.course ? onSheet(sheet, plan.course.preview.path.place.x, plan.course.preview.path.place.y) : undefined;

  return (
    <ChartWindow
      label={boardText.chartLabel}
      width={sheet.width}
      height={sheet.height}
      place={36}
      opening={narrow ? undefined : opening}
      close={narrow ? (near?.at ?? [0.5, 0.5]) : undefined}
      near={near}
      covered={narrow ? 0 : PAPERS}
      handle={handle}
    >
      <svg
        ref={svg}
        className="sheet salamis-sheet"
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="img"
        aria-label={boardText.chartLabel}
        onPointerDown={(event) => {
          down.current = [event.clientX, event.clientY];
        }}
        onPointerUp={released}
      >
        <StillWaters G={G} sheet={sheet} />
        <text className="sheet-title" x={sheet.width / 2} y={MARGIN - 42}>
          {battleTitle(G)}
        </text>
        <Instruments G={G} sheet={sheet} />
        {plan.zone && (
          <rect
            className="deploy-zone"
            x={MARGIN + plan.zone[0]}
            y={MARGIN + h - plan.zone[3]}
            width={plan.zone[2] - plan.zone[0]}
            height={plan.zone[3] - plan.zone[1]}
          />
        )}
        {own && plan.cone && plan.cone.length > 1 && (
          <path
            className="move-cone"
            d={`M${onSheet(sheet, G.ships[own].x, G.ships[own].y).join(' ')}${plan.cone.map(([x, y]) => `L${onSheet(sheet, x, y).join(' ')}`).join('')}Z`}
          />
        )}
        {own &&
          plan.approaching &&
          [MOVEMENT.approachKeep, MOVEMENT.approachStart].map((mm) => {
            const [cx, cy] = onSheet(sheet, G.ships[own].x, G.ships[own].y);
            return <circle key={mm} className="approach-ring" cx={cx} cy={cy} r={mm + sizeOf(G.ships[own])[0] / 2} />;
          })}
        {own && plan.weapons && <Arcs sheet={sheet} vessel={G.ships[own]} reach={sizeOf(G.ships[own])[0] / 2} weapons={plan.weapons} />}
        {!hidden && (
          <>
            {(rings || own) && <Control G={G} sheet={sheet} only={rings ? undefined : own} control={control} />}
            <Links G={G} sheet={sheet} />
            {tableShips(G).map((id) => {
              const vessel = G.ships[id];
              const [x, y] = onSheet(sheet, vessel.x, vessel.y);
              const mark = plan.marks.get(id);
              return (
                <g key={id} className={`afloat${mark ? ` mark-${mark.kind}` : ''}${lit.includes(id) || looked === id ? ' pointed' : ''}`}>
                  {(mark || lit.includes(id) || looked === id) && (
                    <circle className="ship-halo" cx={x} cy={y} r={sizeOf(vessel)[0] * 0.62} />
                  )}
                  <ShipFigure
                    id={id}
                    vessel={vessel}
                    squadron={G.squadrons[vessel.prize ?? vessel.sq]}
                    stripe={stripes.get(vessel.sq) ?? 0}
                    label={shortName(G, id)}
                    x={x}
                    y={y}
                    done={isDone(G, id)}
                    controlled={control.has(id)}
                  />
                  {mark?.label && (
                    <text className="mark-label" x={x} y={y - 24}>
                      {mark.label}
                    </text>
                  )}
                </g>
              );
            })}
          </>
        )}
        {plan.berths?.map((berth) => (
          <path key={berth.id} className="berth" d={baseOutline(sheet, G, berth.id, berth)} />
        ))}
        {plan.course && <CourseLayer G={G} sheet={sheet} course={plan.course} />}
      </svg>
      <Places label={boardText.chartLabel} width={sheet.width} height={sheet.height} places={places} step={step} onPress={onPress} />
      {end && plan.point && (
        <svg className="course-handle-sheet" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
          <circle
            className="course-handle carry"
            cx={end[0]}
            cy={end[1]}
            r={13}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={dragged}
          />
        </svg>
      )}
    </ChartWindow>
  );
}

interface ControlProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  /** Of this ship's squadron alone. */
  readonly only: string | undefined;
  readonly control: ReadonlySet<string>;
}

/** Lines from each ship in control to its flagship, and the ring of 10 cm about it [2.2]. */
function Control({ G, sheet, only, control }: ControlProps) {
  const squadrons = Object.entries(G.squadrons).filter(([sq]) => only === undefined || G.ships[only].sq === sq);
  return (
    <g className="control">
      {squadrons.map(([sq, { flagship }]) => {
        if (flagship === null || !G.ships[flagship] || !isOnTable(G, flagship)) return null;
        const [fx, fy] = onSheet(sheet, G.ships[flagship].x, G.ships[flagship].y);
        const ships = tableShips(G).filter((id) => G.ships[id].sq === sq && id !== flagship && control.has(id));
        return (
          <g key={sq}>
            <circle className="control-ring" cx={fx} cy={fy} r={100 + sizeOf(G.ships[flagship])[0] / 2} />
            {ships.map((id) => {
              const [x, y] = onSheet(sheet, G.ships[id].x, G.ships[id].y);
              return <line key={id} x1={fx} y1={fy} x2={x} y2={y} />;
            })}
          </g>
        );
      })}
    </g>
  );
}
