import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import type { Tab } from './engine.ts';

/** One step of a locator, sent as JSON. */
type Step = { role?: string; name?: Matcher; level?: number; text?: Matcher; nth?: number };
/** `exactly` matches only the complete text; a regular expression matches any part of it. */
type Matcher = { exactly: string } | { source: string; flags: string };

/** Defines Testing Library in a page, because some drivers cannot find elements by role. */
const defineLibrary = new Function(
  readFileSync(
    createRequire(import.meta.url).resolve(
      '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
    ),
    'utf8',
  ),
) as () => void;

const matcherOf = (text: string | RegExp): Matcher =>
  typeof text === 'string' ? { exactly: text } : { source: text.source, flags: text.flags };

/** Retries a function for up to 30 seconds, because calls throw while a document unloads. */
const retry = <Result>(run: () => Promise<Result>) =>
  vi.waitFor(run, { timeout: 30_000, interval: 50 });

/** Each check or action finds the elements again. */
class LazyLocator {
  readonly #tab: Tab;
  readonly #steps: Step[];

  constructor(tab: Tab, steps: Step[] = []) {
    this.#tab = tab;
    this.#steps = steps;
  }

  role = (role: string, name?: string | RegExp) =>
    this.#with({ role, ...(name !== undefined && { name: matcherOf(name) }) });
  heading = (level: number, name?: string | RegExp) =>
    this.#with({ role: 'heading', level, ...(name !== undefined && { name: matcherOf(name) }) });
  /** Elements whose own text, without child elements, matches. */
  byText = (text: string | RegExp) => this.#with({ text: matcherOf(text) });
  /** The element at an index from 0; negative counts from the end. */
  nth = (nth: number) => this.#with({ nth });
  #with = (step: Step) => new LazyLocator(this.#tab, [...this.#steps, step]);

  /** Runs a function in the page with the visible matches. */
  async evaluate<Result, Arguments extends unknown[]>(
    callback: (elements: HTMLElement[], ...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>> {
    const run = () =>
      this.#tab.evaluate(
        withFinder(callback) as (
          steps: Step[],
          ...values: unknown[]
        ) => Promise<{ result: Awaited<Result> } | 'no library'>,
        this.#steps,
        ...values,
      );
    const outcome = await run();
    if (outcome !== 'no library') return outcome.result;
    await this.#tab.evaluate(defineLibrary);
    const retried = await run();
    if (retried === 'no library') throw new Error('The page was unloaded.');
    return retried.result;
  }

  count = () => this.evaluate((elements) => elements.length);
  text = () =>
    this.evaluate((elements) =>
      elements.map((element) => element.textContent.trim().replace(/\s+/g, ' ')).join('\n'),
    );
  value = () => this.evaluate(([element]) => (element as HTMLInputElement).value);
  isFocused = () =>
    this.evaluate(([element]) => element !== undefined && element === document.activeElement);
  attribute = (name: string) =>
    this.evaluate(([element], attribute) => element?.getAttribute(attribute) ?? null, name);

  #poll = <Value>(read: () => Promise<Value>) =>
    expect.poll(read, { message: this.#description() });
  expectVisible = () => this.#poll(this.count).toBeGreaterThan(0);
  expectHidden = () => this.#poll(this.count).toBe(0);
  expectText = (text: string | RegExp) => this.#poll(this.text).toMatch(text);
  expectValue = (value: string) => this.#poll(this.value).toBe(value);
  expectFocused = () => this.#poll(this.isFocused).toBe(true);
  expectFocusWithin = () =>
    this.#poll(() => this.evaluate(([element]) => element?.contains(document.activeElement))).toBe(
      true,
    );

  hover = () => retry(async () => this.#tab.move(...(await this.#findPoint())));

  /** Clicks the element, or its label if the element is covered, once its island is hydrated. */
  async click(): Promise<void> {
    // Waits for two equal positions, because the page may still scroll after Back or Forward.
    const point = await retry(async () => {
      const first = await this.#findPoint();
      expect(await this.#findPoint(), this.#description()).toEqual(first);
      return first;
    });
    await this.#tab.click(...point);
  }

  async fill(text: string): Promise<void> {
    await this.#focus();
    await this.evaluate(([element]) => (element as HTMLInputElement).select());
    await (text ? this.#tab.type(text) : this.#tab.press('Backspace'));
    await this.expectValue(text);
  }

  /** Selects an option by typing its first word, because drivers cannot click native lists. */
  async choose(option: string): Promise<void> {
    await this.#focus();
    await this.#tab.type(option.replace(/ .*/, ''));
    await this.expectValue(option);
  }

  async press(key: string): Promise<void> {
    await this.#focus();
    await this.#tab.press(key);
  }

  async #focus(): Promise<void> {
    await retry(() => this.#findPoint());
    await this.evaluate(([element]) => element?.focus());
  }

  /**
   * Scrolls to the element if it is out of view. Returns the middle of its first box, or of a label
   * if the element is covered.
   * @throws if the element is missing, moving or covered, or its island is not hydrated yet
   */
  async #findPoint(): Promise<[number, number]> {
    const point = await this.evaluate(async ([element]) => {
      if (!element) return 'missing';
      const readBox = () => element.getBoundingClientRect();
      if (readBox().top < 0 || readBox().bottom > innerHeight)
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x: left, y: top } = readBox();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (readBox().x !== left || readBox().y !== top) return 'still moving';
      for (const target of [element, ...((element as HTMLInputElement).labels ?? [])]) {
        const { x, y, width, height } =
          target.getClientRects()[0] ?? target.getBoundingClientRect();
        const [middleX, middleY] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(middleX, middleY);
        if (target.contains(hit))
          return { x: middleX, y: middleY, isHydrated: !target.closest('astro-island[ssr]') };
      }
      // Usually covered by the sticky header.
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return 'covered';
    });
    if (typeof point === 'string') throw new Error(`${this.#description()}: ${point}`);
    const { x, y, isHydrated } = point;
    if (!isHydrated) {
      // The pointer hydrates an island with `client:open`.
      await this.#tab.move(x - 1, y);
      await this.#tab.move(x, y);
      throw new Error(`${this.#description()}: not hydrated yet`);
    }
    return [x, y];
  }

  #description = () => this.#steps.map((step) => JSON.stringify(step)).join(' ');
}

/** Returns a function that finds elements and calls `callback` with them. */
const withFinder = (callback: (...values: never[]) => unknown) =>
  new Function(`return ${finderCode.replace('CALLBACK', () => String(callback))}`)();

const finderCode = `async function (steps, ...values) {
  const library = window.TestingLibraryDom;
  if (!library) return 'no library';
  const toPattern = (matcher) => matcher && ('exactly' in matcher ? matcher.exactly : new RegExp(matcher.source, matcher.flags));
  let elements = [document.body];
  for (const { role, name, level, text, nth } of steps) {
    if (nth !== undefined) elements = [elements.at(nth)].filter(Boolean);
    else
      elements = elements
        .flatMap((root) => (role ? library.queryAllByRole(root, role, { name: toPattern(name), level }) : library.queryAllByText(root, toPattern(text))))
        .filter((element) => element.checkVisibility());
  }
  return { result: await (CALLBACK)(elements, ...values) };
}`;

export class Page extends LazyLocator {
  readonly tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    super(tab);
    this.tab = tab;
    this.#origin = origin;
  }

  open = (path: string) => this.tab.open(`${this.#origin}${path}`);
  override press = (key: string, { control = false } = {}) => this.tab.press(key, control);
  type = (text: string) => this.tab.type(text);
  /** Waits until this URL is loaded. The path may have a query and a fragment. */
  expectUrl = (path: string | RegExp) =>
    retry(async () => {
      const [url, state] = await this.tab.evaluate(
        () => [location.pathname + location.search + location.hash, document.readyState] as const,
      );
      expect(state).toBe('complete');
      if (typeof path === 'string') expect(url).toBe(path);
      else expect(url).toMatch(path);
    });
  // The timers let `evaluate` return first, because a page that unloads does not respond.
  back = () => this.tab.evaluate(() => void setTimeout(() => history.back()));
  forward = () => this.tab.evaluate(() => void setTimeout(() => history.forward()));
  storedValue = (key: string) => this.tab.evaluate((name) => localStorage.getItem(name), key);
  /** Horizontal overflow in pixels. */
  overflow = () =>
    retry(() => this.tab.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  /** URLs of pictures that fail to decode, including lazy ones. */
  brokenPictures = () =>
    this.tab.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      const decoded = await Promise.allSettled(pictures.map((picture) => picture.decode()));
      return pictures
        .filter((_, index) => decoded[index]?.status === 'rejected')
        .map((picture) => picture.currentSrc || picture.src);
    });
}
