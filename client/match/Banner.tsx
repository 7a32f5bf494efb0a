import type { ReactNode } from 'react';

interface BannerProps {
  readonly tone?: 'plain' | 'bad';
  readonly text: string;
  readonly children?: ReactNode;
  readonly testId?: string;
}

export function Banner({ tone = 'plain', text, children, testId }: BannerProps) {
  return (
    <div className={`wg-banner wg-${tone}`} data-testid={testId}>
      <p role={tone === 'bad' ? 'alert' : 'status'}>{text}</p>
      {children && <div className="wg-buttons">{children}</div>}
    </div>
  );
}
