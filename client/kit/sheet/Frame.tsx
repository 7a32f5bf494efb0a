interface FrameProps {
  readonly width: number;
  readonly height: number;
  /** Distance from the edge to the inner line. */
  readonly margin: number;
  /** Length of a graduation along the top and along the sides. */
  readonly step: readonly [number, number];
}

/** Returns a path of the alternate bars in a graduated border. */
function bars(from: number, to: number, step: number, bar: (at: number, length: number) => string): string {
  let d = '';
  for (let at = from, i = 0; at < to - 0.5; at += step, i++) if (i % 2 === 0) d += bar(at, Math.min(step, to - at));
  return d;
}

export function Frame({ width, height, margin, step }: FrameProps) {
  const outer = margin * 0.32;
  const scale = margin * 0.68;
  const thick = margin - scale - 3;
  const across = (y: number) => bars(margin, width - margin, step[0], (x, w) => `M${x} ${y}h${w}v${thick}h${-w}Z`);
  const down = (x: number) => bars(margin, height - margin, step[1], (y, h) => `M${x} ${y}h${thick}v${h}h${-thick}Z`);
  return (
    <g>
      <path
        className="wg-frame-mat"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${margin} ${margin}V${height - margin}H${width - margin}V${margin}Z`}
      />
      <rect className="wg-frame-rule wg-thick" x={outer} y={outer} width={width - 2 * outer} height={height - 2 * outer} />
      <rect className="wg-frame-rule" x={scale - 2} y={scale - 2} width={width - 2 * scale + 4} height={height - 2 * scale + 4} />
      <path className="wg-frame-bars" d={across(scale) + across(height - scale - thick) + down(scale) + down(width - scale - thick)} />
      <rect className="wg-frame-rule" x={margin} y={margin} width={width - 2 * margin} height={height - 2 * margin} />
    </g>
  );
}
