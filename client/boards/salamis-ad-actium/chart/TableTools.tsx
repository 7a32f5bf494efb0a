import CircleDashed from 'lucide-react/icons/circle-dashed';
import Ruler from 'lucide-react/icons/ruler';
import { useWords } from '../words/index.js';

interface TableToolsProps {
  readonly rings: boolean;
  readonly measuring: boolean;
  readonly onRings: () => void;
  readonly onMeasure: () => void;
}

/** Instruments that lie beside the table: the ruler, and the rings of command. */
export function TableTools({ rings, measuring, onRings, onMeasure }: TableToolsProps) {
  const text = useWords().tools;
  return (
    <div className="table-tools">
      <button type="button" aria-pressed={measuring} aria-label={text.ruler} title={text.ruler} onClick={onMeasure}>
        <Ruler size={17} aria-hidden="true" />
      </button>
      <button type="button" aria-pressed={rings} aria-label={text.rings} title={text.rings} onClick={onRings}>
        <CircleDashed size={17} aria-hidden="true" />
      </button>
    </div>
  );
}
