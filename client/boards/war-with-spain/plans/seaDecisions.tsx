import {
  around,
  DISENGAGE,
  disengageFrom,
  type FleetNo,
  fleetId,
  type HexId,
  INTERCEPTION,
  type Pending,
  type PlanEntry,
} from '../../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { placeName } from '../names.js';
import { GroupSlip, NavalSlip } from '../panels/NavalSlip.js';
import { InterceptSlip } from '../panels/VoyageSlip.js';
import { Picker } from '../panels/YardSlip.js';
import { type Change, type Draft, fresh, type Session, type StepView, toggled } from '../session.js';
import { navalBlocks, percentOnMap, sorted } from './voyage.js';

type Of<Step extends Pending['step']> = Extract<Pending, { step: Step }>;

const isOf = <Step extends Pending['step']>(pending: Pending | null, step: Step): pending is Of<Step> => pending?.step === step;

/** Returns the pending decision if it belongs to `step`, otherwise undefined. */
export const pendingOf = <Step extends Pending['step']>({ G: { pending } }: Session, step: Step): Of<Step> | undefined =>
  isOf(pending, step) ? pending : undefined;

/** Returns the stops after leaving the selected ships behind. Keeps the stops planned in the next `n` hexes [6.13]. */
function replanned(session: Session, draft: Draft, n: number): readonly [PlanEntry[]?] {
  const { voyage } = session.G;
  const { ships, armies, leaders } = sorted(draft.ids);
  if (!voyage || !ships.length) return [];
  const cargo = armies.length || leaders.length ? { cargo: { landIds: armies, leaderIds: leaders } } : {};
  const way = voyage.path.slice(0, n);
  return [[{ hex: voyage.at, detach: { unitIds: ships, ...cargo } }, ...voyage.plan.filter(({ hex }) => way.includes(hex))]];
}

export function planSailOn(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark } = session.words;
  const { groupName } = session.names;
  const { G } = session;
  const { voyage } = G;
  const most = pendingOf(session, 'sailOn')?.most ?? 0;
  const path = voyage?.path ?? [];
  const at = voyage?.at ?? '';
  const counts = argsOf(session, 'sailOn').map(([n]) => n);
  const block = navalBlocks(session, at).find(({ id }) => id === voyage?.who);
  const { ships } = sorted(draft.ids);
  const marks = new Map<HexId, HexMark>();
  for (const [i, hex] of path.entries()) {
    const kind = i + 1 === most ? 'chosen' : i < most ? 'go' : 'no';
    marks.set(hex, { kind, label: i < most ? String(i + 1) : undefined, meaning: mark.course(i + 1) });
  }
  const item = (n: number): ActionItem => {
    const label = act.sailOn(n, n ? placeName(path[n - 1]) : '');
    const hint = ships.length ? act.staying(ships.length) : undefined;
    return offer(session, { id: `sailOn-${n}`, label, hint, main: n === most }, 'sailOn', [n, ...replanned(session, draft, n)]);
  };
  return {
    ask: ask.sailOn(voyage ? groupName(voyage.who) : '', most),
    marks,
    at,
    selected: block?.id,
    path: [at, ...path],
    actions: [...counts].sort((a, b) => b - a).map(item),
    back: draft.ids.length ? () => change({ ids: [] }) : undefined,
    slip: block && block.units.length > 1 && (
      <GroupSlip session={session} block={block} picked={draft.ids} onPick={(id) => change({ ids: toggled(draft.ids, id) })} />
    ),
    press(hex) {
      const n = path.indexOf(hex) + 1;
      if (n === 0 && hex !== at) return;
      const args = [n, ...replanned(session, draft, n)] as const;
      const why = session.refusal('sailOn', args);
      if (why) session.notify(why);
      else session.send('sailOn', ...args);
    },
  };
}

const fleetsIn = (session: Session, hex: HexId): FleetNo[] => navalBlocks(session, hex).flatMap(({ no }) => no ?? []);

export function planIntercept(session: Session): StepView {
  const { act, ask, mark } = session.words;
  const { groupName } = session.names;
  const { kit } = session;
  const { G, me, send } = session;
  const pending = pendingOf(session, 'intercept');
  const all = argsOf(session, 'intercept');
  const tries = all.filter(([no, from]) => from !== undefined || !all.some(([each, hex]) => each === no && hex !== undefined));
  const chance = INTERCEPTION.succeeds / 6;
  const marks = new Map<HexId, HexMark>();
  for (const [no] of tries) {
    const hex = G.fleets[fleetId(me, no)]?.hex;
    if (hex) marks.set(hex, { kind: 'pick', meaning: mark.interceptor });
  }
  if (pending) marks.set(pending.hex, { kind: 'target', label: percentOnMap(kit, chance), meaning: mark.prey });
  const intercept = (no: FleetNo, from: HexId | undefined) => (from ? send('intercept', no, from) : send('intercept', no));
  const items = tries.map(([no, from], i): ActionItem => {
    const name = groupName(fleetId(me, no));
    return {
      id: `intercept-${no}-${from ?? ''}`,
      label: from ? act.interceptFrom(name, placeName(from)) : act.intercept(name),
      hint: kit.percent(chance),
      main: i === 0,
      run: () => intercept(no, from),
    };
  });
  return {
    ask: pending ? ask.intercept(groupName(pending.mover), placeName(pending.hex)) : '',
    marks,
    at: pending?.hex,
    actions: [
      ...items,
      offer(session, { id: 'pass-hex', label: act.passHex, main: !items.length }, 'passIntercept', ['hex']),
      offer(session, { id: 'pass-move', label: act.passMove }, 'passIntercept', ['move']),
    ],
    slip: pending && <InterceptSlip G={G} fleets={[...new Set(tries.map(([no]) => fleetId(me, no)))]} hex={pending.hex} />,
    press(hex) {
      const found = tries.find(([no, from]) => from === hex || G.fleets[fleetId(me, no)]?.hex === hex);
      const [idle] = fleetsIn(session, hex);
      if (found) intercept(...found);
      else if (idle) session.notify(session.refusal('intercept', [idle]));
    },
  };
}

export function planDropCargo(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark, slip } = session.words;
  const { groupName } = session.names;
  const group = pendingOf(session, 'dropCargo')?.group ?? '';
  const sets = argsOf(session, 'dropCargo');
  const cargo = Object.keys(session.G.land).filter((id) => session.G.land[id].at === group);
  const picked = draft.ids.length || draft.accepted === 'cleared' ? draft.ids : (sets[0]?.[0] ?? []);
  const hex = [...session.blocks.values()].flat().find(({ id }) => id === group)?.hex;
  return {
    ask: ask.dropCargo(groupName(group)),
    marks: new Map(hex ? [[hex, { kind: 'chosen', meaning: mark.chosen } satisfies HexMark]] : []),
    at: hex,
    selected: group,
    actions: [offer(session, { id: 'drop', label: act.drown(picked.length), main: true }, 'dropCargo', [[...picked]])],
    back: () => change({ ids: [], accepted: undefined }),
    slip: (
      <section className="wg-slip">
        <h2>{groupName(group)}</h2>
        <Picker
          G={session.G}
          title={slip.aboard}
          ids={cargo}
          picked={picked}
          onPick={(id) => change({ ids: toggled(picked, id), accepted: 'cleared' })}
        />
      </section>
    ),
  };
}

export function planNavalAttack(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark } = session.words;
  const { groupName } = session.names;
  const { G, me } = session;
  const attacks = argsOf(session, 'attackFleet');
  const hexOf = (no: FleetNo) => G.fleets[fleetId(me, no)]?.hex;
  const from = draft.hex;
  const marks = new Map<HexId, HexMark>();
  const able = new Set(attacks.flatMap(([nos]) => nos.map(hexOf)).filter((hex) => hex !== undefined));
  const hint = able.size ? act.left(able.size) : undefined;
  const finish = (main: boolean) =>
    offer(session, { id: 'finish', label: act.finish.navalAttack, hint, main, forgoes: able.size }, 'finishNavalCombat', []);
  const next = { waiting: [...able], pick: (hex: HexId) => change(fresh(hex)) };
  if (!from) {
    for (const hex of able) marks.set(hex, { kind: 'pick', meaning: mark.pick });
    return {
      ask: ask.navalAttack,
      marks,
      actions: [finish(true)],
      ...next,
      press(hex) {
        const idle = fleetsIn(session, hex);
        const enemy = around(hex).find((to) => session.blocks.get(to)?.some(({ side, kind }) => side !== me && kind !== 'land'));
        if (marks.has(hex)) change(fresh(hex));
        else if (idle.length) session.notify(session.refusal('attackFleet', [idle, enemy ?? hex]));
      },
    };
  }
  const mine = attacks.filter(([nos]) => nos.every((no) => hexOf(no) === from || nos.some((mate) => hexOf(mate) === from)));
  const targets = [...new Set(mine.map(([, target]) => target))];
  const numbers = [...new Set(mine.flatMap(([nos]) => nos))].sort();
  const picked = draft.ids.length ? numbers.filter((no) => draft.ids.includes(fleetId(me, no))) : numbers;
  const target = targets.find((hex) => hex === draft.target) ?? (targets.length === 1 ? targets[0] : undefined);
  marks.set(from, { kind: 'chosen', meaning: mark.chosen });
  for (const hex of targets) marks.set(hex, { kind: 'target', meaning: mark.target });
  const attack =
    target === undefined
      ? undefined
      : offer(session, { id: 'attack', label: act.attack(placeName(target)), main: true }, 'attackFleet', [picked, target]);
  const chosen = picked.map((no) => fleetId(me, no));
  const toggles = numbers.map((no): ActionItem => {
    const id = fleetId(me, no);
    return { id: `fleet-${id}`, label: groupName(id), pressed: picked.includes(no), run: () => change({ ids: toggled(chosen, id) }) };
  });
  return {
    ask: ask.attackFrom(placeName(from)),
    marks,
    at: from,
    path: target && target !== from ? [from, target] : undefined,
    ...next,
    actions: [...(attack ? [attack] : []), ...(numbers.length > 1 ? toggles : []), finish(!attack?.run)],
    back: () => change(draft.target ? { target: undefined } : fresh()),
    slip: target && <NavalSlip G={G} reader={session.me} attacker={me} fleets={chosen} from={from} hex={target} />,
    press(hex) {
      if (targets.includes(hex)) {
        if (hex === draft.target) attack?.run?.();
        else change({ target: hex });
      } else if (hex === from) change(fresh());
      else session.notify(session.refusal('attackFleet', [picked, hex]));
    },
  };
}

export function planRound(session: Session): StepView {
  const { act, ask, mark } = session.words;
  const { G } = session;
  const { battle } = G;
  if (!battle) return { ask: '', marks: new Map(), actions: [] };
  const breakOff = offer(session, { id: 'breakOff', label: act.breakOff }, 'breakOff', []);
  const forced = battle.interception && battle.round === 0;
  return {
    ask: forced
      ? ask.roundForced(placeName(battle.hex))
      : battle.round
        ? ask.round(placeName(battle.hex))
        : ask.roundFirst(placeName(battle.hex)),
    marks: new Map([
      [battle.from, { kind: 'chosen', meaning: mark.chosen }],
      [battle.hex, { kind: 'target', meaning: mark.target }],
    ]),
    at: battle.hex,
    path: battle.from === battle.hex ? undefined : [battle.from, battle.hex],
    actions: [offer(session, { id: 'fight', label: act.fight, main: true }, 'fightRound', []), breakOff],
    slip: <NavalSlip G={G} reader={session.me} attacker={battle.attacker} fleets={battle.fleets} from={battle.from} hex={battle.hex} />,
  };
}

export function planDisengage(session: Session): StepView {
  const { act, ask, mark, slip } = session.words;
  const { kit } = session;
  const { G, me } = session;
  const { battle } = G;
  const least = battle ? disengageFrom(G, me, battle.hex) : DISENGAGE.other;
  const chance = (7 - least) / 6;
  return {
    ask: ask.disengage,
    marks: battle ? new Map([[battle.hex, { kind: 'chosen', meaning: mark.chosen } satisfies HexMark]]) : new Map(),
    at: battle?.hex,
    actions: [
      offer(session, { id: 'disengage', label: act.disengage, hint: kit.percent(chance), main: true }, 'tryDisengage', []),
      offer(session, { id: 'stand', label: act.stand }, 'standFast', []),
    ],
    slip: (
      <>
        <section className="wg-slip wg-odds">
          <h2>{slip.disengage}</h2>
          <ul className="wg-chances">
            <ChanceBar chance={chance} label={slip.disengageNeeds(least)} tone="good" />
          </ul>
        </section>
        {battle && (
          <NavalSlip G={G} reader={session.me} attacker={battle.attacker} fleets={battle.fleets} from={battle.from} hex={battle.hex} />
        )}
      </>
    ),
  };
}
