import type { ComponentProps } from 'react';
import { Divider } from '../../components/Divider.tsx';
import { SignUpSection } from './SignUpSection.tsx';

export function SignUpFooter(props: ComponentProps<typeof SignUpSection>) {
  return (
    <>
      <SignUpSection {...props} />
      <div className="theme-dark screen-only">
        <div className="wrap">
          <Divider />
        </div>
      </div>
    </>
  );
}
