import { ArrowIcon, BackIcon } from '../../components/icons.tsx';
import { shownPageNumbers } from '../../content/blog-lists.ts';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './Pager.module.css';

const { label, page, newer, older } = pageCopy('listings').blog.pages;

export function Pager({
  number,
  pages,
  urlOf,
}: {
  number: number;
  pages: number;
  urlOf: (number: number) => string;
}) {
  const shown = shownPageNumbers(number, pages);
  return (
    <nav className={`actions ${styles.pager}`} aria-label={label}>
      {number > 1 && (
        <a className="tap-target" href={urlOf(number - 1)} rel="prev">
          <BackIcon /> {newer}
        </a>
      )}
      <ol>
        {shown.map((pageNumber, index) => (
          <li
            key={pageNumber}
            data-gap={pageNumber - (shown[index - 1] ?? pageNumber) > 1 ? '' : undefined}
          >
            <a
              className="choice tap-target"
              href={urlOf(pageNumber)}
              aria-label={fill(page, { number: pageNumber })}
              aria-current={pageNumber === number ? 'page' : undefined}
            >
              {pageNumber}
            </a>
          </li>
        ))}
      </ol>
      {number < pages && (
        <a className="tap-target" href={urlOf(number + 1)} rel="next">
          {older} <ArrowIcon />
        </a>
      )}
    </nav>
  );
}
