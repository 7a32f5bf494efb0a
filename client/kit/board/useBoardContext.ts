import { useMemo, useSyncExternalStore } from 'react';
import type { Choice, Refusal } from '../../../src/kit/rules.js';
import { useSameData } from '../hooks/hooks.js';
import { type LazyPart, NO_PART } from '../loading/lazyPart.js';
import { useAutomaticAnswer } from '../panels/useAutomaticAnswer.js';
import type { BoardContext, BoardSource } from './boardSource.js';
import type { Agreed, BoardTypes, OpenSession, PlannerOf } from './session.js';
import { useBoardFrame } from './useBoardFrame.js';
import { type TableProps, usePendingDecision } from './useOrders.js';
import { useView } from './useView.js';

/** Default width below which the panel is a bottom sheet, in px. */
const PHONE = 820;

interface BoardDecision<T extends BoardTypes> {
  readonly context: BoardContext<T>;
  readonly notice: Refusal | undefined;
  readonly order: (choice: Choice) => void;
}

function agreedIn<G>(G: G): Agreed<G> {
  const options = 'options' as 'options' & keyof G;
  return { [options]: G[options] } as Agreed<G>;
}

const nowhere = () => undefined;

/** Returns a step's planner, or undefined while it loads. If loading has failed, also returns the lazy part, which can load again. */
function usePlanner<T extends BoardTypes>(
  { planners, later = NO_PART }: BoardSource<T>,
  step: T['step'] | undefined,
): PlannerOf<T> | LazyPart<unknown> | undefined {
  const here = step && planners[step];
  // Keep a planner that is already loaded when the later parts arrive.
  const further = () => {
    const loaded = later.now();
    if (here || !step || loaded.state === 'loading') return undefined;
    return loaded.state === 'ready' ? loaded.value.planners[step] : later;
  };
  const come = useSyncExternalStore<PlannerOf<T> | LazyPart<unknown> | undefined>(later.subscribe, further, nowhere);
  return here ?? come;
}

/** Returns the board context, and functions that send a move or show a refusal. */
export function useBoardContext<T extends BoardTypes>(source: BoardSource<T>, board: TableProps<T['G']>): BoardDecision<T> {
  const { rules } = source.game;
  const { useSession, placesOf, narrowAt = PHONE } = source;
  const view = useView<T>(source, board);

  const { preferences, answer } = useAutomaticAnswer(source, view, board);
  const { open, draft, change, notice, order } = usePendingDecision(rules, board, source.draft, view.texts, answer);
  const opened = useMemo<OpenSession<T> | undefined>(
    () => open && { ...view, ...open, me: source.sideOf(open.G, open.player), step: open.step },
    [source, open, view],
  );
  const session = useSession(opened);
  const planner = usePlanner(source, session?.step);
  const plan = useMemo((): T['plan'] => {
    if (!session) return source.watching(view);
    if (typeof planner === 'function') return planner(session, draft, change);
    const { late } = view.kit;
    if (!planner) return { ...source.watching(view), ask: late.coming };
    const again = { id: 'again', label: late.again, main: true, run: () => void planner.load() };
    return { ...source.watching(view), ask: late.failed, actions: [again] };
  }, [source, planner, session, draft, change, view]);

  const { language, words, kit, game, texts } = view;
  const agreed = useSameData(agreedIn(view.G));
  const wording = useMemo(
    () => source.logWording({ G: agreed, language, words, kit, game, texts }),
    [source, agreed, language, words, kit, game, texts],
  );
  const frame = useBoardFrame(board, { rules, wording, narrowAt, placesOf });
  const { lines, fresh } = frame;
  const retold = useMemo(() => source.rewriteLog?.(view, lines, fresh), [source, view, lines, fresh]);
  const courses = useMemo(() => source.coursesOf(lines, fresh), [source, lines, fresh]);

  return { context: { ...view, board, session, plan, frame: { ...frame, ...retold }, courses, preferences }, notice, order };
}
