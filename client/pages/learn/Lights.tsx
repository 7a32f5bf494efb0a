import './lights.css';
import { type Press, selectorOf } from './lesson.js';
import { useLitInSight } from './useLitInSight.js';

const PULSE = 'animation: wg-meant 0.8s ease-in-out infinite alternate;';

/** A ring around a place, or inside a button, which may be clipped by its row. */
const LIGHTS = {
  place: `clip-path: none; border-radius: 50%; z-index: 2; outline: 2px solid var(--rubric); outline-offset: 1px; ${PULSE}`,
  action: `box-shadow: var(--lesson-rim); ${PULSE}`,
};

/** Highlights places and buttons, in the style of lights.css. */
export function Lights({ presses }: { readonly presses: readonly Press[] }) {
  const litOf = (kind: keyof typeof LIGHTS) => presses.filter((press) => kind in press).map(selectorOf);
  const sheet = useLitInSight(litOf('action'));
  const style = (kind: keyof typeof LIGHTS) => {
    const lit = litOf(kind);
    return lit.length > 0 && <style>{`.wg-root.wg-root.wg-root :is(${lit.join(', ')}) { ${LIGHTS[kind]} }`}</style>;
  };
  return (
    <>
      <i ref={sheet} hidden />
      {style('place')}
      {style('action')}
    </>
  );
}
