import { Component, type ReactNode, Suspense } from 'react';
import { usePageWords } from '../words/index.js';
import { Notice } from './Notice.js';

interface LatePartProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders content that is loaded on demand. If loading fails, the rest of the page keeps working. */
export class LatePart extends Component<LatePartProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? <Missing /> : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

/** Reports a file that failed to load. After an update, the server no longer has the files of older pages. */
function Missing() {
  const words = usePageWords();
  return (
    <div className="wg-missing-part">
      <Notice tone="bad">
        <p>{words.partMissing}</p>
        <button type="button" className="wg-button" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      </Notice>
    </div>
  );
}
