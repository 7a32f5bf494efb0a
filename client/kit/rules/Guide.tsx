import { memo, type ReactNode } from 'react';
import type { Languages } from '../../../src/kit/language.js';
import { useLanguage } from '../language.js';
import { CaseText } from './CaseText.js';

export interface GuideSection<PictureId extends string = string> {
  readonly title: string;
  readonly picture?: PictureId;
  /** Paragraphs, which may cite rule cases in double square brackets. */
  readonly paragraphs: readonly string[];
}

export interface HowToPlay<PictureId extends string = string> {
  readonly words: Languages<{ readonly sections: readonly GuideSection<PictureId>[] }>;
  picture(id: PictureId): ReactNode;
}

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
