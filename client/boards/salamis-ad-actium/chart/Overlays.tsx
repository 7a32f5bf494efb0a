import { memo, useMemo } from 'react';
import {
  CONTROL_RANGE,
  type Drift,
  isOnTable,
  onTable,
  type Sailing,
  type Salamis,
  sizeOf,
  weaponsOf,
  weatherOn,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { coneOf, usualMode } from '../plans/helm.js';
import { emptyDraft } from '../session.js';
import { Arcs } from './CourseLayer.js';
import { onSheet, type Sheet } from './scale.js';

interface ControlProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  /** The ship whose squadron is shown; undefined to show all squadrons. */
  readonly only: string | undefined;
  readonly control: ReadonlySet<string>;
}

/** Draws lines from each ship in control to its flagship, and a ring of 10 cm around the flagship [2.2]. */
export function Control({ G, sheet, only, control }: ControlProps) {
  const squadrons = Object.entries(G.squadrons).filter(([sq]) => only === undefined || G.ships[only].sq === sq);
  return (
    <g className="wg-control">
      {squadrons.map(([sq, { flagship }]) => {
        if (flagship === null || !G.ships[flagship] || !isOnTable(G, flagship)) return null;
        const [fx, fy] = onSheet(sheet, G.ships[flagship].at.x, G.ships[flagship].at.y);
        const ships = onTable(G).filter((id) => G.ships[id].sq === sq && id !== flagship && control.has(id));
        return (
          <g key={sq}>
            <circle className="wg-control-ring" cx={fx} cy={fy} r={CONTROL_RANGE + sizeOf(G.ships[flagship])[0] / 2} />
            {ships.map((id) => {
              const [x, y] = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
              return <line key={id} x1={fx} y1={fy} x2={x} y2={y} />;
            })}
          </g>
        );
      })}
    </g>
  );
}

interface OverlayProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly id: string;
}

/** Draws a ship's movement range, and the outline of its larger range at ramming speed [5.0, 5.1]. */
export const ReachCone = memo(function ReachCone({ G, sheet, id }: OverlayProps) {
  const [x, y] = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
  const cones = useMemo(() => {
    const bursts = usualMode(G, id) === 'oars' && G.ships[id].ram !== 'none';
    return [emptyDraft, ...(bursts ? [{ ...emptyDraft, burst: true }] : [])].map((draft) => coneOf(G, id, draft));
  }, [G, id]);
  return (
    <g className="wg-reach-ground">
      {cones.map(
        (cone, i) =>
          cone.length > 1 && (
            <path
              key={i}
              className={`wg-overlay-ground${i ? ' wg-hard' : ''}`}
              d={`M${x} ${y}${cone.map(([cx, cy]) => `L${onSheet(sheet, cx, cy).join(' ')}`).join('')}Z`}
            />
          ),
      )}
    </g>
  );
});

/** Draws the short and long range of a ship's weapons [6, 9]. */
export const WeaponArcs = memo(function WeaponArcs({ G, sheet, id }: OverlayProps) {
  const weapons = useMemo(() => weaponsOf(G, id), [G, id]);
  return <Arcs sheet={sheet} vessel={G.ships[id]} reach={sizeOf(G.ships[id])[0] / 2} weapons={weapons} />;
});

type Spot = readonly [x: number, y: number];

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the point on the sheet `mm` away in the direction of a heading. */
const off = ([x, y]: Spot, heading: number, mm: number): Spot => [x + mm * Math.sin(rad(heading)), y - mm * Math.cos(rad(heading))];

/** Headings with a label, in degrees from the downwind direction. */
const TOLD = new Set([0, 45, 90, 135, 180]);
/** Distance from a line's end to its label, in mm. */
const BEYOND = 14;
/** Wind arrow: its distance from the ship and its length, in mm. */
const ARROW = [30, 34] as const;

/** Draws a ship's range under sail straight ahead on every heading, with labels at the main points of sail [5.8, 5.9]. */
function SailRose({ at, sailing }: { readonly at: Spot; readonly sailing: readonly Sailing[] }) {
  return (
    <>
      <path className="wg-overlay-ground" d={`M${sailing.map(({ heading, mm }) => off(at, heading, mm).join(' ')).join('L')}Z`} />
      <g className="wg-overlay-figures">
        {sailing
          .filter(({ off: degrees }) => TOLD.has(degrees))
          .map(({ heading, mm }) => {
            const [x, y] = off(at, heading, Math.max(mm, ARROW[0]) + BEYOND);
            return (
              <text key={heading} x={x} y={y + 5}>
                {mm / 10}
              </text>
            );
          })}
      </g>
    </>
  );
}

/** Draws a ship's drift. The thick part is the minimum distance; the line ends at the maximum distance [2.10, 5.10]. */
function DriftLine({ at, drift: { towards, least, most } }: { readonly at: Spot; readonly drift: Drift }) {
  const to = (mm: number) => `M${at.join(' ')}L${off(at, towards, mm).join(' ')}`;
  return (
    <g className="wg-drift-line">
      <path d={to(most)} />
      <path className="wg-sure" d={to(least)} />
      <circle cx={off(at, towards, most)[0]} cy={off(at, towards, most)[1]} r={4} />
    </g>
  );
}

/** Draws the effects of wind and sea on a ship: wind, range under sail by heading, drift. */
export const WindOn = memo(function WindOn({ G, sheet, id }: OverlayProps) {
  const at = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
  const { strength, sailing, drifts } = useMemo(() => weatherOn(G, id), [G, id]);
  const { from } = G.weather;
  return (
    <g className="wg-weather-on">
      {sailing.length > 0 && <SailRose at={at} sailing={sailing} />}
      {drifts.map((drift) => (
        <DriftLine key={`${drift.key}${drift.towards}`} at={at} drift={drift} />
      ))}
      {strength > 0 && (
        <path
          className="wg-wind-upon"
          d={`M0 ${-ARROW[0] - ARROW[1]}V${-ARROW[0]}m-7 -11L0 ${-ARROW[0]}l7 -11`}
          transform={`translate(${at.join(' ')}) rotate(${from})`}
        />
      )}
    </g>
  );
});
