import Anchor from 'lucide-react/icons/anchor';
import Barrel from 'lucide-react/icons/barrel';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import DraftingCompass from 'lucide-react/icons/drafting-compass';
import Hexagon from 'lucide-react/icons/hexagon';
import Route from 'lucide-react/icons/route';
import RulerIcon from 'lucide-react/icons/ruler';
import Target from 'lucide-react/icons/target';
import Wind from 'lucide-react/icons/wind';
import { type ReactNode, useState } from 'react';
import { CaseChip } from '../rules/CaseChip.js';
import { useKitWords } from '../words/index.js';
import { INSTRUMENT_KEYS, type InstrumentId, type Instruments, type OverlayId } from './useInstruments.js';

const ICONS: { readonly [id in InstrumentId]: ReactNode } = {
  ruler: <RulerIcon size={17} aria-hidden="true" />,
  reach: <Route size={17} aria-hidden="true" />,
  fire: <Target size={17} aria-hidden="true" />,
  zones: <Hexagon size={17} aria-hidden="true" />,
  wind: <Wind size={17} aria-hidden="true" />,
  rings: <CircleDashed size={17} aria-hidden="true" />,
  dutch: <Anchor size={17} aria-hidden="true" />,
  powder: <Barrel size={17} aria-hidden="true" />,
};

/** Text that explains an overlay or the ruler, with its rule number. */
export interface Legend {
  readonly id: InstrumentId;
  readonly text: string;
  readonly case?: string;
}

interface InstrumentCaseProps<Id extends OverlayId, End> {
  readonly instruments: Instruments<Id, End>;
  readonly names: { readonly [id in Id]: string };
  readonly legends: readonly Legend[];
  /** Whether the buttons are folded into a menu. */
  readonly narrow: boolean;
}

export function InstrumentCase<Id extends OverlayId, End>({ instruments, names, legends, narrow }: InstrumentCaseProps<Id, End>) {
  const { instruments: text } = useKitWords();
  const { ids, on, toggle, ruler } = instruments;
  const [open, setOpen] = useState(false);
  const button = (id: InstrumentId, label: string, pressed: boolean, run: () => void) => (
    <button
      key={id}
      type="button"
      data-instrument={id}
      aria-pressed={pressed}
      aria-label={label}
      title={text.hint(label, INSTRUMENT_KEYS[id].toUpperCase())}
      onClick={run}
    >
      {ICONS[id]}
    </button>
  );
  return (
    <div className="wg-instrument-bench">
      <div className="wg-instrument-legends" role="status">
        {legends.map(({ id, text: line, case: ruleCase }) => (
          <p key={id} className={`wg-instrument-legend wg-of-${id}`}>
            {ICONS[id]}
            <span>
              {line} {ruleCase && <CaseChip case={ruleCase} />}
            </span>
          </p>
        ))}
      </div>
      <fieldset className="wg-instrument-case" aria-label={text.label}>
        {(!narrow || open) && button('ruler', text.ruler, ruler.active, ruler.toggle)}
        {(!narrow || open) && ids.map((id) => button(id, names[id], on.has(id), () => toggle(id)))}
        {narrow && (
          <button type="button" aria-expanded={open} aria-label={text.label} onClick={() => setOpen(!open)}>
            <DraftingCompass size={19} aria-hidden="true" />
          </button>
        )}
      </fieldset>
    </div>
  );
}
