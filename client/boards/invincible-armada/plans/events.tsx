import { armyOdds, chits, conditionOdds, NARROWS, type SquadronId } from '../../../../src/games/invincible-armada/face.js';
import type { ActionItem } from '../../../kit/ActionBar.js';
import { kitText } from '../../../kit/texts.js';
import { argsOf, offer } from '../../../kit/useOrders.js';
import type { PlaceId } from '../chart/places.js';
import { chitName, nameOf } from '../names.js';
import { NEEDS } from '../odds.js';
import { ProspectLine } from '../panels/Prospect.js';
import type { Change, Draft, Mark, Plan, Session } from '../session.js';
import { placeOfSquadron } from '../squadrons.js';
import { boardText } from '../texts.js';

const text = boardText.act;

/** The step `resolve`: whom an event befalls. */
export function planResolve(session: Session, draft: Draft, change: Change): Plan {
  const { G } = session;
  const chit = G.events?.resolving;
  const orders = argsOf(session, 'resolveEvent').map(([order]) => order);
  const targets = [...new Set(orders.map(({ target }) => target))];
  const target = draft.target && targets.includes(draft.target) ? draft.target : undefined;
  const seconds = orders.flatMap((order) => (order.target === target && order.second) || []);
  const marks = new Map<PlaceId, Mark>();
  const mark = (ids: readonly SquadronId[], kind: Mark['kind'], meaning: string) => {
    for (const id of ids) {
      const place = placeOfSquadron(G, id);
      if (place) marks.set(place, { kind, meaning });
    }
  };
  if (!target || !seconds.length) mark(targets, 'target', boardText.mark.befall);
  mark(seconds, 'target', boardText.mark.befall);
  if (target) mark([target], 'chosen', boardText.mark.chosen);
  const name = (id: SquadronId) => nameOf(G, id);
  const finish = (first: SquadronId, second?: SquadronId) =>
    session.send('resolveEvent', second ? { target: first, second } : { target: first });
  const actions: ActionItem[] = target
    ? seconds.length
      ? seconds.map((second) => ({
          id: `second-${second}`,
          label: text.nameTwo(name(target), name(second)),
          run: () => finish(target, second),
        }))
      : [{ id: 'resolveEvent', label: text.name(name(target)), main: true, run: () => finish(target) }]
    : [];
  const chooseTarget = (id: SquadronId) => change({ target: id });
  return {
    ask: chit ? (target && seconds.length ? boardText.ask.resolveSecond(chitName(chit)) : boardText.ask.resolve(chitName(chit))) : '',
    chart: 'tactical',
    marks,
    selected: target,
    actions,
    back: target ? () => change({ target: undefined }) : undefined,
    press: (place, piece) => {
      const there = (id: SquadronId) => (piece ? id === piece : placeOfSquadron(G, id) === place);
      const second = seconds.find(there);
      const id = targets.find(there);
      if (target && second) finish(target, second);
      else if (id && id === target && !seconds.length) finish(id);
      else if (id) chooseTarget(id);
    },
    slip: chit && (
      <section className="slip">
        <h2>{boardText.slip.chits}</h2>
        <p className="chit-card">
          <b>{chitName(chit)}</b> {chits[chit].effect}
        </p>
        {(G.events?.queue.length ?? 0) > 0 && <p className="slip-note">{G.events?.queue.map(chitName).join(' · ')}</p>}
      </section>
    ),
  };
}

/** The step `blessing`: which of the drawn chits go back. */
export function planBlessing(session: Session, draft: Draft, change: Change): Plan {
  const { G } = session;
  const drawn = G.blessing?.drawn ?? [];
  const kept = drawn.length - draft.discard.length;
  const flip = (index: number) => {
    const { discard } = draft;
    change({ discard: discard.includes(index) ? discard.filter((each) => each !== index) : [...discard, index].sort((a, b) => a - b) });
  };
  return {
    ask: boardText.ask.blessing,
    chart: 'tactical',
    marks: new Map(),
    actions: [offer(session, { id: 'keepChits', label: text.keep(kept), main: true }, 'keepChits', [[...draft.discard]])],
    slip: (
      <section className="slip">
        <h2>{boardText.slip.blessing}</h2>
        <div className="blessing">
          {drawn.map((chit, i) => (
            <button
              key={`${i}${chit}`}
              type="button"
              className="chit-card"
              aria-pressed={draft.discard.includes(i)}
              onClick={() => flip(i)}
            >
              <b>{chitName(chit)}</b> {chits[chit].effect} {draft.discard.includes(i) && <i>{boardText.slip.giveBack}</i>}
            </button>
          ))}
        </div>
      </section>
    ),
  };
}

/** The step `test`: whether the Armada is fit. */
export function planTest(session: Session): Plan {
  const { G } = session;
  const prospect = conditionOdds(G);
  const army = G.armadaBox === NARROWS ? undefined : armyOdds(G);
  return {
    ask: G.armadaBox === NARROWS ? boardText.ask.testInvasion : boardText.ask.testRendezvous,
    chart: 'strategic',
    marks: new Map(),
    actions: [
      offer(session, { id: 'testArmada', label: text.test, hint: kitText.percent(prospect.afterMorale), main: true }, 'testArmada', []),
    ],
    slip: (
      <section className="slip">
        <h2>{boardText.slip.condition}</h2>
        <ProspectLine label={boardText.slip.now} prospect={prospect} needs={NEEDS.condition} />
        <p className="slip-note">{boardText.slip.conditionNote(kitText.percent(prospect.afterMorale))}</p>
        {army && <ProspectLine label={boardText.slip.army} prospect={army} needs={NEEDS.army(army.needed ?? 1)} />}
      </section>
    ),
  };
}

/** The step `reinforce`: who receives the Volunteers. */
export function planReinforce(session: Session): Plan {
  const { G } = session;
  const options = argsOf(session, 'reinforce').flatMap(([{ volunteers }]) => (volunteers ? [volunteers] : []));
  const marks = new Map<PlaceId, Mark>();
  for (const id of options) {
    const place = placeOfSquadron(G, id);
    if (place) marks.set(place, { kind: 'pick', meaning: boardText.mark.pick });
  }
  return {
    ask: boardText.ask.reinforce,
    chart: 'strategic',
    marks,
    actions: [
      offer(session, { id: 'reinforce', label: text.reinforce, main: true }, 'reinforce', [{}]),
      ...options.map((id) => ({
        id: `volunteers-${id}`,
        label: text.volunteers(nameOf(G, id)),
        run: () => session.send('reinforce', { volunteers: id }),
      })),
    ],
    press: (place, piece) => {
      const id = piece ?? options.find((each) => placeOfSquadron(G, each) === place);
      if (id && options.includes(id)) session.send('reinforce', { volunteers: id });
    },
  };
}
