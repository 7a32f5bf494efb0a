import {
  type Armada,
  flagOf,
  lacksShot,
  RALLY,
  REPAIR,
  RESUPPLY,
  rallyOdds,
  repairOdds,
  resupplyOdds,
  type SquadronId,
  type Square,
  squadronData,
  strength,
} from '../../../../src/games/invincible-armada/face.js';
import { useKitWords } from '../../../kit/words/index.js';
import { nameOf } from '../names.js';
import { inReach, mayAttack } from '../squadrons.js';
import { useWords } from '../words/index.js';
import { fireText, traitTexts } from './abilities.js';
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
  const words = useWords();
  const kit = useKitWords();
  const data = squadronData[id];
  const squadron = G.squadrons[id];
  const targets = at && mayAttack(G, id) ? inReach(G, id, at) : [];
  const text = words.slip;
  return (
    <>
      <section className={`wg-slip wg-squadron-slip wg-side-${flagOf(id)}`}>
        <CounterPicture G={G} id={id} size={72} />
        <div>
          <h2>{nameOf(G, id)}</h2>
          <p className="wg-slip-note">{words.game.fleets[id]}</p>
          <dl className="wg-figures">
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
              <dd>{kit.signed(data.morale)}</dd>
            </div>
            <div>
              <dt>{text.repair}</dt>
              <dd>{kit.signed(data.repair)}</dd>
            </div>
          </dl>
        </div>
        <p className="wg-slip-lines">{[fireText(words, id), ...traitTexts(words, G, id)].filter(Boolean).join(' · ')}</p>
        {squadron.hits > 0 && (
          <ProspectLine
            label={words.act.repair}
            prospect={repairOdds(G, id, flags.includes('shipwrights'))}
            needs={text.atLeast(2, REPAIR.atLeast)}
          />
        )}
        {squadron.broken && (
          <ProspectLine
            label={words.act.rally}
            prospect={rallyOdds(G, id, flags.includes('sidonia'))}
            needs={text.atMost(2, RALLY.atMost)}
          />
        )}
        {lacksShot(G, id) && (
          <ProspectLine label={words.act.resupply} prospect={resupplyOdds(G, id)} needs={text.atLeast(1, RESUPPLY.atLeast)} />
        )}
      </section>
      {targets.map((target) => (
        <OddsTable key={target} G={G} attacker={id} defender={target} />
      ))}
    </>
  );
}
