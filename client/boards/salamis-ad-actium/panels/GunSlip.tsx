import { shotPreview } from '../../../../src/games/salamis-ad-actium/face.js';
import { useKitWords } from '../../../kit/words/index.js';
import { shipName } from '../names.js';
import { type Shot, weaponName } from '../sentences/weapons.js';
import type { Change, Draft, Session } from '../session.js';
import { useWords } from '../words/index.js';
import { ModifierLine } from './Odds.js';
import { ShipCard } from './ShipCard.js';

interface GunSlipProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly change: Change;
  readonly id: string;
  readonly weapon: string | undefined;
  readonly shots: readonly Shot[];
}

/** The weapons of a ship or fort that have a target, and the odds of each shot. */
export function GunSlip({ session, draft, change, id, weapon, shots }: GunSlipProps) {
  const text = useWords().guns;
  const kit = useKitWords();
  const { G, player } = session;
  const weapons = [...new Set(shots.map((shot) => shot.weapon))];
  const loads = [...new Set(shots.filter((shot) => shot.weapon === weapon).map(({ load }) => load))];
  const aimed = shots.filter((shot) => shot.weapon === weapon && shot.load === (loads.includes(draft.load) ? draft.load : loads[0]));
  return (
    <section className="wg-slip">
      {G.ships[id] ? <ShipCard G={G} id={id} /> : <h2>{shipName(G, id)}</h2>}
      {weapons.length > 1 && (
        <fieldset className="wg-helm-row" aria-label={text.weapon}>
          {weapons.map((each) => (
            <button key={each} type="button" aria-pressed={each === weapon} onClick={() => change({ weapon: each, target: undefined })}>
              {weaponName(session.words, each)}
            </button>
          ))}
        </fieldset>
      )}
      {loads.length > 1 && (
        <fieldset className="wg-helm-row" aria-label={text.load}>
          {loads.map((load) => (
            <button key={load} type="button" aria-pressed={load === draft.load} onClick={() => change({ load })}>
              {text.loads[load]}
            </button>
          ))}
        </fieldset>
      )}
      {aimed.map(({ by, weapon: fired, target, load }) => {
        const { chance, dice, expected, need, modifiers } = shotPreview(G, player, by, fired, target, load);
        return (
          <div key={target} className="wg-shot">
            <h3>
              {shipName(G, target)} <span className="wg-slip-figure">{dice > 1 ? text.hits(expected) : kit.percent(chance)}</span>
            </h3>
            <p className="wg-slip-note">
              {dice > 1 ? text.dice(dice, kit.percent(chance)) : ''} {need === undefined ? '' : text.need(need)}
            </p>
            {modifiers && modifiers.length > 0 && <ModifierLine modifiers={modifiers} />}
          </div>
        );
      })}
    </section>
  );
}
