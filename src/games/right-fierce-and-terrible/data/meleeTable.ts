/** What a melee costs, by how the modified totals compare (8.3.19): steps of the victor, and of each vanquished unit. */
interface MeleeRow {
  readonly id: 'tie' | 'close' | 'clear' | 'rout';
  readonly victor: 0 | 1;
  readonly squadrons: 0 | 1;
  readonly marines: 0 | 1 | 2;
}

export const MELEE: readonly MeleeRow[] = [
  { id: 'tie', victor: 0, squadrons: 0, marines: 0 },
  { id: 'close', victor: 1, squadrons: 1, marines: 1 },
  { id: 'clear', victor: 0, squadrons: 1, marines: 1 },
  { id: 'rout', victor: 0, squadrons: 1, marines: 2 },
];

/**
 * Row for two modified totals. Totals of 0 and less are taken arithmetically: then the vanquished are always routed, and the
 * victor always has double.
 */
export function meleeRow(a: number, b: number): 0 | 1 | 2 | 3 {
  if (a === b) return 0;
  const [victor, vanquished] = a > b ? [a, b] : [b, a];
  if (3 * vanquished <= victor) return 3;
  return victor >= 2 * vanquished ? 2 : 1;
}
