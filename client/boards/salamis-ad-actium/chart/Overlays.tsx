import { memo, useMemo } from 'react';
import { type Salamis, sizeOf, weaponsOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { coneOf, usualMode } from '../plans/helm.js';
import { emptyDraft } from '../session.js';
import { Arcs } from './Arcs.js';
import { onSheet, type Sheet } from './scale.js';

interface OverlayProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly id: string;
}

/** The sea that a ship of either side comes to in an activation, and the farther rim that she reaches at ramming speed [5.0, 5.1]. */
export const ReachCone = memo(function ReachCone({ G, sheet, id }: OverlayProps) {
  const [x, y] = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
  const cones = useMemo(() => {
    const bursts = usualMode(G, id) === 'oars' && G.ships[id].ram !== 'none';
    return [emptyDraft, ...(bursts ? [{ ...emptyDraft, burst: true }] : [])].map((draft) => coneOf(G, id, draft));
  }, [G, id]);
  return (
    <g className="reach-ground">
      {cones.map(
        (cone, i) =>
          cone.length > 1 && (
            <path
              key={i}
              className={`overlay-ground${i ? ' hard' : ''}`}
              d={`M${x} ${y}${cone.map(([cx, cy]) => `L${onSheet(sheet, cx, cy).join(' ')}`).join('')}Z`}
            />
          ),
      )}
    </g>
  );
});

/** What the weapons of a ship of either side reach, in short range and in long [6, 9]. */
export const WeaponArcs = memo(function WeaponArcs({ G, sheet, id }: OverlayProps) {
  const weapons = useMemo(() => weaponsOf(G, id), [G, id]);
  return <Arcs sheet={sheet} vessel={G.ships[id]} reach={sizeOf(G.ships[id])[0] / 2} weapons={weapons} />;
});
