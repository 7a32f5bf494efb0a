import { memo, useCallback, useMemo, useRef, useState } from 'react';
import {
  AREAS,
  COMMAND_IDS,
  commandsOf,
  grappledTo,
  hexOf,
  isGrappled,
  SCENARIOS,
  type ScenarioId,
  type Sluys,
  sideOfUnit,
  stackOf,
  terrainAt,
  topAt,
  WATER,
  ZONES,
  type Zone,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { memoizing } from '../../../../src/kit/memo.js';
import type { MapProps } from '../../../kit/board/boardSource.js';
import { ChartWindow } from '../../../kit/hex/ChartWindow.js';
import { HexCourse, HexFlares, HexMarks } from '../../../kit/hex/HexMarks.js';
import { hexPath, sideCorners } from '../../../kit/hex/layout.js';
import { InstrumentCase } from '../../../kit/instruments/InstrumentCase.js';
import { RulerLine } from '../../../kit/instruments/RulerLine.js';
import { WhenReady } from '../../../kit/loading/lazyPart.js';
import { Ground } from '../../../kit/map/Ground.js';
import { type Place, Places } from '../../../kit/map/Places.js';
import { useKitWords } from '../../../kit/words/index.js';
import { later } from '../later.js';
import { describeHex, menOn, type Seen } from '../names.js';
import type { BoardLook, SluysTypes, StepView } from '../session.js';
import { useSeen } from '../useLook.js';
import { useWords } from '../words/index.js';
import { Bonds } from './Bonds.js';
import { BOX, BOX_AT, boxPlace, isHex, layout, NEAT, type PlaceId, placePoint, SHEET, walk } from './land.js';
import { legendsOf, reading } from './legends.js';
import { Man } from './Men.js';
import { Fleet } from './Pieces.js';
import { Sheet } from './Sheet.js';
import { SquadronCounter } from './SquadronCounter.js';
import { Boxes, CurrentDial, describeBox, Tracks, WindDial } from './Tracks.js';

const flat = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

function zonePaths(zone: Zone): { wash: string; edge: string } {
  const middles = ZONES[zone].map((hex) => layout.at(hex)).filter((at) => at !== undefined);
  return {
    wash: middles.map((at) => hexPath(at, layout.size)).join(''),
    edge: middles.map((at) => `M${flat(([5, 0, 1] as const).map((side) => sideCorners(at, layout.size, side)[0]))}`).join(''),
  };
}

const PATHS: { readonly [zone in Zone]: { wash: string; edge: string } } = { redNW: zonePaths('redNW'), redNE: zonePaths('redNE') };

/** Draws the red Entry Zones. Those of the scenario are highlighted (1.4.5). */
const RedZones = memo(function RedZones({ open }: { readonly open: string }) {
  const { sheet } = useWords();
  return (
    <g className="wg-map-sheet wg-zones">
      {(['redNW', 'redNE'] as const).map((zone) => {
        const middle = layout.at(ZONES[zone][Math.floor(ZONES[zone].length / 2)]);
        const isOpen = open.split(' ').includes(zone);
        return (
          <g key={zone} className={isOpen ? 'wg-zone wg-open' : 'wg-zone'}>
            <path className="wg-zone-wash" d={PATHS[zone].wash} />
            <path className="wg-zone-edge" d={PATHS[zone].edge} />
            {isOpen && middle && (
              <text className="wg-zone-name" x={middle[0]} y={middle[1] + 66}>
                {sheet.entry}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Draws the French deployment area of a scenario. */
const Anchorage = memo(function Anchorage({ scenario }: { readonly scenario: ScenarioId }) {
  const areas = [...new Set(commandsOf('french').map((command) => SCENARIOS[scenario].areas[command]))];
  return (
    <g>
      {areas.map((area, i) => {
        if (!area) return null;
        const middles = AREAS[area].map((hex) => layout.at(hex)).filter((at) => at !== undefined);
        return (
          <path key={area} className={`wg-anchorage-area wg-area-${i}`} d={middles.map((at) => hexPath(at, layout.size, 1)).join('')} />
        );
      })}
    </g>
  );
});

const SHIP = 118;
const MAN = 58;
const GAP = 12;

/** Draws the units in a hex, spread out beside it. */
function Fan({ G, hex }: { readonly G: Sluys; readonly hex: string }) {
  const top = topAt(G, hex);
  const at = layout.at(hex);
  if (top === undefined || !at) return null;
  const ships = stackOf(G, top);
  const men = menOn(G, top);
  const { side } = G.squadrons[top];
  const rows = [men.filter((id) => sideOfUnit(G, id) === side), men.filter((id) => sideOfUnit(G, id) !== side)].filter((row) => row.length);
  const width = Math.max(ships.length * (SHIP + 6), ...rows.map((row) => row.length * MAN)) + GAP * 2;
  const height = SHIP + rows.length * MAN + GAP * 2;
  const left = Math.min(NEAT.right - width - 8, Math.max(NEAT.left + 8, at[0] - width / 2));
  const below = at[1] + 46 + height < NEAT.bottom;
  const y = below ? at[1] + 44 : at[1] - 44 - height;
  return (
    <g className="wg-fan" transform={`translate(${left} ${y})`}>
      <rect className="wg-fan-shadow" x={5} y={6} width={width} height={height} rx={6} />
      <rect className="wg-fan-ground" width={width} height={height} rx={6} />
      {ships.map((id, i) => (
        <g key={id} transform={`translate(${width / 2 + (i - (ships.length - 1) / 2) * (SHIP + 6)} ${GAP + SHIP / 2}) scale(${SHIP / 90})`}>
          <SquadronCounter G={G} id={id} />
        </g>
      ))}
      {rows.map((row, r) =>
        row.map((id, i) => (
          <g key={id} transform={`translate(${width / 2 + (i - (row.length - 1) / 2) * MAN} ${GAP + SHIP + 30 + r * MAN}) scale(1.7)`}>
            <Man G={G} id={id} />
          </g>
        )),
      )}
    </g>
  );
}

/** A part of the map, as fractions of its width and height. */
type Part = readonly [left: number, top: number, right: number, bottom: number];

/** Fractions of the map's width and height (`HEIGHT`) first shown on a desktop, with counters 44 px wide. */
const WIDTH = 0.45;
const HEIGHT = 0.56;

function partAround([x, y]: readonly [number, number]): Part {
  const left = Math.min(1 - WIDTH, Math.max(0, x - WIDTH / 2));
  const top = Math.min(1 - HEIGHT, Math.max(0, y - HEIGHT / 2));
  return [left, top, left + WIDTH, top + HEIGHT];
}

/** Whether a point is far enough inside a part of the map that the view need not move. */
const wellInside = ([left, top, right, bottom]: Part, [x, y]: readonly [number, number]): boolean =>
  x > left + WIDTH / 5 && x < right - WIDTH / 5 && y > top + HEIGHT / 5 && y < bottom - HEIGHT / 5;

const StillPlaces = memo(Places);
const StillFleet = memo(Fleet);
const StillBonds = memo(Bonds);
const StillTracks = memo(Tracks);

function placesOf(seen: Seen, marks: StepView['marks'], hidden: boolean): Place[] {
  const { G, words } = seen;
  const open = new Set(G.options.zones.flatMap((zone: Zone) => ZONES[zone]));
  const hexes = WATER.map((hex): Place => {
    const [x, y] = layout.at(hex) ?? [0, 0];
    const mark = marks.get(hex);
    const there = describeHex(seen, hex);
    const terrain = words.terrain[terrainAt(hex) ?? 'deep'];
    const bound = isGrappled(G, hex) ? grappledTo(G, hex).map((other) => words.state.grappled(other)) : [];
    const fight = G.act?.markers.includes(hex) ? words.state.melee : '';
    return {
      id: hex,
      x,
      y,
      width: layout.size * 2,
      height: layout.height,
      lively: mark !== undefined && mark.kind !== 'no',
      label: [`${hex}, ${terrain}`, open.has(hex) ? words.sheet.entry : '', ...(hidden ? [] : there), ...bound, fight, mark?.meaning]
        .filter(Boolean)
        .join('; '),
    };
  });
  const boxes = COMMAND_IDS.map((command): Place => {
    const [x, y] = BOX_AT[command];
    const mark = marks.get(boxPlace(command));
    return {
      id: boxPlace(command),
      x,
      y,
      ...BOX,
      round: true,
      lively: mark !== undefined,
      label: [describeBox(seen, command), mark?.meaning].filter(Boolean).join('; '),
    };
  });
  return [...hexes, ...boxes];
}

/** Returns the place to which an arrow key leads, among water hexes or command boxes. Past the first or last box, it is the first hex. */
const step: Parameters<typeof Places>[0]['step'] = (from, direction) => {
  if (isHex(from)) return walk(from, direction);
  const at = COMMAND_IDS.findIndex((command) => boxPlace(command) === from);
  const next = COMMAND_IDS[at + (direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1)];
  return next ? boxPlace(next) : WATER[0];
};

/** Free space around the fleets, in map units. */
const AROUND = 110;

/** Returns the part of the map with these points and free space around them, with counters at most 44 px wide. */
function partWith(points: readonly (readonly [number, number])[]): Part {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND].map((x) => x / SHEET.width);
  const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND].map((y) => y / SHEET.height);
  const spare = [Math.max(0, WIDTH - (right - left)) / 2, Math.max(0, HEIGHT - (bottom - top)) / 2];
  return [Math.max(0, left - spare[0]), Math.max(0, top - spare[1]), Math.min(1, right + spare[0]), Math.min(1, bottom + spare[1])];
}

/** Returns the part of the map with all squadrons, or undefined until both fleets are on the map. */
export function fleetsPart(G: Sluys): Part | undefined {
  const afloat = Object.values(G.squadrons).filter(({ hex }) => hex !== null);
  if (new Set(afloat.map(({ side }) => side)).size < 2) return undefined;
  return partWith(afloat.map(({ hex }) => layout.at(hex ?? '') ?? [0, 0]));
}

const holds = ([left, top, right, bottom]: Part, [x, y]: readonly [number, number]): boolean =>
  x >= left * SHEET.width && x <= right * SHEET.width && y >= top * SHEET.height && y <= bottom * SHEET.height;

/** Factor by which the view may be wider or higher than a decision needs. */
const TOO_FAR = 1.3;
const isTooFar = (shown: Part, needed: Part): boolean =>
  [0, 1].some((axis) => shown[axis + 2] - shown[axis] > TOO_FAR * (needed[axis + 2] - needed[axis]));

/**
 * Returns the view for a choice among highlighted places: the previous view, unless it does not show all of them or its counters are too
 * small.
 */
export function framing(before: Part | undefined, places: Iterable<PlaceId>): Part {
  const points = [...places].map(placePoint).filter((point) => point !== undefined);
  const needed = partWith(points);
  return before && points.every((point) => holds(before, point)) && !isTooFar(before, needed) ? before : needed;
}

/** Returns the point on which to centre the map: the selected unit, or else the middle of the highlighted places or of the fleets. */
function centreOf(G: Sluys, { marks, selected }: Pick<StepView, 'marks' | 'selected'>): readonly [number, number] {
  const own = selected ? G.squadrons[selected]?.hex : undefined;
  const places = own ? [own] : marks.size ? [...marks.keys()] : Object.values(G.squadrons).flatMap(({ hex }) => hex ?? []);
  const points = places.map(placePoint).filter((point) => point !== undefined);
  if (!points.length) return [0.5, 0.45];
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0) / SHEET.width, mean(1) / SHEET.height];
}

type ChartProps = MapProps<SluysTypes> & Pick<BoardLook, 'looked' | 'sounding'>;

/** Renders the map with both fleets, and a button for each water hex and command box. */
export function ZwinChart({ G, plan, onPress, looked, sounding, lit, courses, hidden, still, narrow, handle }: ChartProps) {
  const kit = useKitWords();
  const { marks, selected, path, anchorage } = plan;
  const seen = useSeen(G);
  const { words } = seen;
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
  const places = useMemo(() => memoizing(() => placesOf(seen, marks, hidden)), [seen, marks, hidden]);
  // On a phone, a new decision centres the map, but the map does not move during the decision.
  const opened = useRef<{ G: Sluys; at: readonly [number, number] }>(undefined);
  if (narrow && opened.current?.G !== G) {
    const at = centreOf(G, plan);
    const before = opened.current?.at;
    const same = before && Math.hypot(before[0] - at[0], before[1] - at[1]) < 0.06;
    opened.current = { G, at: same ? before : at };
  }
  // On a desktop, the map is centred on the action. During deployment and the choice of commands, the whole map is shown.
  const framed = useRef<Part>(undefined);
  const overview = G.phase === 'deploy' || (marks.size > 0 && ![...marks.keys()].some(isHex));
  if (overview) framed.current = undefined;
  else if (marks.size > 0 && !(selected && G.squadrons[selected]?.hex)) framed.current = framing(framed.current, marks.keys());
  else if (marks.size > 0 && !(framed.current && wellInside(framed.current, centreOf(G, plan))))
    framed.current = partAround(centreOf(G, plan));
  const fleets = useMemo(() => fleetsPart(G), [G]);
  const litHexes = useMemo(() => lit.filter(isHex), [lit]);
  const { on, ruler } = sounding;
  const overlayFor =
    [hovered, looked, selected && hexOf(G, selected)].find((place) => place && isHex(place) && topAt(G, place)) || undefined;
  const beyond = ruler.from && hovered && hovered !== ruler.from && isHex(hovered) ? hovered : undefined;
  const measured = { from: ruler.from, to: ruler.to ?? beyond };
  const chart = (
    <ChartWindow
      label={words.chart}
      width={SHEET.width}
      height={SHEET.height}
      place={layout.height}
      close={narrow ? opened.current?.at : undefined}
      opening={narrow || overview ? undefined : (framed.current ?? fleets)}
      near={{ label: words.near, at: centreOf(G, plan) }}
      handle={handle}
    >
      <Ground className="wg-chart-svg wg-zwin" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
        <Sheet />
      </Ground>
      <svg className="wg-chart-svg" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        <RedZones open={G.options.zones.join(' ')} />
        {anchorage && <Anchorage scenario={G.scenario} />}
        <WindDial x={1893} y={648} to={G.wind} />
        <CurrentDial x={1893} y={830} to={G.current} />
        <Boxes G={G} lit={(command) => marks.get(boxPlace(command))?.kind} />
        <StillTracks G={G} />
        <HexMarks layout={layout} marks={marks} layer="ground" />
        {on.size > 0 && <WhenReady of={later}>{({ GroundOverlay }) => <GroundOverlay G={G} on={on} hex={overlayFor} />}</WhenReady>}
        {!hidden && (
          <>
            <StillFleet G={G} selected={selected} courses={courses} still={still} />
            <StillBonds G={G} />
          </>
        )}
        {path && <HexCourse layout={layout} path={path} />}
        <HexMarks layout={layout} marks={marks} layer="figures" />
        <HexFlares layout={layout} lit={litHexes} />
        {overlayFor && on.has('wind') && <WhenReady of={later}>{({ WindOn }) => <WindOn G={G} hex={overlayFor} />}</WhenReady>}
        {!hidden && hovered && isHex(hovered) && !ruler.active && <Fan G={G} hex={hovered} />}
        {ruler.active && (
          <RulerLine
            from={layout.at(measured.from ?? '')}
            to={layout.at(measured.to ?? '')}
            text={measured.from && measured.to && reading(seen, measured.from, measured.to).short}
            size={20}
          />
        )}
      </svg>
      <StillPlaces
        label={words.chart}
        width={SHEET.width}
        height={SHEET.height}
        places={places}
        step={step}
        onPress={press}
        onHover={hover}
      />
    </ChartWindow>
  );
  return (
    <div className="wg-chart-room">
      {chart}
      <InstrumentCase
        instruments={sounding}
        names={words.lay.names}
        legends={legendsOf({ seen, sounding, hex: overlayFor, ruler: measured, kit })}
        narrow={narrow}
      />
    </div>
  );
}
