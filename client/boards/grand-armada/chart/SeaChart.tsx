import { memo, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import {
  computeVP,
  fleet,
  type GrandArmada,
  grid,
  type HexId,
  isSand,
  lookout,
  onMap,
  type Scenario,
  type ShipId,
  SIDES,
  type Side,
  scenarioOf,
  ship,
  zoneHexes,
} from '../../../../src/games/grand-armada/face.js';
import { ChartWindow, type ChartWindowHandle } from '../../../kit/hex/ChartWindow.js';
import { HexFlares, HexMarks } from '../../../kit/hex/HexMarks.js';
import { hexPath } from '../../../kit/hex/layout.js';
import { InstrumentCase } from '../../../kit/instruments/InstrumentCase.js';
import { RulerLine } from '../../../kit/instruments/RulerLine.js';
import { WhenReady } from '../../../kit/loading/lazyPart.js';
import { Ground } from '../../../kit/map/Ground.js';
import { type Place, Places } from '../../../kit/map/Places.js';
import type { LogLine } from '../../../kit/panels/Log.js';
import { useKitWords } from '../../../kit/words/index.js';
import { later } from '../later.js';
import { describeShip, shipAt, shipsAt } from '../names.js';
import type { OverlayState, StepView } from '../session.js';
import { type GrandArmadaBoardWords, useWords } from '../words/index.js';
import { Bonds } from './Bonds.js';
import { EDGE_STRIP, EDGES, edgePlace, isHex, layout, NEAT, type PlaceId, placePoint, SHEET, walk } from './geography.js';
import { legendsOf, reading } from './legends.js';
import { BoardingArrows, Course, VolleyLines } from './Orders.js';
import { Sheet } from './Sheet.js';
import { Fleet, ShipCounter, ShipName } from './ShipCounter.js';
import { Strip } from './Strip.js';

const SCALE = 1.7;
const WIDTH = 150;
const HEIGHT = 162;

/** Draws the ships in a hex enlarged, side by side. */
function Fan({ G, hex }: { readonly G: GrandArmada; readonly hex: HexId }) {
  const ids = shipsAt(G, hex);
  const at = layout.at(hex);
  if (!ids.length || !at) return null;
  const width = ids.length * WIDTH;
  const left = Math.min(NEAT.right - width - 6, Math.max(NEAT.left + 6, at[0] - width / 2));
  const above = at[1] - 52 - HEIGHT > NEAT.top;
  const top = above ? at[1] - 52 - HEIGHT : at[1] + 58;
  return (
    <g className="wg-fan" transform={`translate(${left} ${top})`}>
      <rect className="wg-fan-shadow" x={5} y={6} width={width} height={HEIGHT} rx={6} />
      <rect className="wg-fan-ground" width={width} height={HEIGHT} rx={6} />
      {ids.map((id, i) => (
        <g key={id} transform={`translate(${WIDTH * (i + 0.5)} ${HEIGHT / 2 - 8}) scale(${SCALE})`}>
          <ShipCounter G={G} id={id} />
          <ShipName id={id} />
        </g>
      ))}
    </g>
  );
}

const pathOf = (labels: readonly string[], inset: number) =>
  labels.map((label) => hexPath(layout.at(label) ?? [0, 0], layout.size, inset)).join('');

/** Draws the zones of control of a side's fighting ships [7]. */
const ControlZones = memo(function ControlZones({ G, side }: { readonly G: GrandArmada; readonly side: Side }) {
  const d = useMemo(() => {
    const sea = lookout(G).charted();
    return pathOf(
      grid.labels.filter((_, hex) => sea.controls(side, hex)),
      2.5,
    );
  }, [G, side]);
  return <path className={`wg-control-zone wg-fleet-${side}`} d={d} />;
});

const DeployZone = memo(function DeployZone({ scenario, side }: { readonly scenario: Scenario; readonly side: Side }) {
  return <path className={`wg-deploy-zone wg-fleet-${side}`} d={pathOf(zoneHexes(scenario, side), 0)} />;
});

type ChartPlan = Pick<StepView, 'marks' | 'selected' | 'course' | 'fire' | 'aims' | 'orders' | 'boardings' | 'deploys'>;

interface ChartProps {
  readonly G: GrandArmada;
  readonly plan: ChartPlan;
  readonly onPress: (place: PlaceId) => void;
  /** The ship selected last, whose shots are drawn. */
  readonly looked: ShipId | undefined;
  readonly sounding: OverlayState;
  /** Places highlighted from the log. */
  readonly lit: readonly PlaceId[];
  /** Hexes that each ship passed in its last move. */
  readonly courses: ReadonlyMap<string, readonly PlaceId[]>;
  readonly told: readonly LogLine[];
  readonly fresh: number;
  readonly hidden: boolean;
  readonly still: boolean;
  readonly narrow: boolean;
  readonly handle: RefObject<ChartWindowHandle | null>;
}

const StillPlaces = memo(Places);
const StillFleet = memo(Fleet);
const StillBonds = memo(Bonds);

function placesOf(G: GrandArmada, marks: StepView['marks'], hidden: boolean, words: GrandArmadaBoardWords): Place[] {
  const { sand, exits } = scenarioOf(G);
  const grounds = sand ? words.sheet.sandActs : words.sheet.sand;
  const afloat = new Set(hidden ? [] : shipPlaces(G));
  const hexes = grid.labels.map((hex, i): Place => {
    const [x, y] = layout.at(hex) ?? [0, 0];
    const mark = marks.get(hex);
    const there = afloat.has(hex) ? shipsAt(G, hex).map((id) => describeShip(G, id, words)) : [];
    return {
      id: hex,
      x,
      y,
      width: layout.size * 2,
      height: layout.height,
      lively: mark !== undefined && mark.kind !== 'no',
      carry: mark?.kind === 'pick' && there.length > 0,
      label: [hex, isSand(i) ? grounds : '', ...there, mark?.meaning].filter(Boolean).join('; '),
    };
  });
  const edges = EDGES.map((edge): Place => {
    const mark = marks.get(edgePlace(edge));
    const leavers = SIDES.filter((side) => exits[side].includes(edge)).map((side) => words.sheet.exit(words.sides[side]));
    return {
      id: edgePlace(edge),
      ...EDGE_STRIP[edge],
      round: true,
      lively: mark !== undefined,
      label: [words.sheet.edge(words.edges[edge]), ...leavers, mark?.meaning].filter(Boolean).join('; '),
    };
  });
  return [...hexes, ...edges];
}

type Part = readonly [left: number, top: number, right: number, bottom: number];

const within = (inner: Part | undefined, outer: Part): boolean =>
  !inner || (inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]);

/** Minimum size of the part that the map zooms to, in map units. */
const LEAST = [760, 520] as const;

/** Returns the bounds of places plus a margin, as fractions of the map's width and height. */
function bounds(places: readonly PlaceId[], room: number): Part | undefined {
  const points = places.map(placePoint).filter((point) => point !== undefined);
  if (!points.length) return undefined;
  const span = (axis: 0 | 1, length: number): [number, number] => {
    const all = points.map((point) => point[axis]);
    const [low, high] = [Math.min(...all) - room, Math.max(...all) + room];
    const more = room ? Math.max(0, LEAST[axis] - (high - low)) / 2 : 0;
    return [Math.max(0, (low - more) / length), Math.min(1, (high + more) / length)];
  };
  const [[left, right], [top, bottom]] = [span(0, SHEET.width), span(1, SHEET.height)];
  return [left, top, right, bottom];
}

const shipPlaces = (G: GrandArmada): PlaceId[] => fleet(G).flatMap((id) => (onMap(G, id) ? (ship(G, id).hex ?? []) : []));

/** Returns the point on which to centre the map: the selected ship, otherwise the middle of the highlighted hexes or of the fleets. */
function centreOf(G: GrandArmada, { marks, selected }: ChartPlan): readonly [number, number] {
  const own = selected && G.ships[selected]?.hex;
  const lit = [...marks.keys()].filter(isHex);
  const places = own ? [own] : lit.length ? lit : shipPlaces(G);
  const [left, top, right, bottom] = bounds(places, 0) ?? [0.5, 0.45, 0.5, 0.45];
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Returns the point to keep in view: the selected ship, or the middle of the highlighted hexes if none of them is visible. */
function keptOf({ G, plan }: Pick<ChartProps, 'G' | 'plan'>, part: Part | undefined): readonly [number, number] | undefined {
  const own = plan.selected && G.ships[plan.selected]?.hex;
  const lit = [...plan.marks.keys()].filter(isHex);
  const seen = part && lit.some((hex) => within(bounds([hex], 0), part));
  if (own || (lit.length && part && !seen)) return centreOf(G, plan);
  return undefined;
}

/** Renders the map with both fleets, and a button on every hex and edge. */
export function SeaChart(props: ChartProps) {
  const words = useWords();
  const kit = useKitWords();
  const { G, plan, onPress, looked, sounding, lit, courses, told, fresh, hidden, still, narrow, handle } = props;
  const { marks, selected, course, fire, aims, orders, boardings, deploys } = plan;
  const [hovered, setHovered] = useState<PlaceId>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = useCallback((id: string | undefined) => {
    clearTimeout(timer.current);
    if (id) timer.current = setTimeout(() => setHovered(id), 320);
    else setHovered(undefined);
  }, []);
  const press = useCallback(
    (id: string) => {
      clearTimeout(timer.current);
      setHovered(undefined);
      onPress(id);
    },
    [onPress],
  );
  const places = useMemo(() => placesOf(G, marks, hidden, words), [G, marks, hidden, words]);
  // The map opens on the fleets, and zooms again if a ship has left the view, but not during its move.
  const framed = useRef<{ readonly phase: string; readonly part: Part | undefined }>(undefined);
  const deploying = G.phase === 'deploy' ? 'deploy' : 'battle';
  const ships = shipPlaces(G);
  const strayed = framed.current?.part && !G.active && !within(bounds(ships, 0), framed.current.part);
  if (framed.current?.phase !== deploying || strayed) {
    framed.current = { phase: deploying, part: deploying === 'deploy' ? undefined : bounds(ships, 62) };
  }
  const opened = useRef<{ G: GrandArmada; at: readonly [number, number] }>(undefined);
  if (narrow && opened.current?.G !== G) {
    const at = centreOf(G, plan);
    const before = opened.current?.at;
    const same = before && Math.hypot(before[0] - at[0], before[1] - at[1]) < 0.08;
    opened.current = { G, at: same ? before : at };
  }
  const litHexes = useMemo(() => lit.filter(isHex), [lit]);
  const over = !hidden && hovered && isHex(hovered) ? shipAt(G, hovered) : undefined;
  const open = looked && G.ships[looked] && onMap(G, looked) ? looked : undefined;
  const pointed = over ?? open ?? selected;
  const { on, ruler } = sounding;
  const aimed = over && over !== selected ? { G, id: over } : (fire ?? (open && !orders ? { G, id: open } : undefined));
  const firing = aims || on.has('fire') ? aimed : undefined;
  const measured = {
    from: ruler.from,
    to: ruler.to ?? (ruler.from && hovered !== ruler.from && hovered && isHex(hovered) ? hovered : undefined),
  };
  const points = computeVP(G);
  const chart = (
    <ChartWindow
      label={words.chart}
      width={SHEET.width}
      height={SHEET.height}
      place={layout.height}
      close={narrow ? opened.current?.at : undefined}
      opening={framed.current.part}
      keep={keptOf(props, framed.current?.part)}
      near={{ label: words.near, at: centreOf(G, plan) }}
      handle={handle}
    >
      <Ground className="wg-chart-svg wg-high-sea" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
        <Sheet scenario={G.scenario} />
      </Ground>
      <svg className="wg-chart-svg" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        <Strip scenario={G.scenario} turn={G.turn} windChanges={G.options.windChanges} english={points.E} spanish={points.S} />
        {deploys && <DeployZone scenario={scenarioOf(G)} side={deploys} />}
        {!hidden && on.has('zones') && SIDES.map((side) => <ControlZones key={side} G={G} side={side} />)}
        <HexMarks layout={layout} marks={marks} layer="ground" />
        <EdgeMarks marks={marks} />
        {!hidden && (
          <>
            {firing && <WhenReady of={later}>{({ FireGround }) => <FireGround G={firing.G} id={firing.id} />}</WhenReady>}
            {pointed && on.has('reach') && <WhenReady of={later}>{({ ReachGround }) => <ReachGround G={G} id={pointed} />}</WhenReady>}
            <StillFleet G={G} selected={selected} courses={courses} still={still} />
            <StillBonds G={G} />
          </>
        )}
        {course && <Course G={G} course={course} />}
        <HexMarks layout={layout} marks={marks} layer="figures" />
        {!hidden && firing && <WhenReady of={later}>{({ FireArc }) => <FireArc G={firing.G} id={firing.id} />}</WhenReady>}
        {pointed && on.has('wind') && <WhenReady of={later}>{({ WindOn }) => <WindOn G={G} id={pointed} />}</WhenReady>}
        {orders && <VolleyLines G={G} orders={orders} />}
        {boardings && <BoardingArrows G={G} list={boardings} />}
        {!still && <WhenReady of={later}>{({ Smoke }) => <Smoke told={told} fresh={fresh} />}</WhenReady>}
        <HexFlares layout={layout} lit={litHexes} />
        {over && hovered && !ruler.active && <Fan G={G} hex={hovered} />}
        {ruler.active && (
          <RulerLine
            from={layout.at(measured.from ?? '')}
            to={layout.at(measured.to ?? '')}
            text={measured.from && measured.to && reading(G, measured.from, measured.to, words).short}
            size={20}
          />
        )}
      </svg>
      <StillPlaces
        label={words.chart}
        width={SHEET.width}
        height={SHEET.height}
        places={places}
        step={walk}
        onPress={press}
        onHover={hover}
      />
    </ChartWindow>
  );
  const legends = legendsOf({ G, sounding, id: pointed, ruler: measured, words, kit });
  return (
    <div className="wg-chart-room">
      {chart}
      <InstrumentCase instruments={sounding} names={words.lay.names} legends={legends} narrow={narrow} />
    </div>
  );
}

/** Marks the edges by which the selected ship can leave. */
function EdgeMarks({ marks }: { readonly marks: StepView['marks'] }) {
  return EDGES.map((edge) => {
    const mark = marks.get(edgePlace(edge));
    if (!mark) return null;
    const { x, y, width, height } = EDGE_STRIP[edge];
    return (
      <rect
        key={edge}
        className={`wg-edge-mark wg-${mark.kind}`}
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={8}
      />
    );
  });
}
