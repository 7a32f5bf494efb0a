import { bankruptShips, type HexId, isHex, paidArmies, thirdOf } from '../../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { placeName } from '../names.js';
import { Figures } from '../panels/Forces.js';
import { LandSlip } from '../panels/LandSlip.js';
import { NavalSlip } from '../panels/NavalSlip.js';
import { Picker } from '../panels/YardSlip.js';
import { type Change, type Draft, type Session, type StepView, toggled } from '../session.js';
import { ashoreForm } from './land.js';
import { pendingOf } from './seaDecisions.js';
import { sorted } from './voyage.js';

export function planAnswerSiege(session: Session): StepView {
  const { act, ask, mark } = session.words;
  const pending = pendingOf(session, 'answerSiege');
  const { G } = session;
  const hex = pending?.hex ?? '';
  const naval = pending?.by === 'naval';
  return {
    ask: naval ? ask.answerSiegeNaval(placeName(hex)) : ask.answerSiegeLand(placeName(hex)),
    marks: new Map([[hex, { kind: 'target', meaning: mark.target } satisfies HexMark]]),
    at: hex,
    actions: [
      offer(session, { id: 'battle', label: act.battle, main: true }, 'answerSiege', [false]),
      offer(session, { id: 'siege', label: naval ? act.siege : act.siegeLand }, 'answerSiege', [true]),
    ],
    slip: naval
      ? G.battle && (
          <NavalSlip G={G} reader={session.me} attacker={G.battle.attacker} fleets={G.battle.fleets} from={G.battle.from} hex={hex} />
        )
      : G.assault && <LandSlip G={G} reader={session.me} clash={G.assault} />,
  };
}

export function planRetreat(session: Session): StepView {
  const { act, ask, mark } = session.words;
  const hexes = argsOf(session, 'retreat').map(([hex]) => hex);
  const hex = pendingOf(session, 'retreat')?.hex ?? '';
  return {
    ask: ask.retreat(placeName(hex)),
    marks: new Map(hexes.map((to) => [to, { kind: 'go', meaning: mark.retreat } satisfies HexMark])),
    at: hex,
    actions: hexes.map(
      (to, i): ActionItem => ({
        id: `retreat-${to}`,
        label: act.retreat(placeName(to)),
        main: i === 0,
        run: () => session.send('retreat', to),
      }),
    ),
    press(to) {
      if (hexes.includes(to)) session.send('retreat', to);
      else session.notify(session.refusal('retreat', [to]));
    },
  };
}

export function planAdvance(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark } = session.words;
  const { G } = session;
  const hex = pendingOf(session, 'advance')?.hex ?? '';
  const sets = argsOf(session, 'advance');
  const all = [...new Set(sets.flatMap(([land, leaders]) => [...land, ...leaders]))];
  const { armies, leaders } = sorted(draft.ids);
  const everybody = sorted(all);
  return {
    ask: ask.advance(placeName(hex)),
    marks: new Map([[hex, { kind: 'chosen', meaning: mark.target } satisfies HexMark]]),
    at: hex,
    actions: [
      offer(session, { id: 'everybody', label: act.advanceEverybody, main: !draft.ids.length }, 'advance', [
        everybody.armies,
        everybody.leaders,
      ]),
      offer(session, { id: 'advance', label: act.advanceInto(draft.ids.length), main: draft.ids.length > 0 }, 'advance', [armies, leaders]),
    ],
    back: () => change({ ids: [] }),
    slip: (
      <section className="wg-slip">
        <h2>{placeName(hex)}</h2>
        <Picker G={G} ids={all} picked={draft.ids} onPick={(id) => change({ ids: toggled(draft.ids, id) })} />
      </section>
    ),
    press(to) {
      if (to === hex) session.send('advance', everybody.armies, everybody.leaders);
    },
  };
}

export function planAllies(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark, slip } = session.words;
  const { unitName } = session.names;
  const { G } = session;
  const pending = pendingOf(session, 'placeAllies');
  const placings = argsOf(session, 'placeAlly');
  const ids = [...new Set(placings.map(([id]) => id))];
  const picked = draft.mode && ids.includes(draft.mode) ? draft.mode : ids[0];
  const marks = new Map<HexId, HexMark>();
  for (const [id, hex] of placings) if (id === picked) marks.set(hex, { kind: 'go', meaning: mark.place });
  const hint = ids.length ? act.leftToRise(ids.length) : undefined;
  const finish = offer(session, { id: 'finish', label: act.finishAllies, hint, main: true, forgoes: ids.length }, 'finishAllies', []);
  return {
    ask: ask.placeAllies(picked ? unitName(picked) : ''),
    marks,
    at: [...marks.keys()][0],
    actions: [
      ...ids.map((id): ActionItem => ({ id: `ally-${id}`, label: unitName(id), pressed: id === picked, run: () => change({ mode: id }) })),
      finish,
    ],
    slip: (
      <section className="wg-slip">
        <h2>{slip.rising}</h2>
        {pending && <Figures figures={[[slip.risingLeft[pending.side === 'E' ? 'units' : 'strength'], pending.left, true]]} />}
        <Picker G={G} ids={ids} picked={picked ? [picked] : []} onPick={(id) => change({ mode: id })} />
      </section>
    ),
    press(hex) {
      if (!picked) return;
      if (marks.has(hex)) session.send('placeAlly', picked, hex);
      else session.notify(session.refusal('placeAlly', [picked, hex]));
    },
  };
}

const whereabouts = ({ names }: Session, at: string): string => (isHex(at) ? placeName(at) : names.groupName(at));

/** Plans the penalty for a missed payment: units to remove and ships to lay up [11.3]. */
export function planPenalty(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark, slip } = session.words;
  const { G } = session;
  const sets = argsOf(session, 'settlePenalty');
  const [suggested] = sets;
  const picked = draft.ids.length || draft.accepted === 'cleared' ? draft.ids : (suggested?.slice(0, 2).flatMap((ids) => ids ?? []) ?? []);
  const { armies, ships } = sorted(picked);
  const troops = paidArmies(G, session.me);
  const saved = [...new Set(sets.flatMap(([, lay]) => lay))];
  const { items, named } = ashoreForm(session, draft, change, bankruptShips(G, session.me));
  const put = (id: string) => change({ ids: toggled(picked, id), accepted: 'cleared' });
  const marks = new Map<HexId, HexMark>();
  for (const id of [...troops, ...saved]) {
    const { at } = G.land[id] ?? G.naval[id];
    const going = armies.includes(id) || marks.get(at)?.kind === 'target';
    if (isHex(at)) marks.set(at, going ? { kind: 'target', meaning: mark.leaving } : { kind: 'pick', meaning: mark.pick });
  }
  return {
    ask: ask.penalty,
    marks,
    actions: [offer(session, { id: 'settle', label: act.settle, main: true }, 'settlePenalty', [armies, ships, ...named]), ...items],
    back: () => change({ ids: [], mode: undefined, accepted: undefined }),
    slip: (
      <section className="wg-slip">
        <h2>{slip.settleTroops(armies.length, thirdOf(G, session.me))}</h2>
        <Picker G={G} ids={troops} picked={picked} onPick={put} note={(id) => whereabouts(session, G.land[id].at)} />
        <Picker
          G={G}
          title={slip.settleShips}
          ids={saved}
          picked={picked}
          onPick={put}
          note={(id) => whereabouts(session, G.naval[id].at)}
        />
      </section>
    ),
  };
}
