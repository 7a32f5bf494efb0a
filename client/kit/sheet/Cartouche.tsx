import type { ReactNode } from 'react';

interface CartoucheProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** SVG path of a corner's scroll ornament. */
const SCROLL = 'M0 16Q-14 16 -15 3Q-15 -11 -2 -13Q9 -14 10 -4Q10 4 2 4Q-4 3 -3 -3M-2 -13Q14 -26 34 -15M0 16Q-9 30 -1 44';

/** Draws a frame for a title. `children` are drawn relative to its centre. */
export function Cartouche({ x, y, width, height, children }: CartoucheProps) {
  const [w, h] = [width / 2, height / 2];
  return (
    <g transform={`translate(${x + w} ${y + h})`}>
      <path className="wg-cartouche-shadow" d={`M${-w + 6} ${-h + 6}H${w + 4}V${h + 4}H${-w + 6}Z`} />
      <path
        className="wg-cartouche-board"
        d={`M${-w} ${-h + 10}Q${-w} ${-h} ${-w + 10} ${-h}H${-26}Q0 ${-h - 16} 26 ${-h}H${w - 10}Q${w} ${-h} ${w} ${-h + 10}V${h - 10}Q${w} ${h} ${w - 10} ${h}H26Q0 ${h + 14} -26 ${h}H${-w + 10}Q${-w} ${h} ${-w} ${h - 10}Z`}
      />
      <rect className="wg-cartouche-rule" x={-w + 8} y={-h + 8} width={width - 16} height={height - 16} />
      {(
        [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ] as const
      ).map(([sx, sy]) => (
        <path
          key={`${sx}${sy}`}
          className="wg-cartouche-scroll"
          transform={`translate(${sx * w} ${sy * h}) scale(${sx === -1 ? 1 : -1} ${sy === -1 ? 1 : -1})`}
          d={SCROLL}
        />
      ))}
      {children}
    </g>
  );
}

interface ScaleBarProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly marks: readonly string[];
  readonly label: string;
}

export function ScaleBar({ x, y, width, marks, label }: ScaleBarProps) {
  const step = width / (marks.length - 1);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="wg-scalebar-dividers"
        d={`M${width * 0.2} 0L${width * 0.5} -44L${width * 0.8} 0M${width * 0.38} -26A26 26 0 0 1 ${width * 0.62} -26`}
      />
      <circle className="wg-scalebar-dividers" cx={width * 0.5} cy={-47} r={4} />
      <rect className="wg-scalebar-board" width={width} height={8} />
      <path
        className="wg-scalebar-bars"
        d={marks
          .slice(0, -1)
          .map((_, i) => (i % 2 ? '' : `M${i * step} 0h${step}v8h${-step}Z`))
          .join('')}
      />
      {marks.map((mark, i) => (
        <text key={mark} x={i * step} y={21} className="wg-scalebar-text">
          {mark}
        </text>
      ))}
      <text x={width / 2} y={36} className="wg-scalebar-text wg-italic">
        {label}
      </text>
    </g>
  );
}
