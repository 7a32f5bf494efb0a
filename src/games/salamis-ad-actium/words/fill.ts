/** A value in a chart's phrase. */
export type Fill = string | number;
