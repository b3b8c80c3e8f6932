import { ArrowIcon, BackIcon } from '../../components/icons.tsx';
import { shownPageNumbers } from '../../content/blog-lists.ts';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './Pager.module.css';

const { label, page: pageLabel, newer, older } = pageCopy('listings').blog.pages;

export function Pager({
  pageNumber,
  pageCount,
  urlOf,
}: {
  pageNumber: number;
  pageCount: number;
  urlOf: (pageNumber: number) => string;
}) {
  const linkedPages = shownPageNumbers(pageNumber, pageCount);
  return (
    <nav className={`actions ${styles.pager}`} aria-label={label}>
      {pageNumber > 1 && (
        <a className="tap-target" href={urlOf(pageNumber - 1)} rel="prev">
          <BackIcon /> {newer}
        </a>
      )}
      <ol>
        {linkedPages.map((linkedPage, index) => (
          <li
            key={linkedPage}
            data-gap={linkedPage - (linkedPages[index - 1] ?? linkedPage) > 1 ? '' : undefined}
          >
            <a
              className="choice tap-target"
              href={urlOf(linkedPage)}
              aria-label={fill(pageLabel, { number: linkedPage })}
              aria-current={linkedPage === pageNumber ? 'page' : undefined}
            >
              {linkedPage}
            </a>
          </li>
        ))}
      </ol>
      {pageNumber < pageCount && (
        <a className="tap-target" href={urlOf(pageNumber + 1)} rel="next">
          {older} <ArrowIcon />
        </a>
      )}
    </nav>
  );
}
