import { useEffect, useRef } from 'react';
import type { StepView } from './session.js';

/** Keys that belong to whatever is in focus, and steer the ship only when nothing is. */
const WITHOUT_FOCUS = new Set(['ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter']);

type HelmPlan = Pick<StepView, 'actions' | 'keys' | 'helm'>;

/** Does the first possible action that a key of the plan stands for. @returns whether there was one */
function press({ actions, keys, helm = [] }: HelmPlan, key: string): boolean {
  for (const start of keys?.[key] ?? []) {
    const action = [...actions, ...helm].find(({ id, run }) => run && id.startsWith(start));
    if (!action) continue;
    action.run?.();
    return true;
  }
  return false;
}

/** The keys of the step that is asked: letters for the board's own list of keys; arrows and Enter while nothing is in focus. */
export function useHelm(root: HTMLElement | null, plan: HelmPlan): { readonly [key: string]: () => void } {
  const latest = useRef(plan);
  latest.current = plan;
  useEffect(() => {
    const page = root?.ownerDocument;
    if (!page) return;
    const pressed = (event: KeyboardEvent) => {
      if (!WITHOUT_FOCUS.has(event.key) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (page.activeElement && page.activeElement !== page.body) return;
      if (root.closest('[hidden]')) return;
      if (press(latest.current, event.key)) event.preventDefault();
    };
    page.addEventListener('keydown', pressed);
    return () => page.removeEventListener('keydown', pressed);
  }, [root]);
  const letters = Object.keys(plan.keys ?? {}).filter((key) => !WITHOUT_FOCUS.has(key));
  return Object.fromEntries(letters.map((key) => [key, () => void press(latest.current, key)]));
}
