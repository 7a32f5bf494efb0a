/** A value filled into a chart's phrase. */
export type Fill = string | number;
