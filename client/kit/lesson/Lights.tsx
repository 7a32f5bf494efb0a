import './lights.css';
import { type Press, selectorOf } from './lesson.js';
import { useScrollToHighlight } from './useScrollToHighlight.js';

const PULSE = 'animation: wg-meant 0.8s ease-in-out infinite alternate;';

/** CSS of a highlight. A place has a ring around it; a button has one inside, because rows of buttons clip their content. */
const LIGHTS = {
  place: `clip-path: none; border-radius: 50%; z-index: 2; outline: 2px solid var(--rubric); outline-offset: 1px; ${PULSE}`,
  action: `box-shadow: var(--lesson-rim); ${PULSE}`,
};

/** Returns CSS that enlarges a narrow board's panels while they contain a highlighted button. */
function roomFor(lit: readonly string[]): string {
  // A selected button does not count: the next step may be on the map.
  const holds = `:has(.wg-papers :is(${lit.join(', ')}):not([aria-pressed="true"]))`;
  return `
    @container board (min-height: 480px) {
      .wg-root .wg-narrow-board${holds} .wg-papers-list { max-height: 46cqh; }
    }
    @container board (max-height: 479px) and (min-width: 520px) {
      .wg-root .wg-board-shell.wg-narrow-board${holds} { grid-template-rows: auto fit-content(14%) minmax(96px, 1fr) auto; }
      .wg-root .wg-board-shell${holds} .wg-lesson-text { max-height: 3.6em; }
    }`;
}

interface LightsProps {
  readonly presses: readonly Press[];
  /** Whether a narrow board enlarges its panels to show a highlighted button. */
  readonly enlarge: boolean;
}

/** Highlights places and buttons, styled by lights.css. */
export function Lights({ presses, enlarge }: LightsProps) {
  const litOf = (kind: keyof typeof LIGHTS) => presses.filter((press) => kind in press).map(selectorOf);
  const actions = litOf('action');
  const sheet = useScrollToHighlight(actions);
  const style = (kind: keyof typeof LIGHTS) => {
    const lit = litOf(kind);
    return lit.length > 0 && <style>{`.wg-root.wg-root.wg-root :is(${lit.join(', ')}) { ${LIGHTS[kind]} }`}</style>;
  };
  return (
    <>
      <i ref={sheet} hidden />
      {style('place')}
      {style('action')}
      {enlarge && actions.length > 0 && <style>{roomFor(actions)}</style>}
    </>
  );
}
