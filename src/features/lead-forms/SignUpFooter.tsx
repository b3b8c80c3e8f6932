import type { ComponentProps } from 'react';
import { Divider } from '../../components/Divider.tsx';
import { SignUpSection } from './SignUpSection.tsx';

/** The sign-up section above the footer, with a divider. */
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
