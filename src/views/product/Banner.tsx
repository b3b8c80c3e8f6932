import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { keepTogether } from '../../components/keep-together.tsx';
import { Split, Stack } from '../../components/primitives/layout.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { demonstrationUrl, detailRoutes, routes } from '../../routes.ts';

const copy = pageCopy('product');
const { actions } = pageCopy('shared');

export function Banner({
  id,
  route,
  name,
  title,
  lede,
  picture,
}: {
  id: number;
  route: string;
  name: string;
  title: string;
  lede: string;
  picture: string;
}) {
  const demoUrl = demonstrationUrl(route);
  return (
    <PageHeader
      breadcrumb={breadcrumbs.product(name)}
      heading={keepTogether(title)}
      layout="stacked"
    >
      <Split ratio="3/9" align="end">
        <Stack>
          <p className="lede">{lede}</p>
          <div className="actions">
            <ButtonLink variant="primary" arrow href={routes.contact}>
              {actions.scheduleDemo}
            </ButtonLink>
            {demoUrl && (
              <ButtonLink variant="outline" href={demoUrl}>
                {actions.tryItNow}
              </ButtonLink>
            )}
            <a className="link tap-target" href={detailRoutes.product(id)}>
              {copy.dataSheet.link}
            </a>
          </div>
        </Stack>
        <AnnotatedPicture
          name={picture}
          number={1}
          sizes="(max-width: 1024px) 100vw, 1000px"
          priority
        />
      </Split>
    </PageHeader>
  );
}
