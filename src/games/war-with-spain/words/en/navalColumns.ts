/** Names of the Naval Combat Results columns, by differential. */
export const navalColumns = {
  lessThan: (least: string): string => `less than ${least}`,
  moreThan: (most: string): string => `more than ${most}`,
  to: (from: string, to: string): string => `${from} to ${to}`,
};
