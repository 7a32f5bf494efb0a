/** What one case of a rulebook says, in our own words. */
export interface RuleCase {
  /** Its number as printed, without the brackets of a sub-paragraph: 8.3.6. */
  readonly case: string;
  readonly title: string;
  /** Paragraphs. Other cases stand in double square brackets. */
  readonly text: readonly string[];
  /** The id of the chart that belongs to it. */
  readonly chart?: string;
}

/** The rules of a game by case, in the order of the printed rulebook; a chapter begins with its own case. */
export type Rulebook = readonly RuleCase[];
