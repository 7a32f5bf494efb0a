import {
  archeryFactor,
  castle,
  grappledTo,
  level,
  meleeFactor,
  movementAllowance,
  type Sluys,
  sideOfUnit,
  stackOf,
  terrainAt,
  topAt,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { commandName, menOn, unitName } from '../names.js';
import { useSeen } from '../useSeen.js';
import { UnitButton, UnitPicture } from './Pictures.js';

interface StackSlipProps {
  readonly G: Sluys;
  readonly hex: string | undefined;
  readonly picked?: string;
  /** Others here that can be picked. */
  readonly able: readonly string[];
  readonly onPick?: (id: string) => void;
}

/** Everything in a hex, face up: ships with what their factors have become, and the men of both sides. */
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
