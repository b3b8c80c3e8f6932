import { absoluteUrl } from '../../routes.ts';

export const organizationId = absoluteUrl('/#organization');
export const websiteId = absoluteUrl('/#website');
export const pageId = (path: string) => `${absoluteUrl(path)}#page`;
export const breadcrumbId = (path: string) => `${absoluteUrl(path)}#breadcrumb`;
export const mainEntityId = (path: string) => `${absoluteUrl(path)}#subject`;
