import { type MeleePlan, meleeOdds, opponentOf, type Side, type Sluys } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { ChanceBar, Modifiers } from '../../../kit/panels/Odds.js';
import { useKitWords } from '../../../kit/words/index.js';
import { useWords } from '../words/index.js';

interface MeleeSlipProps {
  readonly G: Sluys;
  readonly plan: MeleePlan;
}

/** A melee weighed: what each side adds to its dice, unit by unit, and exactly what may come of it. */
export function MeleeSlip({ G, plan }: MeleeSlipProps) {
  const odds = meleeOdds(G, plan);
  const { slip: text, sides } = useWords();
  const kit = useKitWords();
  const column = (side: Side, of: typeof odds.attacker, role: string) => (
    <div className={`wg-melee-side wg-side-${side}`}>
      <h3>
        {sides[side]} <span>{role}</span>
      </h3>
      <p className="wg-melee-total">
        {of.total}
        <span>{text.beforeDice}</span>
      </p>
      <p className="wg-slip-modifiers">
        <Modifiers modifiers={of.modifiers} none={text.noModifiers} />
      </p>
      <p className="wg-slip-note">{text.losses(of.losses.toFixed(1))}</p>
    </div>
  );
  return (
    <section className="wg-slip wg-odds wg-melee-slip">
      <h2>{text.melee(plan.hex)}</h2>
      <div className="wg-melee-sides">
        {column(plan.side, odds.attacker, text.attack)}
        {column(opponentOf(plan.side), odds.defender, text.defend)}
      </div>
      <div className="wg-melee-scale" role="img" aria-label={kit.percent(odds.attacker.win)}>
        <span className={`wg-side-${plan.side}`} style={{ flexGrow: odds.attacker.win }} />
        <span className="wg-tie" style={{ flexGrow: odds.tie }} />
        <span className={`wg-side-${opponentOf(plan.side)}`} style={{ flexGrow: odds.defender.win }} />
      </div>
      <ul className="wg-chances">
        <ChanceBar chance={odds.attacker.win} label={`${sides[plan.side]} ${text.win}`} tone="good" />
        <ChanceBar chance={odds.defender.win} label={`${sides[opponentOf(plan.side)]} ${text.win}`} tone="bad" />
        <ChanceBar chance={odds.tie} label={text.tie} />
        <ChanceBar chance={odds.fire} label={text.fire} />
      </ul>
      <ul className="wg-chances wg-rows">
        {odds.rows.map((chance, i) => i > 0 && <ChanceBar key={text.rows[i]} chance={chance} label={text.rows[i]} />)}
      </ul>
    </section>
  );
}
