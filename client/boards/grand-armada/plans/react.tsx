import { activeOf, crewOf, flag, losers, needOf, rangeOf, reactors, type ShipId, ship } from '../../../../src/games/grand-armada/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { ShipSlip } from '../panels/ShipSlip.js';
import type { Planner, Session, StepView } from '../session.js';

/** Adds the button for a general retreat. A refused retreat is shown with its reason, but only at the start of a turn. */
export const withRetreat =
  (planner: Planner): Planner =>
  (session, draft, change) => {
    const plan = planner(session, draft, change);
    const refused = session.refusal('generalRetreat', []);
    if (refused && (session.step !== 'opening' || refused.key === 'noRetreat')) return plan;
    const { act } = session.words;
    const retreat = offer(session, { id: 'generalRetreat', label: act.retreat, hint: act.endsMatch }, 'generalRetreat', []);
    return { ...plan, actions: [...plan.actions, retreat] };
  };

/** Plans the step `losses`: the player chooses which ship of a group loses a crew point [8.1]. */
export const planLosses: Planner = (session: Session): StepView => {
  const { G } = session;
  const { act, ask, mark, slip } = session.words;
  const able = losers(G);
  const lose = (id: ShipId) => session.send('loseCrew', id);
  const marks = new Map<PlaceId, HexMark>();
  for (const id of able) marks.set(ship(G, id).hex ?? '', { kind: 'pick', meaning: mark.loses });
  return {
    ask: ask.losses(G.losses?.points ?? 0),
    marks,
    actions: able.map((id, i) => ({
      id: `loses-${id}`,
      label: act.loses(shortName(id)),
      hint: slip.crewLeft(crewOf(G, id)),
      main: i === 0,
      run: () => lose(id),
    })),
    slip: able.map((id) => <ShipSlip key={id} G={G} id={id} brief />),
    press(place) {
      const there = isHex(place) ? shipAt(G, place) : undefined;
      if (there && able.includes(there)) lose(there);
      else if (there) session.notify(session.refusal('loseCrew', [there]));
    },
  };
};

/** Plans the step `react`: crew fire at a passing ship [8.1]. */
export const planReact: Planner = (session: Session, draft, change): StepView => {
  const { G, me, words, kit } = session;
  const { act, ask, mark } = words;
  const mover = activeOf(G).ship;
  const able = reactors(G);
  const id = draft.ship && able.includes(draft.ship) ? draft.ship : undefined;
  const marks = new Map<PlaceId, HexMark>();
  const hexOf = (each: ShipId) => ship(G, each).hex ?? '';
  for (const each of able) marks.set(hexOf(each), { kind: each === id ? 'chosen' : 'pick', meaning: mark.reacts });
  marks.set(hexOf(mover), { kind: 'target', meaning: mark.passes });
  const shots = able.map((each): ActionItem => {
    const need = needOf(G, each, 'crew', rangeOf(G, each, mover));
    const item = {
      id: `reactFire-${each}`,
      label: act.react(shortName(each)),
      hint: act.odds(need, kit.percent((7 - need) / 6)),
      main: each === id,
    };
    return offer(session, item, 'reactFire', [each]);
  });
  const pass = offer(session, { id: 'passReact', label: act.letPass(shortName(mover)), main: !id, forgoes: able.length }, 'passReact', []);
  return {
    ask: ask.react(shortName(mover), words.sides[flag(mover)]),
    marks,
    selected: id,
    fire: id && { G, id },
    aims: true,
    actions: [...shots, pass],
    shows: id,
    back: id ? () => change({ ship: undefined }) : undefined,
    slip: <ShipSlip G={G} id={id ?? mover} aim={id ? mover : undefined} brief />,
    press(place) {
      const there = isHex(place) ? shipAt(G, place) : undefined;
      if (!there) return;
      if (there === id || (there === mover && id)) session.send('reactFire', id);
      else if (able.includes(there)) change({ ship: there });
      else if (flag(there) === me) session.notify(session.refusal('reactFire', [there]));
    },
  };
};
