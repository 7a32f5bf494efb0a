interface WindHeadProps {
  readonly x: number;
  readonly y: number;
  /** Side from which the wind blows. */
  readonly side: 'west' | 'east';
  readonly blowing: boolean;
}

/** Draws a wind head in a cloud. Its cheeks are full when the wind blows from it. */
export function WindHead({ x, y, side, blowing }: WindHeadProps) {
  return (
    <g className={`wg-windhead${blowing ? ' wg-blowing' : ''}`} transform={`translate(${x} ${y}) scale(${side === 'west' ? 1 : -1} 1)`}>
      <path
        className="wg-windhead-cloud"
        d="M-46 30Q-66 26 -60 6Q-70 -14 -48 -22Q-44 -46 -20 -42Q-2 -58 14 -42Q34 -44 34 -26Q26 -20 24 -14L30 36Q18 52 0 42Q-14 58 -30 44Q-44 48 -46 30Z"
      />
      <path
        className="wg-windhead-face"
        d="M14 -26Q24 -22 25 -12Q26 -6 33 0Q36 4 29 6Q33 9 31 12Q36 16 31 19Q30 30 16 30Q-8 32 -12 8Q-14 -20 14 -26Z"
      />
      <path
        className="wg-windhead-line"
        d="M14 -12Q19 -16 23 -12M16 -9Q19 -11 21 -8M4 8Q10 20 20 14M26 6Q28 7 29 6M8 -30Q-4 -32 -8 -22M0 -34Q-14 -34 -16 -20M-10 -34Q-24 -28 -22 -12M-18 -26Q-30 -18 -26 0M-24 -12Q-34 -2 -26 14M-18 6Q-30 14 -20 26M-10 18Q-16 28 -6 34"
      />
      <g className="wg-windhead-breath">
        <path d="M38 12Q62 4 92 8M38 16Q66 14 98 18M38 20Q62 26 90 30" />
        <path d="M98 8l12 -1M104 18h12M96 31l12 2" />
      </g>
    </g>
  );
}

interface WindVaneProps {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly wind: 'west' | 'east';
}

export function WindVane({ x, y, length, wind }: WindVaneProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="wg-wind-vane" style={{ transform: `rotate(${wind === 'west' ? 0 : 180}deg)` }}>
        <path
          d={`M${-length} 0H${length}M${length} 0l-12 -7M${length} 0l-12 7M${-length} 0l-8 -6M${10 - length} 0l-8 -6M${20 - length} 0l-8 -6`}
        />
      </g>
    </g>
  );
}

const ICONS: { readonly [weather: string]: string } = {
  normal:
    'M0 -11A11 11 0 1 1 -0.1 -11ZM0 -16V-24M0 16V24M-16 0H-24M16 0H24M-11.5 -11.5L-17 -17M11.5 -11.5L17 -17M-11.5 11.5L-17 17M11.5 11.5L17 17',
  calm: 'M-24 -6H24M-18 4H18M-24 14H-4M4 14H24M-10 -16H10',
  fog: 'M-24 -14Q-12 -20 0 -14T24 -14M-24 -4Q-12 -10 0 -4T24 -4M-24 6Q-12 0 0 6T24 6M-24 16Q-12 10 0 16T24 16',
  gales: 'M-24 -10H6Q16 -10 16 -17Q15 -24 7 -22M-24 0H18Q27 1 26 9Q23 16 15 13M-24 10H2Q10 11 9 18Q6 24 -1 21',
};

interface WeatherBoxProps {
  readonly x: number;
  readonly y: number;
  readonly weather: string;
  readonly name: string;
  readonly current: boolean;
}

export function WeatherBox({ x, y, weather, name, current }: WeatherBoxProps) {
  return (
    <g className={`wg-weatherbox${current ? ' wg-current' : ''}`} transform={`translate(${x} ${y})`}>
      <rect className="wg-weatherbox-board" x={-62} y={-46} width={124} height={92} rx={4} />
      <rect className="wg-weatherbox-rule" x={-57} y={-41} width={114} height={82} />
      <path className="wg-weatherbox-icon" transform="translate(0 -9)" d={ICONS[weather]} />
      <text className="wg-weatherbox-name" y={34}>
        {name}
      </text>
    </g>
  );
}
