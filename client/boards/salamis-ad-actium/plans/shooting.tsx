import { shotPreview, weaponsOf } from '../../../../src/games/salamis-ad-actium/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { useKitWords } from '../../../kit/words/index.js';
import { shipName } from '../names.js';
import { ModifierLine } from '../panels/Aim.js';
import { ShipCard } from '../panels/ShipCard.js';
import { type Shot, shotOf, weaponName } from '../sentences/deeds.js';
import { type Change, type Draft, type Mark, picking, type Session, type StepView } from '../session.js';
import { useWords } from '../words/index.js';

interface GunSlipProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly change: Change;
  readonly id: string;
  readonly weapon: string | undefined;
  readonly shots: readonly Shot[];
}

/** Panel of a ship's or fort's weapons that have a target, with the odds of each shot. */
function GunSlip({ session, draft, change, id, weapon, shots }: GunSlipProps) {
  const text = useWords().guns;
  const kit = useKitWords();
  const { G, player } = session;
  const weapons = [...new Set(shots.map((shot) => shot.weapon))];
  const loads = [...new Set(shots.filter((shot) => shot.weapon === weapon).map(({ load }) => load))];
  const aimed = shots.filter((shot) => shot.weapon === weapon && shot.load === (loads.includes(draft.load) ? draft.load : loads[0]));
  return (
    <section className="wg-slip">
      {G.ships[id] ? <ShipCard G={G} id={id} /> : <h2>{shipName(G, id)}</h2>}
      {weapons.length > 1 && (
        <fieldset className="wg-helm-row" aria-label={text.weapon}>
          {weapons.map((each) => (
            <button key={each} type="button" aria-pressed={each === weapon} onClick={() => change({ weapon: each, target: undefined })}>
              {weaponName(session.words, each)}
            </button>
          ))}
        </fieldset>
      )}
      {loads.length > 1 && (
        <fieldset className="wg-helm-row" aria-label={text.load}>
          {loads.map((load) => (
            <button key={load} type="button" aria-pressed={load === draft.load} onClick={() => change({ load })}>
              {text.loads[load]}
            </button>
          ))}
        </fieldset>
      )}
      {aimed.map(({ by, weapon: fired, target, load }) => {
        const { chance, dice, expected, need, modifiers } = shotPreview(G, player, by, fired, target, load);
        return (
          <div key={target} className="wg-shot">
            <h3>
              {shipName(G, target)} <span className="wg-slip-figure">{dice > 1 ? text.hits(expected) : kit.percent(chance)}</span>
            </h3>
            <p className="wg-slip-note">
              {dice > 1 ? text.dice(dice, kit.percent(chance)) : ''} {need === undefined ? '' : text.need(need)}
            </p>
            {modifiers && modifiers.length > 0 && <ModifierLine modifiers={modifiers} />}
          </div>
        );
      })}
    </section>
  );
}

const shotsOffered = (session: Session): Shot[] =>
  (['shoot', 'fortShoot'] as const).flatMap((move) =>
    argsOf(session, move).map(([by, weapon, target, load = 'plain']) => ({ move, by, weapon, target, load })),
  );

/** Plans the second step of an Action Phase, in which ships and forts shoot. */
export function planShooting(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark } = session.words;
  const { G, me } = session;
  const shots = shotsOffered(session);
  const shooters = new Set(shots.map((shot) => shot.by));
  const by = draft.ship && (G.ships[draft.ship]?.side === me || G.forts[draft.ship]?.owner === me) ? draft.ship : undefined;
  const own = by ? shots.filter((shot) => shot.by === by) : [];
  const weapon = draft.weapon ?? own[0]?.weapon;
  const aimed = own.filter((shot) => shot.weapon === weapon);
  const marks = new Map<string, Mark>();
  for (const id of shooters) marks.set(id, { kind: 'pick', meaning: mark.shooter });
  for (const shot of aimed) {
    const odds = shotOf(session, shot);
    marks.set(shot.target, { kind: 'target', label: odds.label, meaning: odds.meaning });
  }
  if (by) marks.set(by, { kind: 'chosen', meaning: mark.chosen });
  const best = aimed.reduce<Shot | undefined>((a, b) => (a && shotOf(session, a).chance >= shotOf(session, b).chance ? a : b), undefined);
  const isSuggested = (shot: Shot) =>
    draft.target === undefined ? shot === best : shot.target === draft.target && shot.load === draft.load;
  const first = [...shooters][0];
  const shoot = (shot: Shot) => session.send(shot.move, shot.by, shot.weapon, shot.target, shot.load);
  const fire = (shot: Shot): ActionItem => ({
    id: `shoot-${shot.by}-${shot.weapon}-${shot.target}-${shot.load}`,
    label: act.shoot(weaponName(session.words, shot.weapon, shot.load), shipName(G, shot.target)),
    hint: session.kit.percent(shotOf(session, shot).chance),
    main: isSuggested(shot),
    run: () => shoot(shot),
  });
  const end = offer(
    session,
    {
      id: 'end',
      label: act.endAction,
      hint: shooters.size ? act.left.shoot(shooters.size) : undefined,
      main: !by,
      forgoes: shooters.size,
    },
    'endAction',
    [],
  );
  return {
    ask: by ? ask.aim(shipName(G, by)) : shooters.size ? ask.shoot : ask.noTargets,
    marks,
    selected: by,
    weapons: by && G.ships[by] ? weaponsOf(G, by).filter((each) => !weapon || each.weapon === weapon) : undefined,
    actions: [
      ...aimed.map(fire),
      ...(!by && first ? [{ id: 'next', label: act.nextShooter, main: true, run: () => change(picking(first)) }] : []),
      end,
    ],
    back: by ? () => change(picking()) : undefined,
    shows: by,
    press: (place) => {
      if (shooters.has(place)) return change(picking(place === by ? undefined : place));
      const shot =
        aimed.find(({ target, load }) => target === place && load === draft.load) ?? aimed.find(({ target }) => target === place);
      if (shot && place === draft.target) shoot(shot);
      else if (shot) change({ target: place, load: shot.load });
      else if (by && weapon) session.notify(session.refusal(G.ships[by] ? 'shoot' : 'fortShoot', [by, weapon, place, draft.load]));
      else if (G.ships[place]?.side === me) change(picking(place));
    },
    keys: {
      n: () => {
        const list = [...shooters];
        change(picking(list[(by ? list.indexOf(by) + 1 : 0) % Math.max(1, list.length)]));
      },
    },
    slip: by ? <GunSlip session={session} draft={draft} change={change} id={by} weapon={weapon} shots={own} /> : undefined,
  };
}
