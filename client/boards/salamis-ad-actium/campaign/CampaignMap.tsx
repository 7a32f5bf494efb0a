import { useMemo } from 'react';
import { type Campaign, type FleetOrder, type Side, THEATRES } from '../../../../src/games/salamis-ad-actium/face.js';
import { flowing, weathered } from '../../../kit/map/curves.js';
import { type Direction, type Place, Places } from '../../../kit/map/Places.js';
import { Viewport } from '../../../kit/map/Viewport.js';
import { Coast } from '../../../kit/sheet/Coast.js';
import { alongRect } from '../../../kit/sheet/clip.js';
import { type FigureId, Painted } from '../chart/Figures.js';
import { spread } from '../chart/places.js';
import { Sea, WaveBand } from '../chart/Waters.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { COASTS } from './coasts.js';

/** Lettering on the map: centre, rotation in degrees, and letter size. */
interface Lettering {
  readonly name: string;
  readonly of: 'land' | 'sea';
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size: number;
}

interface Ornament {
  readonly figure: FigureId;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mirrored?: boolean;
}

/** Names and ornaments on each theatre's map, in the coordinates of the areas' positions. */
const ORNAMENTS: {
  readonly [theatre: string]: { readonly letterings: readonly Lettering[]; readonly figures: readonly Ornament[] };
} = {
  punic: {
    letterings: [
      { name: 'ITALIA', of: 'land', x: 664, y: 176, turn: 46, size: 22 },
      { name: 'SICILIA', of: 'land', x: 584, y: 398, turn: 4, size: 13 },
      { name: 'SARDINIA', of: 'land', x: 290, y: 240, turn: -84, size: 11 },
      { name: 'AFRICA', of: 'land', x: 300, y: 560, size: 22 },
      { name: 'MARE TYRRHENUM', of: 'sea', x: 452, y: 250, size: 12 },
      { name: 'MARE AFRICUM', of: 'sea', x: 606, y: 598, size: 13 },
      { name: 'MARE IONIUM', of: 'sea', x: 770, y: 372, turn: -48, size: 12 },
    ],
    figures: [
      { figure: 'dolphins', x: 452, y: 306, scale: 0.4 },
      { figure: 'octopus', x: 462, y: 564, scale: 0.34 },
      { figure: 'tunnies', x: 253, y: 372, scale: 0.22 },
      { figure: 'rosette', x: 774, y: 548, scale: 0.5 },
    ],
  },
  aegean: {
    letterings: [
      { name: 'ΕΛΛΑΣ', of: 'land', x: 290, y: 236, turn: 18, size: 24 },
      { name: 'ΠΕΛΟΠΟΝΝΗΣΟΣ', of: 'land', x: 334, y: 430, turn: 8, size: 7.5 },
      { name: 'ΘΡΑΙΚΗ', of: 'land', x: 600, y: 106, size: 18 },
      { name: 'ΑΣΙΑ', of: 'land', x: 826, y: 330, turn: 34, size: 30 },
      { name: 'ΑΙΓΑΙΟΝ', of: 'sea', x: 574, y: 350, turn: -8, size: 17 },
      { name: 'ΚΡΗΤΙΚΟΝ', of: 'sea', x: 612, y: 572, turn: -8, size: 14 },
      { name: 'ΙΟΝΙΟΝ', of: 'sea', x: 196, y: 430, turn: 62, size: 14 },
    ],
    figures: [
      { figure: 'dolphins', x: 548, y: 270, scale: 0.4 },
      { figure: 'octopus', x: 752, y: 630, scale: 0.42, mirrored: true },
      { figure: 'tunnies', x: 340, y: 590, scale: 0.36 },
      { figure: 'rosette', x: 206, y: 598, scale: 0.56 },
    ],
  },
};

interface CampaignMapProps {
  readonly camp: Campaign;
  readonly orders: readonly FleetOrder[];
  readonly selected: string | undefined;
  /** Areas to which the selected fleet may be sent. */
  readonly reach: ReadonlySet<string>;
  readonly lit: readonly string[];
  readonly onArea: (area: string) => void;
}

const PAD = 100;

function sheetOf(theatre: Campaign['theatre']) {
  const spots = Object.values(THEATRES[theatre].areas).map(({ at }) => at);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - PAD, Math.min(...ys) - PAD];
  return { left, top, width: Math.max(...xs) - left + PAD, height: Math.max(...ys) - top + PAD };
}

function areaNames(theatre: Campaign['theatre'], { left, top }: { readonly left: number; readonly top: number }) {
  const areas = Object.entries(THEATRES[theatre].areas);
  const bodies = areas.map(
    ([
      ,
      {
        at: [x, y],
      },
    ]) => ({ x: x - left, y: y - top, w: 18, h: 20 }),
  );
  const spots = spread(
    bodies,
    areas.map(([, { name }]) => ({ w: name.length * 2.6, h: 6 })),
  );
  return areas.map(([id, { name }], i) => ({ id, name, x: spots[i].x, y: spots[i].y }));
}

function routesOf(theatre: Campaign['theatre']) {
  const { areas } = THEATRES[theatre];
  const lines: { key: string; perilous: boolean; from: readonly [number, number]; to: readonly [number, number] }[] = [];
  for (const [id, { at, adjacent, perilous }] of Object.entries(areas)) {
    for (const [list, dire] of [
      [adjacent, false],
      [perilous, true],
    ] as const) {
      for (const to of list) if (id < to) lines.push({ key: `${id}-${to}`, perilous: dire, from: at, to: areas[to].at });
    }
  }
  return lines;
}

const BORDER = 36;
const LETTER = 12.5;

/** Draws the areas of a theatre with their routes and ports, the visible fleets, and the ordered paths. */
export function CampaignMap({ camp, orders, selected, reach, lit, onArea }: CampaignMapProps) {
  const text = useWords().campaign;
  const theatre = THEATRES[camp.theatre];
  const title = useGameWords().names.theatres[camp.theatre];
  const ornaments = ORNAMENTS[camp.theatre];
  const plate = title.length * LETTER + 2 * BORDER;
  const sheet = useMemo(() => sheetOf(camp.theatre), [camp.theatre]);
  const routes = useMemo(() => routesOf(camp.theatre), [camp.theatre]);
  const coast = useMemo(
    () => (COASTS[camp.theatre] ?? []).map((shore, i) => flowing(weathered([...shore, shore[0]], i + 3, 0.07, 12), true)).join(''),
    [camp.theatre],
  );
  const fleetsIn = (area: string) => Object.entries(camp.fleets).filter(([, fleet]) => fleet.area === area);
  const spot = (id: string): readonly [number, number] => {
    const [x, y] = theatre.areas[id].at;
    return [x - sheet.left, y - sheet.top];
  };
  const names = useMemo(() => areaNames(camp.theatre, sheet), [camp.theatre, sheet]);
  const places = Object.entries(theatre.areas).map(([id, area]): Place => {
    const [x, y] = spot(id);
    const ports = Object.entries(area.ports).map(([port, { name }]) => text.portOf(name, theatre.sides[camp.ports[port].owner].name));
    const fleets = fleetsIn(id).map(([, { name, ships, side }]) => text.fleetAt(name, theatre.sides[side].name, ships.length));
    return {
      id,
      x,
      y,
      width: 46,
      height: 46,
      round: true,
      lively: reach.has(id),
      label: [area.name, ...ports, ...fleets, reach.has(id) ? text.inReach : ''].filter(Boolean).join('; '),
    };
  });
  const step = (from: string, direction: Direction): string | undefined => {
    const here = places.find(({ id }) => id === from);
    const [dx, dy] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[direction];
    const ahead = places.filter((place) => here && (place.x - here.x) * dx + (place.y - here.y) * dy > 4);
    const far = (place: Place) => (here ? Math.hypot(place.x - here.x, place.y - here.y) : 0);
    return ahead.sort((a, b) => far(a) - far(b))[0]?.id;
  };
  return (
    <div className="wg-campaign-map">
      <Viewport label={text.map} aspect={sheet.width / sheet.height}>
        <svg className="wg-map-sheet" viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={text.map}>
          <Sea x={0} y={0} width={sheet.width} height={sheet.height} scale={0.65} />
          <g clipPath={alongRect(BORDER, BORDER, sheet.width - BORDER, sheet.height - BORDER)}>
            <g transform={`translate(${-sheet.left} ${-sheet.top})`}>
              {ornaments.figures.map(({ figure, ...where }) => (
                <Painted key={figure} id={figure} {...where} />
              ))}
              <Coast d={coast} lines={[14, 9, 5]} />
              {ornaments.letterings.map(({ name, of, x, y, turn = 0, size }) => (
                <text key={name} className={`wg-lettering wg-of-${of}`} fontSize={size} transform={`translate(${x} ${y}) rotate(${turn})`}>
                  {name}
                </text>
              ))}
            </g>
          </g>
          {routes.map(({ key, perilous, from, to }) => (
            <line
              key={key}
              className={`wg-route${perilous ? ' wg-perilous' : ''}`}
              x1={from[0] - sheet.left}
              y1={from[1] - sheet.top}
              x2={to[0] - sheet.left}
              y2={to[1] - sheet.top}
            />
          ))}
          {Object.entries(theatre.areas).map(([id, area]) => {
            const [x, y] = spot(id);
            return (
              <g
                key={id}
                className={`wg-area${reach.has(id) ? ' wg-in-reach' : ''}${lit.includes(id) ? ' wg-pointed' : ''}`}
                transform={`translate(${x} ${y})`}
              >
                <circle r={17} />
                {Object.entries(area.ports).map(([port, { size }], i) => {
                  const { owner, breached, blockaded } = camp.ports[port];
                  return (
                    <g
                      key={port}
                      className={`wg-harbour-mark wg-${size} wg-fleet-${owner}${breached ? ' wg-breached' : ''}`}
                      transform={`translate(${-6 + i * 13} 6)`}
                    >
                      <path d={size === 'major' ? 'M-6 5V-4H-3V-7H0V-4H3V-7H6V5Z' : 'M-4 4V-4H4V4Z'} />
                      {blockaded && <path className="wg-blockaded" d="M-7 -8L7 8M7 -8L-7 8" />}
                    </g>
                  );
                })}
                {fleetsIn(id).map(([fleet, { side, ships }], i) => (
                  <g
                    key={fleet}
                    className={`wg-fleet-mark wg-fleet-${side}${fleet === selected ? ' wg-chosen' : ''}`}
                    transform={`translate(${-10 + i * 24} -14)`}
                  >
                    <path d="M-10 2Q0 9 10 2L7 7H-7ZM0 1V-10L8 -2H0" />
                    <text y={-12}>{ships.length}</text>
                  </g>
                ))}
              </g>
            );
          })}
          {names.map(({ id, name, x, y }) => (
            <text key={id} className="wg-area-name" x={x} y={y + 4}>
              {name}
            </text>
          ))}
          {orders.map(({ fleet, path }) => {
            const from = camp.fleets[fleet]?.area;
            if (!from || !path.length) return null;
            return (
              <polyline
                key={fleet}
                className={`wg-ordered wg-fleet-${camp.fleets[fleet].side}`}
                points={[from, ...path].map((area) => spot(area).join(',')).join(' ')}
              />
            );
          })}
          <WaveBand width={sheet.width} height={sheet.height} inner={BORDER} />
          <g className="wg-title-plate" transform={`translate(${sheet.width / 2} ${BORDER + 26})`}>
            <rect x={-plate / 2} y={-18} width={plate} height={30} />
            <rect x={-plate / 2 + 3} y={-15} width={plate - 6} height={24} />
            <text className="wg-sheet-title wg-campaign-title" y={3}>
              {title}
            </text>
          </g>
        </svg>
        <Places label={text.map} width={sheet.width} height={sheet.height} places={places} step={step} onPress={onArea} />
      </Viewport>
    </div>
  );
}

export const sideName = (camp: Campaign, side: Side): string => THEATRES[camp.theatre].sides[side].name;
