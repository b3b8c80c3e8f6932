import { lazy, Suspense } from 'react';
import { Route, Switch, useRoute } from 'wouter';
import { SessionProvider, useSessionQuery } from '../api/session.ts';
import { LeadsPage } from '../leads/LeadsPage.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { Empty, ErrorMessage, Loading } from '../shared/QueryResult.tsx';
import { Shell } from './Shell.tsx';

const LeadPage = lazy(() => import('../lead/LeadPage.tsx'));
const OverviewPage = lazy(() => import('../overview/OverviewPage.tsx'));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx'));
const AccountsPage = lazy(() => import('../accounts/AccountsPage.tsx'));
const AuditPage = lazy(() => import('../audit/AuditPage.tsx'));
const SignIn = lazy(() => import('../sign-in/SignIn.tsx'));
const LinkSignIn = lazy(() => import('../sign-in/LinkSignIn.tsx'));
const SetPassword = lazy(() => import('../sign-in/SetPassword.tsx'));

/** Shows the sign-in screen if nobody is signed in, except at the URLs of one-time links. */
export function App() {
  const session = useSessionQuery();
  const [isInvitation] = useRoute('/invitation');
  const [isSignInLink] = useRoute('/sign-in');
  if (isInvitation || isSignInLink || session.data === null)
    return (
      <Suspense>
        {isInvitation ? <SetPassword /> : isSignInLink ? <LinkSignIn /> : <SignIn />}
      </Suspense>
    );
  if (session.data === undefined)
    return session.error ? (
      <ErrorMessage onRetry={() => void session.refetch()}>{session.error.message}</ErrorMessage>
    ) : (
      <Loading />
    );
  return (
    <SessionProvider value={session.data}>
      <Shell>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={LeadsPage} />
            <Route path="/leads/:id">{({ id }) => <LeadPage key={id} id={id} />}</Route>
            <Route path="/overview" component={OverviewPage} />
            <Route path="/settings" component={SettingsPage} />
            <Route path="/accounts" component={AccountsPage} />
            <Route path="/audit" component={AuditPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </Shell>
    </SessionProvider>
  );
}

const NotFoundPage = () => (
  <>
    <PageHeading title="Page not found" />
    <Empty heading="Check the address, or choose a page from the menu." />
  </>
);
