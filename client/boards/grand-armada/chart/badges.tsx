/** Small round signs of a ship's state; each has a shape of its own. */
export type BadgeKind = 'withdrawing' | 'broken' | 'unguarded' | 'adrift' | 'held' | 'crippled' | 'silenced' | 'yaw' | 'done';

const SIGNS: { readonly [kind in BadgeKind]: string } = {
  // A white flag that streams away.
  withdrawing: 'M-4 6V-6M-4 -6Q0 -8 6 -5Q2 -2 6 0Q0 -2 -4 0',
  // A flag torn in two.
  broken: 'M-4 6V-6M-4 -6H5L2 -3L5 0H-4M0 -6L-1 -3L1 -2L0 0',
  // An open lock.
  unguarded: 'M-4.5 -0.5H4.5V6H-4.5ZM-3 -0.5V-4A3 3 0 0 1 2.6 -5.4',
  // A hull without a mast on a wave.
  adrift: 'M-6 -1H6L3.5 3H-3.5ZM-6 6Q-3 4 0 6T6 6',
  // A closed link of chain.
  held: 'M-1 -2.6H-3.5A2.6 2.6 0 0 0 -3.5 2.6H-1M1 -2.6H3.5A2.6 2.6 0 0 1 3.5 2.6H1M-2.5 0H2.5',
  // A mast gone by the board.
  crippled: 'M-6 4H6M-3 4V0L5 -5M-1 -1.5L1.5 1.5',
  // A gun, crossed out.
  silenced: 'M-5 1.5L4 -3L5 -1L-4 4ZM-3 4a2 2 0 1 0 0.1 0M-5.5 -5.5L5.5 5.5',
  // A turn that is owed.
  yaw: 'M-4.5 4A5 5 0 1 1 4 3.5M4 3.5L6.2 0.4M4 3.5L0.6 2.4',
  done: 'M-5 0.5L-1.5 4L5 -4',
};

/** The sign on its disc. */
export function Badge({ kind }: { readonly kind: BadgeKind }) {
  return (
    <g className={`wg-badge wg-badge-${kind}`}>
      <circle r={9} />
      <path d={SIGNS[kind]} />
    </g>
  );
}

export const FLAGS = {
  ensign: 'M-2 16V-18H22V-2H0V16Z',
} as const;
