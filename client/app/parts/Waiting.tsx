import { Rose } from '../../kit/map/Rose.js';

/** Something takes its time: says what. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <p className="wg-waiting" role="status">
      <Rose />
      <span>{children}</span>
    </p>
  );
}
