import { memo } from 'react';

/** Draws a compass rose, also used as the logo and the progress indicator. */
export const Rose = memo(function Rose() {
  return (
    <svg viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
      <circle r="29" fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.7" />
      <circle r="24" fill="none" stroke="currentColor" strokeWidth="0.75" opacity="0.7" />
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} d="M0-20l4 16h-8z" fill="currentColor" opacity="0.45" transform={`rotate(${turn})`} />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-28l5.5 22.5L0 0z" fill="none" stroke="currentColor" strokeWidth="1" />
          <path d="M0-28l-5.5 22.5L0 0z" fill="currentColor" />
        </g>
      ))}
      <path d="M0-31.5l2.6 4h-5.2z" fill="currentColor" />
    </svg>
  );
});
