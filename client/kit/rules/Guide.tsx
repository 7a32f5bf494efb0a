import { memo, type ReactNode } from 'react';
import type { Languages } from '../../../src/kit/language.js';
import { useLanguage } from '../language.js';
import { CaseText } from './CaseText.js';

export interface GuideSection<PictureId extends string = string> {
  readonly title: string;
  readonly picture?: PictureId;
  /** Rule cases stand in double square brackets. */
  readonly paragraphs: readonly string[];
}

/** How to play a game: what a board loads when somebody opens it. */
export interface HowToPlay<PictureId extends string = string> {
  readonly words: Languages<{ readonly sections: readonly GuideSection<PictureId>[] }>;
  /** Draws a picture out of the board's own parts. */
  picture(id: PictureId): ReactNode;
}

/** How to play, with pictures. */
export const Guide = memo(function Guide({ guide }: { readonly guide: HowToPlay }) {
  const { sections } = useLanguage().of(guide.words);
  return sections.map(({ title, picture, paragraphs }) => (
    <section key={title}>
      <h3>{title}</h3>
      {picture && guide.picture(picture)}
      <CaseText text={paragraphs} />
    </section>
  ));
});
