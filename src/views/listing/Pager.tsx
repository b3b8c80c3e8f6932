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
        {shown.map((each, index) => (
          <li key={each} data-gap={each - (shown[index - 1] ?? each) > 1 ? '' : undefined}>
            <a
              className="choice tap-target"
              href={urlOf(each)}
              aria-label={fill(page, { number: each })}
              aria-current={each === number ? 'page' : undefined}
            >
              {each}
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
