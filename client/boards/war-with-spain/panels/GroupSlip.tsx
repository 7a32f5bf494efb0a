import { capacity, LEADERS, shipFace, strengthOf } from '../../../../src/games/war-with-spain/face.js';
import { placeName, useNames } from '../names.js';
import { type Block, totalOf } from '../pieces.js';
import type { Session } from '../session.js';
import { useWords } from '../words/index.js';
import { Figures } from './Figures.js';
import { Picker } from './Picker.js';

interface GroupSlipProps {
  readonly session: Session;
  readonly block: Block;
  /** Own army in the same hex, which may embark. */
  readonly army?: Block;
  readonly picked: readonly string[];
  readonly onPick: (id: string) => void;
}

/** A fleet or loose ships: squadrons, leaders and troops aboard to be picked up, and the army ashore. */
export function GroupSlip({ session, block, army, picked, onPick }: GroupSlipProps) {
  const { slip } = useWords();
  const { unitName, groupName } = useNames();
  const { G } = session;
  const { units, leaders, cargo, hex, munitions } = block;
  const room = capacity(G, units);
  const slowest = Math.min(...units.map((id) => shipFace(G, id).ma));
  const onShip = (id: string) => {
    const ship = G.leaders[id]?.ship;
    return ship ? unitName(ship) : undefined;
  };
  const ashore = [...(army?.units ?? []), ...(army?.leaders ?? [])];
  return (
    <section className="wg-slip wg-group-slip">
      <h2>
        {groupName(block.id)} {block.kind !== 'loose' && <small>{placeName(hex)}</small>}
      </h2>
      <Figures
        figures={[
          [slip.strength, totalOf(G, block) ?? 0, true],
          [slip.movement, slowest],
          [slip.transport, `${strengthOf(G, cargo)}/${room}`],
          ...(munitions === undefined ? [] : [[slip.powder, munitions] as const]),
        ]}
      />
      <Picker G={G} ids={units} picked={picked} onPick={onPick} />
      <Picker G={G} title={slip.leaders} ids={leaders} picked={picked} onPick={onPick} note={onShip} />
      <Picker G={G} title={slip.aboard} ids={cargo} picked={picked} onPick={onPick} />
      <Picker
        G={G}
        title={slip.alsoHere}
        ids={ashore}
        picked={picked}
        onPick={onPick}
        note={(id) => (LEADERS[id] ? onShip(id) : undefined)}
      />
    </section>
  );
}
