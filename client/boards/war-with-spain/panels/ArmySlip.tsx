import { ATTRITION, type HexId, LEADERS } from '../../../../src/games/war-with-spain/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { placeName } from '../names.js';
import { strengthOf } from '../pieces.js';
import type { Session } from '../session.js';
import { useWords } from '../words/index.js';
import { Figures } from './Figures.js';
import { Picker } from './Picker.js';

interface ArmySlipProps {
  readonly session: Session;
  readonly hex: HexId;
  readonly ids: readonly string[];
  readonly picked: readonly string[];
  readonly onPick: (id: string) => void;
  readonly price: { readonly text: string; readonly case: string } | undefined;
  /** It marches in winter. */
  readonly winter?: boolean;
}

/** An army in a hex: who of it marches or fights. */
export function ArmySlip({ session, hex, ids, picked, onPick, price, winter }: ArmySlipProps) {
  const { slip } = useWords();
  const kit = useKitWords();
  const { G } = session;
  const strength = picked.reduce((sum, id) => sum + (LEADERS[id] ? 0 : (strengthOf(G, id) ?? 0)), 0);
  const bonus = picked.reduce((sum, id) => sum + (LEADERS[id]?.land ? LEADERS[id].bonus : 0), 0);
  return (
    <section className="wg-slip wg-army-slip">
      <h2>{placeName(hex)}</h2>
      <Figures
        figures={[
          [slip.strength, strength, true],
          [slip.leaders, `+${Math.min(bonus, strength)}`],
        ]}
      />
      <Picker G={G} ids={ids} picked={picked} onPick={onPick} />
      {winter && strength > 0 && (
        <p className="wg-slip-warning">
          {slip.winterMarch(kit.percent(ATTRITION / 6))} <CaseChip case="14.1" />
        </p>
      )}
      {price && (
        <p className="wg-slip-warning">
          {price.text} <CaseChip case={price.case} />
        </p>
      )}
    </section>
  );
}
