import { actionLabel } from '../sentences.js';
import type { Plan, Session } from '../session.js';
import { boardText } from '../texts.js';

const MOST = 24;

/** A decision that is made by choosing one of the listed answers. */
export function planListed(session: Session): Plan {
  const { G, choices, step } = session;
  return {
    ask: boardText.ask.listed[step] ?? boardText.ask.listed.act,
    marks: new Map(),
    actions: choices.slice(0, MOST).map((choice, i) => ({
      id: `${choice.move}-${i}`,
      ...actionLabel(G, choice),
      main: i === 0,
      run: () => session.send(choice.move, ...choice.args),
    })),
  };
}
