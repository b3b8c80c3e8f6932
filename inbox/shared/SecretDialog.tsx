import { type ReactNode, useState } from 'react';
import { Button } from '../../src/components/Button.tsx';
import { FieldFrame } from '../../src/components/Field.tsx';
import { Dialog } from './Dialog.tsx';

export function SecretDialog({
  heading,
  label,
  secret,
  onClose,
  children,
}: {
  heading: string;
  label: string;
  secret: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog heading={heading} onClose={onClose}>
      <p>{children}</p>
      <div className="form">
        <FieldFrame id="secret" label={label}>
          {(aria) => (
            <input {...aria} readOnly value={secret} onFocus={({ target }) => target.select()} />
          )}
        </FieldFrame>
        <Button variant="solid" onClick={() => void copy()}>
          Copy {label.toLowerCase()}
        </Button>
        <p role="status">{isCopied && 'Copied.'}</p>
      </div>
    </Dialog>
  );
}
