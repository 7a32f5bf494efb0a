import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FreshCounter } from '../../../client/boards/grand-armada/chart/ShipCounter.js';
import GrandArmadaBoard from '../../../client/boards/grand-armada/index.js';
import { SquadronCounter as ArmadaCounter } from '../../../client/boards/invincible-armada/panels/SquadronSlip.js';
import { SquadronCounter as SluysCounter } from '../../../client/boards/right-fierce-and-terrible/chart/SquadronCounter.js';
import { Hull } from '../../../client/boards/salamis-ad-actium/chart/Hull.js';
import { UnitCounter } from '../../../client/boards/war-with-spain/chart/Counters.js';
import { ArtContext } from '../../../client/kit/map/Art.js';
import { fleet, grandArmada, onMap, ROSTER, type ShipId } from '../../../src/games/grand-armada/face.js';
import { SQUADRONS as ARMADA_SQUADRONS, invincibleArmada } from '../../../src/games/invincible-armada/face.js';
import { SQUADRONS } from '../../../src/games/right-fierce-and-terrible/face.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { ARMY, LEADERS, SHIP } from '../../../src/games/war-with-spain/face.js';
import { quickDice } from '../../../src/kit/dice.js';

const [vessel] = Object.keys(ROSTER) as ShipId[];
const [ship] = Object.keys(SHIP);
const [army] = Object.keys(ARMY);
const [leader] = Object.keys(LEADERS);
const [squadron] = Object.keys(SQUADRONS);
const [armada] = ARMADA_SQUADRONS;

const counters: readonly (readonly [string, ReactNode])[] = [
  [vessel, <FreshCounter key="grand-armada" id={vessel} heading={1} />],
  [armada, <ArmadaCounter key="armada" G={invincibleArmada.rules.setup({}, quickDice(1))} id={armada} />],
  [squadron, <SluysCounter key="sluys" G={rightFierceAndTerrible.rules.setup({ scenario: 's1' }, quickDice(1))} id={squadron} />],
  ...[ship, army, leader].map((id) => [id, <UnitCounter key={id} id={id} />] as const),
  ['trireme', <Hull key="salamis" type="trireme" side={0} port={4} stbd={4} ram="standard" sails="none" towers={0} stripe={0} />],
];

describe('the picture of a counter', () => {
  it.each(counters)('of %s is the host’s, if it has one', (id, counter) => {
    const svg = (art: (id: string) => string | undefined) =>
      renderToStaticMarkup(
        <svg aria-hidden="true">
          <ArtContext.Provider value={art}>{counter}</ArtContext.Provider>
        </svg>,
      );
    expect(svg((asked) => (asked === id ? '/art.png' : undefined))).toContain('<image href="/art.png"');
    expect(svg(() => undefined)).not.toContain('<image');
  });

  it('comes from the board’s property `art`', () => {
    const G = grandArmada.rules.setup({ scenario: 1 }, quickDice(1));
    const page = renderToStaticMarkup(
      <GrandArmadaBoard G={G} moves={{}} playerID="0" log={[]} isConnected plugins={{}} _stateID={0} art={(id) => `/art/${id}.png`} />,
    );
    for (const id of fleet(G).filter((id) => onMap(G, id))) expect(page).toContain(`<image href="/art/${id}.png"`);
  });
});
