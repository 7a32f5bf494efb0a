import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const marks = { plain: Info, good: CircleCheck, bad: CircleAlert };

/** A message that stays on the page; a bad one is read out at once. */
export function Notice({ tone = 'plain', children }: { readonly tone?: keyof typeof marks; readonly children: ReactNode }) {
  const Mark = marks[tone];
  return (
    <div className={`wg-notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Mark aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
