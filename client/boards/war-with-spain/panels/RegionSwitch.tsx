import type { ChartPart } from '../../../kit/panels/chartPart.js';
import { REGION_IDS, REGIONS } from '../chart/regions.js';
import { useWords } from '../words/index.js';

/** A button for each part of the theatre, which brings it as near as it can be seen whole. */
export function RegionSwitch({ onShow }: { readonly onShow: (part: ChartPart) => void }) {
  const { regions } = useWords();
  return (
    <div className="wg-region-switch">
      {REGION_IDS.map((id) => (
        <button key={id} type="button" onClick={() => onShow(REGIONS[id])}>
          {regions[id]}
        </button>
      ))}
    </div>
  );
}
