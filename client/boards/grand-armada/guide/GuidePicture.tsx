import type { ReactNode } from 'react';
import { fleet, type GrandArmada, grandArmada, type Ship, type ShipId, ship } from '../../../../src/games/grand-armada/face.js';
import { clone } from '../../../../src/kit/clone.js';
import { type HexMark, HexMarks } from '../../../kit/hex/HexMarks.js';
import { hexPath } from '../../../kit/hex/layout.js';
import { Bonds } from '../chart/Bonds.js';
import { WindRose } from '../chart/Dials.js';
import { FireGround } from '../chart/FireArc.js';
import { layout } from '../chart/geography.js';
import { ShipCounter } from '../chart/ShipCounter.js';
import type { PictureId } from './words/en.js';
import { useGuideWords } from './words/index.js';

const frame = (viewBox: string, label: string, children: ReactNode) => (
  <svg className="wg-guide-picture wg-counter-picture" viewBox={viewBox} role="img" aria-label={label}>
    {children}
  </svg>
);

/** Returns a battle with some ships changed, for the pictures of the guide. */
function arranged(changes: { readonly [id in ShipId]?: Partial<Ship> }): GrandArmada {
  const G = clone(grandArmada.rules.setup({ scenario: 1 }, { die: () => 1 }));
  for (const id of fleet(G)) {
    const change = changes[id];
    if (!change) delete G.ships[id];
    else Object.assign(G.ships[id] ?? {}, change);
  }
  return G;
}

const COUNTERS: readonly ShipId[] = ['revenge', 'sanmartin', 'victory', 'sanfelipe', 'grin'];
const FACES = arranged({
  revenge: { heading: 2 },
  sanmartin: { heading: 6 },
  victory: { heading: 3, hull: 3, crewLoss: 1, gunsUsed: true },
  sanfelipe: { heading: 1, status: 'captured', captor: 'E', hull: 2, crewLoss: 5 },
  grin: { heading: 4, status: 'withdrawing', crewLoss: 5 },
});

const BOUND = arranged({
  revenge: { hex: 'D-9', heading: 3, heldBy: ['sanmartin'] },
  sanmartin: { hex: 'E-9', heading: 6 },
  triumph: { hex: 'G-9', heading: 2, lastBoardTurn: 1 },
  sanmateo: { hex: 'H-8', heading: 5 },
  victory: { hex: 'J-8', heading: 2, towing: 'sanfelipe' },
  sanfelipe: { hex: 'J-9', heading: 1, status: 'captured', captor: 'E' },
});
BOUND.engaged = [['triumph', 'sanmateo']];

const SAILING = arranged({ revenge: { hex: 'F-10', heading: 1 } });
const ROWING = grandArmada.rules.setup({ scenario: 2 }, { die: () => 1 });

const SPOTS = ['D-9', 'E-9', 'F-8', 'G-9', 'H-8'];
const KINDS: readonly HexMark[] = [
  { kind: 'go', label: '3', meaning: '' },
  { kind: 'stop', label: '4', meaning: '' },
  { kind: 'no', meaning: '' },
  { kind: 'target', meaning: '' },
  { kind: 'pick', meaning: '' },
];
const MARKS = new Map(SPOTS.map((hex, i): [string, HexMark] => [hex, KINDS[i]]));

const sea = (hexes: readonly string[]) => (
  <path className="wg-sea wg-guide-sea" d={hexes.map((hex) => hexPath(layout.at(hex) ?? [0, 0], layout.size)).join('')} />
);
const at = (hex: string) => layout.at(hex) ?? [0, 0];
const pieces = (G: GrandArmada) =>
  fleet(G).map((id) => (
    <g key={id} transform={`translate(${at(ship(G, id).hex ?? '').join(' ')})`}>
      <ShipCounter G={G} id={id} />
    </g>
  ));

/** Returns the hexes up to distance 3, for the picture of the firing arcs. */
const about = (hex: string) => layout.grid.within(layout.grid.index(hex), 3).map((each) => layout.grid.labels[each]);

function Arc({
  G,
  id,
  hex,
  x,
  caption,
}: {
  readonly G: GrandArmada;
  readonly id: ShipId;
  readonly hex: string;
  readonly x: number;
  readonly caption: string;
}) {
  const [cx, cy] = at(hex);
  return (
    <g transform={`translate(${x - cx} ${-cy})`}>
      {sea(about(hex))}
      <g>
        <FireGround G={G} id={id} />
      </g>
      <g transform={`translate(${cx} ${cy})`}>
        <ShipCounter G={G} id={id} />
      </g>
      <text className="wg-guide-caption" x={cx} y={cy + 276}>
        {caption}
      </text>
    </g>
  );
}

export function GuidePicture({ id }: { readonly id: PictureId }) {
  const text = useGuideWords().pictures;
  switch (id) {
    case 'counters':
      return frame(
        '-60 -46 540 118',
        text.counters,
        COUNTERS.map((id, i) => (
          <g key={id} transform={`translate(${i * 105} 0)`}>
            <ShipCounter G={FACES} id={id} />
            <text y={62} className="wg-guide-caption">
              {text.counterNames[i]}
            </text>
          </g>
        )),
      );
    case 'wind':
      return frame('-150 -104 300 208', text.wind, <WindRose from={5} speed={6} oars={false} />);
    case 'marks':
      return frame(
        `${at('D-9')[0] - 50} ${at('D-9')[1] - 76} 342 170`,
        text.marks,
        <>
          {sea(SPOTS)}
          <HexMarks layout={layout} marks={MARKS} layer="ground" />
          <HexMarks layout={layout} marks={MARKS} layer="figures" />
          {SPOTS.map((hex, i) => (
            <text key={hex} className="wg-guide-caption" x={at(hex)[0]} y={at(hex)[1] + 54}>
              {text.markNames[i]}
            </text>
          ))}
        </>,
      );
    case 'arcs':
      return frame(
        '-260 -260 1060 560',
        text.arcs,
        <>
          <Arc G={SAILING} id="revenge" hex="F-10" x={0} caption={text.arcNames[0]} />
          <Arc
            G={{ ...ROWING, ships: { girona: { ...ship(ROWING, 'girona'), hex: 'F-10', heading: 1 } } }}
            id="girona"
            hex="F-10"
            x={540}
            caption={text.arcNames[1]}
          />
        </>,
      );
    case 'bonds': {
      const [left, top] = at('D-9');
      return frame(
        `${left - 50} ${top - 110} 470 210`,
        text.bonds,
        <>
          {sea(['D-9', 'E-9', 'G-9', 'H-8', 'J-8', 'J-9'])}
          {pieces(BOUND)}
          <Bonds G={BOUND} />
          {['D-9', 'G-9', 'J-9'].map((hex, i) => (
            <text key={hex} className="wg-guide-caption" x={at(hex)[0] + (i < 2 ? 30 : 0)} y={top + 92}>
              {text.bondNames[i]}
            </text>
          ))}
        </>,
      );
    }
  }
}
