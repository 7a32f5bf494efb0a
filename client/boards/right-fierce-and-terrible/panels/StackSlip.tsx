import {
  archeryFactor,
  castle,
  grappledTo,
  isSquadron,
  level,
  meleeFactor,
  movementAllowance,
  type Sluys,
  sideOfUnit,
  stackOf,
  terrainAt,
  topAt,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { Man } from '../chart/Men.js';
import { SquadronCounter } from '../chart/SquadronCounter.js';
import { commandName, describeUnit, menOn, unitName } from '../names.js';
import { useSeen } from '../useLook.js';

interface PictureProps {
  readonly G: Sluys;
  readonly id: string;
  readonly size?: number;
}

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

interface StackSlipProps {
  readonly G: Sluys;
  readonly hex: string | undefined;
  readonly picked?: string;
  /** Units other than the picked one that can be selected. */
  readonly able: readonly string[];
  readonly onPick?: (id: string) => void;
}

export function StackSlip({ G, hex, picked, able, onPick }: StackSlipProps) {
  const seen = useSeen(G);
  const top = hex ? topAt(G, hex) : undefined;
  if (!hex || top === undefined) return null;
  const { slip: text, terrain, state } = seen.words;
  const { side } = G.squadrons[top];
  const men = menOn(G, top);
  const pickable = (id: string) => (id !== picked && able.includes(id) ? onPick : undefined);
  const group = (of: readonly string[], title: string) =>
    of.length > 0 && (
      <div>
        <h3>{title}</h3>
        <div className="wg-unit-row">
          {of.map((id) => (
            <UnitButton key={id} G={G} id={id} pressed={id === picked} onPress={pickable(id) ?? (id === picked ? onPick : undefined)} />
          ))}
        </div>
      </div>
    );
  const bound = grappledTo(G, hex);
  return (
    <section className={`wg-slip wg-stack-slip wg-side-${side}`}>
      {stackOf(G, top).map((id) => (
        <div key={id} className={`wg-stack-ship${id === picked ? ' wg-picked' : ''}`}>
          <UnitPicture G={G} id={id} size={66} />
          <div>
            <h2>{unitName(seen, id)}</h2>
            <p className="wg-slip-note">{commandName(seen, G.squadrons[id].command)}</p>
            <dl className="wg-figures">
              <Figure name={text.figures.mf} value={meleeFactor(G, id)} strong />
              <Figure name={text.figures.ma} value={movementAllowance(G, id)} />
              <Figure name={text.figures.castle} value={castle(G, id)} />
              <Figure name={text.figures.archery} value={archeryFactor(G, id) ?? text.none} />
              {level(G, id) > 0 && <Figure name={text.figures.damage} value={level(G, id)} />}
            </dl>
          </div>
        </div>
      ))}
      {group(
        men.filter((id) => sideOfUnit(G, id) === side),
        text.aboard,
      )}
      {group(
        men.filter((id) => sideOfUnit(G, id) !== side),
        text.boarders,
      )}
      <p className="wg-slip-note">{[hex, terrain[terrainAt(hex) ?? 'deep'], ...bound.map((other) => state.grappled(other))].join(' · ')}</p>
    </section>
  );
}

function Figure({ name, value, strong }: { readonly name: string; readonly value: string | number; readonly strong?: boolean }) {
  return (
    <div className={strong ? 'wg-strong' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
