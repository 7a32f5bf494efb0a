import type { ReactNode } from 'react';
import { useKitWords } from '../../../kit/words/index.js';
import { Town } from '../chart/Cities.js';
import { Banner } from '../chart/Counters.js';
import { WindHead } from '../chart/Ornaments.js';
import { useWords, type WarBoardWords } from '../words/index.js';

const side = (kind: string) => <path className={`wg-side-line wg-side-line-${kind}`} d="M-26 0H26" />;
const wash = (tint: string) => <rect className={`wg-key-wash wg-key-${tint}`} x={-27} y={-15} width={54} height={30} rx={3} />;

const SIGNS: readonly (readonly [sign: ReactNode, name: keyof WarBoardWords['mapKey']])[] = [
  [<Town key="town" size="middle" />, 'town'],
  [<Town key="port" size="small" port x={-8} />, 'port'],
  [<Town key="fort" size="small" fortress />, 'fortress'],
  [
    <text key="value" className="wg-city-value wg-key-value" y={5}>
      10/20
    </text>,
    'value',
  ],
  [
    <g key="banners">
      <Banner side="E" x={-24} y={12} scale={0.9} />
      <Banner side="S" x={4} y={12} scale={0.9} />
    </g>,
    'banners',
  ],
  [wash('blue'), 'blue'],
  [wash('yellow'), 'yellow'],
  [
    <g key="sands">
      {wash('shoal')}
      <path className="wg-key-sand" d="M-20 -6h0.1M-9 4h0.1M-2 -8h0.1M6 2h0.1M14 -5h0.1M20 7h0.1M-16 8h0.1M1 9h0.1" />
    </g>,
    'shallow',
  ],
  [side('nosea'), 'nosea'],
  [side('noland'), 'noland'],
  [side('none'), 'none'],
  [side('hs'), 'hs'],
  [<path key="zone" className="wg-zone-line" d="M-27 0H27" />, 'zone'],
  [<WindHead key="wind" x={-14} y={0} turn={0} scale={0.36} />, 'wind'],
  [<path key="siege" className="wg-siege-ring" d="M-12 -13H12L8 -1L12 13H-12L-8 -1Z" />, 'siege'],
];

export function KeyOfSigns() {
  const { mapKey } = useWords();
  return (
    <ul className="wg-map-key">
      {SIGNS.map(([sign, name]) => (
        <li key={name}>
          <svg viewBox="-30 -30 60 50" width={48} height={40} aria-hidden="true">
            <g transform="translate(0 -5)">{sign}</g>
          </svg>
          {mapKey[name]}
        </li>
      ))}
    </ul>
  );
}

export function MapKey({ onClose }: { readonly onClose: () => void }) {
  const { mapKey } = useWords();
  const kit = useKitWords();
  return (
    <section className="wg-slip">
      <button type="button" className="wg-slip-close" aria-label={kit.close} onClick={onClose}>
        ×
      </button>
      <h2>{mapKey.title}</h2>
      <KeyOfSigns />
    </section>
  );
}
