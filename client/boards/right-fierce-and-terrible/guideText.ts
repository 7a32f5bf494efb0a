/** The pictures of the guide, each made of the board's own parts. */
export type PictureId = 'counters' | 'men' | 'marks' | 'wind' | 'bonds' | 'chits';

export interface Section {
  readonly title: string;
  readonly picture?: PictureId;
  /** Rule cases stand in double square brackets. */
  readonly paragraphs: readonly string[];
}

export const guide: readonly Section[] = [];
export const cases: readonly { readonly case: string; readonly text: string }[] = [];
export const guideTitles = { cases: 'Rules by case' } as const;
