import type { Role } from '../../server/inbox/api.ts';
import { FieldFrame } from '../../src/components/Field.tsx';
import { roleDescriptions } from './labels.ts';
import { Options } from './Options.tsx';

export const RoleField = ({ defaultValue }: { defaultValue: Role }) => (
  <FieldFrame id="role" label="Role">
    {(aria) => (
      <select {...aria} name="role" defaultValue={defaultValue}>
        <Options labels={roleDescriptions} />
      </select>
    )}
  </FieldFrame>
);
