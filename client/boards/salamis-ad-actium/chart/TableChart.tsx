import { memo, type PointerEvent, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { controlled, type Link, type Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import type { MapProps } from '../../../kit/board/boardSource.js';
import { ChartWindow } from '../../../kit/hex/ChartWindow.js';
import { useSteady } from '../../../kit/hooks/hooks.js';
import { sameData } from '../../../kit/hooks/sameData.js';
import { useHighlightedPlaces } from '../../../kit/host/hint.js';
import { TutorContext } from '../../../kit/host/tutor.js';
import { InstrumentCase } from '../../../kit/instruments/InstrumentCase.js';
import { Ground } from '../../../kit/map/Ground.js';
import { Places } from '../../../kit/map/Places.js';
import { useKitWords } from '../../../kit/words/index.js';
import { shipName } from '../names.js';
import type { BoardLook, SalamisTypes } from '../session.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { Afloat, Ghosts } from './Afloat.js';
import { CourseLayer, OrdersAbove, OrdersBelow } from './CourseLayer.js';
import { Currents, WeatherGlass } from './Instruments.js';
import { legendsOf } from './legends.js';
import { Control, ReachCone, WeaponArcs, WindOn } from './Overlays.js';
import { partOf, placesOf, pointOf, pointsOf, shipsAt, walker } from './places.js';
import { onShip, RulerLayer } from './RulerLayer.js';
import { onSheet, onTable, type Sheet, sheetOf } from './scale.js';
import { useVoyages, type Voyage } from './voyages.js';
import { Edges, Waters } from './Waters.js';

/** Ships near a click, nearest first, and where in the window the click was. */
interface Crowding {
  readonly ids: readonly string[];
  readonly x: number;
  readonly y: number;
}

interface CrowdProps {
  readonly G: Salamis;
  readonly crowding: Crowding;
  readonly onPick: (id: string) => void;
}

/** Lists, below the position of a click, the other ships that the player may have meant. */
function Crowd({ G, crowding: { ids, x, y }, onPick }: CrowdProps) {
  const words = useWords();
  return (
    <fieldset className="wg-crowd" aria-label={words.crowd} style={{ left: x, top: y }}>
      {ids.slice(1).map((id) => (
        <button key={id} type="button" className={`wg-fleet-${G.ships[id].side ?? 'none'}`} onClick={() => onPick(id)}>
          {shipName(G, id)}
        </button>
      ))}
    </fieldset>
  );
}

interface TrailsProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly voyages: readonly Voyage[];
}

/** Draws the wakes of the ships that have just moved, until the next move. */
function Trails({ G, sheet, voyages }: TrailsProps) {
  return (
    <g>
      {voyages.map(({ id, legs }) => (
        <path
          key={id}
          className={`wg-trail wg-fleet-${G.ships[id]?.side ?? 'none'}`}
          d={legs.map(([x, y], i) => `${i ? 'L' : 'M'}${onSheet(sheet, x, y).join(' ')}`).join('')}
        />
      ))}
    </g>
  );
}

/** Draws links between ships: lines from hull to hull, with a dash pattern for each kind. */
function Links({ G, sheet }: { readonly G: Salamis; readonly sheet: Sheet }) {
  const ends = ({ a, b }: Link) => [G.ships[a], G.ships[b]].map(({ at }) => onSheet(sheet, at.x, at.y));
  return (
    <g>
      {Object.entries(G.links).map(([id, link]) => {
        const [[x1, y1], [x2, y2]] = ends(link);
        return (
          <g key={id} className={`wg-link wg-${link.kind}`}>
            <line className="wg-link-under" x1={x1} y1={y1} x2={x2} y2={y2} />
            <line className="wg-link-line" x1={x1} y1={y1} x2={x2} y2={y2} />
            <circle cx={(x1 + x2) / 2} cy={(y1 + y2) / 2} r={3.2} />
          </g>
        );
      })}
    </g>
  );
}

interface TableChartProps extends MapProps<SalamisTypes> {
  readonly look: BoardLook;
}

/** Distance in pixels within which a click still selects a ship, for touch and for other pointers. */
const FINGER = { touch: 16, other: 9 } as const;
const DRAGGED = 6;
const WHOLE = [0, 0, 1, 1] as const;
const NOWHERE: readonly string[] = [];
/** Scale in px per mm below which ships are drawn larger than to scale. */
const LEGIBLE = 1.6;
const LARGEST = 3;
/** The enlargement is rounded to a multiple of 1 / `STEPS`, so that most zooming does not change it. */
const STEPS = 8;
const enlargement = (px: number): number => Math.min(LARGEST, Math.max(1, Math.round((LEGIBLE / px) * STEPS) / STEPS));
const StillWaters = memo(
  Waters,
  ({ G: a, sheet }, { G: b, ...now }) => sheet === now.sheet && sameData([a.land, a.shallows, a.forts], [b.land, b.shallows, b.forts]),
);

export function TableChart(props: TableChartProps) {
  const words = useWords();
  const game = useGameWords();
  const { G, plan, look, onPress, lit, courses, hidden, narrow, still, handle } = props;
  const kit = useKitWords();
  const { looked, sounding, onPoint } = look;
  const { on, ruler } = sounding;
  const rings = on.has('rings');
  const { w, h } = G.table;
  const sheet = useMemo(() => sheetOf({ table: { w, h } }), [w, h]);
  const taught = useContext(TutorContext) !== undefined;
  const meant = useHighlightedPlaces() ?? NOWHERE;
  const places = useMemo(
    () => [...placesOf(G, sheet, plan, hidden, words, game), ...(plan.point || !taught ? pointsOf(sheet, meant, words) : [])],
    [G, sheet, plan, hidden, words, game, meant, taught],
  );
  const step = useMemo(() => walker(places), [places]);
  const svg = useRef<SVGSVGElement>(null);
  const own = plan.selected && G.ships[plan.selected]?.status === 'table' ? plan.selected : undefined;
  const opening = useMemo(() => (G.phase === 'battle' && !plan.entry ? partOf(G, sheet, own) : WHOLE), [G, sheet, plan.entry, own]);
  const near = useMemo(() => {
    const berth = plan.berths?.[Math.floor(plan.berths.length / 2)];
    const id = plan.selected ?? [...plan.marks.keys()].find((each) => G.ships[each]);
    const spot = berth ?? (id === undefined ? undefined : G.ships[id]?.at);
    if (!spot) return undefined;
    const [x, y] = onSheet(sheet, spot.x, spot.y);
    return { label: words.closer, at: [x / sheet.width, y / sheet.height] as const };
  }, [plan, G, sheet, words]);
  const control = useMemo(() => new Set(Object.keys(G.squadrons).flatMap((sq) => controlled(G, sq))), [G]);
  const [hovered, setHovered] = useState<string>();
  // Pointer moves cause no render unless an overlay is active.
  const hover = useSteady((place: string | undefined) => setHovered(on.size ? place : undefined));
  const [crowd, setCrowd] = useState<Crowding>();
  const zoomed = useCallback((px: number) => {
    svg.current?.parentElement?.style.setProperty('--enlarge', `${enlargement(px)}`);
  }, []);
  useVoyages(svg, sheet, courses.voyages, still);

  /** Converts a point of the window to a point of the table, in mm. */
  const pointed = useCallback(
    (event: Pick<PointerEvent, 'clientX' | 'clientY'>): [number, number] | undefined => {
      const matrix = svg.current?.getScreenCTM?.();
      if (!matrix) return undefined;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      return onTable(sheet, x, y);
    },
    [sheet],
  );
  const down = useRef<Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'> & { readonly room: DOMRect }>(undefined);
  const more = useRef(false);
  const moved = (event: PointerEvent) =>
    !down.current || Math.hypot(event.clientX - down.current.clientX, event.clientY - down.current.clientY) > DRAGGED;
  const released = (event: PointerEvent<SVGSVGElement>) => {
    const point = moved(event) ? undefined : pointed(event);
    down.current = undefined;
    if (point) onPoint(...point);
  };
  const dragged = (event: PointerEvent<SVGCircleElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !moved(event)) return;
    const point = pointed(event);
    if (point) onPoint(...point, true);
  };
  const agreed = (event: PointerEvent<SVGCircleElement>) => {
    if (!moved(event)) plan.agree?.();
    down.current = undefined;
  };
  /** Buttons of neighbouring ships overlap, so that a click selects the nearest ship and opens a list of the others. */
  const pressed = (place: string) => {
    const at = down.current;
    const point = at && pointed(at);
    down.current = undefined;
    const spot = pointOf(place);
    const end = ruler.active ? (onShip(G, place) ?? (spot && { x: spot[0], y: spot[1] })) : undefined;
    if (end) return ruler.setEnd(end);
    if (spot) return onPoint(...spot);
    if (!at || !point || !G.ships[place]) return onPress(place, more.current);
    const breadth = FINGER[at.pointerType === 'touch' ? 'touch' : 'other'] / (svg.current?.getScreenCTM()?.a ?? 1);
    const here = shipsAt(G, point, breadth);
    setCrowd(here.length > 1 ? { ids: here, x: at.clientX - at.room.left, y: at.clientY - at.room.top } : undefined);
    onPress(here[0] ?? place, more.current);
  };
  const overlayFor = [hovered, looked, own].find((id) => onShip(G, id));
  const end = plan.course ? onSheet(sheet, plan.course.preview.path.place.x, plan.course.preview.path.place.y) : undefined;

  return (
    <div
      className="wg-chart-room"
      onPointerDownCapture={(event) => {
        more.current = event.shiftKey;
        const { clientX, clientY, pointerType, currentTarget } = event;
        down.current = { clientX, clientY, pointerType, room: currentTarget.getBoundingClientRect() };
        if (!(event.target instanceof Element && event.target.closest('.wg-crowd'))) setCrowd(undefined);
      }}
      onWheelCapture={() => setCrowd(undefined)}
      onKeyDownCapture={() => {
        down.current = undefined;
      }}
    >
      <ChartWindow
        label={words.chartLabel}
        width={sheet.width}
        height={sheet.height}
        place={36}
        opening={narrow && near ? undefined : opening}
        close={narrow ? near?.at : undefined}
        near={near}
        handle={handle}
        onZoom={zoomed}
      >
        <Ground className="wg-map-sheet wg-salamis-sheet" viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
          <StillWaters G={G} sheet={sheet} />
        </Ground>
        <svg
          ref={svg}
          className="wg-map-sheet"
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="img"
          aria-label={words.chartLabel}
          onPointerUp={released}
        >
          <Edges G={G} sheet={sheet} />
          <Currents G={G} sheet={sheet} />
          <OrdersBelow G={G} sheet={sheet} plan={plan} />
          {overlayFor !== undefined && on.has('reach') && <ReachCone G={G} sheet={sheet} id={overlayFor} />}
          {overlayFor !== undefined && on.has('fire') && <WeaponArcs G={G} sheet={sheet} id={overlayFor} />}
          {overlayFor !== undefined && on.has('wind') && <WindOn G={G} sheet={sheet} id={overlayFor} />}
          {!hidden && (
            <>
              {(rings || own) && <Control G={G} sheet={sheet} only={rings ? undefined : own} control={control} />}
              <Trails G={G} sheet={sheet} voyages={courses.trails} />
              <Links G={G} sheet={sheet} />
              <Afloat G={G} sheet={sheet} marks={plan.marks} lit={lit} looked={looked} control={control} />
            </>
          )}
          <Ghosts G={G} sheet={sheet} lit={lit} />
          <OrdersAbove G={G} sheet={sheet} plan={plan} />
          {plan.course && <CourseLayer G={G} sheet={sheet} course={plan.course} />}
        </svg>
        <Places
          label={words.chartLabel}
          width={sheet.width}
          height={sheet.height}
          places={places}
          step={step}
          onPress={pressed}
          onHover={hover}
        />
        {end && plan.point && (
          <svg className="wg-course-handle-sheet" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
            <circle
              className="wg-course-handle wg-carry"
              cx={end[0]}
              cy={end[1]}
              r={13}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={dragged}
              onPointerUp={agreed}
            />
          </svg>
        )}
        {ruler.active && (
          <RulerLayer G={G} sheet={sheet} ruler={ruler} pointed={pointed} onSetEnd={ruler.setEnd} onMoveEnd={ruler.moveEnd} />
        )}
      </ChartWindow>
      <WeatherGlass G={G} />
      <InstrumentCase
        instruments={sounding}
        names={words.lay.names}
        legends={legendsOf(G, sounding, overlayFor, words, kit)}
        narrow={narrow}
      />
      {crowd && (
        <Crowd
          G={G}
          crowding={crowd}
          onPick={(id) => {
            setCrowd(undefined);
            onPress(id, more.current);
          }}
        />
      )}
    </div>
  );
}
