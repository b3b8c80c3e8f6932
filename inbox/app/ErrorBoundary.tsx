import { Component, type ReactNode } from 'react';
import { ErrorMessage } from '../shared/QueryResult.tsx';

/** Catches errors of a screen, for example if an upgrade has removed its code. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorMessage onRetry={() => window.location.reload()}>
        This screen could not be shown. The lead inbox may have been updated since you opened it.
      </ErrorMessage>
    );
  }
}
