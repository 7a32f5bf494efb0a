import {
  type Armada,
  type ArmadaWords,
  flagOf,
  has,
  lacksShot,
  type Prospect,
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
  TACTICS,
} from '../../../../src/games/invincible-armada/face.js';
import { Counter, type CounterMark } from '../../../kit/map/Counter.js';
import { useKitWords } from '../../../kit/words/index.js';
import { modifierName, nameOf, shipOf, shortName } from '../names.js';
import { inReach, mayAttack } from '../squadrons.js';
import { type ArmadaBoardWords, useWords } from '../words/index.js';
import { OddsTable } from './OddsTable.js';

interface ProspectLineProps {
  readonly prospect: Prospect;
  readonly needs: string;
  readonly label?: string;
}

/** Shows the preview of a roll: chance, required total and modifiers. */
export function ProspectLine({ prospect, needs, label }: ProspectLineProps) {
  const words = useWords();
  const kit = useKitWords();
  return (
    <p className="wg-prospect">
      {label && <span className="wg-prospect-label">{label}</span>}
      <b className="wg-prospect-chance">{kit.percent(prospect.chance)}</b>
      <span className="wg-prospect-needs">{needs}</span>
      {prospect.modifiers.length ? (
        prospect.modifiers.map(([name, amount]) => (
          <span key={name} className="wg-roll-modifier">
            {modifierName(words.game, name)} <b>{kit.signed(amount)}</b>
          </span>
        ))
      ) : (
        <span className="wg-roll-modifier">{words.slip.noModifiers}</span>
      )}
    </p>
  );
}

/** Returns a text with a squadron's battle bonus, or "" if it has none. */
export function fireText({ forces, game }: ArmadaBoardWords, id: SquadronId): string {
  const bonus = squadronData[id].battle;
  if (!bonus) return '';
  const amount = bonus.dice ? forces.dice(bonus.dice) : forces.perDie(bonus.drm);
  const when =
    bonus.tactics.length === TACTICS.length ? forces.always : forces.withTactics(bonus.tactics.map((tactic) => game.tactics[tactic]));
  const role = bonus.role === 'attacker' ? forces.asAttacker : bonus.role === 'defender' ? forces.asDefender : '';
  return [amount, when, role].filter(Boolean).join(' ');
}

/** Returns texts for a squadron's special abilities and whether they are used up. */
export function traitTexts({ forces }: ArmadaBoardWords, G: Armada, id: SquadronId): string[] {
  const lines: string[] = squadronData[id].traits.map((trait) => forces.traits[trait]);
  if (has(id, 'hulks')) lines.push(G.transferred.includes(id) ? forces.transferUsed : forces.transferReady);
  if (has(id, 'rallyBonus')) lines.push(G.sidoniaUsed ? forces.rallyUsed : forces.rallyReady);
  return lines;
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('')
    .slice(0, 2);

function marksOf(G: Armada, id: SquadronId, { chits }: ArmadaWords): CounterMark[] {
  const { hits, shot, lowAmmo } = G.squadrons[id];
  const marks: CounterMark[] = [];
  if (hits) marks.push({ kind: 'hits', count: hits });
  if (shot) marks.push({ kind: 'shot', count: shot });
  if (lowAmmo) marks.push({ kind: 'lowAmmo' });
  for (const { chit, squadron } of G.placed) if (squadron === id) marks.push({ kind: 'chit', letters: initials(chits[chit].name) });
  return marks;
}

export function SquadronCounter({ G, id, plain }: { readonly G: Armada; readonly id: SquadronId; readonly plain?: boolean }) {
  const { game } = useWords();
  const squadron = G.squadrons[id];
  return (
    <Counter
      side={flagOf(id) === 'english' ? 'a' : 'b'}
      art={id}
      ship={shipOf(id)}
      name={shortName(G, id)}
      factor={strength(G, id)}
      reduced={squadron.hits > 0}
      broken={squadron.broken}
      moved={!plain && G.moved.includes(id)}
      marks={plain ? undefined : marksOf(G, id, game)}
    />
  );
}

export function CounterPicture({ G, id, size = 56 }: { readonly G: Armada; readonly id: SquadronId; readonly size?: number }) {
  return (
    <svg className="wg-counter-picture" width={size} height={size} viewBox="-47 -49 98 98" aria-hidden="true">
      <SquadronCounter G={G} id={id} />
    </svg>
  );
}

interface SquadronSlipProps {
  readonly G: Armada;
  readonly id: SquadronId;
  /** Square from which the squadron would attack. */
  readonly at?: Square;
  readonly flags: readonly string[];
}

/** Shows the selected squadron's display, its chances of recovery, and its odds against enemies in range. */
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
