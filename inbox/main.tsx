import './app/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { queryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { reloadAfterUpgrade } from './app/reload-after-upgrade.ts';
import { watchForLostFocus } from './app/watch-for-lost-focus.ts';

reloadAfterUpgrade();
watchForLostFocus();
const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Router base="/inbox">
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </Router>
    </QueryClientProvider>,
  );
