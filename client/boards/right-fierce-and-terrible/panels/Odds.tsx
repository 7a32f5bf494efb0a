import {
  type Attempt,
  archeryOdds,
  CASUALTY_CHANCE,
  DISENGAGE,
  disengageOdds,
  GRAPPLE,
  grappleOdds,
  LEADERS,
  leadersOn,
  ramOdds,
  type Sluys,
  topAt,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { ChanceBar, Modifiers } from '../../../kit/panels/Odds.js';
import { useKitWords } from '../../../kit/words/index.js';
import { leaderSurname, targetName } from '../names.js';
import { useSeen } from '../useLook.js';
import { useWords } from '../words/index.js';

interface TargetProps {
  readonly G: Sluys;
  readonly id: string;
  readonly hex: string;
}

export function RamTable({ G, id, hex }: TargetProps) {
  const seen = useSeen(G);
  const { slip: text } = seen.words;
  const { modifiers, rows } = ramOdds(G, id, hex);
  const { target, rammer, grapple, nothing } = text.ramRow;
  return (
    <section className="wg-slip wg-odds">
      <h2>{text.ram(targetName(seen, hex))}</h2>
      <ul className="wg-chances">
        {rows.map(({ row, chance }) => {
          const label = [target[row.target], row.rammer ? rammer : '', row.grapple ? grapple : ''].filter(Boolean).join(', ') || nothing;
          return (
            chance > 0 && (
              <ChanceBar
                key={row.to}
                chance={chance}
                label={label}
                tone={row.rammer ? 'bad' : row.target || row.grapple ? 'good' : 'even'}
              />
            )
          );
        })}
      </ul>
      <p className="wg-slip-modifiers">
        {text.dice(2)} <Modifiers modifiers={modifiers} none={text.noModifiers} />
      </p>
    </section>
  );
}

function AttemptSlip({ title, attempt, least }: { readonly title: string; readonly attempt: Attempt; readonly least: number }) {
  const { slip: text } = useWords();
  const kit = useKitWords();
  return (
    <section className="wg-slip wg-odds">
      <h2>{title}</h2>
      <p className="wg-prospect">
        <b className="wg-prospect-chance">{kit.percent(attempt.success)}</b> {text.dice(1)}, {text.needs(least)}
      </p>
      <p className="wg-slip-modifiers">
        <Modifiers modifiers={attempt.modifiers} none={text.noModifiers} />
      </p>
    </section>
  );
}

export function GrappleSlip({ G, id, hex }: TargetProps) {
  const seen = useSeen(G);
  return <AttemptSlip title={seen.words.slip.grapple(targetName(seen, hex))} attempt={grappleOdds(G, id, hex)} least={GRAPPLE} />;
}

export function DisengageSlip({ G, id, hex }: TargetProps) {
  const seen = useSeen(G);
  return <AttemptSlip title={seen.words.slip.disengage(targetName(seen, hex))} attempt={disengageOdds(G, id, hex)} least={DISENGAGE} />;
}

/** Shows the chances of step losses from archery, and the leaders at risk. */
export function ShotSlip({ G, id, hex }: TargetProps) {
  const seen = useSeen(G);
  const { slip: text } = seen.words;
  const kit = useKitWords();
  const { modifiers, steps } = archeryOdds(G, id, hex);
  const leaders = leadersOn(G, topAt(G, hex)).filter((leader) => LEADERS[leader]);
  return (
    <section className="wg-slip wg-odds">
      <h2>{text.shot(targetName(seen, hex))}</h2>
      <ul className="wg-chances">
        {[0, 1, 2].map((n) => (
          <ChanceBar key={n} chance={steps.get(n) ?? 0} label={text.shotSteps[n]} tone={n ? 'good' : 'even'} />
        ))}
      </ul>
      <p className="wg-slip-modifiers">
        {text.dice(1)} <Modifiers modifiers={modifiers} none={text.noModifiers} />
      </p>
      {leaders.length > 0 && (
        <p className="wg-slip-note">
          {text.leadersAtRisk(leaders.map((leader) => leaderSurname(seen, leader)).join(', '), kit.percent(CASUALTY_CHANCE))}
        </p>
      )}
    </section>
  );
}
