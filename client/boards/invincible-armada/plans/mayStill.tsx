import {
  grid,
  lackingShot,
  REPAIR,
  RESUPPLY,
  repairRollOdds,
  resupplyOdds,
  type SquadronId,
  stepOf,
} from '../../../../src/games/invincible-armada/face.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { chartOf, type PlaceId } from '../chart/places.js';
import { nameOf } from '../names.js';
import { ProspectLine, SquadronSlip } from '../panels/SquadronSlip.js';
import { type Change, type Draft, type Mark, type Session, type StepView, toggled } from '../session.js';
import { placeOfSquadron } from '../squadrons.js';

/** Plans the step `sailOn`: the squadron may move one more square [17.1.6(c)]. */
export function planSailOn(session: Session): StepView {
  const { G, words } = session;
  const id = G.activation;
  const name = id ? nameOf(G, id) : '';
  const start = id ? G.squadrons[id].square : null;
  const courses = argsOf(session, 'sailOn').map(([path]) => path);
  const marks = new Map<PlaceId, Mark>();
  for (const path of courses) {
    const to = path.at(-1);
    if (!id || !start || !to) continue;
    const stop = stepOf(G, id, path.at(-2) ?? start, to) === 'stop';
    const meaning = stop ? words.mark.stop(path.length) : words.mark.reach(path.length);
    marks.set(to, { kind: stop ? 'stop' : 'go', label: String(path.length), meaning });
  }
  return {
    ask: words.ask.sailOn(name),
    chart: 'tactical',
    marks,
    selected: id ?? undefined,
    actions: [offer(session, { id: 'sailOn', label: words.act.stayHere }, 'sailOn', [[]])],
    press: (place) => {
      const course = courses.find((path) => path.at(-1) === place);
      if (course) session.send('sailOn', course);
      else if (grid.cell(place)) session.notify(session.refusal('sailOn', [[place]]));
    },
    slip: id && start && <SquadronSlip G={G} id={id} at={start} flags={[]} />,
  };
}

/** Plans the step `repairAgain`: the player may repeat a failed repair roll [8.2.1]. */
export function planRepairAgain(session: Session): StepView {
  const { G, words, kit } = session;
  const failed = G.mayStill?.kind === 'repairAgain' ? G.mayStill : undefined;
  const prospect = failed && repairRollOdds(G, failed.id, failed.shipwrights);
  const item = { id: 'repairAgain', label: words.act.repairAgain, hint: prospect && kit.percent(prospect.chance), main: true };
  return {
    ask: words.ask.repairAgain(failed ? nameOf(G, failed.id) : ''),
    chart: failed && G.squadrons[failed.id].square ? 'tactical' : 'strategic',
    marks: new Map(),
    selected: failed?.id,
    actions: [
      offer(session, item, 'repairAgain', []),
      offer(session, { id: 'leaveRepair', label: words.act.leaveRepair }, 'leaveRepair', []),
    ],
    slip: prospect && (
      <section className="wg-slip">
        <ProspectLine label={words.act.repair} prospect={prospect} needs={words.slip.atLeast(2, REPAIR.atLeast)} />
      </section>
    ),
  };
}

/** Plans the step `resupplyFleet`: all eligible squadrons roll unless deselected [17.1.3]. */
export function planResupplyFleet(session: Session, draft: Draft, change: Change): StepView {
  const { G, words, kit } = session;
  const ids = lackingShot(G);
  const rolling = ids.filter((id) => !draft.ids.includes(id));
  const marks = new Map<PlaceId, Mark>();
  for (const id of ids) {
    const place = placeOfSquadron(G, id);
    const chosen = rolling.includes(id);
    if (place) marks.set(place, { kind: chosen ? 'chosen' : 'pick', meaning: chosen ? words.mark.chosen : words.mark.pick });
  }
  const flip = (id: SquadronId) => change({ ids: toggled(draft.ids, id) });
  return {
    ask: words.ask.resupplyFleet,
    chart: chartOf(marks),
    marks,
    actions: [
      offer(session, { id: 'resupplyFleet', label: words.act.resupplyFleet(rolling.length), main: true }, 'resupplyFleet', [rolling]),
      ...ids.map((id) => ({
        id: `leave-${id}`,
        label: nameOf(G, id),
        hint: kit.percent(resupplyOdds(G, id).chance),
        pressed: rolling.includes(id),
        run: () => flip(id),
      })),
    ],
    press: (place, piece) => {
      const id = piece ?? ids.find((each) => placeOfSquadron(G, each) === place);
      if (id && ids.includes(id)) flip(id);
    },
    slip: (
      <section className="wg-slip">
        {rolling.map((id) => (
          <ProspectLine key={id} label={nameOf(G, id)} prospect={resupplyOdds(G, id)} needs={words.slip.atLeast(1, RESUPPLY.atLeast)} />
        ))}
      </section>
    ),
  };
}
