import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch, useRoute } from 'wouter';
import { SessionProvider, sessionKey, useSessionQuery } from '../api/session.ts';
import { LeadsPage } from '../leads/LeadsPage.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { Empty, Loading, Problem } from '../shared/QueryResult.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';

const LeadPage = lazy(() => import('../lead/LeadPage.tsx'));
const OverviewPage = lazy(() => import('../overview/OverviewPage.tsx'));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx'));
const AccountsPage = lazy(() => import('../accounts/AccountsPage.tsx'));
const AuditPage = lazy(() => import('../audit/AuditPage.tsx'));
const SignIn = lazy(() => import('../sign-in/SignIn.tsx'));
const LinkSignIn = lazy(() => import('../sign-in/LinkSignIn.tsx'));
const SetPassword = lazy(() => import('../sign-in/SetPassword.tsx'));

/** Shows the sign-in screen at every URL until the user is signed in. */
export function App() {
  const client = useQueryClient();
  const session = useSessionQuery();
  const [invited] = useRoute('/invitation');
  const [hasLink] = useRoute('/sign-in');
  if (invited || hasLink) return <Suspense>{invited ? <SetPassword /> : <LinkSignIn />}</Suspense>;
  if (session.data === null)
    return (
      <Suspense>
        <SignIn onSignedIn={(next) => client.setQueryData(sessionKey, next)} />
      </Suspense>
    );
  if (session.data === undefined)
    return session.error ? (
      <Problem onRetry={() => void session.refetch()}>{session.error.message}</Problem>
    ) : (
      <Loading />
    );
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
