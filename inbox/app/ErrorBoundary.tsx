import { Component, type ReactNode } from 'react';
import { ErrorMessage } from '../shared/QueryResult.tsx';
import { reloadIfReachable } from './reload-after-upgrade.ts';

/** Shows a message if a screen throws, for example because an upgrade removed its script. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorMessage onRetry={() => void reloadIfReachable()}>
        This screen could not be shown. Check your connection. The inbox may have been updated since
        you opened it.
      </ErrorMessage>
    );
  }
}
