/** The place of a chapter on the page; cases stand under their number. */
export const chapterId = (number: string): string => `chapter-${number}`;
