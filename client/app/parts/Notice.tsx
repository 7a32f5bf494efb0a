import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import type { ComponentType, ReactNode, SVGProps } from 'react';

type Tone = 'plain' | 'good' | 'bad';

const marks: Readonly<Record<Tone, ComponentType<SVGProps<SVGSVGElement>>>> = { plain: Info, good: CircleCheck, bad: CircleAlert };

/** Shows a message on a page. Screen readers announce errors at once. */
export function Notice({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  const Mark = marks[tone];
  return (
    <div className={`wg-notice wg-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Mark aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
