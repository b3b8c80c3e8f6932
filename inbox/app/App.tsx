import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch, useRoute } from 'wouter';
import { SessionProvider, sessionKey, useSessionQuery } from '../api/session.ts';
import { LeadsPage } from '../leads/LeadsPage.tsx';
import { Empty, Loading, Problem } from '../shared/Answer.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { SignIn } from '../sign-in/SignIn.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';

const LeadPage = lazy(() => import('../lead/LeadPage.tsx'));
const OverviewPage = lazy(() => import('../overview/OverviewPage.tsx'));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx'));
const AccountsPage = lazy(() => import('../accounts/AccountsPage.tsx'));
const AuditPage = lazy(() => import('../audit/AuditPage.tsx'));
const SetPassword = lazy(() => import('../sign-in/SetPassword.tsx'));

/** The inbox: the sign-in screen at whatever address, until somebody is signed in, who then is where they wanted to be. */
export function App() {
  const client = useQueryClient();
  const session = useSessionQuery();
  const [invited] = useRoute('/invitation');
  if (invited)
    return (
      <Suspense>
        <SetPassword />
      </Suspense>
    );
  if (session.data === null) return <SignIn onSignedIn={(next) => client.setQueryData(sessionKey, next)} />;
  if (session.data === undefined) return session.error ? <Problem onRetry={() => void session.refetch()}>{session.error.message}</Problem> : <Loading />;
  return (
    <SessionProvider value={session.data}>
      <Shell>
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/" component={LeadsPage} />
              <Route path="/leads/:id">{({ id }) => <LeadPage key={id} id={id} />}</Route>
              <Route path="/overview" component={OverviewPage} />
              <Route path="/settings" component={SettingsPage} />
              <Route path="/accounts" component={AccountsPage} />
              <Route path="/audit" component={AuditPage} />
              <Route component={NoPage} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </SessionProvider>
  );
}

const NoPage = () => (
  <>
    <PageHeading title="There is no page here" />
    <Empty heading="The address may be mistyped, or the page is gone." />
  </>
);
