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
  texts,
  topAt,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { Modifier } from '../../../../src/kit/chronicle.js';
import { say } from '../../../../src/kit/texts.js';
import { kitText } from '../../../kit/texts.js';
import { leaderSurname, targetName } from '../names.js';
import { boardText } from '../texts.js';

const text = boardText.slip;

/** Everything that bears on a throw, by name. */
export function Modifiers({ modifiers }: { readonly modifiers: readonly Modifier[] }) {
  if (!modifiers.length) return <span className="roll-modifier">{text.noModifiers}</span>;
  return modifiers.map(([name, amount], i) => (
    <span key={`${name}${i}`} className="roll-modifier">
      {say(texts, `modifier.${name}`)} <b>{kitText.signed(amount)}</b>
    </span>
  ));
}

interface BarProps {
  readonly chance: number;
  readonly label: string;
  readonly tone?: 'good' | 'bad' | 'even';
}

/** A chance as a bar with its figure. */
export function ChanceBar({ chance, label, tone = 'even' }: BarProps) {
  return (
    <li className={`chance-bar ${tone}`}>
      <span className="chance-label">{label}</span>
      <span className="chance-rule" aria-hidden="true">
        <span style={{ width: `${chance * 100}%` }} />
      </span>
      <b>{kitText.percent(chance)}</b>
    </li>
  );
}

interface TargetProps {
  readonly G: Sluys;
  readonly id: string;
  readonly hex: string;
}

/** A ram: every row of its chart with the chance of it. */
export function RamTable({ G, id, hex }: TargetProps) {
  const { modifiers, rows } = ramOdds(G, id, hex);
  const { target, rammer, grapple, nothing } = text.ramRow;
  return (
    <section className="slip odds">
      <h2>{text.ram(targetName(G, hex))}</h2>
      <ul className="chances">
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
      <p className="slip-modifiers">
        {text.dice(2)} <Modifiers modifiers={modifiers} />
      </p>
    </section>
  );
}

function AttemptSlip({ title, attempt, least }: { readonly title: string; readonly attempt: Attempt; readonly least: number }) {
  return (
    <section className="slip odds">
      <h2>{title}</h2>
      <p className="prospect">
        <b className="prospect-chance">{kitText.percent(attempt.success)}</b> {text.dice(1)}, {text.needs(least)}
      </p>
      <p className="slip-modifiers">
        <Modifiers modifiers={attempt.modifiers} />
      </p>
    </section>
  );
}

export function GrappleSlip({ G, id, hex }: TargetProps) {
  return <AttemptSlip title={text.grapple(targetName(G, hex))} attempt={grappleOdds(G, id, hex)} least={GRAPPLE} />;
}

export function DisengageSlip({ G, id, hex }: TargetProps) {
  return <AttemptSlip title={text.disengage(targetName(G, hex))} attempt={disengageOdds(G, id, hex)} least={DISENGAGE} />;
}

/** A volley: steps lost with their chances, and the leaders who stand in its way. */
export function ShotSlip({ G, id, hex }: TargetProps) {
  const { modifiers, steps } = archeryOdds(G, id, hex);
  const leaders = leadersOn(G, topAt(G, hex)).filter((leader) => LEADERS[leader]);
  return (
    <section className="slip odds">
      <h2>{text.shot(targetName(G, hex))}</h2>
      <ul className="chances">
        {[0, 1, 2].map((n) => (
          <ChanceBar key={n} chance={steps.get(n) ?? 0} label={text.shotSteps[n]} tone={n ? 'good' : 'even'} />
        ))}
      </ul>
      <p className="slip-modifiers">
        {text.dice(1)} <Modifiers modifiers={modifiers} />
      </p>
      {leaders.length > 0 && (
        <p className="slip-note">{text.leadersAtRisk(leaders.map(leaderSurname).join(', '), kitText.percent(CASUALTY_CHANCE))}</p>
      )}
    </section>
  );
}
