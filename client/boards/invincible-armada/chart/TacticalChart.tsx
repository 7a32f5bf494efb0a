import { memo, useCallback, useMemo } from 'react';
import {
  type Armada,
  CALAIS,
  FIRESHIP_DIAGRAM,
  grid,
  SQUADRONS,
  type SquadronId,
  type Square,
} from '../../../../src/games/invincible-armada/face.js';
import type { MapProps } from '../../../kit/board/boardSource.js';
import { useDeparted } from '../../../kit/hooks/hooks.js';
import type { Point } from '../../../kit/map/curves.js';
import { Ground } from '../../../kit/map/Ground.js';
import { Piece } from '../../../kit/map/Piece.js';
import { type Direction, type Place, Places } from '../../../kit/map/Places.js';
import { Viewport } from '../../../kit/map/Viewport.js';
import { useKitWords } from '../../../kit/words/index.js';
import { describe } from '../names.js';
import { SquadronCounter } from '../panels/SquadronSlip.js';
import type { ArmadaTypes, Mark, OverlayState, WhyHere } from '../session.js';
import { useWords } from '../words/index.js';
import { CourseLine, Flares, Marks, Why } from './Marks.js';
import { FieldGround, Measure } from './Overlays.js';
import { CELL, FIELD, FIELD_SHEET, type PlaceId, squarePoint } from './places.js';
import { TacticalSheet } from './TacticalSheet.js';
import { WeatherBox, WindHead, WindVane } from './Wind.js';

export interface ChartProps extends Omit<MapProps<ArmadaTypes>, 'handle'> {
  readonly why: WhyHere | undefined;
  readonly sounding: OverlayState;
  /** Whether the map fills its viewport. */
  readonly large?: boolean;
}

const onField = (place: PlaceId): Point | undefined => (grid.cell(place) ? squarePoint(place) : undefined);
const points = (places: readonly PlaceId[]): Point[] => places.map(onField).filter((point) => point !== undefined);

const STEPS: { readonly [key in Direction]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const walk = (from: string, direction: Direction): string | undefined => {
  const cell = grid.cell(from);
  const [dx, dy] = STEPS[direction];
  return cell && grid.at(cell.x + dx, cell.y + dy);
};

const WEATHER = ['normal', 'calm', 'fog', 'gales'] as const;

const Instruments = memo(function Instruments({ wind, weather }: Pick<Armada, 'wind' | 'weather'>) {
  const words = useWords();
  return (
    <g className="wg-instruments">
      <WindHead x={82} y={470} side="west" blowing={wind === 'west'} />
      <WindHead x={1298} y={670} side="east" blowing={wind === 'east'} />
      {WEATHER.map((each, i) => (
        <WeatherBox key={each} x={1294} y={128 + i * 104} weather={each} name={words.weather[each]} current={weather === each} />
      ))}
      <WindVane x={90} y={890} length={44} wind={wind} />
      <g className="wg-wind-arrow" transform={wind === 'west' ? 'translate(88 562)' : 'translate(1292 762) scale(-1 1)'}>
        <path d="M-48 0H40M40 0L26 -10M40 0L26 10M-48 0L-58 -8M-36 0L-46 -8M-24 0L-34 -8" />
        <text transform={wind === 'west' ? 'translate(0 30)' : 'translate(0 30) scale(-1 1)'}>{words.wind[wind]}</text>
      </g>
    </g>
  );
});

/** Draws the Move Diagram around the squadron that reacts [13.2]. */
function Drift({ from }: { readonly from: Square }) {
  const [x, y] = squarePoint(from);
  return (
    <g className="wg-drift">
      {FIRESHIP_DIAGRAM.map(({ dx, dy }, i) => (
        <g key={`${dx}${dy}`}>
          <path d={`M${x} ${y}L${x + dx * CELL} ${y + dy * CELL}`} />
          <circle cx={x + dx * CELL} cy={y + dy * CELL} r={13} />
          <text x={x + dx * CELL} y={y + dy * CELL + 5.5}>
            {i + 2}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Highlight over a counter that can be selected. */
const PICK: Mark = { kind: 'pick', meaning: '' };

export function TacticalChart({ G, plan, onPress, lit, courses, hidden, still, narrow, why, sounding, large = false }: ChartProps) {
  const words = useWords();
  const kit = useKitWords();
  const squareOf = (id: SquadronId) => plan.placed?.[id] ?? G.squadrons[id].square;
  const afloat = SQUADRONS.flatMap((id) => {
    const square = squareOf(id);
    return square ? [{ id, square }] : [];
  });
  const departed = useDeparted(afloat, still);
  const crop = narrow
    ? { x: FIELD.left - 34, y: FIELD.top - 34, width: FIELD.width + 68, height: FIELD.height + 68 }
    : { x: 0, y: 0, ...FIELD_SHEET };
  const viewBox = `${crop.x} ${crop.y} ${crop.width} ${crop.height}`;
  const places: Place[] = grid.squares.map((square) => {
    const [x, y] = squarePoint(square);
    const there = afloat.find((each) => each.square === square);
    const mark = plan.marks.get(square);
    return {
      id: square,
      x: x - crop.x,
      y: y - crop.y,
      width: CELL,
      height: CELL,
      carry: there !== undefined && mark !== undefined && mark.kind !== 'target',
      lively: mark !== undefined && mark.kind !== 'no',
      label: [square, there ? describe(G, there.id, words, kit) : words.empty, mark?.meaning].filter(Boolean).join('; '),
    };
  });
  const mayAct = ({ id, square }: (typeof afloat)[number]) => id !== plan.selected && plan.marks.get(square)?.kind === 'pick';
  const able = new Map(afloat.filter(mayAct).map(({ square }) => [square, PICK]));
  const refusedAt = why && onField(why.place);
  const press = useCallback((id: string) => onPress(id), [onPress]);
  const drifting = G.step === 'drift' && G.fire?.waiting ? G.squadrons[G.fire.left[0]]?.square : null;
  const middle = useMemo<[number, number]>(() => [0.5, 0.5], []);
  const concerned = [...plan.marks].flatMap(([place, { kind }]) => (kind !== 'no' && grid.cell(place) ? [place] : []));
  return (
    <Viewport
      label={words.charts.tactical}
      aspect={crop.width / crop.height}
      cover={large ? middle : undefined}
      least={480}
      concerned={concerned}
    >
      <Ground className="wg-chart-svg" viewBox={viewBox}>
        <TacticalSheet calais={G.armadaBox >= CALAIS} />
      </Ground>
      <svg className="wg-chart-svg" viewBox={viewBox} aria-hidden="true">
        <Instruments wind={G.wind} weather={G.weather} />
        <FieldGround G={G} sounding={sounding} />
        <Marks marks={plan.marks} at={onField} reach={CELL / 2} />
        {plan.path && <CourseLine points={points(plan.path)} />}
        {!hidden &&
          afloat.map(({ id, square }) => (
            <Piece
              key={id}
              id={id}
              at={squarePoint(square)}
              still={still}
              via={points(courses.get(id) ?? []).slice(1, -1)}
              className={`wg-piece${plan.selected === id ? ' wg-selected' : ''}${plan.placed?.[id] ? ' wg-drafted' : ''}`}
            >
              <SquadronCounter G={G} id={id} />
            </Piece>
          ))}
        {!hidden &&
          departed.map(({ id, square }) => (
            <g key={id} transform={`translate(${squarePoint(square).join(' ')})`}>
              <g className={G.squadrons[id].alive ? 'wg-departing' : 'wg-sinking'}>
                <SquadronCounter G={G} id={id} />
              </g>
            </g>
          ))}
        {!hidden && (
          <g className="wg-rims">
            <Marks marks={able} at={onField} reach={CELL / 2} />
          </g>
        )}
        {drifting && <Drift from={drifting} />}
        <Measure G={G} sounding={sounding} at={onField} />
        <Flares points={points(lit)} reach={CELL * 0.52} />
        {refusedAt && why && <Why why={why} at={refusedAt} reach={CELL * 0.5} width={FIELD_SHEET.width} />}
      </svg>
      <Places
        label={words.charts.tactical}
        width={crop.width}
        height={crop.height}
        places={places}
        step={walk}
        onPress={press}
        onHover={sounding.onPoint}
      />
    </Viewport>
  );
}
