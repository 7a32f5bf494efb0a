import { isTop, type Sluys, SQUADRON_IDS, sideOfUnit, stackOf } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { Point } from '../../../kit/map/curves.js';
import { Piece } from '../../../kit/map/Piece.js';
import { menOn } from '../names.js';
import { layout, pointsOf } from './land.js';
import { Man } from './Men.js';
import { SquadronCounter } from './SquadronCounter.js';

const SCALE = 0.66;
const CREW_SCALE = 0.74;
/** Vertical offset of a squadron's counter, leaving space for marines and leaders below. */
const LIFT = -6;
const CREW_DROP = 26;
const CREW_ROOM = 62;

/** Whether a squadron has acted in the current step. */
function isSpent(G: Sluys, id: string): boolean {
  const { act } = G;
  if (!act?.squads.includes(id)) return false;
  return act.segment === 'sailsOars' ? (act.moved[id]?.hexes ?? 0) > 0 : act.done.includes(id);
}

const manSpent = (G: Sluys, id: string) => (G.act ?? G.sally)?.done.includes(id) ?? false;

/** Returns the positions of marines and leaders in a row: the squadron controller's units on the left, boarders on the right. */
function crewSpots(G: Sluys, top: string, men: readonly string[]): { readonly id: string; readonly x: number }[] {
  const { side } = G.squadrons[top];
  const own = men.filter((id) => sideOfUnit(G, id) === side);
  const theirs = men.filter((id) => sideOfUnit(G, id) !== side);
  const gap = theirs.length && own.length ? 0.6 : 0;
  const step = Math.min(20.5, CREW_ROOM / Math.max(1, men.length + gap - 1));
  const width = step * (men.length - 1 + gap);
  return [...own, ...theirs].map((id, i) => ({ id, x: -width / 2 + step * (i + (i >= own.length ? gap : 0)) }));
}

const CHAIN = 'M-9 0a5 3.6 0 1 1 8 0M-1 0a5 3.6 0 1 1 -8 0M1 0a5 3.6 0 1 1 8 0M9 0a5 3.6 0 1 1 -8 0';

interface HexStackProps {
  readonly G: Sluys;
  readonly top: string;
}

/** Draws a squadron or chain with all units aboard, centred on its hex. */
export function HexStack({ G, top }: HexStackProps) {
  const [, bottom] = stackOf(G, top);
  const crew = crewSpots(G, top, menOn(G, top));
  return (
    <>
      {bottom && (
        <g transform={`translate(5 ${LIFT - 5}) scale(${SCALE})`}>
          <SquadronCounter G={G} id={bottom} />
        </g>
      )}
      <g transform={`translate(${bottom ? -3 : 0} ${LIFT + (bottom ? 2 : 0)}) scale(${SCALE})`}>
        <SquadronCounter G={G} id={top} spent={isSpent(G, top)} />
      </g>
      {bottom && <path className="wg-chain-links" transform={`translate(20 ${LIFT - 24}) rotate(-42)`} d={CHAIN} />}
      {crew.map(({ id, x }) => (
        <g key={id} data-man={id} transform={`translate(${x} ${CREW_DROP}) scale(${CREW_SCALE})`}>
          <Man G={G} id={id} spent={manSpent(G, id)} />
        </g>
      ))}
    </>
  );
}

interface FleetProps {
  readonly G: Sluys;
  readonly selected: string | undefined;
  readonly courses: ReadonlyMap<string, readonly string[]>;
  readonly still: boolean;
}

/** Draws all squadrons, the selected one on top. */
export function Fleet({ G, selected, courses, still }: FleetProps) {
  const tops = SQUADRON_IDS.filter((id) => G.squadrons[id].hex !== null && isTop(G, id));
  const active = G.act?.squads ?? [];
  return [...tops].map((id) => {
    const at: Point = layout.at(G.squadrons[id].hex ?? '') ?? [0, 0];
    const state = [id === selected ? ' wg-selected' : '', active.includes(id) ? ' wg-active' : ''].join('');
    return (
      <Piece key={id} id={id} at={at} still={still} via={pointsOf(courses.get(id) ?? []).slice(1, -1)} className={`wg-piece${state}`}>
        <HexStack G={G} top={id} />
      </Piece>
    );
  });
}
