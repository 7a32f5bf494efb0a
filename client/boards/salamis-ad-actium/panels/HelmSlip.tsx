import { allowance, baseOf, isSailing, type Mode, shapeOf, typeOf, within } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Refusal } from '../../../../src/kit/rules.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { landName } from '../names.js';
import { extended, modeOf, orderOf, policiesOf, policyFor, roomOf } from '../plans/helm.js';
import type { Change, Draft, Session, ShipCourse } from '../session.js';
import { useWords } from '../words/index.js';
import { Meeting } from './Meeting.js';
import { ShipCard } from './ShipCard.js';

interface HelmSlipProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly change: Change;
  readonly id: string;
  readonly course: ShipCourse | undefined;
  readonly refused: Refusal | undefined;
  readonly fellows: readonly string[];
}

/** The helm of a ship: her card, her allowance with every factor, the course leg by leg, and what it would meet. */
export function HelmSlip({ session, draft, change, id, course, refused, fellows }: HelmSlipProps) {
  const text = useWords().helm;
  const { G } = session;
  const vessel = G.ships[id];
  const order = orderOf(G, id, draft);
  const { mm, factors, speed } = allowance(G, id, order);
  const room = roomOf(G, id, draft);
  const mode = modeOf(G, id, draft);
  const modes: readonly Mode[] = [
    ...(typeOf(vessel).oarsmen ? (['oars', 'back'] as const) : []),
    ...(isSailing(vessel) ? (['sail'] as const) : []),
  ];
  const beaches = Object.entries(G.land)
    .filter(([, { coast, poly }]) => coast === 'sandy' && within(baseOf(vessel), shapeOf(poly), mm))
    .map(([land]) => land);
  const by = (kind: 'run' | 'turn', amount: number) => () => change(extended(G, id, draft, kind, amount));
  return (
    <section className="wg-slip wg-helm-slip">
      <ShipCard G={G} id={id} />
      {refused ? (
        <p className="wg-slip-warning">
          {refused.reason} <CaseChip case={refused.case} />
        </p>
      ) : (
        <>
          <p className="wg-slip-lines wg-allowance">
            <b>{text.left(room.left, mm)}</b> {factors.length > 0 && <span>{text.from(speed)}</span>}
            {factors.map(([name, pct]) => (
              <span key={name} className="wg-roll-modifier">
                {text.factors[name] ?? name} <b>{pct}%</b>
              </span>
            ))}
          </p>
          <fieldset className="wg-helm-row wg-course-row" aria-label={text.course}>
            <button type="button" onClick={by('turn', -5)} title={text.port}>
              ↺ 5°
            </button>
            <button type="button" onClick={by('run', -10)} title={text.less}>
              {text.lessShort}
            </button>
            <button type="button" onClick={by('run', 10)} title={text.more}>
              {text.moreShort}
            </button>
            <button type="button" onClick={by('run', room.left)} title={text.all}>
              {text.allShort}
            </button>
            <button type="button" onClick={by('turn', 5)} title={text.starboard}>
              ↻ 5°
            </button>
          </fieldset>
          {room.beforeTurn > 0 && draft.steps.length > 0 && <p className="wg-slip-note">{text.beforeTurn(room.beforeTurn / 10)}</p>}
          <fieldset className="wg-helm-row" aria-label={text.manner}>
            {modes.length > 1 &&
              modes.map((each) => (
                <button key={each} type="button" aria-pressed={mode === each} onClick={() => change({ mode: each, steps: [] })}>
                  {text.modes[each]}
                </button>
              ))}
            <button type="button" aria-pressed={draft.burst} onClick={() => change({ burst: !draft.burst, approach: false })}>
              {text.burst}
            </button>
            <button
              type="button"
              data-action="approach"
              aria-pressed={draft.approach}
              onClick={() => change({ approach: !draft.approach, burst: false })}
            >
              {text.approach}
            </button>
          </fieldset>
          <fieldset className="wg-helm-row" aria-label={text.contact}>
            {policiesOf(G, id, draft).map((policy) => (
              <button
                key={policy}
                type="button"
                data-action={`contact-${policy}`}
                aria-pressed={policyFor(G, id, draft) === policy}
                onClick={() => change({ contact: policy })}
              >
                {text.policies[policy]}
              </button>
            ))}
          </fieldset>
          {beaches.length > 0 && (
            <fieldset className="wg-helm-row" aria-label={text.beach}>
              {beaches.map((land) => (
                <button
                  key={land}
                  type="button"
                  aria-pressed={draft.beach === land}
                  onClick={() => change({ beach: draft.beach === land ? undefined : land })}
                >
                  {text.beachOn(landName(session.words, land))}
                </button>
              ))}
            </fieldset>
          )}
          {fellows.length > 0 && (
            <button
              type="button"
              data-action="squadron"
              className="wg-helm-wide"
              onClick={() => change({ group: draft.group.length ? [] : fellows })}
            >
              {draft.group.length ? text.alone : text.squadron(fellows.length + 1)}
            </button>
          )}
          {course && <Meeting G={G} id={id} preview={course.preview} />}
        </>
      )}
    </section>
  );
}
