import { CITIES, cityAt, type HexId, trackOfCity, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import { useKitWords } from '../../../kit/words/index.js';
import { describeCity } from '../describe.js';
import { placeName, placeWithin, useNames } from '../names.js';
import { type Block, totalOf } from '../pieces.js';
import { useWords } from '../words/index.js';
import { Picker, YardBoxes, YardGauge } from './YardSlip.js';

interface StackSlipProps {
  readonly G: WarWithSpain;
  readonly hex: HexId;
  readonly blocks: readonly Block[];
  readonly onClose: () => void;
}

export function StackSlip({ G, hex, blocks, onClose }: StackSlipProps) {
  const words = useWords();
  const { slip, state } = words;
  const { groupName } = useNames();
  const kit = useKitWords();
  const city = cityAt(hex);
  const track = city && trackOfCity(city);
  if (!blocks.length && !city) return null;
  return (
    <section className="wg-slip wg-stack-slip">
      <button type="button" className="wg-slip-close" aria-label={kit.close} onClick={onClose}>
        ×
      </button>
      <h2>
        {placeName(hex)} <small>{city ? describeCity(words, G, hex) : placeWithin(hex)}</small>
      </h2>
      {track && CITIES[city].av !== null && (
        <>
          <YardBoxes G={G} track={track} />
          <YardGauge G={G} track={track} />
        </>
      )}
      {blocks.map((block) => {
        const total = totalOf(G, block);
        const name = block.kind === 'fleet' || block.kind === 'treasure' ? groupName(block.id) : state.kind[block.kind];
        return (
          <div key={block.id} className={`wg-stack-block wg-side-${block.side}`}>
            <h3>
              {block.neutral ? state.neutral : words.sides[block.side]}: {name}
              {total !== undefined && <span className="wg-slip-figure">{total}</span>}
            </h3>
            <p className="wg-slip-note">
              {[
                block.munitions !== undefined && state.munitions(block.munitions),
                block.besieged && state.besieged,
                !block.units.length && block.kind === 'fleet' && slip.unknown,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <Picker G={G} ids={[...block.leaders, ...block.units, ...block.cargo]} picked={[]} />
          </div>
        );
      })}
    </section>
  );
}
