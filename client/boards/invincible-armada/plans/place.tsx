import {
  ARMADA_AREA,
  type Armada,
  type ArmadaMove,
  CALAIS_AREA,
  deployments,
  flagOf,
  grid,
  living,
  occupant,
  SPANISH,
  type SquadronId,
  type Square,
} from '../../../../src/games/invincible-armada/face.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { PlaceId } from '../chart/places.js';
import { nameOf } from '../names.js';
import { FireSlip } from '../panels/Situation.js';
import { CounterPicture } from '../panels/SquadronSlip.js';
import type { Change, Draft, Mark, Session, StepView } from '../session.js';
import { useWords } from '../words/index.js';

interface HarbourSlipProps {
  readonly G: Armada;
  readonly left: readonly SquadronId[];
  readonly picked: SquadronId | undefined;
  readonly onPick: (id: SquadronId) => void;
}

function UnplacedPanel({ G, left, picked, onPick }: HarbourSlipProps) {
  const words = useWords();
  if (!left.length) return null;
  return (
    <section className="wg-slip">
      <h2>{words.slip.unplaced}</h2>
      <div className="wg-harbour">
        {left.map((id) => (
          <button key={id} type="button" aria-pressed={id === picked} title={nameOf(G, id)} onClick={() => onPick(id)}>
            <span className="wg-unseen">{nameOf(G, id)}</span>
            <CounterPicture G={G} id={id} size={60} />
          </button>
        ))}
      </div>
    </section>
  );
}

type Placed = Draft['placed'];

/** Returns highlights and a click handler for placing a fleet in an area. Clicking an occupied square swaps two squadrons. */
function layOut(
  { words }: Session,
  area: readonly Square[],
  placed: Placed,
  draft: Draft,
  change: Change,
  fixed: (square: Square) => boolean,
) {
  const at = (square: Square) => (Object.keys(placed) as SquadronId[]).find((id) => placed[id] === square);
  const { picked } = draft;
  const marks = new Map<PlaceId, Mark>();
  for (const square of area) {
    const there = at(square);
    if (there === picked && picked) marks.set(square, { kind: 'chosen', meaning: words.mark.chosen });
    else if (there) marks.set(square, { kind: 'pick', meaning: words.mark.pick });
    else if (picked && !fixed(square)) marks.set(square, { kind: 'go', meaning: words.mark.place });
  }
  const press = (square: Square): boolean => {
    const there = at(square);
    if (!picked) {
      if (there) change({ picked: there });
      return there !== undefined;
    }
    if (!area.includes(square) || fixed(square)) return false;
    const next: { [id in SquadronId]?: Square } = { ...placed, [picked]: square };
    if (there && there !== picked) {
      const from = placed[picked];
      if (from) next[there] = from;
      else delete next[there];
    }
    const following = placed[picked] ? undefined : SPANISH.find((id) => !next[id]);
    change({ placed: next, preset: undefined, picked: draft.ids.length ? undefined : following });
    return true;
  };
  return { marks, press };
}

/** Plans the step `deploy`. Moves are sent only when the player confirms. */
export function planDeploy(session: Session, draft: Draft, change: Change): StepView {
  const { G, words } = session;
  const sent: Placed = Object.fromEntries(SPANISH.filter((id) => G.squadrons[id].square).map((id) => [id, G.squadrons[id].square ?? '']));
  const placed: Placed = { ...draft.placed, ...sent };
  const left = SPANISH.filter((id) => !placed[id]);
  const started = Object.keys(sent).length > 0;
  const { marks, press } = layOut(session, ARMADA_AREA, placed, draft, change, (square) => occupant(G, square) !== undefined);
  const confirm = () => {
    const moves: ArmadaMove[] = draft.preset
      ? [{ move: 'applyDeployment', args: [draft.preset] }]
      : SPANISH.flatMap((id): ArmadaMove[] => {
          const square = placed[id];
          return sent[id] || !square ? [] : [{ move: 'placeSquadron', args: [id, square] }];
        });
    session.sendAll([...moves, { move: 'confirmDeployment', args: [] }]);
  };
  return {
    ask: words.ask.deploy(left.length),
    chart: 'tactical',
    marks,
    placed: draft.placed,
    selected: draft.picked,
    actions: [
      {
        id: 'confirmDeployment',
        label: words.act.confirmDeployment,
        main: true,
        ...(left.length ? { why: session.refusal('confirmDeployment', []) } : { run: confirm }),
      },
      ...(['historicalI', 'historicalII'] as const).map((id) => ({
        id,
        label: words.act.preset(words.game.deployments[id]),
        pressed: draft.preset === id,
        main: id === 'historicalI' && left.length === SPANISH.length,
        ...(started
          ? { why: session.refusal('applyDeployment', [id]) }
          : { run: () => change({ placed: deployments[id].squares, preset: id, picked: undefined }) }),
      })),
      ...(Object.keys(draft.placed).length
        ? [{ id: 'clear', label: words.act.clear, run: () => change({ placed: {}, preset: undefined, picked: undefined }) }]
        : []),
    ],
    back: draft.picked ? () => change({ picked: undefined }) : undefined,
    press: (place) => {
      if (!press(place) && draft.picked && grid.cell(place)) session.notify(session.refusal('placeSquadron', [draft.picked, place]));
    },
    slip: (
      <UnplacedPanel G={G} left={left} picked={draft.picked} onPick={(id) => change({ picked: id === draft.picked ? undefined : id })} />
    ),
  };
}

/** Plans the step `anchor`: the player accepts a suggested anchorage or places each squadron. */
export function planAnchor(session: Session, draft: Draft, change: Change): StepView {
  const { G, words } = session;
  const suggestions = argsOf(session, 'anchor').map(([assignment]) => assignment);
  const placed: Placed = Object.keys(draft.placed).length ? draft.placed : (suggestions[0] ?? {});
  const left = living(G, 'spanish').filter((id) => !placed[id]);
  const { marks, press } = layOut(session, CALAIS_AREA, placed, { ...draft, ids: ['sidonia'] }, change, (square) => {
    const there = occupant(G, square);
    return there !== undefined && flagOf(there) === 'english';
  });
  return {
    ask: draft.picked ? words.ask.anchorPicked(nameOf(G, draft.picked)) : left.length ? words.ask.anchor : words.ask.anchored,
    chart: 'tactical',
    marks,
    placed,
    selected: draft.picked,
    actions: [
      offer(session, { id: 'anchor', label: words.act.anchor, main: true }, 'anchor', [placed]),
      ...suggestions.map((suggestion, i) => ({
        id: `suggestion-${i}`,
        label: words.act.suggestion[i] ?? words.act.suggestion[0],
        run: () => change({ placed: suggestion, picked: undefined }),
      })),
    ],
    back: draft.picked ? () => change({ picked: undefined }) : undefined,
    press: (place) => {
      if (!press(place) && draft.picked && grid.cell(place))
        session.notify(session.refusal('anchor', [{ ...placed, [draft.picked]: place }]));
    },
    slip: left.length ? <UnplacedPanel G={G} left={left} picked={draft.picked} onPick={(id) => change({ picked: id })} /> : undefined,
  };
}

/** Plans the steps `disengage` and `reform`, in which squadrons move to new squares. */
export function planRegroup(session: Session, draft: Draft, change: Change): StepView {
  const { G, words } = session;
  const move = session.step === 'disengage' ? 'disengage' : 'reform';
  const orders = argsOf(session, move);
  const pending = [...new Set(orders.map(([id]) => id))];
  const picked = draft.picked && pending.includes(draft.picked) ? draft.picked : pending.length === 1 ? pending[0] : undefined;
  const marks = new Map<PlaceId, Mark>();
  for (const id of pending) {
    const { square } = G.squadrons[id];
    if (square) marks.set(square, { kind: id === picked ? 'chosen' : 'pick', meaning: words.mark.pick });
  }
  const candidates = orders.filter(([id]) => id === picked).map(([, square]) => square);
  for (const square of candidates) marks.set(square, { kind: 'go', meaning: words.mark.candidate });
  return {
    ask: picked ? words.ask.regroupPicked(nameOf(G, picked)) : words.ask[move],
    chart: 'tactical',
    marks,
    selected: picked,
    actions: picked
      ? candidates.map((square) => ({
          id: `${move}-${square}`,
          label: words.act.moveTo(nameOf(G, picked), square),
          main: candidates.length === 1,
          run: () => session.send(move, picked, square),
        }))
      : [],
    back: draft.picked ? () => change({ picked: undefined }) : undefined,
    press: (place) => {
      const id = pending.find((each) => G.squadrons[each].square === place);
      if (id) change({ picked: id });
      else if (picked && candidates.includes(place)) session.send(move, picked, place);
      else if (picked && grid.cell(place)) session.notify(session.refusal(move, [picked, place]));
    },
  };
}

/** Plans the steps `evade` and `drift`, in which a squadron reacts to fireships. */
export function planFireships(session: Session): StepView {
  const { G, words } = session;
  const move = session.step === 'evade' ? 'evade' : 'driftTo';
  const options = argsOf(session, move).map(([square]) => square);
  const [now] = G.fire?.left ?? [];
  const name = now ? nameOf(G, now) : '';
  return {
    ask: session.step === 'evade' ? words.ask.evade(name) : words.ask.drift(name),
    chart: 'tactical',
    marks: new Map(options.map((square): [PlaceId, Mark] => [square, { kind: 'go', meaning: words.mark.candidate }])),
    selected: now,
    actions: options.map((square) => ({
      id: `${move}-${square}`,
      label: words.act.moveTo(name, square),
      run: () => session.send(move, square),
    })),
    press: (place) => {
      if (options.includes(place)) session.send(move, place);
      else if (grid.cell(place)) session.notify(session.refusal(move, [place]));
    },
    slip: <FireSlip G={G} />,
  };
}
