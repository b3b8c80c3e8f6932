import { useState } from 'react';
import { Button } from '../../src/components/Button.tsx';
import { FieldFrame } from '../../src/components/Field.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import styles from './AccountsPage.module.css';

export type IssuedLink = { email: string; link: string };

/** Shows a one-time link, which is shown nowhere else and never again. */
export function LinkDialog({ issued: { email, link }, onClose }: { issued: IssuedLink; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog heading="One-time link" onClose={onClose}>
      <p>
        Send this to <strong>{email}</strong>. It sets a password once, within 24 hours, and is shown only now.
      </p>
      <div className={styles.form}>
        <FieldFrame id="link" label="Link">
          {(wiring) => <input {...wiring} readOnly value={link} onFocus={({ target }) => target.select()} />}
        </FieldFrame>
        <Button variant="solid" onClick={() => void copy()}>
          Copy link
        </Button>
        <p role="status">{copied && 'Copied.'}</p>
      </div>
    </Dialog>
  );
}
