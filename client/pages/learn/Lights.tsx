import './lights.css';
import { type Press, selectorOf } from './lesson.js';
import { useLitInSight } from './useLitInSight.js';

const PULSE = 'animation: wg-meant 0.8s ease-in-out infinite alternate;';

/** A ring about a place, whatever its shape, and within a button, of which nothing is seen beyond its row. */
const LIGHTS = {
  place: `clip-path: none; border-radius: 50%; z-index: 2; outline: 2px solid var(--rubric); outline-offset: 1px; ${PULSE}`,
  action: `box-shadow: var(--lesson-rim); ${PULSE}`,
};

/** Lights what is meant, on whatever board and paper it lies: lights.css says how. */
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
