import { ROLES, type Role } from '../../server/inbox/api.ts';
import { FieldFrame } from '../../src/components/Field.tsx';
import { roles } from './labels.ts';

export const RoleField = ({ value }: { value: Role }) => (
  <FieldFrame id="role" label="Role">
    {(wiring) => (
      <select {...wiring} name="role" defaultValue={value}>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {roles[role].name}: {roles[role].description}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);
