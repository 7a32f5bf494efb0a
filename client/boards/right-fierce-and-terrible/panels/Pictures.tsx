import { isSquadron, type Sluys } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { Man } from '../chart/Men.js';
import { SquadronCounter } from '../chart/SquadronCounter.js';
import { describeUnit } from '../names.js';
import { useSeen } from '../useSeen.js';

interface PictureProps {
  readonly G: Sluys;
  readonly id: string;
  readonly size?: number;
}

/** A unit's counter by itself, as seen from near. */
export function UnitPicture({ G, id, size }: PictureProps) {
  if (isSquadron(id)) {
    const side = size ?? 62;
    return (
      <svg className="wg-counter-picture" width={side} height={side} viewBox="-46 -47 95 95" aria-hidden="true">
        <SquadronCounter G={G} id={id} />
      </svg>
    );
  }
  const side = size ?? 38;
  return (
    <svg className="wg-counter-picture wg-man-picture" width={side} height={side} viewBox="-16 -21 34 40" aria-hidden="true">
      <Man G={G} id={id} />
    </svg>
  );
}

interface UnitButtonProps extends PictureProps {
  readonly pressed?: boolean;
  readonly dim?: boolean;
  readonly caption?: string;
  readonly onPress?: (id: string) => void;
}

/** A unit that can be picked from a paper. */
export function UnitButton({ G, id, size, pressed, dim, caption, onPress }: UnitButtonProps) {
  const said = describeUnit(useSeen(G), id);
  const picture = (
    <>
      <UnitPicture G={G} id={id} size={size} />
      {caption && (
        <span className="wg-unit-caption" aria-hidden="true">
          {caption}
        </span>
      )}
    </>
  );
  if (!onPress)
    return (
      <span className="wg-unit-still" role="img" aria-label={said} title={said}>
        {picture}
      </span>
    );
  return (
    <button
      type="button"
      className={dim ? 'wg-unit-button wg-dim' : 'wg-unit-button'}
      data-unit={id}
      aria-pressed={pressed}
      title={said}
      onClick={() => onPress(id)}
    >
      <span className="wg-unseen">{said}</span>
      {picture}
    </button>
  );
}
