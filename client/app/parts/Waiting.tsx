import { Rose } from '../../kit/map/Rose.js';

export function Waiting({ children }: { readonly children: string }) {
  return (
    <p className="wg-waiting" role="status">
      <Rose />
      <span>{children}</span>
    </p>
  );
}
