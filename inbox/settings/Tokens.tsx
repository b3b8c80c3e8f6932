import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MadeToken, NewToken, Token } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { tokensQuery } from '../api/queries.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { ActionButton, ItemList } from '../shared/ItemList.tsx';
import { roles } from '../shared/labels.ts';
import { RoleField } from '../shared/RoleField.tsx';
import { SecretDialog } from '../shared/SecretDialog.tsx';
import { Section } from '../shared/Section.tsx';
import { TimeText } from '../shared/TimeText.tsx';

/** API tokens, for owners. */
export function Tokens() {
  const [open, setOpen] = useState<'new' | Token | MadeToken>();
  const common = { invalidates: tokensQuery, onClose: () => setOpen(undefined) };
  return (
    <Section title="API tokens">
      <p className="muted">A CRM or a script reads and changes leads with a token.</p>
      <ItemList query={useQuery(tokensQuery)}>
        {(token) => ({
          title: token.name,
          note: (
            <>
              {roles[token.role].name}. Made by {token.madeBy}{' '}
              <TimeText at={token.createdAt} full />,{' '}
              {token.lastUsedAt === null ? (
                'never used'
              ) : (
                <>
                  last used <TimeText at={token.lastUsedAt} full />
                </>
              )}
            </>
          ),
          actions: (
            <ActionButton name="Revoke" itemName={token.name} onClick={() => setOpen(token)} />
          ),
        })}
      </ItemList>
      <Button variant="outline" small onClick={() => setOpen('new')}>
        Make a token
      </Button>
      {open === 'new' ? (
        <FormDialog
          {...common}
          heading="Make a token"
          action="Make token"
          onSubmit={(values) =>
            request<MadeToken>('/tokens', { method: 'POST', body: values as NewToken })
          }
          onDone={setOpen}
        >
          <Field
            id="token-name"
            name="name"
            label="Name"
            hint="The program that will use it."
            required
            maxLength={60}
            autoComplete="off"
          />
          <RoleField value="reader" />
        </FormDialog>
      ) : open && 'secret' in open ? (
        <SecretDialog
          heading="API token"
          label="Token"
          secret={open.secret}
          onClose={common.onClose}
        >
          Store this where <strong>{open.name}</strong> finds it. It is shown only now.
        </SecretDialog>
      ) : (
        open && (
          <FormDialog
            {...common}
            heading="Revoke this token?"
            action="Revoke token"
            onSubmit={() => request(`/tokens/${open.id}`, { method: 'DELETE' })}
          >
            <p>
              Requests with the token <bdi>{open.name}</bdi> are refused from now on.
            </p>
          </FormDialog>
        )
      )}
    </Section>
  );
}
