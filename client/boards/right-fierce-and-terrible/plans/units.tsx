import {
  enemyAt,
  hexOf,
  leadersOn,
  marinesOn,
  reachable,
  type Sluys,
  type Step,
  topAt,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { straightCourse } from '../../../kit/hex/walk.js';
import { isHex, layout } from '../chart/land.js';
import { leaderSurname, menOn, nameAt, shortName, unitName } from '../names.js';
import { Previews } from '../panels/Previews.js';
import { StackSlip, UnitButton, UnitPicture } from '../panels/StackSlip.js';
import { type Change, type Draft, forgetting, type Session, type StepView, toggled } from '../session.js';
import { useSeen } from '../useLook.js';
import { itemFor, marksFor, type Option, optionsOf, unlit } from './options.js';

interface EntrySlipProps {
  readonly G: Sluys;
  readonly ids: readonly string[];
  readonly picked: string | undefined;
  readonly onPick: (id: string) => void;
}

/** Lists the active command's squadrons that have yet to enter. */
function EntrySlip({ G, ids, picked, onPick }: EntrySlipProps) {
  const seen = useSeen(G);
  return (
    <section className="wg-slip wg-muster-slip">
      <h2>{seen.words.slip.entering}</h2>
      <ul className="wg-muster-ships">
        {ids.map((id) => (
          <li key={id}>
            <UnitButton G={G} id={id} pressed={id === picked} onPress={onPick} caption={unitName(seen, id)} />
            <span className="wg-unit-row">
              {menOn(G, id).map((man) => (
                <UnitPicture key={man} G={G} id={man} size={28} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WORK: { readonly [step in Step]?: 'sailsOars' | 'archery' | 'grapple' | 'boarding' | 'maneuver' } = {
  sailsOars: 'sailsOars',
  archery: 'archery',
  sallyArchery: 'archery',
  grapple: 'grapple',
  boarding: 'boarding',
  sallyBoarding: 'boarding',
  maneuver: 'maneuver',
};

/** Returns the units that accompany a squadron that cuts loose: those selected; by default, those of the first legal choice. */
function alongFor(options: readonly Option[], hex: string, ids: readonly string[] | undefined): readonly string[] {
  if (ids) return ids;
  for (const { choice, hex: to } of options) if (choice.move === 'cutLoose' && to === hex) return choice.args[2];
  return [];
}

/** Plans the steps in which units act on hexes one at a time. */
export function planUnits(session: Session, draft: Draft, change: Change): StepView {
  const { G, me, step } = session;
  const { ask, act, mark, slip } = session.words;
  const work = WORK[step] ?? 'sailsOars';
  const all = optionsOf(session.choices);
  const able = [...new Set(all.map(({ unit }) => unit))];
  const entering = (G.act?.toPlace.length ?? 0) > 0;
  const unit = draft.unit && able.includes(draft.unit) ? draft.unit : entering ? able[0] : undefined;
  const mine = all.filter((option) => option.unit === unit);
  const hereOf = (id: string) => hexOf(G, id);
  const ableAt = (hex: string) => able.filter((id) => hereOf(id) === hex);
  const pick = (id: string | undefined) => change(forgetting(id));

  const marks = new Map<string, HexMark>();
  for (const id of able) {
    const hex = hereOf(id);
    if (hex) marks.set(hex, { kind: 'pick', meaning: mark.pick });
  }
  if (unit) {
    const own = hereOf(unit);
    if (own) marks.set(own, { kind: 'chosen', meaning: mark.chosen });
    for (const [hex, lit] of marksFor(session, unit, mine)) marks.set(hex, lit);
  }

  const end = offer(
    session,
    { id: 'endSegment', label: act.done[step] ?? '', hint: act.left(able.length), main: !unit, forgoes: able.length },
    'endSegment',
    [],
  );
  const captives = argsOf(session, 'executeLeader').map(
    ([leader]): ActionItem => ({
      id: `execute-${leader}`,
      label: act.execute(leaderSurname(session, leader)),
      hint: slip.executeNote,
      run: () => session.send('executeLeader', leader),
    }),
  );

  const explain = (hex: string) => {
    if (unit) {
      const from = hereOf(unit);
      const { move, args } = unlit(G, step, unit, hex, from ? straightCourse(layout, from, hex) : []);
      session.notify(session.refusal(move, args));
      return;
    }
    const top = topAt(G, hex);
    if (top === undefined) return;
    const man = [...marinesOn(G, top, me), ...leadersOn(G, top)][0];
    const { move, args } = unlit(G, step, step.toLowerCase().includes('boarding') && man ? man : top, hex, [hex]);
    session.notify(session.refusal(move, args));
  };

  if (!unit) {
    const chips = able.map((id): ActionItem => ({ id: `pick-${id}`, label: nameAt(session, id), run: () => pick(id) }));
    return {
      ask: work === 'grapple' && !all.some(({ hex: at }) => enemyAt(G, at, me)) ? ask.onlyFriends : ask.unit[work],
      marks,
      actions: [...captives, ...chips, end],
      press(place) {
        const [first] = ableAt(place);
        if (first) pick(first);
        else if (isHex(place)) explain(place);
      },
    };
  }

  const { hex } = draft;
  const there = mine.filter((option) => option.hex === hex);
  const sailing = there.some(({ choice }) => choice.move === 'moveSquadron') && step === 'sailsOars';
  const cutting = there.find(({ choice }) => choice.move === 'cutLoose');
  const path = draft.path ?? (sailing && hex ? reachable(G, unit).find((way) => way.hex === hex)?.path : undefined);
  if (hex && marks.has(hex)) marks.set(hex, { ...(marks.get(hex) as HexMark), kind: 'chosen' });
  for (const step of draft.plot ? (path ?? []) : []) marks.set(step, { ...marks.get(step), kind: 'chosen', meaning: mark.course });

  const along = cutting && hex ? alongFor(mine, hex, draft.ids) : [];
  const items: ActionItem[] = [];
  if (cutting && hex) {
    const top = topAt(G, hereOf(unit) ?? '');
    items.push(
      offer(session, { id: 'cutLoose', label: act.cutLoose(shortName(session, unit), hex), main: true }, 'cutLoose', [
        unit,
        hex,
        [...along],
      ]),
    );
    for (const man of top ? [...marinesOn(G, top, me), ...leadersOn(G, top)] : []) {
      items.push({
        id: `along-${man}`,
        label: act.goesAlong(shortName(session, man)),
        pressed: along.includes(man),
        run: () => change({ ids: toggled(along, man) }),
      });
    }
  } else if (draft.plot && path?.length) {
    const label = act.sailTo(path[path.length - 1]);
    items.push(offer(session, { id: 'sail', label, main: true }, 'moveSquadron', [unit, [...path]]));
  } else {
    const actions = there.map(
      (option, i): ActionItem => ({
        ...itemFor(session, option),
        main: i === 0,
        run: () => session.send(option.choice.move, ...option.choice.args),
      }),
    );
    items.push(...actions);
  }
  const canPlot = step === 'sailsOars' && mine.some(({ choice }) => choice.move === 'moveSquadron');
  if (canPlot)
    items.push({
      id: 'plot',
      label: act.plot,
      pressed: draft.plot,
      run: () => change({ plot: !draft.plot, hex: undefined, path: undefined }),
    });
  const from = hereOf(unit);
  const others = from ? ableAt(from).filter((id) => id !== unit) : entering ? able.filter((id) => id !== unit) : [];
  for (const id of others) items.push({ id: `pick-${id}`, label: shortName(session, id), run: () => pick(id) });
  if (step === 'sailsOars' && !entering && !mine.some(({ choice }) => choice.move === 'declareRam')) {
    const next =
      from &&
      layout.grid.labels.find((label) => topAt(G, label) && layout.grid.distance(layout.grid.index(label), layout.grid.index(from)) === 1);
    const why = next && session.refusal('declareRam', [unit, next]);
    if (why) items.push({ id: 'ram-why', label: act.ram, why });
  }

  const extend = (place: string) => {
    const next = [...(path ?? []), place];
    const refused = session.refusal('moveSquadron', [unit, next]);
    if (refused) session.notify(refused);
    else change({ path: next, hex: place });
  };
  const [main] = items;
  const target = sailing || (draft.plot && path?.length) ? path?.[path.length - 1] : undefined;
  const spent = target && reachable(G, unit).find((way) => way.hex === target)?.spent;
  const question = entering
    ? ask.entry(shortName(session, unit))
    : target && spent
      ? ask.sailPath(shortName(session, unit), target, spent)
      : cutting
        ? ask.cut(shortName(session, unit))
        : hex && main?.run
          ? ask.confirm(main.label)
          : ask.picked[work](shortName(session, unit));
  return {
    ask: question,
    marks,
    selected: unit,
    shows: from ?? undefined,
    path: path && from ? [from, ...path] : undefined,
    actions: [...items, end],
    back: () => (hex || draft.path || draft.plot ? change(forgetting(unit)) : pick(undefined)),
    slip: entering ? (
      <EntrySlip G={G} ids={able} picked={unit} onPick={pick} />
    ) : (
      <>
        <StackSlip G={G} hex={from ?? undefined} picked={unit} able={others} onPick={pick} />
        <Previews session={session} unit={unit} hex={hex} path={path} options={there} />
      </>
    ),
    press(place) {
      if (!isHex(place)) return;
      if (entering) {
        const found = mine.find((option) => option.hex === place);
        if (found) session.send(found.choice.move, ...found.choice.args);
        else explain(place);
        return;
      }
      if (draft.plot && place !== from) {
        if (path?.[path.length - 1] === place) session.send('moveSquadron', unit, [...path]);
        else extend(place);
        return;
      }
      const options = mine.filter((option) => option.hex === place);
      if (place === hex && main?.run) main.run();
      else if (options.length) change({ hex: place, path: undefined, ids: undefined });
      else if (place === from) {
        const mates = ableAt(place);
        if (mates.length > 1) pick(mates[(mates.indexOf(unit) + 1) % mates.length]);
        else pick(undefined);
      } else if (ableAt(place).length) pick(ableAt(place)[0]);
      else explain(place);
    },
  };
}
