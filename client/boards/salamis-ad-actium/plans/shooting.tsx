import { type Load, weaponsOf } from '../../../../src/games/salamis-ad-actium/face.js';
import type { ActionItem } from '../../../kit/ActionBar.js';
import { kitText } from '../../../kit/texts.js';
import { shipName } from '../names.js';
import { GunSlip } from '../panels/GunSlip.js';
import { shotOf, weaponName } from '../sentences.js';
import { argsOf, type Change, type Draft, type Mark, offer, type Plan, picking, type Session } from '../session.js';
import { boardText } from '../texts.js';

const { act, ask, mark } = boardText;

type ShotArgs = [by: string, weapon: string, target: string, load: Load];

/** Every shot that is offered, by ships and by forts. */
export const shotsOffered = (session: Session): { move: string; args: ShotArgs }[] =>
  (['shoot', 'fortShoot'] as const).flatMap((move) => argsOf<ShotArgs>(session, move).map((args) => ({ move, args })));

/** The second step of an Action Phase: ships and forts shoot. */
export function planShooting(session: Session, draft: Draft, change: Change): Plan {
  const { G, me } = session;
  const shots = shotsOffered(session);
  const shooters = new Set(shots.map(({ args }) => args[0]));
  const by = draft.ship && (G.ships[draft.ship]?.side === me || G.forts[draft.ship]?.owner === me) ? draft.ship : undefined;
  const own = by ? shots.filter(({ args }) => args[0] === by) : [];
  const weapon = draft.weapon ?? own[0]?.args[1];
  const aimed = own.filter(({ args }) => args[1] === weapon);
  const marks = new Map<string, Mark>();
  for (const id of shooters) marks.set(id, { kind: 'pick', meaning: mark.shooter });
  for (const { args } of aimed) {
    const odds = shotOf(session, args);
    marks.set(args[2], { kind: 'target', label: odds.label, meaning: odds.meaning });
  }
  if (by) marks.set(by, { kind: 'chosen', meaning: mark.chosen });
  const fire = ({ move, args }: (typeof shots)[number]): ActionItem => ({
    id: `shoot-${args.join('-')}`,
    label: act.shoot(weaponName(args[1], args[3]), shipName(G, args[2])),
    hint: kitText.percent(shotOf(session, args).chance),
    main: args[2] === draft.target && args[1] === weapon && args[3] === draft.load,
    run: () => session.send(move, ...args),
  });
  return {
    ask: by ? ask.aim(shipName(G, by)) : shooters.size ? ask.shoot : ask.noTargets,
    marks,
    selected: by,
    weapons: by && G.ships[by] ? weaponsOf(G, by).filter((each) => !weapon || each.weapon === weapon) : undefined,
    actions: [...aimed.map(fire), { ...offer(session, { id: 'end', label: act.endAction }, 'endAction', []), main: !shooters.size }],
    back: by ? () => change(picking()) : undefined,
    shows: by,
    press: (place) => {
      if (shooters.has(place)) return change(picking(place === by ? undefined : place));
      const shot = aimed.find(({ args }) => args[2] === place && args[3] === draft.load) ?? aimed.find(({ args }) => args[2] === place);
      if (shot && place === draft.target) session.send(shot.move, ...shot.args);
      else if (shot) change({ target: place, load: shot.args[3] });
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
