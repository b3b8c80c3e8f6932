import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CreatedToken, NewToken, Token } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { tokensQuery } from '../api/queries.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { ActionButton, ItemList, UsageTimes } from '../shared/ItemList.tsx';
import { roleLabels } from '../shared/labels.ts';
import { RoleField } from '../shared/RoleField.tsx';
import { SecretDialog } from '../shared/SecretDialog.tsx';
import { Section } from '../shared/Section.tsx';

export function Tokens() {
  const [dialog, setDialog] = useState<'new' | Token | CreatedToken>();
  const dialogProps = { invalidates: tokensQuery, onClose: () => setDialog(undefined) };
  return (
    <Section title="API tokens">
      <p className="muted">
        A CRM or a script can use the API with a token, whose role decides what is allowed.
      </p>
      <ItemList query={useQuery(tokensQuery)}>
        {(token) => ({
          title: token.name,
          note: (
            <UsageTimes
              prefix={`${roleLabels[token.role]}. Created by ${token.madeBy}`}
              at={token.createdAt}
              lastUsedAt={token.lastUsedAt}
            />
          ),
          actions: (
            <ActionButton
              name="Revoke"
              hiddenSuffix={token.name}
              onClick={() => setDialog(token)}
            />
          ),
        })}
      </ItemList>
      <Button variant="outline" small onClick={() => setDialog('new')}>
        Create a token
      </Button>
      {dialog === 'new' ? (
        <FormDialog
          {...dialogProps}
          heading="Create a token"
          submitLabel="Create token"
          onSubmit={(values) =>
            request<CreatedToken>('/tokens', { method: 'POST', body: values as NewToken })
          }
          onDone={setDialog}
        >
          <Field
            id="token-name"
            name="name"
            label="Name"
            hint="The program that will use the token."
            required
            maxLength={60}
            autoComplete="off"
          />
          <RoleField defaultValue="reader" />
        </FormDialog>
      ) : dialog && 'secret' in dialog ? (
        <SecretDialog
          heading="API token"
          label="Token"
          secret={dialog.secret}
          onClose={dialogProps.onClose}
        >
          Copy this token to <strong>{dialog.name}</strong>. It is not shown again.
        </SecretDialog>
      ) : (
        dialog && (
          <FormDialog
            {...dialogProps}
            heading="Revoke this token?"
            submitLabel="Revoke token"
            successMessage="Token revoked."
            onSubmit={() => request(`/tokens/${dialog.id}`, { method: 'DELETE' })}
          >
            <p>
              Requests with the token <bdi>{dialog.name}</bdi> will fail.
            </p>
          </FormDialog>
        )
      )}
    </Section>
  );
}
