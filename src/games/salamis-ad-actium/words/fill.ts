export type Fill = string | number;
