import {
  type ArmadaMove,
  grid,
  occupant,
  rallyOdds,
  repairOdds,
  resupplyOdds,
  type SquadronId,
  type Square,
  squadronsOf,
  stepOf,
  storesOf,
} from '../../../../src/games/invincible-armada/face.js';
import type { ArgsFor } from '../../../../src/kit/action.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { chartOf, type PlaceId } from '../chart/places.js';
import { nameOf } from '../names.js';
import { SquadronSlip } from '../panels/SquadronSlip.js';
import { ableToAct, type Change, type Draft, type Mark, type Session, type StepView, toggled } from '../session.js';
import { inReach, mayAttack, placeOfSquadron } from '../squadrons.js';

type SailArgs = ArgsFor<ArmadaMove, 'sail'>;

/** Returns a straight path to a square. If the rules refuse the move, the refusal of this path is shown. */
function straight(from: Square, to: Square): Square[] {
  const [a, b] = [grid.cell(from), grid.cell(to)];
  if (!a || !b) return [to];
  const path: Square[] = [];
  let { x, y } = a;
  while (x !== b.x || y !== b.y) {
    x += Math.sign(b.x - x);
    y += Math.sign(b.y - y);
    path.push(grid.at(x, y) ?? to);
  }
  return path;
}

function recoveries(session: Session, draft: Draft, change: Change, id: SquadronId): ActionItem[] {
  const { G, me, words, kit } = session;
  const flagged = (flag: string) => draft.flags.includes(flag);
  const flip = (flag: string) => () => change({ flags: toggled(draft.flags, flag) });
  const held = (chit: (typeof G.held)['english'][number]) => G.held[me].includes(chit);
  const squadron = G.squadrons[id];
  const items: ActionItem[] = [];

  const repair = repairOdds(G, id, flagged('shipwrights'));
  items.push(
    offer(
      session,
      { id: 'repair', label: words.act.repair, hint: squadron.hits ? kit.percent(repair.chance) : undefined },
      'repair',
      flagged('shipwrights') ? [id, { shipwrights: true }] : [id],
    ),
  );
  if (squadron.hits && held('shipwrights')) {
    items.push({ id: 'shipwrights', label: words.act.shipwrights, pressed: flagged('shipwrights'), run: flip('shipwrights') });
  }
  if (squadron.broken) {
    const banner = flagged('holyBanner');
    const help = banner ? { holyBanner: true } : { sidonia: true };
    const hint = banner ? words.act.certain : kit.percent(rallyOdds(G, id, flagged('sidonia')).chance);
    items.push(offer(session, { id: 'rally', label: words.act.rally, hint }, 'rally', banner || flagged('sidonia') ? [id, help] : [id]));
    if (me === 'spanish' && !session.refusal('rally', [id, { sidonia: true }])) {
      items.push({ id: 'sidonia', label: words.act.sidonia(nameOf(G, 'sidonia')), pressed: flagged('sidonia'), run: flip('sidonia') });
    }
    if (held('holyBanner')) items.push({ id: 'holyBanner', label: words.act.holyBanner, pressed: banner, run: flip('holyBanner') });
  } else {
    items.push(offer(session, { id: 'rally', label: words.act.rally }, 'rally', [id]));
  }
  const needsPowder = squadron.shot > 0 || squadron.lowAmmo;
  const stores = storesOf(me);
  const hint = flagged('stores') ? words.act.certain : kit.percent(resupplyOdds(G, id).chance);
  items.push(
    offer(
      session,
      { id: 'resupply', label: words.act.resupply, hint: needsPowder ? hint : undefined },
      'resupply',
      flagged('stores') ? [id, { stores: true }] : [id],
    ),
  );
  if (needsPowder && held(stores)) {
    items.push({
      id: 'stores',
      label: words.act.stores(words.game.chits[stores].name),
      pressed: flagged('stores'),
      run: flip('stores'),
    });
  }
  for (const [medina, from] of argsOf(session, 'takeLowAmmo')) {
    if (medina !== id) continue;
    items.push({
      id: `takeLowAmmo-${from}`,
      label: words.act.transfer(nameOf(G, from)),
      hint: words.act.transferHint,
      run: () => session.send('takeLowAmmo', medina, from),
    });
  }
  return items;
}

const ORDERS: readonly string[] = ['repair', 'rally', 'resupply'];

/** Returns the buttons. If only one order is possible, makes its button the main one. */
function onlyMain(items: readonly ActionItem[]): ActionItem[] {
  const possible = items.filter(({ id, run }) => run && ORDERS.includes(id));
  return items.map((item) => (possible.length === 1 && item === possible[0] ? { ...item, main: true } : item));
}

/** Returns highlights for the squares that a squadron can move to, must stop on or cannot enter, and the path to each reachable square. */
function reach(session: Session, id: SquadronId, start: Square): { marks: Map<PlaceId, Mark>; paths: Map<Square, SailArgs> } {
  const { G, words } = session;
  const marks = new Map<PlaceId, Mark>();
  const paths = new Map<Square, SailArgs>();
  for (const args of argsOf(session, 'sail')) {
    const [who, path] = args;
    const to = path.at(-1);
    if (who !== id || !to) continue;
    const stop = stepOf(G, id, path.at(-2) ?? start, to) === 'stop';
    const meaning = stop ? words.mark.stop(path.length) : words.mark.reach(path.length);
    marks.set(to, { kind: stop ? 'stop' : 'go', label: String(path.length), meaning });
    paths.set(to, args);
  }
  for (const next of grid.neighbours(start)) {
    if (!marks.has(next) && !occupant(G, next)) marks.set(next, { kind: 'no', meaning: words.mark.forbidden });
  }
  return { marks, paths };
}

export function planAct(session: Session, draft: Draft, change: Change): StepView {
  const { G, words } = session;
  const able = ableToAct(session);
  const own = squadronsOf(session.me);
  const marks = new Map<PlaceId, Mark>();
  for (const id of able) {
    const place = placeOfSquadron(G, id);
    if (place) marks.set(place, { kind: 'pick', meaning: words.mark.pick });
  }
  const endPhase = offer(
    session,
    { id: 'endTactical', label: words.act.endTactical, hint: words.act.unacted(able.size), main: !draft.picked, forgoes: able.size },
    'endTactical',
    [],
  );
  const pickAt = (place: PlaceId, piece?: SquadronId) =>
    piece ?? own.find((id) => G.squadrons[id].square === place) ?? [...able].find((id) => placeOfSquadron(G, id) === place);
  const pick = (id: SquadronId) => change({ picked: id, path: undefined, target: undefined, flags: [] });

  const { picked } = draft;
  if (!picked) {
    return {
      ask: words.ask.act,
      chart: chartOf(marks),
      marks,
      able,
      actions: [endPhase],
      press: (place, piece) => {
        const id = pickAt(place, piece);
        if (id && own.includes(id)) pick(id);
      },
    };
  }

  const start = G.squadrons[picked].square;
  const { path } = draft;
  const here = start ? reach(session, picked, start) : undefined;
  for (const [place, mark] of here?.marks ?? []) if (!marks.has(place)) marks.set(place, mark);
  const destination = path?.at(-1);
  for (const square of path ?? []) {
    const mark = marks.get(square);
    marks.set(square, { kind: 'chosen', label: mark?.label, meaning: words.mark.course });
  }
  const slant = draft.flags.includes('slant');
  const order = (course: readonly Square[], withSlant: boolean): SailArgs =>
    withSlant ? [picked, [...course], { slant: true }] : [picked, [...course]];
  const stay = offer(
    session,
    {
      id: 'stay',
      label: words.act.stay,
      hint: start && mayAttack(G, picked) && inReach(G, picked, start).length ? words.act.stayHint : undefined,
    },
    'sail',
    [picked, []],
  );
  const actions: ActionItem[] =
    destination && path
      ? [
          {
            ...offer(
              session,
              { id: 'sail', label: words.act.sailTo(destination), hint: slant ? words.act.slant : undefined, main: true },
              'sail',
              order(path, slant),
            ),
          },
          stay,
        ]
      : start
        ? [stay]
        : [];
  // A squadron that moves one square has no route to choose.
  if (start && [...(here?.paths.values() ?? [])].some(([, way]) => way.length > 1)) {
    actions.push({ id: 'plot', label: words.act.plot, pressed: draft.plot, run: () => change({ plot: !draft.plot, path: undefined }) });
  }
  // Selecting an enemy next to the end of the path moves and attacks in one order.
  const end = destination ?? start;
  const strikes =
    end && !slant && mayAttack(G, picked) && !session.refusal('sail', order(path ?? [], slant)) ? inReach(G, picked, end) : [];
  const target = strikes.find((id) => id === draft.target);
  for (const id of strikes) {
    const { square } = G.squadrons[id];
    if (square) marks.set(square, { kind: id === target ? 'chosen' : 'target', meaning: words.mark.target });
  }
  const strike = (id: SquadronId) =>
    session.sendAll([
      { move: 'sail', args: order(path ?? [], slant) },
      { move: 'attack', args: [id] },
    ]);
  if (target) actions.unshift({ id: 'strike', label: words.act.attack(nameOf(G, target)), main: true, run: () => strike(target) });
  const extend = (square: Square) => {
    const next = [...(path ?? []), square];
    const refused = session.refusal('sail', order(next, slant));
    if (!refused) change({ path: next });
    else if (!session.refusal('sail', order(next, true))) change({ path: next, flags: [...draft.flags, 'slant'] });
    else session.notify(refused);
  };

  const recovering = recoveries(session, draft, change, picked);
  return {
    ask: target
      ? words.ask.actStrike(nameOf(G, picked), nameOf(G, target))
      : destination
        ? strikes.length
          ? words.ask.actPathStrike(nameOf(G, picked), destination)
          : words.ask.actPath(nameOf(G, picked), destination)
        : !able.has(picked)
          ? words.ask.actDone(nameOf(G, picked))
          : start
            ? words.ask.actPicked(nameOf(G, picked))
            : words.ask.actAway(nameOf(G, picked)),
    chart: start ? 'tactical' : 'strategic',
    marks,
    able,
    selected: picked,
    path: start && path?.length ? [start, ...path] : undefined,
    actions: [...actions, ...(start ? recovering : onlyMain(recovering)), endPhase],
    slip: <SquadronSlip G={G} id={picked} at={destination ?? start ?? undefined} flags={draft.flags} />,
    back: () => change(target ? { target: undefined } : path ? { path: undefined, flags: [] } : { picked: undefined, flags: [] }),
    press: (place, piece) => {
      const other = pickAt(place, piece);
      if (other && own.includes(other)) {
        if (other !== picked) pick(other);
        else if (path) change({ path: undefined });
        else if (!piece) change({ picked: undefined, flags: [] });
        return;
      }
      if (!start || !grid.cell(place)) return;
      const enemy = strikes.find((id) => G.squadrons[id].square === place);
      if (enemy && enemy === target) strike(enemy);
      else if (enemy) change({ target: enemy });
      else if (place === destination && path) session.send('sail', ...order(path, slant));
      else if (draft.plot) extend(place);
      else {
        const sail = here?.paths.get(place);
        if (sail) change({ path: sail[1], target: undefined, flags: sail[2]?.slant ? ['slant'] : [] });
        else session.notify(session.refusal('sail', [picked, straight(start, place)]));
      }
    },
  };
}
