import { useCallback, useMemo, useRef, useState } from 'react';
import { type Armada, BOXES, ENGLISH, GRAVELINES, placeId, type SquadronId } from '../../../../src/games/invincible-armada/face.js';
import type { Point } from '../../../kit/map/curves.js';
import { Ground } from '../../../kit/map/Ground.js';
import { Piece } from '../../../kit/map/Piece.js';
import { type Direction, type Place, Places } from '../../../kit/map/Places.js';
import { Viewport } from '../../../kit/map/Viewport.js';
import { useKitWords } from '../../../kit/words/index.js';
import { describe, placeName } from '../names.js';
import { SquadronCounter } from '../panels/SquadronSlip.js';
import { useWords } from '../words/index.js';
import { ArmadaCounter, ParmaChits } from './ArmadaCounter.js';
import { CourseLine, Flares, Marks, PORT_REACH, Why } from './Marks.js';
import { ChannelGround, Measure } from './Overlays.js';
import { boxPoint, locOf, type PlaceId, SHEET, STRATEGIC_PLACES, strategicPoint } from './places.js';
import { StrategicSheet } from './StrategicSheet.js';
import type { ChartProps } from './TacticalChart.js';
import { WindVane } from './Wind.js';

const TOKEN = 0.5;
const onChannel = (place: PlaceId): Point | undefined => (locOf(place) ? strategicPoint(place) : undefined);
const points = (places: readonly PlaceId[]): Point[] => places.map(onChannel).filter((point) => point !== undefined);

const reachOf = (place: PlaceId) => (locOf(place)?.t === 'port' ? PORT_REACH : 36);

interface Token {
  readonly id: SquadronId;
  readonly place: PlaceId;
  /** Whether the squadron is on the tactical map, so that its token is below the Armada counter. */
  readonly under: boolean;
}

function tokensOf(G: Armada): Token[] {
  return ENGLISH.flatMap((id): Token[] => {
    const { square, loc, alive } = G.squadrons[id];
    if (!alive) return [];
    if (square) return [{ id, place: `box${G.armadaBox}`, under: true }];
    return loc ? [{ id, place: placeId(loc), under: false }] : [];
  });
}

/** Returns the positions of the tokens. Tokens in one place overlap, except at `fanned`, where they are side by side. */
function spread(G: Armada, tokens: readonly Token[], fanned: PlaceId | undefined): Map<SquadronId, Point> {
  const spots = new Map<SquadronId, Point>();
  for (const place of STRATEGIC_PLACES) {
    const [x, y] = strategicPoint(place);
    const withArmada = place === `box${G.armadaBox}`;
    for (const under of [false, true]) {
      const stack = tokens.filter((token) => token.place === place && token.under === under);
      const gap = fanned === place ? 50 : 13;
      const width = (stack.length - 1) * gap;
      const left = Math.min(Math.max(x - width / 2, 60), SHEET.width - 60 - width);
      const drop = withArmada ? (under ? 40 : -42) : 0;
      stack.forEach(({ id }, i) => {
        spots.set(id, [left + i * gap, y + drop]);
      });
    }
  }
  return spots;
}

/** Whether a token can be selected because its place is marked for this squadron. */
const isLit = ({ marks, able }: ChartProps['plan'], place: PlaceId, id: SquadronId): boolean => {
  const mark = marks.get(place);
  return mark !== undefined && (mark.kind !== 'pick' || !able || able.has(id));
};

/** Returns the place to which an arrow key moves the focus, or undefined. From a box, the up key leads to the port above it. */
function walk(from: string, direction: Direction): string | undefined {
  const loc = locOf(from);
  if (!loc) return `box${BOXES[0].n}`;
  const [x, y] = strategicPoint(from);
  const ahead = STRATEGIC_PLACES.filter((place) => place !== from).flatMap((place) => {
    const [px, py] = strategicPoint(place);
    const [dx, dy] = [px - x, py - y];
    const along = { ArrowUp: -dy, ArrowDown: dy, ArrowLeft: -dx, ArrowRight: dx }[direction];
    const aside = direction === 'ArrowLeft' || direction === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx);
    return along > 4 ? [{ place, cost: along + aside * 2 }] : [];
  });
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.place;
}

export function StrategicChart({ G, plan, onPress, lit, courses, hidden, still, why, sounding, large = false }: ChartProps) {
  const words = useWords();
  const kit = useKitWords();
  const [fanned, setFanned] = useState<PlaceId>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tokens = useMemo(() => tokensOf(G), [G]);
  const spots = useMemo(() => spread(G, tokens, fanned), [G, tokens, fanned]);
  const placeOf = useCallback((id: string) => tokens.find((token) => token.id === id)?.place ?? id, [tokens]);
  const { onPoint } = sounding;
  const hover = useCallback(
    (id: string | undefined) => {
      onPoint(id);
      clearTimeout(timer.current);
      if (id) setFanned(placeOf(id));
      else timer.current = setTimeout(() => setFanned(undefined), 250);
    },
    [placeOf, onPoint],
  );
  const press = useCallback(
    (id: string) => {
      const token = tokens.find((each) => each.id === id);
      if (token) onPress(token.place, token.id);
      else {
        setFanned(id);
        onPress(id);
      }
    },
    [tokens, onPress],
  );

  const places: Place[] = [
    ...STRATEGIC_PLACES.map((id): Place => {
      const [x, y] = strategicPoint(id);
      const mark = plan.marks.get(id);
      const there = tokens.filter(({ place, under }) => place === id && !under).map((token) => describe(G, token.id, words, kit));
      const inPort = locOf(id)?.t === 'port';
      const armada = id === `box${G.armadaBox}` ? words.armada(placeName(words, id)) : '';
      const size = inPort ? 50 : 72;
      return {
        id,
        x,
        y,
        width: size,
        height: size,
        round: true,
        lively: mark !== undefined,
        label: [placeName(words, id), armada, ...there, mark?.meaning].filter(Boolean).join('; '),
      };
    }),
    ...(hidden ? [] : tokens).map(({ id, under }): Place => {
      const [x, y] = spots.get(id) ?? [0, 0];
      const label = under ? `${describe(G, id, words, kit)}; ${words.underArmada}` : describe(G, id, words, kit);
      return { id, x, y, width: 46, height: 46, lively: isLit(plan, placeOf(id), id), label };
    }),
  ];
  const refusedAt = why && onChannel(why.place);
  const focus = useMemo<[number, number]>(() => [boxPoint(G.armadaBox)[0] / SHEET.width, 0.5], [G.armadaBox]);
  const step = useCallback((from: string, direction: Direction) => walk(placeOf(from), direction), [placeOf]);
  return (
    <Viewport label={words.charts.strategic} aspect={SHEET.width / SHEET.height} cover={large ? focus : undefined} least={900}>
      <Ground className="wg-chart-svg" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
        <StrategicSheet />
      </Ground>
      <svg className="wg-chart-svg" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        <WindVane x={1085} y={402} length={42} wind={G.wind} />
        <ChannelGround G={G} sounding={sounding} at={onChannel} />
        <Marks marks={plan.marks} at={onChannel} reach={reachOf} round />
        {plan.path && <CourseLine points={points(plan.path)} />}
        <ParmaChits at={boxPoint(GRAVELINES)} parma={G.parma} aboard={G.armyAboard} attempts={G.rendezvousAttempts} />
        {!hidden && (
          <>
            {tokens.filter(({ under }) => under).map(({ id }) => token(G, id, spots, plan.selected, courses, still))}
            <Piece id="armada" at={boxPoint(G.armadaBox)} still={still} className="wg-piece">
              <ArmadaCounter />
            </Piece>
            {tokens.filter(({ under }) => !under).map(({ id }) => token(G, id, spots, plan.selected, courses, still))}
          </>
        )}
        <Measure G={G} sounding={sounding} at={onChannel} />
        <Flares points={points(lit)} reach={40} />
        {refusedAt && why && <Why why={why} at={refusedAt} reach={40} width={SHEET.width} />}
      </svg>
      <Places
        label={words.charts.strategic}
        width={SHEET.width}
        height={SHEET.height}
        places={places}
        step={step}
        onPress={press}
        onHover={hover}
      />
    </Viewport>
  );
}

function token(
  G: Armada,
  id: SquadronId,
  spots: ReadonlyMap<SquadronId, Point>,
  selected: SquadronId | undefined,
  courses: ReadonlyMap<string, readonly PlaceId[]>,
  still: boolean,
) {
  return (
    <Piece
      key={id}
      id={id}
      at={spots.get(id) ?? [0, 0]}
      scale={TOKEN}
      still={still}
      via={points(courses.get(id) ?? []).slice(1, -1)}
      className={selected === id ? 'wg-piece wg-token wg-selected' : 'wg-piece wg-token'}
    >
      <SquadronCounter G={G} id={id} />
    </Piece>
  );
}
