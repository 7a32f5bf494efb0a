import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { StepViewBase } from '../../../client/kit/board/session.js';
import { TextsContext } from '../../../client/kit/gameTexts.js';
import type { Refusal } from '../../../src/kit/rules.js';
import type { Texts } from '../../../src/kit/texts.js';

/** A decision of a board, with its planner. */
interface Decided<Plan extends StepViewBase> {
  readonly plan: () => Plan;
  readonly notes: readonly (Refusal | undefined)[];
  readonly texts: Texts;
  onChange(hear: () => void): void;
}

/** Renders the panel of a decision without the board around it. Tests read everything else from the step view. */
export function deskOf<Plan extends StepViewBase>(
  { plan, notes, texts, onChange }: Decided<Plan>,
  around = (panel: ReactElement) => panel,
) {
  const shown = () =>
    around(
      <TextsContext.Provider value={texts}>
        <div className="wg-papers">{plan().slip}</div>
      </TextsContext.Provider>,
    );
  const page = render(shown());
  onChange(() => page.rerender(shown()));
  const find = (id: string) => plan().actions.find((each) => each.id === id);
  const run = (id: string, action = find(id)) => {
    if (!action?.run) throw new Error(`no action ${id}: ${action?.why?.reason ?? plan().actions.map((each) => each.id)}`);
    act(() => action.run?.());
  };
  return {
    page,
    plan,
    asked: () => plan().ask,
    press: (...places: readonly string[]) => {
      for (const place of places) act(() => plan().press?.(place));
    },
    action: find,
    order: run,
    /** Presses the key of the main action. */
    accept: () => {
      const main = plan().actions.find((each) => each.main && each.run);
      run('main', main);
    },
    refused: () => notes.at(-1)?.case,
    barred: () => plan().actions.find(({ why }) => why)?.why?.case,
    paper: (name: string) => page.container.querySelector<HTMLElement>(`.wg-papers .wg-${name}`),
    counter: (name: string): HTMLElement => {
      const found = page.container.querySelector<HTMLElement>(`.wg-papers button[aria-label="${name}"]`);
      if (!found) throw new Error(`no counter ${name}`);
      return found;
    },
  };
}
