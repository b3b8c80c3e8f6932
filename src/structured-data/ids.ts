import { address } from '../address.ts';

/** Names by which the parts of the structured data refer to each other; the organization and the website are the same on every page. */
export const organizationId = address('/#organization');
export const websiteId = address('/#website');
export const pageId = (path: string) => `${address(path)}#page`;
export const breadcrumbId = (path: string) => `${address(path)}#breadcrumb`;
/** What the page at a path is about. */
export const subjectId = (path: string) => `${address(path)}#subject`;
