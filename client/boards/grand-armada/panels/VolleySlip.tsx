import {
  crewModifiers,
  dieChance,
  flag,
  type GrandArmada,
  gunModifiers,
  needOf,
  rangeOf,
  type ShipId,
  ship,
  type Volley,
  WEAPONS,
} from '../../../../src/games/grand-armada/face.js';
import { Modifiers } from '../../../kit/panels/Odds.js';
import { useKitWords } from '../../../kit/words/index.js';
import { shortName } from '../names.js';
import { sideClass } from '../session.js';
import { useWords } from '../words/index.js';
import { ShipPicture } from './Pictures.js';

interface VolleySlipProps {
  readonly G: GrandArmada;
  readonly ids: readonly ShipId[];
  readonly open: readonly Volley[];
  readonly orders: readonly Volley[];
  readonly picked: ShipId | undefined;
  readonly onPick: (id: ShipId) => void;
  readonly onOrder: (order: Volley, on: boolean) => void;
}

const NO_TARGET = '';

/** Renders the form for simultaneous fire. For each weapon, the player selects a target or none. */
export function VolleySlip({ G, ids, open, orders, picked, onPick, onOrder }: VolleySlipProps) {
  const text = useWords().slip;
  const kit = useKitWords();
  return (
    <section className="wg-slip wg-volley-slip">
      <h2>{text.closeFire}</h2>
      <p className="wg-slip-note">{text.closeFireNote}</p>
      <ul>
        {ids.map((id) => (
          <li key={id} className={id === picked ? 'wg-picked' : undefined}>
            <button type="button" className="wg-volley-ship" onClick={() => onPick(id)}>
              <ShipPicture G={G} id={id} size={44} />
              <span>{shortName(id)}</span>
            </button>
            {WEAPONS.map((weapon) => {
              const mine = open.filter((order) => order.ship === id && order.weapon === weapon);
              if (!mine.length) return null;
              const laid = orders.find((order) => order.ship === id && order.weapon === weapon);
              const range = laid && rangeOf(G, id, laid.target);
              return (
                <label key={weapon}>
                  <span>{text.weapon[weapon]}</span>
                  <select
                    value={laid?.target ?? NO_TARGET}
                    onChange={({ target: { value } }) => {
                      const chosen = mine.find(({ target }) => target === value);
                      onOrder(chosen ?? mine[0], chosen !== undefined);
                    }}
                  >
                    <option value={NO_TARGET}>{text.holdsFire}</option>
                    {mine.map(({ target }) => {
                      const need = needOf(G, id, weapon, rangeOf(G, id, target));
                      return (
                        <option key={target} value={target}>
                          {text.volleyTarget(shortName(target), need, kit.percent(dieChance(need)))}
                        </option>
                      );
                    })}
                  </select>
                  {range !== undefined && (
                    <span className="wg-shot-modifiers">
                      <Modifiers
                        modifiers={(weapon === 'guns' ? gunModifiers(id, range) : crewModifiers(G, id, range)).filter(
                          ([, amount]) => amount,
                        )}
                      />
                    </span>
                  )}
                </label>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the player's confirmed orders until the opponent has confirmed theirs. */
export function SealedSlip({ G, orders }: { readonly G: GrandArmada; readonly orders: readonly Volley[] }) {
  const text = useWords().slip;
  return (
    <section className="wg-slip wg-volley-slip">
      <h2>{text.sealed}</h2>
      <ul className="wg-sealed">
        {orders.map(({ ship: id, weapon, target }) => (
          <li key={`${id}${weapon}`} className={sideClass(flag(id))}>
            {text.sealedOrder(shortName(id), text.weapon[weapon], shortName(target), ship(G, target).hex ?? '')}
          </li>
        ))}
      </ul>
      {orders.length === 0 && <p className="wg-slip-lines">{text.nobodyFires}</p>}
    </section>
  );
}
