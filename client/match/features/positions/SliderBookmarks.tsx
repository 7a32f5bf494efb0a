import type { Bookmark } from './bookmarks.js';

interface SliderMarksProps {
  readonly marks: readonly Bookmark[];
  readonly min: number;
  readonly max: number;
}

export function SliderBookmarks({ marks, min, max }: SliderMarksProps) {
  return (
    <div className="wg-slider-marks" aria-hidden="true">
      {marks
        .filter(({ at }) => at >= min && at <= max)
        .map(({ at }) => (
          <i key={at} style={{ left: `${max > min ? ((at - min) / (max - min)) * 100 : 0}%` }} />
        ))}
    </div>
  );
}
