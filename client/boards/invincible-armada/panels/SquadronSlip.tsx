import {
  type Armada,
  flagOf,
  lacksShot,
  rallyOdds,
  repairOdds,
  resupplyOdds,
  type SquadronId,
  type Square,
  squadronData,
  strength,
} from '../../../../src/games/invincible-armada/face.js';
import { kitText } from '../../../kit/texts.js';
import { nameOf } from '../names.js';
import { NEEDS } from '../odds.js';
import { inReach, mayAttack } from '../squadrons.js';
import { boardText } from '../texts.js';
import { fireText, traitTexts } from './forcesText.js';
import { OddsTable } from './OddsTable.js';
import { ProspectLine } from './Prospect.js';
import { CounterPicture } from './SquadronCounter.js';

interface SquadronSlipProps {
  readonly G: Armada;
  readonly id: SquadronId;
  /** Where it would attack from. */
  readonly at?: Square;
  readonly flags: readonly string[];
}

/** The picked squadron: its display, its chances to recover, and the odds against whoever it could strike. */
export function SquadronSlip({ G, id, at, flags }: SquadronSlipProps) {
  const data = squadronData[id];
  const squadron = G.squadrons[id];
  const targets = at && mayAttack(G, id) ? inReach(G, id, at) : [];
  const text = boardText.slip;
  return (
    <>
      <section className={`slip squadron-slip side-${flagOf(id)}`}>
        <CounterPicture G={G} id={id} size={72} />
        <div>
          <h2>{nameOf(G, id)}</h2>
          <p className="slip-note">{data.fleet}</p>
          <dl className="figures">
            <div>
              <dt>{text.current}</dt>
              <dd>{strength(G, id)}</dd>
            </div>
            <div>
              <dt>{text.printed}</dt>
              <dd>{data.strength}</dd>
            </div>
            <div>
              <dt>{text.morale}</dt>
              <dd>{kitText.signed(data.morale)}</dd>
            </div>
            <div>
              <dt>{text.repair}</dt>
              <dd>{kitText.signed(data.repair)}</dd>
            </div>
          </dl>
        </div>
        <p className="slip-lines">{[fireText(id), ...traitTexts(G, id)].filter(Boolean).join(' · ')}</p>
        {squadron.hits > 0 && (
          <ProspectLine label={boardText.act.repair} prospect={repairOdds(G, id, flags.includes('shipwrights'))} needs={NEEDS.repair} />
        )}
        {squadron.broken && (
          <ProspectLine label={boardText.act.rally} prospect={rallyOdds(G, id, flags.includes('sidonia'))} needs={NEEDS.rally} />
        )}
        {lacksShot(G, id) && <ProspectLine label={boardText.act.resupply} prospect={resupplyOdds(G, id)} needs={NEEDS.resupply} />}
      </section>
      {targets.map((target) => (
        <OddsTable key={target} G={G} attacker={id} defender={target} />
      ))}
    </>
  );
}
