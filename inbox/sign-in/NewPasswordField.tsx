import { Field } from '../../src/components/Field.tsx';

/** The same as in `server/accounts/passwords.ts`. */
const MIN_LENGTH = 12;

export const NewPasswordField = (props: { name: string; label: string; error?: string }) => (
  <Field
    {...props}
    id={props.name}
    hint={`At least ${MIN_LENGTH} characters. A few words in a row are easy to remember.`}
    type="password"
    autoComplete="new-password"
    required
    minLength={MIN_LENGTH}
  />
);
