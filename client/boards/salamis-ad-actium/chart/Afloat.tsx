import { type CSSProperties, memo, useMemo } from 'react';
import { isDone, onTable, type Salamis, type Ship, shipType, sizeOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { useSameData } from '../../../kit/hooks/hooks.js';
import { sameData } from '../../../kit/hooks/sameData.js';
import type { Mark } from '../session.js';
import { type SalamisBoardWords, useWords } from '../words/index.js';
import { Hull } from './Hull.js';
import { CHIP, CHIP_GAP, type Chip, type LabelSpot, labelSpots } from './legends.js';
import { enlargements } from './places.js';
import { onSheet, type Sheet } from './scale.js';

const f = (n: number): string => n.toFixed(1);

interface Fitting {
  readonly kind: string;
  readonly title: string;
  readonly d: string;
}

/** Returns the path of a ballista on deck: bow and trough. `turn` is its bearing relative to the ship's heading, in degrees. */
const ballista = (y: number, turn: number): string => {
  const [s, c] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
  return `M${f(-2.2 * c)} ${f(y + 2.2 * s)}L${f(2.2 * c)} ${f(y - 2.2 * s)}M${f(-1.6 * s)} ${f(y - 1.6 * c)}L${f(3 * s)} ${f(y + 3 * c)}`;
};

const BEARING = { F: 0, A: 180, B: 90 } as const;

/** Returns the paths of the fittings on a ship's deck and bow, in mm, with the bow up. */
export function fittingsOf(
  vessel: Pick<Ship, 'type' | 'ballistae' | 'engines' | 'siphons' | 'equip' | 'uses'>,
  { card: text }: SalamisBoardWords,
): Fitting[] {
  const { type, ballistae, engines, siphons, equip, uses } = vessel;
  const [length, width] = shipType(type).base;
  const bow = -length / 2 + 4;
  const fittings: Fitting[] = [];
  const add = (kind: string, title: string, d: string) => fittings.push({ kind, title, d });
  const row = { F: bow + 8, A: length / 2 - 9, B: 0 };
  for (const [i, arc] of ballistae.entries()) {
    const nth = ballistae.slice(0, i).filter((each) => each === arc).length;
    add('ballista', text.ballista[arc], ballista(row[arc] + nth * (arc === 'A' ? -5 : 5), BEARING[arc]));
  }
  for (let i = 0; i < engines; i++)
    add('engine', text.engines(1), `M-2.4 ${f(4 + i * 6)}h4.8v4.4h-4.8ZM0 ${f(6.2 + i * 6)}L0 ${f(1.6 + i * 6)}`);
  for (const { arc, uses: left } of siphons) {
    if (!left) continue;
    const d = arc === 'B' ? `M-3 -3H3M-3 -1H3` : arc === 'A' ? `M0 ${f(-bow - 3)}v3.4` : `M0 ${f(bow + 3)}v-3.4`;
    add('siphon', text.siphon[arc](left), d);
  }
  if (equip.includes('corvus'))
    add('corvus', text.equipment.corvus, `M-1.3 ${f(bow + 15)}V${f(bow + 2)}L0 ${f(bow - 1.5)}L1.3 ${f(bow + 2)}V${f(bow + 15)}Z`);
  if (equip.includes('ferreaManus')) add('hook', text.equipment.ferreaManus, `M2.4 ${f(bow + 9)}V${f(bow + 2)}q0 -3 3 -2.2`);
  if (uses.harpax) add('hook', text.uses.harpax(uses.harpax), `M-2.4 ${f(bow + 9)}V${f(bow + 1)}l-2 2m2 -2l2 2`);
  if (uses.firePots)
    add(
      'pots',
      text.uses.firePots(uses.firePots),
      `M${f(width * 0.18)} ${f(bow + 4)}L${f(width * 0.34)} ${f(bow - 1)}m-1.4 0a1.6 1.6 0 1 0 2.8 0Z`,
    );
  if (equip.includes('polearms')) add('poles', text.equipment.polearms, `M${f(-width * 0.3)} 2v-8q2.4 -1.4 3 1.4`);
  if (equip.includes('grapnelCapsize'))
    add('hook', text.equipment.grapnelCapsize, `M${f(-width * 0.3)} 3v5q0 2.4 2.4 1.6m-2.4 -1.6q0 2.4 -2.4 1.6`);
  if (uses.bees || uses.snakes) {
    add(
      'jars',
      uses.bees ? text.uses.bees(uses.bees) : text.uses.snakes(uses.snakes ?? 0),
      `M-1.2 ${f(length * 0.1)}h2.4q1.4 2 0 4h-2.4q-1.4 -2 0 -4Z`,
    );
  }
  if (equip.includes('incendiaries')) add('incendiaries', text.equipment.incendiaries, `M0 ${f(length * 0.24)}q-2.2 -2 0 -5q2.2 3 0 5Z`);
  return fittings;
}

const Fittings = memo(function Fittings({ vessel }: { readonly vessel: Ship }) {
  const words = useWords();
  return (
    <g>
      {fittingsOf(vessel, words).map(({ kind, title, d }, i) => (
        <path key={`${kind}${i}`} className={`wg-fitting wg-${kind}`} d={d}>
          <title>{title}</title>
        </path>
      ))}
    </g>
  );
});

interface ShipFigureProps {
  readonly id: string;
  readonly vessel: Ship;
  /** Index of the squadron within its side. */
  readonly stripe: number;
  readonly x: number;
  readonly y: number;
  readonly done: boolean;
  readonly controlled: boolean;
}

const FLAME = 'M0 5C-5 3 -5 -2 -1 -5C-1 -2 2 -2 1 -7C6 -3 6 3 0 5Z';

/** Draws a ship on the table: hull, deck fittings, officer's flag, and fire. */
const ShipFigure = memo(function ShipFigure(props: ShipFigureProps) {
  const { marks } = useWords();
  const { id, vessel, stripe, x, y, done, controlled } = props;
  const { fire, greek } = vessel;
  const [length] = shipType(vessel.type).base;
  const reach = length / 2 + 4;
  return (
    <g
      className={`wg-ship-figure wg-fleet-${vessel.side ?? 'none'}${controlled ? '' : ' wg-astray'}`}
      data-ship={id}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g className="wg-ship-sized">
        <g className="wg-ship-turning" style={{ transform: `rotate(${vessel.at.h}deg)` }}>
          <Hull
            type={vessel.type}
            side={vessel.side}
            port={vessel.port}
            stbd={vessel.stbd}
            ram={vessel.ram}
            sails={vessel.sails}
            towers={vessel.towers}
            stripe={stripe}
          />
          <Fittings vessel={vessel} />
        </g>
        {vessel.flag && (
          <path
            className={`wg-officer-flag ${vessel.flag.cinc ? 'wg-cinc' : `wg-${vessel.flag.rank}`}`}
            d={vessel.flag.rank === 'admiral' ? 'M0 2V-16H13L9 -12L13 -8H0' : 'M0 2V-14H10V-7H0'}
          >
            <title>{marks.officer(vessel.flag.name, vessel.flag.mod)}</title>
          </path>
        )}
        {fire > 0 && (
          <g className={`wg-fire wg-level-${fire}${greek ? ' wg-greek' : ''}`} transform={`translate(${reach * 0.6} ${-reach * 0.6})`}>
            <title>{greek ? marks.greekFire(fire) : marks.fire(fire)}</title>
            <path d={FLAME} />
            <text y={3}>{fire}</text>
          </g>
        )}
        {done && (
          <g className="wg-acted" transform="translate(11 10)">
            <title>{marks.acted}</title>
            <circle r={4.8} />
            <path d="M-2.3 0.2L-0.6 2L2.5 -2" />
          </g>
        )}
      </g>
    </g>
  );
}, sameData);

function Chips({ chips, y }: { readonly chips: readonly Chip[]; readonly y: number }) {
  const row = (chips.length - 1) * (CHIP + CHIP_GAP);
  return (
    <g transform={`translate(0 ${y})`}>
      {chips.map(({ kind, word, title }, i) => (
        <g key={kind} className={`wg-ship-chip wg-${kind}`} transform={`translate(${i * (CHIP + CHIP_GAP) - row / 2} 0)`}>
          <title>{title}</title>
          <rect x={-CHIP / 2} y={-CHIP / 2} width={CHIP} height={CHIP} rx={2} />
          <text y={3}>{word}</text>
        </g>
      ))}
    </g>
  );
}

interface ShipLabelProps {
  readonly spot: LabelSpot;
  readonly x: number;
  readonly y: number;
  readonly mark?: string;
}

interface LabelProps {
  readonly at: readonly [dx: number, dy: number];
  readonly name?: string;
  readonly chips: readonly Chip[];
}

/** Draws a name below a row of state markers, with a line to its ship. */
function Label({ at: [dx, dy], name, chips }: LabelProps) {
  return (
    <>
      {chips.length > 0 && <path className="wg-label-line" d={`M0 0L${dx} ${dy}`} />}
      <g transform={`translate(${dx} ${dy})`}>
        <Chips chips={chips} y={name ? -5 : 0} />
        {name && (
          <text className="wg-ship-name" y={chips.length ? 9 : 3}>
            {name}
          </text>
        )}
      </g>
    </>
  );
}

/**
 * Draws a ship's state markers, and its name if there is space. When the map is zoomed out, most names are hidden and
 * the rest are larger.
 */
const ShipLabel = memo(function ShipLabel({ spot: { id, near, far, name, farName, chips }, x, y, mark }: ShipLabelProps) {
  return (
    <g className="wg-ship-label" data-label={id} transform={`translate(${x} ${y})`}>
      <g className="wg-label-near">
        <Label at={near} name={name} chips={chips} />
      </g>
      {(farName || chips.length > 0) && (
        <g className="wg-label-far">
          <Label at={far} name={farName} chips={chips} />
        </g>
      )}
      {mark && (
        <g className="wg-label-sized">
          <text className="wg-mark-label" y={-20}>
            {mark}
          </text>
        </g>
      )}
    </g>
  );
}, sameData);

const ROOM = 5;

function Halo({ vessel, x, y }: { readonly vessel: Ship; readonly x: number; readonly y: number }) {
  const [length, width] = sizeOf(vessel);
  return (
    <g transform={`translate(${x} ${y}) rotate(${vessel.at.h})`}>
      <rect
        className="wg-ship-halo wg-ship-sized"
        x={-width / 2 - ROOM}
        y={-length / 2 - ROOM}
        width={width + 2 * ROOM}
        height={length + 2 * ROOM}
        rx={9}
      />
    </g>
  );
}

/** Returns CSS that limits the enlargement of a ship (see ships.css), or undefined for no limit. */
const sizedBy = (most = Number.POSITIVE_INFINITY) => (Number.isFinite(most) ? ({ '--most': most.toFixed(2) } as CSSProperties) : undefined);

interface AfloatProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly lit: readonly string[];
  readonly looked: string | undefined;
  /** Ships controlled by their flagship. */
  readonly control: ReadonlySet<string>;
}

/** Draws all ships on the table with highlights, names and state markers. */
export const Afloat = memo(function Afloat({ G, sheet, marks, lit, looked, control }: AfloatProps) {
  const words = useWords();
  const ids = useMemo(() => onTable(G), [G]);
  const most = useMemo(() => enlargements(G, ids), [G, ids]);
  const chosen = useSameData(ids.filter((id) => id === looked || marks.get(id)?.kind === 'chosen'));
  const spots = useMemo(() => labelSpots(G, sheet, ids, words, chosen), [G, sheet, ids, words, chosen]);
  const stripes = useMemo(() => {
    const count = [0, 0];
    return new Map(Object.entries(G.squadrons).map(([sq, { side }]) => [sq, count[side]++]));
  }, [G.squadrons]);
  const at = (id: string) => onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
  return (
    <>
      {ids.map((id) => {
        const vessel = G.ships[id];
        const [x, y] = at(id);
        const mark = marks.get(id);
        const pointed = lit.includes(id) || looked === id;
        return (
          <g
            key={id}
            className={`wg-afloat${mark ? ` wg-mark-${mark.kind}` : ''}${pointed ? ' wg-pointed' : ''}`}
            style={sizedBy(most.get(id))}
          >
            {(mark || pointed) && <Halo vessel={vessel} x={x} y={y} />}
            <ShipFigure
              id={id}
              vessel={vessel}
              stripe={stripes.get(vessel.sq) ?? 0}
              x={x}
              y={y}
              done={isDone(G, id)}
              controlled={control.has(id)}
            />
          </g>
        );
      })}
      {spots.map((spot) => {
        const [x, y] = at(spot.id);
        return <ShipLabel key={spot.id} spot={spot} x={x} y={y} mark={marks.get(spot.id)?.label} />;
      })}
    </>
  );
});

/** Marks the places where ships of an event sank or left the table. */
export function Ghosts({ G, sheet, lit }: Pick<AfloatProps, 'G' | 'sheet' | 'lit'>) {
  return (
    <g className="wg-ghosts">
      {lit
        .filter((id) => G.ships[id] && G.ships[id].status !== 'table')
        .map((id) => {
          const [x, y] = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
          return <path key={id} d={`M${x - 12} ${y - 12}l24 24m0 -24l-24 24`} />;
        })}
    </g>
  );
}
