import type { ReactNode } from 'react';
import {
  CHITS,
  type ChitKind,
  rightFierceAndTerrible,
  SCENARIOS,
  type Sluys,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { clone } from '../../../../src/kit/clone.js';
import { type HexMark, HexMarks } from '../../../kit/hex/HexMarks.js';
import { hexPath } from '../../../kit/hex/layout.js';
import { Bonds } from '../chart/Bonds.js';
import { layout } from '../chart/land.js';
import { Man } from '../chart/Men.js';
import { HexStack } from '../chart/Pieces.js';
import { SquadronCounter } from '../chart/SquadronCounter.js';
import { Chit, CurrentDial, WindDial } from '../chart/Tracks.js';
import type { PictureId } from './words/en.js';
import { useGuideWords } from './words/index.js';

const frame = (viewBox: string, label: string, children: ReactNode) => (
  <svg className="wg-guide-picture wg-counter-picture" viewBox={viewBox} role="img" aria-label={label}>
    {children}
  </svg>
);

/** State arranged for the pictures of the guide. */
const SHOWN: Sluys = (() => {
  const G = clone(rightFierceAndTerrible.rules.setup({ deployment: 'standard', scenario: 's5' }, { die: () => 1 }));
  const [english, french] = ['1011', '1111'];
  for (const id of Object.keys(G.squadrons)) if (!['E05', 'F01'].includes(id)) G.squadrons[id].hex = null;
  G.squadrons.E05 = { ...G.squadrons.E05, hex: english, status: 'map' };
  G.squadrons.F01 = { ...G.squadrons.F01, hex: french, status: 'map', reduced: true };
  G.marines.EM01.aboard = 'F01';
  G.marines.FK1.aboard = 'F02';
  G.leaders.quieret.aboard = 'F02';
  G.marines.FM01.steps = 3;
  G.squadrons.F02.reduced = true;
  G.squadrons.F06 = { ...G.squadrons.F06, side: 'english', command: 'white', marker: 'captured' };
  G.squadrons.E02.damage = 1;
  G.squadrons.F13.afire = true;
  G.marines.FM02.steps = 1;
  G.marines.EK2.steps = 3;
  G.leaders.quieret.status = 'captive';
  G.leaders.morley.aboard = 'E12';
  G.grapples = ['1011|1111'];
  return G;
})();

const SPOTS = ['1011', '1111', '1211', '1311', '1411'];
const KINDS: readonly HexMark[] = [
  { kind: 'go', label: '4', note: '+1', meaning: '' },
  { kind: 'stop', label: '5', note: '+2', meaning: '' },
  { kind: 'no', meaning: '' },
  { kind: 'target', label: '50%', meaning: '' },
  { kind: 'pick', meaning: '' },
];
const MARKS = new Map(SPOTS.map((hex, i): [string, HexMark] => [hex, KINDS[i]]));
const [LEFT, TOP] = layout.at('1011') ?? [0, 0];

export function GuidePicture({ id }: { readonly id: PictureId }) {
  const { pictures: text } = useGuideWords();
  switch (id) {
    case 'bonds':
      return frame(
        `${LEFT - 60} ${TOP - 90} 190 140`,
        text.bonds,
        <>
          {['1011', '1111'].map((hex) => {
            const at = layout.at(hex);
            return at && <path key={hex} className="wg-sea" d={hexPath(at, layout.size)} />;
          })}
          {[
            ['1011', 'E05'],
            ['1111', 'F01'],
          ].map(([hex, top]) => (
            <g key={hex} transform={`translate(${(layout.at(hex) ?? [0, 0]).join(' ')})`}>
              <HexStack G={SHOWN} top={top} />
            </g>
          ))}
          <Bonds G={SHOWN} />
        </>,
      );
    case 'counters':
      return frame(
        '-50 -50 404 128',
        text.counters,
        ['F02', 'F06', 'E02', 'F13'].map((unit, i) => (
          <g key={unit} transform={`translate(${i * 100} 0)`}>
            <SquadronCounter G={SHOWN} id={unit} />
            <text y={68} className="wg-guide-caption">
              {text.states[i]}
            </text>
          </g>
        )),
      );
    case 'men':
      return frame(
        '-44 -26 564 96',
        text.men,
        ['EK2', 'EK1', 'EM01', 'FM01', 'FS01', 'edward', 'morley', 'quieret'].map((unit, i) => (
          <g key={unit} transform={`translate(${i * 68} 0)`}>
            <g className="wg-man-picture" transform="scale(1.3)">
              <Man G={SHOWN} id={unit} />
            </g>
            <text y={i % 2 ? 63 : 42} className="wg-guide-caption">
              {text.menNames[i]}
            </text>
          </g>
        )),
      );
    case 'marks':
      return frame(
        `${LEFT - 46} ${TOP - 76} 334 160`,
        text.marks,
        <>
          {SPOTS.map((hex) => {
            const at = layout.at(hex);
            return at && <path key={hex} className="wg-sea" d={hexPath(at, layout.size)} />;
          })}
          <HexMarks layout={layout} marks={MARKS} layer="ground" />
          <HexMarks layout={layout} marks={MARKS} layer="figures" />
          {SPOTS.map((hex, i) => {
            const [x, y] = layout.at(hex) ?? [0, 0];
            return (
              <text key={hex} className="wg-guide-caption" x={x} y={y + 50}>
                {text.markNames[i]}
              </text>
            );
          })}
        </>,
      );
    case 'wind':
      return frame(
        '-90 -84 320 206',
        text.wind,
        <>
          <WindDial x={0} y={0} to={SCENARIOS.s5.wind ?? 2} />
          <CurrentDial x={160} y={0} to={SCENARIOS.s5.current ?? 3} />
        </>,
      );
    case 'chits':
      return frame(
        '-150 -34 300 68',
        text.chits,
        (Object.entries(CHITS) as [ChitKind, number][])
          .flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
          .map((kind, i) => (
            <g key={`${kind}${i}`} transform={`translate(${(i - 2) * 58} 0)`}>
              <Chit kind={kind} />
            </g>
          )),
      );
  }
}
