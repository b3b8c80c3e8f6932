import { absoluteUrl } from '../../routes.ts';

/** Names by which the parts of the structured data refer to each other; the organization and the website are the same on every page. */
export const organizationId = absoluteUrl('/#organization');
export const websiteId = absoluteUrl('/#website');
export const pageId = (path: string) => `${absoluteUrl(path)}#page`;
export const breadcrumbId = (path: string) => `${absoluteUrl(path)}#breadcrumb`;
/** What the page at a path is about. */
export const mainEntityId = (path: string) => `${absoluteUrl(path)}#subject`;
