import {
  enemyAt,
  isMarine,
  movementAllowance,
  rightFierceAndTerrible,
  stepCost,
  topAt,
  undefended,
  waterAround,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { say } from '../../../../src/kit/texts.js';
import { worded } from '../../../kit/board/refusals.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { targetName } from '../names.js';
import { type Option, ramChance } from '../plans/options.js';
import type { Session } from '../session.js';
import { DisengageSlip, GrappleSlip, RamTable, ShotSlip } from './Odds.js';

const { rules } = rightFierceAndTerrible;

interface CourseSlipProps {
  readonly session: Session;
  readonly unit: string;
  readonly path: readonly string[];
}

/** Shows a path with the components of each hex's MP cost, and the rams possible at its end. */
function CourseSlip({ session, unit, path }: CourseSlipProps) {
  const { G, player, kit, texts } = session;
  const { slip: text } = session.words;
  if (session.refusal('moveSquadron', [unit, [...path]])) return null;
  const from = G.squadrons[unit].hex ?? '';
  const stages = path.map((hex, i) => ({ hex, parts: stepCost(G, unit, i ? path[i - 1] : from, hex) }));
  const spent = stages.reduce(
    (sum, { parts }) => sum + parts.reduce((cost, { amount }) => cost + amount, 0),
    G.act?.moved[unit]?.spent ?? 0,
  );
  const after = rules.play(G, player, 'moveSquadron', [unit, [...path]], { die: () => 1 }).G;
  const at = after.squadrons[unit].hex;
  const near = at ? waterAround(at).filter(({ hex }) => hex !== from && topAt(after, hex)) : [];
  return (
    <section className="wg-slip wg-course-slip">
      <h2>
        {text.course} <span className="wg-slip-figure">{text.total(spent, movementAllowance(G, unit))}</span>
      </h2>
      <ol>
        {stages.map(({ hex, parts }) => (
          <li key={hex}>
            <b>{hex}</b>
            {parts.map(({ key, amount }) => (
              <span key={key} className="wg-roll-modifier">
                {say(texts, `cost.${key}`)} <b>{kit.signed(amount)}</b>
              </span>
            ))}
          </li>
        ))}
      </ol>
      {!at && <p className="wg-slip-warning">{text.sinks}</p>}
      {at && near.length > 0 && (
        <>
          <h3>{text.rams}</h3>
          <ul className="wg-ram-list">
            {near.map(({ hex }) => {
              const refused = rules.refusal(after, player, 'declareRam', [unit, hex]);
              const why = refused && worded(texts, refused);
              return (
                <li key={hex}>
                  {targetName({ ...session, G: after }, hex)}{' '}
                  {why ? (
                    <span className="wg-why">
                      {why.reason} <CaseChip case={why.case} />
                    </span>
                  ) : (
                    <b>{kit.percent(ramChance(after, unit, hex))}</b>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

/** Shows the consequence of boarding the squadrons in `hex`. */
function BoardingSlip({ session, unit, hex }: { readonly session: Session; readonly unit: string; readonly hex: string }) {
  const { G, me } = session;
  const { slip: text } = session.words;
  const top = topAt(G, hex);
  const prize = top !== undefined && isMarine(unit) && G.squadrons[top].side !== me && undefended(G, top);
  const note = !enemyAt(G, hex, me) ? text.boardingFree : prize ? text.boardingPrize : text.boardingFight;
  return (
    <section className="wg-slip wg-odds">
      <h2>{text.boarding}</h2>
      <p className="wg-slip-lines">
        {targetName(session, hex)} ({hex}). {note}
      </p>
    </section>
  );
}

interface PreviewsProps {
  readonly session: Session;
  readonly unit: string;
  readonly hex: string | undefined;
  readonly path: readonly string[] | undefined;
  readonly options: readonly Option[];
}

/** Shows previews of the possible actions on the selected hex. */
export function Previews({ session, unit, hex, path, options }: PreviewsProps) {
  const { G, step } = session;
  if (path?.length && step === 'sailsOars') return <CourseSlip session={session} unit={unit} path={path} />;
  if (!hex) return null;
  return options.map(({ choice: { move } }) => {
    switch (move) {
      case 'declareRam':
        return <RamTable key={move} G={G} id={unit} hex={hex} />;
      case 'grapple':
        return <GrappleSlip key={move} G={G} id={unit} hex={hex} />;
      case 'disengage':
        return <DisengageSlip key={move} G={G} id={unit} hex={hex} />;
      case 'shoot':
        return <ShotSlip key={move} G={G} id={unit} hex={hex} />;
      case 'board':
        return <BoardingSlip key={move} session={session} unit={unit} hex={hex} />;
      default:
        return null;
    }
  });
}
