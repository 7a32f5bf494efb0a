import { Hull } from '../chart/Hull.js';
import type { PictureId } from '../guideText.js';

/** A picture for the rules, out of the board's own parts. */
export function GuidePicture({ id }: { readonly id: PictureId }) {
  const galley = (side: 0 | 1, stbd: 0 | 2 | 4) => (
    <Hull
      type={side ? 'triremePersian' : 'triremeGreek'}
      side={side}
      port={4}
      stbd={stbd}
      ram="standard"
      sails="none"
      towers={0}
      stripe={0}
    />
  );
  return (
    <svg className="guide-picture" viewBox="0 0 240 90" aria-hidden="true">
      <rect className="open-sea" width={240} height={90} />
      {id === 'fleet' &&
        [40, 90, 140, 190].map((x, i) => (
          <g key={x} transform={`translate(${x} 45) rotate(${i % 2 ? 90 : 70})`}>
            {galley(i < 2 ? 0 : 1, 4)}
          </g>
        ))}
      {id === 'ram' && (
        <>
          <g transform="translate(88 45) rotate(90) scale(1.5)">{galley(0, 4)}</g>
          <g transform="translate(134 45) scale(1.5)">{galley(1, 4)}</g>
        </>
      )}
      {id === 'rake' && (
        <>
          <g transform="translate(100 36) rotate(90) scale(1.5)">{galley(0, 4)}</g>
          <g transform="translate(140 58) rotate(-90) scale(1.5)">{galley(1, 2)}</g>
        </>
      )}
    </svg>
  );
}
