import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, AccountChange } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { request } from '../api/client.ts';
import { accountsQuery } from '../api/queries.ts';
import { Answer, Problem } from '../shared/Answer.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { say } from '../shared/status-line.ts';
import { AccountRow } from './AccountRow.tsx';
import styles from './AccountsPage.module.css';
import { type IssuedLink, LinkDialog } from './LinkDialog.tsx';
import { NewAccountDialog } from './NewAccountDialog.tsx';

const path = (email: string) => `/accounts/${encodeURIComponent(email)}`;

/** Who may use the inbox, for owners. */
export default function AccountsPage() {
  const client = useQueryClient();
  const query = useQuery(accountsQuery);
  const [adding, setAdding] = useState(false);
  const [issued, setIssued] = useState<IssuedLink>();
  const refresh = () => client.invalidateQueries({ queryKey: accountsQuery.queryKey });
  const change = useMutation({
    mutationFn: ({ email, body }: { email: string; body: AccountChange }) => request<Account>(path(email), { method: 'PATCH', body }),
    onSuccess: (_, { email }) => {
      say(`${email} has been changed.`);
      return refresh();
    },
  });
  const reset = useMutation({
    mutationFn: (email: string) => request<{ link: string }>(`${path(email)}/reset`, { method: 'POST', body: {} }),
    onSuccess: ({ link }, email) => {
      setIssued({ email, link });
      return refresh();
    },
  });
  const pendingRole = (email: string) => (change.isPending && change.variables.email === email ? change.variables.body.role : undefined);
  const problem = change.error ?? reset.error;
  return (
    <>
      <PageHeading title="Accounts">
        <Button variant="solid" small className={styles.add} onClick={() => setAdding(true)}>
          Add account
        </Button>
      </PageHeading>
      {problem && <Problem>{problem.message}</Problem>}
      <Answer query={query}>
        {(accounts) => (
          <ul className={styles.accounts}>
            {accounts.map((account) => (
              <AccountRow
                key={account.email}
                account={{ ...account, role: pendingRole(account.email) ?? account.role }}
                onChange={(body) => change.mutate({ email: account.email, body })}
                onReset={() => reset.mutate(account.email)}
              />
            ))}
          </ul>
        )}
      </Answer>
      {adding && (
        <NewAccountDialog
          onClose={() => setAdding(false)}
          onAdded={(link) => {
            setAdding(false);
            setIssued(link);
            void refresh();
          }}
        />
      )}
      {issued && <LinkDialog issued={issued} onClose={() => setIssued(undefined)} />}
    </>
  );
}
