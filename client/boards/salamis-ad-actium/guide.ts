import type { GuideWords } from '../../kit/Guide.js';
import type { SalamisBoardWords } from './words/index.js';

/** Pictures of the guide. */
export type PictureId = 'fleet' | 'bag' | 'course' | 'ram' | 'rake' | 'arcs' | 'boarding' | 'marks' | 'campaign';

type SectionId = keyof SalamisBoardWords['guide']['sections'];

/** The sections in the order in which they are read, each with its picture. */
const ORDER: readonly (readonly [section: SectionId, picture?: PictureId])[] = [
  ['aim', 'fleet'],
  ['turn', 'bag'],
  ['ships'],
  ['sailing', 'course'],
  ['ramming', 'ram'],
  ['raking', 'rake'],
  ['shooting', 'arcs'],
  ['boarding', 'boarding'],
  ['intermediate', 'marks'],
  ['layingOut'],
  ['campaign', 'campaign'],
  ['atThisTable'],
];

/** The guide in somebody's words, with its pictures. */
export const guideIn = ({ guide }: SalamisBoardWords): GuideWords<PictureId> => ({
  ...guide,
  sections: ORDER.map(([section, picture]) => ({ ...guide.sections[section], picture })),
});
