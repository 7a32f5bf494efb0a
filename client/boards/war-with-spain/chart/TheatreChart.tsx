import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { cityAt, grid, type HexId, type Side, terrainOf, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import type { MapProps } from '../../../kit/board/boardSource.js';
import { ChartWindow } from '../../../kit/hex/ChartWindow.js';
import { HexCourse, HexFlares, HexMarks } from '../../../kit/hex/HexMarks.js';
import { InstrumentCase } from '../../../kit/instruments/InstrumentCase.js';
import { RulerLine } from '../../../kit/instruments/RulerLine.js';
import { Ground } from '../../../kit/map/Ground.js';
import { type Place, Places } from '../../../kit/map/Places.js';
import type { ChartPart } from '../../../kit/panels/chartPart.js';
import { useKitWords } from '../../../kit/words/index.js';
import { describeBlock, describeCity } from '../describe.js';
import { placeWithin, useNames } from '../names.js';
import type { Block } from '../pieces.js';
import { groundsOf } from '../routes.js';
import type { BoardLook, StepView, Vocabulary, WarTypes } from '../session.js';
import { useWords, type WarBoardWords } from '../words/index.js';
import { CityNames, PlacedNames, Reaches, Rings } from './Cities.js';
import { BackCounter, UnitCounter } from './Counters.js';
import { inPlay, layout, NEAT, SHEET, walk } from './coast.js';
import { Banners, Forces, Sieges } from './Forces.js';
import { legendsOf, reading } from './legends.js';
import { followed, middleOf, openingOf } from './regions.js';
import { Sheet } from './Sheet.js';

const ROW = 6;
const CELL = 96;
const GAP = 12;

/** Draws the counters in a hex spread out, one row per block. */
function Fan({ G, hex, blocks }: { readonly G: WarWithSpain; readonly hex: HexId; readonly blocks: readonly Block[] }) {
  const at = layout.at(hex);
  if (!at || !blocks.length) return null;
  const rows = blocks.flatMap((block) => {
    const ids = [...block.leaders, ...block.units, ...block.cargo];
    if (!ids.length) return [{ block, ids }];
    return Array.from({ length: Math.ceil(ids.length / ROW) }, (_, i) => ({ block, ids: ids.slice(i * ROW, (i + 1) * ROW) }));
  });
  const wide = Math.max(1, ...rows.map(({ ids }) => ids.length));
  const width = wide * CELL + GAP;
  const height = rows.length * CELL + GAP;
  const left = Math.min(NEAT.right - width - 8, Math.max(NEAT.left + 8, at[0] - width / 2));
  const below = at[1] + 46 + height < NEAT.bottom;
  return (
    <g className="wg-fan" transform={`translate(${left} ${below ? at[1] + 44 : at[1] - 44 - height})`}>
      <g className="wg-fan-body">
        <rect className="wg-fan-shadow" x={5} y={6} width={width} height={height} rx={6} />
        <rect className="wg-fan-ground" width={width} height={height} rx={6} />
        {rows.map(({ block, ids }, r) =>
          (ids.length ? ids : ['']).map((id, i) => (
            <g key={`${block.id}${id}${i}`} transform={`translate(${GAP / 2 + CELL / 2 + i * CELL} ${GAP / 2 + CELL / 2 + r * CELL})`}>
              {id ? (
                <UnitCounter
                  id={id}
                  reduced={(G.naval[id] ?? G.land[id])?.reduced}
                  moved={(G.naval[id] ?? G.land[id] ?? G.leaders[id])?.moved}
                  neutral={block.neutral}
                />
              ) : (
                <BackCounter side={block.side} />
              )}
            </g>
          )),
        )}
      </g>
    </g>
  );
}

interface TheatreProps extends MapProps<WarTypes>, Pick<BoardLook, 'blocks' | 'sounding' | 'aside'> {
  readonly me: Side | null;
  readonly fanned: HexId | undefined;
  readonly children: ReactNode;
}

const StillPlaces = memo(Places);

const HEXES = grid.labels.filter((_, hex) => inPlay(hex));

/** Each hex's name, with its area or sea zone. */
const GROUND: ReadonlyMap<HexId, string> = new Map(HEXES.map((hex) => [hex, placeWithin(hex)]));

/** Returns a place for each hex, labelled without the pieces in it. */
function barePlaces({ terrain }: WarBoardWords): Place[] {
  return HEXES.map((hex): Place => {
    const [x, y] = layout.at(hex) ?? [0, 0];
    const label = [GROUND.get(hex), terrain[terrainOf(hex)]].filter(Boolean).join('; ');
    return { id: hex, x, y, width: layout.size * 2, height: layout.height, lively: false, label };
  });
}

function placesOf(
  bare: readonly Place[],
  vocabulary: Vocabulary,
  G: WarWithSpain,
  blocks: TheatreProps['blocks'],
  { marks, reach }: Pick<StepView, 'marks' | 'reach'>,
  hidden: boolean,
): Place[] {
  const { words } = vocabulary;
  return bare.map((place): Place => {
    const { id: hex } = place;
    const mark = marks.get(hex);
    const there = (hidden ? undefined : blocks.get(hex)) ?? [];
    const siege = G.sieges[hex];
    const steps = reach?.reduce<number | undefined>((least, { hexes }) => hexes.get(hex) ?? least, undefined);
    if (!mark && !there.length && !siege && steps === undefined && !cityAt(hex)) return place;
    const said = [
      place.label,
      describeCity(words, G, hex),
      ...there.map((block) => describeBlock(vocabulary, G, block)),
      siege && words.state.siege(siege.clock),
      mark?.meaning,
      steps && words.mark.reach(steps),
    ];
    return { ...place, lively: (mark && mark.kind !== 'no') || steps !== undefined, label: said.filter(Boolean).join('; ') };
  });
}

/**
 * Returns the point on which to centre the map: the selected hex, otherwise the middle of the highlighted hexes or of
 * the side's initial view.
 */
function centreOf({ marks, at }: TheatreProps['plan'], me: Side | null): readonly [number, number] {
  const points = (at ? [at] : [...marks.keys()]).map((hex) => layout.at(hex)).filter((point) => point !== undefined);
  if (!points.length) return middleOf(openingOf([], me));
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0) / SHEET.width, mean(1) / SHEET.height];
}

/** Renders the map with all blocks, and a button on every hex. */
export function TheatreChart(props: TheatreProps) {
  const words = useWords();
  const names = useNames();
  const kit = useKitWords();
  const { G, me, blocks, plan, sounding, aside, onPress, lit, fanned, courses, hidden, still, narrow, handle, children } = props;
  const { marks, selected, path, reach } = plan;
  const [hovered, setHovered] = useState<HexId>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = useCallback((id: string | undefined) => {
    clearTimeout(timer.current);
    if (id) timer.current = setTimeout(() => setHovered(id), 380);
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
  const spread = hovered ?? fanned;
  const at = plan.at === undefined ? undefined : layout.at(plan.at);
  const bare = useMemo(() => barePlaces(words), [words]);
  const places = useMemo(
    () => placesOf(bare, { words, names }, G, blocks, { marks, reach }, hidden),
    [bare, words, names, G, blocks, marks, reach, hidden],
  );
  // On a phone, a new decision centres the map, but the map does not jump during the decision.
  const opened = useRef<{ G: WarWithSpain; at: readonly [number, number] }>(undefined);
  if (narrow && opened.current?.G !== G) {
    const at = centreOf(plan, me);
    const before = opened.current?.at;
    const same = before && Math.hypot(before[0] - at[0], before[1] - at[1]) < 0.06;
    opened.current = { G, at: same ? before : at };
  }
  const asked = `${me} ${G.turn} ${G.phase} ${G.stage} ${marks.size > 0}`;
  const opening = useRef<{ me: Side | null; asked: string; part: ChartPart }>(undefined);
  if (opening.current?.asked !== asked) {
    const before = opening.current?.me === me ? opening.current.part : undefined;
    opening.current = { me, asked, part: followed(before, marks.keys(), me) };
  }
  const { on, ruler } = sounding;
  const overlayFor = [hovered, aside, plan.at].find((hex) => hex !== undefined && blocks.get(hex)?.length);
  const grounds = useMemo(
    () =>
      on.has('reach') && overlayFor !== undefined
        ? (blocks.get(overlayFor) ?? []).flatMap((block) => groundsOf(G, block) ?? [])
        : undefined,
    [on, overlayFor, blocks, G],
  );
  const measured = { from: ruler.from, to: ruler.to ?? (ruler.from && hovered !== ruler.from ? hovered : undefined) };
  const vocabulary = { words, names };
  const occupied = hidden ? '' : [...blocks.keys()].sort().join(' ');
  const chart = (
    <ChartWindow
      label={words.chart}
      width={SHEET.width}
      height={SHEET.height}
      place={layout.height}
      opening={opening.current.part}
      close={narrow ? opened.current?.at : undefined}
      near={{ label: words.near, at: centreOf(plan, me) }}
      keep={at && [at[0] / SHEET.width, at[1] / SHEET.height]}
      handle={handle}
    >
      <Ground className="wg-chart-svg wg-theatre" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
        <Sheet />
      </Ground>
      <svg className="wg-chart-svg wg-theatre" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        <Banners control={G.control} />
        <Rings G={G} blocks={blocks} show={sounding.on} />
        <Reaches reach={grounds ?? plan.reach} />
        <HexMarks layout={layout} marks={marks} layer="ground" />
        <PlacedNames occupied={occupied} zoom="far" />
        <PlacedNames occupied={occupied} zoom="middle" />
        {!hidden && <Forces G={G} blocks={blocks} selected={selected} courses={courses} still={still} />}
        <Sieges G={G} />
        {path && <HexCourse layout={layout} path={path} />}
        <HexMarks layout={layout} marks={marks} layer="figures" />
        <CityNames />
        <HexFlares layout={layout} lit={lit} />
        {ruler.active && (
          <RulerLine
            from={layout.at(measured.from ?? '')}
            to={layout.at(measured.to ?? '')}
            text={measured.from && measured.to && reading(vocabulary, G, blocks, measured.from, measured.to).short}
            size={22}
          />
        )}
        {!hidden && spread && !ruler.active && <Fan G={G} hex={spread} blocks={blocks.get(spread) ?? []} />}
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
  return (
    <div className="wg-chart-room">
      {chart}
      {children}
      <InstrumentCase
        instruments={sounding}
        names={words.lay.names}
        legends={legendsOf({ vocabulary, G, blocks, sounding, hex: overlayFor, ruler: measured, kit })}
        narrow={narrow}
      />
    </div>
  );
}
