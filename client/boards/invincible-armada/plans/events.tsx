import { armyOdds, CONDITION, conditionOdds, flagOf, NARROWS, type SquadronId } from '../../../../src/games/invincible-armada/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { chartOf, type PlaceId } from '../chart/places.js';
import { nameOf } from '../names.js';
import { ProspectLine } from '../panels/SquadronSlip.js';
import type { Change, Draft, Mark, Session, StepView } from '../session.js';
import { placeOfSquadron } from '../squadrons.js';

/** Plans the step `resolve`: the player chooses the target of an event chit. */
export function planResolve(session: Session, draft: Draft, change: Change): StepView {
  const { G, words } = session;
  const chit = G.events?.resolving;
  const orders = argsOf(session, 'resolveEvent').map(([order]) => order);
  const targets = [...new Set(orders.map(({ target }) => target))];
  const target = draft.target && targets.includes(draft.target) ? draft.target : undefined;
  const seconds = orders.flatMap((order) => (order.target === target && order.second) || []);
  const marks = new Map<PlaceId, Mark>();
  const isLikely = (id: SquadronId) => (flagOf(id) === session.me) === (chit === 'stoutHearts');
  const mark = (ids: readonly SquadronId[], kind: Mark['kind'], meaning: string) => {
    for (const id of ids) {
      const place = placeOfSquadron(G, id);
      if (place) marks.set(place, { kind, meaning });
    }
  };
  if (!target || !seconds.length) mark(targets, 'target', words.mark.befall);
  mark(seconds, 'target', words.mark.befall);
  if (target) mark([target], 'chosen', words.mark.chosen);
  // All targeted chits but Stout Hearts are for the enemy.
  const likely = new Map([...marks].filter(([place]) => targets.some((id) => isLikely(id) && placeOfSquadron(G, id) === place)));
  const name = (id: SquadronId) => nameOf(G, id);
  const finish = (first: SquadronId, second?: SquadronId) =>
    session.send('resolveEvent', second ? { target: first, second } : { target: first });
  const actions: ActionItem[] = target
    ? seconds.length
      ? seconds.map((second) => ({
          id: `second-${second}`,
          label: words.act.nameTwo(name(target), name(second)),
          main: seconds.length === 1,
          run: () => finish(target, second),
        }))
      : [{ id: 'resolveEvent', label: words.act.name(name(target)), main: true, run: () => finish(target) }]
    : [];
  const chooseTarget = (id: SquadronId) => change({ target: id });
  return {
    ask: chit
      ? words.ask[target && seconds.length ? 'resolveSecond' : 'resolve'](words.game.chits[chit].name, words.game.chits[chit].effect)
      : '',
    chart: chartOf(likely.size ? likely : marks),
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
      <section className="wg-slip">
        <h2>{words.slip.chits}</h2>
        <p className="wg-chit-card">
          <b>{words.game.chits[chit].name}</b> {words.game.chits[chit].effect}
        </p>
        {(G.events?.queue.length ?? 0) > 0 && (
          <p className="wg-slip-note">{G.events?.queue.map((each) => words.game.chits[each].name).join(' · ')}</p>
        )}
      </section>
    ),
  };
}

/** Plans the step `blessing`: the player chooses which of the drawn chits to return. */
export function planBlessing(session: Session, draft: Draft, change: Change): StepView {
  const { G, words } = session;
  const drawn = G.blessing?.drawn ?? [];
  const kept = drawn.length - draft.discard.length;
  const flip = (index: number) => {
    const { discard } = draft;
    change({ discard: discard.includes(index) ? discard.filter((each) => each !== index) : [...discard, index].sort((a, b) => a - b) });
  };
  return {
    ask: words.ask.blessing,
    chart: 'tactical',
    marks: new Map(),
    actions: [offer(session, { id: 'keepChits', label: words.act.keep(kept), main: true }, 'keepChits', [[...draft.discard]])],
    slip: (
      <section className="wg-slip">
        <h2>{words.slip.blessing}</h2>
        <div className="wg-blessing">
          {drawn.map((chit, i) => (
            <button
              key={`${i}${chit}`}
              type="button"
              className="wg-chit-card"
              aria-pressed={draft.discard.includes(i)}
              onClick={() => flip(i)}
            >
              <b>{words.game.chits[chit].name}</b> {words.game.chits[chit].effect}{' '}
              {draft.discard.includes(i) && <i>{words.slip.giveBack}</i>}
            </button>
          ))}
        </div>
      </section>
    ),
  };
}

export function planTest(session: Session): StepView {
  const { G, words, kit } = session;
  const prospect = conditionOdds(G);
  const army = G.armadaBox === NARROWS ? undefined : armyOdds(G);
  return {
    ask: G.armadaBox === NARROWS ? words.ask.testInvasion : words.ask.testRendezvous,
    chart: 'strategic',
    marks: new Map(),
    actions: [
      offer(session, { id: 'testArmada', label: words.act.test, hint: kit.percent(prospect.afterMorale), main: true }, 'testArmada', []),
    ],
    slip: (
      <section className="wg-slip">
        <h2>{words.slip.condition}</h2>
        <ProspectLine label={words.slip.now} prospect={prospect} needs={words.slip.atLeast(1, CONDITION.atLeast)} />
        <p className="wg-slip-note">{words.slip.conditionNote(kit.percent(prospect.afterMorale))}</p>
        {army && <ProspectLine label={words.slip.army} prospect={army} needs={words.slip.atLeast(1, army.needed ?? 1)} />}
      </section>
    ),
  };
}

/** Plans the step `reinforce`: the player chooses the target of Volunteers. */
export function planReinforce(session: Session): StepView {
  const { G, words } = session;
  const options = argsOf(session, 'reinforce').flatMap(([{ volunteers }]) => (volunteers ? [volunteers] : []));
  const marks = new Map<PlaceId, Mark>();
  for (const id of options) {
    const place = placeOfSquadron(G, id);
    if (place) marks.set(place, { kind: 'pick', meaning: words.mark.pick });
  }
  return {
    ask: words.ask.reinforce,
    chart: 'strategic',
    marks,
    actions: [
      offer(session, { id: 'reinforce', label: words.act.reinforce, main: true }, 'reinforce', [{}]),
      ...options.map((id) => ({
        id: `volunteers-${id}`,
        label: words.act.volunteers(nameOf(G, id)),
        run: () => session.send('reinforce', { volunteers: id }),
      })),
    ],
    press: (place, piece) => {
      const id = piece ?? options.find((each) => placeOfSquadron(G, each) === place);
      if (id && options.includes(id)) session.send('reinforce', { volunteers: id });
    },
  };
}
