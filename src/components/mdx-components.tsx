import type { ComponentType } from 'react';
import { attributeError, type PartName, type PartProps, partNames } from '../content/mdx-parts.ts';
import { pictureName } from '../content/picture-name.ts';
import { Picture } from './Picture.tsx';
import { PreferencesLink } from './PreferencesLink.tsx';
import { FigureFrame, textParts } from './text-parts.tsx';

function Figure({ picture, caption, alt }: PartProps<'Figure'>) {
  return (
    <FigureFrame caption={caption}>
      <Picture name={pictureName(picture)} alt={alt} sizes="(max-width: 1040px) 100vw, 992px" />
    </FigureFrame>
  );
}

const components: { [Name in PartName]: ComponentType<PartProps<Name>> } = {
  ...textParts,
  Figure,
  PreferencesLink: ({ children }) => <PreferencesLink className="link">{children}</PreferencesLink>,
};

/** Wraps a component so that it throws for invalid attributes. */
const withAttributeCheck =
  <Name extends PartName>(name: Name, Component: ComponentType<PartProps<Name>>) =>
  (props: PartProps<Name>) => {
    const { children: _, ...attributes } = props as Record<string, unknown>;
    const error = attributeError(
      name,
      Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value })),
    );
    if (error) throw new Error(error);
    return <Component {...props} />;
  };

/** Components for MDX texts, by their names in `src/content/mdx-parts.ts`. */
export const mdxComponents = Object.fromEntries(
  partNames.map((name) => [
    name,
    withAttributeCheck(name, components[name] as ComponentType<PartProps<PartName>>),
  ]),
);
