import type { ComponentType } from 'react';
import {
  attributeError,
  type MdxComponentName,
  type MdxProps,
  mdxComponentNames,
} from '../content/mdx-schema.ts';
import { pictureName } from '../content/picture-name.ts';
import { Picture } from './Picture.tsx';
import { PreferencesLink } from './PreferencesLink.tsx';
import { FigureFrame, sharedMdxComponents } from './shared-mdx-components.tsx';

function Figure({ picture, caption, alt }: MdxProps<'Figure'>) {
  return (
    <FigureFrame caption={caption}>
      <Picture name={pictureName(picture)} alt={alt} sizes="(max-width: 1040px) 100vw, 992px" />
    </FigureFrame>
  );
}

const components: { [Name in MdxComponentName]: ComponentType<MdxProps<Name>> } = {
  ...sharedMdxComponents,
  Figure,
  PreferencesLink: ({ children }) => <PreferencesLink className="link">{children}</PreferencesLink>,
};

const withAttributeCheck =
  <Name extends MdxComponentName>(name: Name, Component: ComponentType<MdxProps<Name>>) =>
  (props: MdxProps<Name>) => {
    const { children: _, ...attributes } = props as Record<string, unknown>;
    const error = attributeError(
      name,
      Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value })),
    );
    if (error) throw new Error(error);
    return <Component {...props} />;
  };

export const mdxComponents = Object.fromEntries(
  mdxComponentNames.map((name) => [
    name,
    withAttributeCheck(name, components[name] as ComponentType<MdxProps<MdxComponentName>>),
  ]),
);
