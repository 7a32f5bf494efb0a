/** The anchor of a chapter. Cases have their number as anchor. */
export const chapterId = (number: string): string => `chapter-${number}`;
