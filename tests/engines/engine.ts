/** A tab with its own profile, driven by WebDriver or Puppeteer. */
export type Tab = {
  /** Opens a URL and waits for the `load` event. */
  open: (url: string) => Promise<void>;
  /** Sets the viewport size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /**
   * Runs a function in the page. It must not use outer variables. Arguments and result are sent
   * as JSON.
   */
  evaluate: <Result, Arguments extends unknown[]>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Awaited<Result>>;
  /** Moves the pointer. Positions are in CSS pixels of the viewport. */
  move: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** @param key as in `KeyboardEvent.key` */
  press: (key: string, withControl?: boolean) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Console errors, exceptions and policy violations so far. */
  browserErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Browser = { newTab: () => Promise<Tab>; close: () => Promise<void> };

export type Engine = {
  name: string;
  /** Debian packages of the engine. */
  packages: string[];
  /** Returns the browser's path for `launch`, if the engine is installed. */
  find: () => string | undefined;
  launch: (program: string) => Promise<Browser>;
};

/** Environment variables for the time zone and language of the tests. */
export const localeEnv = {
  TZ: 'America/Chicago',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  LANGUAGE: 'en_US',
};
