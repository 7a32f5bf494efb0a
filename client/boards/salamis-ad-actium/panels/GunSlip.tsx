import { type Load, shotPreview } from '../../../../src/games/salamis-ad-actium/face.js';
import { kitText } from '../../../kit/texts.js';
import { shipName } from '../names.js';
import { weaponName } from '../sentences.js';
import type { Change, Draft, Session } from '../session.js';
import { boardText } from '../texts.js';
import { Modifiers } from './Odds.js';
import { ShipCard } from './ShipCard.js';

const text = boardText.guns;

interface GunSlipProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly change: Change;
  readonly id: string;
  readonly weapon: string | undefined;
  readonly shots: readonly { readonly args: readonly [string, string, string, Load] }[];
}

/** The weapons of a ship or fort that have a target, and the odds of each shot. */
export function GunSlip({ session, draft, change, id, weapon, shots }: GunSlipProps) {
  const { G, player } = session;
  const weapons = [...new Set(shots.map(({ args }) => args[1]))];
  const loads = [...new Set(shots.filter(({ args }) => args[1] === weapon).map(({ args }) => args[3]))];
  const aimed = shots.filter(({ args }) => args[1] === weapon && args[3] === (loads.includes(draft.load) ? draft.load : loads[0]));
  return (
    <section className="slip">
      {G.ships[id] ? <ShipCard G={G} id={id} /> : <h2>{shipName(G, id)}</h2>}
      {weapons.length > 1 && (
        <fieldset className="helm-row toggles" aria-label={text.weapon}>
          {weapons.map((each) => (
            <button key={each} type="button" aria-pressed={each === weapon} onClick={() => change({ weapon: each, target: undefined })}>
              {weaponName(each)}
            </button>
          ))}
        </fieldset>
      )}
      {loads.length > 1 && (
        <fieldset className="helm-row toggles" aria-label={text.load}>
          {loads.map((load) => (
            <button key={load} type="button" aria-pressed={load === draft.load} onClick={() => change({ load })}>
              {text.loads[load]}
            </button>
          ))}
        </fieldset>
      )}
      {aimed.map(({ args }) => {
        const { chance, dice, expected, need, modifiers } = shotPreview(G, player, ...args);
        return (
          <div key={args[2]} className="shot">
            <h3>
              {shipName(G, args[2])} <span className="slip-figure">{dice > 1 ? text.hits(expected) : kitText.percent(chance)}</span>
            </h3>
            <p className="slip-note">
              {dice > 1 ? text.dice(dice, kitText.percent(chance)) : ''} {need === undefined ? '' : text.need(need)}
            </p>
            {modifiers && modifiers.length > 0 && <Modifiers modifiers={modifiers} />}
          </div>
        );
      })}
    </section>
  );
}
