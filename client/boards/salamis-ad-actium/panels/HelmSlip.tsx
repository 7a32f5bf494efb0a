import {
  allowance,
  baseOf,
  boardingOdds,
  grappleChance,
  isSailing,
  type Mode,
  type MovePreview,
  type Salamis,
  shapeOf,
  typeOf,
  within,
} from '../../../../src/games/salamis-ad-actium/face.js';
import type { Refusal } from '../../../../src/kit/rules.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { landName, shipName } from '../names.js';
import { extended, modeOf, orderOf, policiesOf, policyFor, roomOf } from '../plans/helm.js';
import type { Change, Draft, Session, ShipCourse } from '../session.js';
import { useWords } from '../words/index.js';
import { LevelBars, ModifierLine } from './Aim.js';
import { ShipCard } from './ShipCard.js';

interface MeetingProps {
  readonly G: Salamis;
  readonly id: string;
  readonly preview: MovePreview;
}

/** Shows both sides' grappling and boarding odds at the end of the course. */
function Alongside({ G, id, target, preview }: MeetingProps & { readonly target: string }) {
  const text = useWords().helm;
  const there: Salamis = { ...G, ships: { ...G.ships, [id]: { ...G.ships[id], ...preview.path.place } } };
  const [ours, theirs] = [boardingOdds(there, [id], target), boardingOdds(there, [target], id)];
  return (
    <div className="wg-meeting">
      <h3>{text.alongside}</h3>
      <ul className="wg-chances">
        <ChanceBar chance={grappleChance(there, id, target)} label={text.grapnels} />
        <ChanceBar chance={ours.wins} label={text.weBoard} tone="good" />
        <ChanceBar chance={theirs.wins} label={text.theyBoard} tone="bad" />
      </ul>
    </div>
  );
}

/** Shows the contact at the end of the course and its odds. */
function Meeting({ G, id, preview }: MeetingProps) {
  const text = useWords().helm;
  const kit = useKitWords();
  const { path, ram, rake, collision, avoids, burst } = preview;
  const target = path.contact?.target;
  const foe = target !== undefined && G.ships[target]?.side !== null && G.ships[target]?.side !== G.ships[id].side ? target : undefined;
  return (
    <>
      <p className="wg-slip-lines">
        {text.end[path.end]}
        {target ? ` ${shipName(G, target)}` : ''}
        {path.contact ? `, ${text.aspect[path.contact.aspect]}` : ''}
      </p>
      {burst < 1 && <p className="wg-slip-note">{text.burstChance(kit.percent(burst))}</p>}
      {avoids !== undefined && <p className="wg-slip-note">{text.avoids(kit.percent(avoids))}</p>}
      {collision && <p className="wg-slip-warning">{text.collision}</p>}
      {ram && target && (
        <div className="wg-meeting">
          <h3>{text.ramming(shipName(G, target))}</h3>
          <ModifierLine modifiers={ram.modifiers} />
          <LevelBars levels={ram.target} tone="good" />
          {ram.effect > 0 && <p className="wg-slip-note">{text.effect(kit.percent(ram.effect))}</p>}
          <h3>{text.ownHarm}</h3>
          {ram.answer && <ModifierLine modifiers={ram.answer} />}
          <LevelBars levels={ram.mover} tone="bad" />
          <p className="wg-slip-note">{text.shock(kit.percent(ram.shock), ram.answer !== null)}</p>
        </div>
      )}
      {rake && (
        <div className="wg-meeting">
          <h3>{text.raking}</h3>
          <ModifierLine modifiers={rake.attack} />
          <ul className="wg-chances">
            {rake.rows.map((chance, row) =>
              chance > 0 ? (
                <ChanceBar key={text.rakeRows[row]} chance={chance} label={text.rakeRows[row]} tone={row < 3 ? 'good' : 'bad'} />
              ) : null,
            )}
          </ul>
          <p className="wg-slip-lines">{text.rakeResult(rake.target, rake.mover)}</p>
        </div>
      )}
      {foe && <Alongside G={G} id={id} preview={preview} target={foe} />}
    </>
  );
}

interface HelmSlipProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly change: Change;
  readonly id: string;
  readonly course: ShipCourse | undefined;
  readonly refused: Refusal | undefined;
  readonly fellows: readonly string[];
}

/** A ship's movement panel: allowance with its factors, legs of the course, and contact. */
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
            <b>{text.left(room.left, draft.group.length ? room.most : mm)}</b> {factors.length > 0 && <span>{text.from(speed)}</span>}
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
