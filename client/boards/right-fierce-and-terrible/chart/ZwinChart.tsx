import { memo, useCallback, useMemo, useRef, useState } from 'react';
import {
  COMMAND_IDS,
  grappledTo,
  hexOf,
  isGrappled,
  type Sluys,
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
import { InstrumentCase } from '../../../kit/instruments/InstrumentCase.js';
import { RulerLine } from '../../../kit/instruments/RulerLine.js';
import { WhenHere } from '../../../kit/loading/preload.js';
import { Ground } from '../../../kit/map/Ground.js';
import { type Place, Places } from '../../../kit/map/Places.js';
import { useKitWords } from '../../../kit/words/index.js';
import { later } from '../later.js';
import { describeHex, type Seen } from '../names.js';
import type { BoardLook, SluysTypes, StepView } from '../session.js';
import { useSeen } from '../useSeen.js';
import { Bonds } from './Bonds.js';
import { Boxes, describeBox } from './Boxes.js';
import { CurrentDial, WindDial } from './Dials.js';
import { Fan } from './Fan.js';
import { type Part, partAround, wellInside } from './frame.js';
import { BOX, BOX_AT, boxPlace, isHex, layout, type PlaceId, placePoint, SHEET, walk } from './geography.js';
import { legendsOf, reading } from './legends.js';
import { Fleet } from './Pieces.js';
import { Sheet } from './Sheet.js';
import { Tracks } from './Tracks.js';
import { Anchorage, RedZones } from './Zones.js';

/** How far the papers on the table reach over the chart. */
const PAPERS = 326;

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

/** Arrows walk the water; up from the north edge or down from the south edge come the command boxes. */
const step: Parameters<typeof Places>[0]['step'] = (from, direction) => {
  if (isHex(from)) return walk(from, direction);
  const at = COMMAND_IDS.findIndex((command) => boxPlace(command) === from);
  const next = COMMAND_IDS[at + (direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1)];
  return next ? boxPlace(next) : WATER[0];
};

/** Where the eye should be: the picked unit's hex, or the middle of what is lit, or of the fleets. */
function centreOf(G: Sluys, { marks, selected }: Pick<StepView, 'marks' | 'selected'>): readonly [number, number] {
  const own = selected ? G.squadrons[selected]?.hex : undefined;
  const places = own ? [own] : marks.size ? [...marks.keys()] : Object.values(G.squadrons).flatMap(({ hex }) => hex ?? []);
  const points = places.map(placePoint).filter((point) => point !== undefined);
  if (!points.length) return [0.5, 0.45];
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0) / SHEET.width, mean(1) / SHEET.height];
}

type ChartProps = MapProps<SluysTypes> & Pick<BoardLook, 'looked' | 'sounding'>;

/** The chart of the Zwin with both fleets on it, and a button on every water hex and command box. */
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
  // A phone opens where the decision is; it must not jump while the decision is being made.
  const opened = useRef<{ G: Sluys; at: readonly [number, number] }>(undefined);
  if (narrow && opened.current?.G !== G) {
    const at = centreOf(G, plan);
    const before = opened.current?.at;
    const same = before && Math.hypot(before[0] - at[0], before[1] - at[1]) < 0.06;
    opened.current = { G, at: same ? before : at };
  }
  // A desktop opens on the action, and on the whole sheet while fleets are anchored or command boxes are chosen from.
  const framed = useRef<Part>(undefined);
  const overview = G.phase === 'deploy' || (marks.size > 0 && ![...marks.keys()].some(isHex));
  if (overview) framed.current = undefined;
  else if (marks.size > 0 && !(framed.current && wellInside(framed.current, centreOf(G, plan))))
    framed.current = partAround(centreOf(G, plan));
  const litHexes = useMemo(() => lit.filter(isHex), [lit]);
  const { on, ruler } = sounding;
  const laidOn = [hovered, looked, selected && hexOf(G, selected)].find((place) => place && isHex(place) && topAt(G, place)) || undefined;
  const beyond = ruler.from && hovered && hovered !== ruler.from && isHex(hovered) ? hovered : undefined;
  const measured = { from: ruler.from, to: ruler.to ?? beyond };
  const chart = (
    <ChartWindow
      label={words.chart}
      width={SHEET.width}
      height={SHEET.height}
      place={layout.height}
      align="right"
      close={narrow ? opened.current?.at : undefined}
      opening={narrow ? undefined : framed.current}
      covered={narrow ? 0 : PAPERS}
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
        {on.size > 0 && <WhenHere of={later}>{({ GroundLaid }) => <GroundLaid G={G} on={on} hex={laidOn} />}</WhenHere>}
        {!hidden && (
          <>
            <StillFleet G={G} selected={selected} courses={courses} still={still} />
            <StillBonds G={G} />
          </>
        )}
        {path && <HexCourse layout={layout} path={path} />}
        <HexMarks layout={layout} marks={marks} layer="figures" />
        <HexFlares layout={layout} lit={litHexes} />
        {laidOn && on.has('wind') && <WhenHere of={later}>{({ WindOn }) => <WindOn G={G} hex={laidOn} />}</WhenHere>}
        {!hidden && hovered && isHex(hovered) && !ruler.laid && <Fan G={G} hex={hovered} />}
        {ruler.laid && (
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
        legends={legendsOf({ seen, sounding, hex: laidOn, ruler: measured, kit })}
        narrow={narrow}
      />
    </div>
  );
}
