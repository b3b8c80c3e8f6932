import { Component, type ReactNode } from 'react';
import { ErrorMessage } from '../shared/QueryResult.tsx';

/** Shows a message for a screen that throws, such as one whose code an upgrade has removed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorMessage onRetry={() => window.location.reload()}>
        This screen could not be shown. The lead inbox may have been updated since you opened it.
      </ErrorMessage>
    );
  }
}
